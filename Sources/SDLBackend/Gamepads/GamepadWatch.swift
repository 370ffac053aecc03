internal import Glibc
internal import Synchronization

/// Sleeps on the files of gamepads, and on the folder where new ones appear, and says when to look at them.
///
/// It reads each pad by a descriptor of its own, and throws away what it reads: SDL reads by another one, and the kernel
/// gives everything to both.
final class GamepadWatch: Sendable {
  private struct State {
    /// Descriptors by pad.
    var open: [Int32: Int32] = [:]
    /// Of pads that are gone: closed by who sleeps on them.
    var leaving: [Int32] = []
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let hasNews = Atomic(true)
  private let folder: String
  private let looks: [Double]
  private let retry: Double
  private let onNews: @Sendable () -> Void
  private let readEnd: Int32
  private let writeEnd: Int32

  /// - Parameters:
  ///   - folder: where the kernel's files of input devices are.
  ///   - looks: when to look after a file has come or gone, in seconds: rights are given, and udev tells SDL, a little
  ///     later.
  ///   - retry: where the folder is not there, seconds until it is looked for again.
  ///   - onNews: called on a thread of its own, at most about a hundred times a second.
  init(
    folder: String, looks: [Double] = [0.1, 0.4, 1, 2.5], retry: Double = 5, onNews: @escaping @Sendable () -> Void
  ) {
    self.folder = folder
    self.looks = looks
    self.retry = retry
    self.onNews = onNews
    (readEnd, writeEnd) = WakePipe.ends()
    // The thread keeps this alive until `end`.
    let box = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<GamepadWatch>.fromOpaque(argument!).takeRetainedValue().sleep()
        return nil
      }, box.toOpaque())
    if status == 0 { pthread_detach(thread) } else { box.release() }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Sleeps on one more file from now on.
  func add(_ pad: Int32, path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    state.withLock { state in
      if let old = state.open.updateValue(descriptor, forKey: pad) { state.leaving.append(old) }
    }
    stir()
  }

  func remove(_ pad: Int32) {
    state.withLock { state in
      if let gone = state.open.removeValue(forKey: pad) { state.leaving.append(gone) }
    }
    stir()
  }

  /// Ends the thread.
  func end() {
    state.withLock { $0.hasEnded = true }
    stir()
  }

  /// Whether something came since the last time this was asked.
  func takeNews() -> Bool { hasNews.exchange(false, ordering: .acquiringAndReleasing) }

  private func stir() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  private func tell() {
    hasNews.store(true, ordering: .releasing)
    onNews()
  }

  // MARK: The thread

  /// A stick that trembles must not keep everybody awake: between two tellings, in microseconds.
  private static let pause: UInt32 = 8_000

  private func sleep() {
    let notes = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    defer { if notes >= 0 { close(notes) } }
    var isWatching = false
    var pending: [Double] = []
    var silent: Set<Int32> = []
    while true {
      if !isWatching {
        isWatching = inotify_add_watch(notes, folder, UInt32(IN_CREATE | IN_ATTRIB | IN_DELETE | IN_MOVED_TO)) >= 0
        if isWatching { pending = dues() }
      }
      let (pads, hasEnded) = state.withLock { state in
        for descriptor in state.leaving {
          close(descriptor)
          silent.remove(descriptor)
        }
        state.leaving.removeAll()
        if state.hasEnded {
          for descriptor in state.open.values { close(descriptor) }
          state.open.removeAll()
        }
        return (Array(state.open.values), state.hasEnded)
      }
      if hasEnded { return }
      var waiting = [readEnd, notes].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      for pad in pads where !silent.contains(pad) {
        waiting.append(pollfd(fd: pad, events: Int16(POLLIN), revents: 0))
      }
      let next = pending.first ?? (isWatching ? .infinity : MonotonicClock.now + retry)
      let left = next == .infinity ? -1 : max(0, (next - MonotonicClock.now) * 1_000)
      guard poll(&waiting, UInt(waiting.count), Int32(left.rounded(.up))) >= 0 else { continue }
      Self.discard(readEnd)
      var isNews = false
      if waiting[1].revents != 0 {
        Self.discard(notes)
        pending = dues()
        // The kernel takes the folder away with the last device in it, and the watch with the folder.
        isWatching = false
      }
      for pad in waiting.dropFirst(2) where pad.revents != 0 {
        isNews = true
        // One that was unplugged is readable for ever.
        if !Self.discard(pad.fd) { silent.insert(pad.fd) }
      }
      while let due = pending.first, due <= MonotonicClock.now {
        pending.removeFirst()
        isNews = true
      }
      guard isNews else { continue }
      tell()
      usleep(Self.pause)
    }
  }

  private func dues() -> [Double] {
    let now = MonotonicClock.now
    return looks.map { now + $0 }
  }

  /// Empties a descriptor; returns false where it is broken.
  @discardableResult private static func discard(_ descriptor: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 { continue }
      return count < 0 && (errno == EAGAIN || errno == EINTR)
    }
  }
}
