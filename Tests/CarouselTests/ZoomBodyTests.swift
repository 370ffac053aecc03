import Carousel
import CarouselTestSupport
import Testing

@Suite("Zoom body")
struct ZoomBodyTests {
  private let view = Rect(x: 0, y: 0, width: 1200, height: 600)
  private let fit = Size(width: 900, height: 600)

  private func body() -> ZoomBody { ZoomBody(fit: fit, view: view, at: 0, tuning: Tuning()) }

  /// At rest at a zoom, around a point.
  private func zoomed(to zoom: Double, around point: Point) -> ZoomBody {
    var body = body()
    body.zoom(to: zoom, around: point, fit: fit, view: view, at: 0)
    body.advance(to: 1)
    return body
  }

  /// Where a share of the picture stands on the screen.
  private func place(_ x: Double, _ y: Double, _ body: ZoomBody) -> Point {
    Point(x: body.frame.x + x * body.frame.width, y: body.frame.y + y * body.frame.height)
  }

  private func near(_ a: Point, _ b: Point, within distance: Double = 1e-6) -> Bool {
    abs(a.x - b.x) < distance && abs(a.y - b.y) < distance
  }

  @Test("whole, it stands in the middle of the view")
  func whole() {
    #expect(body().frame == Rect(x: 150, y: 0, width: 900, height: 600))
    #expect(!body().isZoomed && body().phase == .settled)
  }

  @Test("the part of the picture between the fingers stays between them")
  func pinch() {
    var body = body()
    body.beginPinch(at: Point(x: 400, y: 200))
    let x = (400.0 - 150) / 900
    let y = 200.0 / 600
    for (scale, center) in [(1.4, Point(x: 420, y: 220)), (2.5, Point(x: 700, y: 300)), (3.1, Point(x: 300, y: 90))] {
      body.pinch(scale: scale, center: center)

      #expect(near(place(x, y, body), center))
      #expect(abs(body.zoom - scale) < 1e-9 && body.phase == .dragging)
    }
  }

  @Test("beyond 1 and 4 it gives way, and comes back to them", arguments: [(0.4, 1.0), (9.0, 4.0)])
  func limits(scale: Double, rest: Double) {
    var body = body()
    body.beginPinch(at: Point(x: 600, y: 300))
    body.pinch(scale: scale, center: Point(x: 600, y: 300))
    #expect(scale < 1 ? body.zoom > 0.4 && body.zoom < 1 : body.zoom > 4 && body.zoom < 5.6)

    body.endPinch(at: 0.5)
    #expect(body.phase == .bouncing && body.isMoving)
    body.advance(to: 1)
    #expect(body.zoom == rest && body.phase == .settled)
    #expect(near(body.center, Point(x: 0.5, y: 0.5)))
  }

  @Test("let go beside the picture it fills the view again")
  func fills() {
    var body = body()
    body.beginPinch(at: Point(x: 600, y: 300))
    body.pinch(scale: 2, center: Point(x: 1_400, y: 700))
    body.endPinch(at: 0.5)
    body.advance(to: 1)

    #expect(body.zoom == 2)
    #expect(abs(body.frame.x) < 1e-6 && abs(body.frame.y) < 1e-6)
  }

  @Test("a double tap's point stands still on the way and at the end")
  func aroundPoint() {
    var body = body()
    let point = Point(x: 700, y: 350)
    let before = Point(x: (point.x - 150) / 900, y: point.y / 600)
    body.zoom(to: 2.5, around: point, fit: fit, view: view, at: 0)
    for step in 0...20 {
      body.advance(to: Double(step) / 60)
      #expect(near(place(before.x, before.y, body), point))
    }
    #expect(body.zoom == 2.5 && body.phase == .settled)
  }

  @Test("near a corner the picture's edge stops at the view's")
  func corner() {
    let body = zoomed(to: 2.5, around: Point(x: 160, y: 10))

    #expect(body.frame.x > -30 && body.frame.x <= 1e-6 && body.frame.y > -30 && body.frame.y <= 1e-6)
  }

  @Test("a drag moves the picture with the finger, and what goes beyond its edge is left for the pages")
  func pans() {
    var body = zoomed(to: 2, around: Point(x: 600, y: 300))
    let began1 = body.beginPan(at: 1)
    #expect(began1)
    // 1800 wide in 1200: 300 to either side.
    let rest2 = body.pan(by: Point(x: 200, y: 50))
    #expect(rest2 == 0)
    #expect(abs(body.frame.x + 500) < 1e-6 && abs(body.frame.y + 350) < 1e-6)
    let rest3 = body.pan(by: Point(x: 420, y: 50))
    #expect(abs(rest3 - 120) < 1e-6)
    #expect(abs(body.frame.x + 600) < 1e-6)
    let rest4 = body.pan(by: Point(x: -420, y: 50))
    #expect(abs(rest4 + 120) < 1e-6)
  }

  @Test("it glides on, stops at its edge, and fills the view at rest", arguments: 1...40)
  func glides(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var body = zoomed(to: Double.random(in: 1.1...4, using: &random), around: Point(x: 500, y: 200))
    _ = body.beginPan(at: 1)
    _ = body.pan(
      by: Point(x: Double.random(in: -900...900, using: &random), y: Double.random(in: -900...900, using: &random)))
    body.endPan(
      velocity: Point(
        x: Double.random(in: -6_000...6_000, using: &random), y: Double.random(in: -6_000...6_000, using: &random)),
      at: 1.2)
    for step in 1...600 { body.advance(to: 1.2 + Double(step) / 100) }

    #expect(body.phase == .settled && !body.isMoving)
    let frame = body.frame
    let sides: [(Double, Double, Double, Double)] = [
      (frame.x, frame.maxX, view.width, view.center.x), (frame.y, frame.maxY, view.height, view.center.y),
    ]
    for (start, end, room, middle) in sides {
      if end - start > room {
        #expect(start < 1e-6 && end > room - 1e-6, "seed \(seed)")
      } else {
        #expect(abs((start + end) / 2 - middle) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("its motion does not depend on how often it is asked")
  func closedForm() {
    var often = zoomed(to: 3, around: Point(x: 600, y: 300))
    _ = often.beginPan(at: 1)
    _ = often.pan(by: Point(x: 40, y: 30))
    often.endPan(velocity: Point(x: 900, y: -2_500), at: 1.1)
    var once = often
    for step in 1...48 { often.advance(to: 1.1 + Double(step) / 120) }
    once.advance(to: 1.5)

    #expect(near(often.center, once.center, within: 1e-9))
  }

  @Test("while the view grows the picture stays in its middle, and its zoom stays")
  func grows() {
    var body = zoomed(to: 2, around: Point(x: 600, y: 300))
    let center = body.center
    let large = Rect(x: 0, y: 0, width: 1200, height: 720)
    body.setFrame(fit: Size(width: 1080, height: 720), view: large)

    #expect(body.zoom == 2 && near(body.center, center))
    #expect(near(body.frame.center, large.center))
  }

  @Test("a drag in the middle of a zoom is left alone")
  func easing() {
    var body = body()
    body.zoom(to: 2, around: Point(x: 600, y: 300), fit: fit, view: view, at: 0)

    let began5 = body.beginPan(at: 0.1)
    #expect(!began5)
    body.advance(to: 1)
    #expect(body.zoom == 2)
  }
}
