import Glibc

/// SIGTERM and SIGINT while SDL, which turns them into an event, is not open yet.
struct EndSignals {
  private var signals = sigset_t()
  private var before = sigset_t()
  private var isHeld = false

  init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
  }

  /// From now on they end nothing by themselves: they stay pending until `wait`, or until `release` when SDL's own
  /// handlers are there to take them.
  mutating func hold() {
    guard !isHeld else { return }
    isHeld = true
    pthread_sigmask(SIG_BLOCK, &signals, &before)
  }

  /// Sleeps; true as soon as one of them has come. Needs `hold` first.
  mutating func wait(upTo seconds: Double) -> Bool {
    let whole = max(0, seconds).rounded(.down)
    var timeout = timespec(tv_sec: Int(whole), tv_nsec: Int((max(0, seconds) - whole) * 1e9))
    return sigtimedwait(&signals, nil, &timeout) > 0
  }

  mutating func release() {
    guard isHeld else { return }
    isHeld = false
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
