import Glibc

/// The Low Quay in six weathers, and six sheets from the city architect's drawer.
let elevations: [Work] = [
  .wide("house-01", quality: 70) { c in
    Quay(
      seed: 1, sky: Ramp([0x6FA8D0, 0xA8CCE0, 0xE6ECE6]),
      walls: [0xD98A5A, 0xE8C87A, 0xC8604A, 0xEADFC8, 0x8AA8A0, 0xB8C4C0], roofs: [0x7A3A2E, 0x5A4A48, 0x8A4A34],
      glass: 0x3A5468, lamp: 0xFFE6A8,
      water: 0x4A7E98,
      after: { c in
        c.boat(Point(250, 486), 120, hull: hex(0x24344A), sail: hex(0xF6EEDC))
        c.flock(5, 6, (Point(0.7, 0.06), Point(1.5, 0.2)), 12, hex(0xFFFFFF))
      }
    ).draw(c)
  },
  .wide("house-02", quality: 70) { c in
    Quay(
      seed: 7, sky: Ramp([0x141A3A, 0x2A2F5C, 0x6A5278, 0xD08A7A]),
      walls: [0x7A5A68, 0x8A6A5E, 0x5E5A78, 0x9A7A6A, 0x6A7086], roofs: [0x3A2A3A, 0x2E2A40], glass: 0x2A2C48,
      lamp: 0xFFD27A, lights: 0.5,
      water: 0x1E2448, dim: 0.42, tint: 0x1A1C40
    ).draw(c)
  },
  .wide("house-03", quality: 70) { c in
    Quay(
      seed: 13, sky: Ramp([0x9AA8B0, 0xBCC6C8, 0xD9DCD8]), walls: [0x8E9A9A, 0xA8A498, 0x9A8A80, 0xB8B4A8, 0x7E8C94],
      roofs: [0x5A5658, 0x4A4E54], glass: 0x4A565E, lamp: 0xFFDFA0, lights: 0.22, water: 0x7A8A92,
      after: { c in
        c.rain(4, 560, hex(0xFFFFFF, 0.24))
        for (x, k) in [(300.0, 0xC8392B), (344, 0xE3A93C), (620, 0x1E4A6E)] as [(Double, UInt32)] {
          c.sector2(Point(x, 372), 17, hex(k))
          c.fill(.rect(x - 1, 372, 2, 24), hex(0x2A2A2A))
        }
      }
    ).draw(c)
  },
  .wide("house-04", quality: 70) { c in
    Quay(
      seed: 21, sky: Ramp([0xB8C4D8, 0xD8DCE6, 0xF2E8E4]), walls: [0xB85A48, 0xD9A86A, 0x8A9AAC, 0xE6DCCB, 0xA87A62],
      roofs: [0xF2F4F8, 0xE8ECF2], glass: 0x44546A, lamp: 0xFFDC96, lights: 0.4, water: 0x8AA0B8,
      after: { $0.snow(8, 420, hex(0xFFFFFF)) }
    ).draw(c)
  },
  .wide("house-05", quality: 70) { c in
    Quay(
      seed: 34, sky: Ramp([0xF2B27A, 0xF6CC96, 0xFBE6C0]), walls: [0xF0C49A, 0xE89A6E, 0xF4DDB4, 0xD87A58, 0xC8A080],
      roofs: [0x9A4A38, 0x7A3E3A], glass: 0xFFE2A6, lamp: 0xFFF4D0, lights: 0.3, water: 0xC88A6A,
      after: { c in c.boat(Point(690, 478), 96, hull: hex(0x5A2E2A), sail: hex(0xFBEBD0), flip: true) }
    ).draw(c)
  },
  .wide("house-06", quality: 70) { c in
    Quay(
      seed: 55, sky: Ramp([0x0A1024, 0x121C38, 0x1E2E50]), walls: [0x2A3A58, 0x34405E, 0x243250, 0x3A4660, 0x2E3650],
      roofs: [0x141C34, 0x1A2238], glass: 0x182440, lamp: 0xFFC85A, lights: 0.34, water: 0x0A1428,
      dim: 0.3, tint: 0x0A1024,
      after: { c in
        c.fill(.circle(Point(682, 136), 24), hex(0xF6EED4))
        c.layerGlow(Point(682, 136), 100, hex(0xF6EED4, 0.2))
      }
    ).draw(c)
  },
  .wide("house-07", quality: 66) { c in
    drawingSheet(c, 7, "CENTRAL STATION", "NORTH FRONT • 1871", paper: 0xF2EAD6, ink: 0x3A2E28, wash: 0xA8BCC0) {
      c, ink, wash in
      let stone = hex(0xE4CFA4)
      block(c, 90, 300, 780, 152, ink, stone)
      arcade(c, 100, 452, 6, 40, 26, 66, ink, wash)
      arcade(c, 620, 452, 6, 40, 26, 66, ink, wash)
      for x in [104.0, 624] { for i in 0..<6 { block(c, x + Double(i) * 40 + 8, 316, 20, 30, ink, wash) } }
      var hall = Path()
      hall.move(Point(350, 452))
      hall.line(Point(350, 250))
      hall.arc(Point(480, 250), 130, 130, .pi, 2 * .pi)
      hall.line(Point(610, 452))
      hall.close()
      c.fill(hall, hex(0xD9B98A))
      c.stroke(hall, 2, ink)
      var glass = Path()
      glass.arc(Point(480, 262), 106, 106, .pi, 2 * .pi)
      glass.close()
      c.fill(glass, wash)
      c.stroke(glass, 1.5, ink)
      var bars = Path()
      for k in 1..<9 {
        bars.add(Path([Point(480, 262), Point(480, 262) + polar(.pi + Double(k) * .pi / 9, 106)], closed: false))
      }
      for r in [36.0, 72] { bars.arc(Point(480, 262), r, r, .pi, 2 * .pi); bars.close() }
      c.fill(bars.stroked(1), ink)
      arcade(c, 372, 452, 3, 72, 48, 96, ink, wash)
      c.fill(.circle(Point(480, 312), 22), hex(0xF8F2E2))
      c.stroke(.circle(Point(480, 312), 22), 2, ink)
      c.stroke(Path([Point(480, 298), Point(480, 312), Point(490, 318)], closed: false), 2, ink)
      for x in [318.0, 610] {
        block(c, x, 170, 32, 282, ink, stone)
        c.fill(Path([Point(x - 5, 170), Point(x + 16, 96), Point(x + 37, 170)]), hex(0x6A8A84))
        c.stroke(Path([Point(x - 5, 170), Point(x + 16, 96), Point(x + 37, 170)]), 1.5, ink)
        block(c, x + 8, 190, 16, 34, ink, wash)
      }
      measure(c, Point(90, 474), Point(870, 474), ink)
    }
  },
  .wide("house-08", quality: 66) { c in
    drawingSheet(c, 8, "OBSERVATORY", "SECTION THROUGH THE DOME • 1860", paper: 0x1E4A86, ink: 0xF0F6FF, wash: 0x2E62A4)
    {
      c, ink, wash in
      let o = Point(480, 290)
      var dome = Path()
      dome.arc(o, 176, 176, .pi, 2 * .pi)
      dome.close()
      c.fill(dome, wash)
      c.stroke(dome, 2, ink)
      c.stroke(.ellipse(o, 168, 168), 0.01, ink)
      var ribs = Path()
      for k in 1..<8 {
        let w = 176 * cos(Double(k) * .pi / 16)
        ribs.arc(o, w, 176, .pi, 2 * .pi)
        ribs.close()
      }
      c.fill(ribs.stroked(0.8), ink.alpha(0.55))
      c.fill(Path([Point(452, 130), Point(508, 130), Point(516, 290), Point(444, 290)]), hex(0x12305E))
      block(c, 290, 290, 380, 22, ink, wash)
      block(c, 306, 312, 348, 140, ink, hex(0x265698))
      arcade(c, 310, 452, 8, 42.5, 24, 70, ink, hex(0x12305E))
      let tube = Path.rect(-150, -15, 300, 30).turned(-0.9).moved(Point(478, 236))
      c.fill(tube, hex(0x1E4A86))
      c.stroke(tube, 1.8, ink, join: .miter)
      c.stroke(Path.rect(-190, -9, 40, 18).turned(-0.9).moved(Point(478, 236)), 1.5, ink)
      c.stroke(.circle(Point(478, 244), 24), 1.8, ink)
      c.fill(Path([Point(462, 262), Point(494, 262), Point(508, 312), Point(448, 312)]), wash)
      c.stroke(Path([Point(462, 262), Point(494, 262), Point(508, 312), Point(448, 312)]), 1.5, ink)
      for x in [110.0, 700] {
        block(c, x, 352, 150, 100, ink, hex(0x265698))
        c.stroke(Path([Point(x - 8, 352), Point(x + 75, 306), Point(x + 158, 352)]), 1.8, ink)
        arcade(c, x + 6, 452, 3, 46, 24, 44, ink, hex(0x12305E))
      }
      measure(c, Point(304, 88), Point(656, 88), ink)
      c.fill(Path([Point(580, 82), o, Point(656, 116)], closed: false).dashed(6, 5).stroked(0.9), ink)
    }
  },
  .wide("house-09", quality: 66) { c in
    drawingSheet(c, 9, "BRIDGE OVER THE AUN", "SIX SPANS • 1888", paper: 0xEFE8DA, ink: 0x2A3440, wash: 0xA9C4C8) {
      c, ink, wash in
      c.fill(.rect(17, 400, 926, 52), wash.alpha(0.7))
      for k in 0..<7 {
        c.fill(
          Path(
            [
              Point(30 + Double(k * 37 % 90), 410 + Double(k) * 6),
              Point(900 - Double(k * 53 % 120), 410 + Double(k) * 6),
            ], closed: false
          ).dashed(40, 26).stroked(0.9), ink.alpha(0.4))
      }
      let deck = 256.0
      for i in 0..<6 {
        let x = 60 + Double(i) * 140
        var arch = Path()
        arch.arc(Point(x + 70, 392), 62, 108, .pi, 2 * .pi)
        var outer = Path()
        outer.arc(Point(x + 70, 392), 70, 122, .pi, 2 * .pi)
        c.stroke(outer, 2, ink)
        c.stroke(arch, 2, ink)
        for k in 0...16 {
          let a = .pi + Double(k) * .pi / 16
          c.stroke(
            Path(
              [
                Point(x + 70, 392) + Point(cos(a) * 62, sin(a) * 108),
                Point(x + 70, 392) + Point(cos(a) * 70, sin(a) * 122),
              ], closed: false), 1, ink)
          let top = Point(x + 70 + cos(a) * 70, 392 + sin(a) * 122)
          if top.y > deck + 14 { c.stroke(Path([top, Point(top.x, deck + 14)], closed: false), 1, ink) }
          if k < 16 {
            let b = .pi + Double(k + 1) * .pi / 16
            let next = Point(x + 70 + cos(b) * 70, 392 + sin(b) * 122)
            if next.y > deck + 14 {
              c.stroke(Path([Point(top.x, deck + 14), next], closed: false), 0.6, ink.alpha(0.6))
            }
          }
        }
      }
      for i in 0...6 {
        let x = 60 + Double(i) * 140
        let p = Path([Point(x - 13, 452), Point(x - 9, 388), Point(x + 9, 388), Point(x + 13, 452)])
        c.fill(p, hex(0xD9C8A4))
        c.stroke(p, 1.5, ink)
        for y in stride(from: 400.0, to: 450, by: 12) {
          c.stroke(Path([Point(x - 11, y), Point(x + 11, y)], closed: false), 0.7, ink.alpha(0.5))
        }
      }
      block(c, 40, deck, 880, 14, ink, hex(0xB5654A))
      var rail = Path()
      for i in 0...88 {
        rail.add(Path([Point(40 + Double(i) * 10, deck), Point(40 + Double(i) * 10, deck - 16)], closed: false))
      }
      rail.add(Path([Point(40, deck - 16), Point(920, deck - 16)], closed: false))
      c.fill(rail.stroked(1), ink)
      for i in 0..<3 {
        let x = 330 + Double(i) * 88
        block(c, x, deck - 44, 80, 36, ink, i == 0 ? hex(0x2E4A44) : hex(0xC8704A))
        for k in 0..<(i == 0 ? 1 : 5) { block(c, x + 6 + Double(k) * 15, deck - 38, 10, 13, ink, hex(0xF6EEDC)) }
        for k in [14.0, 32, 50, 66] { c.fill(.circle(Point(x + k, deck - 6), 6), ink) }
      }
      c.fill(.rect(338, deck - 64, 9, 22), ink)
      for k in 0..<5 {
        c.fill(
          .circle(Point(340 + Double(k) * 24, deck - 76 - Double(k) * 9), 9 + Double(k) * 3.4), hex(0xFFFFFF, 0.75))
      }
      measure(c, Point(60, 474), Point(900, 474), ink)
    }
  },
  .wide("house-10", quality: 66) { c in
    drawingSheet(c, 10, "PALM HOUSE", "IRON AND GLASS • 1883", paper: 0xEEF0E2, ink: 0x1E4034, wash: 0xC4DCCB) {
      c, ink, wash in
      func vault(_ cx: Double, _ r: Double, _ y: Double, _ tall: Double, _ n: Int) {
        var p = Path()
        p.move(Point(cx - r, 452))
        p.line(Point(cx - r, y))
        p.arc(Point(cx, y), r, tall, .pi, 2 * .pi)
        p.line(Point(cx + r, 452))
        p.close()
        c.fill(p, wash)
        c.stroke(p, 2, ink)
        var bars = Path()
        for k in 1..<n {
          let t = Double(k) / Double(n) * 2 - 1
          bars.add(Path([Point(cx + t * r, 452), Point(cx + t * r, y)], closed: false))
          var rib = Path()
          rib.move(Point(cx + t * r, y))
          rib.quad(Point(cx + t * r * 0.9, y - tall * (1 - t * t * 0.2)), Point(cx + t * r * 0.15, y - tall))
          bars.add(rib)
        }
        for k in 1..<5 {
          let s = Double(k) / 5
          bars.add(
            Path(
              [
                Point(cx - r * (1 - s * s).squareRoot(), y - tall * s),
                Point(cx + r * (1 - s * s).squareRoot(), y - tall * s),
              ], closed: false))
        }
        for k in 0..<4 {
          bars.add(
            Path(
              [Point(cx - r, y + (452 - y) * Double(k) / 4), Point(cx + r, y + (452 - y) * Double(k) / 4)],
              closed: false))
        }
        c.fill(bars.stroked(0.9), ink.alpha(0.65))
      }
      vault(210, 140, 366, 84, 14)
      vault(750, 140, 366, 84, 14)
      vault(480, 170, 300, 168, 16)
      block(c, 450, 108, 60, 26, ink, wash)
      c.stroke(Path([Point(444, 108), Point(480, 74), Point(516, 108)]), 1.6, ink)
      // Palms within.
      var random = Random(10)
      for (x, top) in [
        (430.0, 236.0), (536.0, 262.0), (482.0, 190.0), (180.0, 372.0), (262, 384), (720, 366), (798, 388),
      ] {
        c.fill(
          Path.smooth([Point(x + 6, 452), Point(x - 3, (452 + top) / 2), Point(x, top)]).outlined { 7 - 3 * $0 },
          hex(0x7A6A44))
        for k in 0..<11 {
          let a = -.pi / 2 + (Double(k) - 5) * 0.42
          let l = random.real(44, 62) * (top < 300 ? 1 : 0.72)
          var frond = Path()
          frond.move(Point(x, top))
          frond.quad(
            Point(x, top) + polar(a, l * 0.8), Point(x, top) + polar(a, l) + Point(0, l * 0.5 * abs(cos(a)) + 6))
          c.fill(frond.outlined { 1 + 8 * sin(.pi * $0) }, hex(k % 2 == 0 ? 0x2E6A48 : 0x4E8A54, 0.92))
        }
      }
      arcade(c, 444, 452, 1, 72, 46, 54, ink, hex(0xF6F4E6))
      block(c, 56, 444, 848, 8, ink, hex(0xD9C8A4))
    }
  },
  .wide("house-11", quality: 66) { c in
    drawingSheet(c, 11, "THE OPERA", "WINNING DESIGN • 1898", paper: 0xF4ECE0, ink: 0x4A2430, wash: 0xC9A8A0) {
      c, ink, wash in
      let stone = hex(0xEAD8BC)
      block(c, 150, 268, 660, 184, ink, stone)
      for i in 0..<3 { block(c, 130 - Double(i) * 14, 434 + Double(i) * 6, 700 + Double(i) * 28, 6, ink, stone) }
      block(c, 140, 256, 680, 14, ink, hex(0xDCC39C))
      var roof = Path()
      roof.move(Point(250, 256))
      roof.curve(Point(280, 150), Point(380, 112), Point(480, 108))
      roof.curve(Point(580, 112), Point(680, 150), Point(710, 256))
      roof.close()
      c.fill(roof, hex(0x7EA090))
      c.stroke(roof, 2, ink)
      for k in 1..<12 {
        let x = 250 + Double(k) * 460 / 12
        var seam = Path()
        seam.move(Point(x, 256))
        seam.quad(Point(x, 190), Point(480 + (x - 480) * 0.3, 118))
        c.stroke(seam, 0.8, ink.alpha(0.5))
      }
      c.fill(Path([Point(300, 256), Point(480, 190), Point(660, 256)]), hex(0xE4CCA6))
      c.stroke(Path([Point(300, 256), Point(480, 190), Point(660, 256)]), 2, ink, join: .miter)
      c.stroke(.circle(Point(480, 232), 14), 1.5, ink)
      block(c, 462, 82, 36, 28, ink, stone)
      c.fill(.ellipse(Point(480, 82), 20, 17), hex(0x7EA090))
      c.stroke(.ellipse(Point(480, 82), 20, 17), 1.5, ink)
      c.stroke(Path([Point(480, 65), Point(480, 40)], closed: false), 2, ink)
      for i in 0..<8 {
        let x = 312 + Double(i) * 48
        c.fill(.rect(x - 8, 282, 16, 152), hex(0xF6EBD6))
        c.stroke(.rect(x - 8, 282, 16, 152), 1.2, ink, join: .miter)
        for k in [-3.0, 0, 3] {
          c.stroke(Path([Point(x + k, 288), Point(x + k, 430)], closed: false), 0.6, ink.alpha(0.5))
        }
        block(c, x - 12, 274, 24, 9, ink, stone)
      }
      arcade(c, 312, 434, 7, 48, 22, 62, ink, wash)
      for x in [166.0, 676] {
        arcade(c, x, 434, 3, 42, 24, 48, ink, wash)
        for i in 0..<3 { block(c, x + 9 + Double(i) * 42, 290, 24, 42, ink, wash) }
      }
      measure(c, Point(150, 474), Point(810, 474), ink)
    }
  },
  .wide("house-12", quality: 66) { c in
    drawingSheet(c, 12, "SEA BATHS", "COMPETITION SHEET 3 • 1934", paper: 0xF6F2E8, ink: 0x1E3A5A, wash: 0x9CCAD4) {
      c, ink, wash in
      c.fill(.rect(17, 416, 926, 36), wash)
      block(c, 120, 330, 560, 86, ink, hex(0xFFFFFF))
      var drum = Path()
      drum.move(Point(620, 416))
      drum.line(Point(620, 250))
      drum.line(Point(800, 250))
      drum.line(Point(800, 416))
      drum.close()
      c.fill(drum, .linear(Point(620, 0), Point(800, 0), Ramp([0xFFFFFF, 0xE6EAEA, 0xB4C2CA])))
      c.stroke(drum, 2, ink, join: .miter)
      for k in 0..<4 { block(c, 624, 264 + Double(k) * 36, 172, 16, ink, wash) }
      block(c, 604, 240, 212, 12, ink, hex(0xE4572E))
      for k in 0..<2 {
        block(c, 130, 342 + Double(k) * 38, 480, 22, ink, wash)
        for i in 1..<20 {
          c.stroke(
            Path(
              [Point(130 + Double(i) * 24, 342 + Double(k) * 38), Point(130 + Double(i) * 24, 364 + Double(k) * 38)],
              closed: false), 0.9, ink)
        }
      }
      c.stroke(Path([Point(110, 322), Point(690, 322)], closed: false), 3, ink)
      for i in 0..<24 {
        c.stroke(Path([Point(120 + Double(i) * 24, 330), Point(120 + Double(i) * 24, 312)], closed: false), 1, ink)
      }
      c.stroke(Path([Point(118, 312), Point(676, 312)], closed: false), 2, ink)
      // The tower with its boards.
      for x in [236.0, 284] { block(c, x, 130, 10, 286, ink, hex(0xFFFFFF)) }
      for (y, l) in [(150.0, -110.0), (230.0, 96.0), (292, -74)] {
        block(c, min(260, 260 + l), y, abs(l), 8, ink, hex(0xE4572E))
        for k in 0..<4 {
          c.stroke(
            Path(
              [Point(260 + l * (0.3 + Double(k) * 0.2), y), Point(260 + l * (0.3 + Double(k) * 0.2), y - 18)],
              closed: false), 1, ink)
        }
      }
      for k in 0..<20 {
        c.stroke(
          Path([Point(246, 150 + Double(k) * 13), Point(284, 144 + Double(k) * 13)], closed: false), 1, ink.alpha(0.7))
      }
      // A diver.
      var diver = Path.smooth([Point(118, 196), Point(134, 176), Point(152, 172), Point(172, 182)])
      diver.add(Path.smooth([Point(118, 196), Point(104, 214)]))
      c.fill(diver.outlined { _ in 6 }, ink)
      c.fill(.circle(Point(112, 204), 6), ink)
      for i in 0..<3 {
        let x = 836 + Double(i) * 26
        c.stroke(Path([Point(x, 416), Point(x, 200 + Double(i) * 22)], closed: false), 2, ink)
        c.fill(
          Path([Point(x, 200 + Double(i) * 22), Point(x + 34, 209 + Double(i) * 22), Point(x, 220 + Double(i) * 22)]),
          hex([0xE4572E, 0xF0B443, 0x2F74A8][i]))
      }
      for k in 0..<6 {
        let pts = (0...46).map {
          Point(20 + Double($0) * 20, 424 + Double(k) * 5 + 1.6 * sin(Double($0) * 1.7 + Double(k)))
        }
        c.stroke(Path.smooth(pts, steps: 3), 0.9, ink.alpha(0.4))
      }
    }
  },
]

extension Canvas {
  /// An open umbrella, seen from the side.
  fileprivate func sector2(_ at: Point, _ r: Double, _ colour: Colour) {
    var path = Path()
    path.arc(at, r, r * 0.8, .pi, 2 * .pi)
    path.close()
    fill(path, colour)
  }
}
