import Testing

@testable import Carousel

@Suite("Draw list: from right to left")
struct DrawListMirroringTests {
  private let picture = TextureSlot(page: 2, x: 10, y: 20, width: 100, height: 50, isBlended: false)
  private let mask = TextureSlot(page: 1, x: 10, y: 10, width: 12, height: 12, isBlended: true)
  private let white = TextureSlot(page: 1, x: 200, y: 100, width: 4, height: 4, isBlended: true)
  private let red = Color(red: 255, green: 0, blue: 0)

  private func quads(isMirrored: Bool = true, scale: Double = 1, _ add: (inout DrawList) -> Void) -> [Quad] {
    var list = DrawList(width: 1280, height: 720, scale: scale, isMirrored: isMirrored)
    list.white = white
    add(&list)
    list.finish()
    var quads: [Quad] = []
    list.withRuns { _, run in quads += run }
    return quads
  }

  private func mirrored(_ quads: [Quad]) -> [Quad] {
    quads.map { quad in
      var copy = quad
      (copy.left, copy.right) = (1280 - quad.right, 1280 - quad.left)
      return copy
    }
  }

  @Test("a picture stands as far from the right edge, and is not flipped")
  func place() {
    let quad = quads { $0.add(picture, at: Point(x: 40, y: 100), layer: .tiles) }[0]

    #expect(quad.left == 1140 && quad.right == 1240 && quad.top == 100)
    #expect(quad.textureLeft == 10 && quad.textureRight == 110)
  }

  @Test("every way of adding puts its quads at the mirrored places", arguments: [1, 0.75, 1.5])
  func ways(scale: Double) {
    let box = Rect(x: 20.4, y: 30.7, width: 61.3, height: 40.2)
    let ways: [(inout DrawList) -> Void] = [
      { $0.add(picture, at: Point(x: 20.4, y: 3), layer: .tiles) }, { $0.add(picture, in: box, layer: .tiles) },
      { $0.add(picture, part: (10, 5, 40, 20), in: box, layer: .tiles) }, { $0.fill(box, color: red, layer: .tiles) },
    ]
    for way in ways { #expect(quads(scale: scale, way) == mirrored(quads(isMirrored: false, scale: scale, way))) }
  }

  @Test("what a box cuts off of a picture is what lies outside of it on the screen")
  func clip() {
    let cut = quads { list in
      list.setClip(Rect(x: 40, y: 0, width: 60, height: 720))
      list.add(picture, at: Point(x: 40, y: 100), layer: .tiles)
    }

    // It ends 100 points from the right edge, so the 40 texels at the picture's left are cut.
    #expect(cut.count == 1 && cut[0].left == 1180 && cut[0].right == 1240)
    #expect(cut[0].textureLeft == 50 && cut[0].textureRight == 110)
  }

  @Test("a picture that comes in at the far edge shows its right side first")
  func edge() {
    let cut = quads { $0.add(picture, at: Point(x: 1250, y: 0), layer: .tiles) }[0]

    #expect(cut.left == 0 && cut.right == 30 && cut.textureLeft == 80 && cut.textureRight == 110)
  }

  @Test("corners of shapes stay at their own side")
  func corners() {
    let box = Rect(x: 100, y: 200, width: 60, height: 30)
    let rounded = quads { $0.addRounded(mask, corner: 5, in: box, color: red, layer: .panels) }
      .filter { $0.textureRight > $0.textureLeft }
    let stretched = quads { $0.addStretched(mask, corner: 5, in: box, color: red, layer: .panels) }

    #expect(rounded.map(\.left) == [1120, 1175, 1120, 1175] && rounded.map(\.textureLeft) == [10, 17, 10, 17])
    #expect(stretched.map(\.left).min() == 1120 && stretched.map(\.right).max() == 1180)
    #expect(stretched.allSatisfy { $0.left != 1120 || $0.textureLeft == 10 })
    #expect(stretched.allSatisfy { $0.right != 1180 || $0.textureRight == 22 })
  }
}
