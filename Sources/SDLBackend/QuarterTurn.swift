/// How far the picture lies turned on the panel, in degrees clockwise.
///
/// With `x` and `y` as fractions of the raw panel, the place on the turned screen is
/// `right`: (1 − y, x), `half`: (1 − x, 1 − y), `left`: (y, 1 − x).
public enum QuarterTurn: Int, CaseIterable, Sendable {
  case none = 0
  case right = 90
  case half = 180
  case left = 270

  /// Whether the turned screen is as wide as the panel is high.
  public var swapsSides: Bool { self == .right || self == .left }

  /// The place on the turned screen of a place on the raw panel, both as fractions 0…1.
  func screenFraction(x: Double, y: Double) -> (x: Double, y: Double) {
    switch self {
    case .none: (x, y)
    case .right: (1 - y, x)
    case .half: (1 - x, 1 - y)
    case .left: (y, 1 - x)
    }
  }
}
