import Glibc

/// Row houses on the Low Quay, drawn by chance within rules, and their image in the harbour.
struct Quay {
  var seed: Int
  var sky: Ramp
  var walls: [UInt32]
  var roofs: [UInt32]
  var glass: UInt32
  var lamp: UInt32
  /// Share of windows with a light.
  var lights = 0.0
  var water: UInt32
  var dim = 0.0
  var tint: UInt32 = 0x000020
  var after: ((Canvas) -> Void)? = nil

  func draw(_ c: Canvas) {
    let level = 404.0
    c.fill(.rect(0, 0, c.w, level), .linear(Point(0, 0), Point(0, level), sky))
    var random = Random(seed)
    // What stands behind: spires and a hill.
    let back = sky(0.9).lit(-0.16)
    var hill: [Point] = [Point(-10, level)]
    let noise = Noise(seed)
    for i in 0...40 { hill.append(Point(Double(i) * 24, 214 - 40 * noise.fractal(Double(i) / 9, 0.5, octaves: 3))) }
    c.fill(Path(hill + [Point(980, level)]), sky(0.8).lit(-0.08))
    for x in [random.real(90, 260), random.real(560, 760)] {
      c.fill(.rect(x - 17, 120, 34, 280), back)
      c.fill(Path([Point(x - 20, 122), Point(x, 34), Point(x + 20, 122)]), back)
    }
    var x = -18.0
    var last = -1
    while x < c.w {
      let wide = random.real(74, 118)
      let floors = random.int(2..<5)
      let tall = 60 + Double(floors) * 49
      var pick = random.int(0..<walls.count)
      if pick == last { pick = (pick + 1) % walls.count }
      last = pick
      house(c, x, level, wide, tall, floors, hex(walls[pick]), hex(random.pick(roofs)), &random)
      x += wide
    }
    c.fill(.rect(0, level - 16, c.w, 20), hex(0x6A645C))
    c.fill(.rect(0, level - 18, c.w, 4), hex(0x8A847A))
    for k in 0..<9 { c.fill(.rect(40 + Double(k) * 110, level - 8, 9, 34), hex(0x3A3430)) }
    if dim > 0 {
      c.adjust { p, at in
        mix(
          p, hex(tint),
          at.y < level ? dim * smooth(-200, level, at.y) * (1 - 0.75 * smooth(0.62, 0.85, Double(max(p.x, p.y)))) : 0)
      }
    }
    mirror(c, level + 4)
    after?(c)
    c.paper(seed, strength: 0.9)
  }

