import Raster
import Testing

@testable import Pictures

@Suite("JPEG decoding")
struct JPEGDecodingTests {
  /// 4000 × 3000 pixels in four flat quarters, made quickly: rows are copies of each other.
  static let photo: [UInt8] = {
    let top = [UInt32](repeating: 0xFFFF_0000, count: 2000) + [UInt32](repeating: 0xFF00_FF00, count: 2000)
    let bottom = [UInt32](repeating: 0xFF00_00FF, count: 2000) + [UInt32](repeating: 0xFFFF_FFFF, count: 2000)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(12_000_000)
    for row in 0..<3000 { pixels += row < 1500 ? top : bottom }
    return TestFiles.jpeg(Bitmap(width: 4000, height: 3000, pixels: pixels))
  }()

  @Test("twelve megapixels become a tile within a megabyte of decoded pixels")
  func tile() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("photo.jpg", Self.photo)

    let tile = try PictureDecoder().prepare(PictureRequest(path: file, width: 352, height: 198))

    let decoded = tile.decodeBytes - Self.photo.count
    #expect(decoded == 4 * 500 * 375)
    let wanted: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    #expect(zip(tile.bitmap.quarterColors, wanted).allSatisfy { isClose($0, $1, within: 3) })
    #expect(tile.isOpaque && tile.isWhole)
  }

  @Test("each orientation is cut and turned as the upright picture would be", arguments: Orientation.allCases)
  func orientations(orientation: Orientation) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let stored = TestFiles.quarters(width: 320, height: 240)
    let turned = folder.file("a.jpg", TestFiles.jpeg(TestFiles.jpeg(stored), orientation: orientation.rawValue))
    let upright = folder.file("b.jpg", TestFiles.jpeg(stored.turned(by: orientation)))
    for (width, height) in [(64, 64), (100, 30), (30, 100)] {
      let one = try PictureDecoder().prepare(PictureRequest(path: turned, width: width, height: height))
      let other = try PictureDecoder().prepare(PictureRequest(path: upright, width: width, height: height))

      let far = zip(one.bitmap.pixels, other.bitmap.pixels).count { !isClose($0, $1, within: 60) }
      #expect(far == 0, "\(far) pixels of \(width) × \(height)")
    }
  }

  @Test(
    "the smallest eighth that is large enough is chosen",
    arguments: [
      (352, 198, 500), (500, 375, 500), (501, 375, 1000), (1920, 1080, 2000), (4000, 3000, 4000), (8000, 6000, 4000),
    ])
  func eighths(width: Int, height: Int, decodedWidth: Int) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let file = try PictureFile.open(folder.file("photo.jpg", Self.photo))
    let header = try PictureHeader.read(file)

    let plan = try JPEGDecoding.plan(
      header, file: file, request: PictureRequest(path: "", width: width, height: height), budgetBytes: 120_000_000)

    #expect(plan.width == decodedWidth)
  }

  @Test("what a progressive picture keeps counts")
  func progressive() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let bitmap = TestFiles.quarters(width: 640, height: 480)
    let bytes = TestFiles.jpeg(bitmap, isProgressive: true)
    let file = folder.file("p.jpg", bytes)

    let picture = try PictureDecoder().prepare(PictureRequest(path: file, width: 80, height: 60))

    #expect(picture.decodeBytes == bytes.count + 640 * 480 * 3 * 2 + 4 * 80 * 60)
    #expect(throws: PictureError.tooLarge(width: 640, height: 480)) {
      try PictureDecoder(budgetBytes: 1_000_000).prepare(PictureRequest(path: file, width: 80, height: 60))
    }
  }

  @Test("where the budget does not reach, a smaller eighth is taken")
  func budget() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("photo.jpg", Self.photo)

    let picture = try PictureDecoder(budgetBytes: 8_000_000).prepare(
      PictureRequest(path: file, width: 2000, height: 1500, fit: .fill))

    #expect(picture.decodeBytes < 8_000_000)
    #expect(picture.bitmap.width == 2000)
  }

  @Test("ink: full and none, inverted and not")
  func ink() {
    var words: [UInt32] = [0xFFFF_FFFF, 0x00FF_FFFF, 0xFFFF_FF00]
    words.withUnsafeMutableBufferPointer { InkColor.convert($0, isInverted: true) }
    #expect(words == [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_FFFF])

    words = [0x0000_0000, 0xFF00_0000, 0x0000_00FF]
    words.withUnsafeMutableBufferPointer { InkColor.convert($0, isInverted: false) }
    #expect(words == [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_FFFF])
  }
}
