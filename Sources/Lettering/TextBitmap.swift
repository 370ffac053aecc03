public import Raster

/// One line of text as a picture: white, with the coverage as alpha, so that a quad's colour gives the text its own.
public struct TextBitmap: Equatable, Sendable {
  /// As wide as the text, and as high as every line of its style.
  public var bitmap: Bitmap
  /// Pixels from the picture's top to the base line; the same for every line of one style.
  public var ascent: Int
  /// Whether the text ends in an ellipsis because it did not fit.
  public var isShortened: Bool

  public init(bitmap: Bitmap, ascent: Int, isShortened: Bool) {
    self.bitmap = bitmap
    self.ascent = ascent
    self.isShortened = isShortened
  }
}
