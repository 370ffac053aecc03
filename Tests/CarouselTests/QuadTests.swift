import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Quad")
struct QuadTests {
  private func quad(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> Quad {
    Quad(
      page: 0, isBlended: false, color: .white, left: left, top: top, right: right, bottom: bottom, textureLeft: 100,
      textureTop: 200, textureRight: 300, textureBottom: 260)
  }

  private let clip = PixelRect(left: 0, top: 72, right: 1280, bottom: 720)

  @Test("inside the clip stays as it is, outside of it is nothing")
  func whole() {
    #expect(quad(10, 100, 110, 200).clipped(to: clip) == quad(10, 100, 110, 200))
    #expect(quad(-100, 100, 0, 200).clipped(to: clip) == nil)
    #expect(quad(1280, 100, 1300, 200).clipped(to: clip) == nil)
    #expect(quad(10, 0, 110, 72).clipped(to: clip) == nil)
    #expect(quad(10, 720, 110, 800).clipped(to: clip) == nil)
  }

  @Test("without extent is nothing")
  func flat() {
    #expect(quad(10, 100, 10, 200).clipped(to: clip) == nil)
    #expect(quad(10, 200, 110, 200).clipped(to: clip) == nil)
    #expect(quad(110, 100, 10, 200).clipped(to: clip) == nil)
  }

  @Test("every pixel keeps its texel when it is cut", arguments: 0..<200)
  func proportional(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let left = Float(Int.random(in: -300...1_270, using: &random))
    let top = Float(Int.random(in: -200...700, using: &random))
    let whole = quad(
      left, top, left + Float(Int.random(in: 1...500, using: &random)),
      top + Float(Int.random(in: 1...500, using: &random)))
    guard let cut = whole.clipped(to: clip) else { return }

    func texel(_ quad: Quad, x: Float, y: Float) -> (Float, Float) {
      (
        quad.textureLeft + (x - quad.left) / (quad.right - quad.left) * (quad.textureRight - quad.textureLeft),
        quad.textureTop + (y - quad.top) / (quad.bottom - quad.top) * (quad.textureBottom - quad.textureTop)
      )
    }

    #expect(cut.left >= 0 && cut.top >= 72 && cut.right <= 1280 && cut.bottom <= 720)
    for (x, y) in [(cut.left, cut.top), (cut.right, cut.bottom), ((cut.left + cut.right) / 2, cut.top)] {
      let (a, b) = (texel(whole, x: x, y: y), texel(cut, x: x, y: y))
      #expect(abs(a.0 - b.0) < 0.01 && abs(a.1 - b.1) < 0.01, "seed \(seed)")
    }
  }
}
