import Raster
import Testing

@testable import Pictures

@Suite("HEIC and AVIF")
struct HEIFDecodingTests {
  @Test(
    "a phone's photo is shown, with the size that its header says",
    arguments: [
      ("15/iphone.heic", PictureFormat.heic), ("15/photo.avif", .avif),
    ])
  func cases(name: String, format: PictureFormat) throws {
    let path = TestFiles.path(name)

    let info = try PictureDecoder().probe(path: path)
    let picture = try PictureDecoder().pixels(path: path)

    #expect(info.format == format && info.orientation == .upright)
    #expect((picture.width, picture.height) == (info.width, info.height))
    #expect(picture.isOpaque && Set(picture.pixels).count > 50)
  }

  @Test("the container's own turning is done once, and counts for the layout")
  func turned() throws {
    let upright = try PictureDecoder().pixels(path: TestFiles.path("15/iphone.heic"))
    let info = try PictureDecoder().probe(path: TestFiles.path("siblings/turned.heic"))

    let turned = try PictureDecoder().pixels(path: TestFiles.path("siblings/turned.heic"))

    #expect((info.width, info.height) == (upright.height, upright.width))
    // One quarter counterclockwise.
    #expect(turned == upright.turned(quarterTurns: -1))
  }

  @Test("primaries that the container names make colours stronger")
  func wide() throws {
    let plain = try PictureDecoder().pixels(path: TestFiles.path("15/iphone.heic"))

    let wide = try PictureDecoder().pixels(path: TestFiles.path("siblings/p3.heic"))

    #expect(wide != plain && (wide.width, wide.height) == (plain.width, plain.height))
  }

  @Test("what does not fit into the budget is refused with its size")
  func budget() {
    let error = failure { () throws(PictureError) in
      _ = try PictureDecoder(budgetBytes: 100_000).prepare(
        PictureRequest(path: TestFiles.path("15/iphone.heic"), width: 64, height: 64))
    }

    #expect(error == .tooLarge(width: 640, height: 480))
  }

  @Test("a giant without a small picture of itself is refused, not decoded")
  func giant() {
    // Enough for a small one, not for the whole.
    let error = failure { () throws(PictureError) in
      var bytes = TestFiles.bytes("15/iphone.heic")
      let place = (0..<bytes.count - 4).first { bytes.holds("ispe", at: $0) }! + 8
      bytes.replaceSubrange(place..<place + 8, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
      let folder = TemporaryFolder()
      defer { folder.remove() }
      _ = try PictureDecoder().prepare(PictureRequest(path: folder.file("a.heic", bytes), width: 64, height: 64))
    }

    #expect(error == .tooLarge(width: 16_384, height: 16_384))
  }

  @Test(
    "a phone's photo of 24 and of 48 megapixels is decoded itself, within the budget",
    arguments: [[0, 0, 0x16, 0x50, 0, 0, 0x10, 0xBC], [0, 0, 0x1F, 0x80, 0, 0, 0x17, 0xA0]] as [[UInt8]])
  func megapixels(size: [UInt8]) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    var bytes = TestFiles.bytes("15/iphone.heic")
    let place = (0..<bytes.count - 4).first { bytes.holds("ispe", at: $0) }! + 8
    bytes.replaceSubrange(place..<place + 8, with: size)
    let file = try PictureFile.open(folder.file("a.heic", bytes))
    let header = try PictureHeader.read(file)

    let plan = try HEIFDecoding.plan(header, file: file, budgetBytes: PictureDecoder().budgetBytes)

    #expect((plan.width, plan.height) == (header.width, header.height) && header.width > 5000)
  }

  @Test(
    "colours made row by row are those that libheif makes",
    arguments: ["15/iphone.heic", "siblings/turned.heic", "siblings/p3.heic", "15/photo.avif"])
  func planes(name: String) throws {
    let file = try PictureFile.open(TestFiles.path(name))
    var header = try PictureHeader.read(file)
    let request = PictureRequest(path: name, width: header.width, height: header.height, fit: .fill)
    let plan = DecodePlan(width: header.width, height: header.height, bytes: 0)
    #expect(header.hasHalfColors)

    let planes = try HEIFDecoding.decode(header, file: file, plan: plan, request: request).bitmap
    header.hasHalfColors = false
    let pixels = try HEIFDecoding.decode(header, file: file, plan: plan, request: request).bitmap

    let different = zip(planes.pixels, pixels.pixels).count { !isClose($0, $1, within: 6) }
    // At sharp edges of colour libheif may put the halved planes between pixels in another way.
    #expect(different * 200 < pixels.pixels.count, "\(different) of \(pixels.pixels.count)")
  }

  @Test("cut anywhere it is damaged or shown, never a crash", arguments: ["15/iphone.heic", "15/photo.avif"])
  func cuts(name: String) {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let whole = TestFiles.bytes(name)
    for length in stride(from: 16, to: whole.count, by: 23) {
      let file = folder.file("cut", Array(whole[..<length]))

      _ = failure { () throws(PictureError) in
        _ = try PictureDecoder().prepare(PictureRequest(path: file, width: 64, height: 64))
      }
    }
  }
}
