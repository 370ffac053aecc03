import Carousel
import Testing

@testable import SDLBackend

@Suite("Panel transform")
struct PanelTransformTests {
  @Test(
    "a finger at a fraction of the raw panel lands on the turned screen",
    arguments: [
      (QuarterTurn.none, Point(x: 80, y: 120)), (.right, Point(x: 360, y: 80)), (.half, Point(x: 720, y: 360)),
      (.left, Point(x: 120, y: 720)),
    ])
  func turnsFingers(rotation: QuarterTurn, expected: Point) {
    let transform = PanelTransform(panelWidth: 800, panelHeight: 480, rotation: rotation)

    let point = transform.touchPoint(x: 0.1, y: 0.25)

    #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
  }

  @Test("a pixel that is drawn somewhere is touched there, at every turn", arguments: QuarterTurn.allCases)
  func meetsTheRenderer(rotation: QuarterTurn) {
    let transform = PanelTransform(panelWidth: 640, panelHeight: 400, rotation: rotation)

    for (x, y) in [(0.5, 0.5), (10.5, 399.5), (399.5, 20.5), (123.5, 77.5)] {
      let panel = transform.panelPosition(x: Float(x), y: Float(y))
      let back = transform.touchPoint(x: Double(panel.x) / 640, y: Double(panel.y) / 400)
      #expect(abs(back.x - x) < 1e-3 && abs(back.y - y) < 1e-3)
    }
  }

  @Test("a digitiser mounted otherwise is turned by its own angle, the mouse is not")
  func turnsTouchApart() {
    let transform = PanelTransform(panelWidth: 800, panelHeight: 400, rotation: .none, touchRotation: .half)

    #expect(transform.touchPoint(x: 0.25, y: 0.25) == Point(x: 600, y: 300))
    let mouse = transform.mousePoint(x: 200, y: 100)
    #expect(abs(mouse.x - 200.5) < 1e-9 && abs(mouse.y - 100.5) < 1e-9)
  }

  @Test("edges, and what no panel may report, stay on the screen")
  func clamps() {
    let transform = PanelTransform(panelWidth: 800, panelHeight: 480, pixelsPerPoint: 2)

    #expect(transform.touchPoint(x: 1, y: 1) == Point(x: 399.75, y: 239.75))
    #expect(transform.touchPoint(x: -3, y: 7) == Point(x: 0, y: 239.75))
    #expect(transform.touchPoint(x: .nan, y: .infinity) == Point(x: 0, y: 239.75))
    #expect(transform.mousePoint(x: -5, y: 1000) == Point(x: 0, y: 239.75))
  }

  @Test("the screen is as wide as the panel is high when it lies on its side")
  func swapsSides() {
    let transform = PanelTransform(panelWidth: 800, panelHeight: 480, rotation: .left)

    #expect(transform.screenWidth == 480 && transform.screenHeight == 800)
  }
}
