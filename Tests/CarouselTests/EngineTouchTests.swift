import CarouselTestSupport
import Testing

@testable import Carousel

/// A strip with three categories of four rows: row 0 stands at 86, its items at 133 to 331; row 1 at 418, its items
/// at 465 to 663.
@Suite("Engine: touch")
struct EngineTouchTests {
  private static let upper = Point(x: 900, y: 230)
  private static let lower = Point(x: 900, y: 560)

  private func stage(
    _ cadence: FrameDriver.Cadence = .steady(60), items: Int = 40, snap: RowDescription.Snap = .tile
  ) -> Stage {
    let source = GridSource(categories: 3, rows: 4, items: items)
    for category in 0..<3 { for row in 0..<4 { source.categories[category].rows[row].snap = snap } }
    return Stage(source, cadence: cadence)
  }

  private func swipe(_ start: Point, x: Double = 0, y: Double = 0, at time: Double, in duration: Double) -> [InputEvent]
  {
    ScriptedFinger.swipe(
      from: start, to: Point(x: start.x + x, y: start.y + y), time: time, in: duration)
  }

  // MARK: Who owns a touch

  @Test("a sideways drag moves its row and nothing else", arguments: FrameDriver.Cadence.all)
  func rowOnly(cadence: FrameDriver.Cadence) {
    var stage = stage(cadence)

    stage.play(swipe(Self.lower, x: -768, at: 0.1, in: 0.2)) { engine in
      #expect(engine.rowReports[0].offset == 0 && engine.rowReports[2].offset == 0 && engine.rowReports[3].offset == 0)
      #expect(engine.pageReport!.offset == 0 && engine.stripReport.offset == 0)
    }

    let offset = stage.rowOffsets[1]
    #expect(offset > 768)
    #expect(offset.truncatingRemainder(dividingBy: 368) == 0)
    #expect(stage.engine.rowReports[1].phase == .settled)
  }

  @Test("a vertical drag on a tile moves the page and no row")
  func pageOnly() {
    var stage = stage()

    stage.play(swipe(Self.lower, y: -300, at: 0.1, in: 0.2)) { engine in
      #expect(engine.rowReports.allSatisfy { $0.offset == 0 })
    }

    #expect(stage.pageOffset > 250)
    #expect(stage.opened.isEmpty)
  }

  @Test(
    "a row's band takes in its title, its captions and half of the gap on either side",
    arguments: [72, 86, 120, 385, 402])
  func band(y: Double) {
    var stage = stage()

    stage.play(swipe(Point(x: 900, y: y), x: -400, at: 0.1, in: 0.1))

    #expect(stage.rowOffsets[0] > 300 && stage.rowOffsets[1] == 0)
  }

  @Test("a drag on the strip changes the category, a vertical one there moves the page")
  func strip() {
    var sideways = stage()
    sideways.play(swipe(Point(x: 700, y: 36), x: -250, at: 0.1, in: 0.3))
    #expect(sideways.engine.selected == 1)
    #expect(sideways.events == [.categoryChanged(1)])
    #expect(sideways.engine.stripReport.offset == 250)
    #expect(sideways.visibleIDs.allSatisfy { $0.hasPrefix("1-") })

    var vertical = stage()
    vertical.play(swipe(Point(x: 700, y: 60), y: -200, at: 0.1, in: 0.3))
    #expect(vertical.engine.selected == 0 && vertical.pageOffset > 150)
  }

  @Test("a tap beside the strip's centre goes to that label, one past the last goes nowhere")
  func stripTaps() {
    var stage = stage()
    stage.play(ScriptedFinger.tap(at: Point(x: 640 + 2 * 250, y: 30), time: 0.1))
    #expect(stage.engine.selected == 2)

    stage.play(ScriptedFinger.tap(at: Point(x: 640 + 250, y: 30), time: stage.time))
    #expect(stage.engine.selected == 2)
  }

  @Test("a tap on the strip does not stop the page")
  func stripTapKeepsPage() {
    var stage = stage()
    var undisturbed = stage
    let fling = swipe(Self.lower, y: -300, at: 0.1, in: 0.15)

    stage.play(fling + ScriptedFinger.tap(at: Point(x: 640, y: 30), time: 0.35))
    undisturbed.play(fling)

    #expect(abs(stage.pageOffset - undisturbed.pageOffset) < 0.5)
  }

