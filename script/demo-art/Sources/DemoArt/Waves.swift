import Glibc

private func line(_ y: Double, _ amplitude: Double, _ waves: Double, _ phase: Double, width: Double = 1000) -> [Point] {
  (0...24).map { i in
    let x = -20 + Double(i) / 24 * width
    return Point(x, y + amplitude * sin(x / width * waves * 2 * .pi + phase))
  }
}

/// Semicircles in rows, the pattern called waves of the blue sea.
private func seigaiha(_ c: Canvas, _ r: Double, _ rings: Int, _ pick: (Int, Int, Int) -> UInt32) {
  var j = 0
  var y = -r
  while y < c.h + r * 2 {
    var i = 0
    var x = j % 2 == 0 ? 0 : r
    x -= r
    while x < c.w + 2 * r {
      for k in 0..<rings { c.fill(.circle(Point(x, y + r), r * (1 - Double(k) / Double(rings))), hex(pick(i, j, k))) }
      x += 2 * r
      i += 1
    }
    y += r / 2
    j += 1
  }
}

let waves: [Work] = [
  .wide("wave-01", quality: 74) { c in
    var w = WavePrint(c, 1)
    w.sky([0xD9C9A4, 0xEBDDBE, 0xF2E8D0])
    c.layer(opacity: 0.55, blur: 30) { $0.fill(.rect(0, 0, 960, 120), hex(0x8A7A64)) }
    w.mountain(Point(560, 392), 150, 96, 0x3E5C80)
    w.swell(line(392, 9, 2.2, 0.4), w.middle, streaks: 3, gap: 13)
    w.longboat(Point(700, 420), 92, tilt: -0.14)
    // The great one: up from the right of the trough and over.
    let back: [Point] = [
      Point(-20, 470), Point(40, 330), Point(110, 190), Point(200, 92), Point(300, 62), Point(390, 92), Point(438, 150),
    ]
    let belly: [Point] = [
      Point(438, 150), Point(392, 136), Point(338, 150), Point(300, 214), Point(296, 300), Point(340, 392),
      Point(430, 450), Point(560, 484), Point(720, 486),
    ]
    let outline =
      Path.smooth(back, steps: 16).contours[0].points + Path.smooth(belly, steps: 16).contours[0].points.dropFirst()
    let body = Path(outline + [Point(720, 560), Point(-20, 560)])
    c.fill(body, hex(w.deep))
    c.clip(body) { l in
      for k in 0..<9 {
        let s = Double(k)
        let inner = belly.map { p in p + (Point(60, 300) - p) * (0.07 + s * 0.075) }
        l.fill(
          Path.smooth(inner, steps: 14).outlined { t in 3 + 9 * sin(.pi * t) },
          hex(k % 3 == 0 ? w.pale : k % 3 == 1 ? w.middle : 0xC9DCE0))
      }
    }
    c.fill(Path(outline, closed: false).outlined { _ in 2.4 }, hex(w.line))
    w.froth(Array(back[2...]) + [Point(452, 190)], 26, side: -1)
    w.froth(
      [Point(452, 196), Point(420, 162), Point(372, 152), Point(330, 180), Point(310, 230)], 19, side: -1, spray: 18)
    w.swell(
      [
        Point(-20, 520), Point(140, 470), Point(300, 476), Point(470, 500), Point(640, 456), Point(800, 420),
        Point(980, 452),
      ], 0x2A5486, streaks: 4, gap: 14)
    w.froth([Point(560, 478), Point(660, 446), Point(760, 422), Point(860, 424)], 15, spray: 30)
    w.seal(Point(896, 40), "AT")
    c.paper(1, strength: 1.3)
  },
  .wide("wave-02", quality: 72) { c in
    var w = WavePrint(c, 2)
    w.sky([0xF2B98A, 0xF6D2A6, 0xF9E9CC])
    c.fill(.circle(Point(640, 214), 118), hex(0xD8452E))
    w.cloudBars(240, 0xF9E9CC, 4)
    for k in 0..<6 {
      let y = 310 + Double(k) * 42
      let tone: [UInt32] = [0x9CC0CE, 0x74A6BE, 0x4E86AC, 0x356C98, 0x244F80, 0x183A66]
      w.swell(
        line(y, 14 + Double(k) * 3, 2.6 - Double(k) * 0.18, Double(k) * 1.7), tone[k], streaks: 2, streak: 0xF4EEDC,
        gap: 12)
    }
    w.seal(Point(50, 40), "AT")
    c.paper(2, strength: 1.3)
  },
  .wide("wave-03", quality: 66) { c in
    let tones: [[UInt32]] = [
      [0x163A5E, 0xF0E6CE, 0x163A5E, 0xF0E6CE, 0x2E6A92], [0x1E5A7A, 0xF0E6CE, 0x1E5A7A, 0xF0E6CE, 0xE9A24A],
    ]
    seigaiha(c, 80, 5) { i, j, k in (i * 5 + j * 3) % 11 == 0 ? tones[1][k] : tones[0][k] }
    c.paper(3, strength: 0.9)
  },
  .wide("wave-04", quality: 74) { c in
    // The whirl.
    c.fill(.rect(0, 0, c.w, c.h), hex(0x1B4468))
    let o = Point(500, 262)
    for arm in (0..<54) {
      let a0 = Double(arm) / 54 * 2 * .pi
      var points: [Point] = []
      for i in 0...60 {
        let s = Double(i) / 60
        let r = 14 * exp(s * 3.95)
        let a = a0 + s * 4.6
        points.append(o + Point(cos(a) * r, sin(a) * r * 0.56))
      }
      let tone: [UInt32] = [0x2E6A92, 0xF2EAD4, 0x14304E, 0x6FA8BE, 0xF2EAD4, 0x14304E]
      c.fill(
        Path(points, closed: false).outlined(cap: .round, join: .round) { s in
          0.8 + 19 * s * s * (0.5 + 0.3 * sin(s * 7 + Double(arm) * 2.4))
        }, hex(tone[arm % 6]))
    }
    c.fill(.ellipse(o, 17, 10), hex(0x0A1A2E))
    var w = WavePrint(c, 4)
    w.longboat(Point(770, 120), 66, tilt: 0.3)
    w.froth([Point(-20, 470), Point(120, 506), Point(260, 530)], 18, spray: 20)
    w.seal(Point(892, 420), "AT")
    c.paper(4, strength: 1.2)
  },
  .wide("wave-05", quality: 72) { c in
    var w = WavePrint(c, 5)
    w.line = 0x1A1E30
    w.sky([0x18203E, 0x2A3A66, 0x5A6E98])
    c.fill(.circle(Point(300, 150), 74), hex(0xF4E9C8))
    w.cloudBars(180, 0x2A3A66, 9)
    w.mountain(Point(720, 356), 240, 150, 0x1E2C50)
    for k in 0..<5 {
      let y = 356 + Double(k) * 42
      w.swell(
        line(y, 12 + Double(k) * 4, 2.2, Double(k) * 2.1), [0x3E5684, 0x31487A, 0x263C6A, 0x1D3058, 0x142444][k],
        streaks: 3, streak: k < 2 ? 0xF4E9C8 : 0x7F9AC0, gap: 11)
    }
    w.froth(line(452, 18, 1.3, 2.4).filter { $0.x > 520 }, 15, spray: 24)
    w.seal(Point(900, 44), "AT")
    c.paper(5, strength: 1.2)
  },
  .wide("wave-06", quality: 74) { c in
    var w = WavePrint(c, 6)
    w.sky([0x8FA6AC, 0xBCC8C4, 0xDCDFD2])
    w.swell(line(330, 12, 1.6, 0.6), 0x6E92A2, streaks: 3, gap: 12)
    w.longboat(Point(420, 352), 100, tilt: 0.12)
    w.swell(line(400, 24, 1.4, 2.6), 0x44708C, streaks: 4)
    w.froth(line(400, 24, 1.4, 2.6).filter { $0.x > 40 && $0.x < 470 }, 17)
    w.swell(line(480, 26, 1.2, 5.1), 0x284F72, streaks: 3)
    w.froth(line(480, 26, 1.2, 5.1).filter { $0.x > 470 }, 22)
    c.rain(3, 420, hex(0x1E2A36, 0.5), slant: 0.32)
    w.seal(Point(48, 40), "AT")
    c.paper(6, strength: 1.2)
  },
  .wide("wave-07", quality: 72) { c in
    // Cranes over a field of waves.
    let tones: [UInt32] = [0xD9CDB0, 0xC9BC9C]
    seigaiha(c, 60, 4) { _, _, k in k == 0 ? 0xF3EAD2 : tones[k % 2] }
    func crane(_ at: Point, _ s: Double, _ flip: Double) {
      func p(_ x: Double, _ y: Double) -> Point { at + Point(x * flip, y) * s }
      var body = Path()
      body.move(p(-1.5, 0.05))
      body.curve(p(-0.9, -0.06), p(-0.5, -0.10), p(-0.2, -0.12))
      body.curve(p(0.2, -0.2), p(0.5, -0.1), p(0.86, 0.12))
      body.curve(p(0.4, 0.16), p(0.0, 0.14), p(-0.3, 0.02))
      body.curve(p(-0.8, 0.02), p(-1.1, 0.06), p(-1.5, 0.05))
      for (tip, root, n) in [(p(0.5, -1.5), p(-0.1, -0.05), 9), (p(0.2, 1.25), p(0.1, 0.0), 8)] as [(Point, Point, Int)]
      {
        for k in 0..<n {
          let t = Double(k) / Double(n)
          let r = mix(root, p(0.62, 0.02), t * 0.8)
          let end = mix(tip, p(1.4, tip.y < at.y ? -0.5 : 0.5), t * 0.85)
          let f = Path.smooth([r, mix(r, end, 0.5) + Point(-18 * flip, 0) * (s / 100), end])
          c.fill(f.outlined { 0.17 * s * (1 - $0 * 0.72) + 3 }, hex(0x1C2434))
          c.fill(f.outlined { 0.17 * s * (1 - $0 * 0.72) }, hex(t > 0.45 ? 0x2A3448 : 0xFBF6E8))
        }
      }
      c.fill(body, hex(0xFBF6E8))
      c.stroke(body, 1.6, hex(0x1C2434))
      c.fill(.circle(p(-1.44, 0.02), 0.07 * s), hex(0xC8392B))
      c.fill(Path([p(-1.5, 0.0), p(-1.84, 0.09), p(-1.5, 0.09)]), hex(0x5A4A34))
      c.stroke(Path([p(0.8, 0.1), p(1.7, 0.24)], closed: false), 0.05 * s, hex(0x1C2434))
    }
    crane(Point(330, 190), 112, 1)
    crane(Point(690, 300), 132, 1)
    crane(Point(250, 420), 84, 1)
    c.fill(.circle(Point(800, 110), 58), hex(0xC8392B))
    c.paper(7, strength: 1.1)
  },
  .wide("wave-08", quality: 74) { c in
    var w = WavePrint(c, 8)
    w.sky([0x2E7F86, 0x7FB8A8, 0xE6DDB0, 0xF6E4B0])
    c.fill(.circle(Point(480, 352), 92), hex(0xF8F0CE))
    for k in 0..<2 {
      w.swell(
        line(352 + Double(k) * 30, 7, 3.2, Double(k) * 2), [0x5FA29A, 0x3E8A8A][k], streaks: 2, streak: 0xF6E4B0,
        gap: 10)
    }
    for side in [-1.0, 1.0] {
      func m(_ x: Double, _ y: Double) -> Point { Point(480 + side * (480 - x), y) }
      let edge: [Point] = [m(-30, 150), m(60, 104), m(150, 112), m(214, 164), m(222, 226)]
      let under: [Point] = [m(222, 226), m(184, 214), m(158, 244), m(170, 320), m(240, 402), m(350, 456), m(480, 470)]
      let pts =
        Path.smooth(edge, steps: 14).contours[0].points + Path.smooth(under, steps: 14).contours[0].points.dropFirst()
      let body = Path(pts + [m(480, 560), m(-30, 560)])
      c.fill(body, hex(0x14505E))
      c.clip(body) { l in
        for k in 0..<8 {
          let inner = under.map { $0 + (m(-40, 330) - $0) * (0.08 + Double(k) * 0.09) }
          l.fill(
            Path.smooth(inner, steps: 12).outlined { t in 2 + 9 * sin(.pi * t) },
            hex([0x9CCFC0, 0x2E7F86, 0xDCEBD6][k % 3]))
        }
      }
      c.fill(Path(pts, closed: false).outlined { _ in 2.2 }, hex(w.line))
      w.froth(edge, 20, side: -side, spray: 22)
    }
    w.swell(line(500, 12, 2.4, 1), 0x0E3A48, streaks: 2, streak: 0x5FA29A, gap: 12)
    c.paper(8, strength: 1.2)
  },
  .wide("wave-09", quality: 66) { c in
    seigaiha(c, 96, 6) { i, j, k in
      let dusk: [UInt32] = [0x2A1A3E, 0x5A2A5A, 0x9A3E5E, 0xD9644E, 0xF0A04E, 0xF8DC9A]
      return dusk[(k + j / 3) % 6]
    }
    c.paper(9, strength: 0.9)
  },
  .wide("wave-10", quality: 72) { c in
    // Fishing lamps.
    var w = WavePrint(c, 10)
    w.line = 0x0A1420
    w.sky([0x0E1830, 0x1C3450, 0x3A6A78])
    for k in 0..<6 {
      let y = 250 + Double(k) * 50
      w.swell(
        line(y, 10 + Double(k) * 3.4, 2.4 - Double(k) * 0.16, Double(k) * 1.3),
        [0x2E5A6A, 0x264E60, 0x1E4254, 0x173648, 0x112A3C, 0x0C2030][k], streaks: 2, streak: 0x6FA0A0, gap: 13)
      if k < 4 {
        for b in 0..<2 {
          let x = Double((k * 311 + b * 430 + 130) % 900) + 20
          let at = Point(x, y - 4 + 10 * sin(x))
          w.longboat(at, 34 + Double(k) * 11, tilt: 0.06 * sin(x))
          let lamp = at + Point(26 + Double(k) * 8, -30 - Double(k) * 8)
          c.stroke(Path([lamp, lamp + Point(0, 26)], closed: false), 2, hex(0x0A1420))
          c.layerGlow(lamp, 54 + Double(k) * 16, hex(0xFFC24A, 0.55))
          c.fill(.circle(lamp, 5 + Double(k)), hex(0xFFE9A8))
        }
      }
    }
    w.seal(Point(48, 36), "AT")
    c.paper(10, strength: 1)
  },
  .wide("wave-11", quality: 72) { c in
    // Fuji has nothing on Anselm.
    var w = WavePrint(c, 11)
    w.sky([0x2E5C8A, 0x86B0C4, 0xE6E2CC])
    w.cloudBars(150, 0xF0EBDA, 3)
    w.mountain(Point(500, 400), 430, 320, 0xB5492E)
    w.cloudBars(330, 0xE6E2CC, 12)
    w.swell(line(410, 5, 3, 0.4), 0x4E86A4, streaks: 3, gap: 11)
    w.swell(line(452, 9, 2.4, 2.4), 0x356E92, streaks: 2, gap: 13)
    w.swell(line(500, 12, 2, 4.4), 0x1F4F78, streaks: 2, gap: 13)
    c.boat(Point(170, 452), 66, hull: hex(0x1A2A3E), sail: hex(0xF4EEDC))
    c.boat(Point(800, 440), 44, hull: hex(0x1A2A3E), sail: hex(0xF4EEDC), flip: true)
    w.seal(Point(896, 40), "AT")
    c.paper(11, strength: 1.3)
  },
  .wide("wave-12", quality: 72) { c in
    // Carp under the ripples.
    c.fill(.rect(0, 0, c.w, c.h), .linear(Point(0, 0), Point(960, 540), Ramp([0x1E6A72, 0x14505E, 0x0E3848])))
    var random = Random(12)
    func carp(_ at: Point, _ s: Double, _ angle: Double, _ colour: UInt32, _ patch: UInt32) {
      var spine: [Point] = []
      for i in 0...20 {
        let t = Double(i) / 20
        spine.append(at + turn(Point((t - 0.45) * 2.4, 0.24 * sin(t * 3.6 - 0.6)) * s, angle))
      }
      let tail = spine[20]
      for k in [-1.0, 1.0] {
        let d = spine[20] - spine[18]
        let a = atan2(d.y, d.x) + k * 0.5
        c.fill(
          Path.smooth([tail, tail + polar(a, s * 0.34), tail + polar(a - k * 0.25, s * 0.66)]).outlined {
            s * 0.2 * (1 - $0 * 0.6)
          }, hex(colour, 0.85))
        let f = spine[6]
        let g = atan2((spine[7] - spine[6]).y, (spine[7] - spine[6]).x) + k * 0.9
        c.fill(
          Path.smooth([f, f + polar(g, s * 0.3), f + polar(g - k * 0.3, s * 0.56)]).outlined {
            s * 0.2 * (1 - $0 * 0.5)
          }, hex(colour, 0.75))
      }
      let shape = Path(spine, closed: false).outlined { t in
        s * 0.58 * pow(sin(.pi * (0.12 + 0.86 * t)), 0.8) * (1 - t * 0.35)
      }
      c.fill(shape, hex(colour))
      c.clip(shape) { l in
        for _ in 0..<4 {
          l.fill(
            .ellipse(spine[random.int(1..<17)], s * random.real(0.14, 0.3), s * random.real(0.1, 0.22), turned: angle),
            hex(patch))
        }
        l.fill(Path(spine, closed: false).outlined { _ in 2.4 }, hex(0x1A2A30, 0.35))
      }
      for k in [-1.0, 1.0] {
        c.fill(.circle(spine[2] + normal(unit(spine[3] - spine[2])) * k * s * 0.13, s * 0.04), hex(0x101820))
      }
    }
    carp(Point(320, 330), 150, 0.4, 0xF6EEDC, 0xE4572E)
    carp(Point(640, 180), 130, -2.5, 0xF08A3C, 0xC8402C)
    carp(Point(700, 420), 108, 2.9, 0xF6EEDC, 0x22303A)
    for _ in 0..<9 {
      let at = Point(random.unit() * 960, random.unit() * 540)
      for k in 1...Int(random.real(2, 5)) {
        c.stroke(.ellipse(at, Double(k) * 24, Double(k) * 15), 1.8, hex(0xCFE6DC, 0.34 - Double(k) * 0.05))
      }
    }
    for (at, r, a) in [
      (Point(110, 110), 84.0, 0.4), (Point(860, 80), 64.0, 2.0), (Point(70, 470), 60.0, 5.2),
      (Point(470, 500), 46.0, 1.0),
    ] {
      var pad = Path()
      pad.arc(at, r, r * 0.84, a, a + 5.9)
      pad.line(at)
      pad.close()
      c.fill(pad.moved(Point(6, 8)), hex(0x06222C, 0.4))
      c.fill(pad, .radial(at, r, Ramp([0xA8C070, 0x6E9A52, 0x4E7E48])))
      for k in 0..<11 {
        c.stroke(Path([at, at + polar(a + 0.2 + Double(k) * 0.55, r * 0.82)], closed: false), 1.3, hex(0xD5E3A8, 0.5))
      }
    }
    c.paper(12, strength: 1)
  },
]
