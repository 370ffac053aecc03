import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Page state")
struct PageStateTests {
  /// Rows of the given heights, 30 points apart, the first 14 below the start.
  private func page(heights: [Double]) -> PageState {
    var page = PageState(id: "page")
    var top = 14.0
    for (index, height) in heights.enumerated() {
      let description = RowDescription(
        id: "\(index)", count: 4, itemWidth: 100, itemHeight: height, headerHeight: 0, captionHeight: 0)
      var row = RowState(
        description: description, layout: RowLayout(count: 4, width: 100, spacing: 16, leading: 40, trailing: 40),
        viewport: 1_280)
      row.top = top
      page.rows.append(row)
      top += height + 30
    }
    return page
  }

  @Test("the range of a span holds just the rows that touch it", arguments: 0..<100)
  func ranges(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let page = page(
      heights: (0..<Int.random(in: 0...30, using: &random)).map { _ in .random(in: 50...400, using: &random) })
    for _ in 0..<50 {
      let lower = Double.random(in: -500...9_000, using: &random)
      let upper = lower + Double.random(in: 1...900, using: &random)

      let touching = page.rows.indices.filter { page.rows[$0].bottom > lower && page.rows[$0].top < upper }
      #expect(Array(page.rowRange(from: lower, to: upper)) == touching)
    }
  }

  @Test("a row's band takes half of the gap on either side")
  func bands() {
    let page = page(heights: [100, 200])

    #expect(page.row(at: -2, gap: 30) == nil)
    #expect(page.row(at: 0, gap: 30) == 0)
    #expect(page.row(at: 128, gap: 30) == 0)
    #expect(page.row(at: 130, gap: 30) == 1)
    #expect(page.row(at: 358, gap: 30) == 1)
    #expect(page.row(at: 360, gap: 30) == nil)
    #expect(PageState(id: "").row(at: 10, gap: 30) == nil)
  }

  @Test("a page advances only the rows that move, and forgets them at rest")
  func motion() {
    var page = page(heights: [100, 100, 100])
    for index in page.rows.indices {
      page.rows[index].body.setExtent(content: 4_000, viewport: 500, at: 0, tuning: Tuning())
    }
    page.rows[1].body.scroll(to: 300, at: 0, tuning: Tuning())
    page.noteMotion(ofRow: 0)
    page.noteMotion(ofRow: 1)
    page.noteMotion(ofRow: 1)
    #expect(page.moving == [1] && page.isMoving)

    page.advance(to: 0.1, tuning: Tuning())
    #expect(page.rows[1].body.offset > 0 && page.rows[1].movesForward)
    page.advance(to: 3, tuning: Tuning())

    #expect(page.rows.map(\.body.offset) == [0, 300, 0])
    #expect(page.moving.isEmpty && !page.isMoving)
  }

  @Test("a step leads to a row with items, past empty ones")
  func filledRows() {
    var page = page(heights: [100, 100, 100, 100, 100])
    for empty in [0, 2] {
      page.rows[empty].places = RestPlaces(
        RowLayout(count: 0, width: 1, spacing: 0, leading: 0, trailing: 0), snap: .tile, align: .start,
        viewport: 1_280)
    }

    #expect(page.filledRow(from: -1, by: 1) == 1)
    #expect(page.filledRow(from: 1, by: 1) == 3)
    #expect(page.filledRow(from: 3, by: -1) == 1)
    #expect(page.filledRow(from: 1, by: -1) == nil)
    #expect(page.filledRow(from: 4, by: 1) == nil)
    #expect(page.filledRow(from: 4, by: -4) == 1)
    #expect(page.filledRow(from: 1, by: 9) == 4)
    #expect(PageState(id: "").filledRow(from: -1, by: 1) == nil)
  }
}
