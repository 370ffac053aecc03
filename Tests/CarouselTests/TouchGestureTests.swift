import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Touch gesture")
struct TouchGestureTests {
  private func outcomes(_ events: [InputEvent]) -> [TouchGesture.Outcome] {
    var gesture = TouchGesture(tuning: Tuning())
    return events.compactMap { if case .pointer(let sample) = $0 { gesture.handle(sample) } else { nil } }
  }

  private func drag(x: Double, y: Double) -> [TouchGesture.Outcome] {
    outcomes(ScriptedFinger.swipe(from: Point(x: 640, y: 400), to: Point(x: 640 + x, y: 400 + y), time: 0, in: 0.2))
  }

  @Test("a touch that stays within the slop is a tap, also a slow one")
  func taps() {
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 100, y: 100))
    finger.move(x: 5, y: -11, in: 0.1)
    finger.hold(2.8)
    finger.up()

    let all = outcomes(finger.events)

    #expect(all.first == .began(replacing: false))
    #expect(all.dropFirst().dropLast().allSatisfy { $0 == .resting })
    #expect(all.last == .tapped)
  }

  @Test("a touch of more than 3 s is no tap, also one that trembles")
  func leans() {
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 100, y: 100))
    for step in 0..<32 {
      finger.hold(0.1)
      finger.send(.moved, at: Point(x: step % 2 == 0 ? 101 : 100, y: 100))
    }
    finger.up()

    #expect(outcomes(finger.events).last == .cancelled)
  }

  @Test("an echo taps nothing, but drags")
  func echo() {
    var tap = TouchGesture(tuning: Tuning())
    var drag = TouchGesture(tuning: Tuning())
    var down = PointerSample(pointer: 1, phase: .began, position: Point(x: 50, y: 50), time: 0)
    down.isEcho = true
    _ = tap.handle(down)
    _ = drag.handle(down)
    let lift = tap.handle(PointerSample(pointer: 1, phase: .ended, position: Point(x: 50, y: 50), time: 0.1))
    let move = drag.handle(PointerSample(pointer: 1, phase: .moved, position: Point(x: 90, y: 50), time: 0.1))

    #expect(lift == .cancelled && move == .dragBegan(.horizontal))
    down.isEcho = false
    _ = tap.handle(down)
    #expect(!tap.isEcho)
  }

  @Test("past the slop it is a drag to the end, also back at its start")
  func drags() {
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 100, y: 100))
    finger.move(x: 50, in: 0.1)
    finger.move(x: -50, in: 0.1)
    finger.up()

    let all = outcomes(finger.events)

    #expect(all.filter { $0 == .dragBegan(.horizontal) }.count == 1)
    guard case .dragEnded = all.last else {
      Issue.record("ended as \(all.last!)")
      return
    }
  }

  @Test(
    "the axis is the larger component, and a tie is vertical",
    arguments: [
      (100, 99, Axis.horizontal), (100, 100, .vertical), (-100, 100, .vertical), (0, -50, .vertical),
      (-80, 10, .horizontal),
      (99, -100, .vertical),
    ])
  func axis(x: Double, y: Double, expected: Axis) {
    #expect(drag(x: x, y: y).contains(.dragBegan(expected)))
  }

  @Test("the axis stays locked when the finger turns")
  func locked() {
    var gesture = TouchGesture(tuning: Tuning())
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 100, y: 400))
    finger.move(y: -100, in: 0.1)
    finger.move(x: 600, in: 0.2)
    for case .pointer(let sample) in finger.events { _ = gesture.handle(sample) }

    #expect(gesture.axis == .vertical)
    #expect(gesture.translation == -88)
  }

  @Test("translation leaves the slop out, in both directions")
  func translation() {
    for (travel, expected) in [(40.0, 28.0), (-40, -28)] {
      var gesture = TouchGesture(tuning: Tuning())
      var finger = ScriptedFinger()
      finger.down(at: Point(x: 300, y: 300))
      finger.move(x: travel, in: 0.1)
      for case .pointer(let sample) in finger.events { _ = gesture.handle(sample) }

      #expect(abs(gesture.translation - expected) < 1e-9)
    }
  }

  @Test("ends with the speed along its axis only")
  func velocity() throws {
    guard case .dragEnded(let velocity) = drag(x: 200, y: -40).last else {
      Issue.record("no drag")
      return
    }

    #expect(abs(velocity - 1_000) < 1e-6)
  }

  @Test("a lift far from the touch, with no report on the way, is no tap")
  func liftElsewhere() {
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 100, y: 100))
    finger.hold(0.1)
    finger.send(.ended, at: Point(x: 300, y: 100))

    #expect(outcomes(finger.events) == [.began(replacing: false), .cancelled])
  }

  @Test("a second finger is ignored while the first drags, and does not become the first after it")
  func secondFinger() {
    var gesture = TouchGesture(tuning: Tuning())
    func sample(_ pointer: Int, _ phase: PointerSample.Phase, _ x: Double, _ time: Double) -> TouchGesture.Outcome {
      gesture.handle(PointerSample(pointer: pointer, phase: phase, position: Point(x: x, y: 50), time: time))
    }

    #expect(sample(1, .began, 100, 0) == .began(replacing: false))
    #expect(sample(2, .began, 500, 0.1) == .ignored)
    #expect(sample(2, .moved, 508, 0.2) == .ignored)
    #expect(sample(1, .moved, 120, 0.2) == .dragBegan(.horizontal))
    #expect(sample(2, .moved, 800, 0.25) == .ignored)
    #expect(sample(3, .began, 500, 0.26) == .ignored)
    #expect(sample(3, .moved, 800, 0.27) == .ignored)
    #expect(gesture.location.x == 120)
    guard case .dragEnded = sample(1, .ended, 120, 0.3) else {
      Issue.record("the first finger has lost its drag")
      return
    }
    #expect(sample(2, .moved, 900, 0.4) == .ignored)
    #expect(sample(2, .ended, 900, 0.5) == .ignored)
    #expect(!gesture.isActive)
  }

  @Test("a second finger that passes the slop while the first rests takes over, from where it came down")
  func takesOver() {
    var gesture = TouchGesture(tuning: Tuning())
    func sample(_ pointer: Int, _ phase: PointerSample.Phase, _ y: Double, _ time: Double) -> TouchGesture.Outcome {
      gesture.handle(PointerSample(pointer: pointer, phase: phase, position: Point(x: 50, y: y), time: time))
    }

    #expect(sample(5, .began, 700, 0) == .began(replacing: false))
    #expect(sample(5, .moved, 701, 0.4) == .resting)
    #expect(sample(1, .began, 300, 0.5) == .ignored)
    #expect(sample(1, .moved, 290, 0.51) == .ignored)
    #expect(sample(5, .moved, 700, 0.51) == .resting)
    #expect(sample(1, .moved, 280, 0.52) == .tookOver(.vertical))
    #expect(gesture.start.y == 300 && gesture.startTime == 0.5 && gesture.translation == -8)
    #expect(sample(5, .moved, 400, 0.53) == .ignored)
    #expect(sample(5, .ended, 400, 0.54) == .ignored)
    #expect(sample(1, .moved, 270, 0.53) == .dragged)
    guard case .dragEnded(let velocity) = sample(1, .ended, 270, 0.535) else {
      Issue.record("no drag")
      return
    }
    #expect(abs(velocity + 1_000) < 1e-6)
  }

  @Test("a finger that was lifted again takes nothing over, and a doubled touch counts from its last")
  func goneBefore() {
    var gesture = TouchGesture(tuning: Tuning())
    func sample(_ pointer: Int, _ phase: PointerSample.Phase, _ x: Double, _ time: Double) -> TouchGesture.Outcome {
      gesture.handle(PointerSample(pointer: pointer, phase: phase, position: Point(x: x, y: 50), time: time))
    }

    #expect(sample(1, .began, 100, 0) == .began(replacing: false))
    #expect(sample(2, .began, 500, 0.1) == .ignored)
    #expect(sample(2, .ended, 500, 0.2) == .ignored)
    #expect(sample(2, .moved, 800, 0.3) == .ignored)
    #expect(sample(3, .began, 500, 0.4) == .ignored)
    #expect(sample(3, .began, 800, 0.5) == .ignored)
    #expect(sample(3, .moved, 805, 0.6) == .ignored)
    #expect(sample(3, .moved, 780, 0.7) == .tookOver(.horizontal))
  }

  @Test("a finger that rests for more than 3 s gives way to another at once")
  func longRest() {
    var gesture = TouchGesture(tuning: Tuning())
    var palm = ScriptedFinger(pointer: 5)
    palm.down(at: Point(x: 100, y: 100))
    for step in 0..<32 {
      palm.hold(0.1)
      palm.send(.moved, at: Point(x: step % 2 == 0 ? 101 : 100, y: 100))
    }
    for case .pointer(let sample) in palm.events { _ = gesture.handle(sample) }

    let outcome = gesture.handle(PointerSample(pointer: 1, phase: .began, position: .zero, time: 3.25))
    #expect(outcome == .began(replacing: true))
  }

  @Test("a finger lost for longer than a rest gives way to another, and a doubled touch replaces itself")
  func lostFinger() {
    var gesture = TouchGesture(tuning: Tuning())
    func began(_ pointer: Int, _ time: Double) -> TouchGesture.Outcome {
      gesture.handle(PointerSample(pointer: pointer, phase: .began, position: .zero, time: time))
    }

    #expect(began(1, 0) == .began(replacing: false))
    #expect(began(1, 0.1) == .began(replacing: true))
    #expect(began(2, 1) == .ignored)
    #expect(!gesture.isStale(at: 1.5))
    #expect(gesture.isStale(at: 1.6))
    #expect(began(2, 5) == .began(replacing: true))
  }

  @Test("movement, lift and cancel without a touch are ignored")
  func withoutTouch() {
    for phase in [PointerSample.Phase.moved, .ended, .cancelled] {
      var finger = ScriptedFinger()
      finger.send(phase, at: Point(x: 5, y: 5))
      #expect(outcomes(finger.events) == [.ignored])
    }
  }

  @Test("a cancelled touch taps nothing, and what follows of it is ignored")
  func cancelled() {
    var finger = ScriptedFinger()
    finger.down(at: .zero)
    finger.cancel()
    finger.up()

    #expect(outcomes(finger.events) == [.began(replacing: false), .cancelled, .ignored])
  }
}
