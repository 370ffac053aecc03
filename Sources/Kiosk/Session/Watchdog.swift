import CSystemd
import Glibc
import Synchronization

/// Ends the program when the frame loop is stuck, so that its service manager starts it again: a display that never
/// says that it has taken a frame holds the loop for ever, inside the driver.
///
/// Under systemd (`Type=notify`, `WatchdogSec=`) it also says when the first frame is shown, and goes on saying that
/// frames advance.
final class Watchdog: Sendable {
  private let silence: Mutex<Silence>
  private let isReady = Mutex(false)

  /// Seconds between two looks: seldom enough to cost nothing.
  static let interval: UInt32 = 5
  /// Looks in vain before the loop counts as stuck: half a minute, as the first frame of an emulated display can take 16
  /// seconds while shaders are compiled.
  static let patience = 6

  init(patience: Int = Watchdog.patience) {
    silence = Mutex(Silence(patience: patience))
  }

  /// Looks at the loop from a thread of its own, from now on.
  ///
  /// - Parameter onStuck: called on that thread when the loop is stuck.
  func start(onStuck: @escaping @Sendable () -> Void) {
    var wanted: UInt64 = 0
    // Twice as often as the manager wants to hear of it, so that one late thread is no death.
    let isAsked = sd_watchdog_enabled(0, &wanted) > 0
    let asked = isAsked ? UInt32(clamping: wanted / 2_000_000) : Self.interval
    let pause = min(Self.interval, max(1, asked))
    startThread { [self] in
      while true {
        sleep(pause)
        if look() { return onStuck() }
        sd_notify(0, "WATCHDOG=1")
      }
    }
  }

  /// The loop begins another round.
  func beginRound() { silence.withLock { $0.beginRound() } }

  /// The loop sleeps until something happens.
  func rest() { silence.withLock { $0.rest() } }

  /// A frame is on the screen.
  func noteFrame() {
    let isFirst = isReady.withLock { ready in
      defer { ready = true }
      return !ready
    }
    if isFirst { sd_notify(0, "READY=1") }
  }

  /// The program ends because it was asked to.
  func noteEnd() { sd_notify(0, "STOPPING=1") }

  private func look() -> Bool { silence.withLock { $0.look() } }
}
