import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: headers, titles and indicators")
struct EngineDecorationsTests {
  // MARK: Sections

  /// Sections of five items of 300 points with 16 between them and 32 between sections.
  private func sections(_ headers: RowDescription.HeaderMotion = .push) -> Stage {
    let source = GridSource(categories: 1, rows: 1, items: 20, itemWidth: 300)
    source.categories[0].rows[0].snap = .none
    source.categories[0].rows[0].adjust = {
      $0.headers = headers
      $0.sections = ContiguousArray([0, 5, 10, 15].map { RowSection(first: $0, headerWidth: 120) })
    }
    return Stage(source)
  }

  /// Scrolls a row to an offset at which nothing snaps.
  private func scroll(_ stage: inout Stage, to offset: Double) {
    while abs(stage.rowOffsets[0] - offset) > 0.001 {
      let distance = min(max(offset - stage.rowOffsets[0], -900), 900)
      var finger = ScriptedFinger(at: stage.time)
      let start = distance > 0 ? 1_200.0 : 60
      finger.down(at: Point(x: start, y: 200))
      finger.move(x: -distance - (distance > 0 ? 12 : -12), in: 0.5)
      finger.hold(0.2)
      finger.up()
      stage.play(finger.events)
    }
  }

  private func headers(_ stage: Stage) -> [PlacedHeader] {
    var all: [PlacedHeader] = []
    stage.engine.forEachHeader(ofRow: 0, inCategory: 0) { all.append($0) }
    return all
  }

  // A section is 5 × 300 + 4 × 16 = 1564 long, the next begins 1596 further.
  @Test("a header stands over its first item, and stays at the row's start while its section passes")
  func pinned() {
    var stage = sections()
    #expect(headers(stage).map(\.x) == [40])
    scroll(&stage, to: 600)
    #expect(headers(stage).map(\.section) == [0, 1])
    #expect(headers(stage).map(\.x) == [40.0, 1_036])
    scroll(&stage, to: 1_596 + 300)
    #expect(headers(stage).first?.section == 1 && headers(stage).first?.x == 40)
    #expect(stage.engine.pinnedHeader(ofRow: 0, inCategory: 0)?.section == 1)
  }

  @Test("a header knows its words, and in the style of groups the panel that its section stands on")
  func panels() {
    let stage = sections()
    #expect(headers(stage)[0].title == "" && headers(stage)[0].panel == nil)
    let source = stage.source
    source.categories[0].rows[0].adjust = {
      $0.sections = [RowSection(first: 0, title: "Today", headerWidth: 120)]
      $0.style = .grouped(reach: 12)
    }
    var engine = stage.engine
    engine.reload(source: source)
    var grouped: [PlacedHeader] = []
    engine.forEachHeader(ofRow: 0, inCategory: 0) { grouped.append($0) }
    #expect(grouped.count == 1 && grouped[0].title == "Today" && grouped[0].x == 40)
    source.categories[0].rows[0].adjust = {
      $0.headers = .cover
      $0.sections = [RowSection(first: 0, title: "Today", headerWidth: 120)]
      $0.style = .grouped(reach: 12)
    }
    engine.reload(source: source)
    engine.forEachHeader(ofRow: 0, inCategory: 0) { grouped.append($0) }
    #expect(grouped.last?.maxX == grouped.last?.panel?.maxX, "a header that is covered stays in its panel")
    #expect(grouped[0].panel?.x == 28 && grouped[0].panel?.maxX == grouped[0].span.maxX + 12)
  }

  @Test("the next header pushes it off")
  func push() {
    var stage = sections()
    // The section ends at 40 + 1564 - 1500 = 104: its header of 120 has 104 left.
    scroll(&stage, to: 1_500)
    #expect(headers(stage).map(\.x) == [-16.0, 136])
    #expect(stage.engine.pinnedHeader(ofRow: 0, inCategory: 0)?.section == 0)
  }

  @Test("or the next one slides over it")
  func cover() {
    var stage = sections(.cover)
    scroll(&stage, to: 1_500)
    #expect(headers(stage).map(\.x) == [40.0, 136])
    #expect(abs(headers(stage)[0].maxX - 120) < 1e-9)
  }

