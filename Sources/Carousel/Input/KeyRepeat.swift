/// Repeats a key that is held, faster and faster.
///
/// It has no clock: ask for what is due up to a time. Where repeats fall does not depend on how often it is asked.
public struct KeyRepeat: Equatable, Sendable {
  /// Seconds until the first repeat: 0.4, so that a slow press moves once.
  public static let delay = 0.4
  /// Seconds between the first repeats, and once the key was held for `rampEnd`.
  public static let slowest = 0.16
  public static let fastest = 0.06
  /// Seconds after which it repeats at its fastest.
  public static let rampEnd = 2.0

  /// Seconds after which a release is taken for lost.
  public static let longest = 10.0

  /// The key that is held.
  public private(set) var key: Key?
  private var start = 0.0
  private var next = 0.0

  public init() {}

  /// Follows the keys: only those that move a focus repeat; another key, or the release, ends it.
  public mutating func handle(_ event: InputEvent) {
    switch event {
    case .pointer, .interrupted: key = nil
    case .key(let key, let isDown, let time):
      if isDown, Self.repeats(key) {
        self.key = key
        start = time
        next = time + Self.delay
      } else if isDown || key == self.key {
        self.key = nil
      }
    }
  }

  /// The next repeat that is due by `time`; nil when there is none.
  public mutating func take(through time: Double) -> InputEvent? {
    guard let key, next <= time else { return nil }
    guard next - start <= Self.longest else {
      self.key = nil
      return nil
    }
    let event = InputEvent.key(key, isDown: true, time: next)
    let held = min(1, (next - start) / Self.rampEnd)
    next += Self.slowest + (Self.fastest - Self.slowest) * held
    return event
  }

  /// When the next repeat is due; nil while no key repeats.
  public var nextTime: Double? { key == nil ? nil : next }

  private static func repeats(_ key: Key) -> Bool {
    switch key {
    case .left, .right, .up, .down, .pageUp, .pageDown: true
    case .enter, .escape, .zoomIn, .zoomOut, .home, .end, .menu: false
    }
  }
}
