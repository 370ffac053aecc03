import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: lists and grids")
struct EngineLinesTests {
  /// A row, a list or grid of many items, and a row.
  private func stage(_ arrangement: RowDescription.Arrangement, items: Int = 40, columns: Int = 3) -> Stage {
    let source = GridSource(categories: 1, rows: 3, items: 10)
    source.categories[0].rows[1].items = (0..<items).map { "item-\($0)" }
    source.categories[0].rows[1].itemHeight = 96
    source.categories[0].rows[1].adjust = {
      $0.arrangement = arrangement
      $0.columns = columns
      $0.titleHeight = 33
    }
    return Stage(source)
  }

  private func scroll(_ stage: inout Stage, by distance: Double) {
    var finger = ScriptedFinger(at: stage.time)
    finger.down(at: Point(x: 640, y: distance > 0 ? 700 : 100))
    finger.move(y: -distance, in: 0.5)
    finger.hold(0.2)
    finger.up()
    stage.play(finger.events)
  }

  @Test("a list is a part of the page, as long as its lines")
  func list() {
    let stage = stage(.list)
    let rows = stage.engine.rowReports
    #expect(rows[1].description.height == 6_791)
    #expect(rows[2].top - rows[1].top == rows[1].description.height + 30)
    #expect(stage.frame(of: "item-1")!.y - stage.frame(of: "item-0")!.y == 169)
    #expect(stage.frame(of: "item-1")!.x == 40)
  }

  @Test("a grid fills line by line")
  func grid() {
    let stage = stage(.grid)
    #expect(stage.engine.rowReports[1].description.height == 2_397)
    #expect(stage.frame(of: "item-1")!.x == 40 + 368)
    #expect(stage.frame(of: "item-3")! == stage.frame(of: "item-0")!.offset(x: 0, y: 169))
  }

