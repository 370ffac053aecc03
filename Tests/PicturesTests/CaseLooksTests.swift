import Raster
import Testing

@testable import Pictures

/// The look that each case asks for, where it is more than being shown.
@Suite("Looks of the cases")
struct CaseLooksTests {
  private func pixels(_ name: String) throws -> Bitmap { try PictureDecoder().pixels(path: TestFiles.path(name)) }

  private func expectError(_ name: String, _ isMeant: (PictureError) -> Bool) {
    let error = failure { () throws(PictureError) in
      _ = try PictureDecoder().prepare(PictureRequest(path: TestFiles.path(name), width: 80, height: 60))
    }
    #expect(error.map(isMeant) ?? false, "\(name) gave \(String(describing: error))")
  }

  @Test("01: upright, with the colours in their corners, at the turned size")
  func portrait() throws {
    let info = try PictureDecoder().probe(path: TestFiles.path("01/portrait-phone.jpg"))
    let colors = try pixels("01/portrait-phone.jpg").quarterColors

    #expect((info.width, info.height) == (320, 240))
    let meant: [UInt32] = [0xFFDC_1E1E, 0xFF1E_9F1E, 0xFF1E_1EDC, 0xFFFF_FFFF]
    for (shown, meant) in zip(colors, meant) { #expect(isClose(shown, meant, within: 70)) }
  }

  @Test("03: six patches of print colour, and half of black is grey, not clear")
  func print() throws {
    let picture = try pixels("03/cmyk-adobe-marker.jpg")
    let step = picture.width / 6

    let grey = picture[4 * step + step / 2, picture.height / 2]
    let black = picture[5 * step + step / 2, picture.height / 2]
    #expect(isClose(grey, 0xFF80_8080, within: 14) && isClose(black, 0xFF00_0000, within: 14))
  }

  @Test("07: sixteen bits are the upper eight, and an interlaced picture is the plain one")
  func deep() throws {
    let deep = try pixels("07/rgb-16bit.png")
    let grey = try pixels("07/grey-16bit.png")

    #expect(Set(deep.pixels.map { $0 >> 24 }) == [255])
    #expect(grey.pixels.allSatisfy { $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF })
    #expect(Set(grey.pixels).count > 16, "a slope, not two steps")
    #expect(try pixels("07/interlaced-adam7.png") == pixels("07/rgb-8bit-ok.png"))
  }

  @Test("08: what claims nothing at all is damaged, and a guess without a mark is no picture")
  func claims() {
    expectError("08/jpeg-header-says-height-0.jpg") { if case .damaged = $0 { true } else { false } }
    expectError("08/png-header-says-0x0.png") { if case .damaged = $0 { true } else { false } }
    expectError("08/tga-header-says-65535x65535.tga") { $0 == .notAPicture }
  }

  @Test("08: the JPEG that claims 900 megapixels and has none costs little and is said to be damaged or shown small")
  func claimedJPEG() {
    var shown: PreparedPicture?
    let error = failure { () throws(PictureError) in
      shown = try PictureDecoder().prepare(
        PictureRequest(path: TestFiles.path("08/jpeg-header-says-30000x30000.jpg"), width: 64, height: 64))
    }

    #expect((shown == nil) == (error != nil))
    #expect(shown.map { !$0.isWhole && $0.decodeBytes < 70_000_000 } ?? true)
  }

  @Test("10: each of no bytes is empty, and the one after is shown")
  func empty() throws {
    for name in ["photo.jpg", "photo.png", "photo.webp", "photo.gif", "photo.svg"] {
      expectError("10/\(name)") { $0 == .empty }
    }
    for name in ["one-byte.jpg", "all-nul-4096.jpg"] { expectError("10/\(name)") { $0 == .notAPicture } }
    for name in ["soi-only.jpg", "soi-eoi.jpg"] {
      expectError("10/\(name)") { if case .damaged = $0 { true } else { false } }
    }
    #expect(try pixels("10/good-after.jpg").isOpaque)
  }

  @Test("11: without its last two bytes a photo looks as with them")
  func nearlyWhole() throws {
    let picture = try pixels("11/last-2-bytes-missing.jpg")

    #expect(Set(picture.pixels).count > 100)
    // Grey where nothing was read: the last rows are of the photo.
    let last = picture.pixels.suffix(picture.width)
    #expect(last.contains { !isClose($0, 0xFF80_8080, within: 6) })
  }

  @Test("11: of half a photo the upper half is the photo")
  func half() throws {
    let half = try pixels("11/half.jpg")
    let whole = try pixels("11/last-2-bytes-missing.jpg")

    #expect((half.width, half.height) == (whole.width, whole.height))
    for y in stride(from: 0, to: half.height / 3, by: 7) {
      for x in stride(from: 0, to: half.width, by: 11) { #expect(isClose(half[x, y], whole[x, y], within: 4)) }
    }
  }

  @Test("12: a page that calls itself a photo is none")
  func page() {
    expectError("12/404-page.jpg") { $0 == .notAPicture }
  }

  @Test("15: TIFF is shown, the others are called by their names")
  func formats() throws {
    #expect(Set(try pixels("15/photo.tif").pixels).count > 16)
    for (name, word) in [("photo.jp2", "JPEG 2000"), ("photo.jxl", "JPEG XL"), ("photo.ico", "ICO")] {
      expectError("15/\(name)") { $0 == .unsupported(word) }
    }
  }

  @Test("17: what lies outside the drawing is never fetched, and entities do not grow without end")
  func drawings() throws {
    let outside = try PictureDecoder().prepare(
      PictureRequest(path: TestFiles.path("17/external-and-script.svg"), width: 100, height: 100, fit: .contain))
    let bomb = try PictureDecoder().prepare(
      PictureRequest(path: TestFiles.path("17/entity-bomb.svg"), width: 100, height: 100, fit: .contain))

    #expect(outside.decodeBytes < 1_000_000 && bomb.decodeBytes < 1_000_000)
  }

  @Test("18: text with a picture's name is no picture")
  func text() {
    expectError("18/text-file.jpg") { $0 == .notAPicture }
  }

  @Test("74: a soft glow has no dark rim when it is scaled")
  func glow() throws {
    let glow = try PictureDecoder().prepare(
      PictureRequest(path: TestFiles.path("74/soft-glow.png"), width: 61, height: 61, fit: .fill))
    let visible = glow.bitmap.pixels.filter { $0 >> 24 > 8 }
    let brightest = visible.max { $0 >> 24 < $1 >> 24 }!

    #expect(!glow.isOpaque)
    // Its colour is one; only its alpha fades.
    #expect(visible.allSatisfy { isClose($0 | 0xFF00_0000, brightest | 0xFF00_0000, within: 10) })
  }
}
