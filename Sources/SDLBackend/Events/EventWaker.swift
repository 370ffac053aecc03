internal import CSDL2
internal import Glibc
internal import Synchronization

/// Ends the main thread's wait from any thread: a picture was decoded, a file changed.
///
/// Calls between two `drainEvents` count as one, so a worker may call it for every small thing. Put the news where the
/// main thread looks before calling.
public final class EventWaker: Sendable {
  let eventType: UInt32
  private let isPending = Atomic(false)
  private let readEnd: Int32
  private let writeEnd: Int32

  /// - Parameter eventType: The registered SDL event to push, 0 where the wait does not look at SDL's queue.
  init(eventType: UInt32) {
    self.eventType = eventType
    (readEnd, writeEnd) = WakePipe.ends()
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// From any thread; never blocks.
  public func wake() {
    guard !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
    if eventType != 0 {
      var event = SDL_Event()
      event.type = eventType
      SDL_PushEvent(&event)
    }
  }

  /// Whether somebody called since the last time this was asked.
  func takePending() -> Bool {
    guard isPending.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    var bytes = (UInt64(0), UInt64(0))
    _ = withUnsafeMutableBytes(of: &bytes) { read(readEnd, $0.baseAddress, $0.count) }
    return true
  }

  /// Sleeps until somebody calls, `other` can be read, or `seconds` passed; a signal ends it too.
  ///
  /// - Parameter other: One more descriptor to sleep on, -1 for none.
  /// - Returns: whether one of the two ended it.
  func sleep(atMost seconds: Double, or other: Int32 = -1) -> Bool {
    // A negative descriptor is passed over.
    var waiting = (
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: other, events: Int16(POLLIN), revents: 0)
    )
    return withUnsafeMutableBytes(of: &waiting) {
      poll($0.baseAddress!.assumingMemoryBound(to: pollfd.self), 2, Int32((seconds * 1000).rounded(.up))) > 0
    }
  }
}
