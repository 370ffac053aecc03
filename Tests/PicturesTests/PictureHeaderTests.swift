import Raster
import Testing

@testable import Pictures

@Suite("Picture header")
struct PictureHeaderTests {
  private static let sizes: [(String, PictureFormat, Int, Int)] = [
    ("01/portrait-phone.jpg", .jpeg, 320, 240),
    ("03/cmyk-adobe-marker.jpg", .jpeg, 480, 80),
    ("05/palette-half-alpha.png", .png, 64, 64),
    ("11/half.bmp", .bmp, 64, 48),
    ("11/half.gif", .gif, 640, 480),
    ("11/half.jpg", .jpeg, 640, 480),
    ("11/half.webp", .webp, 640, 480),
    ("11/header-only.jpg", .jpeg, 640, 480),
    ("14/720p-60-frames.webp", .webp, 1280, 720),
    ("14/hd-100-frames.gif", .gif, 1920, 1080),
    ("15/photo.tif", .tiff, 64, 48),
    ("17/mm-units.svg", .svg, 794, 1123),
    ("17/no-size-no-viewbox.svg", .svg, 100, 100),
    ("17/percent-size.svg", .svg, 800, 600),
    ("17/tiny-24px.svg", .svg, 24, 24),
    ("17/viewbox-only.svg", .svg, 24, 24),
    ("18/no-extension", .png, 160, 120),
    ("18/really-a-jpeg.svg", .jpeg, 160, 120),
    ("18/really-a-jpeg.tga", .jpeg, 160, 120),
    ("18/really-a-png.jpg", .png, 160, 120),
    ("18/really-a-progressive-jpeg.png", .jpeg, 640, 480),
    ("18/really-a-webp.jpg", .webp, 160, 120),
    ("08/jpeg-header-says-30000x30000.jpg", .jpeg, 30_000, 30_000),
    ("08/webp-16383x16383-flat.webp", .webp, 16_383, 16_383),
    ("08/gif-header-says-65535x65535.gif", .gif, 65_535, 65_535),
    ("08/qoi-header-says-30000x30000.qoi", .qoi, 30_000, 30_000),
    ("08/bmp-header-says-30000x30000.bmp", .bmp, 30_000, 30_000),
  ]

  @Test("format and seen size come from the content", arguments: 0..<27)
  func sizes(index: Int) throws {
    let (name, format, width, height) = Self.sizes[index]

    let info = try PictureDecoder().probe(path: TestFiles.path(name))

    #expect(info.format == format, "\(name)")
    #expect([info.width, info.height] == [width, height], "\(name)")
  }

  @Test("the orientation of a phone is read and its size turned")
  func orientation() throws {
    let info = try PictureDecoder().probe(path: TestFiles.path("01/portrait-phone.jpg"))

    #expect(info.orientation == .quarterClockwise)
  }

  @Test("formats that cannot be shown are called by their names")
  func unsupported() {
    for (file, name) in [
      ("15/photo.jp2", "JPEG 2000"),
      ("15/photo.jxl", "JPEG XL"), ("15/photo.ico", "ICO"), ("17/compressed.svgz", "Compressed SVG"),
    ] {
      let error = failure { () throws(PictureError) in _ = try PictureDecoder().probe(path: TestFiles.path(file)) }

      #expect(error == .unsupported(name))
      #expect(error?.message == "\(name) not supported")
    }
  }

  @Test(
    "what is no picture is called that, not damaged",
    arguments: [
      "10/all-nul-4096.jpg", "10/one-byte.jpg", "12/404-page.jpg", "18/text-file.jpg",
      "08/tga-header-says-65535x65535.tga",
    ])
  func notAPicture(name: String) {
    let error = failure { () throws(PictureError) in _ = try PictureDecoder().probe(path: TestFiles.path(name)) }

    #expect(error == .notAPicture)
  }

  @Test(
    "headers that contradict themselves are damaged",
    arguments: [
      "10/soi-only.jpg", "10/soi-eoi.jpg", "08/jpeg-header-says-height-0.jpg", "08/png-header-says-0x0.png",
    ])
  func damaged(name: String) {
    let error = failure { () throws(PictureError) in _ = try PictureDecoder().probe(path: TestFiles.path(name)) }

    guard case .damaged = error else {
      Issue.record("\(name) gave \(String(describing: error))")
      return
    }
  }

  @Test(
    "every cut of every header gives an error or a size, never a crash",
    arguments: [
      "01/portrait-phone.jpg", "05/palette-half-alpha.png", "11/half.gif", "11/half.bmp", "11/half.webp",
      "15/photo.tif",
      "17/mm-units.svg", "14/720p-60-frames.webp", "15/iphone.heic", "08/qoi-header-says-30000x30000.qoi",
    ])
  func cuts(name: String) {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let whole = TestFiles.bytes(name)
    for length in 1...min(300, whole.count) {
      let file = folder.file("cut", Array(whole[..<length]))

      _ = failure { () throws(PictureError) in
        let info = try PictureDecoder().probe(path: file)
        #expect(info.width > 0 && info.height > 0)
      }
    }
  }

  @Test(
    "a flipped byte anywhere in a header is no crash",
    arguments: [
      "01/portrait-phone.jpg", "11/half.gif", "15/photo.tif", "14/720p-60-frames.webp", "17/mm-units.svg",
    ])
  func flips(name: String) {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let whole = TestFiles.bytes(name)
    for index in 0..<min(160, whole.count) {
      var bytes = whole
      bytes[index] ^= 0xFF
      let file = folder.file("flipped", bytes)

      _ = failure { () throws(PictureError) in _ = try PictureDecoder().probe(path: file) }
    }
  }

  @Test("all eight orientations of EXIF are read")
  func orientations() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let plain = TestFiles.jpeg(TestFiles.quarters(width: 48, height: 32))
    for orientation in Orientation.allCases {
      let file = folder.file("a.jpg", TestFiles.jpeg(plain, orientation: orientation.rawValue))

      let info = try PictureDecoder().probe(path: file)

      #expect(info.orientation == orientation)
      #expect(info.width == (orientation.swapsSides ? 32 : 48))
    }
  }

  @Test("damaged EXIF does not turn", arguments: [0, 9, 200])
  func damagedExif(value: Int) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let plain = TestFiles.jpeg(TestFiles.quarters(width: 48, height: 32))
    var cut = TestFiles.jpeg(plain, orientation: 6)
    cut[14] = 0xFF

    let outOfRange = folder.file("a.jpg", TestFiles.jpeg(plain, orientation: value))
    let noise = folder.file("b.jpg", cut)

    #expect(try PictureDecoder().probe(path: outOfRange).orientation == .upright)
    #expect(try PictureDecoder().probe(path: noise).orientation == .upright)
  }

  @Test("a PNG with an orientation is turned too")
  func turnedPNG() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let png = PNG.encode(TestFiles.quarters(width: 48, height: 32))
    let exif: [UInt8] =
      Array("eXIfMM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let length: [UInt8] = [0, 0, 0, UInt8(exif.count - 4)]
    var bytes = Array(png[..<33])
    for part in [length, exif, checksum(exif), Array(png[33...])] { bytes += part }
    let file = folder.file("a.png", bytes)

    let info = try PictureDecoder().probe(path: file)
    let picture = try PictureDecoder().pixels(path: file)

    #expect(info.orientation == .quarterClockwise && info.width == 32)
    #expect(picture == TestFiles.quarters(width: 48, height: 32).turned(quarterTurns: 1))
  }

  /// CRC-32 as PNG wants it behind each chunk.
  private func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~sum >> $0) }
  }
}
