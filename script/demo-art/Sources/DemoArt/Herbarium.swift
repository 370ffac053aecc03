import Glibc

extension Canvas {
  /// The sheet: paper, the pressed edge of the plate, the Latin name, the common one, and the number.
  fileprivate func sheet(
    _ seed: Int, _ latin: String, _ common: String, _ number: String, paper ground: UInt32 = 0xF3EBD6,
    ink: UInt32 = 0x3A3226, _ draw: (inout Botanist) -> Void
  ) {
    fill(.rect(0, 0, w, h), hex(ground))
    let noise = Noise(seed + 900)
    adjust { c, p in
      let stain = noise.fractal(p.x / 210, p.y / 210, octaves: 4)
      let edge = max(abs(p.x / self.w - 0.5), abs(p.y / self.h - 0.5)) * 2
      return mix(c, hex(0xC9A86A), clamp(stain * 0.16 + smooth(0.8, 1.05, edge) * 0.18))
    }
    stroke(.rect(26, 26, w - 52, h - 52), 1.2, hex(ink, 0.55), join: .miter)
    stroke(.rect(31, 31, w - 62, h - 62), 0.6, hex(ink, 0.45), join: .miter)
    var botanist = Botanist(self, seed)
    draw(&botanist)
    text(latin, Point(w / 2, h - 66), size: 18, hex(ink), weight: 0.095, align: .centre, spacing: 0.34, slant: 0.2)
    text(common, Point(w / 2, h - 45), size: 9, hex(ink, 0.8), weight: 0.12, align: .centre, spacing: 0.5)
    text(number, Point(w - 46, 54), size: 9.5, hex(ink, 0.8), weight: 0.12, align: .right, spacing: 0.4)
    self.paper(seed, strength: 1)
  }
}

