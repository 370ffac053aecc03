import Testing

@testable import Kiosk

@Suite("Watchdog")
struct WatchdogTests {
  @Test("it looks twice as often as the service manager wants to hear of it, at least every five seconds")
  func interval() {
    let asked: [UInt64?] = [nil, 60_000_000, 30_000_000, 8_000_000, 4_000_000, 1_000_000, .max]

    #expect(asked.map { Watchdog.interval(managerMicroseconds: $0) } == [5, 5, 5, 4, 2, 1, 5])
  }

  @Test("it is as patient however often it looks", arguments: 1...5)
  func patience(interval: Int) {
    let seconds = Watchdog.looks(every: UInt32(interval)) * interval

    #expect((30..<35).contains(seconds))
  }
}
