import Raster

/// A run as ink.
struct ShapedRun {
  var bitmap: Bitmap
  /// Pixels from the bitmap's top to the base line.
  var ascent: Int
  /// Whether it keeps its colours; else it is white.
  var isColored: Bool
}
