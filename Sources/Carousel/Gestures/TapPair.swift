import Glibc

/// Tells one tap from two: a first tap means something only when no second one has come in time.
public struct TapPair: Sendable {
  /// The tap that waits for a second one.
  private var waiting: (point: Point, time: Double)?
  private let longest: Double
  private let reach: Double

  public init(tuning: Tuning) {
    longest = tuning.doubleTap
    reach = tuning.doubleTapReach
  }

  /// When the waiting tap becomes a single one, in seconds; nil when none waits.
  public var due: Double? { waiting.map { $0.time + longest } }

  /// Takes a tap; returns whether it is the second of two.
  public mutating func tap(at point: Point, time: Double) -> Bool {
    if let first = waiting, time - first.time < longest, abs(point.x - first.point.x) <= reach,
      abs(point.y - first.point.y) <= reach
    {
      waiting = nil
      return true
    }
    waiting = (point, time)
    return false
  }

  /// The tap that no second one followed, once `time` says so.
  public mutating func single(by time: Double) -> Point? {
    guard let due, time >= due else { return nil }
    defer { waiting = nil }
    return waiting?.point
  }

  /// Forgets a tap that waits.
  public mutating func cancel() { waiting = nil }
}
