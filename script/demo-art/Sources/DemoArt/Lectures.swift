import Glibc

/// Wall charts from the observatory's lecture room: one idea each, large enough for the back row.
private func chart(
  _ c: Canvas, _ seed: Int, _ title: String, _ note: String, ground: UInt32, ink: UInt32, accent: UInt32,
  _ draw: (Canvas, Colour, Colour) -> Void
) {
  c.fill(.rect(0, 0, c.w, c.h), hex(ground))
  draw(c, hex(ink), hex(accent))
  c.fill(.rect(0, 716, c.w, 124), hex(ground))
  c.stroke(Path([Point(36, 722), Point(524, 722)], closed: false), 1.4, hex(ink), cap: .butt)
  c.fitted(title, Point(36, 776), width: 488, hex(ink), weight: 0.11, spacing: 0.34, tallest: 34)
  c.text(note, Point(36, 804), size: 9, hex(accent), weight: 0.15, spacing: 0.46)
  c.stroke(.rect(14, 14, c.w - 28, c.h - 28), 1, hex(ink, 0.7), join: .miter)
  c.paper(seed, strength: 1)
}

private func ball(_ c: Canvas, _ at: Point, _ r: Double, _ lightSide: UInt32, _ dark: UInt32, _ sun: Double) {
  c.fill(
    .circle(at, r),
    .custom { p in
      let d = (p - at) / r
      let z = (max(0, 1 - d.x * d.x - d.y * d.y)).squareRoot()
      let l = d.x * cos(sun) * 0.8 + d.y * sin(sun) * 0.8 + z * 0.35
      return mix(hex(dark), hex(lightSide), smooth(-0.12, 0.7, l))
    })
}

