import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: layout")
struct EngineLayoutTests {
  /// Scrolls pages, rows and strip about by seed; calls `onFrame` in every frame.
  private func wander(_ stage: inout Stage, seed: Int, strokes: Int = 6, onFrame: (inout Engine) -> Void) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<strokes {
      let start = Point(x: .random(in: 100...1_180, using: &random), y: .random(in: 10...710, using: &random))
      let end = Point(x: .random(in: 100...1_180, using: &random), y: .random(in: 10...710, using: &random))
      stage.play(
        ScriptedFinger.swipe(from: start, to: end, time: stage.time, in: .random(in: 0.05...0.4, using: &random)),
        onFrame: onFrame)
    }
  }

  @Test("the cells that are seen cover the screen exactly, each item once", arguments: 0..<6)
  func coverage(seed: Int) {
    let source = GridSource(categories: 3, rows: 7, items: 25)
    if seed % 2 == 0 { source.makeWidthsRandom(seed: UInt64(seed)) }
    var stage = Stage(source, cadence: .ragged(seed: UInt64(seed)))

    wander(&stage, seed: seed) { engine in
      engine.checkInvariants()
      var seen = Set<ItemPath>()
      engine.forEachCell { cell in
        let isRight = source.shown[cell.slot] == cell.id && source.itemID(at: cell.path) == cell.id
        if !seen.insert(cell.path).inserted || !isRight { Issue.record("seed \(seed): \(cell)") }
      }
      // What should be seen, by looking at every item there is.
      for category in 0..<3 where engine.pages[category] != nil {
        let clip = engine.clip(of: category)
        for row in 0..<7 {
          for item in 0..<25 {
            let path = ItemPath(category: category, row: row, item: item)
            var box = engine.frame(of: path)
            box.height += 57
            if !clip.isEmpty, box.intersects(clip), !seen.contains(path) {
              Issue.record("seed \(seed): \(path) has no cell")
            }
          }
        }
      }
    }

    #expect(source.faults.isEmpty)
    #expect(source.binds - source.recycles == stage.engine.cellCounts.bound)
    #expect(source.shown.count == stage.engine.cellCounts.bound)
  }

  @Test(
    "everything that is at rest stands within its limits, and rows on a tile's edge or at their end", arguments: 0..<16)
  func settled(seed: Int) {
    let source = GridSource(categories: 2, rows: 5, items: 18)
    if seed % 2 == 0 { source.makeWidthsRandom(seed: UInt64(seed)) }
    var stage = Stage(source, cadence: .ragged(seed: UInt64(seed)))

    wander(&stage, seed: seed, strokes: 10) { _ in }

    for page in stage.engine.pages.compactMap({ $0 }) {
      #expect(page.body.isSettled && page.body.limits.contains(page.body.offset))
      for row in page.rows {
        let offset = row.body.offset
        #expect(row.body.isSettled && row.body.limits.contains(offset), "seed \(seed)")
        let places = (0..<18).map { row.layout.offset(aligning: $0) } + [row.body.limits.upperBound]
        #expect(places.contains { abs($0 - offset) < 0.01 }, "seed \(seed): \(offset)")
      }
    }
  }

  @Test("a touch on a settled row moves it nowhere, wherever it stands", arguments: 0..<16)
  func snapIdempotent(seed: Int) {
    let source = GridSource(categories: 2, rows: 5, items: 18)
    if seed % 2 == 0 { source.makeWidthsRandom(seed: UInt64(seed)) }
    var stage = Stage(source)
    wander(&stage, seed: seed) { _ in }
    let before = (stage.rowOffsets, stage.pageOffset)

    for y in stride(from: 90.0, to: 720, by: 60) {
      stage.play(ScriptedFinger.tap(at: Point(x: 640, y: y), time: stage.time))
    }

    #expect(stage.rowOffsets == before.0 && stage.pageOffset == before.1)
  }

  @Test("the number of cells depends on the screen, not on the items")
  func cellCount() {
    var counts: [Int] = []
    for items in [50, 5_000] {
      let source = GridSource(categories: 1, rows: 200, items: items)
      var stage = Stage(source)
      for index in 0..<6 {
        stage.play(
          ScriptedFinger.swipe(
            from: Point(x: 1_000, y: 560), to: Point(x: 100, y: 560), time: 0.1 + 0.15 * Double(index), in: 0.08),
          until: 0.23 + 0.15 * Double(index))
      }
      stage.play(ScriptedFinger.swipe(from: Point(x: 600, y: 700), to: Point(x: 600, y: 50), time: stage.time, in: 0.1))
      counts.append(stage.engine.cellCounts.created)
    }

    #expect(counts[0] == counts[1])
    #expect(counts[1] < 60)
  }

  @Test("frames in which nothing comes into reach bind nothing")
  func steady() {
    var stage = Stage(GridSource(categories: 2, rows: 5, items: 40))
    let binds = stage.source.binds
    #expect(binds > 0)
    stage.play(until: 1)
    #expect(stage.source.binds == binds && stage.source.recycles == 0)

    // A drag binds what comes into reach of its direction at its start; a tile's width on, no more than one each side.
    var finger = ScriptedFinger(at: 1)
    finger.down(at: Point(x: 900, y: 230))
    finger.move(x: -100, in: 0.2)
    stage.play(finger.events, until: 1.25)
    let (after, count) = (stage.source.binds, finger.events.count)
    finger.move(x: -40, in: 0.5)
    stage.play(Array(finger.events.dropFirst(count)), until: 1.8)

    #expect(stage.rowOffsets[0] == 128)
    #expect(stage.source.binds - after <= 1)
  }

  @Test("more is bound ahead of the motion than behind it")
  func ahead() {
    var stage = Stage(GridSource(categories: 1, rows: 2, items: 60))
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 1_000, y: 200), to: Point(x: 300, y: 200), time: 0.1, in: 0.15), until: 0.6)

    let row = stage.engine.pages[0]!.rows[0]
    let offset = row.body.offset
    #expect(row.body.velocity > 0)
    #expect(row.layout.end(of: row.engaged.upperBound - 1) >= offset + 2 * 1_280 - 16)
    #expect(row.layout.start(of: row.engaged.lowerBound) > offset - 1_280)
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 300, y: 200), to: Point(x: 1_000, y: 200), time: 0.6, in: 0.15), until: 0.78)

    #expect(!stage.engine.pages[0]!.rows[0].movesForward)
  }

  @Test("while the strip moves both pages are seen, side by side")
  func twoPages() {
    var stage = Stage(GridSource(categories: 3, rows: 2, items: 9))
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 900, y: 30))
    finger.move(x: -112, in: 0.2)
    stage.play(finger.events, until: 0.4)

    var rows: [(category: Int, x: Double)] = []
    stage.engine.forEachRow { rows.append(($0.category, $0.frame.x)) }

    stage.engine.forEachCell { cell in
      let page = cell.path.category == 0 ? 0.0..<768.0 : 768.0..<1_280.0
      #expect(cell.clip == Rect(x: page.lowerBound, y: 72, width: page.upperBound - page.lowerBound, height: 648))
      #expect(
        cell.isVisible == (cell.frame.x < page.upperBound && cell.frame.maxX > page.lowerBound && cell.frame.y < 720))
    }
    // A tile of the first page that reaches under the second is not there for a finger.
    #expect(stage.engine.cell(at: Point(x: 760, y: 200))?.path.category == 0)
    #expect(stage.engine.cell(at: Point(x: 780, y: 200)) == nil)

    #expect(stage.engine.visiblePages == 0..<2)
    #expect(rows.map(\.category) == [0, 0, 1, 1])
    #expect(abs(rows[0].x + 512) < 1e-9 && abs(rows[2].x - 768) < 1e-9)
    #expect(stage.engine.labelCenter(of: 0) == 540)
  }

  @Test("a page that leaves the screen gives its cells back and ends its motion")
  func leaves() {
    var stage = Stage(GridSource(categories: 3, rows: 2, items: 90))
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 1_000, y: 230), to: Point(x: 200, y: 230), time: 0.1, in: 0.1)
        + ScriptedFinger.tap(at: Point(x: 890, y: 30), time: 0.25))

    let left = stage.engine.pages[0]!
    #expect(stage.engine.selected == 1)
    #expect(left.rows.allSatisfy { $0.slots.isEmpty && $0.body.isSettled })
    #expect(left.rows[0].body.offset > 0 && left.rows[0].body.offset.truncatingRemainder(dividingBy: 368) < 1e-6)
    stage.engine.checkInvariants()
  }

  @Test("nothing, a category without rows, rows without items, one item and a screen smaller than a tile work")
  func extremes() {
    for (categories, rows, items) in [(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 3, 0), (1, 1, 1), (2, 2, 1)] {
      for viewport in [Size(width: 1280, height: 720), Size(width: 200, height: 120), .zero] {
        var stage = Stage(
          GridSource(categories: categories, rows: rows, items: items), measures: Measures(viewport: viewport))
        for index in 0..<4 {
          let x = index % 2 == 0 ? -150.0 : 150
          let start = Point(x: viewport.width / 2, y: viewport.height * 0.8)
          stage.play(
            ScriptedFinger.swipe(from: start, to: Point(x: start.x + x, y: start.y), time: stage.time, in: 0.1)
              + ScriptedFinger.tap(at: start, time: stage.time + 0.3))
          stage.play(
            ScriptedFinger.swipe(from: start, to: Point(x: start.x, y: start.y + x), time: stage.time, in: 0.1))
          stage.press(.right, .down, .enter, .up)
        }
        stage.engine.checkInvariants()
        #expect(stage.engine.cell(at: Point(x: 50, y: 100)) == nil || items > 0)
        #expect(stage.engine.rowReports.count == rows)
        #expect(stage.source.faults.isEmpty)
      }
    }
  }

  @Test("cells know how far from the screen they are")
  func distance() {
    let stage = Stage(GridSource(categories: 1, rows: 4, items: 20))
    var near = 0
    stage.engine.forEachCell { cell in
      #expect(cell.isVisible == (cell.distance == 0))
      if cell.path == ItemPath(category: 0, row: 0, item: 5) {
        near += 1
        // It begins at 40 + 5 · 368, 600 points right of the screen.
        let expected: Double = 600 / 1_280
        #expect(abs(cell.distance - expected) < 1e-9)
      }
    }

    #expect(near == 1)
  }
}
