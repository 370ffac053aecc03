/// How a stored picture must be turned to stand upright: the eight values of EXIF tag 0x0112, by their numbers there.
public enum Orientation: Int, CaseIterable, Sendable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case flipped = 4
  /// Mirrored at the diagonal from the top left.
  case transposed = 5
  /// To be turned a quarter clockwise; a phone held upright writes this.
  case quarterClockwise = 6
  /// Mirrored at the diagonal from the top right.
  case transversed = 7
  case quarterCounterclockwise = 8

  /// Clockwise turns by 90°; any whole number, negative ones go the other way.
  public init(quarterTurns: Int) {
    switch quarterTurns & 3 {
    case 1: self = .quarterClockwise
    case 2: self = .upsideDown
    case 3: self = .quarterCounterclockwise
    default: self = .upright
    }
  }

  /// Whether width and height change places.
  public var swapsSides: Bool { rawValue >= 5 }

  /// Where the pixel that is seen at (`x`, `y`) of the upright picture is stored.
  ///
  /// - Parameters:
  ///   - width: of the stored picture, in pixels.
  ///   - height: of the stored picture, in pixels.
  public func stored(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .quarterClockwise: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .quarterCounterclockwise: (width - 1 - y, x)
    }
  }

  /// The stored region that is seen as `region` of the upright picture; `width` and `height` are the stored ones.
  public func stored(_ region: PixelRegion, width: Int, height: Int) -> PixelRegion {
    let one = stored(x: region.x, y: region.y, width: width, height: height)
    let other = stored(
      x: region.x + region.width - 1, y: region.y + region.height - 1, width: width, height: height)
    return PixelRegion(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x) + 1,
      height: abs(one.y - other.y) + 1)
  }
}
