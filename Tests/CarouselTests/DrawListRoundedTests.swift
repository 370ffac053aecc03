import Testing

@testable import Carousel

@Suite("Draw list: rounded boxes")
struct DrawListRoundedTests {
  private let mask = TextureSlot(page: 1, x: 10, y: 10, width: 12, height: 12, isBlended: true)
  private let white = TextureSlot(page: 1, x: 1, y: 1, width: 1, height: 1, isBlended: true)
  private let red = Color(red: 255, green: 0, blue: 0)

  private func quads(in box: Rect, scale: Double = 1) -> [Quad] {
    var list = DrawList(width: 1280, height: 720, scale: scale)
    list.white = white
    list.addRounded(mask, corner: 5, in: box, color: red, layer: .panels)
    list.finish()
    var quads: [Quad] = []
    list.withRuns { _, run in quads += run }
    return quads
  }

  private func area(_ quads: [Quad]) -> Float {
    quads.reduce(0) { $0 + ($1.right - $1.left) * ($1.bottom - $1.top) }
  }

  /// Places where quads lie over each other or beside the box, of all pixels near it.
  private func faults(_ quads: [Quad], box: PixelRect) -> Int {
    var faults = 0
    for y in Int(box.top) - 2..<Int(box.bottom) + 2 {
      for x in Int(box.left) - 2..<Int(box.right) + 2 {
        let (px, py) = (Float(x) + 0.5, Float(y) + 0.5)
        let covers = quads.count { $0.left < px && px < $0.right && $0.top < py && py < $0.bottom }
        let isInside = px > box.left && px < box.right && py > box.top && py < box.bottom
        if covers != (isInside ? 1 : 0) { faults += 1 }
      }
    }
    return faults
  }

  @Test("every pixel of the box is covered once, and none beside it", arguments: [1, 1.5, 0.75])
  func covers(scale: Double) {
    let quads = quads(in: Rect(x: 20.4, y: 30.7, width: 61.3, height: 40.2), scale: scale)

    let pixel = { (points: Double) in Float((points * scale).rounded()) }
    let box = PixelRect(left: pixel(20.4), top: pixel(30.7), right: pixel(81.7), bottom: pixel(70.9))
    #expect(faults(quads, box: box) == 0)
  }

  @Test("its corners are the mask's, texel for pixel, and all else is flat colour")
  func corners() {
    let quads = quads(in: Rect(x: 100, y: 200, width: 60, height: 30))
    let corners = quads.filter { $0.textureRight > $0.textureLeft }

    #expect(corners.map(\.left) == [100, 155, 100, 155])
    #expect(corners.map(\.top) == [200, 200, 225, 225])
    #expect(corners.map(\.textureLeft) == [10, 17, 10, 17])
    #expect(corners.map(\.textureTop) == [10, 10, 17, 17])
    #expect(corners.allSatisfy { $0.right - $0.left == 5 && $0.textureRight - $0.textureLeft == 5 })
    #expect(quads.count == 7 && area(quads) == 1_800)
  }

  @Test("a box too small for its corners makes them smaller")
  func small() {
    let quads = quads(in: Rect(x: 0, y: 0, width: 6, height: 4))

    #expect(area(quads) == 24)
    #expect(quads.allSatisfy { $0.left >= 0 && $0.right <= 6 && $0.top >= 0 && $0.bottom <= 4 })
  }
}