  private func house(
    _ c: Canvas, _ x: Double, _ level: Double, _ wide: Double, _ tall: Double, _ floors: Int, _ wall: Colour,
    _ roof: Colour, _ random: inout Random
  ) {
    let top = level - tall
    let style = random.int(0..<4)
    let trim = wall.lit(0.55)
    var gable = Path()
    switch style {
    case 0: gable = Path([Point(x, top + 2), Point(x + wide / 2, top - wide * 0.46), Point(x + wide, top + 2)])
    case 1:
      let s = wide / 8
      gable = Path([
        Point(x, top + 2), Point(x, top - 12), Point(x + s, top - 12), Point(x + s, top - 27),
        Point(x + 2 * s, top - 27), Point(x + 2 * s, top - 42), Point(x + 3 * s, top - 42), Point(x + 3 * s, top - 56),
        Point(x + 5 * s, top - 56), Point(x + 5 * s, top - 42), Point(x + 6 * s, top - 42), Point(x + 6 * s, top - 27),
        Point(x + 7 * s, top - 27), Point(x + 7 * s, top - 12), Point(x + wide, top - 12), Point(x + wide, top + 2),
      ])
    case 2:
      gable.move(Point(x, top + 2))
      gable.curve(Point(x + wide * 0.02, top - 22), Point(x + wide * 0.26, top - 8), Point(x + wide * 0.28, top - 36))
      gable.curve(Point(x + wide * 0.34, top - 60), Point(x + wide * 0.66, top - 60), Point(x + wide * 0.72, top - 36))
      gable.curve(Point(x + wide * 0.74, top - 8), Point(x + wide * 0.98, top - 22), Point(x + wide, top + 2))
    default:
      c.fill(
        Path([
          Point(x - 3, top + 2), Point(x + 10, top - 34), Point(x + wide - 10, top - 34), Point(x + wide + 3, top + 2),
        ]), roof)
      let d = x + wide / 2
      c.fill(
        Path([
          Point(d - 15, top), Point(d - 15, top - 22), Point(d, top - 38), Point(d + 15, top - 22), Point(d + 15, top),
        ]), wall)
      window(c, d - 6, top - 18, 12, 14, pane(&random), trim, panes: 1)
    }
    let chimney = x + wide * random.real(0.16, 0.3)
    c.fill(.rect(chimney, top - 62, 11, 60), hex(0x7A4436))
    c.fill(.rect(chimney - 2, top - 65, 15, 5), hex(0x5A3028))
    if style < 3 {
      c.fill(gable, wall)
      c.stroke(Path(gable.contours[0].points, closed: false), 3, trim)
      window(c, x + wide / 2 - 7, top - 22, 14, 17, pane(&random), trim, arched: style != 1, panes: 1)
    }
    c.fill(
      .rect(x, top, wide, tall), .linear(Point(x, 0), Point(x + wide, 0), Ramp(pairs(wall.lit(0.05), wall.lit(-0.07)))))
    c.fill(.rect(x, top - 2, wide, 4.5), trim)
    let bays = wide > 100 ? 3 : 2
    let step = wide / Double(bays)
    for f in 0..<floors {
      let y = top + 16 + Double(f) * 49
      for b in 0..<bays {
        let cx = x + step * (Double(b) + 0.5)
        window(c, cx - 9.5, y, 19, 29, pane(&random), trim, panes: 2)
        if random.chance(0.25) {
          for s in [-1.0, 1.0] { c.fill(.rect(cx + s * 16 - 5, y - 1, 10, 31), roof.lit(0.1)) }
        }
        if random.chance(0.2) {
          for k in 0..<5 {
            c.fill(
              .circle(Point(cx - 10 + Double(k) * 5, y + 31 + (k % 2 == 0 ? 0 : 2)), 4),
              hex(k % 2 == 0 ? 0xC8452F : 0x4E7A3E))
          }
        }
      }
    }
    let door = x + wide * random.real(0.3, 0.62)
    c.fill(.rect(door - 3, level - 56, 28, 42), trim)
    c.fill(.rect(door, level - 53, 22, 40), roof.lit(-0.2))
    c.fill(.rect(x + wide - 1.2, top, 2.4, tall), hex(0x000000, 0.18))
  }

  private func pane(_ random: inout Random) -> Colour {
    random.chance(lights) ? hex(lamp).lit(random.bell() * 0.06) : hex(glass).lit(random.bell() * 0.06)
  }

  private func pairs(_ a: Colour, _ b: Colour) -> [(Double, UInt32)] {
    func word(_ c: Colour) -> UInt32 {
      (UInt32(clamp(Double(c.x)) * 255) << 16) | (UInt32(clamp(Double(c.y)) * 255) << 8)
        | UInt32(clamp(Double(c.z)) * 255)
    }
    return [(0, word(a)), (1, word(b))]
  }

  private func mirror(_ c: Canvas, _ from: Double) {
    let noise = Noise(seed + 4)
    let source = c.pixels
    let first = Int(from)
    for y in first..<c.height {
      let d = Double(y - first) + 0.5
      for x in 0..<c.width {
        let n = noise.fractal(Double(x) / 46, log(d + 4) * 9, octaves: 3)
        let sx = min(max(Int(Double(x) + n * (3 + d * 0.16)), 0), c.width - 1)
        let sy = min(max(first - 1 - Int(d * 1.9 + abs(n) * 5), 0), first - 1)
        let p = source[sy * c.width + sx]
        c.pixels[y * c.width + x] = mix(
          mix(p, hex(water), 0.36 + 0.2 * d / 130), hex(0xFFFFFF), smooth(0.42, 0.6, n) * 0.10)
      }
    }
  }
}

private func window(
  _ c: Canvas, _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ glass: Colour, _ frame: Colour,
  arched: Bool = false, panes: Int = 2
) {
  var path = Path.rect(x, y, w, h)
  var outer = Path.rect(x - 1.8, y - 1.8, w + 3.6, h + 3.6)
  if arched {
    path.add(.ellipse(Point(x + w / 2, y), w / 2, w / 2))
    outer.add(.ellipse(Point(x + w / 2, y), w / 2 + 1.8, w / 2 + 1.8))
  }
  c.fill(outer, frame)
  c.fill(path, glass)
  c.fill(.rect(x + w / 2 - 0.8, y - (arched ? w / 2 : 0), 1.6, h + (arched ? w / 2 : 0)), frame)
  for k in 1..<max(2, panes + 1) where k <= panes {
    c.fill(.rect(x, y + h * Double(k) / Double(panes + 1) - 0.7, w, 1.4), frame)
  }
}
