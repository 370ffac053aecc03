import Glibc

/// Seconds that only grow.
public enum Clock {
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Asks again and again until the answer is yes; whether it came in time.
  public static func wait(upTo seconds: Double = 60, until isDone: () throws -> Bool) rethrows -> Bool {
    let end = now + seconds
    while try !isDone() {
      guard now < end else { return false }
      poll(nil, 0, 20)
    }
    return true
  }
}
