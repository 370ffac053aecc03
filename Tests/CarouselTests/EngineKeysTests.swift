import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: keys")
struct EngineKeysTests {
  private func stage(categories: Int = 3, rows: Int = 4, items: Int = 12) -> Stage {
    Stage(GridSource(categories: categories, rows: rows, items: items))
  }

  private func focus(_ stage: Stage) -> String? { stage.engine.focusedItem?.id }

  @Test("the first key shows the focus on the first tile in full view and does nothing else")
  func appears() {
    var stage = stage()

    stage.press(.enter)

    #expect(focus(stage) == "0-0-0")
    #expect(stage.opened.isEmpty)
    stage.press(.enter)
    #expect(stage.opened == ["0-0-0"])
  }

  @Test("appears where one is, not where the page begins")
  func appearsInView() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 600, y: 600))
    finger.move(y: -300, in: 0.2)
    finger.hold(0.2)
    finger.up()
    stage.play(finger.events)

    stage.press(.right)

    #expect(focus(stage) == "0-1-0")
  }

  @Test("left and right go along the row and stop at its ends, home and end go there")
  func alongRow() {
    var stage = stage()
    stage.press(.right, .left, .right, .right)
    #expect(focus(stage) == "0-0-2")
    stage.press(.end, .right)
    #expect(focus(stage) == "0-0-11")
    #expect(stage.rowOffsets[0] == stage.engine.pages[0]!.rows[0].body.limits.upperBound)
    stage.press(.home, .left)

    #expect(focus(stage) == "0-0-0" && stage.rowOffsets[0] == 0)
  }

  @Test("the focused tile stands in full view after any keys", arguments: 0..<12)
  func inView(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let source = GridSource(categories: 2, rows: 6, items: 15)
    if seed % 2 == 0 { source.makeWidthsRandom(seed: UInt64(seed)) }
    var stage = Stage(source)
    for _ in 0..<25 {
      stage.press(
        [Key.left, .right, .right, .up, .down, .pageDown, .pageUp, .end, .home].randomElement(using: &random)!)
      guard let id = focus(stage) else { continue }

      let frame = try #require(stage.frame(of: id), "seed \(seed): \(id) has no cell")

      let view = stage.engine.pageViewport
      #expect(frame.x >= view.x - 0.5 && frame.maxX <= view.maxX + 0.5, "seed \(seed): \(id) at \(frame)")
      #expect(frame.y >= view.y - 0.5 && frame.maxY <= view.maxY + 0.5, "seed \(seed): \(id) at \(frame)")
      stage.engine.checkInvariants()
    }
  }

  @Test("a row that keys moved stands on a tile's edge or at its end")
  func snaps() {
    var stage = stage()
    for _ in 0..<13 {
      stage.press(.right)
      let row = stage.engine.pages[0]!.rows[0]
      let offset = row.body.offset
      #expect(offset.truncatingRemainder(dividingBy: 368) == 0 || offset == row.body.limits.upperBound)
    }
  }

  @Test("up and down go to the tile nearest below, and back to the column a row had")
  func betweenRows() {
    var stage = stage()
    stage.press(.right, .right, .down)
    #expect(focus(stage) == "0-1-1")
    stage.press(.right, .up)
    #expect(focus(stage) == "0-0-1")
    stage.press(.down)

    #expect(focus(stage) == "0-1-2")
  }

  @Test("up from the first row goes to the strip; left and right there change the category, down goes back in")
  func strip() {
    var stage = stage()
    stage.press(.right, .up)
    #expect(stage.engine.isStripFocused)
    stage.press(.right)
    #expect(stage.engine.selected == 1 && stage.engine.isStripFocused)
    stage.press(.end)
    #expect(stage.engine.selected == 2)
    stage.press(.left, .down)

    #expect(stage.engine.selected == 1)
    #expect(focus(stage) == "1-0-0")
  }

  @Test("with one category there is no strip to go to")
  func noStrip() {
    var stage = stage(categories: 1)

    stage.press(.right, .up, .up)

    #expect(focus(stage) == "0-0-0" && !stage.engine.isStripFocused)
  }

  @Test("keys pass rows without tiles, in the page and from and to the strip")
  func emptyRows() {
    let source = GridSource(categories: 2, rows: 4, items: 5)
    source.categories[0].rows[0].items = []
    source.categories[0].rows[2].items = []
    var stage = Stage(source)
    stage.press(.down)
    #expect(focus(stage) == "0-1-0")
    stage.press(.down)
    #expect(focus(stage) == "0-3-0")
    stage.press(.up, .up)
    #expect(stage.engine.isStripFocused)
    stage.press(.down)

    #expect(focus(stage) == "0-1-0")
  }

  @Test("where there is no tile the strip is focused, and where there is neither nothing is")
  func nothingToFocus() {
    var empty = stage(rows: 0)
    empty.press(.down, .down)
    #expect(empty.engine.isStripFocused)

    var bare = stage(categories: 1, rows: 0)
    bare.press(.down, .enter, .left, .up)
    #expect(bare.engine.focusedItem == nil && !bare.engine.isStripFocused)

    var none = stage(categories: 0)
    none.press(.down, .enter, .escape)
    #expect(none.events.isEmpty)
  }

  @Test("escape and a touch take the focus away")
  func goes() {
    var stage = stage()
    stage.press(.right, .escape)
    #expect(stage.engine.focusedItem == nil)
    stage.press(.right)
    stage.play(ScriptedFinger.tap(at: Point(x: 20, y: 600), time: stage.time))

    #expect(stage.engine.focusedItem == nil)
  }

  @Test("the ring is on the focused tile alone, and fades from the one it left")
  func ring() {
    var stage = stage()
    stage.press(.right, .right)
    var rings: [String: Double] = [:]
    stage.engine.forEachCell { if $0.focus > 0 { rings[$0.id] = $0.focus } }

    #expect(rings == ["0-0-1": 1])
    #expect(!stage.engine.isAnimating)
  }

  @Test("a finger on the screen holds the keys back, a lost one does not")
  func finger() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 500, y: 560))
    finger.move(x: -200, in: 0.1)
    stage.play(finger.events + [.key(.right, isDown: true, time: 0.5)], until: 0.6)
    #expect(stage.engine.focusedItem == nil && stage.engine.rowReports[1].phase == .dragging)

    stage.play([.key(.right, isDown: true, time: 5)])

    #expect(focus(stage) == "0-0-0")
    #expect(stage.engine.rowReports[1].phase == .settled)
  }
}
