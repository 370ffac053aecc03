import Carousel
import Testing

@Suite("Pinch gesture")
struct PinchGestureTests {
  private func sample(
    _ pointer: Int, _ phase: PointerSample.Phase, _ x: Double, _ y: Double, at time: Double = 0
  ) -> PointerSample {
    PointerSample(pointer: pointer, phase: phase, position: Point(x: x, y: y), time: time)
  }

  private var pinched: PinchGesture {
    var pinch = PinchGesture(tuning: Tuning())
    _ = pinch.handle(sample(1, .began, 300, 200))
    _ = pinch.handle(sample(2, .began, 400, 200))
    return pinch
  }

  @Test("the second finger begins it, at scale 1, in the middle of both")
  func begins() {
    var pinch = PinchGesture(tuning: Tuning())

    let outcome1 = pinch.handle(sample(1, .began, 300, 200))
    #expect(outcome1 == .ignored)
    #expect(!pinch.isActive)
    let outcome2 = pinch.handle(sample(2, .began, 400, 260))
    #expect(outcome2 == .began)
    #expect(pinch.isActive && pinch.scale == 1 && pinch.center == Point(x: 350, y: 230))
  }

  @Test("its scale is the distance over that of the start")
  func scales() {
    var pinch = pinched

    let outcome3 = pinch.handle(sample(2, .moved, 500, 200))
    #expect(outcome3 == .changed)
    #expect(pinch.scale == 2 && pinch.center == Point(x: 400, y: 200))
    let outcome4 = pinch.handle(sample(1, .moved, 450, 200))
    #expect(outcome4 == .changed)
    #expect(pinch.scale == 0.5)
  }

  @Test("fingers turned about each other keep the scale")
  func turns() {
    var pinch = pinched
    _ = pinch.handle(sample(2, .moved, 300, 300))

    #expect(pinch.scale == 1)
  }

  @Test("fingers that meet give no endless scale")
  func meets() {
    var pinch = PinchGesture(tuning: Tuning())
    _ = pinch.handle(sample(1, .began, 300, 200))
    _ = pinch.handle(sample(2, .began, 300, 200))
    _ = pinch.handle(sample(2, .moved, 332, 200))

    #expect(pinch.scale == 1)
  }

  @Test("a third finger changes nothing")
  func third() {
    var pinch = pinched

    let outcome5 = pinch.handle(sample(3, .began, 0, 0))
    #expect(outcome5 == .ignored)
    let outcome6 = pinch.handle(sample(3, .moved, 900, 900))
    #expect(outcome6 == .ignored)
    let outcome7 = pinch.handle(sample(3, .ended, 900, 900))
    #expect(outcome7 == .ignored)
    #expect(pinch.isActive && pinch.scale == 1)
  }

  @Test("either lift ends it, and the finger that stays begins another", arguments: [1, 2])
  func lifts(lifted: Int) {
    var pinch = pinched

    let outcome8 = pinch.handle(sample(lifted, .ended, 0, 0))
    #expect(outcome8 == .ended)
    #expect(!pinch.isActive)
    let outcome9 = pinch.handle(sample(3 - lifted, .moved, 100, 200))
    #expect(outcome9 == .ignored)
    let outcome10 = pinch.handle(sample(4, .began, 100, 300, at: 0.5))
    #expect(outcome10 == .began)
    #expect(pinch.scale == 1)
  }

  @Test("a doubled touch moves its finger, and a lift without a touch is harmless")
  func doubled() {
    var pinch = pinched

    let outcome11 = pinch.handle(sample(2, .began, 500, 200))
    #expect(outcome11 == .changed)
    #expect(pinch.scale == 2)
    let outcome12 = pinch.handle(sample(9, .cancelled, 0, 0))
    #expect(outcome12 == .ignored)
    #expect(pinch.isActive)
  }

  @Test("a finger silent for long is taken for lost, not for half of a pinch")
  func lost() {
    var pinch = PinchGesture(tuning: Tuning())
    _ = pinch.handle(sample(1, .began, 300, 200))

    let outcome13 = pinch.handle(sample(2, .began, 400, 200, at: 2))
    #expect(outcome13 == .ignored)
    #expect(!pinch.isActive)
    let outcome14 = pinch.handle(sample(3, .began, 500, 200, at: 2.1))
    #expect(outcome14 == .began)
  }
}
