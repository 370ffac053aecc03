import Glibc
import TemporaryFolder
import Testing

@testable import SDLBackend

@Suite("Gamepad watch")
struct GamepadWatchTests {
  /// Waits until it tells of news and something is so; false after 20 seconds without news.
  private func hears(_ watch: GamepadWatch, _ waker: EventWaker, until isTrue: () -> Bool = { true }) -> Bool {
    while waker.sleep(atMost: 20), waker.takePending() {
      if watch.takeNews(), isTrue() { return true }
    }
    return false
  }

  /// Bytes in a pipe that nobody has read.
  private func unread(_ descriptor: Int32) -> Int32 {
    var count: Int32 = -1
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? count : -1
  }

  private func pipes(_ count: Int, in folder: String) -> [(path: String, writer: Int32)] {
    (0..<count).map { index in
      let path = folder + "/pad\(index)"
      #expect(mkfifo(path, 0o600) == 0)
      return (path, open(path, O_RDWR | O_NONBLOCK))
    }
  }

  @Test("it tells of a pad that speaks and takes in what it says, and goes on when another has gone")
  func pads() {
    withTemporaryFolder { folder in
      let waker = EventWaker(eventType: 0)
      let watch = GamepadWatch(folder: folder + "/none", looks: []) { waker.wake() }
      defer { watch.end() }
      let pads = pipes(2, in: folder)
      defer { for pad in pads { close(pad.writer) } }
      for (index, pad) in pads.enumerated() { watch.add(Int32(index), path: pad.path) }
      _ = watch.takeNews()

      var byte: UInt8 = 1
      write(pads[0].writer, &byte, 1)
      let first = hears(watch, waker) { unread(pads[0].writer) == 0 }
      watch.remove(0)
      write(pads[1].writer, &byte, 1)
      let second = hears(watch, waker) { unread(pads[1].writer) == 0 }

      #expect(first && second)
    }
  }

  @Test("a file that comes is looked for again and again, as its rights come later")
  func files() {
    withTemporaryFolder { folder in
      let waker = EventWaker(eventType: 0)
      let watch = GamepadWatch(folder: folder, looks: [0]) { waker.wake() }
      defer { watch.end() }
      // It looks once when it begins.
      let begins = hears(watch, waker)
      let pads = pipes(1, in: folder)
      defer { for pad in pads { close(pad.writer) } }
      let comes = hears(watch, waker)

      #expect(begins && comes)
    }
  }

  @Test("a folder that goes with its last device is watched again when it comes back")
  func folderGoes() {
    withTemporaryFolder { folder in
      let inputs = folder + "/input"
      mkdir(inputs, 0o700)
      let waker = EventWaker(eventType: 0)
      let watch = GamepadWatch(folder: inputs, looks: [0], retry: 0.01) { waker.wake() }
      defer { watch.end() }
      let begins = hears(watch, waker)
      rmdir(inputs)
      let goes = hears(watch, waker)
      mkdir(inputs, 0o700)
      let comes = hears(watch, waker)

      #expect(begins && goes && comes)
    }
  }

  @Test("there is news at first, once")
  func first() {
    withTemporaryFolder { folder in
      let watch = GamepadWatch(folder: folder + "/none") {}
      defer { watch.end() }
      let news = [watch.takeNews(), watch.takeNews()]
      #expect(news == [true, false])
    }
  }
}
