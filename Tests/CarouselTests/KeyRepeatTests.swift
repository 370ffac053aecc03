import Carousel
import Testing

@Suite("Key repeat")
struct KeyRepeatTests {
  private func repeats(of key: Key, heldFor seconds: Double, askedEvery step: Double) -> [Double] {
    var repeating = KeyRepeat()
    var times: [Double] = []
    repeating.handle(.key(key, isDown: true, time: 1))
    var time = 1.0
    while time < 1 + seconds {
      time = min(time + step, 1 + seconds)
      while let event = repeating.take(through: time) { times.append(event.time) }
    }
    repeating.handle(.key(key, isDown: false, time: time))
    #expect(repeating.take(through: time + 10) == nil)
    return times
  }

  @Test("a short press does not repeat")
  func shortPress() {
    #expect(repeats(of: .right, heldFor: 0.39, askedEvery: 0.01).isEmpty)
  }

  @Test("a held key repeats faster and faster, up to a limit")
  func speedsUp() {
    let times = repeats(of: .right, heldFor: 5, askedEvery: 1.0 / 60)
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }

    #expect(abs(times[0] - 1.4) < 1e-9)
    #expect(zip(gaps.dropFirst(), gaps).allSatisfy { $0 <= $1 + 1e-9 })
    #expect(abs(gaps.last! - KeyRepeat.fastest) < 1e-9)
  }

  @Test("a release that never comes ends it all the same")
  func lostRelease() {
    #expect(repeats(of: .up, heldFor: 60, askedEvery: 0.5).last! <= 1 + KeyRepeat.longest)
  }

  @Test("repeats fall at the same times however often it is asked")
  func frameRateFree() {
    #expect(repeats(of: .down, heldFor: 3, askedEvery: 0.4) == repeats(of: .down, heldFor: 3, askedEvery: 0.007))
  }

  @Test("keys that open and close do not repeat", arguments: [Key.enter, .escape, .home, .end])
  func noRepeat(key: Key) {
    #expect(repeats(of: key, heldFor: 3, askedEvery: 0.1).isEmpty)
  }

  @Test("a touch, or the loss of the keyboard, ends it")
  func interruption() {
    for end in [
      InputEvent.interrupted(time: 1.1),
      .pointer(PointerSample(pointer: 1, phase: .began, position: .zero, time: 1.1)),
    ] {
      var repeating = KeyRepeat()
      repeating.handle(.key(.left, isDown: true, time: 1))
      repeating.handle(end)
      #expect(repeating.take(through: 9) == nil)
    }
  }
}
