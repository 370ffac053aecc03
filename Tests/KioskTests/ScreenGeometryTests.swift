import Carousel
import Testing

@testable import Kiosk

@Suite("Screen geometry")
struct ScreenGeometryTests {
  @Test(
    "a point is a 720th of the short side, at least three quarters of a pixel, times the theme's scale",
    arguments: [
      (1280, 720, 1.0, 1.0), (720, 1280, 1, 1), (1920, 1080, 1, 1.5), (3840, 2160, 1, 3), (800, 480, 1, 0.75),
      (640, 100, 1, 0.75), (1280, 720, 2, 2), (320, 240, 0.5, 0.375),
    ])
  func scale(width: Int, height: Int, theme: Double, scale: Double) {
    let geometry = ScreenGeometry(width: width, height: height, themeScale: theme)

    #expect(geometry.scale == scale)
    #expect(geometry.size == Size(width: Double(width) / scale, height: Double(height) / scale))
  }

  @Test("snapped lengths are whole pixels, the nearest", arguments: [0.75, 1.0, 1.1111, 1.5, 3])
  func snapping(scale: Double) {
    let geometry = ScreenGeometry(width: 1280, height: 720, themeScale: scale)

    for points in [0.0, 0.4, 1, 13.37, 40, 352.6, -7.3] {
      let pixels = geometry.snapped(points) * geometry.scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      #expect(abs(pixels - points * geometry.scale) <= 0.5 + 1e-9)
      #expect(geometry.pixels(points) == Int(pixels.rounded()))
      #expect(abs(geometry.points(geometry.pixels(points)) - geometry.snapped(points)) < 1e-9)
    }
  }

  @Test("type grows with the screen")
  func type() {
    let style = ScreenGeometry(width: 3840, height: 2160, themeScale: 1).style(.strip)

    #expect(style.sizePixels == 78 && style.isBold)
  }
}
