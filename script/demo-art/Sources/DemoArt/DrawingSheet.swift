import Glibc

/// An architect's sheet: ink on paper or white on blue, with measures and a title.
func drawingSheet(
  _ c: Canvas, _ seed: Int, _ title: String, _ note: String, paper: UInt32, ink: UInt32, wash: UInt32,
  _ draw: (Canvas, Colour, Colour) -> Void
) {
  c.fill(.rect(0, 0, c.w, c.h), hex(paper))
  var grid = Path()
  for i in 0...48 { grid.add(Path([Point(Double(i) * 20, 0), Point(Double(i) * 20, 540)], closed: false)) }
  for i in 0...27 { grid.add(Path([Point(0, Double(i) * 20), Point(960, Double(i) * 20)], closed: false)) }
  c.fill(grid.stroked(0.6), hex(ink, 0.09))
  draw(c, hex(ink), hex(wash))
  c.stroke(Path([Point(40, 452), Point(920, 452)], closed: false), 2, hex(ink))
  for i in 0...11 {
    let x = 100 + Double(i) * 24
    c.fill(.rect(x, 506, 24, 5), hex(ink, i % 2 == 0 ? 1 : 0.18))
  }
  c.text("0", Point(97, 500), size: 8, hex(ink), weight: 0.13)
  c.text("10 M", Point(380, 500), size: 8, hex(ink), weight: 0.13)
  c.text(title, Point(880, 492), size: 19, hex(ink), weight: 0.12, align: .right, spacing: 0.46)
  c.text(note, Point(880, 509), size: 8, hex(ink, 0.8), weight: 0.14, align: .right, spacing: 0.5)
  c.stroke(.rect(16, 16, 928, 508), 1.4, hex(ink), join: .miter)
  c.paper(seed, strength: 1)
}

func measure(_ c: Canvas, _ a: Point, _ b: Point, _ ink: Colour) {
  c.stroke(Path([a, b], closed: false), 0.9, ink)
  for p in [a, b] { c.stroke(Path([p + Point(-4, 4), p + Point(4, -4)], closed: false), 1.4, ink) }
}

func arcade(
  _ c: Canvas, _ x: Double, _ y: Double, _ bays: Int, _ step: Double, _ wide: Double, _ tall: Double, _ ink: Colour,
  _ wash: Colour
) {
  for i in 0..<bays {
    let cx = x + step * (Double(i) + 0.5)
    var path = Path()
    path.move(Point(cx - wide / 2, y))
    path.line(Point(cx - wide / 2, y - tall))
    path.arc(Point(cx, y - tall), wide / 2, wide / 2, .pi, 2 * .pi)
    path.line(Point(cx + wide / 2, y))
    path.close()
    c.fill(path, wash)
    c.stroke(path, 1.3, ink)
    var rays = Path()
    for k in 0...6 {
      let a = .pi + Double(k) * .pi / 6
      rays.add(Path([Point(cx, y - tall), Point(cx, y - tall) + polar(a, wide / 2)], closed: false))
    }
    rays.add(Path([Point(cx, y), Point(cx, y - tall - wide / 2)], closed: false))
    rays.add(Path([Point(cx - wide / 2, y - tall * 0.5), Point(cx + wide / 2, y - tall * 0.5)], closed: false))
    c.fill(rays.stroked(0.8), ink.alpha(0.7))
  }
}

func block(_ c: Canvas, _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ ink: Colour, _ fill: Colour) {
  c.fill(.rect(x, y, w, h), fill)
  c.stroke(.rect(x, y, w, h), 1.5, ink, join: .miter)
}
