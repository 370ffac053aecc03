import Testing

@testable import Carousel

@Suite("Fade")
struct FadeTests {
  @Test("goes evenly from one value to the other, and stays")
  func even() {
    let fade = Fade(from: 2, to: 4, start: 1, duration: 0.5)

    #expect([0, 1, 1.25, 1.5, 9].map { fade.value(at: $0) } == [2, 2, 3, 4, 4])
    #expect(!fade.isFinished(at: 1.49) && fade.isFinished(at: 1.5))
  }

  @Test("eases out: ahead of the even way, from and to the same values")
  func eased() {
    let fade = Fade(from: 0, to: 1, start: 0, duration: 1)

    #expect(fade.easedValue(at: 0) == 0 && fade.easedValue(at: 1) == 1)
    #expect(fade.easedValue(at: 0.5) == 0.875)
  }

  @Test("with no length it is at its first value before the start and at its last from there on")
  func atOnce() {
    let fade = Fade(from: 0, to: 1, start: 2, duration: 0)

    #expect([1.9, 2, 2.1].map { fade.value(at: $0) } == [0, 1, 1])
    #expect([1.9, 2, 2.1].map { fade.easedValue(at: $0) } == [0, 1, 1])
  }
}
