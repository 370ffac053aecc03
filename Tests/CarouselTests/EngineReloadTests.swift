import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: reload")
struct EngineReloadTests {
  func stage(categories: Int = 3, rows: Int = 5, items: Int = 30) -> Stage {
    Stage(GridSource(categories: categories, rows: rows, items: items))
  }

  func fling(_ stage: inout Stage, y: Double = 560, x: Double = -700, until end: Double? = nil) {
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 900, y: y), to: Point(x: 900 + x, y: y), time: stage.time, in: 0.15),
      until: end)
  }

  func scrollPage(_ stage: inout Stage, by distance: Double) {
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 900, y: 700), to: Point(x: 900, y: 700 - distance), time: stage.time, in: 0.3)
    )
  }

  /// All that is seen, by id.
  func picture(_ stage: Stage) -> [String: Rect] {
    var picture: [String: Rect] = [:]
    stage.engine.forEachCell { if $0.isVisible { picture[$0.id] = $0.frame } }
    return picture
  }

  // MARK: Nothing new

  @Test("the same content changes nothing: at rest, in a glide, under a finger", arguments: 0..<12)
  func same(seed: Int) {
    let source = GridSource(categories: 3, rows: 6, items: 25)
    if seed % 2 == 0 { source.makeWidthsRandom(seed: UInt64(seed)) }
    var random = SeededRandom(seed: UInt64(seed))
    var stage = Stage(source)
    var events: [InputEvent] = []
    var time = 0.1
    for _ in 0..<5 {
      let start = Point(x: .random(in: 100...1_180, using: &random), y: .random(in: 10...710, using: &random))
      let end = Point(x: .random(in: 100...1_180, using: &random), y: .random(in: 10...710, using: &random))
      events += ScriptedFinger.swipe(from: start, to: end, time: time, in: 0.2)
      time += .random(in: 0.2...0.9, using: &random)
    }
    events.sort { $0.time < $1.time }
    var other = Stage(GridSource(categories: source.categories.count, rows: 6, items: 25))
    other.source.categories = source.categories
    other.source.widths = source.widths
    other.reload()

    var frame = 0
    stage.play(events, until: 6) { engine in
      frame += 1
      if frame % 7 == 0 { engine.reload(source: source) }
    }
    other.play(events, until: 6)

    #expect(stage.engine.selected == other.engine.selected)
    #expect(abs(stage.pageOffset - other.pageOffset) < 1e-6, "seed \(seed)")
    #expect(zip(stage.rowOffsets, other.rowOffsets).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed)")
    #expect(source.faults.isEmpty)
    stage.engine.checkInvariants()
  }

  @Test("a row that glided on out of sight stays where it came to rest")
  func outOfSight() {
    var stage = stage()
    fling(&stage, y: 230, until: 0.16)
    scrollPage(&stage, by: 690)
    let offsets = stage.rowOffsets
    #expect(offsets[0] > 1_000 && stage.engine.pages[0]!.rows[0].slots.isEmpty)

    stage.reload()
    stage.play()

    #expect(stage.rowOffsets == offsets)
  }

  // MARK: More in front

  @Test(
    "with tiles in front, what is seen in a scrolled row keeps its pixel, and a row at its start shows the new ones")
  func prepend() {
    var stage = stage()
    fling(&stage)
    let before = picture(stage)

    for row in 0..<2 {
      stage.source.categories[0].rows[row].items.insert(contentsOf: ["new-\(row)-a", "new-\(row)-b"], at: 0)
    }
    stage.reload()
    let after = picture(stage)

    for (id, frame) in before where id.hasPrefix("0-1-") { #expect(after[id] == frame) }
    #expect(after["new-0-a"]?.x == 40 && after["new-1-a"] == nil)
    stage.play()
    #expect(picture(stage) == after)
  }

  @Test("with tiles in front, a glide goes on from the same pixel with the same speed, to a tile's edge")
  func prependInGlide() {
    var stage = stage()
    fling(&stage, until: 0.4)
    let before = (picture(stage), stage.engine.rowReports[1].velocity)
    #expect(before.1 > 1_000)

    stage.source.categories[0].rows[1].items.insert(contentsOf: (0..<5).map { "new-\($0)" }, at: 0)
    stage.reload()

    let after = picture(stage)
    for (id, frame) in before.0 where id.hasPrefix("0-1-") {
      #expect(abs((after[id]?.x ?? .infinity) - frame.x) < 1e-9)
    }
    #expect(abs(stage.engine.rowReports[1].velocity - before.1) < 1e-6)
    stage.play()
    #expect(stage.rowOffsets[1].truncatingRemainder(dividingBy: 368) == 0)
  }

  @Test("a glide to the start that meets new tiles there comes to rest on a tile's edge")
  func prependInGlideToStart() {
    var stage = stage()
    fling(&stage)
    fling(&stage, x: 700)
    fling(&stage)
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 300, y: 560), to: Point(x: 1_000, y: 560), time: stage.time, in: 0.1),
      until: stage.time + 0.15)
    #expect(stage.engine.rowReports[1].phase == .decelerating)

    stage.source.categories[0].rows[1].items.insert(contentsOf: (0..<20).map { "new-\($0)" }, at: 0)
    stage.reload()
    stage.play()

    let offset = stage.rowOffsets[1]
    #expect(offset > 368)
    #expect(abs((offset / 368).rounded() * 368 - offset) < 1e-6)
  }

  @Test("with rows in front, the rows that are seen keep their pixel in a scrolled page, also out of sight")
  func rowsInFront() {
    var stage = stage()
    scrollPage(&stage, by: 200)
    let before = picture(stage)
    func addRows() {
      for index in 0..<2 {
        stage.source.categories[0].rows.insert(
          GridSource.Row(id: "new-\(stage.source.categories[0].rows.count)", items: ["n\(index)-\(stage.time)"]), at: 0)
      }
      stage.reload()
    }

    addRows()
    #expect(picture(stage) == before)
    stage.play(ScriptedFinger.tap(at: Point(x: 890, y: 30), time: stage.time))
    addRows()
    stage.play(ScriptedFinger.tap(at: Point(x: 390, y: 30), time: stage.time))

    #expect(picture(stage) == before)
  }

  @Test("the first row that is still there keeps its pixel when the one above it goes")
  func rowRemoved() {
    var stage = stage()
    scrollPage(&stage, by: 200)
    let before = picture(stage)

    stage.source.categories[0].rows.remove(at: 0)
    stage.reload()

    for (id, frame) in picture(stage) where id.hasPrefix("0-2-") { #expect(before[id] == frame) }
  }

  @Test("a width before it that is corrected does not move the first aligned tile")
  func widthCorrected() throws {
    let source = GridSource(categories: 1, rows: 2, items: 20)
    source.makeWidthsRandom(seed: 4)
    var stage = Stage(source)
    stage.play(ScriptedFinger.swipe(from: Point(x: 900, y: 230), to: Point(x: 300, y: 230), time: 0.1, in: 0.2))
    let row = stage.engine.pages[0]!.rows[0]
    let first = try #require((0..<20).first { row.layout.offset(aligning: $0) == row.body.offset })
    #expect(first > 1)

    source.widths["0-0-\(first - 1)"]! += 77
    source.widths["0-0-0"]! -= 20
    stage.reload()

    #expect(abs(stage.frame(of: "0-0-\(first)")!.x - 40) < 1e-6)
  }

  // MARK: Less

  @Test("content that shrinks while it was scrolled comes back by itself, and the row is never empty")
  func shrinks() {
    var stage = stage()
    for _ in 0..<4 { fling(&stage) }
    #expect(stage.rowOffsets[1] > 5_000)

    stage.source.categories[0].rows[1].items.removeLast(25)
    stage.reload()
    stage.play { engine in
      var seen = 0
      engine.forEachCell { if $0.isVisible, $0.path.row == 1 { seen += 1 } }
      #expect(seen > 0)
    }

    let row = stage.engine.pages[0]!.rows[1]
    #expect(row.body.offset == row.body.limits.upperBound)
    stage.source.categories[0].rows[1].items = []
    stage.reload()
    stage.play()
    #expect(stage.rowOffsets[1] == 0)
  }

  @Test("a page that shrinks while it was scrolled comes back by itself")
  func pageShrinks() {
    var stage = stage(rows: 12)
    for _ in 0..<3 { scrollPage(&stage, by: 500) }

    stage.source.categories[0].rows.removeLast(10)
    stage.reload()
    stage.play()

    #expect(stage.pageOffset == stage.engine.pages[0]!.body.limits.upperBound)
    #expect(!stage.visibleIDs.isEmpty)
  }

  @Test("all content gone and back again is a fresh start")
  func gone() {
    var stage = stage()
    stage.play(ScriptedFinger.tap(at: Point(x: 890, y: 30), time: 0.1))
    fling(&stage)
    let categories = stage.source.categories

    stage.source.categories = []
    stage.reload()
    stage.play(ScriptedFinger.tap(at: Point(x: 890, y: 230), time: stage.time))
    #expect(stage.engine.selected == 0 && stage.engine.cellCounts.bound == 0)
    stage.source.categories = categories
    stage.reload()
    stage.play()

    #expect(stage.engine.selected == 0 && stage.engine.stripReport.offset == 0)
    #expect(stage.visibleIDs.contains("0-0-0"))
    stage.engine.checkInvariants()
  }

  // MARK: Categories

  @Test("the selected category stays selected when others come, go and change places")
  func categoriesMove() {
    var stage = stage()
    stage.play(ScriptedFinger.tap(at: Point(x: 890, y: 30), time: 0.1))
    fling(&stage)
    let before = picture(stage)

    stage.source.categories.insert(GridSource.Category(id: "new", rows: []), at: 0)
    stage.reload()
    #expect(stage.engine.selected == 2 && stage.engine.stripReport.offset == 500 && picture(stage) == before)
    stage.source.categories.swapAt(0, 2)
    stage.source.categories.removeLast()
    stage.reload()
    #expect(stage.engine.selected == 0 && stage.engine.stripReport.offset == 0 && picture(stage) == before)
    stage.play()

    #expect(picture(stage) == before)
    #expect(stage.events == [.categoryChanged(1)])
  }

  @Test("where the selected category goes, its neighbour is selected and the event says so")
  func selectedGoes() {
    var stage = stage()
    stage.play(ScriptedFinger.tap(at: Point(x: 640 + 500, y: 30), time: 0.1))
    #expect(stage.engine.selected == 2)

    stage.source.categories.remove(at: 2)
    stage.reload()
    stage.play()

    #expect(stage.engine.selected == 1 && stage.engine.stripReport.offset == 250)
    #expect(stage.events.last == .categoryChanged(1))
    #expect(stage.visibleIDs.allSatisfy { $0.hasPrefix("1-") } && !stage.visibleIDs.isEmpty)
  }

  @Test("the strip goes on to the label it was on its way to")
  func stripInMotion() {
    var stage = stage()
    stage.play(ScriptedFinger.tap(at: Point(x: 640 + 500, y: 30), time: 0.1), until: 0.25)
    #expect(stage.engine.strip.isMoving)

    stage.source.categories.insert(GridSource.Category(id: "new", rows: []), at: 0)
    stage.reload()
    stage.play()

    #expect(stage.engine.selected == 3 && stage.engine.stripReport.offset == 750)
  }

  @Test("other measures keep the selection, and align rows to tiles of the new size")
  func measures() {
    var stage = stage()
    stage.play(ScriptedFinger.tap(at: Point(x: 890, y: 30), time: 0.1))
    fling(&stage)
    for category in 0..<3 { for row in 0..<5 { stage.source.categories[category].rows[row].itemWidth = 200 } }

    var measures = Measures(viewport: Size(width: 720, height: 1_280), labelPitch: 180)
    measures.stripHeight = 60
    stage.engine.reload(source: stage.source, measures: measures)

    #expect(stage.engine.selected == 1 && stage.engine.stripReport.offset == 180)
    let offset = stage.rowOffsets[1]
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 216) == 0)
    stage.engine.checkInvariants()
  }
}
