import Raster
import Testing

@testable import Pictures

@Suite("Orientation")
struct OrientationTests {
  /// Not alike under any turning.
  private let stored = TestFiles.quarters(width: 48, height: 32)

  private func expectTurned(_ path: String, _ orientation: Orientation, from upright: Bitmap) throws {
    let info = try PictureDecoder().probe(path: path)
    let picture = try PictureDecoder().pixels(path: path)

    let expected = upright.turned(by: orientation)
    #expect(info.orientation == orientation && (info.width, info.height) == (expected.width, expected.height))
    #expect(picture == expected, "\(orientation)")
  }

  @Test("PNG is turned by its EXIF, before the pixels or behind them", arguments: Orientation.allCases)
  func png(orientation: Orientation) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let plain = PNG.encode(stored)
    let exif = TestContainers.exif(orientation.rawValue)
    let before = folder.file("a.png", TestContainers.png(plain, chunks: [("eXIf", exif)]))
    let behind = folder.file("b.png", TestContainers.png(plain, lastChunk: ("eXIf", exif)))

    try expectTurned(before, orientation, from: stored)
    try expectTurned(behind, orientation, from: stored)
  }

  @Test("WebP is turned by its EXIF", arguments: Orientation.allCases)
  func webp(orientation: Orientation) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let upright = try PictureDecoder().pixels(path: TestFiles.path("18/really-a-webp.jpg"))
    let file = TestContainers.webp(
      TestFiles.bytes("18/really-a-webp.jpg"), width: upright.width, height: upright.height, profile: nil,
      orientation: orientation.rawValue)

    try expectTurned(folder.file("a.webp", file), orientation, from: upright)
  }

  @Test("TIFF is turned by its tag", arguments: Orientation.allCases)
  func tiff(orientation: Orientation) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let file = TestContainers.tiff(stored, orientation: orientation.rawValue)

    try expectTurned(folder.file("a.tif", file), orientation, from: stored)
  }

  @Test("numbers that mean nothing do not turn", arguments: [0, 9, 255])
  func absurd(value: Int) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let png = TestContainers.png(PNG.encode(stored), chunks: [("eXIf", TestContainers.exif(value))])
    let tiff = TestContainers.tiff(stored, orientation: value)

    #expect(try PictureDecoder().pixels(path: folder.file("a", png)) == stored)
    #expect(try PictureDecoder().pixels(path: folder.file("b", tiff)) == stored)
  }
}
