import Testing

@testable import Carousel

@Suite("Draw list")
struct DrawListTests {
  private let picture = TextureSlot(page: 2, x: 10, y: 20, width: 100, height: 50, isBlended: false)
  private let letters = TextureSlot(page: 1, x: 0, y: 0, width: 60, height: 20, isBlended: true)
  private let white = TextureSlot(page: 1, x: 200, y: 100, width: 4, height: 4, isBlended: true)
  private let red = Color(red: 255, green: 0, blue: 0)

  private func list(scale: Double = 1, _ add: (inout DrawList) -> Void) -> DrawList {
    var list = DrawList(width: 1280, height: 720, scale: scale)
    list.white = white
    add(&list)
    list.finish()
    return list
  }

  private func area(_ quads: [Quad]) -> Float {
    var area: Float = 0
    for quad in quads { area += (quad.right - quad.left) * (quad.bottom - quad.top) }
    return area
  }

  @Test("the text of a frame shows order, pages, pixels and texels")
  func dump() {
    let list = list { list in
      list.add(letters, at: Point(x: 40, y: 300), color: red, layer: .headers)
      list.add(picture, at: Point(x: 40, y: 100), layer: .tiles)
      list.fill(Rect(x: 0, y: 0, width: 1280, height: 72), color: red, layer: .ground)
      list.add(picture, in: Rect(x: 400, y: 100, width: 200, height: 100), layer: .tiles)
    }

    #expect(
      list.description == """
        page 1 blended
          0.0,0.0 1280.0,72.0 from 202.0,102.0 202.0,102.0 ffff0000
        page 2
          40.0,100.0 140.0,150.0 from 10.0,20.0 110.0,70.0 ffffffff
          400.0,100.0 600.0,200.0 from 10.0,20.0 110.0,70.0 ffffffff
        page 1 blended
          40.0,300.0 100.0,320.0 from 0.0,0.0 60.0,20.0 ffff0000

        """)
  }

  @Test("a layer's quads stand by page, and keep their order within one")
  func order() {
    let list = list { list in
      for index in 0..<6 {
        list.add(index % 2 == 0 ? picture : letters, at: Point(x: Double(index) * 10, y: 0), layer: .tiles)
      }
    }
    var seen: [(page: Int32, lefts: [Float])] = []
    list.withRuns { run, quads in seen.append((run.page, quads.map(\.left))) }

    #expect(seen.map(\.page) == [1, 2])
    #expect(seen.map(\.lefts) == [[10, 30, 50], [0, 20, 40]])
  }

  @Test("no layer is drawn before one that lies under it, whatever its page")
  func layers() {
    let list = list { list in
      for layer in Layer.allCases.reversed() {
        let slot = layer.rawValue % 2 == 0 ? picture : letters
        list.add(slot, at: Point(x: Double(layer.rawValue), y: 0), layer: layer)
      }
    }
    var lefts: [Float] = []
    list.withRuns { _, quads in lefts += quads.map(\.left) }

    #expect(lefts == Layer.allCases.map { Float($0.rawValue) })
  }

  @Test("flat colour joins the run of the page that holds its white texel")
  func flatColour() {
    let list = list { list in
      list.add(letters, at: .zero, layer: .headers)
      list.fill(Rect(x: 0, y: 0, width: 10, height: 10), color: red, layer: .headers)
      list.add(letters, at: .zero, layer: .marks)
    }

    #expect(list.count == 3)
    #expect(list.runCount == 1)
  }

  @Test("without a white texel, and in no colour, nothing is filled")
  func noFill() {
    var list = DrawList(width: 100, height: 100, scale: 1)
    list.fill(Rect(x: 0, y: 0, width: 10, height: 10), color: red, layer: .ground)
    list.white = white
    list.fill(Rect(x: 0, y: 0, width: 10, height: 10), color: red.faded(0), layer: .ground)

    #expect(list.count == 0)
  }

  @Test("points become whole pixels, and boxes that meet in points meet in pixels")
  func rounding() {
    let list = list(scale: 1.5) { list in
      list.fill(Rect(x: 0, y: 0, width: 33.4, height: 10), color: red, layer: .ground)
      list.fill(Rect(x: 33.4, y: 0, width: 33.4, height: 10), color: red, layer: .ground)
      list.add(picture, at: Point(x: 33.4, y: 0.2), layer: .tiles)
    }
    var quads: [Quad] = []
    list.withRuns { _, run in quads += run }

    #expect(quads[0].right == quads[1].left)
    for quad in quads {
      for edge in [quad.left, quad.top, quad.right, quad.bottom] { #expect(edge == edge.rounded()) }
    }
    // A texture at its own size keeps it: texel for pixel.
    #expect(quads[2].right - quads[2].left == 100 && quads[2].bottom - quads[2].top == 50)
  }

  @Test("the clip cuts what is added under it, and opens again")
  func clip() {
    let list = list { list in
      list.setClip(Rect(x: 0, y: 72, width: 1280, height: 600))
      list.add(picture, at: Point(x: 0, y: 40), layer: .tiles)
      list.add(picture, at: Point(x: 0, y: 10), layer: .tiles)
      list.setClip(nil)
      list.add(picture, at: Point(x: -40, y: 10), layer: .tiles)
    }
    var quads: [Quad] = []
    list.withRuns { _, run in quads += run }

    #expect(quads.count == 2)
    #expect(quads[0].top == 72 && quads[0].textureTop == 52 && quads[0].bottom == 90 && quads[0].textureBottom == 70)
    #expect(quads[1].left == 0 && quads[1].textureLeft == 50 && quads[1].top == 10)
  }

  @Test("a part of a texture comes from just its texels")
  func part() {
    let list = list { list in
      list.add(
        picture, part: (x: 5, y: 6, width: 20, height: 10), in: Rect(x: 0, y: 0, width: 40, height: 20), layer: .tiles)
    }

    #expect(list.description.contains("0.0,0.0 40.0,20.0 from 15.0,26.0 35.0,36.0"))
  }

  @Test("a stretched shape keeps its corners and covers its box without a gap")
  func stretched() {
    let shape = TextureSlot(page: 1, x: 10, y: 10, width: 9, height: 9, isBlended: true)
    let list = list { list in
      list.addStretched(shape, corner: 4, in: Rect(x: 100, y: 200, width: 60, height: 30), color: red, layer: .marks)
    }
    var quads: [Quad] = []
    list.withRuns { _, run in quads += run }

    #expect(quads.count == 9 && list.runCount == 1)
    #expect(area(quads) == 1_800)
    #expect(quads[0].right - quads[0].left == 4 && quads[0].textureRight - quads[0].textureLeft == 4)
    #expect(quads[4].textureLeft == 14 && quads[4].textureRight == 15 && quads[4].left == 104 && quads[4].right == 156)
    #expect(quads[8].right == 160 && quads[8].textureRight == 19 && quads[8].bottom == 230)
  }

  @Test("a stretched shape in a box too small for its corners makes them smaller")
  func stretchedSmall() {
    let shape = TextureSlot(page: 1, x: 10, y: 10, width: 9, height: 9, isBlended: false)
    let list = list { list in
      list.addStretched(
        shape, corner: 4, in: Rect(x: 0, y: 0, width: 6, height: 20), color: red.faded(0.5), layer: .marks)
    }
    var quads: [Quad] = []
    list.withRuns { run, all in
      #expect(run.isBlended)
      quads += all
    }

    #expect(area(quads) == 120)
    #expect(quads.allSatisfy { $0.left >= 0 && $0.right <= 6 })
  }

  @Test("what is see-through is blended, what is not is not")
  func blending() {
    let list = list { list in
      list.add(picture, at: .zero, layer: .tiles)
      list.add(picture, at: .zero, color: Color.white.faded(0.5), layer: .tiles)
    }
    var blended: [Bool] = []
    list.withRuns { run, _ in blended.append(run.isBlended) }

    #expect(blended == [false, true])
  }

  @Test("emptied, it starts a new frame with an open clip")
  func removeAll() {
    var list = DrawList(width: 100, height: 100, scale: 1)
    list.setClip(.zero)
    list.removeAll()
    list.add(picture, at: .zero, layer: .tiles)
    list.finish()

    #expect(list.count == 1 && list.runCount == 1)
    list.removeAll()
    list.finish()
    #expect(list.count == 0 && list.runCount == 0 && list.description.isEmpty)
  }
}
