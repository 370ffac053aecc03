import Glibc
import Testing

@testable import SDLBackend

@Suite("Event waker")
struct EventWakerTests {
  @Test("a sleep ends when the other descriptor can be read, and says so")
  func sleepsOnBoth() {
    let waker = EventWaker(eventType: 0)
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }

    let before = waker.sleep(atMost: 0, or: ends[0])
    var byte: UInt8 = 1
    write(ends[1], &byte, 1)
    let after = waker.sleep(atMost: 30, or: ends[0])

    #expect(!before && after)
  }

  @Test("a sleep ends for a call, also one from before, and once only")
  func wakes() {
    let waker = EventWaker(eventType: 0)
    waker.wake()

    let first = waker.sleep(atMost: 30)
    let isPending = waker.takePending()
    let second = waker.sleep(atMost: 0)

    #expect(first && isPending && !second)
  }
}