  @Test(
    "lines are recycled: many items need no more cells than few", arguments: [RowDescription.Arrangement.list, .grid])
  func recycling(arrangement: RowDescription.Arrangement) {
    var created: [Int] = []
    for items in [60, 6_000] {
      var stage = stage(arrangement, items: items)
      for _ in 0..<5 {
        scroll(&stage, by: 500)
        stage.engine.checkInvariants()
      }
      // What is seen has a cell, and each cell its item.
      let visible = stage.engine.rowReports[1].visible
      #expect(!visible.isEmpty)
      for item in visible { #expect(stage.frame(of: "item-\(item)") != nil) }
      #expect(stage.source.faults.isEmpty)
      created.append(stage.engine.cellCounts.created)
    }
    #expect(created[0] == created[1] && created[0] < 60)
  }

  @Test("a sideways drag moves nothing, a vertical one the page; a tap opens the cell under it")
  func touches() throws {
    var stage = stage(.list)
    scroll(&stage, by: 500)
    let offset = stage.pageOffset
    #expect(offset > 400)

    stage.play(
      ScriptedFinger.swipe(from: Point(x: 900, y: 400), to: Point(x: 300, y: 400), time: stage.time, in: 0.2))
    #expect(stage.rowOffsets[1] == 0 && stage.pageOffset == offset)

    let first = try #require(stage.engine.rowReports[1].visible.first)
    let frame = try #require(stage.frame(of: "item-\(first + 1)"))
    stage.play(ScriptedFinger.tap(at: frame.center, time: stage.time))
    #expect(stage.opened == ["item-\(first + 1)"])
  }

  @Test("items that come in front of what is seen do not move it", arguments: [RowDescription.Arrangement.list, .grid])
  func reload(arrangement: RowDescription.Arrangement) throws {
    var stage = stage(arrangement)
    for _ in 0..<3 { scroll(&stage, by: 500) }
    let first = try #require(stage.engine.rowReports[1].visible.first)
    let place = stage.frame(of: "item-\(first)")

    stage.source.categories[0].rows[1].items.insert(contentsOf: ["a", "b", "c"], at: 0)
    stage.reload()

    #expect(stage.frame(of: "item-\(first)") == place)
  }

  @Test("arrow keys go through the lines, and from the last one on")
  func keys() {
    var stage = stage(.grid, items: 8)
    stage.press(.down, .right, .down)
    // The column nearest to the tile above.
    #expect(stage.engine.focusedItem?.row == 1 && stage.engine.focusedItem?.item == 1)
    stage.press(.down)
    #expect(stage.engine.focusedItem?.item == 4)
    stage.press(.right, .down)
    #expect(stage.engine.focusedItem?.item == 7, "the last line is shorter")
    stage.press(.down)
    #expect(stage.engine.focusedItem?.row == 2)
    stage.press(.up)
    #expect(stage.engine.focusedItem?.row == 1 && stage.engine.focusedItem!.item >= 6)
    // Whatever has the focus is seen whole.
    let frame = stage.frame(of: stage.engine.focusedItem!.id)!
    #expect(frame.y >= 0 && frame.maxY + 57 <= 720)
  }

  // MARK: Groups

  /// A grid of three groups of seven items in three columns; headers are 40 points high.
  private func grouped(_ headers: RowDescription.HeaderMotion = .push, pinsTitles: Bool = false) -> Stage {
    let source = GridSource(categories: 1, rows: 3, items: 10)
    source.categories[0].pinsTitles = pinsTitles
    source.categories[0].rows[0].items = (0..<21).map { "item-\($0)" }
    source.categories[0].rows[0].itemHeight = 96
    source.categories[0].rows[0].adjust = {
      $0.arrangement = .grid
      $0.columns = 3
      $0.titleHeight = 33
      $0.headers = headers
      $0.sectionHeaderHeight = 40
      $0.sectionSpacing = 30
      $0.sections = ContiguousArray([0, 7, 14].map { RowSection(first: $0, headerWidth: 90) })
    }
    return Stage(source)
  }

  private func headers(_ stage: Stage) -> [PlacedHeader] {
    var headers: [PlacedHeader] = []
    stage.engine.forEachHeader(ofRow: 0, inCategory: 0) { headers.append($0) }
    return headers
  }

  @Test("a group of a grid begins a line under its header, which stays at the top while its group passes")
  func pinned() throws {
    var stage = grouped()
    // Title and space take 47 of the row, which begins at 14.
    #expect(headers(stage)[0].line?.y == 61 && stage.frame(of: "item-0")?.y == 101)
    stage.engine.jumpPage(to: 200)
    stage.play()
    let first = headers(stage)[0]
    #expect(first.section == 0 && first.line?.y == 0 && first.x == 40 && first.line?.height == 40)
    #expect(stage.engine.pinnedHeader(ofRow: 0, inCategory: 0)?.section == 0)
    // What is under it is not seen, and not touched.
    let visible = stage.engine.rowReports[0].visible
    #expect(visible.lowerBound == 0 || stage.frame(of: "item-\(visible.lowerBound)")!.maxY + 57 > 40)
    #expect(stage.engine.cell(at: Point(x: 100, y: 30)) == nil)
    stage.engine.forEachCell { if $0.path.row == 0 { #expect($0.sight.y == 40) } }
  }

  @Test("the next group's header pushes it off, or slides over it")
  func pushes() throws {
    for motion in [RowDescription.HeaderMotion.push, .cover] {
      var stage = grouped(motion)
      let end = try #require(headers(stage)[0].line?.span.maxY)
      // 20 points before the group's end, where its header is 40 high.
      stage.engine.jumpPage(to: end - 20)
      stage.play()
      let all = headers(stage)
      let line = try #require(all[0].line)
      #expect(line.y == (motion == .push ? -20 : 0))
      #expect(line.maxY == (motion == .push ? .infinity : 35))
      #expect(all[1].line?.y == 50)
      stage.engine.jumpPage(to: end + 30)
      stage.play()
      #expect(stage.engine.pinnedHeader(ofRow: 0, inCategory: 0)?.section == 1)
    }
  }

  @Test("under a row's title that stays in view it stays under that")
  func underTitle() {
    var stage = grouped(pinsTitles: true)
    stage.engine.jumpPage(to: 200)
    stage.play()
    // The title is 33 high at the top inset of 14, with 8 under it.
    #expect(headers(stage)[0].line?.y == 55)
  }

  @Test("keys go from group to group by column, and what is focused is never under a header", arguments: [true, false])
  func groupKeys(pinsTitles: Bool) {
    var stage = grouped(pinsTitles: pinsTitles)
    stage.press(.right, .right, .right)
    var seen: [Int] = []
    for _ in 0..<8 {
      stage.press(.down)
      seen.append(stage.engine.focusedItem!.item)
    }
    #expect(seen == [5, 6, 7, 10, 13, 14, 17, 20])
    for _ in 0..<8 {
      stage.press(.up)
      let frame = stage.frame(of: stage.engine.focusedItem!.id)!
      var sight = Rect.zero
      stage.engine.forEachCell { if $0.path.row == 0 { sight = $0.sight } }
      #expect(frame.y >= sight.y && frame.maxY <= 720)
    }
  }

  @Test("groups are recycled as lines are, and nothing breaks at any offset", arguments: 0..<6)
  func groupRecycling(seed: Int) {
    var stage = grouped(seed % 2 == 0 ? .push : .cover, pinsTitles: seed % 3 == 0)
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<30 {
      stage.engine.jumpPage(to: .random(in: 0...1_500, using: &random))
      stage.play([], until: stage.time + 0.02)
      stage.engine.checkInvariants()
      for item in stage.engine.rowReports[0].visible { #expect(stage.frame(of: "item-\(item)") != nil) }
    }
    #expect(stage.source.faults.isEmpty)
  }

  @Test(
    "page keys go a screenful within a tall row, skip none of it, keep the column, and come back the same way",
    arguments: [RowDescription.Arrangement.list, .grid])
  func screenfuls(arrangement: RowDescription.Arrangement) throws {
    var stage = stage(arrangement, items: 80, columns: arrangement == .list ? 1 : 3)
    stage.press(.down, .down, .right)
    let column = try #require(stage.engine.focusedItem?.item)
    var offset = stage.engine.pages[0]!.body.offset
    var rows = 0
    for _ in 0..<30 {
      stage.press(.pageDown)
      let now = stage.engine.pages[0]!.body.offset
      #expect(now - offset <= stage.engine.pageViewport.height && now >= offset)
      offset = now
      guard let focused = stage.engine.focusedItem, focused.row == 1 else { continue }
      rows += 1
      let columns = arrangement == .list ? 1 : 3
      #expect(focused.item % columns == column % columns)
    }
    #expect(rows > 3 && stage.engine.focusedItem?.row == 2)
    #expect(offset == stage.engine.pages[0]!.body.limits.upperBound)
    for _ in 0..<30 { stage.press(.pageUp) }
    #expect(stage.engine.focusedItem?.row == 0 && stage.engine.pages[0]!.body.offset == 0)
  }
}
