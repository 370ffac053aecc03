/// Turns a burst of changes into one moment to act: when it has been quiet for a while, or has gone on for too long.
///
/// Times are seconds of any clock that does not jump, passed in.
public struct Debounce: Equatable, Sendable {
  /// How long nothing must happen: an editor's save is several steps within some milliseconds.
  public var quietSeconds: Double
  /// How long a burst may keep us waiting: a keeper who saved wants to see it within a second.
  public var longestSeconds: Double
  /// How long a file that is still being written may keep us waiting. What is there of it so far may well be sound,
  /// and half of the content.
  public var longestWritingSeconds: Double
  /// Whether a writer has begun with such a file and has not closed it yet.
  public var isWriting = false

  private var first: Double?
  private var last = 0.0
  /// Of such a file.
  private var lastWritten = -Double.infinity

  public init(quietSeconds: Double = 0.2, longestSeconds: Double = 1, longestWritingSeconds: Double = 5) {
    self.quietSeconds = quietSeconds
    self.longestSeconds = longestSeconds
    self.longestWritingSeconds = longestWritingSeconds
  }

  /// Notes a change.
  ///
  /// - Parameter isWhole: whether what changed is worth nothing before its last byte is there.
  public mutating func note(now: Double, isWhole: Bool = false) {
    first = first ?? now
    last = now
    if isWhole { lastWritten = now }
  }

  /// When to act; nil when nothing happened.
  public var deadline: Double? {
    first.map { first in
      let usual = min(last + quietSeconds, first + longestSeconds)
      let written = isWriting ? .infinity : max(usual, lastWritten + quietSeconds)
      return min(written, first + longestWritingSeconds)
    }
  }

  /// Whether it is time to act. Once it said so it waits for the next change.
  public mutating func take(now: Double) -> Bool {
    guard let deadline, now >= deadline else { return false }
    first = nil
    return true
  }
}
