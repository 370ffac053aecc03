import Glibc
import TemporaryFolder
import Testing

@testable import SDLBackend

@Suite("Gamepad watch")
struct GamepadWatchTests {
  /// Waits until it tells of news; false after 20 seconds without.
  private func hears(_ watch: GamepadWatch, _ waker: EventWaker, until isTrue: () -> Bool = { true }) -> Bool {
    for _ in 0..<200 {
      guard waker.sleep(atMost: 20), waker.takePending() else { return false }
      if watch.takeNews(), isTrue() { return true }
    }
    return false
  }

  @Test("it tells of a pad that speaks, of files that come, and goes on after a pad is gone")
  func tells() throws {
    try withTemporaryFolder { folder in
      let waker = EventWaker(eventType: 0)
      let watch = GamepadWatch(folder: folder) { waker.wake() }
      defer { watch.end() }
      let pads = (0..<2).map { folder + "/pad\($0)" }
      for pad in pads { #expect(mkfifo(pad, 0o600) == 0) }
      let writers = pads.map { open($0, O_RDWR | O_NONBLOCK) }
      defer { for writer in writers { close(writer) } }
      for (index, pad) in pads.enumerated() { watch.add(Int32(index), path: pad) }

      var byte: UInt8 = 1
      write(writers[0], &byte, 1)
      #expect(hears(watch, waker))
      // What it is told is read, so that it can sleep again.
      var left: Int32 = 1
      #expect(
        hears(watch, waker) {
          ioctl(writers[0], UInt(FIONREAD), &left)
          return left == 0
        } || left == 0)

      watch.remove(0)
      write(writers[1], &byte, 1)
      #expect(hears(watch, waker))
      #expect(mkfifo(folder + "/pad2", 0o600) == 0)
      #expect(hears(watch, waker))
    }
  }

  @Test("there is news at first, once")
  func first() throws {
    try withTemporaryFolder { folder in
      let watch = GamepadWatch(folder: folder + "/none") {}
      defer { watch.end() }
      let news = [watch.takeNews(), watch.takeNews()]
      #expect(news == [true, false])
    }
  }
}
