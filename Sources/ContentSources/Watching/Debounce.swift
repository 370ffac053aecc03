/// Turns a burst of changes into one moment to act: when it has been quiet for a while, or has gone on for too long.
///
/// Times are seconds of any clock that does not jump, passed in.
public struct Debounce: Equatable, Sendable {
  /// How long nothing must happen: an editor's save is several steps within some milliseconds.
  public var quietSeconds: Double
  /// How long a burst may keep us waiting: a keeper who saved wants to see it within a second.
  public var longestSeconds: Double

  private var first: Double?
  private var last = 0.0

  public init(quietSeconds: Double = 0.2, longestSeconds: Double = 1) {
    self.quietSeconds = quietSeconds
    self.longestSeconds = longestSeconds
  }

  /// Notes a change.
  public mutating func note(now: Double) {
    first = first ?? now
    last = now
  }

  /// When to act; nil when nothing happened.
  public var deadline: Double? {
    first.map { min(last + quietSeconds, $0 + longestSeconds) }
  }

  /// Whether it is time to act. Once it said so it waits for the next change.
  public mutating func take(now: Double) -> Bool {
    guard let deadline, now >= deadline else { return false }
    first = nil
    return true
  }
}
