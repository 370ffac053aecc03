import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Spring")
struct SpringTests {
  @Test("starts at its place with its speed, and its speed is the slope of its path")
  func slope() {
    let spring = Spring(from: 300, to: 20, velocity: -500, frequency: 14, at: 1)

    #expect(spring.position(at: 1) == 300)
    #expect(abs(spring.velocity(at: 1) + 500) < 1e-9)
    for time in stride(from: 1.01, to: 1.6, by: 0.01) {
      let slope = (spring.position(at: time + 1e-6) - spring.position(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - spring.velocity(at: time)) < 1e-2)
    }
  }

  @Test("from rest it comes to its target without passing it, back from an edge within half a second")
  func settles() {
    let spring = Spring(from: -150, to: 0, velocity: 0, frequency: Tuning().springFrequency, at: 0)

    for time in stride(from: 0, through: 1, by: 0.01) { #expect(spring.position(at: time) <= 0) }
    #expect(!spring.isSettled(at: 0.3))
    #expect(spring.isSettled(at: 0.55))
    #expect(abs(spring.position(at: 0.55)) < 0.3)
  }

  @Test("once settled it stays so, and is then near and slow", arguments: 0..<200)
  func staysSettled(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let spring = Spring(
      from: .random(in: -800...800, using: &random), to: .random(in: -800...800, using: &random),
      velocity: .random(in: -4_000...4_000, using: &random), frequency: .random(in: 8...20, using: &random), at: 0)
    var settled = false
    for time in stride(from: 0, through: 3, by: 0.004) {
      let now = spring.isSettled(at: time)
      #expect(now || !settled)
      if now {
        #expect(abs(spring.position(at: time) - spring.target) <= 4 / spring.frequency)
        #expect(abs(spring.velocity(at: time)) <= 4)
      }
      settled = now
    }
    #expect(settled)
  }

  @Test("shifted, it is the same motion elsewhere")
  func shifted() {
    let spring = Spring(from: 300, to: 20, velocity: -500, frequency: 14, at: 1)

    let other = spring.shifted(by: 100)

    #expect(other.target == 120)
    #expect(abs(other.position(at: 1.2) - spring.position(at: 1.2) - 100) < 1e-9)
    #expect(abs(other.velocity(at: 1.2) - spring.velocity(at: 1.2)) < 1e-9)
  }
}
