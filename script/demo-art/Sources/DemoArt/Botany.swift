import Glibc

/// Leaves, stems and flowers as a plate engraver of botany would build them.
struct Botanist {
  let c: Canvas
  var random: Random

  init(_ c: Canvas, _ seed: Int) {
    self.c = c
    random = Random(seed)
  }

  /// A leaf from its base along `angle`: two halves in two tones, veins, a fine outline. `saw` cuts teeth into the edge.
  mutating func leaf(
    _ base: Point, _ angle: Double, _ long: Double, _ wide: Double, _ colour: Colour, bend: Double = 0.15,
    belly: Double = 0.8, veins: Int = 7,
    saw: Double = 0, heart: Double = 0
  ) {
    let n = 36
    var spine: [Point] = []
    var left: [Point] = []
    var right: [Point] = []
    for i in 0...n {
      let s = Double(i) / Double(n)
      let a = angle + bend * (s - 0.2)
      let p = base + polar(a, long * s)
      spine.append(p)
      var w = pow(max(0, sin(.pi * pow(s, belly))), 0.85) * wide * 0.5
      if heart > 0 { w = max(w, wide * 0.5 * heart * pow(max(0, 1 - s / 0.35), 0.5)) * (s < 0.02 ? 0.7 : 1) }
      if saw > 0 { w *= 1 - saw * (Double(i) * 1.5 - floor(Double(i) * 1.5)) }
      let side = normal(polar(a + bend * s * 0.5)) * w
      left.append(p + side)
      right.append(p - side)
    }
    let outline = Path(left + right.reversed())
    let light = colour.lit(0.10)
    let dark = colour.lit(-0.14)
    c.fill(outline, .linear(base, spine[n], Ramp(pair(dark, light))))
    c.fill(Path(spine + right.reversed()), .linear(base, spine[n], Ramp(pair(colour.lit(-0.26), colour.lit(-0.04)))))
    var lines = Path()
    if veins > 0 {
      for k in 1..<veins {
        let i = Int(Double(k) / Double(veins) * 0.92 * Double(n))
        let j = min(n, i + n / 6)
        for edge in [left, right] {
          var vein = Path()
          vein.move(spine[i])
          vein.quad(mix(spine[j], edge[j], 0.35), mix(spine[j], edge[j], 0.9))
          lines.add(vein)
        }
      }
    }
    c.fill(lines.stroked(max(0.7, wide * 0.012)), colour.lit(0.32).alpha(0.7))
    c.fill(
      Path(spine, closed: false).outlined { max(0.8, wide * 0.035) * (1 - $0 * 0.8) }, colour.lit(0.36).alpha(0.85))
    c.stroke(outline, 0.8, colour.lit(-0.5).alpha(0.75))
  }

  private func pair(_ a: Colour, _ b: Colour) -> [(Double, UInt32)] { [(0, word(a)), (1, word(b))] }
  private func word(_ c: Colour) -> UInt32 {
    (UInt32(clamp(Double(c.x)) * 255) << 16) | (UInt32(clamp(Double(c.y)) * 255) << 8)
      | UInt32(clamp(Double(c.z)) * 255)
  }

  func stem(_ points: [Point], _ from: Double, _ to: Double, _ colour: Colour) {
    let path = Path.smooth(points, steps: 14)
    c.fill(path.outlined { lerp(from, to, $0) + 1.4 }, colour.lit(-0.5).alpha(0.8))
    c.fill(path.outlined { lerp(from, to, $0) }, colour)
    c.fill(path.moved(Point(-from * 0.18, 0)).outlined { lerp(from, to, $0) * 0.3 }, colour.lit(0.3).alpha(0.7))
  }

  func along(_ points: [Point], _ t: Double) -> (Point, Double) {
    let path = Path.smooth(points, steps: 14).contours[0].points
    let x = clamp(t) * Double(path.count - 1)
    let i = min(Int(x), path.count - 2)
    let d = path[i + 1] - path[i]
    return (mix(path[i], path[i + 1], x - Double(i)), atan2(d.y, d.x))
  }

  func berry(_ at: Point, _ r: Double, _ colour: Colour) {
    c.fill(.circle(at, r + 0.7), colour.lit(-0.55).alpha(0.8))
    c.fill(
      .circle(at, r),
      .custom { p in
        let d = (p - at) / r
        return colour.lit(clamp(-(d.x * 0.28 + d.y * 0.32), -0.4, 0.25))
      })
    c.fill(.circle(at + Point(-r * 0.35, -r * 0.38), r * 0.17), hex(0xFFFFFF, 0.75))
  }

  mutating func flower(
    _ at: Point, _ petals: Int, _ long: Double, _ wide: Double, _ colour: Colour, squash: Double = 1,
    turned: Double = 0, belly: Double = 1.5, heart: Colour, eye: Double = 0.28
  ) {
    // Far petals first, so that the near ones lie over them.
    let order = (0..<petals).sorted {
      sin(Double($0) / Double(petals) * 2 * .pi + turned) < sin(Double($1) / Double(petals) * 2 * .pi + turned)
    }
    for i in order {
      let a = Double(i) / Double(petals) * 2 * .pi + turned + random.bell() * 0.03
      let d = Point(cos(a), sin(a) * squash)
      leaf(
        at, atan2(d.y, d.x), long * length(d) * random.real(0.94, 1.05), wide * (0.75 + 0.25 * length(d)),
        colour.lit(random.bell() * 0.04), bend: random.bell() * 0.08, belly: belly, veins: 5)
    }
    let r = long * eye
    c.fill(.ellipse(at, r, r * (0.3 + 0.7 * squash)), heart.lit(-0.25))
    for i in 0..<46 {
      let k = (Double(i) / 46).squareRoot()
      let a = Double(i) * 2.39996
      let p = at + Point(cos(a) * r * k, sin(a) * r * k * (0.3 + 0.7 * squash))
      c.fill(.circle(p, max(0.9, r * 0.09)), heart.lit(0.25 - 0.3 * k))
    }
  }

  /// A weed that forks and forks again, each branch thinner and more bent than the one that bore it.
  mutating func fork(
    _ from: Point, _ angle: Double, _ long: Double, _ wide: Double, _ colours: Ramp, depth: Int, of depths: Int
  ) {
    let bend = random.bell() * 0.22
    let middle = from + polar(angle + bend, long * 0.5)
    let to = middle + polar(angle - bend * 0.6, long * 0.5)
    let tone = colours(Double(depths - depth) / Double(depths))
    if depth > 0 {
      let spread = random.real(0.16, 0.40)
      for (side, share) in [(-1.0, random.real(0.70, 0.86)), (1.0, random.real(0.70, 0.86))] {
        fork(
          to, angle + side * spread + random.bell() * 0.06, long * share, wide * 0.72, colours, depth: depth - 1,
          of: depths)
      }
      if random.chance(0.55) {
        fork(
          middle, angle + (random.chance(0.5) ? 0.8 : -0.8), long * 0.55, wide * 0.5, colours, depth: max(0, depth - 2),
          of: depths)
      }
    } else {
      c.fill(.ellipse(to, wide * 1.5, wide * 0.9, turned: angle), tone)
    }
    let path = Path.smooth([from, middle, to])
    c.fill(path.outlined { wide * (1 - $0 * 0.28) + 1.2 }, hex(0x5A1424, 0.5))
    c.fill(path.outlined { wide * (1 - $0 * 0.28) }, tone)
  }
}
