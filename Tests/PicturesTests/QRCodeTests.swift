import Raster
import Testing

@testable import Pictures

@Suite("QR code")
struct QRCodeTests {
  private let link = "https://museum.example/vase"

  /// The modules of a code, without its quiet zone.
  private func modules(_ bitmap: Bitmap, pixels: Int) -> [[Bool]] {
    let count = bitmap.width / pixels
    return (QRCode.quietZone..<count - QRCode.quietZone).map { row in
      (QRCode.quietZone..<count - QRCode.quietZone).map { bitmap[$0 * pixels, row * pixels] == 0xFF00_0000 }
    }
  }

  @Test("a short link makes a code of 29 modules with a quiet zone of 4")
  func size() throws {
    let bitmap = try #require(QRCode.bitmap(link, side: 160))

    // 29 + 2 · 4 modules of 5 pixels are the first that reach 160.
    #expect(bitmap.width == 37 * 5 && bitmap.height == 37 * 5)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where min(x, y) < 20 || max(x, y) >= bitmap.width - 20 {
        #expect(bitmap[x, y] == 0xFFFF_FFFF)
      }
    }
  }

  @Test("the three corners hold finder patterns, and the fourth none")
  func finders() throws {
    let code = modules(try #require(QRCode.bitmap(link, side: 160)), pixels: 5)
    func isFinder(_ top: Int, _ left: Int) -> Bool {
      (0..<7).allSatisfy { y in
        (0..<7).allSatisfy { x in code[top + y][left + x] == (max(abs(x - 3), abs(y - 3)) != 2) }
      }
    }

    #expect(isFinder(0, 0) && isFinder(0, 22) && isFinder(22, 0) && !isFinder(22, 22))
  }

  @Test("every module is one square of one colour")
  func squares() throws {
    let bitmap = try #require(QRCode.bitmap(link, side: 100))
    let pixels = bitmap.width / 37

    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { #expect(bitmap[x, y] == bitmap[x / pixels * pixels, y / pixels * pixels]) }
    }
  }

  @Test("other texts make other codes, and what no code holds makes none")
  func contents() {
    #expect(QRCode.bitmap(link, side: 160) != QRCode.bitmap(link + "s", side: 160))
    #expect(QRCode.bitmap("", side: 160) == nil)
    #expect(QRCode.bitmap(String(repeating: "x", count: 4_000), side: 160) == nil)
  }
}