let lectures: [Work] = [
  .tall("plate-01", quality: 72) { c in
    chart(
      c, 1, "THE COURTS OF THE SUN", "DISTANCES NOT TO SCALE • SIZES NEITHER", ground: 0x14223E, ink: 0xF0E6CC,
      accent: 0xE8B04A
    ) { c, ink, accent in
      let o = Point(280, 372)
      let tones: [UInt32] = [0xB8A890, 0xE8C88A, 0x5A9AC8, 0xD86A4A, 0xD9B48A, 0xE6D09A, 0x9AD0CC, 0x5A7ED0]
      for k in 0..<8 {
        let r = 62 + Double(k) * 37
        c.stroke(.circle(o, r), 1, ink.alpha(0.4))
        for i in 0..<(24 + k * 8) {
          let a = Double(i) / Double(24 + k * 8) * 2 * .pi; c.fill(.circle(o + polar(a, r), 0.9), ink.alpha(0.6))
        }
        let a = Double(k) * 2.1 + 0.6
        let s = [5.0, 7, 8, 6, 17, 14, 11, 10][k]
        ball(c, o + polar(a, r), s, tones[k], 0x0A1428, a + .pi)
        if k == 5 { c.stroke(.ellipse(o + polar(a, r), 23, 7, turned: -0.4), 2, hex(0xE6D09A)) }
      }
      for i in 0..<24 {
        c.fill(
          Path([
            o + polar(Double(i) * .pi / 12 - 0.05, 30), o + polar(Double(i) * .pi / 12, i % 2 == 0 ? 52 : 43),
            o + polar(Double(i) * .pi / 12 + 0.05, 30),
          ]), accent)
      }
      c.fill(.circle(o, 29), accent)
    }
  },
  .tall("plate-02", quality: 72) { c in
    chart(c, 2, "WHY THE MOON CHANGES", "SUNLIGHT FALLS FROM ABOVE", ground: 0x1A1C26, ink: 0xF2EEE2, accent: 0xF2C65A)
    { c, ink, accent in
      for i in 0..<15 {
        let x = 42 + Double(i) * 34
        c.stroke(Path([Point(x, 26), Point(x, 96)], closed: false), 1.6, accent)
        c.fill(Path([Point(x - 5, 94), Point(x + 5, 94), Point(x, 106)]), accent)
      }
      let o = Point(280, 412)
      c.stroke(.circle(o, 208), 1.2, ink.alpha(0.6))
      c.stroke(Path.circle(o, 148).dashed(4, 5), 1, ink.alpha(0.4))
      ball(c, o, 58, 0x6FB0D8, 0x0E2238, -.pi / 2)
      for k in 0..<8 {
        let a = Double(k) * .pi / 4 - .pi / 2
        ball(c, o + polar(a, 208), 27, 0xF4EEDC, 0x30323C, -.pi / 2)
        // As seen from the Earth.
        let m = o + polar(a, 136)
        c.fill(.circle(m, 17), hex(0x30323C))
        let phase = Double(k) / 8 * 2 * .pi
        c.clip(.circle(m, 17)) { l in
          let lit = cos(phase)
          if k > 0 && k < 4 {
            l.fill(.rect(m.x, m.y - 20, 20, 40), hex(0xF4EEDC))
          } else if k > 4 {
            l.fill(.rect(m.x - 20, m.y - 20, 20, 40), hex(0xF4EEDC))
          } else if k == 4 {
            l.fill(.circle(m, 18), hex(0xF4EEDC))
          }
          if k != 0, k != 4 { l.fill(.ellipse(m, abs(lit) * 17, 17), hex(lit > 0 ? 0x30323C : 0xF4EEDC)) }
        }
      }
    }
  },
  .tall("plate-03", quality: 72) { c in
    chart(
      c, 3, "THE FOUR SEASONS", "THE AXIS LEANS AND DOES NOT TURN", ground: 0xF2E8D0, ink: 0x2A3040, accent: 0xC8502E
    ) { c, ink, accent in
      let o = Point(280, 370)
      c.stroke(.ellipse(o, 196, 262), 1.4, ink)
      c.stroke(Path.ellipse(o, 214, 280).dashed(3, 7), 1, ink.alpha(0.5))
      for i in 0..<36 {
        c.fill(
          Path([
            o + polar(Double(i) * .pi / 18 - 0.03, 62), o + polar(Double(i) * .pi / 18, i % 2 == 0 ? 104 : 84),
            o + polar(Double(i) * .pi / 18 + 0.03, 62),
          ]), accent)
      }
      c.fill(.circle(o, 58), accent)
      c.fill(.circle(o, 44), hex(0xE88A4A))
      for (k, label) in ["SUMMER", "AUTUMN", "WINTER", "SPRING"].enumerated() {
        let a = Double(k) * .pi / 2 - .pi / 2
        let at = o + Point(cos(a) * 196, sin(a) * 262)
        ball(c, at, 44, 0x8CC0C8, 0x1E3A50, a + .pi)
        c.clip(.circle(at, 44)) { l in
          for j in -2...2 {
            l.stroke(
              Path.ellipse(at + turn(Point(0, Double(j) * 18), 0.41), 44, 8, turned: 0.41), 0.8, hex(0xFFFFFF, 0.6))
          }
        }
        c.stroke(Path([at + turn(Point(0, -60), 0.41), at + turn(Point(0, 60), 0.41)], closed: false), 2.4, ink)
        c.text(label, at + Point(0, k == 2 ? -62 : 76), size: 10, ink, weight: 0.14, align: .centre, spacing: 0.4)
      }
    }
  },
  .tall("plate-04", quality: 72) { c in
    chart(
      c, 4, "TWO KINDS OF SHADOW", "ECLIPSE OF THE SUN • OF THE MOON", ground: 0x20343A, ink: 0xF2EBD8, accent: 0xF0A848
    ) { c, ink, accent in
      for (x, moonY, near) in [(160.0, 420.0, true), (400.0, 620.0, false)] {
        let sun = Point(x, 120)
        let earth = Point(x, near ? 590 : 440)
        let moon = Point(x, moonY)
        let (blocker, br) = near ? (moon, 20.0) : (earth, 52.0)
        let tip = blocker + Point(0, near ? 200 : 330)
        c.fill(
          Path([sun + Point(-78, 0), blocker + Point(-br, 0), blocker + Point(br, 0), sun + Point(78, 0)]),
          accent.alpha(0.22))
        c.fill(
          Path([
            blocker + Point(-br, 0), blocker + Point(br, 0), blocker + Point(br * 4.2, 260),
            blocker + Point(-br * 4.2, 260),
          ]), hex(0x0A1418, 0.28))
        c.fill(Path([blocker + Point(-br, 0), blocker + Point(br, 0), tip]), hex(0x0A1418, 0.85))
        c.fill(.circle(sun, 80), accent)
        c.fill(.circle(sun, 62), hex(0xF8CC7A))
        ball(c, earth, 52, 0x7FC0D0, 0x0E2A3A, -.pi / 2)
        ball(c, moon, 20, near ? 0xF2EBD8 : 0xC8603E, near ? 0x3A4448 : 0x7A2A1A, -.pi / 2)
        c.stroke(Path([sun, tip], closed: false).dashed(6, 5), 0.9, ink.alpha(0.5))
      }
      c.stroke(Path([Point(280, 40), Point(280, 700)], closed: false), 1, ink.alpha(0.5))
    }
  },
  .tall("plate-05", quality: 72) { c in
    chart(c, 5, "THE TIDES", "SPRING TIDE AND NEAP TIDE", ground: 0xE9E2CE, ink: 0x1E3448, accent: 0x2E7A94) {
      c, ink, accent in
      for (y, neap) in [(210.0, false), (540.0, true)] {
        let o = Point(190, y)
        let water = Path.ellipse(o, neap ? 118 : 142, neap ? 108 : 94)
        c.fill(water, accent.alpha(0.35))
        for k in 1..<5 {
          c.stroke(
            Path.ellipse(o, (neap ? 118 : 142) - Double(k) * 9, (neap ? 108 : 94) - Double(k) * 4), 1, accent.alpha(0.7)
          )
        }
        c.stroke(water, 2.2, accent)
        ball(c, o, 74, 0xC8B078, 0x6A5A3A, 0)
        let moon = neap ? o + Point(0, -144) : o + Point(210, 0)
        ball(c, moon, 22, 0xF8F2E0, 0x5A6068, 0)
        c.stroke(Path.circle(o, neap ? 144 : 210).dashed(3, 6), 0.9, ink.alpha(0.5))
        c.fill(.circle(Point(576, y), 72), hex(0xE89A3A))
        for k in -2...2 {
          let yy = y + Double(k) * 26
          c.stroke(Path([Point(488, yy), Point(438, yy)], closed: false), 1.6, hex(0xC8702E))
          c.fill(Path([Point(440, yy - 5), Point(440, yy + 5), Point(428, yy)]), hex(0xC8702E))
        }
        c.text(neap ? "NEAP" : "SPRING", Point(40, y - 126), size: 13, ink, weight: 0.14, spacing: 0.4)
      }
      c.stroke(Path([Point(36, 376), Point(524, 376)], closed: false), 0.9, ink.alpha(0.5))
    }
  },
  .tall("plate-06", quality: 72) { c in
    chart(c, 6, "LIGHT, UNDONE", "DARK LINES IN FIVE STARS", ground: 0x101218, ink: 0xF2EEE4, accent: 0xC8CCD8) {
      c, ink, accent in
      let rainbow = Ramp([
        (0, 0x2A0E4A), (0.12, 0x4A2AB0), (0.25, 0x2A6AE0), (0.38, 0x2AC0C8), (0.5, 0x3AC85A), (0.63, 0xE8E04A),
        (0.76, 0xF08A2A), (0.9, 0xD02A1E), (1, 0x3A0A0A),
      ])
      var random = Random(6)
      for k in 0..<5 {
        let x = 44 + Double(k) * 97
        c.fill(.rect(x, 76, 84, 610), .linear(Point(0, 76), Point(0, 686), rainbow))
        c.text(
          ["SUN", "VEGA", "RIGEL", "MIRA", "CAPH"][k], Point(x + 42, 62), size: 10, ink, weight: 0.14, align: .centre,
          spacing: 0.3)
        let n = [46, 9, 12, 70, 26][k]
        for _ in 0..<n {
          c.fill(
            .rect(x, 76 + random.unit() * 606, 84, random.real(0.8, k == 1 ? 6 : 3)),
            hex(0x08080C, random.real(0.5, 0.95)))
        }
        for y in [0.16, 0.24, 0.40, 0.80] where k < 3 {
          c.fill(.rect(x, 76 + y * 610, 84, k == 1 ? 9 : 5), hex(0x08080C))
        }
      }
      _ = accent
    }
  },
  .tall("plate-07", quality: 72) { c in
    chart(c, 7, "WAYS OF COMETS", "SEEN BETWEEN 1744 AND 1910", ground: 0x2A1A34, ink: 0xF4E6DA, accent: 0xF0A07A) {
      c, ink, accent in
      let o = Point(280, 300)
      for r in [46.0, 78, 112, 210] { c.stroke(Path.circle(o, r).dashed(2, 5), 1, ink.alpha(0.5)) }
      let tones: [UInt32] = [0xF0A07A, 0xF6D28A, 0x9AD0D0, 0xE87A8A, 0xC8B0E8]
      for k in 0..<9 {
        let q = 22 + Double(k) * 11
        let turned = Double(k) * 0.72 + 0.4
        let way = Path(
          (0...120).map { i -> Point in
            let f = (Double(i) / 120 - 0.5) * 5.1
            let r = 2 * q / (1 + cos(f))
            return o + polar(f + turned, min(r, 900))
          }, closed: false)
        let tone = hex(tones[k % 5])
        c.stroke(way, 1.5, tone.alpha(0.85))
        let f = -1.6 + Double(k) * 0.36
        let at = o + polar(f + turned, 2 * q / (1 + cos(f)))
        let away = unit(at - o)
        for j in -3...3 {
          c.fill(
            Path([at, at + turn(away, Double(j) * 0.07) * 92], closed: false).outlined { 0.6 + 4 * $0 },
            tone.alpha(0.25))
        }
        c.fill(.circle(at, 5), hex(0xFFF8EC))
      }
      c.fill(.circle(o, 17), accent)
      c.layerGlow(o, 80, accent.alpha(0.5))
    }
  },
  .tall("plate-08", quality: 72) { c in
    chart(
      c, 8, "FOUR MOONS, ONE MONTH", "READ DOWNWARDS, NIGHT BY NIGHT", ground: 0xEFE6D2, ink: 0x2A2A38, accent: 0xB84A34
    ) { c, ink, accent in
      c.fill(.rect(262, 40, 36, 664), hex(0xE0B884))
      for k in 0..<5 { c.fill(.rect(265 + Double(k) * 6.4, 40, 3, 664), hex(0xB87A4A, 0.55)) }
      for d in 0...28 {
        let y = 48 + Double(d) * 23
        c.stroke(Path([Point(52, y), Point(508, y)], closed: false), 0.7, ink.alpha(0.18))
        if d % 4 == 0 { c.text("\(d + 1)", Point(42, y + 4), size: 8, ink, weight: 0.14, align: .right) }
      }
      for (k, (amp, period)) in [(46.0, 1.77), (84.0, 3.55), (134.0, 7.15), (212.0, 16.69)].enumerated() {
        let pts = (0...560).map { i -> Point in
          let d = Double(i) / 560 * 28
          return Point(280 + amp * sin(d / period * 2 * .pi + Double(k)), 48 + d * 23)
        }
        c.stroke(Path(pts, closed: false), 2.4, hex([0xB84A34, 0x2E6A86, 0x6A7A3A, 0x4A3A6A][k]))
        for d in 0...28 {
          c.fill(
            .circle(Point(280 + amp * sin(Double(d) / period * 2 * .pi + Double(k)), 48 + Double(d) * 23), 3.4),
            hex([0xB84A34, 0x2E6A86, 0x6A7A3A, 0x4A3A6A][k]))
        }
      }
      _ = accent
    }
  },
  .tall("plate-09", quality: 72) { c in
    chart(c, 9, "THE YEAR AT NOON", "ONE SUN EACH WEEK, ONE PLATE", ground: 0x1E4A66, ink: 0xF6EED8, accent: 0xF6C04A) {
      c, ink, accent in
      c.fill(
        .rect(0, 0, 560, 716), .linear(Point(0, 0), Point(0, 716), Ramp([0x163A58, 0x2E6A8A, 0x8AB0B0, 0xE8D8B0])))
      for k in 0..<52 {
        let t = Double(k) / 52 * 2 * .pi
        let declination = -cos(t + 0.17)
        let equation = 0.62 * sin(2 * (t + 0.1)) - 0.42 * sin(t)
        let at = Point(286 - equation * 62, 318 - declination * 236)
        c.layerGlow(at, 26, hex(0xFFF2C0, 0.4))
        c.fill(.circle(at, 11), k % 4 == 0 ? hex(0xFFFFFF) : accent)
      }
      var town = Random(9)
      var x = -10.0
      while x < 570 {
        let wide = town.real(30, 60)
        let tall = town.real(40, 96)
        c.fill(.rect(x, 716 - tall, wide + 1, tall), hex(0x14283A))
        c.fill(
          Path([Point(x, 716 - tall), Point(x + wide / 2, 716 - tall - wide * 0.6), Point(x + wide, 716 - tall)]),
          hex(0x14283A))
        x += wide
      }
      c.fill(
        Path([Point(120, 716), Point(120, 560), Point(140, 478), Point(160, 560), Point(160, 716)]), hex(0x14283A))
      _ = ink
    }
  },
  .tall("plate-10", quality: 72) { c in
    chart(
      c, 10, "GREAT SUNS AND SMALL", "FROM A SUPERGIANT TO OUR OWN", ground: 0x15131C, ink: 0xF4EADC, accent: 0xE8A06A
    ) { c, ink, accent in
      let suns: [(Double, UInt32, UInt32)] = [
        (660, 0xD8482A, 0x6A1408), (430, 0xE8702E, 0x8A2A0C), (262, 0xF0A048, 0xA85018), (148, 0xA8C8F4, 0x4A6AB0),
        (74, 0xF6F0E0, 0xA8A08A), (30, 0xF8DC7A, 0xC8902E), (9, 0xF0704A, 0x9A3018),
      ]
      for (r, a, b) in suns {
        let o = Point(520 - r * 0.82, 690 - r * 0.78)
        c.fill(.circle(o, r), .radial(o, r, Ramp([(0, a), (0.7, a), (1, b)])))
        c.stroke(.circle(o, r), 1, ink.alpha(0.25))
      }
      _ = accent
    }
  },
  .tall("plate-11", quality: 72) { c in
    chart(c, 11, "THE OCEAN OF AIR", "HEIGHTS IN KILOMETRES", ground: 0x0E1830, ink: 0xF2F0E6, accent: 0xF0B85A) {
      c, ink, accent in
      c.fill(
        .rect(0, 0, 560, 716),
        .linear(
          Point(0, 0), Point(0, 716),
          Ramp([(0, 0x080C1E), (0.3, 0x121E44), (0.55, 0x23488A), (0.78, 0x5A9CCC), (1, 0xD9ECEC)])))
      var random = Random(11)
      for _ in 0..<110 {
        c.fill(.circle(Point(random.unit() * 560, random.unit() * 260), random.real(0.5, 1.5)), hex(0xFFFFFF, 0.8))
      }
      curtains(c)
      for (y, label) in [(90.0, "100"), (240, "80"), (390, "50"), (540, "20"), (640, "10")] {
        c.stroke(Path([Point(24, y), Point(536, y)], closed: false).dashed(7, 6), 1, ink.alpha(0.55))
        c.text(label, Point(530, y - 7), size: 10, ink, weight: 0.14, align: .right)
      }
      for (x, y, a) in [(150.0, 196.0, 0.5), (330, 160, 0.6), (440, 214, 0.4)] {
        c.fill(
          Path([Point(x, y), Point(x, y) + polar(a + .pi, 90)], closed: false).outlined { 4 * (1 - $0) + 0.4 },
          hex(0xFFF2C0))
      }
      c.fill(.circle(Point(400, 476), 40), accent)
      for k in -2...2 { c.stroke(.ellipse(Point(400, 476), abs(Double(k)) * 16 + 0.5, 40), 1, hex(0x8A4A1E, 0.6)) }
      c.stroke(Path([Point(370, 503), Point(390, 540), Point(410, 540), Point(430, 503)], closed: false), 1.2, ink)
      c.fill(.rect(391, 540, 18, 13), hex(0x6A3A1E))
      for (x, y, s) in [(90.0, 612.0, 1.0), (250, 586, 0.8), (470, 622, 1.1)] {
        for (dx, dy, r) in [(-46.0, 8.0, 22.0), (-16, -8, 32), (22, -2, 28), (52, 10, 20)] {
          c.fill(.circle(Point(x + dx * s, y + dy * s), r * s), hex(0xFFFFFF, 0.93))
        }
        c.fill(.rect(x - 62 * s, y + 12 * s, 128 * s, 18 * s), hex(0xFFFFFF, 0.93))
      }
      c.fill(
        Path([
          Point(0, 716), Point(70, 660), Point(130, 690), Point(220, 628), Point(320, 700), Point(420, 672),
          Point(560, 716),
        ]), hex(0x2E5A5E))
      c.fill(
        Path([Point(196, 645), Point(220, 628), Point(246, 648), Point(228, 646), Point(216, 656)]), hex(0xF6F4EE))
      c.flock(4, 5, (Point(0.4, 0.70), Point(0.6, 0.76)), 9, hex(0x14283A))
    }
  },
  .tall("plate-12", quality: 72) { c in
    chart(c, 12, "A DIAL FOR SELHAVEN", "LATITUDE 57 DEGREES NORTH", ground: 0xEEE0C2, ink: 0x3A2418, accent: 0xA83A2A)
    { c, ink, accent in
      let o = Point(280, 430)
      c.fill(.circle(o, 236), hex(0xF8EED6))
      for (r, width) in [(236.0, 2.4), (226, 1), (176, 1), (168, 2)] { c.stroke(.circle(o, r), width, ink) }
      let names = ["6", "7", "8", "9", "10", "11", "12", "1", "2", "3", "4", "5", "6"]
      for h in 0..<13 {
        let angle = Double(h - 6) * 15 * .pi / 180
        let a = h == 0 ? -.pi / 2 : h == 12 ? .pi / 2 : atan(0.8387 * tan(angle))
        let d = polar(a - .pi / 2)
        c.stroke(
          Path([o + d * 24, o + d * 168], closed: false), h % 3 == 0 ? 2.2 : 1.1, h == 6 ? accent : ink, cap: .butt)
        c.text(names[h], o + d * 200 + Point(0, 7), size: 15, h == 6 ? accent : ink, weight: 0.13, align: .centre)
      }
      for k in 0..<32 {
        c.fill(
          Path([
            o + polar(Double(k) * .pi / 16 - 0.06, 62),
            o + polar(Double(k) * .pi / 16, k % 4 == 0 ? 132 : k % 2 == 0 ? 104 : 84),
            o + polar(Double(k) * .pi / 16 + 0.06, 62),
          ]), hex(k % 2 == 0 ? 0xD99A3E : 0xE8C27A, 0.8))
      }
      c.fill(.circle(o, 62), hex(0xE8B04A))
      c.stroke(.circle(o, 62), 1.6, ink)
      for s in [-1.0, 1.0] {
        c.fill(.circle(o + Point(s * 20, -10), 5), ink)
        c.stroke(Path.smooth([o + Point(s * 10, -22), o + Point(s * 20, -26), o + Point(s * 30, -21)]), 2.4, ink)
      }
      c.stroke(Path.smooth([o + Point(-22, 18), o + Point(0, 30), o + Point(22, 18)]), 3, ink)
      c.stroke(Path.smooth([o + Point(0, -8), o + Point(-5, 8), o + Point(4, 10)]), 2.2, ink)
      c.fill(Path([o, o + polar(-.pi / 2 + 0.42, 150), o + polar(-.pi / 2 + 0.36, 150)]), hex(0x3A2418, 0.35))
      c.text("I COUNT ONLY", Point(280, 98), size: 19, ink, weight: 0.11, align: .centre, spacing: 0.44)
      c.text("THE BRIGHT HOURS", Point(280, 138), size: 19, ink, weight: 0.11, align: .centre, spacing: 0.44)
    }
  },
]

private func curtains(_ c: Canvas) {
  let noise = Noise(7)
  c.fill(
    .rect(0, 20, 560, 130),
    .custom { p in
      let base = 124 + 18 * noise.fractal(p.x / 130, 0.5, octaves: 3)
      let up = (base - p.y) / 90
      let rays = 0.5 + 0.5 * noise(p.x / 9, 1.5)
      return hex(0x5AF0A8, clamp(up < 0 ? 0 : exp(-up * 2.4) * rays * 0.8))
    })
}
