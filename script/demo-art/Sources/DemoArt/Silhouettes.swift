import Glibc

/// A smooth closed outline through points given in units of `s`, mirrored by `flip` = −1.
func blob(
  _ p: [(Double, Double)], _ at: Point, _ s: Double, flip: Double = 1, turned: Double = 0, steps: Int = 8
) -> Path {
  Path.smooth(p.map { at + turn(Point($0.0 * flip, $0.1) * s, turned) }, closed: true, steps: steps)
}

func puffin(_ c: Canvas, _ at: Point, _ s: Double, _ flip: Double, _ back: UInt32) {
  func p(_ x: Double, _ y: Double) -> Point { at + Point(x * flip, y) * s }
  c.fill(
    blob(
      [
        (-0.30, 0.56), (-0.42, 0.1), (-0.26, -0.34), (0.06, -0.52), (0.30, -0.38), (0.34, -0.1), (0.40, 0.26),
        (0.24, 0.60),
      ], at, s, flip: flip), hex(back))
  c.fill(
    blob([(0.06, 0.58), (0.02, 0.2), (0.12, -0.06), (0.34, -0.04), (0.39, 0.26), (0.26, 0.56)], at, s, flip: flip),
    hex(0xF8F2E4))
  c.fill(.ellipse(p(0.16, -0.27), 0.17 * s, 0.15 * s), hex(0xF8F2E4))
  var beak = Path()
  beak.move(p(0.28, -0.38))
  beak.quad(p(0.60, -0.38), p(0.64, -0.14))
  beak.quad(p(0.44, -0.12), p(0.30, -0.16))
  c.fill(beak, hex(0xF0872E))
  c.clip(beak) { l in
    l.fill(.rect(min(p(0.26, 0).x, p(0.38, 0).x), at.y - s, 0.12 * s, 2 * s), hex(0x2E4A66))
    l.fill(.rect(min(p(0.38, 0).x, p(0.42, 0).x), at.y - s, 0.04 * s, 2 * s), hex(0xF6D24A))
  }
  c.fill(.circle(p(0.18, -0.28), 0.045 * s), hex(0x1A1E2A))
  for x in [0.02, 0.2] {
    c.fill(Path([p(x, 0.56), p(x - 0.06, 0.70), p(x + 0.16, 0.70), p(x + 0.07, 0.56)]), hex(0xF0872E))
  }
  c.fill(
    blob([(-0.24, 0.42), (-0.34, 0.0), (-0.12, -0.12), (0.0, 0.14), (-0.06, 0.42)], at, s, flip: flip),
    hex(back).lit(0.12))
}

func swallow(_ c: Canvas, _ at: Point, _ s: Double, _ angle: Double, _ colour: Colour, belly: Colour) {
  // From above, flying to the right: the upper half of the outline, mirrored for the lower.
  let edge: [(Double, Double)] = [
    (0.56, 0), (0.46, -0.08), (0.24, -0.11), (0.02, -0.40), (-0.44, -0.92), (-0.18, -0.34), (-0.16, -0.10),
    (-0.46, -0.08), (-1.0, -0.24), (-0.62, 0),
  ]
  let mirrored = edge.dropFirst().dropLast().reversed().map { ($0.0, -$0.1) }
  c.fill(Path((edge + mirrored).map { at + turn(Point($0.0, $0.1) * s, angle) }), colour)
  c.fill(.ellipse(at + turn(Point(0.18, 0), angle) * s, 0.36 * s, 0.12 * s, turned: angle), colour)
  c.fill(.ellipse(at + turn(Point(0.10, 0), angle) * s, 0.17 * s, 0.04 * s, turned: angle), belly)
}

func herring(_ c: Canvas, _ at: Point, _ s: Double, _ angle: Double, _ colour: UInt32, _ line: UInt32) {
  let body = blob(
    [(-0.5, 0), (-0.2, -0.15), (0.16, -0.13), (0.5, -0.01), (0.16, 0.12), (-0.2, 0.13)], at, s, turned: angle)
  let tail = Path(
    [(0.44, 0.0), (0.74, -0.17), (0.66, 0), (0.74, 0.17)].map { at + turn(Point($0.0, $0.1) * s, angle) })
  c.fill(tail, hex(colour))
  c.fill(body, hex(colour))
  c.fill(
    blob([(-0.4, -0.02), (-0.1, -0.13), (0.2, -0.12), (0.44, -0.02), (0.1, -0.03)], at, s, turned: angle), hex(line))
  c.fill(.circle(at + turn(Point(-0.37, -0.02), angle) * s, max(1.2, 0.03 * s)), hex(0x0E1A26))
}

func moth(_ c: Canvas, _ at: Point, _ s: Double, _ a: UInt32, _ b: UInt32, _ d: UInt32, _ kind: Int) {
  for flip in [-1.0, 1.0] {
    let hind = blob(
      [(0.03, 0.02), (0.46, 0.02), (0.66, 0.30), (0.44, kind == 2 ? 0.86 : 0.60), (0.20, 0.52), (0.04, 0.20)], at, s,
      flip: flip)
    c.fill(hind, hex(b))
    c.stroke(hind, 1, hex(0x2A1E18, 0.5))
    let fore = blob(
      [(0.02, -0.06), (0.30, -0.42), (0.86, kind == 1 ? -0.40 : -0.56), (0.90, -0.30), (0.62, 0.06), (0.10, 0.10)], at,
      s, flip: flip)
    c.fill(fore, hex(a))
    c.clip(fore) { l in
      for k in 0..<4 {
        let r = (0.34 + Double(k) * 0.2) * s
        l.stroke(.circle(at + Point(0, -0.02 * s), r), 0.045 * s, hex(k % 2 == 0 ? d : b, 0.75))
      }
    }
    c.stroke(fore, 1, hex(0x2A1E18, 0.6))
    for (x, y, r) in [(0.56, -0.26, 0.10), (0.36, 0.32, 0.09)] {
      let o = at + Point(x * flip, y) * s
      c.fill(.circle(o, r * s), hex(0x2A1E18))
      c.fill(.circle(o, r * s * 0.7), hex(d))
      c.fill(.circle(o, r * s * 0.36), hex(0x2A1E18))
    }
    var feeler = Path()
    feeler.move(at + Point(0.02 * flip, -0.2) * s)
    feeler.quad(at + Point(0.06 * flip, -0.46) * s, at + Point(0.24 * flip, -0.62) * s)
    c.stroke(feeler, max(1, 0.022 * s), hex(0x2A1E18))
  }
  c.fill(.ellipse(at + Point(0, 0.12 * s), 0.065 * s, 0.34 * s), hex(0x3A2A20))
  c.fill(.circle(at - Point(0, 0.22 * s), 0.075 * s), hex(0x3A2A20))
  for k in 0..<5 {
    c.fill(.rect(at.x - 0.055 * s, at.y + (0.04 + Double(k) * 0.08) * s, 0.11 * s, 0.018 * s), hex(d, 0.8))
  }
}
