/// A number that goes from one value to another in a given time, evenly, from a start that may lie ahead.
public struct Fade: Equatable, Sendable {
  public var from: Double
  public var to: Double
  /// Seconds on the clock that frames use.
  public var start: Double
  /// Seconds; 0 is at once.
  public var duration: Double

  public init(from: Double, to: Double, start: Double, duration: Double) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
  }

  public var end: Double { start + duration }

  /// The share of the way that is done, 0…1.
  public func progress(at time: Double) -> Double {
    guard time < end else { return 1 }
    return time > start ? (time - start) / duration : 0
  }

  public func value(at time: Double) -> Double { from + (to - from) * progress(at: time) }

  /// The same way with an even start and a soft end (a cubic ease out).
  public func easedValue(at time: Double) -> Double {
    let left = 1 - progress(at: time)
    return from + (to - from) * (1 - left * left * left)
  }

  public func isFinished(at time: Double) -> Bool { time >= end }
}
