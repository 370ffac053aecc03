import CarouselTestSupport
import Testing

@testable import Carousel

/// Row 0 stands at 86 with its items at 133 to 331, row 1 at 418 with its items at 465 to 663; tiles are 352 wide and
/// stand at 40, 408, 776 and so on. Options are two buttons of 100 points.
@Suite("Engine: options")
struct EngineOptionsTests {
  private func stage(
    _ cadence: FrameDriver.Cadence = .steady(60), list: Bool = false, side: OptionView.Side = .trailing,
    grabber: Bool = true
  ) -> Stage {
    let source = GridSource(categories: 2, rows: 3, items: 20)
    if list {
      source.categories[0].rows[0].itemWidth = 1_200
      source.categories[0].rows[0].adjust = { $0.arrangement = .list }
    }
    source.options = { id in
      id.hasSuffix("-1")
        ? OptionView(count: 2, columns: 2, width: 200, side: side, hasGrabber: grabber) : nil
    }
    return Stage(source, cadence: cadence)
  }

  private func offset(_ stage: Stage, _ id: String) -> Double {
    var offset = 0.0
    stage.engine.forEachCell { if $0.id == id { offset = $0.optionOffset } }
    return offset
  }

  private func open(_ stage: inout Stage) {
    var finger = ScriptedFinger(at: stage.time)
    finger.down(at: Point(x: 500, y: 200))
    finger.hold(0.6)
    finger.up()
    stage.play(finger.events)
  }

  // MARK: Long press

