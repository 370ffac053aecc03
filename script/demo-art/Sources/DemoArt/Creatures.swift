import Glibc

private func half(_ c: Canvas, _ at: Point, _ r: Double, _ from: Double, _ colour: UInt32) {
  var path = Path()
  path.arc(at, r, r, from, from + .pi)
  path.close()
  c.fill(path, hex(colour))
}

private func ground(_ c: Canvas, _ colour: UInt32) { c.fill(.rect(0, 0, c.w, c.h), hex(colour)) }

/// Birds, fish and moths, reduced to the fewest shapes that are still themselves.
let creatures: [Work] = [
  .square("bird-01", quality: 74) { c in
    ground(c, 0x7FB4B8)
    for j in 0..<4 {
      for i in 0..<4 {
        c.fill(.ellipse(Point(80 + Double(i) * 160 + 6, 86 + Double(j) * 160 + 56), 50, 9), hex(0x4E8A90))
        puffin(
          c, Point(74 + Double(i) * 160, 78 + Double(j) * 160), 88, (i + j) % 3 == 0 ? -1 : 1,
          (i * 2 + j) % 5 == 0 ? 0x3A2A3A : 0x1E2636)
      }
    }
    c.paper(1)
  },
  .square("bird-02", quality: 74) { c in
    c.fill(.rect(0, 0, 640, 640), .linear(Point(0, 0), Point(0, 640), Ramp([0xF6E6C8, 0xF2C89A, 0xE08A6A, 0x6A4A6A])))
    var random = Random(2)
    for j in 0..<8 {
      for i in 0..<7 {
        let t = Double(j) / 7
        let at = Point(
          Double(i) * 100 + (j % 2 == 0 ? 0 : 50) + random.bell() * 6, 30 + Double(j) * 82 + random.bell() * 6)
        swallow(
          c, at, 46 + 10 * t, -0.6 + random.bell() * 0.10, mix(hex(0x24304E), hex(0xF8EEDC), smooth(0.55, 0.95, t)),
          belly: mix(hex(0xF6E6C8), hex(0x6A4A6A), smooth(0.5, 0.9, t)))
      }
    }
    c.paper(2)
  },
  .square("bird-03", quality: 72) { c in
    c.fill(.rect(0, 0, 640, 640), .radial(Point(320, 320), 450, Ramp([0x6FB8C4, 0x2A7A94, 0x12405E, 0x0A2440])))
    var random = Random(3)
    for ring in 0..<9 {
      let r = 62 + Double(ring) * 36
      let n = Int(r * 2 * .pi / (34 + Double(ring) * 3.4))
      for i in 0..<n {
        let a = Double(i) / Double(n) * 2 * .pi + Double(ring) * 0.4
        let p = Point(320, 320) + polar(a, r + random.bell() * 5)
        herring(
          c, p, 30 + Double(ring) * 3.2, a - .pi / 2 + 0.12 + random.bell() * 0.05,
          random.pick([0xDCE9E6, 0xC2D8DA, 0xEEF2E8]), random.pick([0x3E6E8E, 0x2E5A7A, 0x5A8AA0]))
      }
    }
    c.paper(3, strength: 0.6)
  },
  .square("bird-04", quality: 74) { c in
    ground(c, 0x2A2340)
    let tones: [[UInt32]] = [
      [0xE8B04A, 0xC8702E, 0xF6E6C4], [0x7AA094, 0x3E6A68, 0xEADFC4], [0xD86A4E, 0x9A3A3A, 0xF6DCC0],
      [0x9A86B8, 0x5E4A86, 0xECE0EE],
    ]
    for j in 0..<4 {
      for i in 0..<4 {
        let o = Point(80 + Double(i) * 160, 88 + Double(j) * 160)
        let t = tones[(i + j * 3) % 4]
        c.fill(
          blob(
            [
              (-0.5, -0.62), (-0.2, -0.5), (0.2, -0.5), (0.5, -0.62), (0.54, 0.1), (0.32, 0.66), (-0.32, 0.66),
              (-0.54, 0.1),
            ], o, 92), hex(t[0]))
        c.fill(.ellipse(o + Point(0, 20), 34, 42), hex(t[2]))
        for r in 0..<4 {
          for k in -2...2 {
            half(c, o + Point(Double(k) * 15 + (r % 2 == 0 ? 0 : 7.5), Double(r) * 15 - 4), 7, 0, t[1])
          }
        }
        for s in [-1.0, 1.0] {
          c.fill(blob([(0.30, -0.1), (0.56, 0.0), (0.52, 0.4), (0.34, 0.62), (0.36, 0.2)], o, 92, flip: s), hex(t[1]))
          c.fill(.circle(o + Point(s * 19, -25), 19), hex(t[2]))
          c.fill(.circle(o + Point(s * 17, -25), 11), hex(0x1A1626))
          c.fill(.circle(o + Point(s * 17 + 3, -29), 3.4), hex(0xFFFFFF))
        }
        c.fill(Path([o + Point(-6, -16), o + Point(6, -16), o + Point(0, -2)]), hex(0xF0A03A))
      }
    }
    c.paper(4)
  },
  .square("bird-05", quality: 74) { c in
    c.fill(.rect(0, 0, 640, 640), .linear(Point(0, 0), Point(0, 640), Ramp([0x1A3A6A, 0x122650, 0x0A1430])))
    var random = Random(5)
    for (x, y, s, tone) in [
      (180.0, 190.0, 120.0, 0xF2A0B4), (440, 130, 84, 0x9AD8E0), (470, 400, 130, 0xF6C890), (140, 480, 76, 0xB8A0E8),
      (330, 330, 54, 0xF2A0B4), (590, 260, 50, 0x9AD8E0),
    ] as [(Double, Double, Double, UInt32)] {
      let o = Point(x, y)
      c.layerGlow(o, s * 1.5, hex(tone, 0.25))
      for k in 0..<13 {
        let u = Double(k) / 12 * 2 - 1
        let pts = (0...7).map { i -> Point in
          let t = Double(i) / 7
          return o
            + Point(
              u * s * 0.74 * (1 - t * 0.35) + sin(t * 6 + u * 4 + x) * s * 0.10,
              s * 0.1 + t * s * (1.2 + 0.5 * random.unit()))
        }
        c.fill(Path.smooth(pts).outlined { max(0.5, s * (k % 3 == 0 ? 0.07 : 0.022) * (1 - $0)) }, hex(tone, 0.6))
      }
      var bell = Path()
      bell.arc(o, s * 0.86, s * 0.8, .pi, 2 * .pi)
      for k in 0..<8 {
        let cx = o.x + s * 0.86 * (1 - (Double(k) + 0.5) / 4)
        bell.arc(Point(cx, o.y), s * 0.1075, s * 0.12, 0, .pi)
      }
      bell.close()
      c.fill(bell, .radial(o - Point(s * 0.2, s * 0.4), s * 1.1, Ramp([(0, 0xFFFFFF), (0.5, tone), (1, 0x3A3A7A)])))
      c.clip(bell) { l in
        for k in -3...3 {
          l.stroke(.ellipse(o, abs(Double(k)) * s * 0.26 + 0.5, s * 0.8), s * 0.02, hex(0xFFFFFF, 0.4))
        }
      }
    }
    for _ in 0..<70 {
      c.fill(.circle(Point(random.unit() * 640, random.unit() * 640), random.real(0.6, 2)), hex(0xDCEBFF, 0.5))
    }
    c.paper(5, strength: 0.5)
  },
  .square("bird-06", quality: 74) { c in
    ground(c, 0xEFE4CC)
    for j in 0..<5 {
      for i in -1..<3 {
        let flip = j % 2 == 0 ? 1.0 : -1.0
        let o = Point(Double(i) * 240 + (j % 2 == 0 ? 110 : 220), 76 + Double(j) * 124)
        let tone: UInt32 = [0x1E3A5C, 0x2E6A86, 0x5E97A4, 0xC8604A, 0x24486A][(i + j * 2 + 5) % 5]
        c.fill(
          blob(
            [
              (-0.98, 0.06), (-0.86, -0.26), (-0.4, -0.40), (0.12, -0.26), (0.52, -0.02), (0.78, -0.10), (0.96, -0.38),
              (1.02, -0.12), (1.2, -0.12), (0.98, 0.08), (0.62, 0.20), (0.1, 0.36), (-0.5, 0.40), (-0.88, 0.28),
            ], o, 92, flip: flip), hex(tone))
        let belly = blob(
          [(-0.98, 0.08), (-0.5, 0.14), (0.0, 0.2), (0.3, 0.22), (0.0, 0.37), (-0.5, 0.40), (-0.86, 0.28)], o, 92,
          flip: flip)
        c.fill(belly, hex(0xFBF6E8))
        c.clip(belly) { l in
          for k in 0..<5 { l.fill(.rect(o.x - 110, o.y + 16 + Double(k) * 6, 220, 1.6), hex(tone, 0.6)) }
        }
        c.fill(.circle(o + Point(-62 * flip, -1), 3.6), hex(0xFBF6E8))
        c.fill(blob([(-0.2, 0.24), (0.02, 0.62), (0.16, 0.56), (0.06, 0.24)], o, 92, flip: flip), hex(tone).lit(-0.2))
        for k in -1...1 {
          var jet = Path()
          jet.move(o + Point(-40 * flip, -38))
          jet.quad(o + Point((-40 + Double(k) * 10) * flip, -64), o + Point((-40 + Double(k) * 24) * flip, -50))
          c.stroke(jet, 2.6, hex(0x2E6A86))
        }
      }
    }
    c.paper(6)
  },
  .square("bird-07", quality: 74) { c in
    // Heron at the reeds.
    c.fill(.rect(0, 0, 640, 640), .linear(Point(0, 0), Point(0, 460), Ramp([0xE9C59A, 0xF2DDB8, 0xF8EED8])))
    c.fill(.circle(Point(420, 210), 112), hex(0xE0603A))
    c.fill(.rect(0, 470, 640, 170), .linear(Point(0, 470), Point(0, 640), Ramp([0xA8BCA8, 0x4E7A78])))
    for k in 0..<8 {
      c.fill(.rect(420 - 96 + Double(k * 31 % 40), 480 + Double(k) * 15, 150 - Double(k) * 11, 4), hex(0xE0603A, 0.7))
    }
    var neck = Path()
    neck.move(Point(300, 400))
    neck.curve(Point(380, 350), Point(230, 300), Point(268, 210))
    c.fill(neck.outlined { 34 - 20 * $0 }, hex(0x4A6478))
    c.fill(
      blob([(-1.3, 0.42), (-0.4, -0.1), (0.3, -0.34), (0.62, 0.0), (0.3, 0.34), (-0.4, 0.40)], Point(270, 400), 96),
      hex(0x4A6478))
    c.fill(
      blob([(-1.36, 0.46), (-0.4, 0.02), (0.2, -0.14), (0.3, 0.12), (-0.4, 0.34)], Point(270, 396), 96), hex(0x2E4456))
    c.fill(.ellipse(Point(266, 204), 24, 15, turned: -0.1), hex(0xF4F0E4))
    c.fill(Path([Point(250, 196), Point(168, 208), Point(250, 212)]), hex(0xE0A03A))
    c.fill(
      Path.smooth([Point(262, 192), Point(310, 196), Point(352, 222)]).outlined { 7 * (1 - $0) + 1 }, hex(0x1E2C38))
    c.fill(.circle(Point(258, 202), 3.4), hex(0x1E2C38))
    for x in [278.0, 304] {
      c.stroke(Path([Point(x, 426), Point(x + 8, 500), Point(x - 2, 566)], closed: false), 5, hex(0x8A6A3A))
    }
    var random = Random(7)
    for _ in 0..<74 {
      let x = random.chance(0.5) ? random.real(-10, 170) : random.real(440, 660)
      let tall = random.real(150, 380)
      var blade = Path()
      blade.move(Point(x, 650))
      blade.quad(Point(x, 650 - tall * 0.6), Point(x + random.real(-50, 70), 650 - tall))
      c.fill(blade.outlined { 6 * (1 - $0) + 1 }, hex(random.pick([0x24443E, 0x3A5E4A, 0x5A7A4E, 0x1A342E])))
      if random.chance(0.16) { c.fill(.ellipse(Point(x + 6, 650 - tall * 0.9), 6, 25, turned: 0.1), hex(0x5A3420)) }
    }
    c.paper(7)
  },
  .square("bird-08", quality: 72) { c in
    ground(c, 0xF4ECDA)
    c.stroke(.rect(20, 20, 600, 600), 1.4, hex(0x5A4A38), join: .miter)
    let sets: [[UInt32]] = [
      [0xE0A04A, 0xC8603A, 0xF6E2B0], [0x4E7A8A, 0x2E4E66, 0xE6D8B0], [0xB8C88A, 0x8AA860, 0xF6F0CC],
      [0x8A5A7A, 0x5A3456, 0xF0C0B0], [0xE8DCC0, 0xC0A078, 0xD8603E], [0x3A4A3A, 0x6A7A4A, 0xE8B04A],
      [0xD86A5A, 0x8A2E3A, 0xF8E0C0], [0x6A8AB0, 0x9AB8D0, 0xF4E8C8], [0xC89A5A, 0x7A5230, 0xF2DCB0],
    ]
    for j in 0..<3 {
      for i in 0..<3 {
        let k = j * 3 + i
        let at = Point(122 + Double(i) * 198, 122 + Double(j) * 196)
        moth(c, at, 92, sets[k][0], sets[k][1], sets[k][2], k % 3)
        c.text("\(k + 1)", at + Point(0, 92), size: 8, hex(0x5A4A38), weight: 0.14, align: .centre)
      }
    }
    c.paper(8)
  },
  .square("bird-09", quality: 74) { c in
    // Geese across the moon.
    c.fill(.rect(0, 0, 640, 640), .linear(Point(0, 0), Point(0, 640), Ramp([0x14203E, 0x2A3C62, 0x6A7A94])))
    c.fill(.circle(Point(330, 300), 214), hex(0xF4E8C8))
    let noise = Noise(9)
    c.fill(
      .circle(Point(330, 300), 214),
      .custom { p in hex(0x8A7A5A, 0.28 * smooth(0.0, 0.5, noise.fractal(p.x / 110, p.y / 110, octaves: 4))) })
    for k in -5...5 {
      let d = Double(abs(k))
      let at = Point(180 + d * 62, 300 + Double(k) * 34)
      let s = 1 - d * 0.05
      let up = k % 2 == 0 ? -1.0 : 0.8
      c.fill(
        Path.smooth([at + Point(-62 * s, 3), at + Point(-34 * s, -2), at + Point(0, 0), at + Point(34 * s, 2)]).outlined
        { 3 + 12 * s * sin(.pi * pow($0, 1.3)) }, hex(0x141C30))
      c.fill(.ellipse(at + Point(-62 * s, 2), 7 * s, 4 * s), hex(0x141C30))
      c.fill(
        Path.smooth([at, at + Point(12 * s, up * 34 * s), at + Point(40 * s, up * 54 * s)]).outlined {
          20 * s * (1 - $0) + 1
        }, hex(0x141C30))
      c.fill(
        Path.smooth([at + Point(4, 0), at + Point(-6 * s, up * 26 * s), at + Point(10 * s, up * 44 * s)]).outlined {
          13 * s * (1 - $0) + 1
        }, hex(0x26324C))
    }
    c.paper(9, strength: 0.7)
  },
  .square("bird-10", quality: 74) { c in
    ground(c, 0xF2E2C0)
    for j in 0..<4 {
      for i in 0..<4 {
        let o = Point(80 + Double(i) * 160, 84 + Double(j) * 160)
        let tone: UInt32 = (i + j) % 2 == 0 ? 0xD5482E : 0x1E4E66
        for s in [-1.0, 1.0] {
          for k in 0..<3 {
            let a = 0.35 + Double(k) * 0.45
            let knee = o + Point(s * cos(a) * 48, sin(a) * 26 + 10)
            c.stroke(Path([o + Point(s * 26, 10), knee, knee + Point(s * 10, 17)], closed: false), 5, hex(tone))
          }
          c.stroke(Path.smooth([o + Point(s * 26, -8), o + Point(s * 56, -20), o + Point(s * 48, -44)]), 7, hex(tone))
          var claw = Path()
          claw.arc(o + Point(s * 42, -50), 17, 17, -.pi / 2 + s * 0.5 + 0.35, -.pi / 2 + s * 0.5 + 2 * .pi - 0.35)
          claw.line(o + Point(s * 42, -46))
          claw.close()
          c.fill(claw, hex(tone))
          c.stroke(Path([o + Point(s * 9, -18), o + Point(s * 11, -32)], closed: false), 3, hex(tone))
          c.fill(.circle(o + Point(s * 11, -34), 5), hex(0x1A1E2A))
        }
        c.fill(.ellipse(o, 42, 27), hex(tone))
        for k in -1...1 {
          c.fill(.circle(o + Point(Double(k) * 16, -2 + abs(Double(k)) * 3), 4.4), hex(0xF2E2C0, 0.85))
        }
        half(c, o + Point(0, 8), 9, 0, 0xF2E2C0)
      }
    }
    c.paper(10)
  },
  .square("bird-11", quality: 74) { c in
    // Gulls on the mooring posts.
    c.fill(.rect(0, 0, 640, 640), .linear(Point(0, 0), Point(0, 640), Ramp([0x8CC4D4, 0xC4DEDC, 0xF2EBD2])))
    for k in 0..<9 {
      let y = 440 + Double(k) * 24
      let pts = (0...32).map { Point(Double($0) * 21 - 10, y + 6 * sin(Double($0) * 0.9 + Double(k) * 1.4)) }
      c.fill(
        Path(Path.smooth(pts).contours[0].points + [Point(680, 660), Point(-20, 660)]),
        hex([0x7AB4C0, 0x5E9CAE, 0x468698, 0x357286, 0x2A6076, 0x225268, 0x1C465A, 0x163A4E, 0x112F42][k]))
    }
    for (i, (x, top)) in [(90.0, 330.0), (205, 290), (320, 340), (435, 262), (550, 310)].enumerated() {
      c.fill(
        .rect(x - 22, top, 44, 350), .linear(Point(x - 22, 0), Point(x + 22, 0), Ramp([0x8A6A4E, 0x5A4232, 0x3A2A22])))
      c.fill(.ellipse(Point(x, top), 22, 7), hex(0xA8866A))
      for k in 0..<3 { c.fill(.rect(x - 23, top + 52 + Double(k) * 9, 46, 5), hex(0xD8C8A4)) }
      let flip = i == 1 || i == 4 ? -1.0 : 1.0
      let o = Point(x, top - 50)
      c.fill(
        blob(
          [
            (-0.72, 0.16), (-0.2, -0.16), (0.18, -0.30), (0.24, -0.66), (0.44, -0.70), (0.52, -0.46), (0.50, 0.0),
            (0.28, 0.34), (-0.2, 0.36),
          ], o, 82, flip: flip), hex(0xFBF8EE))
      c.fill(
        blob([(-0.92, 0.22), (-0.3, -0.1), (0.12, -0.16), (0.22, 0.06), (-0.16, 0.26)], o, 82, flip: flip),
        hex(0x9AA8B4))
      c.fill(Path([o + Point(-60 * flip, 12), o + Point(-92 * flip, 22), o + Point(-58 * flip, 22)]), hex(0x1E2630))
      c.fill(Path([o + Point(40 * flip, -50), o + Point(68 * flip, -43), o + Point(40 * flip, -40)]), hex(0xF0B43A))
      c.fill(.circle(o + Point(31 * flip, -49), 2.8), hex(0x1A1E26))
      for s in [-4.0, 10] { c.fill(.rect(x + s - 1.5, top - 24, 3, 24), hex(0xE8A04A)) }
    }
    c.paper(11)
  },
  .square("bird-12", quality: 72) { c in
    // A chart of feathers.
    ground(c, 0xF1E8D4)
    let sets: [[UInt32]] = [
      [0x3A4A5E, 0x8A9AAA, 0xE8E2D2], [0x9A4A2E, 0xD98A4A, 0x3A2218], [0x1E5A5E, 0x5AA89A, 0xE8C06A],
      [0x4A4038, 0xC8B89A, 0x2A221C], [0x2A3A7A, 0x6A8AC8, 0x141C3A], [0x6A7A3E, 0xB8B86A, 0x3A3A1E],
    ]
    for (k, tones) in sets.enumerated() {
      let x = 70 + Double(k) * 100
      let spine = (0...30).map { i -> Point in
        let t = Double(i) / 30
        return Point(x + sin(t * 2.2 + Double(k)) * 9, 590 - t * 530)
      }
      for i in 5..<148 {
        let t = Double(i) / 150
        let q = t * 30
        let p = mix(spine[Int(q)], spine[min(30, Int(q) + 1)], q - floor(q))
        let wide = 42 * pow(sin(.pi * pow(t, 0.62)), 0.7)
        for s in [-1.0, 1.0] {
          let a = -.pi / 2 + s * (0.95 - t * 0.35)
          let band = (Int(t * (9 + Double(k))) % 2 == 0)
          let tone = k % 2 == 0 ? (t > 0.72 ? tones[2] : band ? tones[0] : tones[1]) : (band ? tones[1] : tones[0])
          var barb = Path()
          barb.move(p)
          barb.quad(p + polar(a, wide * 0.6), p + polar(a - s * 0.2, wide * (s < 0 ? 0.82 : 1.1)))
          c.fill(barb.outlined { 4.4 * (1 - $0 * 0.6) }, hex(tone).lit(sin(Double(i) * 1.7) * 0.05))
        }
      }
      c.fill(Path.smooth(spine, steps: 4).outlined { 5.4 * (1 - $0) + 0.8 }, hex(0xFBF4E4))
      c.fill(Path.smooth(spine, steps: 4).outlined { 1.4 * (1 - $0) + 0.4 }, hex(0x6A5A48))
      c.text("FIG. \(k + 1)", Point(x, 618), size: 7.5, hex(0x5A4A38), weight: 0.13, align: .centre)
    }
    c.paper(12)
  },
]
