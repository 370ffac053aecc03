import CarouselTestSupport
import Testing

@testable import Carousel

// The finger and the focus over a reload.
extension EngineReloadTests {
  @Test("a finger that is down over a reload keeps its row, wherever that has gone")
  func fingerKeepsRow() {
    var stage = stage()
    fling(&stage)
    var finger = ScriptedFinger(at: stage.time)
    finger.down(at: Point(x: 900, y: 560))
    finger.move(x: -100, in: 0.2)
    stage.play(finger.events, until: finger.time)
    let (offset, count) = (stage.rowOffsets[1], finger.events.count)

    stage.source.categories[0].rows.insert(GridSource.Row(id: "new", items: ["n"]), at: 0)
    stage.source.categories[0].rows[2].items.insert("in front", at: 0)
    stage.reload()
    finger.move(x: -50, in: 0.1)
    stage.play(Array(finger.events.dropFirst(count)), until: finger.time)

    // The last reading is still being caught up with.
    #expect(abs(stage.rowOffsets[2] - (offset + 368 + 50)) < 0.1)
    #expect(stage.rowOffsets[1] == 0)
  }

  @Test("a row that shrinks under a finger is in view at once and follows on", arguments: [3, 0])
  func fingerOverShrinking(left: Int) {
    var stage = stage()
    for _ in 0..<3 { fling(&stage) }
    var finger = ScriptedFinger(at: stage.time)
    finger.down(at: Point(x: 900, y: 560))
    finger.move(x: -200, in: 0.2)
    stage.play(finger.events, until: finger.time)

    stage.source.categories[0].rows[1].items.removeLast(30 - left)
    stage.reload()
    #expect(stage.rowOffsets[1] == 0)
    var rest = ScriptedFinger(at: finger.time)
    rest.send(.moved, at: finger.position)
    rest.move(x: -100, in: 0.2)
    rest.up()
    stage.play(rest.events) { engine in #expect(engine.rowReports[1].offset < 70) }

    #expect(stage.rowOffsets[1] == 0)
    stage.engine.checkInvariants()
  }

  @Test("a row that becomes a list under a finger, and stands elsewhere, is moved sideways no more")
  func fingerOverList() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 900, y: 560))
    finger.move(x: -200, in: 0.2)
    stage.play(finger.events, until: finger.time)

    stage.source.categories[0].rows[1].adjust = { $0.arrangement = .list }
    stage.source.categories[0].rows.insert(GridSource.Row(id: "new", items: ["n"]), at: 0)
    stage.reload()
    var rest = ScriptedFinger(at: finger.time)
    rest.send(.moved, at: finger.position)
    rest.move(x: -100, in: 0.2)
    rest.up()
    stage.play(rest.events) { engine in #expect(engine.rowReports.allSatisfy { $0.offset == 0 }) }

    #expect(!stage.engine.isAnimating)
    stage.engine.checkInvariants()
  }

  @Test("what the finger held may vanish: row, category, strip, all; the next touch works", arguments: 0..<4)
  func heldVanishes(what: Int) {
    for place in [Point(x: 900, y: 560), Point(x: 900, y: 30), Point(x: 900, y: 410)] {
      for moves in [Point(x: -100, y: 0), Point(x: 0, y: -100), .zero] {
        var stage = stage()
        stage.play(ScriptedFinger.tap(at: Point(x: 890, y: 30), time: 0.1))
        var finger = ScriptedFinger(at: stage.time)
        finger.down(at: place)
        finger.move(x: moves.x, y: moves.y, in: 0.2)
        stage.play(finger.events, until: finger.time)

        switch what {
        case 0: stage.source.categories[1].rows.removeFirst(2)
        case 1: stage.source.categories.remove(at: 1)
        case 2: stage.source.categories.removeLast(2)
        default: stage.source.categories = []
        }
        stage.reload()
        stage.engine.checkInvariants()
        var rest = ScriptedFinger(at: finger.time)
        rest.send(.moved, at: finger.position)
        rest.move(x: -150, in: 0.1)
        rest.up()
        stage.play(rest.events)
        stage.engine.checkInvariants()

        #expect(!stage.engine.touch.isActive && !stage.engine.strip.isHeld && !stage.engine.isAnimating)
        #expect(stage.engine.strip.offset.truncatingRemainder(dividingBy: 250) == 0)
        for page in stage.engine.pages.compactMap({ $0 }) {
          #expect(!page.body.isHeld && page.rows.allSatisfy { !$0.body.isHeld })
        }
        #expect(stage.opened.isEmpty)
        guard what != 3 else { continue }
        let y = stage.engine.stripHeight + 150
        stage.play(ScriptedFinger.swipe(from: Point(x: 900, y: y), to: Point(x: 400, y: y), time: stage.time, in: 0.2))
        #expect(stage.rowOffsets.contains { $0 > 300 })
        stage.press(.right)
        #expect(stage.engine.focusedItem != nil)
      }
    }
  }

  @Test("no tile stays pressed when what the finger held has gone and comes back")
  func pressGone() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 100, y: 230))
    stage.play(finger.events, until: 0.5)
    let categories = stage.source.categories

    stage.source.categories.removeFirst()
    stage.reload()
    stage.play(until: 0.8)
    stage.source.categories = categories
    stage.reload()
    stage.play(ScriptedFinger.tap(at: Point(x: 390, y: 30), time: 1))

    #expect(stage.engine.selected == 0)
    stage.engine.forEachCell { #expect($0.press == 0) }
  }

  // MARK: Focus

  @Test("the focus stays on its tile by id, passes to the next when that goes, and goes with the row")
  func focus() {
    var stage = stage()
    stage.press(.right, .right, .down, .right)
    #expect(stage.engine.focusedItem?.id == "0-1-2")

    stage.source.categories[0].rows[1].items.insert("in front", at: 0)
    stage.source.categories[0].rows.swapAt(0, 1)
    stage.reload()
    #expect(stage.engine.focusedItem! == (row: 0, item: 3, id: "0-1-2"))
    stage.press(.left)
    #expect(stage.engine.focusedItem?.id == "0-1-1")

    stage.source.categories[0].rows[0].items.removeAll { $0 == "0-1-1" }
    stage.reload()
    #expect(stage.engine.focusedItem! == (row: 0, item: 2, id: "0-1-2"))

    stage.source.categories[0].rows.remove(at: 0)
    stage.reload()
    #expect(stage.engine.focusedItem == nil)
  }

  @Test("the focus leaves a strip that is not shown any more")
  func stripFocus() {
    var stage = stage()
    stage.press(.right, .up)
    #expect(stage.engine.isStripFocused)

    stage.source.categories.removeLast(2)
    stage.reload()

    #expect(!stage.engine.isStripFocused)
  }
}
