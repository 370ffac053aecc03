/// How large and how heavy; the family belongs to the `Typesetter`.
public struct TextStyle: Hashable, Sendable {
  /// Size of the em in device pixels. Drawn at the nearest whole pixel from 4 to 512: smaller cannot be read, and
  /// larger takes seconds and pictures no texture can hold.
  public var sizePixels: Double
  public var isBold: Bool

  public init(sizePixels: Double, isBold: Bool = false) {
    self.sizePixels = sizePixels
    self.isBold = isBold
  }

  /// The em that is really drawn.
  var wholePixels: Int {
    guard sizePixels.isFinite else { return 4 }
    return Int(min(max(sizePixels, 4), 512).rounded())
  }
}
