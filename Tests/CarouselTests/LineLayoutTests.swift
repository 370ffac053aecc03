import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Line layout")
struct LineLayoutTests {
  private static func sample(_ seed: Int) -> LineLayout {
    var random = SeededRandom(seed: UInt64(seed))
    return LineLayout(
      count: .random(in: 0...60, using: &random), columns: .random(in: 1...6, using: &random),
      itemWidth: .random(in: 50...400, using: &random), spacing: .random(in: 0...30, using: &random),
      lineHeight: .random(in: 30...300, using: &random), lineSpacing: .random(in: 0...40, using: &random), leading: 40)
  }

  @Test("the range of a span is whole lines, and all that touch it", arguments: 0..<200)
  func range(seed: Int) {
    let layout = Self.sample(seed)
    var random = SeededRandom(seed: UInt64(seed) + 500)
    for _ in 0..<20 {
      let lower = Double.random(in: -200...(layout.height + 200), using: &random)
      let upper = lower + Double.random(in: 1...900, using: &random)

      let range = layout.range(from: lower, to: upper)

      for item in 0..<layout.count {
        let touches = layout.top(of: item) < upper && layout.top(of: item) + layout.lineHeight > lower
        #expect(range.contains(item) == touches, "seed \(seed), item \(item) of \(layout) from \(lower) to \(upper)")
      }
    }
  }

  @Test("items stand in columns, and the last line ends the row", arguments: 0..<50)
  func places(seed: Int) {
    let layout = Self.sample(seed)
    for item in 0..<layout.count {
      #expect(layout.left(of: item) == 40 + Double(item % layout.columns) * (layout.itemWidth + layout.spacing))
      if item >= layout.columns {
        #expect(
          abs(layout.top(of: item) - layout.top(of: item - layout.columns) - layout.lineHeight - layout.lineSpacing)
            < 1e-9)
      }
      let line = item / layout.columns
      #expect(layout.index(inLine: line, nearest: layout.left(of: item) + layout.itemWidth / 2) == item)
    }
    let last = layout.count == 0 ? 0 : layout.top(of: layout.count - 1) + layout.lineHeight
    #expect(abs(layout.height - last) < 1e-9)
  }
}
