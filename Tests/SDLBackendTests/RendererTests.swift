import Carousel
import Raster
import Testing

@testable import SDLBackend

@Suite("Renderer, in software")
struct RendererTests {
  /// The pattern at a place on black.
  private func expected(_ bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var screen = Bitmap(width: width, height: height, filledWith: 0xFF00_0000)
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width
      where (0..<width).contains(x + column) && (0..<height).contains(y + row) {
        screen[x + column, y + row] = bitmap[column, row]
      }
    }
    return screen
  }

  @Test("unscaled pictures are copied bit by bit, also beyond the edges", arguments: [(9, 4), (-5, -7), (70, 50)])
  func copiesExactly(x: Int, y: Int) throws {
    let renderer = try Renderer(offscreenWidth: 96, height: 64, pageSize: 128)
    let bitmap = Bitmap.pattern(width: 30, height: 20)
    let slot = try renderer.slot(for: bitmap)

    let picture = try renderer.picture(of: [Quad(slot, x: x, y: y)])

    let difference = picture.difference(from: expected(bitmap, x: x, y: y, width: 96, height: 64))
    #expect(difference == 0)
  }

  @Test("a blended picture with full alpha is copied bit by bit")
  func copiesBlendedExactly() throws {
    let renderer = try Renderer(offscreenWidth: 64, height: 48, pageSize: 128)
    let bitmap = Bitmap.pattern(width: 30, height: 20)
    let slot = try renderer.slot(for: bitmap, isBlended: true)

    let picture = try renderer.picture(of: [Quad(slot, x: 3, y: 3)])

    let difference = picture.difference(from: expected(bitmap, x: 3, y: 3, width: 64, height: 48))
    #expect(difference <= 1)
  }

  @Test("the turned screen lies on the panel as the contract says", arguments: QuarterTurn.allCases)
  func turns(rotation: QuarterTurn) throws {
    let renderer = try Renderer(offscreenWidth: 80, height: 50, rotation: rotation, pageSize: 128)
    let bitmap = Bitmap.pattern(width: 24, height: 40)
    let slot = try renderer.slot(for: bitmap)

    let picture = try renderer.picture(of: [Quad(slot, x: 5, y: 2)])

    let screen = expected(bitmap, x: 5, y: 2, width: renderer.screenWidth, height: renderer.screenHeight)
    let difference = picture.difference(from: screen.laidOnPanel(rotation))
    #expect(difference == 0)
    #expect(picture.width == 80 && picture.height == 50)
  }

  @Test("half alpha mixes halfway, of the texture and of the colour alike")
  func blends() throws {
    let renderer = try Renderer(offscreenWidth: 8, height: 8, pageSize: 64)
    let half = try renderer.slot(for: Bitmap(width: 4, height: 4, filledWith: 0x80FF_FFFF), isBlended: true)
    let solid = try renderer.slot(for: Bitmap(width: 4, height: 4, filledWith: 0xFFFF_FFFF))
    let ground = Color(red: 0, green: 100, blue: 200)
    let faded = Color(red: 255, green: 255, blue: 255, alpha: 128)

    let picture = try renderer.picture(
      of: [Quad(half, x: 0, y: 0), Quad(solid, x: 4, y: 0, color: faded)], clear: ground)

    let mixed = Bitmap(width: 1, height: 1, filledWith: 0xFF80_B2E4)
    for x in [0, 3, 4, 7] {
      #expect(Bitmap(width: 1, height: 1, filledWith: picture[x, 1]).difference(from: mixed) <= 2)
    }
    #expect(picture[1, 6] == 0xFF00_64C8)
  }

  @Test("a quad's colour multiplies its texture, and does not stay for the next")
  func modulates() throws {
    let renderer = try Renderer(offscreenWidth: 8, height: 4, pageSize: 64)
    let solid = try renderer.slot(for: Bitmap(width: 4, height: 4, filledWith: 0xFFFF_8040))
    let quads = [
      Quad(solid, x: 0, y: 0, color: Color(red: 128, green: 255, blue: 0)), Quad(solid, x: 4, y: 0),
    ]

    renderer.beginFrame(clear: .white)
    quads.withUnsafeBufferPointer { renderer.submit(page: solid.page, isBlended: false, quads: $0) }
    let picture = try renderer.capture()

    let tinted = Bitmap(width: 1, height: 1, filledWith: 0xFF80_8000)
    #expect(Bitmap(width: 1, height: 1, filledWith: picture[1, 1]).difference(from: tinted) <= 1)
    #expect(picture[5, 1] == 0xFFFF_8040)
  }

  @Test("flat colour needs no page, and takes any page's white texel", arguments: [true, false])
  func fillsFlat(isWithoutPage: Bool) throws {
    let renderer = try Renderer(offscreenWidth: 8, height: 8, pageSize: 64)
    let slot = try renderer.slot(for: .pattern(width: 4, height: 4))
    let white = isWithoutPage ? nil : renderer.textures.whiteTexel(onPage: slot.page)
    #expect(isWithoutPage || white != nil)
    let red = Color(red: 200, green: 10, blue: 20)

    let picture = try renderer.picture(of: [
      Quad(white, x: 1, y: 1, width: 5, height: 4, color: red),
      Quad(white, x: 4, y: 3, width: 4, height: 4, color: Color(red: 0, green: 0, blue: 0, alpha: 128)),
    ])

    #expect(picture[1, 1] == red.argb && picture[3, 4] == red.argb)
    #expect(picture[0, 1] == 0xFF00_0000 && picture[1, 5] == 0xFF00_0000)
    let mixed = Bitmap(width: 1, height: 1, filledWith: 0xFF64_050A)
    #expect(Bitmap(width: 1, height: 1, filledWith: picture[5, 4]).difference(from: mixed) <= 2)
  }

  @Test(
    "a scaled picture keeps its edges: no texel of a neighbour bleeds in", arguments: [0.5, 0.8, 1.7, 3.0] as [Float])
  func scalesWithoutBleeding(factor: Float) throws {
    let renderer = try Renderer(offscreenWidth: 128, height: 128, pageSize: 128)
    let red = try renderer.slot(for: Bitmap(width: 20, height: 20, filledWith: 0xFFFF_0000))
    _ = try renderer.slot(for: Bitmap(width: 20, height: 20, filledWith: 0xFF00_FF00))
    let side = (20 * factor).rounded()

    let picture = try renderer.picture(of: [Quad(red, x: 10, y: 10, width: side, height: side)])

    let end = 10 + Int(side)
    for place in [10, 10 + Int(side) / 2, end - 1] {
      #expect(picture[place, 10] == 0xFFFF_0000 && picture[end - 1, place] == 0xFFFF_0000)
    }
    #expect(picture[end, end - 1] == 0xFF00_0000 && picture[9, 10] == 0xFF00_0000)
  }

  @Test("a quad cut at the side shows the same as the whole one under a cover", arguments: [1, 2, 4] as [Float])
  func cutsExactly(factor: Float) throws {
    let renderer = try Renderer(offscreenWidth: 100, height: 100, pageSize: 128)
    let slot = try renderer.slot(for: .pattern(width: 20, height: 20))
    let whole = Quad(slot, x: 8, y: 8, width: 20 * factor, height: 20 * factor)
    // 7 pixels are cut on the left and 3 above: at 2 and 4 times these are no whole texels.
    let cut = Quad(
      slot, x: 15, y: 11, width: 20 * factor - 7, height: 20 * factor - 3, part: (7 / factor, 3 / factor, 20, 20))

    let expected = try renderer.picture(of: [
      whole, Quad(nil, x: 0, y: 0, width: 15, height: 100, color: Color(red: 0, green: 0, blue: 0)),
      Quad(nil, x: 0, y: 0, width: 100, height: 11, color: Color(red: 0, green: 0, blue: 0)),
    ])
    let picture = try renderer.picture(of: [cut])

    let difference = picture.difference(from: expected)
    #expect(difference == 0)
  }

  @Test("a bitmap larger than a page is drawn exactly, cut or whole")
  func drawsLargeBitmaps() throws {
    let renderer = try Renderer(offscreenWidth: 210, height: 120, pageSize: 64)
    let bitmap = Bitmap.pattern(width: 203, height: 101)
    let slot = try renderer.slot(for: bitmap)

    let whole = try renderer.picture(of: [Quad(slot, x: 1, y: 1)])
    let cut = try renderer.picture(of: [
      Quad(slot, x: 8, y: 3, width: 196, height: 99, part: (7, 2, 203, 101))
    ])

    let expected = expected(bitmap, x: 1, y: 1, width: 210, height: 120)
    let difference = whole.difference(from: expected)
    #expect(difference == 0)
    #expect(cut[8, 3] == expected[8, 3] && cut[203, 101] == expected[203, 101] && cut[7, 3] == 0xFF00_0000)
  }

  @Test("the counts say what a frame cost")
  func counts() throws {
    let renderer = try Renderer(offscreenWidth: 100, height: 50, pageSize: 128)
    let slot = try renderer.slot(for: .pattern(width: 20, height: 10))
    let quads = [Quad(slot, x: 0, y: 0), Quad(slot, x: -10, y: 45)]
    let shade = Quad(nil, x: 0, y: 0, width: 100, height: 50, color: Color(red: 0, green: 0, blue: 0, alpha: 9))

    renderer.beginFrame(clear: .white)
    quads.withUnsafeBufferPointer { renderer.submit(page: slot.page, isBlended: false, quads: $0) }
    [shade].withUnsafeBufferPointer { renderer.submit(page: -1, isBlended: true, quads: $0) }
    renderer.present()

    let counts = renderer.counts
    #expect(counts.calls == 2 && counts.quads == 3)
    #expect(counts.pixels == 200 + 50 + 5000 && counts.blendedPixels == 5000)
    #expect(counts.uploadedBytes == 22 * 12 * 4)
    renderer.beginFrame(clear: .white)
    renderer.present()
    #expect(renderer.counts == FrameCounts())
  }

  @Test("a page that is gone draws nothing and is not counted")
  func ignoresGonePages() throws {
    let renderer = try Renderer(offscreenWidth: 8, height: 8, pageSize: 64)

    let picture = try renderer.picture(of: [
      Quad(
        TextureSlot(page: 5, x: 0, y: 0, width: 8, height: 8, isBlended: false), x: 0, y: 0)
    ])

    let difference = picture.difference(from: Bitmap(width: 8, height: 8, filledWith: 0xFF00_0000))
    #expect(difference == 0)
    #expect(renderer.counts.calls == 0)
  }
}
