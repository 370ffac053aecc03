import Testing

@testable import SDLBackend

@Suite("Event clock")
struct EventClockTests {
  @Test("a stamp is the moment it was made, on the frame clock")
  func convertsStamps() {
    var clock = EventClock(rawOrigin: 1000)
    clock.read(ticks: 5000, raw: 1005, now: 1007.5)

    #expect(abs(clock.time(ofStamp: 4900) - 1007.4) < 1e-9)
  }

  @Test("the drift between the two clocks is taken up with every batch")
  func followsDrift() {
    var clock = EventClock(rawOrigin: 0)
    clock.read(ticks: 86_400_000, raw: 86_400, now: 86_443)

    #expect(abs(clock.time(ofStamp: 86_399_990) - 86_442.99) < 1e-6)
  }

  @Test("stamps wrap after seven weeks without a leap")
  func survivesWrapping() {
    var clock = EventClock(rawOrigin: 0)
    let ticks: UInt64 = (1 << 32) + 20
    clock.read(ticks: ticks, raw: Double(ticks) / 1000, now: Double(ticks) / 1000)

    let before = clock.time(ofStamp: UInt32.max - 9)
    let after = clock.time(ofStamp: 10)

    #expect(abs(after - before - 0.02) < 1e-6)
  }

  @Test("no event comes from the future")
  func staysInThePast() {
    var clock = EventClock(rawOrigin: 0)
    clock.read(ticks: 1000, raw: 1, now: 1)

    #expect(clock.time(ofStamp: 1003) == 1)
  }
}