  @Test("a finger that rests on a tile for half a second opens them, and the lift opens nothing")
  func longPress() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 500, y: 200))
    finger.hold(0.8)
    finger.up()

    stage.play(Array(finger.events.prefix(1)), until: 0.59)
    #expect(offset(stage, "0-0-1") == 0)
    #expect(stage.engine.nextWake == 0.6)
    stage.play([], until: 0.75)
    #expect(offset(stage, "0-0-1") > 100 && offset(stage, "0-0-1") < 200)
    stage.play([], until: 0.901)
    #expect(offset(stage, "0-0-1") == 200)
    stage.play(Array(finger.events.suffix(1)))

    #expect(stage.opened.isEmpty)
    #expect(stage.engine.openOptions?.item == "0-0-1")
  }

  @Test("they open at the same moments however frames are drawn", arguments: FrameDriver.Cadence.all)
  func frames(cadence: FrameDriver.Cadence) {
    var stage = stage(cadence)
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 500, y: 200))
    finger.hold(0.6)
    finger.up()

    stage.play(finger.events, until: 0.7)

    let expected = Fade(from: 0, to: 200, start: 0.6, duration: 0.3).easedValue(at: 0.7)
    #expect(abs(offset(stage, "0-0-1") - expected) < 1e-9)
  }

  @Test("a tile without options opens on the lift of a long press")
  func slowTap() {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 200, y: 200))
    finger.hold(1.5)
    finger.up()
    stage.play(finger.events)
    #expect(stage.opened == ["0-0-0"])
  }

  @Test("a finger that drags has not pressed long, and the rest of a long press moves nothing")
  func dragOrPress() {
    var dragged = stage()
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 500, y: 200))
    finger.move(x: -100, in: 0.2)
    finger.hold(0.8)
    finger.up()
    dragged.play(finger.events)
    #expect(offset(dragged, "0-0-1") == 0 && dragged.engine.openOptions == nil)

    var pressed = stage()
    var rest = ScriptedFinger()
    rest.down(at: Point(x: 500, y: 200))
    rest.hold(0.7)
    rest.move(x: -300, in: 0.2)
    rest.up()
    pressed.play(rest.events)
    #expect(offset(pressed, "0-0-1") == 200 && pressed.rowOffsets[0] == 0)
  }

  // MARK: Drags

  @Test("a drag from the grabber slides the picture, one beside it the row")
  func grabber() {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 740, y: 200))
    finger.move(x: -112, in: 0.3)
    stage.play(finger.events, until: 0.5)
    #expect(abs(offset(stage, "0-0-1") - 100) < 0.01 && stage.rowOffsets[0] == 0)

    var other = self.stage()
    var beside = ScriptedFinger()
    beside.down(at: Point(x: 600, y: 200))
    beside.move(x: -112, in: 0.3)
    other.play(beside.events, until: 0.5)
    #expect(offset(other, "0-0-1") == 0 && abs(other.rowOffsets[0] - 100) < 0.01)

    var none = self.stage(grabber: false)
    none.play(finger.events, until: 0.5)
    #expect(offset(none, "0-0-1") == 0 && none.rowOffsets[0] > 50)
  }

  @Test("the row keeps still while a picture is slid, and a vertical drag from the grabber is the page's")
  func owners() {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 740, y: 300))
    finger.move(y: -100, in: 0.3)
    stage.play(finger.events, until: 0.5)
    #expect(offset(stage, "0-0-1") == 0 && stage.pageOffset > 50)
  }

  @Test("past half it opens, before half it closes, a fling decides by itself")
  func release() {
    for (distance, duration, isOpen) in [(-90.0, 0.6, false), (-140, 0.6, true), (-60, 0.05, true)] {
      var stage = stage()
      var finger = ScriptedFinger()
      finger.down(at: Point(x: 740, y: 200))
      finger.move(x: distance, in: duration)
      if duration > 0.1 { finger.hold(0.2) }
      finger.up()
      stage.play(finger.events)
      #expect(offset(stage, "0-0-1") == (isOpen ? 200 : 0), "after \(distance)")
      #expect((stage.engine.openOptions != nil) == isOpen)
    }
  }

  @Test("pulled past its width it gives way like rubber, and comes back")
  func rubber() {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 740, y: 200))
    finger.move(x: -412, in: 0.4)
    stage.play(finger.events, until: 0.6)
    let stretch = RubberBand(stiffness: 0.55, length: 200).stretch(forPull: 200)
    #expect(abs(offset(stage, "0-0-1") - 200 - stretch) < 0.01)
    finger.up()
    stage.play(Array(finger.events.suffix(1)))
    #expect(offset(stage, "0-0-1") == 200)
  }

  @Test(
    "in a list a drag anywhere on the cell does, toward either side", arguments: [OptionView.Side.leading, .trailing])
  func list(side: OptionView.Side) {
    let toward = side == .trailing ? -1.0 : 1
    var stage = stage(list: true, side: side, grabber: false)
    let frame = stage.frame(of: "0-0-1")!
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 640, y: frame.center.y))
    finger.move(x: 150 * toward, in: 0.3)
    finger.hold(0.2)
    finger.up()
    stage.play(finger.events)
    #expect(offset(stage, "0-0-1") == 200)

    var back = ScriptedFinger(at: stage.time)
    back.down(at: Point(x: 640, y: frame.center.y))
    back.move(x: -170 * toward, in: 0.3)
    back.hold(0.2)
    back.up()
    stage.play(back.events)
    #expect(offset(stage, "0-0-1") == 0)

    // The other way there is nothing.
    var wrong = ScriptedFinger(at: stage.time)
    wrong.down(at: Point(x: 640, y: frame.center.y))
    wrong.move(x: -150 * toward, in: 0.3)
    stage.play(wrong.events, until: stage.time + 0.5)
    #expect(offset(stage, "0-0-1") == 0)
  }

  // MARK: Closing

  @Test("only one is open: another's opening closes it")
  func one() {
    var stage = stage()
    open(&stage)
    var finger = ScriptedFinger(at: stage.time)
    finger.down(at: Point(x: 500, y: 550))
    finger.up()
    finger.hold(0.5)
    finger.down(at: Point(x: 500, y: 550))
    finger.hold(0.6)
    finger.up()
    stage.play(finger.events) { $0.checkInvariants() }
    #expect(offset(stage, "0-0-1") == 0 && offset(stage, "0-1-1") == 200)
  }

  @Test("a touch elsewhere closes it and opens nothing; the next one works")
  func elsewhere() {
    for place in [Point(x: 200, y: 200), Point(x: 200, y: 550), Point(x: 1_000, y: 30), Point(x: 640, y: 100)] {
      var stage = stage()
      open(&stage)
      stage.play(ScriptedFinger.tap(at: place, time: stage.time))
      #expect(offset(stage, "0-0-1") == 0 && stage.opened.isEmpty && stage.engine.selected == 0)
    }
    var stage = stage()
    open(&stage)
    stage.play(ScriptedFinger.tap(at: Point(x: 200, y: 200), time: stage.time))
    stage.play(ScriptedFinger.tap(at: Point(x: 200, y: 200), time: stage.time))
    #expect(stage.opened == ["0-0-0"])
  }

  @Test("scrolling row, page or strip closes it")
  func scrolling() {
    for (start, x, y) in [
      (Point(x: 500, y: 200), -150.0, 0.0), (Point(x: 500, y: 200), 0, -100), (Point(x: 500, y: 550), -150, 0),
      (Point(x: 640, y: 30), -60, 0),
    ] {
      var stage = stage()
      open(&stage)
      var finger = ScriptedFinger(at: stage.time)
      finger.down(at: start)
      finger.move(x: x, y: y, in: 0.3)
      finger.up()
      stage.play(finger.events)
      #expect(stage.engine.openOptions == nil)
    }
  }

  @Test("a tap on the picture that is slid aside closes it")
  func onPicture() {
    var stage = stage()
    open(&stage)
    stage.play(ScriptedFinger.tap(at: Point(x: 430, y: 200), time: stage.time))
    #expect(offset(stage, "0-0-1") == 0 && stage.opened.isEmpty)
  }

  @Test("it stays on its tile when keys scroll that away and back, and through a reload")
  func kept() {
    var stage = stage()
    open(&stage)
    stage.press(.down, .end)
    #expect(stage.frame(of: "0-0-1") == nil)
    stage.press(.home)
    #expect(offset(stage, "0-0-1") == 200)

    stage.source.categories[0].rows[0].items.insert("new", at: 0)
    stage.reload()
    #expect(offset(stage, "0-0-1") == 200 && offset(stage, "0-0-0") == 0)
    stage.source.categories[0].rows[0].items.removeAll { $0 == "0-0-1" }
    stage.reload()
    #expect(stage.engine.openOptions == nil)
  }

  // MARK: Buttons

  @Test("a tap on a button tells which one, and leaves the view open")
  func buttons() {
    for (x, expected) in [(600.0, 0), (720, 1)] {
      var stage = stage()
      open(&stage)
      stage.play(ScriptedFinger.tap(at: Point(x: x, y: 200), time: stage.time))
      let path = ItemPath(category: 0, row: 0, item: 1)
      #expect(stage.events == [.optionSelected(path, id: "0-0-1", option: expected)])
      #expect(offset(stage, "0-0-1") == 200)
      stage.engine.closeOptions()
      stage.play(until: stage.time + 0.5)
      #expect(offset(stage, "0-0-1") == 0)
    }
  }

  @Test("a program opens and closes them without a word")
  func program() {
    var stage = stage()
    stage.engine.openOptions(at: ItemPath(category: 0, row: 0, item: 1), source: stage.source)
    stage.engine.openOptions(at: ItemPath(category: 0, row: 0, item: 0), source: stage.source)
    stage.play(until: 0.5)
    #expect(offset(stage, "0-0-1") == 200 && stage.events.isEmpty)
    stage.engine.go(toCategory: 1)
    stage.play()
    #expect(stage.engine.selected == 1 && stage.engine.openOptions == nil)
  }

  @Test("buttons that have no room beside each other stand in lines")
  func lines() {
    let view = OptionView(count: 3, columns: 2, width: 200)
    let box = Rect(x: 100, y: 50, width: 300, height: 160)
    #expect(view.lines == 2)
    #expect(view.box(ofButton: 0, in: box) == Rect(x: 200, y: 50, width: 100, height: 80))
    #expect(view.box(ofButton: 2, in: box) == Rect(x: 200, y: 130, width: 100, height: 80))
    var leading = view
    leading.side = .leading
    #expect(leading.box(ofButton: 1, in: box) == Rect(x: 200, y: 50, width: 100, height: 80))
  }
}
