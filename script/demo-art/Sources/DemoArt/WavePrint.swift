import Glibc

/// The sea in the manner of the old block printers: flat blues, a keyline, foam that reaches like fingers.
struct WavePrint {
  let c: Canvas
  var random: Random
  var line: UInt32 = 0x14243E
  var deep: UInt32 = 0x1F3F6E
  var middle: UInt32 = 0x3A6EA0
  var pale: UInt32 = 0x9CC0CE
  var foam: UInt32 = 0xF4EEDC

  init(_ c: Canvas, _ seed: Int) {
    self.c = c
    random = Random(seed)
  }

  /// A swell: its upper edge, the body below it, and streaks that follow the edge.
  mutating func swell(_ edge: [Point], _ colour: UInt32, streaks: Int = 5, streak: UInt32? = nil, gap: Double = 16) {
    let top = Path.smooth(edge, steps: 16).contours[0].points
    c.fill(Path(top + [Point(top[top.count - 1].x, c.h + 20), Point(top[0].x, c.h + 20)]), hex(colour))
    for k in 1...max(1, streaks) {
      let drop = Double(k) * gap
      var points: [Point] = []
      for (i, p) in top.enumerated() {
        let t = Double(i) / Double(top.count - 1)
        points.append(p + Point(0, drop * (0.75 + 0.5 * sin(t * 9 + Double(k)))))
      }
      let path = Path(points, closed: false)
      c.fill(
        path.outlined { s in max(0, gap * 0.36 * sin(.pi * s) * (0.55 + 0.45 * sin(s * 14 + Double(k) * 1.9))) },
        hex(streak ?? pale, 0.85 - Double(k) * 0.07))
    }
    c.fill(Path(top, closed: false).outlined { _ in 2.2 }, hex(line))
  }

  /// Foam along an edge: overlapping balls with claws at the outer side.
  mutating func froth(_ edge: [Point], _ size: Double, side: Double = -1, claws: Bool = true, spray: Int = 26) {
    let top = Path.smooth(edge, steps: 14).contours[0].points
    var outline = Path()
    var inner = Path()
    var arms = Path()
    var i = 0
    while i < top.count - 1 {
      let t = Double(i) / Double(top.count - 1)
      let swellSize = size * (0.45 + 0.75 * sin(.pi * min(1, t * 1.05)))
      let d = unit(top[i + 1] - top[i])
      let n = normal(d) * side
      for _ in 0..<2 {
        let at = top[i] + n * random.real(-0.6, 0.5) * swellSize + d * random.real(-0.5, 0.5) * swellSize
        let r = swellSize * random.real(0.30, 0.62)
        outline.add(.circle(at, r + 2))
        inner.add(.circle(at, r))
      }
      if claws {
        let base = top[i] + n * swellSize * 0.35
        for k in -1...1 {
          let a = atan2(n.y, n.x) + Double(k) * 0.62 + random.bell() * 0.18
          let long = swellSize * random.real(0.9, 1.5)
          let curl = (d.x >= 0 ? 1.0 : -1.0) * 0.55
          let tip = base + polar(a + curl, long)
          var arm = Path()
          arm.move(base)
          arm.quad(base + polar(a, long * 0.62), tip)
          arms.add(arm)
        }
      }
      i += max(1, Int(swellSize / 5))
    }
    c.fill(arms.outlined { (size * 0.42) * (1 - $0 * 0.82) + 3.4 }, hex(line))
    c.fill(outline, hex(line))
    c.fill(arms.outlined { (size * 0.42) * (1 - $0 * 0.82) }, hex(foam))
    c.fill(inner, hex(foam))
    for _ in 0..<spray {
      let p = top[random.int(0..<top.count)]
      let at = p + polar(random.real(-.pi, 0), size * random.real(1, 3.6))
      c.fill(.circle(at, random.real(0.9, 2.6)), hex(foam))
    }
  }

  func sky(_ stops: [UInt32], to y: Double = 540) {
    c.fill(.rect(0, 0, c.w, c.h), .linear(Point(0, 0), Point(0, y), Ramp(stops)))
  }

  func mountain(_ at: Point, _ wide: Double, _ tall: Double, _ colour: UInt32, snow: Bool = true) {
    var body = Path()
    body.move(at + Point(-wide, 0))
    body.curve(
      at + Point(-wide * 0.45, -tall * 0.25), at + Point(-wide * 0.2, -tall * 0.8), at + Point(-wide * 0.06, -tall))
    body.line(at + Point(wide * 0.06, -tall))
    body.curve(at + Point(wide * 0.2, -tall * 0.8), at + Point(wide * 0.45, -tall * 0.25), at + Point(wide, 0))
    c.fill(body, hex(colour))
    guard snow else { return }
    c.clip(body) { l in
      var cap: [Point] = []
      for i in 0...16 {
        let u = Double(i) / 16 * 2 - 1
        cap.append(at + Point(u * wide * 0.5, -tall * (0.62 + (i % 2 == 0 ? 0.13 : -0.03) - 0.1 * abs(u))))
      }
      l.fill(Path(cap + [at + Point(wide * 0.5, -tall * 1.2), at + Point(-wide * 0.5, -tall * 1.2)]), hex(0xF8F3E6))
    }
  }

  func cloudBars(_ y: Double, _ colour: UInt32, _ seed: Int) {
    var r = Random(seed)
    for _ in 0..<5 {
      let x = r.real(-60, 900)
      let yy = y + r.real(-50, 50)
      let long = r.real(120, 380)
      c.stroke(Path([Point(x, yy), Point(x + long, yy)], closed: false), r.real(9, 20), hex(colour))
      c.stroke(
        Path([Point(x + long * 0.2, yy + 13), Point(x + long * 1.2, yy + 13)], closed: false), r.real(8, 14),
        hex(colour))
    }
  }

  /// A seal in red, as prints are signed.
  func seal(_ at: Point, _ name: String) {
    c.fill(.rect(at.x, at.y, 20, 20 * Double(name.count) * 0.9 + 8), hex(0xB5382C))
    for (i, letter) in name.enumerated() {
      c.text(
        String(letter), Point(at.x + 10, at.y + 19 + Double(i) * 18), size: 11, hex(0xF6EEDC), weight: 0.16,
        align: .centre)
    }
  }

  func longboat(_ at: Point, _ size: Double, tilt: Double) {
    var hull = Path()
    hull.move(Point(-1, -0.24))
    hull.curve(Point(-0.7, 0.14), Point(0.5, 0.2), Point(1.1, -0.34))
    hull.curve(Point(0.6, 0.0), Point(-0.5, 0.0), Point(-1, -0.24))
    let placed = hull.scaled(size).turned(tilt).moved(at)
    c.fill(placed, hex(0xD9B070))
    c.stroke(placed, 1.6, hex(line))
    for i in 0..<6 {
      let p = at + turn(Point(-0.55 + Double(i) * 0.2, -0.09) * size, tilt)
      c.fill(.circle(p, size * 0.055), hex(0xE9C9A0))
      c.fill(.circle(p - Point(0, size * 0.03), size * 0.05), hex(line))
    }
  }
}
