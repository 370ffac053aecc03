internal import Glibc

/// The clock that frames and input share: CLOCK_MONOTONIC, in seconds.
public enum MonotonicClock {
  /// Seconds since some moment before the program began; never goes back, whatever happens to the time of day.
  public static var now: Double { seconds(of: CLOCK_MONOTONIC) }

  /// Sleeps until `time`, at once where it has passed. A signal does not shorten the sleep.
  public static func sleep(until time: Double) {
    guard time > now else { return }
    var deadline = timespec(tv_sec: Int(time), tv_nsec: Int((time - Double(Int(time))) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
  }

  /// The unadjusted clock that SDL's ticks count.
  static var raw: Double { seconds(of: CLOCK_MONOTONIC_RAW) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