let herbs: [Work] = [
  .tall("herb-01", quality: 72) { c in
    c.sheet(1, "FILIX MARITIMA", "SEA SPLEENWORT", "TAB. I") { b in
      let fronds: [(Double, Double, Double)] = [(-2.05, 318, -0.35), (-1.09, 330, 0.35), (-1.55, 590, -0.1)]
      for (angle, long, curl) in fronds {
        let root = Point(280, 726)
        var points: [Point] = []
        for i in 0...10 {
          let s = Double(i) / 10
          points.append(root + polar(angle + curl * s * s, long * s))
        }
        b.stem(points, 4.5, 1, hex(0x6A5A34))
        for i in 2..<30 {
          let s = Double(i) / 30
          let (p, a) = b.along(points, s)
          let size = long * 0.165 * sin(.pi * pow(s, 0.62)) + 7
          for side in [-1.0, 1.0] {
            b.leaf(
              p, a + side * (1.25 - s * 0.55), size, size * 0.27 + 3, mix(hex(0x3F6B3A), hex(0x7E9A48), s),
              bend: -side * 0.25, belly: 0.7, veins: 6, saw: 0.22)
          }
        }
      }
    }
  },
  .tall("herb-02", quality: 72) { c in
    c.sheet(2, "FOENICULUM SELHAVENSE", "HARBOUR FENNEL", "TAB. II") { b in
      let main = [Point(285, 720), Point(276, 560), Point(292, 380), Point(280, 210)]
      let heads: [([Point], Double)] = [
        (main, 96), ([Point(279, 540), Point(330, 440), Point(410, 340), Point(430, 300)], 66),
        ([Point(284, 470), Point(220, 400), Point(150, 330), Point(132, 290)], 70),
        ([Point(281, 610), Point(210, 550), Point(130, 500), Point(112, 470)], 46),
      ]
      for (points, _) in heads { b.stem(points, 6, 2.6, hex(0x7F9A4C)) }
      for t in [0.12, 0.3, 0.48] {
        let (p, a) = b.along(main, t)
        for side in [-1.0, 1.0] {
          for _ in 0..<26 {
            let d = a + side * b.random.real(0.35, 1.5)
            let q = p + polar(d, b.random.real(20, 110))
            var hair = Path()
            hair.move(p)
            hair.quad(mix(p, q, 0.6) + Point(0, 14), q)
            b.c.fill(hair.outlined { 1.5 * (1 - $0 * 0.6) }, hex(0x5F8A3E, 0.9))
          }
        }
      }
      for (points, r) in heads {
        let tip = points[points.count - 1]
        for i in 0..<24 {
          let a = -.pi / 2 + (Double(i) - 11.5) / 11.5 * 1.45
          let q = tip + Point(cos(a) * r, sin(a) * r * 0.72)
          var ray = Path()
          ray.move(tip)
          ray.quad(tip + Point(cos(a) * r * 0.4, -r * 0.35), q)
          b.c.fill(ray.outlined { _ in 1.5 }, hex(0x7F9A4C))
          for k in 0..<12 {
            let e = Double(k) / 12 * 2 * .pi
            let s = q + Point(cos(e), sin(e) * 0.6) * r * b.random.real(0.04, 0.15)
            b.berry(s, r * 0.024 + 0.9, b.random.chance(0.7) ? hex(0xE3B52E) : hex(0xC98F1E))
          }
        }
      }
    }
  },
  .tall("herb-03", quality: 72) { c in
    c.sheet(3, "ROSA LITORALIS", "DUNE ROSE IN FRUIT", "TAB. III") { b in
      let main = [Point(170, 730), Point(230, 580), Point(270, 420), Point(370, 250), Point(420, 130)]
      b.stem(main, 8, 3, hex(0x7A4A34))
      for i in 0..<26 {
        let (p, a) = b.along(main, 0.04 + Double(i) * 0.036)
        let side = i % 2 == 0 ? 1.0 : -1.0
        b.c.fill(Path([p + polar(a, 4), p + polar(a + side * 1.7, 11), p - polar(a, 4)]), hex(0x8E4A3A))
      }
      for (i, t) in [0.14, 0.3, 0.45, 0.6, 0.75, 0.9].enumerated() {
        let side = i % 2 == 0 ? 1.0 : -1.0
        let (p, a) = b.along(main, t)
        let d = a + side * 0.95
        let end = p + polar(d - side * 0.25, 132 - Double(i) * 9)
        let rib = [p, mix(p, end, 0.5) + Point(0, -10), end]
        b.stem(rib, 2.6, 1.2, hex(0x7C8A44))
        for k in 0..<3 {
          let (q, e) = b.along(rib, 0.32 + Double(k) * 0.26)
          for s in [-1.0, 1.0] {
            b.leaf(
              q, e + s * 1.05, 50 - Double(i) * 3, 30 - Double(i) * 2, mix(hex(0x3E6A3E), hex(0x6E8E4A), Double(k) / 3),
              bend: s * -0.2, saw: 0.12)
          }
        }
        b.leaf(end, d - side * 0.3, 52 - Double(i) * 3, 31 - Double(i) * 2, hex(0x58803F), saw: 0.12)
        // Hips hang from the other side.
        let h0 = p + polar(a - side * 1.0, 46)
        let hip = h0 + Point(-side * 8, 20)
        b.stem([p, mix(p, h0, 0.6) + Point(0, -8), h0, hip - Point(0, 10)], 2.2, 1.6, hex(0x7C6A3A))
        for k in -2...2 {
          b.c.fill(
            Path([hip + Point(Double(k) * 3, 15), hip + Point(Double(k) * 6, 29), hip + Point(Double(k) * 3 + 2.5, 14)]
            ), hex(0x6A5A34))
        }
        b.berry(hip, 18, hex(0xC8321E))
      }
      b.flower(
        Point(432, 118), 5, 74, 84, hex(0xE79AA6), squash: 0.82, turned: 0.3, belly: 1.7, heart: hex(0xE0B040),
        eye: 0.24)
    }
  },
  .tall("herb-04", quality: 72) { c in
    c.sheet(4, "PAPAVER HORTENSE", "RAILWAY POPPY", "TAB. IV") { b in
      let stems = [
        [Point(260, 740), Point(240, 560), Point(262, 380), Point(246, 230)],
        [Point(272, 740), Point(330, 600), Point(392, 470), Point(398, 372)],
        [Point(250, 740), Point(190, 640), Point(140, 540), Point(128, 440), Point(150, 420)],
      ]
      for s in stems { b.stem(s, 4.6, 3, hex(0x6E8A4E)) }
      for (t, side, long) in [(0.1, 1.0, 150.0), (0.2, -1.0, 170.0), (0.36, 1.0, 130.0), (0.46, -1, 110)] {
        let (p, a) = b.along(stems[0], t)
        for k in 0..<5 {
          b.leaf(
            p + polar(a + side * 0.9, long * 0.16 * Double(k)), a + side * (0.5 + (k % 2 == 0 ? 0.75 : -0.25)),
            long * (0.5 - Double(k) * 0.05), 17, hex(0x5E8458), bend: side * 0.3, veins: 5, saw: 0.3)
        }
        b.leaf(p, a + side * 0.9, long, 26, hex(0x67905C), bend: side * 0.2, saw: 0.3)
      }
      b.flower(
        Point(246, 206), 6, 124, 132, hex(0xD8361F), squash: 0.86, turned: 0.5, belly: 1.9, heart: hex(0x2A2030),
        eye: 0.22)
      b.flower(
        Point(398, 362), 5, 82, 96, hex(0xE0492A), squash: 0.5, turned: 0.2, belly: 1.9, heart: hex(0x2A2030), eye: 0.2)
      b.leaf(Point(150, 420), 1.9, 60, 36, hex(0x6E8A4E), bend: 0.1, veins: 4)
      b.leaf(Point(148, 424), 1.75, 62, 14, hex(0xD8361F), veins: 0)
    }
  },
  .tall("herb-05", quality: 72) { c in
    c.sheet(5, "GINKGO BILOBA", "FROM THE TREE BY THE TOWN HALL", "TAB. V") { b in
      let main = [Point(120, 690), Point(190, 540), Point(300, 420), Point(360, 260), Point(430, 140)]
      b.stem(main, 10, 4, hex(0x8A6A4A))
      for i in 0..<9 {
        let (p, a) = b.along(main, 0.1 + Double(i) * 0.105)
        let side = i % 2 == 0 ? 1.0 : -1.0
        for k in 0..<2 {
          let d = a + side * (0.7 + Double(k) * 0.75)
          let end = p + polar(d, 54 + Double(k) * 18)
          b.stem([p, mix(p, end, 0.5) + Point(0, 6), end], 2.4, 1.7, hex(0xB09A4A))
          // A fan with a notch.
          let r = 62.0 + b.random.real(-8, 10)
          let colour = mix(hex(0xE6B93A), hex(0x9FA64A), b.random.unit() * 0.8)
          var fan: [Point] = [end]
          for s in 0...40 {
            let u = Double(s) / 40 * 2 - 1
            let notch = 1 - 0.34 * exp(-pow(u / 0.07, 2)) + 0.03 * sin(u * 16) - 0.10 * u * u
            fan.append(end + polar(d + u * 1.02, r * notch))
          }
          let path = Path(fan)
          b.c.fill(path, .radial(end, r, Ramp([(0, 0xB89A3A), (0.5, 0xE0B848), (1, 0xF0CE68)])))
          b.c.fill(path, colour.alpha(0.5))
          var lines = Path()
          for s in 0...26 {
            let u = Double(s) / 26 * 2 - 1
            lines.add(
              Path(
                [end, end + polar(d + u * 0.98, r * (0.93 - 0.10 * u * u - 0.3 * exp(-pow(u / 0.07, 2))))],
                closed: false))
          }
          b.c.fill(lines.stroked(0.7), hex(0x8A6A1E, 0.55))
          b.c.stroke(path, 0.9, hex(0x6A521E, 0.8))
        }
      }
    }
  },
  .tall("herb-06", quality: 72) { c in
    c.sheet(6, "DIGITALIS NOCTURNA", "NIGHT WATCH FOXGLOVE", "TAB. VI") { b in
      let main = [Point(286, 745), Point(278, 560), Point(286, 340), Point(276, 110)]
      b.stem(main, 8, 2, hex(0x6E8A4A))
      for (a, long) in [(-2.85, 200.0), (-0.3, 205.0), (-2.5, 180.0), (-0.62, 176.0), (-2.2, 130), (-0.95, 124)] {
        b.leaf(
          Point(283, 716 - (205 - long) * 0.9), a, long, long * 0.36, hex(0x547A46), bend: a < -1.57 ? -0.35 : 0.35,
          veins: 9, saw: 0.07)
      }
      for i in (0..<17).reversed() {
        let t = 0.34 + Double(i) * 0.037
        let (p, _) = b.along(main, t)
        let side = i % 2 == 0 ? 1.0 : -1.0
        let size = 74 * (1 - Double(i) * 0.047)
        let a = .pi / 2 - side * (0.85 - Double(i) * 0.01)
        let d = polar(a)
        let n = normal(d)
        let m = p + Point(side * 6, 0)
        let tone = mix(hex(0x8E4A9A), hex(0xB9D0A0), pow(Double(i) / 17, 2.4))
        var bell = Path()
        bell.move(m + n * size * 0.09)
        bell.curve(
          m + n * size * 0.34 + d * size * 0.3, m + n * size * 0.26 + d * size * 0.7, m + n * size * 0.38 + d * size)
        bell.curve(
          m + n * size * 0.1 + d * size * 1.12, m - n * size * 0.2 + d * size * 1.16, m - n * size * 0.36 + d * size)
        bell.curve(m - n * size * 0.24 + d * size * 0.7, m - n * size * 0.32 + d * size * 0.3, m - n * size * 0.09)
        b.c.fill(bell, .linear(m + n * size * 0.3, m - n * size * 0.3, Ramp([(0, 0xFFFFFF), (1, 0x000000)])))
        b.c.fill(bell, tone.alpha(0.86))
        b.c.fill(.ellipse(m + d * size * 1.0, size * 0.35, size * 0.12, turned: a + .pi / 2), tone.lit(-0.35))
        for k in 0..<5 {
          b.c.fill(
            .circle(m + d * size * (1.0 + 0.02 * Double(k % 2)) + n * size * (Double(k) - 2) * 0.1, size * 0.022),
            hex(0xF6E6F0))
        }
        b.c.stroke(bell, 0.9, tone.lit(-0.5))
        b.leaf(p, a - side * 0.2, size * 0.36, size * 0.2, hex(0x7E9A54), veins: 3)
      }
    }
  },
  .tall("herb-07", quality: 72) { c in
    c.sheet(7, "DELESSERIA RUBRA", "RED WEED, FROM THE MOLE", "TAB. VII", paper: 0xF4EFE2) { b in
      let colours = Ramp([0x7E1630, 0xA82C48, 0xD8566A, 0xE88A94])
      b.fork(Point(280, 722), -1.57, 100, 11, colours, depth: 7, of: 7)
      b.c.fill(.ellipse(Point(280, 722), 16, 7), hex(0x6E1A2C))
    }
  },
  .tall("herb-08", quality: 72) { c in
    c.sheet(8, "SALIX VENTOSA", "WIND WILLOW", "TAB. VIII") { b in
      let main = [Point(420, 730), Point(360, 590), Point(310, 430), Point(210, 290), Point(130, 170)]
      let twig = [Point(346, 560), Point(390, 440), Point(430, 330), Point(446, 200)]
      b.stem(main, 7, 2.4, hex(0x7A5A30))
      b.stem(twig, 4.6, 2, hex(0x7A5A30))
      for (points, n, from) in [(main, 15, 0.1), (twig, 10, 0.16)] {
        for i in 0..<n {
          let (p, a) = b.along(points, from + Double(i) * (0.9 / Double(n)))
          let side = i % 2 == 0 ? 1.0 : -1.0
          b.leaf(
            p, a + side * 0.62, 128 - Double(i) * 3, 19, mix(hex(0x5A7E52), hex(0x9AAE7A), b.random.unit()),
            bend: side * 0.45, belly: 0.85, veins: 12)
        }
      }
      for (points, t) in [(main, 0.98), (twig, 0.98), (main, 0.55)] {
        let (p, a) = b.along(points, t)
        for i in (0..<60).reversed() {
          let s = Double(i) / 60
          let q = p + polar(a + 0.3, s * 62) + polar(Double(i) * 2.4, 9 * sin(.pi * pow(s, 0.6)))
          b.berry(q, 2.6, mix(hex(0xE6DA7A), hex(0xF6F0C0), s))
        }
      }
    }
  },
  .tall("herb-09", quality: 72) { c in
    c.sheet(9, "HORDEUM ARENARIUM", "SAND BARLEY", "TAB. IX", paper: 0xEFE6D0) { b in
      for (k, x) in [(0, 220.0), (1, 290.0), (2, 352.0), (3, 252), (4, 322)] {
        let lean = (x - 280) * 0.9
        let top = 240 + Double((k * 53) % 90)
        let stem = [
          Point(280 + (x - 280) * 0.25, 740), Point(280 + (x - 280) * 0.6, 560), Point(x + lean * 0.3, 400),
          Point(x + lean, top),
        ]
        b.stem(stem, 3.4, 2.2, hex(0xB8A04E))
        let (p0, a0) = b.along(stem, 0.28 + Double(k) * 0.06)
        b.leaf(
          p0, a0 + (k % 2 == 0 ? 0.4 : -0.4), 230, 12, hex(0x9A9A52), bend: k % 2 == 0 ? 0.9 : -0.9, belly: 0.5,
          veins: 0)
        let (_, a) = b.along(stem, 1)
        for i in 0..<15 {
          let p = stem[3] + polar(a + 0.12 * lean / 60 * Double(i) / 15, Double(i) * 7.6)
          for side in [-1.0, 1.0] {
            let d = a + side * 0.32
            var awn = Path()
            awn.move(p)
            awn.quad(p + polar(d, 60), p + polar(d - side * 0.16, 118))
            b.c.fill(awn.outlined { 1.3 * (1 - $0 * 0.7) }, hex(0xA8822E, 0.9))
            b.leaf(p, d, 24, 9.5, mix(hex(0xD9B04A), hex(0xC08A32), b.random.unit()), veins: 0)
          }
        }
      }
    }
  },
  .tall("herb-10", quality: 72) { c in
    c.sheet(10, "HEDERA MURALIS", "IVY OF THE OLD WALL", "TAB. X") { b in
      let vines = [
        [Point(150, 740), Point(200, 600), Point(150, 450), Point(230, 300), Point(190, 130)],
        [Point(190, 620), Point(300, 560), Point(370, 420), Point(340, 280), Point(410, 150)],
      ]
      for v in vines { b.stem(v, 6, 2, hex(0x6A4E34)) }
      for v in vines {
        for i in 0..<11 {
          let (p, a) = b.along(v, 0.16 + Double(i) * 0.082)
          let side = i % 2 == 0 ? 1.0 : -1.0
          let d = a + side * 1.15
          let end = p + polar(d, 34)
          b.stem([p, mix(p, end, 0.5) + Point(0, 5), end], 2.2, 1.5, hex(0x8A7A44))
          let r = 70 - Double(i) * 3.2
          // Five lobes, the middle one longest.
          var outline: [Point] = []
          for s in 0...60 {
            let u = Double(s) / 60 * 2 - 1
            let lobe = 0.56 + 0.44 * pow(abs(cos(u * 2.5 * .pi / 1.02)), 0.8)
            let fall = 1 - 0.42 * abs(u)
            outline.append(end + polar(d + u * 2.5, r * lobe * fall))
          }
          let path = Path([end] + outline)
          let tone = mix(hex(0x2A5A3C), hex(0x5A8648), Double(i) / 12 + b.random.bell() * 0.08)
          b.c.fill(path, .radial(end, r, Ramp([(0, 0x9AB27A), (0.25, 0x5A7E4A), (1, 0x3A6040)])))
          b.c.fill(path, tone.alpha(0.66))
          var lines = Path()
          for u in [-0.8, -0.4, 0, 0.4, 0.8] {
            let tip = end + polar(d + u * 2.5, r * (1 - 0.42 * abs(u)) * 0.93)
            lines.add(Path([end, tip], closed: false))
            for k in 1..<4 {
              let q = mix(end, tip, Double(k) * 0.24)
              for s in [-0.6, 0.6] { lines.add(Path([q, q + polar(d + u * 2.5 + s, r * 0.15)], closed: false)) }
            }
          }
          b.c.fill(lines.stroked(1), hex(0xD5DFB4, 0.8))
          b.c.stroke(path, 0.9, hex(0x1A3424, 0.8))
        }
      }
    }
  },
  .tall("herb-11", quality: 72) { c in
    c.sheet(11, "ERYNGIUM MARITIMUM", "SEA HOLLY", "TAB. XI", paper: 0xF2ECDC) { b in
      let main = [Point(280, 740), Point(286, 600), Point(276, 460), Point(284, 260)]
      let arms: [[Point]] = [
        main, [Point(284, 560), Point(350, 470), Point(410, 390)], [Point(280, 510), Point(210, 420), Point(152, 350)],
        [Point(282, 640), Point(350, 600), Point(420, 560)], [Point(282, 660), Point(210, 610), Point(136, 560)],
      ]
      for a in arms { b.stem(a, 5, 3, hex(0x7E9AA0)) }
      for (k, arm) in arms.enumerated().reversed() {
        let tip = arm[arm.count - 1]
        let r = k == 0 ? 1.0 : k < 3 ? 0.82 : 0.66
        for i in 0..<9 {
          let a = Double(i) / 9 * 2 * .pi + 0.2 + Double(k)
          b.leaf(
            tip + Point(0, 22 * r), atan2(sin(a) * 0.62, cos(a)), 104 * r * (0.75 + 0.25 * abs(cos(a))), 34 * r,
            mix(hex(0x6E93A8), hex(0xA9C2C0), b.random.unit()), bend: 0.1, veins: 7, saw: 0.5)
        }
        for i in 0..<150 {
          let s = Double(i) / 150
          let a = Double(i) * 2.39996
          let y = lerp(28, -40, s) * r
          let x = 30 * r * (max(0, 1 - pow((s - 0.42) / 0.62, 2))).squareRoot() * cos(a)
          guard sin(a) > -0.3 else { continue }
          let p = tip + Point(x, y)
          b.c.fill(Tiles.star(5, p, 5.4 * r, 2 * r, turned: a), mix(hex(0x3A5A94), hex(0x9AB4DC), b.random.unit()))
        }
      }
    }
  },
  .tall("herb-12", quality: 72) { c in
    c.sheet(12, "ASTER FLUCTUUM", "SEA ASTER", "TAB. XII") { b in
      let main = [Point(270, 742), Point(290, 600), Point(270, 440), Point(282, 250)]
      let arms: [[Point]] = [
        [Point(284, 560), Point(370, 480), Point(416, 400)], [Point(272, 470), Point(200, 410), Point(142, 330)],
        [Point(274, 420), Point(350, 330), Point(392, 220)], [Point(284, 600), Point(200, 560), Point(136, 520)],
      ]
      b.stem(main, 6, 3, hex(0x6E7E44))
      for a in arms { b.stem(a, 4, 2.2, hex(0x6E7E44)) }
      for i in 0..<16 {
        let (p, a) = b.along(main, 0.06 + Double(i) * 0.05)
        let side = i % 2 == 0 ? 1.0 : -1.0
        b.leaf(p, a + side * 0.85, 104 - Double(i) * 3.6, 15, hex(0x5F7E46), bend: side * 0.35, veins: 6)
      }
      let tips = [
        (main[3], 78.0, 0.9), (arms[0][2], 62.0, 0.6), (arms[1][2], 66.0, 0.75), (arms[2][2], 60.0, 0.95),
        (arms[3][2], 46, 0.5),
      ]
      for (tip, r, squash) in tips {
        b.flower(
          tip, 22, r, r * 0.22, mix(hex(0x8E7AC0), hex(0xB8A0DC), b.random.unit()), squash: squash,
          turned: b.random.unit(), belly: 1.3, heart: hex(0xE6B02E), eye: 0.3)
      }
    }
  },
]
