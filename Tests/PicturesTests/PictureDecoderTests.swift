import Glibc
import Raster
import Testing

@testable import Pictures

@Suite("Picture decoder")
struct PictureDecoderTests {
  private func picture(
    _ name: String, width: Int, height: Int, fit: PictureRequest.Fit = .fill, radius: Double = 0, ground: UInt32? = nil
  ) throws(PictureError) -> PreparedPicture {
    try PictureDecoder().prepare(
      PictureRequest(
        path: TestFiles.path(name), width: width, height: height, fit: fit, cornerRadius: radius, ground: ground))
  }

  @Test("a phone's photo stands upright")
  func orientation() throws {
    let upright = try picture("01/portrait-phone.jpg", width: 160, height: 120)
    let expected = try picture("01/expected-look.jpg", width: 160, height: 120)

    #expect(zip(upright.bitmap.quarterColors, expected.bitmap.quarterColors).allSatisfy { isClose($0, $1) })
    #expect(isClose(upright.bitmap.quarterColors[0], 0xFFDC_1E1E, within: 60), "red stands top left")
  }

  @Test("print colours look as printed")
  func ink() throws {
    let ink = try picture("03/cmyk-adobe-marker.jpg", width: 480, height: 80)
    let expected = try picture("03/expected-look.png", width: 480, height: 80)

    #expect(ink.isOpaque)
    for x in stride(from: 40, to: 480, by: 80) {
      #expect(isClose(ink.bitmap[x, 40], expected.bitmap[x, 40]), "patch at \(x)")
    }
  }

  @Test("palettes with clear entries give alpha; faults in them give a picture")
  func palettes() throws {
    let one = try picture("05/palette-one-transparent.png", width: 64, height: 64)
    let half = try picture("05/palette-half-alpha.png", width: 64, height: 64)
    let long = try picture("05/palette-trns-longer-than-plte.png", width: 64, height: 64)
    let wild = try picture("05/palette-index-out-of-range.png", width: 64, height: 64)

    #expect(one.bitmap[1, 1] >> 24 == 0 && one.bitmap[32, 32] >> 24 == 255 && !one.isOpaque)
    #expect(half.bitmap[24, 32] >> 24 == 255 && isClose(half.bitmap[40, 32], half.bitmap[40, 32] | 0x8000_0000))
    #expect((100...155).contains(half.bitmap[40, 32] >> 24))
    #expect(long.bitmap.pixels.count == 64 * 64)
    #expect(wild.bitmap.pixels.count == 64 * 64)
  }

  @Test("sixteen bits show as their upper eight, and a keyed colour is clear")
  func deepPNG() throws {
    let keyed = try picture("07/rgb-8bit-trns-magenta-clear.png", width: 64, height: 64)
    let deepKeyed = try picture("07/rgb-16bit-trns-key.png", width: 64, height: 64)
    let interlaced = try picture("07/interlaced-adam7.png", width: 320, height: 240)
    let plain = try picture("07/rgb-8bit-ok.png", width: 320, height: 240)

    #expect(interlaced == plain)
    for keyed in [keyed, deepKeyed] {
      let alphas = Set(keyed.bitmap.pixels.map { $0 >> 24 })
      #expect(alphas == [0, 255])
    }
    for name in ["grey-16bit", "grey-alpha-16bit", "rgb-16bit", "rgba-16bit", "gamma-chunk-1.0"] {
      let picture = try picture("07/\(name).png", width: 64, height: 64)
      #expect(Set(picture.bitmap.pixels).count > 1 || name == "gamma-chunk-1.0", "\(name) shows something")
    }
  }

  @Test(
    "bombs are refused before they cost anything",
    arguments: [
      "bmp-header-says-30000x30000.bmp", "gif-header-says-65535x65535.gif", "jpeg-header-says-65500x65500.jpg",
      "png-header-says-25000x25000.png", "png-header-says-2000000000x2.png", "png-30000x30000-1bit.png",
      "qoi-header-says-30000x30000.qoi",
      "webp-16383x16383-flat.webp",
    ])
  func bombs(name: String) {
    let error = failure { () throws(PictureError) in _ = try picture("08/\(name)", width: 64, height: 64) }

    guard case .tooLarge = error else {
      Issue.record("\(name) gave \(String(describing: error))")
      return
    }
  }

