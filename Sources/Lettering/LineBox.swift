/// How high a line is, in pixels, and where in it the base line is.
public struct LineBox: Hashable, Sendable {
  /// From the top to the base line.
  public var ascent: Int
  /// From the top to the bottom.
  public var height: Int

  public init(ascent: Int, height: Int) {
    self.ascent = ascent
    self.height = height
  }
}

extension LineBox {
  /// How many times the font's own height a line may take: room for the deepest stacks of Tibetan, and no more for
  /// letters under a tower of marks.
  static let mostHeights = 2

  /// The font's own box with room for ink: raised where letters of another font reach deep and there is room above,
  /// higher where there is not.
  func fitting(_ ink: InkExtent) -> LineBox {
    let below = max(height - ascent, ink.below)
    if ink.above + below <= height { return LineBox(ascent: height - below, height: height) }
    let above = min(max(ink.above, ascent), height * Self.mostHeights)
    return LineBox(ascent: above, height: min(above + below, height * Self.mostHeights))
  }
}

/// How far ink reaches from the base line, in pixels; negative below where it stands wholly above.
struct InkExtent: Equatable, Sendable {
  var above = 0
  var below = 0

  mutating func formUnion(_ other: InkExtent) {
    above = max(above, other.above)
    below = max(below, other.below)
  }
}
