import Glibc

/// The speed of a finger from its last samples, by a least-squares parabola.
///
/// Only samples of the last `window` seconds count, 20 at the most; readings with the same time stand for one, the
/// last. A finger that reported nothing for `pause` seconds before the lift stood still (Chromium's and Firefox's
/// Android trackers work this way), and so did one that only trembled.
public struct VelocityTracker: Sendable {
  private var times = ContiguousArray<Double>()
  private var positions = ContiguousArray<Double>()
  private let window: Double
  private let pause: Double
  private let jitter: Double
  private static let capacity = 20

  public init(tuning: Tuning) {
    window = tuning.velocityWindow
    pause = tuning.velocityPause
    jitter = tuning.velocityJitter
    times.reserveCapacity(Self.capacity + 1)
    positions.reserveCapacity(Self.capacity + 1)
  }

  public mutating func reset() {
    times.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }

  /// Adds a reading; one that is older than the last is taken to be of the same time.
  public mutating func add(position: Double, at time: Double) {
    if let last = times.last, time <= last {
      positions[positions.count - 1] = position
      return
    }
    times.append(time)
    positions.append(position)
    if times.count > Self.capacity {
      times.removeFirst()
      positions.removeFirst()
    }
  }

  /// Where the finger was at `time`, in even motion from one reading to the next; before the first and after the last
  /// it stands there.
  ///
  /// - Precondition: there is a reading.
  /// - Complexity: O(readings since `time`).
  public func position(at time: Double) -> Double {
    var next = times.count - 1
    guard time < times[next] else { return positions[next] }
    while next > 0, times[next - 1] > time { next -= 1 }
    guard next > 0 else { return positions[0] }
    let share = (time - times[next - 1]) / (times[next] - times[next - 1])
    return positions[next - 1] + (positions[next] - positions[next - 1]) * share
  }

  /// Points per second when the finger is lifted at `time`.
  ///
  /// - Complexity: O(samples), 20 at the most.
  public func velocity(at time: Double) -> Double {
    guard let last = times.last, time - last <= pause else { return 0 }
    // Sums of powers of τ, the time before the last sample, and of their products with the positions.
    var n = 0.0
    var t1 = 0.0
    var t2 = 0.0
    var t3 = 0.0
    var t4 = 0.0
    var x0 = 0.0
    var x1 = 0.0
    var x2 = 0.0
    let origin = positions[positions.count - 1]
    var lower = 0.0
    var upper = 0.0
    for index in times.indices where last - times[index] <= window {
      let tau = times[index] - last
      let x = positions[index] - origin
      lower = min(lower, x)
      upper = max(upper, x)
      let square = tau * tau
      n += 1
      t1 += tau
      t2 += square
      t3 += square * tau
      t4 += square * square
      x0 += x
      x1 += x * tau
      x2 += x * square
    }
    guard n >= 2, upper - lower >= jitter else { return 0 }
    let line = n * t2 - t1 * t1
    let linear = line > 0 ? (n * x1 - t1 * x0) / line : 0
    guard n >= 3 else { return linear }
    // Cramer's rule for x = a + b τ + c τ²; b is the speed at the last sample.
    let determinant = n * (t2 * t4 - t3 * t3) - t1 * (t1 * t4 - t2 * t3) + t2 * (t1 * t3 - t2 * t2)
    guard determinant > 1e-18 else { return linear }
    let b = n * (x1 * t4 - x2 * t3) - x0 * (t1 * t4 - t2 * t3) + t2 * (t1 * x2 - t2 * x1)
    return b / determinant
  }
}