  @Test("each category keeps its page's offset, each row its own")
  func categoriesKeepOffsets() {
    var stage = stage()
    stage.play(swipe(Self.lower, x: -400, at: 0.1, in: 0.3))
    stage.play(swipe(Self.lower, y: -200, at: stage.time, in: 0.3))
    let (rows, page) = (stage.rowOffsets, stage.pageOffset)
    #expect(rows[1] > 0 && page > 0)

    stage.play(ScriptedFinger.tap(at: Point(x: 890, y: 30), time: stage.time))
    #expect(stage.engine.selected == 1 && stage.pageOffset == 0)
    stage.play(ScriptedFinger.tap(at: Point(x: 390, y: 30), time: stage.time))

    #expect(stage.engine.selected == 0)
    #expect(stage.rowOffsets == rows && stage.pageOffset == page)
  }

  // MARK: Drag

  @Test("a finger of constant speed moves the content as far in every frame", arguments: [25.0, 40, 60, 90, 120])
  func evenSteps(rate: Double) {
    for displayRate in [30.0, 60, 75] {
      var stage = stage(.steady(displayRate), snap: .none)
      // Three strokes: the panel's rate is known after the first.
      var finger = ScriptedFinger(at: 0.1, rate: rate)
      var steps: [Double] = []
      for stroke in 0..<3 {
        finger.down(at: Self.lower)
        finger.move(x: stroke == 1 ? 300 : -300, in: 1)
        finger.hold(0.2)
        finger.up()
        finger.hold(0.5)
      }
      let start = finger.time - 1.7
      var last: Double?
      stage.play(finger.events) { engine in
        let offset = engine.rowReports[1].offset
        if engine.time > start + 0.2, engine.time < start + 0.9, let last { steps.append(offset - last) }
        last = offset
      }

      let expected = 300 / displayRate
      #expect(steps.count > 10)
      for step in steps { #expect(abs(step - expected) < 0.02 * expected) }
    }
  }

  @Test("content moves with the finger point for point, less the slop, one reading behind it")
  func exactDrag() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1, rate: 90)
    finger.down(at: Self.lower)
    finger.move(x: -300, in: 0.4)
    finger.hold(0.3)
    finger.move(x: 150, in: 0.2)
    let start = Self.lower.x

    stage.play(finger.events, until: finger.time) { engine in
      guard engine.touch.isActive else { return }
      let travel = start - engine.touch.location.x
      let expected = travel > 12 ? travel - 12 : 0
      // A reading is 11 ms apart; the finger moves 750 points a second.
      #expect(abs(engine.rowReports[1].offset - expected) < 750 * 0.018)
    }
    stage.play([], until: finger.time + 0.03)

