import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Strip layout")
struct StripLayoutTests {
  @Test("even labels stand a pitch apart")
  func even() {
    let layout = StripLayout(count: 4, pitch: 250)

    #expect((0..<4).map(layout.center(of:)) == [0, 250, 500, 750])
    #expect(layout.position(at: 312.5) == 1.25)
    #expect(layout.length == 750)
  }

  @Test("labels of their own widths keep one gap between them")
  func ownWidths() {
    let layout = StripLayout(widths: [100, 60, 200], gap: 40)

    #expect((0..<3).map(layout.center(of:)) == [0, 120, 290])
    #expect(layout.position(at: 205) == 1.5)
  }

  @Test("position and centre are inverse, and position never turns back", arguments: [1, 2, 3] as [UInt64])
  func inverse(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let widths = (0..<12).map { _ in Double.random(in: 20...300, using: &random) }
    let layout = StripLayout(widths: widths, gap: 48)
    var last = -Double.infinity

    for index in 0..<12 { #expect(abs(layout.position(at: layout.center(of: index)) - Double(index)) < 1e-9) }
    for offset in stride(from: -200.0, through: layout.length + 200, by: 7) {
      let position = layout.position(at: offset)
      #expect(position > last)
      last = position
      #expect((0..<12).contains(layout.nearest(to: offset)))
    }
  }

  @Test("none and one label are no special case")
  func fewLabels() {
    #expect(StripLayout().nearest(to: 30) == 0)
    #expect(StripLayout(widths: [80], gap: 10).nearest(to: 500) == 0)
    #expect(StripLayout(widths: [80], gap: 10).length == 0)
  }
}
