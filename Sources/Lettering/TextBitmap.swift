public import Raster

/// One line of text as a picture: white, with the coverage as alpha, so that a quad's colour gives the text its own.
public struct TextBitmap: Equatable, Sendable {
  /// As wide as the text, and as high as every line of its style.
  public var bitmap: Bitmap
  /// What keeps its own colours, as emoji do, in a picture of the same size to be laid over `bitmap`; nil for most
  /// lines.
  public var colors: Bitmap?
  /// Pixels from the picture's top to the base line; the same for every line of one style, but less where letters of
  /// another font reach so deep that they would be cut.
  public var ascent: Int
  /// Whether the text ends in an ellipsis because it did not fit.
  public var isShortened: Bool
  /// Whether its paragraph runs from right to left, so that it should stand at the right.
  public var isRightToLeft: Bool

  public init(
    bitmap: Bitmap, colors: Bitmap? = nil, ascent: Int, isShortened: Bool, isRightToLeft: Bool = false
  ) {
    self.bitmap = bitmap
    self.colors = colors
    self.ascent = ascent
    self.isShortened = isShortened
    self.isRightToLeft = isRightToLeft
  }
}
