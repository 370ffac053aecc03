import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  private func tracker(_ samples: [(time: Double, position: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker(tuning: Tuning())
    for sample in samples { tracker.add(position: sample.position, at: sample.time) }
    return tracker
  }

  /// Readings at an even rate; `position` is asked with the seconds since the first.
  private func samples(
    _ count: Int, rate: Double, from start: Double = 0, position: (Double) -> Double
  ) -> [(time: Double, position: Double)] {
    (0..<count).map { (start + Double($0) / rate, position(Double($0) / rate)) }
  }

  @Test("finds the speed of even movement at any rate of the panel", arguments: [25.0, 60, 90, 120, 240])
  func even(rate: Double) {
    let samples = samples(40, rate: rate, from: 5) { 700 - 900 * $0 }

    #expect(abs(tracker(samples).velocity(at: samples.last!.time) + 900) < 1e-6)
  }

  @Test("finds the speed at the end of movement that speeds up")
  func accelerated() {
    let samples = samples(13, rate: 120) { 4_000 * $0 * $0 }

    #expect(abs(tracker(samples).velocity(at: 0.1) - 8_000 * 0.1) < 1e-6)
  }

  @Test("only the last 100 ms count")
  func window() {
    let before = samples(30, rate: 120) { 8_000 * $0 }
    let after = samples(20, rate: 120, from: 1) { 300 * $0 }

    #expect(abs(tracker(before + after).velocity(at: 1 + 19.0 / 120) - 300) < 1e-6)
  }

  @Test("a finger silent for more than 50 ms stood still, one silent for 40 did not")
  func pause() {
    let samples = samples(10, rate: 100) { 1_000 * $0 }

    #expect(tracker(samples).velocity(at: 0.141) == 0)
    #expect(abs(tracker(samples).velocity(at: 0.13) - 1_000) < 1e-6)
  }

  @Test("a finger that trembles by a point stood still, the slowest fling did not")
  func jitter() {
    var isOdd = false
    let trembling = samples(30, rate: 50) { _ in
      isOdd.toggle()
      return isOdd ? 101.3 : 100
    }
    let slow = samples(30, rate: 50) { 50 * $0 }

    #expect(tracker(trembling).velocity(at: 0.59) == 0)
    #expect(abs(tracker(slow).velocity(at: 0.58) - 50) < 1e-6)
  }

  @Test("readings of one time stand for one, and time that runs backward is harmless")
  func equalTimes() {
    let batch = (0..<10).map { (time: 0.05, position: Double($0 * 40)) }

    #expect(tracker(batch).velocity(at: 0.05) == 0)
    #expect(tracker([(0, 0)] + batch).velocity(at: 0.05).rounded() == 7_200)
    #expect(tracker([(0, 0), (0.02, 20), (0.01, 30)]).velocity(at: 0.02).rounded() == 1_500)
  }

  @Test("no sample, or one, is no speed; reset forgets")
  func few() {
    #expect(tracker([]).velocity(at: 1) == 0)
    #expect(tracker([(1, 50)]).velocity(at: 1) == 0)
    var some = tracker([(0, 0), (0.01, 10), (0.02, 20)])
    #expect(some.velocity(at: 0.02) > 0)

    some.reset()

    #expect(some.velocity(at: 0.02) == 0)
  }

  @Test("stays finite for any samples", arguments: 0..<100)
  func finite(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var tracker = VelocityTracker(tuning: Tuning())
    var time = 1e6
    for _ in 0..<200 {
      time += [0, 0, 1e-9, 0.001, 0.008, 0.03, -0.002].randomElement(using: &random)!
      tracker.add(position: .random(in: 0...1_280, using: &random), at: time)
      #expect(tracker.velocity(at: time).isFinite)
    }
  }
}
