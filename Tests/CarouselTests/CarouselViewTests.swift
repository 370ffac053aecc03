import CarouselTestSupport
import Testing

@testable import Carousel

/// Row 0 stands at 86 with its items at 133 to 331, row 1 at 418 with its items at 465 to 663; tiles are 352 wide and
/// stand at 40, 408, 776 and so on. Items whose name ends with 1 have options: two buttons of 100 points.
@Suite("Carousel view")
struct CarouselViewTests {
  private func stage(categories: Int = 2, rows: Int = 3, list: Bool = false) -> ViewStage {
    let source = GridSource(categories: categories, rows: rows, items: 20)
    if list {
      source.categories[0].rows[0].itemWidth = 1_200
      source.categories[0].rows[0].adjust = { $0.arrangement = .list }
    }
    source.options = { $0.hasSuffix("-1") ? OptionView(count: 2, columns: 2, width: 200, hasGrabber: true) : nil }
    return ViewStage(source)
  }

  private func path(_ row: Int, _ item: Int) -> ItemPath { ItemPath(category: 0, row: row, item: item) }

  // MARK: What is told

  @Test("a swipe begins, moves and ends its row once, and the category stays")
  func swipe() {
    let stage = stage()
    stage.play(ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 300, y: 220), time: 0.1, in: 0.15))
    #expect(stage.recorder.calls == ["begin row 0-0", "end row 0-0"])
    #expect(stage.offset(ofRow: 0) > 300 && stage.recorder.faults.isEmpty)
  }

  @Test("the last move that is told is where the row has come to rest")
  func lastMove() {
    let stage = stage()
    stage.recorder.recordsMoves = true
    stage.play(ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 500, y: 200), time: 0.1, in: 0.15))
    let calls = stage.recorder.calls
    #expect(calls.first == "begin row 0-0" && calls.last == "end row 0-0" && calls.count > 20)
    #expect(calls.dropLast().last == "scroll row 0-0 to \(Int(stage.offset(ofRow: 0)))")
  }

  @Test("a page moves from finger and from keys, and the strip takes the category along")
  func pageAndStrip() {
    let stage = stage()
    stage.play(ScriptedFinger.swipe(from: Point(x: 900, y: 600), to: Point(x: 900, y: 300), time: 0.1, in: 0.15))
    #expect(stage.recorder.takeCalls() == ["begin page 0", "end page 0"])
    stage.play(ScriptedFinger.swipe(from: Point(x: 700, y: 30), to: Point(x: 400, y: 30), time: stage.time, in: 0.2))
    #expect(stage.recorder.takeCalls() == ["begin strip", "category 1", "end strip"])
    stage.play([.key(.down, isDown: true, time: stage.time)])
    stage.play([.key(.end, isDown: true, time: stage.time)])
    #expect(stage.recorder.takeCalls() == ["begin row 1-0", "end row 1-0"])
    #expect(stage.recorder.faults.isEmpty)
  }

  @Test("a tap and Enter select, once; the item stays selected when its cell has gone")
  func select() {
    let stage = stage()
    stage.play(ScriptedFinger.tap(at: Point(x: 200, y: 200), time: 0.1))
    #expect(stage.recorder.takeCalls() == ["select 0-0-0"])
    #expect(stage.carousel.visibleCells.filter(stage.carousel.isSelected).map(\.id) == ["0-0-0"])
    stage.byProgram { $0.scroll(to: path(0, 19), animated: false) }
    stage.play(until: stage.time + 0.1)
    #expect(!stage.carousel.visibleCells.contains(where: stage.carousel.isSelected))
    #expect(stage.carousel.selectedItem?.item == "0-0-0")
    stage.play([.key(.down, isDown: true, time: stage.time), .key(.enter, isDown: true, time: stage.time)])
    #expect(stage.recorder.calls.last == "select 0-0-17" && stage.carousel.selectedItem?.item == "0-0-17")
  }

  @Test("options begin, move and end by grabber and by long press, and tell their button; a scroll closes them")
  func options() {
    let stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 740, y: 200))
    finger.move(x: -150, in: 0.2)
    finger.up()
    stage.play(finger.events)
    #expect(stage.recorder.takeCalls() == ["begin options of 0-0-1", "end options of 0-0-1"])
    #expect(stage.carousel.openOptions?.item == "0-0-1")
    stage.play(ScriptedFinger.tap(at: Point(x: 720, y: 200), time: stage.time))
    #expect(stage.recorder.takeCalls() == ["option 1 of 0-0-1"])
    stage.play(ScriptedFinger.swipe(from: Point(x: 900, y: 500), to: Point(x: 500, y: 500), time: stage.time, in: 0.2))
    #expect(
      stage.recorder.takeCalls() == ["begin options of 0-0-1", "begin row 0-1", "end options of 0-0-1", "end row 0-1"])
    #expect(stage.carousel.openOptions == nil && stage.recorder.faults.isEmpty)
  }

  @Test("a long press that means something taps nothing at its lift, and moves nothing after it")
  func longPress() {
    let stage = stage()
    stage.recorder.usesLongPress = true
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 200, y: 200))
    finger.hold(0.7)
    finger.move(x: -200, in: 0.2)
    finger.up()
    stage.play(Array(finger.events.prefix(1)), until: 0.5)
    #expect(stage.carousel.nextWake == 0.6 && stage.recorder.calls.isEmpty)
    stage.play(until: 0.65)
    #expect(stage.recorder.calls == ["long press 0-0-0"] && stage.carousel.nextWake == nil)
    stage.play(Array(finger.events.dropFirst()))
    #expect(stage.recorder.calls == ["long press 0-0-0"] && stage.offset(ofRow: 0) == 0)
  }

  @Test("a long press that means nothing is a slow tap")
  func slowTap() {
    let stage = stage()
    stage.play(ScriptedFinger.tap(at: Point(x: 200, y: 200), time: 0.1, lasting: 0.9))
    #expect(stage.recorder.calls == ["long press 0-0-0", "select 0-0-0"])
  }

  @Test("where two taps mean something else, one waits for the second")
  func doubleTap() {
    let stage = stage()
    stage.recorder.awaitsDoubleTap = true
    let tile = Point(x: 200, y: 200)
    stage.play(ScriptedFinger.tap(at: tile, time: 0.1), until: 0.3)
    #expect(stage.recorder.calls.isEmpty && stage.carousel.nextWake == 0.16 + 0.3)
    stage.play(ScriptedFinger.tap(at: tile, time: 0.3), until: 1)
    #expect(stage.recorder.takeCalls() == ["double tap 0-0-0"] && stage.carousel.nextWake == nil)
    stage.play(ScriptedFinger.tap(at: tile, time: 1.1), until: 2)
    #expect(stage.recorder.takeCalls() == ["select 0-0-0"])
    stage.play(ScriptedFinger.tap(at: tile, time: 2), until: 2.1)
    stage.play(ScriptedFinger.tap(at: Point(x: 900, y: 200), time: 2.1), until: 3)
    #expect(stage.recorder.takeCalls() == ["select 0-0-0", "select 0-0-2"])
  }

  @Test("the tap that waits finds its item where new content has put it, or is forgotten with it")
  func waitingTap() {
    let stage = stage()
    stage.recorder.awaitsDoubleTap = true
    stage.play(ScriptedFinger.tap(at: Point(x: 200, y: 200), time: 0.1), until: 0.2)
    stage.source.categories[0].rows[0].items.swapAt(0, 3)
    stage.byProgram { $0.reload() }
    stage.play(until: 1)
    #expect(stage.recorder.takeCalls() == ["select 0-0-0"])
    stage.play(ScriptedFinger.tap(at: Point(x: 900, y: 200), time: 1), until: 1.1)
    stage.source.categories[0].rows.removeFirst()
    stage.byProgram { $0.reload() }
    stage.play(until: 2)
    #expect(stage.recorder.takeCalls().isEmpty)
  }

  @Test("a finger that rests where its item has gone from wakes nobody when it has rested for long")
  func longPressOfNothing() {
    let stage = stage()
    stage.recorder.usesLongPress = true
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 200, y: 200))
    stage.play(finger.events, until: 0.3)
    stage.source.categories[0].rows[0].items.removeFirst()
    stage.byProgram { $0.reload() }
    stage.play(until: 0.5)
    #expect(stage.carousel.nextWake == 0.6)
    stage.play(until: 0.7)
    #expect(stage.carousel.nextWake == nil && stage.recorder.calls.isEmpty)
  }

  // MARK: Two at once

  @Test("a finger moves row and page at once where the program allows it, and only there", arguments: [true, false])
  func simultaneous(allows: Bool) {
    let stage = stage()
    stage.recorder.recognizes = { part, other in
      allows && part == .row("0-0", category: "0") && other == .page(category: "0")
    }
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 900, y: 300))
    finger.move(x: -300, y: -120, in: 0.3)
    finger.hold(0.2)
    stage.play(finger.events, until: 0.55)
    #expect(abs(stage.offset(ofRow: 0) - 288) < 0.01)
    let pageTravel = stage.pageOffset
    #expect(abs(pageTravel - (allows ? 115.2 : 0)) < 0.01)
    finger.up()
    stage.play(finger.events.suffix(1))
    let both = ["begin page 0", "begin row 0-0", "end page 0", "end row 0-0"]
    #expect(stage.recorder.calls.sorted() == (allows ? both : ["begin row 0-0", "end row 0-0"]))
    #expect(stage.recorder.faults.isEmpty)
    // Nothing jumps at the lift.
    #expect(abs(stage.pageOffset - pageTravel) < 0.01)
  }

  @Test("a page takes the row under the finger along, and each glides on by its own speed")
  func pageWithRow() {
    let stage = stage()
    stage.recorder.recognizes = { part, _ in part == .page(category: "0") }
    stage.play(ScriptedFinger.swipe(from: Point(x: 900, y: 600), to: Point(x: 700, y: 350), time: 0.1, in: 0.15))
    #expect(stage.pageOffset > 250 && stage.offset(ofRow: 1) > 200)
    #expect(stage.recorder.moving.isEmpty && stage.recorder.faults.isEmpty)
  }

  // MARK: By program

  @Test("what the program does is not told, but for cells that come and go")
  func silent() {
    let stage = stage()
    stage.recorder.recordsCells = true
    let steps: [(CarouselView) -> Void] = [
      { $0.select(ItemPath(category: 0, row: 0, item: 2)) },
      { $0.openOptions(at: ItemPath(category: 0, row: 0, item: 1)) },
      { $0.closeOptions() },
      { $0.scroll(to: ItemPath(category: 0, row: 1, item: 12), align: .center, animated: true) },
      { $0.scroll(toRow: 2, inCategory: 0, animated: true) },
      { $0.scroll(toRow: 0, inCategory: 0, animated: false) },
      { $0.selectCategory(1, animated: true) },
      { $0.scroll(to: ItemPath(category: 0, row: 0, item: 19), animated: true) },
      { $0.reload() },
      { $0.reload(measures: Measures(viewport: Size(width: 800, height: 480))) },
      { $0.selectCategory(1, animated: false) },
    ]
    for step in steps {
      stage.byProgram(step)
      stage.play()
      #expect(!stage.carousel.isAnimating)
    }
    #expect(stage.recorder.calls.allSatisfy { $0.hasPrefix("will display") || $0.hasPrefix("did end displaying") })
    #expect(stage.carousel.engine.selected == 1 && stage.recorder.faults.isEmpty)
  }

  @Test("an item of a page that was never seen can be selected")
  func selectUnseen() {
    let stage = stage()
    stage.byProgram { $0.select(ItemPath(category: 1, row: 2, item: 7)) }
    #expect(stage.carousel.selectedItem == ItemIdentity(category: "1", row: "1-2", item: "1-2-7"))
    stage.byProgram { $0.select(nil) }
    #expect(stage.carousel.selectedItem == nil)
  }

  @Test("which cell is selected is not asked of the data source, in frames that are drawn")
  func selectedCells() {
    let stage = stage()
    stage.byProgram { $0.select(path(0, 2)) }
    // As while a program changes its content, before it says so.
    stage.source.categories = []
    #expect(stage.carousel.visibleCells.filter(stage.carousel.isSelected).map(\.id) == ["0-0-2"])
  }

  @Test("a visitor's glide that the program takes over ends")
  func takenOver() {
    let stage = stage()
    let swipe = ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 300, y: 200), time: 0.1, in: 0.15)
    stage.play(swipe, until: 0.3)
    stage.byProgram { $0.scroll(to: path(0, 0), animated: true) }
    #expect(stage.recorder.calls == ["begin row 0-0"])
    stage.play()
    #expect(stage.recorder.calls == ["begin row 0-0", "end row 0-0"] && stage.offset(ofRow: 0) == 0)
  }

  @Test("a row that a reload takes away while it glides has ended")
  func goneRow() {
    let stage = stage()
    let swipe = ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 300, y: 200), time: 0.1, in: 0.15)
    stage.play(swipe, until: 0.3)
    stage.source.categories[0].rows.removeFirst()
    stage.byProgram { $0.reload() }
    stage.play()
    #expect(stage.recorder.calls == ["begin row 0-0", "end row 0-0"] && stage.recorder.faults.isEmpty)
  }

  @Test("a glide goes on over a reload that moves its row")
  func movedRow() {
    let stage = stage()
    let swipe = ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 300, y: 200), time: 0.1, in: 0.15)
    stage.play(swipe, until: 0.3)
    stage.source.categories[0].rows.swapAt(0, 1)
    stage.byProgram { $0.reload() }
    stage.play(until: 0.35)
    #expect(stage.recorder.calls == ["begin row 0-0"])
    stage.play()
    #expect(stage.recorder.calls == ["begin row 0-0", "end row 0-0"] && stage.recorder.faults.isEmpty)
  }

  // MARK: The delegate

  @Test("the delegate may use the carousel from within its calls")
  func reentrant() {
    let stage = stage()
    var seen = 0
    stage.recorder.onCall = { carousel, call in
      seen += carousel.visibleCells.count
      if call == "select 0-0-0" {
        carousel.reload()
        carousel.scroll(to: ItemPath(category: 0, row: 1, item: 9), animated: false)
        carousel.update(to: carousel.engine.time)
      }
    }
    stage.play(ScriptedFinger.tap(at: Point(x: 200, y: 200), time: 0.1))
    #expect(stage.carousel.cell(at: path(1, 9)) != nil && seen > 0)
    #expect(stage.recorder.faults.isEmpty)
  }

  @Test("a delegate that moves the carousel while cells leave is told of those that leave by that, too")
  func movedWhileLeaving() {
    let stage = stage()
    var hasMoved = false
    stage.recorder.onCall = { carousel, call in
      guard call.hasPrefix("did end"), !hasMoved else { return }
      hasMoved = true
      carousel.scroll(to: ItemPath(category: 0, row: 1, item: 19), animated: false)
    }
    stage.play(ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 300, y: 200), time: 0.1, in: 0.15))
    #expect(hasMoved && stage.carousel.cell(at: path(1, 19)) != nil)
    #expect(stage.recorder.faults.isEmpty)
  }

  @Test("a new delegate is told of all that is on the screen; without one, nothing waits to be told")
  func another() {
    let stage = stage()
    let other = CallRecorder(stage.source)
    stage.carousel.delegate = nil
    stage.play(ScriptedFinger.tap(at: Point(x: 200, y: 200), time: 0.05))
    #expect(stage.carousel.selectedItem?.item == "0-0-0")
    stage.play(
      ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 300, y: 200), time: 0.1, in: 0.15), until: 5)
    stage.carousel.delegate = other
    stage.carousel.update(to: 5.1)
    other.check(stage.carousel)
    #expect(other.calls.isEmpty && other.faults.isEmpty && !other.displayed.isEmpty)
  }

  @Test("a carousel without content does nothing")
  func empty() {
    let carousel = CarouselView(measures: Measures(viewport: Size(width: 800, height: 480)))
    carousel.handle(.key(.down, isDown: true, time: 1))
    carousel.update(to: 2)
    carousel.reload()
    #expect(carousel.visibleCells.isEmpty && carousel.nextWake == nil && !carousel.isAnimating)
  }

  // MARK: Cells

  @Test("only what is on the screen can be had")
  func visible() {
    let stage = stage()
    let ids = stage.carousel.visibleCells.map(\.id)
    #expect(ids == ["0-0-0", "0-0-1", "0-0-2", "0-0-3", "0-1-0", "0-1-1", "0-1-2", "0-1-3"])
    #expect(stage.carousel.cell(at: path(0, 3))?.frame.x == 1_144)
    // Bound, but not yet on the screen.
    #expect(stage.carousel.engine.cellCounts.bound > ids.count)
    #expect(stage.carousel.cell(at: path(0, 4)) == nil)
    #expect(stage.carousel.cell(at: Point(x: 200, y: 200))?.id == "0-0-0")
  }

  @Test("a cell is reused for items of its own kind only")
  func kinds() {
    let stage = stage(list: true)
    stage.source.kinds = { $0.hasPrefix("0-0-") ? 1 : 0 }
    stage.byProgram { $0.reload() }
    var kinds: [Int: Int] = [:]
    for step in 0..<60 {
      stage.byProgram { $0.scroll(to: path(step % 3, step * 7 % 20), animated: false) }
      stage.play(until: stage.time + 0.02)
      for cell in stage.carousel.visibleCells {
        #expect(cell.kind == (cell.path.row == 0 ? 1 : 0))
        let before = kinds.updateValue(cell.kind, forKey: cell.slot)
        #expect(before == nil || before == cell.kind)
      }
    }
    #expect(Set(kinds.values) == [0, 1])
  }
}
