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

  /// Seconds between two looks.
  private let interval: UInt32

  /// At most so many seconds: seldom enough to cost nothing.
  static let longestInterval: UInt32 = 5
  /// Seconds of looks in vain before the loop counts as stuck: the first frame of an emulated display can take 16 while
  /// shaders are compiled.
  static let patience: UInt32 = 30

  init() {
    var wanted: UInt64 = 0
    let isAsked = sd_watchdog_enabled(0, &wanted) > 0
    interval = Self.interval(managerMicroseconds: isAsked ? wanted : nil)
    silence = Mutex(Silence(patience: Self.looks(every: interval)))
  }

  /// Twice as often as the service manager wants to hear of it, so that one late thread is no death.
  ///
  /// - Parameter managerMicroseconds: within how many it wants to hear; nil where nobody does.
  static func interval(managerMicroseconds: UInt64?) -> UInt32 {
    guard let managerMicroseconds else { return longestInterval }
    return min(longestInterval, max(1, UInt32(clamping: managerMicroseconds / 2_000_000)))
  }

  /// How many looks in vain make up the patience, rounded up.
  static func looks(every interval: UInt32) -> Int { Int((patience + interval - 1) / interval) }

  /// Looks at the loop from a thread of its own, from now on.
  ///
  /// - Parameter onStuck: called on that thread when the loop is stuck.
  func start(onStuck: @escaping @Sendable () -> Void) {
    startThread { [self] in
      while true {
        sleep(interval)
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
