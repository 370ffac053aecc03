import CarouselTestSupport
import Testing

@testable import Carousel

/// Strokes that broke other programs of this kind, on a screen of 1280 × 720 with one category, so without a strip:
/// row 0 has its items at 61 to 259, row 1 at 393 to 591. Each test names the public report it comes from.
@Suite("Engine: cases")
struct EngineCasesTests {
  private func stage(rows: Int = 6, items: Int = 30, snap: RowDescription.Snap = .none) -> Stage {
    let source = GridSource(categories: 1, rows: rows, items: items)
    for row in 0..<rows { source.categories[0].rows[row].snap = snap }
    return Stage(source)
  }

  private func at(_ x: Double, _ y: Double) -> Point { Point(x: x * 1280, y: y * 720) }

  // MARK: A pause before the lift (flutter/flutter#97761)

  @Test("a finger that rests before it lifts leaves no glide, one that lifts 40 ms after its last report does")
  func pauseBeforeLift() {
    for (pause, glides) in [(0.8, false), (0.04, true)] {
      for (end, axis) in [(at(0.3, 0.55), Axis.horizontal), (at(0.8, 0.05), .vertical)] {
        var stage = stage()
        var finger = ScriptedFinger()
        finger.down(at: at(0.8, 0.55))
        finger.move(to: end, in: 0.15)
        finger.hold(pause)
        stage.play(finger.events, until: finger.time)
        let atLift = axis == .horizontal ? stage.rowOffsets[1] : stage.pageOffset
        finger.up()
        stage.play([finger.events.last!])

        let after = axis == .horizontal ? stage.rowOffsets[1] : stage.pageOffset
        #expect(atLift > 300)
        #expect(glides ? after > atLift + 300 : after == atLift, "\(axis) \(pause): \(atLift) to \(after)")
      }
    }
  }

  @Test("a finger that rests trembling leaves no glide, whenever it lifts", arguments: [0.001, 0.02, 0.06])
  func jitterBeforeLift(pause: Double) {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: at(0.8, 0.55))
    finger.move(to: at(0.4, 0.55), in: 0.12)
    for step in 0..<20 {
      finger.hold(0.04)
      finger.send(.moved, at: at(step % 2 == 0 ? 0.401 : 0.4, 0.55))
    }
    finger.hold(pause)
    finger.up()

    stage.play(finger.events)

