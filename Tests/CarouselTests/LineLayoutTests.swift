import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Line layout")
struct LineLayoutTests {
  private static func sample(_ seed: Int) -> LineLayout {
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 0...60, using: &random)
    var sections = ContiguousArray<RowSection>()
    if seed % 3 != 0 {
      // Some of them are empty, some have no header, and some lie beyond the end.
      var first = 0
      while first <= count {
        sections.append(RowSection(first: first, headerWidth: Bool.random(using: &random) ? 80 : 0))
        first += Int.random(in: 0...12, using: &random)
        if sections.count > 40 { break }
      }
    }
    return LineLayout(
      count: count, columns: .random(in: 1...6, using: &random),
      itemWidth: .random(in: 50...400, using: &random), spacing: .random(in: 0...30, using: &random),
      lineHeight: .random(in: 30...300, using: &random), lineSpacing: .random(in: 0...40, using: &random), leading: 40,
      sections: sections, headerHeight: 30, sectionSpacing: .random(in: 0...60, using: &random))
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

  @Test("items stand in columns, line by line, and the last line ends the row", arguments: 0..<90)
  func places(seed: Int) {
    let layout = Self.sample(seed)
    for item in 0..<layout.count {
      let column = layout.column(of: item)
      #expect(layout.left(of: item) == 40 + Double(column) * (layout.itemWidth + layout.spacing))
      #expect(
        layout.index(inLine: layout.line(of: item), nearest: layout.left(of: item) + layout.itemWidth / 2) == item)
      guard item > 0 else { continue }
      let isNewLine = layout.line(of: item) != layout.line(of: item - 1)
      #expect(isNewLine == (column == 0))
      #expect(isNewLine || layout.top(of: item) == layout.top(of: item - 1))
      if isNewLine { #expect(layout.top(of: item) >= layout.top(of: item - 1) + layout.lineHeight - 1e-9) }
    }
    #expect(layout.lineCount == (layout.count == 0 ? 0 : layout.line(of: layout.count - 1) + 1))
    let last = layout.count == 0 ? 0 : layout.top(of: layout.count - 1) + layout.lineHeight
    #expect(abs(layout.height - last) < 1e-9)
  }

  @Test("each section begins a line under its header, and the last place of a short line is its last item")
  func sections() {
    let layout = LineLayout(
      count: 9, columns: 3, itemWidth: 100, spacing: 10, lineHeight: 50, lineSpacing: 10, leading: 40,
      sections: [
        RowSection(first: 0, headerWidth: 0), RowSection(first: 1, headerWidth: 60),
        RowSection(first: 5, headerWidth: 60),
      ],
      headerHeight: 30, sectionSpacing: 20)

    #expect((0..<9).map(layout.top(of:)) == [0, 100, 100, 100, 160, 260, 260, 260, 320])
    #expect((0..<9).map(layout.line(of:)) == [0, 1, 1, 1, 2, 3, 3, 3, 4])
    #expect(layout.height == 370 && layout.lineCount == 5)
    #expect(layout.index(inLine: 2, column: 2) == 4 && layout.index(inLine: 0, column: 1) == 0)
    #expect(layout.section(at: 69)?.index == 0 && layout.section(at: 70)?.index == 1 && layout.section(at: -1) == nil)
    #expect(layout.range(from: 60, to: 70) == 0..<0 && layout.range(from: 215, to: 300) == 5..<8)
  }
}
