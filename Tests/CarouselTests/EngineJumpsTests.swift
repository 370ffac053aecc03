import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: jumps")
struct EngineJumpsTests {
  private func stage() -> Stage { Stage(GridSource(categories: 1, rows: 6, items: 40), cadence: .steady(60)) }

  @Test("a program puts the page and one row where it says, and nothing else moves")
  func places() {
    var stage = stage()

    stage.engine.jumpPage(to: 120)
    stage.engine.jumpRow(1, to: 500)

    #expect(stage.engine.pageReport?.offset == 120)
    #expect(stage.engine.rowReports.map(\.offset) == [0, 500, 0, 0, 0, 0])
    #expect(!stage.engine.isAnimating)
  }

  @Test("an offset beyond the content is brought to its end")
  func limits() {
    var stage = stage()

    stage.engine.jumpPage(to: 1e9)
    stage.engine.jumpRow(0, to: -5)
    stage.engine.jumpRow(2, to: 1e9)

    let rows = stage.engine.rowReports
    #expect(rows[0].offset == 0)
    #expect(rows[2].offset == rows[2].contentLength - stage.engine.measures.viewport.width)
    #expect(
      stage.engine.pageReport.map { $0.contentLength - stage.engine.pageViewport.height }
        == stage.engine.pageReport?.offset)
  }
}