    #expect(abs(stage.rowOffsets[1] - 500) < 2)
  }

  @Test("at a snap row the resting finger's lift only snaps to the nearest tile")
  func pauseBeforeSnap() {
    var stage = stage(snap: .tile)
    var finger = ScriptedFinger()
    finger.down(at: at(0.8, 0.55))
    finger.move(to: at(0.3, 0.55), in: 0.15)
    finger.hold(0.8)
    finger.up()

    stage.play(finger.events)

    #expect(stage.rowOffsets[1] == 736)
  }

  // MARK: Gaps inside a drag (MalpenZibo/guido#248)

  @Test("content follows slow and broken drags exactly and never glides under the finger")
  func gaps() {
    var slow = ScriptedFinger(rate: 8)
    slow.down(at: at(0.8, 0.55))
    slow.move(to: at(0.5, 0.55), in: 1.5)

    var stops = ScriptedFinger()
    stops.down(at: at(0.8, 0.55))
    stops.move(to: at(0.65, 0.55), in: 0.08)
    stops.hold(0.6)
    stops.move(to: at(0.5, 0.55), in: 0.08)

    var late = ScriptedFinger()
    late.down(at: at(0.8, 0.55))
    late.move(to: at(0.5, 0.55), in: 0.1)
    late.hold(3.9)

    for finger in [slow, stops, late] {
      var stage = stage()
      stage.play(finger.events, until: finger.time) { engine in
        guard engine.touch.isActive else { return }
        // One reading of the panel behind the finger, never ahead of it.
        let travel = 1_024 - engine.touch.location.x
        #expect(engine.rowReports[1].offset <= max(0, travel - 12) + 1e-9)
      }
      stage.play([], until: finger.time + 0.05)
      #expect(abs(stage.rowOffsets[1] - 372) < 1e-9)
    }
  }

  @Test("a lift that comes four seconds late leaves no glide")
  func lateLift() {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: at(0.8, 0.55))
    finger.move(to: at(0.5, 0.55), in: 0.1)
    finger.hold(3.9)
    finger.up()

    stage.play(finger.events)

    #expect(stage.rowOffsets[1] == 372)
  }

  @Test("ten reports with one time move the content with the finger, at a finite speed")
  func batch() {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: at(0.8, 0.55))
    finger.hold(0.05)
    for step in 1...10 { finger.send(.moved, at: at(0.8 - 0.03 * Double(step), 0.55)) }

    stage.play(finger.events, until: 0.1)
    #expect(abs(stage.rowOffsets[1] - 372) < 1e-9)
    finger.up()
    stage.play([finger.events.last!])

    #expect(stage.rowOffsets[1] >= 372 && stage.rowOffsets[1] <= 372 + 8_000 / 2)
  }

  // MARK: Slightly diagonal (cgeo/cgeo#3359)

  @Test(
    "a stroke aslant goes to the page up to 45 degrees from vertical, then to the row",
    arguments: [10, 20, 30, 40, 50, 60, 80])
  func diagonal(degrees: Int) {
    let slopes = [10: 0.176, 20: 0.364, 30: 0.577, 40: 0.839, 50: 1.192, 60: 1.732, 80: 5.671]
    let slope = slopes[degrees]!
    let length = 255 / (1 + slope * slope).squareRoot()
    var stage = stage()

    stage.play(
      ScriptedFinger.swipe(
        from: at(0.5, 0.8), to: Point(x: 640 + slope * length, y: 576 - length), time: 0, in: 0.2)
    ) { engine in
      if degrees < 45 { #expect(engine.rowReports.allSatisfy { $0.offset == 0 }) }
      if degrees > 45 { #expect(engine.pageReport!.offset == 0) }
    }

    #expect((stage.pageOffset > 100) == (degrees < 45))
  }

  @Test("an L stays vertical, and so does a thumb that rolls sideways before it goes up")
  func turns() {
    var corner = ScriptedFinger()
    corner.down(at: at(0.5, 0.7))
    corner.move(to: at(0.5, 0.5), in: 0.15)
    corner.move(to: at(0.9, 0.5), in: 0.15)
    corner.up()

    var roll = ScriptedFinger()
    roll.down(at: at(0.5, 0.8))
    roll.hold(0.016)
    roll.send(.moved, at: at(0.508, 0.8))
    roll.hold(0.016)
    roll.send(.moved, at: at(0.509, 0.79))
    roll.move(to: at(0.52, 0.4), in: 0.19)
    roll.up()

    for events in [corner.events, roll.events] {
      var stage = stage()
      stage.play(events) { engine in #expect(engine.rowReports.allSatisfy { $0.offset == 0 }) }
      #expect(stage.pageOffset > 100)
    }
  }

  // MARK: A tap stops a fling (flutter/flutter#5023)

  /// A fling of the page to its end, as long as the page is.
  private var pageFling: [InputEvent] {
    ScriptedFinger.swipe(from: at(0.5, 0.85), to: at(0.5, 0.3), time: 0, in: 0.09)
  }

  @Test("the touch that stops a fling opens nothing, the next one opens one tile")
  func tapStops() {
    var stage = stage(rows: 40)
    stage.play(pageFling + ScriptedFinger.tap(at: at(0.5, 0.5), time: 0.4), until: 0.5)
    let stopped = stage.pageOffset
    #expect(stage.opened.isEmpty)

    stage.play(until: 1.4)
    #expect(stage.pageOffset == stopped)
    // The rows' captions and gaps are no tile: tap the middle of a picture.
    var middle = Point.zero
    stage.engine.forEachCell { cell in
      if cell.frame.y > 0, cell.frame.maxY < 720, cell.path.item == 1 { middle = cell.frame.center }
    }
    stage.play(ScriptedFinger.tap(at: middle, time: 1.4))

    #expect(stage.opened.count == 1)
  }

  @Test("in the last slow points of a glide a tap counts, as on a list at rest")
  func tapInSlowGlide() {
    var stage = stage(rows: 60)
    stage.play(pageFling, until: 0.1)
    while stage.engine.pageReport!.velocity >= 19 { stage.play(until: stage.time + 0.016) }
    #expect(stage.engine.pageReport!.phase == .decelerating)
    var middle = Point.zero
    stage.engine.forEachCell { cell in
      if cell.frame.y > 0, cell.frame.maxY < 720, cell.path.item == 1 { middle = cell.frame.center }
    }

    stage.play(ScriptedFinger.tap(at: middle, time: stage.time))

    #expect(stage.opened.count == 1)
  }

  @Test("a tap in a row that glides stops it, one in another row opens its tile")
  func rowFling() {
    let fling = ScriptedFinger.swipe(from: at(0.9, 0.25), to: at(0.2, 0.25), time: 0, in: 0.09)
    var same = stage()
    same.play(fling + ScriptedFinger.tap(at: at(0.5, 0.25), time: 0.3))
    #expect(same.opened.isEmpty)
    #expect(same.rowOffsets[0] < 2_500)

    var other = stage()
    other.play(fling + ScriptedFinger.tap(at: at(0.5, 0.7), time: 0.3))
    #expect(other.opened == ["0-1-1"])
    #expect(other.rowOffsets[0] > 3_000)
  }

  @Test("a tap that wobbles by 5 points and one that lasts 1.5 s open their tile")
  func wobble() {
    var finger = ScriptedFinger()
    finger.down(at: at(0.5, 0.7))
    finger.move(y: -5, in: 0.12)
    finger.up()

    for events in [finger.events, ScriptedFinger.tap(at: at(0.5, 0.7), time: 0, lasting: 1.5)] {
      var stage = stage()
      stage.play(events)
      #expect(stage.opened == ["0-1-1"])
      #expect(stage.pageOffset == 0 && stage.rowOffsets[1] == 0)
    }
  }

  // MARK: Lost fingers (libsdl-org/SDL#1498)

  @Test("after a lift that never came another finger taps")
  func neverUp() {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: at(0.8, 0.55))
    finger.move(to: at(0.5, 0.55), in: 0.2)

    stage.play(finger.events + ScriptedFinger.tap(at: at(0.3, 0.6), time: 5, pointer: 2))

    #expect(stage.opened.count == 1)
    #expect(stage.rowOffsets[1] == 372)
  }

  @Test("a lift, a touch and movement that come once too often open exactly one tile")
  func strays() {
    var doubled = ScriptedFinger()
    doubled.down(at: at(0.5, 0.6))
    doubled.hold(0.1)
    doubled.down(at: at(0.5, 0.6))
    doubled.hold(0.06)
    doubled.up()

    var lift = ScriptedFinger()
    lift.send(.ended, at: at(0.5, 0.6))

    var movement = ScriptedFinger()
    movement.send(.moved, at: at(0.5, 0.6))
    movement.hold(0.05)
    movement.send(.moved, at: at(0.6, 0.6))

    let tap = ScriptedFinger.tap(at: at(0.5, 0.6), time: 0.5)
    for events in [doubled.events, lift.events + tap, movement.events + tap] {
      var stage = stage()
      stage.play(events)
      #expect(stage.opened == ["0-1-1"])
      #expect(stage.rowOffsets.allSatisfy { $0 == 0 })
    }
  }

  @Test("a cancelled touch opens nothing and flings nothing")
  func cancelled() {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: at(0.8, 0.55))
    finger.move(to: at(0.5, 0.55), in: 0.2)
    finger.cancel()
    var press = ScriptedFinger(at: 1)
    press.down(at: at(0.5, 0.6))
    press.cancel()

    stage.play(finger.events + press.events)

    #expect(stage.rowOffsets[1] == 372 && stage.opened.isEmpty)
  }

  // MARK: Content that changes under way (slint-ui/slint#7487, Shopify/flash-list#2018)

  @Test("content that shrinks after a scroll to both ends fills the screen again without a touch", arguments: [3, 0])
  func shrinks(left: Int) {
    var stage = stage(rows: 8, snap: .tile)
    for index in 0..<8 {
      stage.play(
        ScriptedFinger.swipe(from: at(0.9, 0.55), to: at(0.1, 0.55), time: 0.3 * Double(index), in: 0.1),
        until: 0.3 * Double(index) + 0.2)
    }
    for index in 0..<4 {
      stage.play(ScriptedFinger.swipe(from: at(0.5, 0.9), to: at(0.5, 0.2), time: 3 + Double(index) / 3, in: 0.1))
    }

    stage.source.categories[0].rows.removeLast(7)
    stage.source.categories[0].rows[0].items.removeLast(30 - left)
    stage.reload()
    stage.play(until: stage.time + 0.02)
    #expect(stage.pageOffset < 720 / 4)
    stage.play()

    #expect(stage.pageOffset == 0 && stage.rowOffsets == [0])
    #expect(stage.visibleIDs.count == left)
  }

  @Test("a pressed look belongs to one tile and vanishes when the drag begins (BaseRecyclerViewAdapterHelper#2395)")
  func pressedLook() {
    var stage = stage(items: 40)
    func pressed() -> [String] {
      var ids: [String] = []
      stage.engine.forEachCell { if $0.press > 0 { ids.append($0.id) } }
      return ids
    }
    var finger = ScriptedFinger()
    finger.down(at: at(0.3, 0.6))
    finger.hold(0.2)
    stage.play(finger.events, until: 0.2)
    #expect(pressed() == ["0-1-0"])

    finger.move(to: at(0.9, 0.6), in: 0.2)
    finger.up()
    stage.play(Array(finger.events.dropFirst()), until: 0.39)
    #expect(pressed().isEmpty)

    stage.play()
    for index in 0..<5 {
      let x = index < 3 ? (0.9, 0.1) : (0.1, 0.9)
      stage.play(
        ScriptedFinger.swipe(from: at(x.0, 0.6), to: at(x.1, 0.6), time: stage.time, in: 0.06)
      ) { engine in engine.forEachCell { #expect($0.press == 0) } }
    }
  }

  @Test("tiles and rows put in front keep the pixel of what is seen, also while it glides")
  func prepend() {
    for end in [0.45, 4.0] {
      var stage = stage(rows: 6, snap: .tile)
      stage.play(ScriptedFinger.swipe(from: at(0.8, 0.55), to: at(0.3, 0.55), time: 0, in: 0.2), until: end)
      var undisturbed = Stage(GridSource(categories: 1, rows: 6, items: 30))
      undisturbed.play(ScriptedFinger.swipe(from: at(0.8, 0.55), to: at(0.3, 0.55), time: 0, in: 0.2), until: end)

      stage.source.categories[0].rows[1].items.insert(contentsOf: (0..<5).map { "new-\($0)" }, at: 0)
      stage.reload()
      for _ in 0..<200 {
        stage.play(until: stage.time + 0.016)
        undisturbed.play(until: undisturbed.time + 0.016)
        #expect(abs(stage.rowOffsets[1] - undisturbed.rowOffsets[1] - 5 * 368) < 1e-6)
      }
    }
  }
}
