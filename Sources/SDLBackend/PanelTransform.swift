public import Carousel

/// Leads from the raw panel, as touch and mouse report it, to points of the turned screen.
///
/// It is the inverse of the turn by which the renderer lays the screen on the panel, so a finger always meets what it
/// sees. A digitiser may be mounted otherwise than its panel: `touchRotation` then stands for fingers alone.
public struct PanelTransform: Equatable, Sendable {
  /// Width of the raw panel in pixels.
  public var panelWidth: Int
  /// Height of the raw panel in pixels.
  public var panelHeight: Int
  /// The turn of the picture.
  public var rotation: QuarterTurn
  /// The turn that leads from the digitiser to the screen; `nil` where it is mounted like the panel.
  public var touchRotation: QuarterTurn?
  /// Pixels of one point, more than 0.
  public var pixelsPerPoint: Double

  public init(
    panelWidth: Int, panelHeight: Int, rotation: QuarterTurn = .none, touchRotation: QuarterTurn? = nil,
    pixelsPerPoint: Double = 1
  ) {
    precondition(panelWidth > 0 && panelHeight > 0 && pixelsPerPoint > 0, "a panel has an extent")
    self.panelWidth = panelWidth
    self.panelHeight = panelHeight
    self.rotation = rotation
    self.touchRotation = touchRotation
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// Width of the turned screen in pixels.
  public var screenWidth: Int { rotation.swapsSides ? panelHeight : panelWidth }
  /// Height of the turned screen in pixels.
  public var screenHeight: Int { rotation.swapsSides ? panelWidth : panelHeight }

  /// Where a finger is that the digitiser reports at fractions of its range; clamped to the middle of the last pixel,
  /// because digitisers report 1.0 for their edge.
  public func touchPoint(x: Double, y: Double) -> Point {
    point(atScreen: (touchRotation ?? rotation).screenFraction(x: clamped(x), y: clamped(y)))
  }

  /// Where the mouse is that stands on a pixel of the raw panel (or of the window, which is the panel then).
  public func mousePoint(x: Int, y: Int) -> Point {
    let fraction = rotation.screenFraction(
      x: clamped((Double(x) + 0.5) / Double(panelWidth)), y: clamped((Double(y) + 0.5) / Double(panelHeight)))
    return point(atScreen: fraction)
  }

  /// The place on the raw panel of a place on the turned screen, both in pixels: what the renderer does to vertices.
  func panelPosition(x: Float, y: Float) -> (x: Float, y: Float) {
    switch rotation {
    case .none: (x, y)
    case .right: (y, Float(panelHeight) - x)
    case .half: (Float(panelWidth) - x, Float(panelHeight) - y)
    case .left: (Float(panelWidth) - y, x)
    }
  }

  private func point(atScreen fraction: (x: Double, y: Double)) -> Point {
    Point(
      x: min(fraction.x * Double(screenWidth), Double(screenWidth) - 0.5) / pixelsPerPoint,
      y: min(fraction.y * Double(screenHeight), Double(screenHeight) - 0.5) / pixelsPerPoint)
  }

  /// A number that is no number counts as 0: nothing of a broken driver may reach the gestures.
  private func clamped(_ fraction: Double) -> Double {
    fraction > 0 ? min(fraction, 1) : 0
  }
}