    #expect(abs(stage.rowOffsets[1] - 138) < 1e-9)
    #expect(stage.engine.rowReports[1].phase == .dragging)
  }

  @Test(
    "the frame of the lift moves content by no more than the finger's speed explains",
    arguments: FrameDriver.Cadence.all)
  func lift(cadence: FrameDriver.Cadence) {
    for snap in [RowDescription.Snap.tile, .none] {
      var stage = stage(cadence, snap: snap)
      let speed = 1_200.0
      let events = swipe(Self.lower, x: -speed * 0.25, at: 0.1, in: 0.25)
      var last = (offset: 0.0, time: 0.0)
      var velocities: [Double] = []

      stage.play(events, until: 1) { engine in
        let report = engine.rowReports[1]
        #expect(report.offset - last.offset <= speed * (engine.time - last.time) + 10.7)
        #expect(report.offset >= last.offset)
        if engine.time > 0.35 { velocities.append(report.velocity) }
        last = (report.offset, engine.time)
      }

      // The glide goes on from the finger's speed and only loses it.
      #expect(velocities[0] <= speed && velocities[0] > speed * 0.3)
      #expect(zip(velocities, velocities.dropFirst()).allSatisfy { $0 >= $1 })
    }
  }

  @Test("ends at the same place for any frames", arguments: 0..<12)
  func frameRate(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var events: [InputEvent] = []
    var time = 0.1
    for _ in 0..<4 {
      let start = Point(x: .random(in: 200...1_100, using: &random), y: .random(in: 10...700, using: &random))
      let sideways = Bool.random(using: &random)
      let travel = Double.random(in: -600...600, using: &random)
      events += swipe(
        start, x: sideways ? travel : travel / 9, y: sideways ? travel / 9 : travel, at: time,
        in: .random(in: 0.06...0.5, using: &random))
      time = events.last!.time + .random(in: 0.05...0.6, using: &random)
    }

    var ends: [(selected: Int, rows: [Double], page: Double)] = []
    for cadence in FrameDriver.Cadence.all {
      var stage = stage(cadence)
      stage.play(events)
      #expect(stage.source.faults.isEmpty)
      ends.append((stage.engine.selected, stage.rowOffsets, stage.pageOffset))
    }

    for end in ends.dropFirst() {
      #expect(end.selected == ends[0].selected, "seed \(seed)")
      #expect(abs(end.page - ends[0].page) < 0.5, "seed \(seed)")
      #expect(zip(end.rows, ends[0].rows).allSatisfy { abs($0 - $1) < 0.5 }, "seed \(seed)")
    }
  }

  @Test("overscroll comes back to the edge and never passes it")
  func overscroll() {
    var stage = stage()
    var lowest = 0.0

    stage.play(swipe(Self.lower, x: 350, at: 0.1, in: 0.3)) { engine in
      let offset = engine.rowReports[1].offset
      #expect(offset <= 0)
      lowest = min(lowest, offset)
    }

    #expect(lowest < -100 && lowest > -350)
    #expect(stage.rowOffsets[1] == 0)
  }

  // MARK: Flicks

  @Test("a second flick is never slower than the first")
  func secondFlick() {
    var stage = stage()
    var speeds: [Double] = []
    for index in 0..<4 {
      let events = swipe(Self.lower, x: -200, at: 0.1 + 0.25 * Double(index), in: 0.1)
      stage.play(events, until: events.last!.time + 1e-4)
      speeds.append(stage.engine.rowReports[1].velocity)
    }

    #expect(abs(speeds[0] - 2_000) < 5)
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 < $1 })
    #expect(speeds.last! <= 8_000)
  }

  @Test("a flick back during a glide turns the row at once")
  func oppositeFlick() {
    var stage = stage()
    stage.play(swipe(Self.lower, x: -500, at: 0.1, in: 0.1), until: 0.4)
    let turning = stage.rowOffsets[1]

    let back = swipe(Point(x: 300, y: 560), x: 300, at: 0.4, in: 0.1)
    stage.play(back, until: back.last!.time)

    #expect(stage.engine.rowReports[1].velocity < -2_500)
    #expect(stage.rowOffsets[1] < turning)
  }

  // MARK: Taps

  @Test("a tap opens the tile under it, once; its caption counts, title and gaps do not")
  func taps() {
    for (point, id) in [
      (Point(x: 100, y: 200), "0-0-0"), (Point(x: 500, y: 140), "0-0-1"), (Point(x: 100, y: 380), "0-0-0"),
      (Point(x: 100, y: 100), nil), (Point(x: 400, y: 200), nil), (Point(x: 20, y: 200), nil),
      (Point(x: 100, y: 400), nil),
    ] {
      var stage = stage()
      stage.play(ScriptedFinger.tap(at: point, time: 0.1))
      #expect(stage.opened == (id.map { [$0] } ?? []))
    }
  }

  @Test("the tap tells the picture's box on the screen")
  func tapFrame() {
    var stage = stage()

    stage.play(ScriptedFinger.tap(at: Point(x: 500, y: 200), time: 0.1))

    let path = ItemPath(category: 0, row: 0, item: 1)
    #expect(
      stage.events == [.selected(path, id: "0-0-1", frame: Rect(x: 408, y: 133, width: 352, height: 198))])
  }

  @Test("a tap in a resting row opens its tile while another row glides, and that one goes on")
  func tapBesideGlide() {
    var stage = stage()
    stage.play(
      swipe(Self.upper, x: -600, at: 0.1, in: 0.1) + ScriptedFinger.tap(at: Point(x: 100, y: 560), time: 0.4),
      until: 0.46)
    #expect(stage.opened == ["0-1-0"])
    #expect(stage.engine.rowReports[0].velocity > 500)

    stage.play()

    #expect(stage.rowOffsets[0].truncatingRemainder(dividingBy: 368) == 0)
  }

  @Test("tiles are pressed only while they are, and only where the finger is")
  func pressed() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 500, y: 200))
    var seen: [String: Double] = [:]
    func collect(_ engine: Engine) {
      engine.forEachCell { if $0.press > 0 { seen[$0.id] = $0.press } }
    }
    stage.play(finger.events, until: 0.14) { collect($0) }
    #expect(seen.isEmpty)
    stage.play(until: 0.4) { collect($0) }
    #expect(seen == ["0-0-1": 1])
    #expect(!stage.engine.isAnimating)

    var drag = ScriptedFinger(at: 0.4)
    drag.send(.moved, at: Point(x: 470, y: 200))
    stage.play(drag.events, until: 0.7)

    seen = [:]
    collect(stage.engine)
    #expect(seen.isEmpty)
  }

  // MARK: Several fingers and lost ones

  @Test(
    "a palm that rests, still or trembling, keeps no other finger from a swipe, and opens nothing",
    arguments: [0.05, 0.3, 0.8, 1.2, 2.5, 3.5], [0.0, 1.0])
  func palm(delay: Double, tremble: Double) {
    var stage = stage()
    var undisturbed = stage
    var palm = ScriptedFinger(pointer: 5, at: 0.1)
    palm.down(at: Self.lower)
    for step in 0..<40 {
      palm.hold(0.1)
      if tremble > 0 { palm.send(.moved, at: Point(x: Self.lower.x + (step % 2 == 0 ? tremble : 0), y: Self.lower.y)) }
    }
    palm.up()
    let fling = swipe(Self.upper, x: -400, at: 0.1 + delay, in: 0.15)

    stage.play((palm.events + fling).sorted { $0.time < $1.time }) { engine in
      #expect(engine.rowReports[1].offset == 0 && engine.pageReport!.offset == 0)
    }
    undisturbed.play(fling)

    #expect(stage.rowOffsets[0] > 300 && abs(stage.rowOffsets[0] - undisturbed.rowOffsets[0]) < 1e-6)
    #expect(stage.opened.isEmpty)
  }

  @Test("a second finger moves nothing while the first drags")
  func secondFinger() {
    var stage = stage()
    var first = ScriptedFinger(pointer: 1, at: 0.1)
    first.down(at: Self.lower)
    first.move(x: -100, in: 0.4)
    first.hold(0.2)
    first.up()
    let second = swipe(Self.upper, x: -300, at: 0.2, in: 0.1).map { event -> InputEvent in
      guard case .pointer(var sample) = event else { return event }
      sample.pointer = 2
      return .pointer(sample)
    }

    stage.play((first.events + second).sorted { $0.time < $1.time })

    #expect(stage.rowOffsets[0] == 0 && stage.pageOffset == 0)
    #expect(stage.opened.isEmpty)
  }

  @Test("an interruption ends the touch as a release at rest, and opens nothing")
  func interrupted() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Self.lower)
    finger.move(x: -500, in: 0.1)

    stage.play(finger.events + [.interrupted(time: 0.2)])

    #expect(stage.rowOffsets[1] == 368 && stage.opened.isEmpty)
    #expect(!stage.engine.touch.isActive)
    stage.play([.pointer(PointerSample(pointer: 1, phase: .ended, position: .zero, time: stage.time))])
    #expect(stage.opened.isEmpty)
  }

  @Test("what slides away under a finger ends its touch")
  func pageLeaves() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.2)
    finger.down(at: Self.lower)
    finger.move(x: -60, in: 0.1)
    finger.hold(0.9)
    finger.move(x: -600, in: 0.1)
    finger.up()

    stage.play(ScriptedFinger.tap(at: Point(x: 890, y: 30), time: 0.1) + finger.events)
    stage.engine.checkInvariants()

    #expect(stage.engine.selected == 1)
    #expect(stage.engine.pages[0]!.rows[1].body.offset == 0)
    #expect(stage.rowOffsets.allSatisfy { $0 == 0 })
  }

  @Test("a tap on a strip that moves only stops it, at the label nearest to where it was")
  func stripTapStops() {
    var stage = stage()

    stage.play(
      swipe(Point(x: 900, y: 30), x: -100, at: 0.1, in: 0.06)
        + ScriptedFinger.tap(at: Point(x: 640 - 250, y: 30), time: 0.26))

    #expect(stage.engine.selected == 1 && stage.engine.stripReport.offset == 250)
  }
}
