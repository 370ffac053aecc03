import Glibc

/// A colour with straight alpha.
public struct Color: Equatable, Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public static let white = Color(red: 255, green: 255, blue: 255)

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 0xAARRGGBB.
  public init(argb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: argb >> 16), green: UInt8(truncatingIfNeeded: argb >> 8),
      blue: UInt8(truncatingIfNeeded: argb), alpha: UInt8(truncatingIfNeeded: argb >> 24))
  }

  /// As 0xAARRGGBB.
  public var argb: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The colour with its alpha multiplied by `factor`, 0…1.
  public func faded(_ factor: Double) -> Color {
    var copy = self
    copy.alpha = UInt8((Double(alpha) * min(1, max(0, factor))).rounded())
    return copy
  }

  /// The mix of two colours; 0 gives this one, 1 the other.
  public func mixed(with other: Color, _ amount: Double) -> Color {
    let t = min(1, max(0, amount))
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) + (Double(b) - Double(a)) * t).rounded()) }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