  @Test("headers never overlap, and only those that are seen are named")
  func apart() {
    var stage = sections()
    let step = 37.0
    for offset in stride(from: 0.0, to: 4_000, by: step) {
      scroll(&stage, to: offset)
      let all = headers(stage)
      #expect(!all.isEmpty && all.count <= 2)
      for (one, next) in zip(all, all.dropFirst()) { #expect(one.x + one.width + 32 <= next.x + 1e-9) }
    }
  }

  @Test("a row without sections has no headers")
  func none() {
    let stage = Stage(GridSource(categories: 1, rows: 1, items: 5))
    #expect(headers(stage).isEmpty)
    #expect(stage.engine.pinnedHeader(ofRow: 0, inCategory: 0) == nil)
  }

  // MARK: Titles

  private func pages(pinned: Bool = true) -> Stage {
    let source = GridSource(categories: 1, rows: 6, items: 5)
    source.categories[0].pinsTitles = pinned
    for row in 0..<6 { source.categories[0].rows[row].adjust = { $0.titleHeight = 33 } }
    return Stage(source)
  }

  private func titles(_ stage: Stage) -> [Int: Double] {
    var titles: [Int: Double] = [:]
    stage.engine.forEachRow { titles[$0.index] = $0.titleTop }
    return titles
  }

  // Rows are 302 high and 332 apart, the first title stands at 14.
  @Test("a pinned title stays at the top while its row passes, and the next one pushes it off")
  func pinnedTitles() throws {
    var stage = pages()
    #expect(titles(stage)[0] == 14)
    for offset in stride(from: 10.0, to: 300, by: 10) {
      var finger = ScriptedFinger(at: stage.time)
      finger.down(at: Point(x: 640, y: 500))
      finger.move(y: -10 - 12, in: 0.3)
      finger.hold(0.2)
      finger.up()
      stage.play(finger.events)
      #expect(abs(stage.pageOffset - offset) < 0.001)
      let titles = titles(stage)
      let next = try #require(titles[1])
      #expect(abs(try #require(titles[0]) - min(14, next - 33)) < 1e-9, "at \(offset)")
      // What is under the title is not seen.
      stage.engine.forEachCell { cell in
        if cell.path.row == 0, cell.isVisible { #expect(cell.sight.y >= titles[0]! + 33 - 1e-9) }
      }
    }
  }

  @Test("titles that are not pinned go with their rows")
  func scrolledTitles() {
    var stage = pages(pinned: false)
    stage.play(ScriptedFinger.swipe(from: Point(x: 640, y: 600), to: Point(x: 640, y: 300), time: 0, in: 0.3))
    stage.engine.forEachRow { #expect($0.titleTop == $0.frame.y) }
  }

  // MARK: Indicators

  private func indicated(items: Int = 20, _ cadence: FrameDriver.Cadence = .steady(60)) -> Stage {
    let source = GridSource(categories: 1, rows: 2, items: items)
    source.categories[0].rows[0].adjust = { $0.indicator = .bottom }
    return Stage(source, cadence: cadence)
  }

  private func opacity(_ stage: Stage) -> Double {
    stage.engine.indicator(ofRow: 0, inCategory: 0)?.opacity ?? 0
  }

  @Test("an indicator appears while its row scrolls, stays half a second and fades", arguments: FrameDriver.Cadence.all)
  func indicator(cadence: FrameDriver.Cadence) {
    var stage = indicated(cadence)
    #expect(opacity(stage) == 0)
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 500, y: 200), time: 0.1, in: 0.3), until: 0.4)
    #expect(opacity(stage) == 1)
    while stage.engine.rowReports[0].phase != .settled { stage.play(until: stage.time + 0.01) }
    let rest = stage.engine.pages[0]!.rows[0].body.restTime
    stage.play(until: rest + 0.5)
    #expect(opacity(stage) > 0.999)
    stage.play(until: rest + 0.6)
    #expect(abs(opacity(stage) - 0.5) < 1e-6)
    #expect(stage.engine.isAnimating)
    stage.play(until: rest + 0.71)
    #expect(opacity(stage) == 0 && !stage.engine.isAnimating)
  }

  @Test("it says how much is seen and where, and shrinks against an end")
  func extent() throws {
    var stage = indicated()
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 900, y: 200))
    finger.move(x: -412, in: 0.5)
    stage.play(finger.events, until: 0.7)
    let bar = try #require(stage.engine.indicator(ofRow: 0, inCategory: 0))
    let row = stage.engine.rowReports[0]
    #expect(abs(bar.width - 1_200 * 1_280 / row.contentLength) < 1e-9)
    #expect(abs(bar.x - 40 - (1_200 - bar.width) * 400 / (row.contentLength - 1_280)) < 1e-9)

    var other = indicated()
    var pull = ScriptedFinger()
    pull.down(at: Point(x: 300, y: 200))
    pull.move(x: 400, in: 0.5)
    other.play(pull.events, until: 0.7)
    let shrunk = try #require(other.engine.indicator(ofRow: 0, inCategory: 0))
    #expect(shrunk.x == 40 && abs(shrunk.width - (bar.width + other.rowOffsets[0])) < 1e-9)
  }

  @Test("a row that fits has none, and rows that want none show none")
  func withoutIndicator() {
    var short = indicated(items: 2)
    short.play(
      ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 500, y: 200), time: 0, in: 0.3), until: 0.3)
    #expect(opacity(short) == 0)
    var stage = indicated()
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 900, y: 550), to: Point(x: 500, y: 550), time: 0, in: 0.3), until: 0.3)
    #expect(stage.engine.indicator(ofRow: 1, inCategory: 0) == nil)
  }
}