  @Test("a huge JPEG is shown small, a huge drawing at the size asked for")
  func hugeButPossible() throws {
    let drawing = try picture("08/svg-width-100000.svg", width: 64, height: 64)

    #expect(drawing.bitmap[32, 32] == 0xFFFF_0000)
    let plan = try jpegPlan("08/jpeg-header-says-30000x30000.jpg", width: 64, height: 64)
    #expect(plan.width == 3750 && plan.bytes < 60_000_000)
  }

  private func jpegPlan(_ name: String, width: Int, height: Int) throws -> DecodePlan {
    let file = try PictureFile.open(TestFiles.path(name))
    let header = try PictureHeader.read(file)
    return try JPEGDecoding.plan(
      header, file: file, request: PictureRequest(path: "", width: width, height: height), budgetBytes: 120_000_000)
  }

  @Test(
    "files cut short show what there is or fail, the same each time",
    arguments: [
      ("half.jpg", true), ("last-2-bytes-missing.jpg", true), ("progressive-40pc.jpg", true),
      ("header-only.jpg", false),
      ("half.png", false), ("half.webp", false), ("half.bmp", false), ("half.gif", true),
    ])
  func cutShort(name: String, isShown: Bool) {
    var results: [PreparedPicture] = []
    for _ in 0..<2 {
      let error = failure { () throws(PictureError) in
        results.append(try picture("11/\(name)", width: 160, height: 120))
      }
      #expect((error == nil) == isShown, "\(name) gave \(String(describing: error))")
    }

    #expect(results.isEmpty || results[0] == results[1])
    if name.hasSuffix(".jpg") { #expect(results.allSatisfy { !$0.isWhole }) }
  }

  @Test("noise inside is shown, wrong sums are damage")
  func garbage() throws {
    let noise = try picture("12/jpeg-noise-inside.jpg", width: 64, height: 48)
    let good = try picture("12/good.jpg", width: 64, height: 48)

    #expect(noise.bitmap.width == 64)
    #expect(good.isWhole)
    for name in ["png-bad-crc.png", "png-bad-zlib.png"] {
      let error = failure { () throws(PictureError) in _ = try picture("12/\(name)", width: 64, height: 48) }
      guard case .damaged = error else {
        Issue.record("\(name) gave \(String(describing: error))")
        continue
      }
    }
  }

  @Test("of an animation the first picture is shown, within memory")
  func animations() throws {
    let gif = try picture("14/hd-100-frames.gif", width: 96, height: 54)
    let webp = try picture("14/720p-60-frames.webp", width: 64, height: 36)

    #expect(gif.isOpaque && webp.isOpaque)
    #expect(Set(webp.bitmap.pixels).count > 1)
    #expect(gif.decodeBytes < 20_000_000)
  }

  @Test(
    "drawings are drawn at the size they are shown at",
    arguments: [
      "viewbox-only.svg", "tiny-24px.svg", "no-size-no-viewbox.svg",
    ])
  func drawings(name: String) throws {
    let small = try picture("17/\(name)", width: 200, height: 200, fit: .contain)

    // A disc of 200 pixels that was drawn small and enlarged has a soft edge many pixels wide.
    let soft = (0..<200).count { (1...254).contains(small.bitmap[$0, 100] >> 24) }
    #expect(small.bitmap[100, 100] == 0xFFFF_0000)
    #expect(soft <= 4, "\(soft) half-clear pixels in the middle row")
  }

  @Test(
    "drawings with long comments, entities, links and scripts are drawn or refused, nothing else",
    arguments: [
      "xml-prolog-and-comment.svg", "entity-bomb.svg", "external-and-script.svg", "text-and-css.svg",
      "percent-size.svg",
      "mm-units.svg",
    ])
  func oddDrawings(name: String) throws {
    for fit in [PictureRequest.Fit.cover, .contain, .fill] {
      let drawing = try picture("17/\(name)", width: 120, height: 80, fit: fit)

      #expect(drawing.bitmap.width == 120 && drawing.bitmap.height == 80)
    }
  }

  @Test(
    "names do not count, content does",
    arguments: [
      "really-a-jpeg.svg", "really-a-jpeg.tga", "really-a-png.jpg", "really-a-progressive-jpeg.png",
      "really-a-webp.jpg",
      "no-extension",
    ])
  func wrongNames(name: String) throws {
    let picture = try picture("18/\(name)", width: 160, height: 120)

    #expect(picture.isOpaque && Set(picture.bitmap.pixels).count > 3)
  }

  @Test(
    "a white disc on clear ground vanishes on white, whatever lies under the clear part",
    arguments: [
      "black", "magenta", "white",
    ])
  func fringe(under: String) throws {
    let disc = try picture("74/white-disc-\(under)-under-clear.png", width: 143, height: 143)

    #expect(!disc.isOpaque)
    #expect(disc.bitmap.pixels.allSatisfy { $0 & 0xFF_FFFF == 0xFF_FFFF })
    #expect(disc.bitmap.composited(over: 0xFFFF_FFFF).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    // On a white ground it is laid on a panel, where it is seen without a dark or magenta rim.
    let onWhite = try picture("74/white-disc-\(under)-under-clear.png", width: 143, height: 143, ground: 0xFFFF_FFFF)
    #expect(onWhite.isOpaque && onWhite.bitmap[71, 71] == 0xFFFF_FFFF && onWhite.bitmap[0, 0] == 0xFF1D_2229)
  }

  @Test("a picture with clear parts stays clear around it when contained, or stands on the ground")
  func logo() throws {
    let clear = try picture("05/palette-one-transparent.png", width: 100, height: 50, fit: .contain)
    let grounded = try picture(
      "05/palette-one-transparent.png", width: 100, height: 50, fit: .contain, ground: 0xFF0F_1216)

    #expect(clear.bitmap[2, 25] >> 24 == 0)
    #expect(grounded.bitmap[2, 25] == 0xFF0F_1216 && grounded.isOpaque)
    #expect(clear.averageColor == grounded.averageColor, "the average is of what is visible")
  }

  @Test("a contained photo stands on a calm surround of its own colour")
  func surround() throws {
    let photo = try picture("12/good.jpg", width: 300, height: 100, fit: .contain, ground: 0xFF00_0000)

    let expected = mixedColor(photo.averageColor, over: 0xFF00_0000, weight: 0.35)
    #expect(photo.bitmap[0, 50] == expected && photo.bitmap[299, 50] == expected)
    #expect(photo.isOpaque)
  }

  @Test("corners are baked: opaque with a ground, clear without")
  func corners() throws {
    let opaque = try picture("12/good.jpg", width: 100, height: 60, fit: .cover, radius: 14, ground: 0xFF0F_1216)
    let clear = try picture("12/good.jpg", width: 100, height: 60, fit: .cover, radius: 14)

    #expect(opaque.isOpaque && opaque.bitmap[0, 0] == 0xFF0F_1216)
    #expect(!clear.isOpaque && clear.bitmap[0, 0] >> 24 == 0)
  }

  @Test("several threads at once get what one gets alone")
  func threads() async throws {
    let names = [
      "01/portrait-phone.jpg", "05/palette-half-alpha.png", "14/hd-100-frames.gif", "18/really-a-webp.jpg",
      "17/viewbox-only.svg", "15/photo.tif",
    ]
    let alone = try names.map { try picture($0, width: 90, height: 70, fit: .cover) }

    let together = try await withThrowingTaskGroup(of: (Int, PreparedPicture).self) { group in
      for round in 0..<24 {
        let index = round % names.count
        let name = names[index]
        group.addTask { (index, try picture(name, width: 90, height: 70, fit: .cover)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(together.count == 24)
    #expect(together.allSatisfy { alone[$0.0] == $0.1 })
  }

  @Test("a tall photo of a smaller budget is refused with its size")
  func budget() {
    let error = failure { () throws(PictureError) in
      _ = try PictureDecoder(budgetBytes: 100_000).prepare(
        PictureRequest(path: TestFiles.path("07/rgb-8bit-ok.png"), width: 64, height: 64))
    }

    #expect(error == .tooLarge(width: 320, height: 240))
  }
}
