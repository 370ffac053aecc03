import Carousel
import Catalog
import Glibc
import Lettering

/// How many pixels the turned screen has, how many make a point, and which way it runs.
///
/// All places but those of fingers and of the state are told as if the screen ran from left to right. Where it runs
/// from right to left, input is mirrored on its way in and what is drawn on its way out.
struct ScreenGeometry: Equatable, Sendable {
  /// In pixels of the turned screen.
  let width: Int
  let height: Int
  /// Pixels in a point: min(width, height) / 720, at least 0.75, times the theme's scale.
  let scale: Double
  /// Whether it runs from right to left.
  let isMirrored: Bool

  init(width: Int, height: Int, themeScale: Double, isMirrored: Bool = false) {
    self.width = width
    self.height = height
    self.isMirrored = isMirrored
    scale = max(0.75, Double(min(width, height)) / 720) * themeScale
  }

  /// The screen in points.
  var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// A length brought to whole pixels, in points: what stands on a grid of such lengths is sharp at rest.
  func snapped(_ points: Double) -> Double { (points * scale).rounded() / scale }

  func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
  func points(_ pixels: Int) -> Double { Double(pixels) / scale }

  /// Where a box stands on the screen as visitors see it.
  func onScreen(_ box: Rect) -> Rect {
    isMirrored ? Rect(x: size.width - box.maxX, y: box.y, width: box.width, height: box.height) : box
  }

  func style(_ type: TypeSize) -> TextStyle {
    TextStyle(sizePixels: type.size * scale, isBold: type.isBold)
  }
}

extension ScreenGeometry {
  init(width: Int, height: Int, catalog: Catalog) {
    self.init(
      width: width, height: height, themeScale: catalog.theme.scale, isMirrored: catalog.direction == .rtl)
  }
}
