import Carousel
import Glibc
import Lettering

/// How many pixels the turned screen has, and how many make a point.
struct ScreenGeometry: Equatable, Sendable {
  /// In pixels of the turned screen.
  let width: Int
  let height: Int
  /// Pixels in a point: min(width, height) / 720, at least 0.75, times the theme's scale.
  let scale: Double

  init(width: Int, height: Int, themeScale: Double) {
    self.width = width
    self.height = height
    scale = max(0.75, Double(min(width, height)) / 720) * themeScale
  }

  /// The screen in points.
  var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// A length brought to whole pixels, in points: what stands on a grid of such lengths is sharp at rest.
  func snapped(_ points: Double) -> Double { (points * scale).rounded() / scale }

  func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
  func points(_ pixels: Int) -> Double { Double(pixels) / scale }

  func style(_ type: TypeSize) -> TextStyle {
    TextStyle(sizePixels: type.size * scale, isBold: type.isBold)
  }
}
