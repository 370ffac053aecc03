import Raster

/// Neighbouring clusters that one font draws.
struct TextRun {
  var font: Font
  var text: String
}

/// A run as ink.
struct ShapedRun {
  var bitmap: Bitmap
  /// Pixels from the bitmap's top to the base line.
  var ascent: Int
}
