import Glibc

extension Canvas {
  fileprivate func ground(_ colour: UInt32) { fill(.rect(0, 0, w, h), hex(colour)) }

  /// The part of a disc between two angles.
  fileprivate func sector(_ at: Point, _ r: Double, _ from: Double, _ to: Double, _ colour: Colour, inner: Double = 0) {
    var path = Path()
    path.arc(at, r, r, from, to)
    if inner > 0 { path.arc(at, inner, inner, to, from) } else { path.line(at) }
    path.close()
    fill(path, colour)
  }

  /// Rows of waves made of half rings.
  fileprivate func scallops(_ top: Double, _ bottom: Double, _ r: Double, _ colours: [UInt32]) {
    var row = 0
    var y = top
    while y < bottom + r {
      let shift = row % 2 == 0 ? 0 : r
      var x = -r + shift - r
      while x < w + r * 2 {
        for (i, colour) in colours.enumerated() {
          fill(.circle(Point(x, y + r), r * (1 - Double(i) / Double(colours.count))), hex(colour))
        }
        x += 2 * r
      }
      y += r * 0.5
      row += 1
    }
  }
}

let posters: [Work] = [
  .tall("poster-01", quality: 72) { c in
    // The ferry, head on.
    c.ground(0xF1E3C6)
    c.fill(.rect(0, 0, c.w, 560), .linear(Point(0, 0), Point(0, 560), Ramp([0xE8734A, 0xF0A35C, 0xF4CE88])))
    c.fill(.circle(Point(280, 250), 190), hex(0xF8E6B8))
    let hull = Path([
      Point(108, 330), Point(452, 330), Point(420, 470), Point(330, 600), Point(230, 600), Point(140, 470),
    ])
    c.fill(hull, hex(0x18304C))
    c.clip(hull) { l in
      l.fill(.rect(280, 0, 300, 840), hex(0x0E2138))
      l.fill(.rect(0, 520, 560, 200), hex(0xB5382C))
      l.fill(.rect(280, 520, 300, 200), hex(0x8E2822))
    }
    c.fill(Path([Point(100, 318), Point(460, 318), Point(456, 340), Point(104, 340)]), hex(0xF6EEDC))
    for (y, half, tall) in [(246.0, 128.0, 72.0), (182.0, 96.0, 60.0)] {
      c.fill(.rect(280 - half, y, half * 2, tall), hex(0xF6EEDC))
      c.fill(.rect(280, y, half, tall), hex(0xDFD2B8))
      let n = Int(half / 15)
      for i in 0..<n {
        let x = 280 - half + 14 + Double(i) * (2 * half - 28) / Double(n - 1)
        c.fill(.rect(x - 6, y + 18, 12, 18), hex(0x2A4A66))
      }
    }
    c.fill(Path([Point(238, 182), Point(244, 96), Point(316, 96), Point(322, 182)]), hex(0xD8472E))
    c.fill(Path([Point(280, 182), Point(280, 96), Point(316, 96), Point(322, 182)]), hex(0xB5382C))
    c.fill(Path([Point(243, 112), Point(244, 96), Point(316, 96), Point(317, 112)]), hex(0x18304C))
    c.scallops(566, 690, 40, [0x14505E, 0xF1E3C6, 0x14505E])
    c.fill(.rect(0, 694, c.w, 146), hex(0x14303E))
    c.fitted("SELHAVEN", Point(44, 776), width: 472, hex(0xF6E6C2), weight: 0.17)
    c.fitted("BY THE BLUE FERRY • TWICE DAILY", Point(44, 812), width: 472, hex(0xF0A35C), weight: 0.13, spacing: 0.34)
    c.paper(1)
  },
  .tall("poster-02", quality: 72) { c in
    // Bathers' sun.
    c.ground(0xF6EBD2)
    let o = Point(280, 318)
    for (i, colour) in ([0xF3C65A, 0xF6EBD2, 0xEE8C48, 0xF6EBD2, 0xE2573A] as [UInt32]).enumerated() {
      c.fill(.circle(o, 228 - Double(i) * 34), hex(colour))
    }
    let blues: [UInt32] = [0x7CC0C4, 0x3E98A8, 0x21748E, 0x16506E]
    for (i, colour) in blues.enumerated() {
      let y = 350 + Double(i) * 62
      let points = (0...40).map { k -> Point in
        let x = Double(k) / 40 * 640 - 40
        return Point(x, y + 22 * sin(x / 44 + Double(i) * 1.3))
      }
      var path = Path.smooth(points)
      path.line(Point(640, 660))
      path.line(Point(-40, 660))
      c.fill(path, hex(colour))
    }
    c.fill(.rect(0, 640, c.w, 200), hex(0x16506E))
    c.fitted("SEA BATHS", Point(42, 742), width: 476, hex(0xF6EBD2), weight: 0.16)
    c.fitted("OPEN FROM THE FIRST OF MAY", Point(42, 792), width: 476, hex(0xF3C65A), weight: 0.13, spacing: 0.36)
    c.paper(2)
  },
  .tall("poster-03", quality: 72) { c in
    // The light.
    c.ground(0x10243E)
    let lamp = Point(280, 232)
    for i in 0..<12 where i % 2 == 0 {
      let a = Double(i) * .pi / 6 + 0.1309
      c.fill(Path([lamp, lamp + polar(a, 1000), lamp + polar(a + .pi / 6, 1000)]), hex(0x1B3A5C))
    }
    for side in [-1.0, 1.0] {
      c.fill(Path([lamp, lamp + Point(side * 420, -120), lamp + Point(side * 420, 90)]), hex(0xF5D77A))
    }
    c.fill(Path([Point(206, 640), Point(240, 272), Point(320, 272), Point(354, 640)]), hex(0xF4ECD8))
    c.clip(Path([Point(206, 640), Point(240, 272), Point(320, 272), Point(354, 640)])) { l in
      for y in [330.0, 452, 574] {
        l.fill(Path([Point(180, y + 30), Point(380, y - 8), Point(380, y + 52), Point(180, y + 90)]), hex(0xD5412F))
      }
      l.fill(.rect(288, 200, 100, 460), hex(0x10243E, 0.16))
    }
    c.fill(.rect(226, 262, 108, 14), hex(0xF4ECD8))
    c.fill(.rect(248, 204, 64, 58), hex(0xF5D77A))
    for x in [248.0, 264, 280, 296, 312] { c.fill(.rect(x - 2, 204, 4, 58), hex(0x10243E)) }
    c.fill(Path([Point(236, 204), Point(280, 150), Point(324, 204)]), hex(0xD5412F))
    c.fill(Path([Point(80, 680), Point(170, 622), Point(280, 606), Point(400, 628), Point(500, 680)]), hex(0x081628))
    c.fill(.rect(0, 664, c.w, 176), hex(0xD5412F))
    c.fitted("LANTERN ROCK", Point(40, 748), width: 480, hex(0xF4ECD8), weight: 0.17)
    c.fitted(
      "1826 - 1926 • ONE HUNDRED YEARS OF LIGHT", Point(40, 796), width: 480, hex(0x10243E), weight: 0.15, spacing: 0.36
    )
    c.paper(3)
  },
  .tall("poster-04", quality: 72) { c in
    // Wireless: rings from a mast.
    c.ground(0xE9DFC8)
    let o = Point(280, 250)
    for i in (1...9).reversed() {
      c.fill(.circle(o, Double(i) * 42), hex(i % 2 == 0 ? 0xE9DFC8 : i == 1 ? 0xD1402E : 0x1E2A38))
    }
    c.fill(.rect(0, 500, c.w, 340), hex(0xE9DFC8))
    var mast = Path()
    for i in 0..<9 {
      let y0 = 262 + Double(i) * 38
      let y1 = y0 + 38
      let a = 7 + Double(i) * 7.5
      let b = a + 7.5
      mast.add(Path([Point(280 - a, y0), Point(280 + b, y1)], closed: false))
      mast.add(Path([Point(280 + a, y0), Point(280 - b, y1)], closed: false))
      mast.add(Path([Point(280 - a, y0), Point(280 - b, y1)], closed: false))
      mast.add(Path([Point(280 + a, y0), Point(280 + b, y1)], closed: false))
      mast.add(Path([Point(280 - b, y1), Point(280 + b, y1)], closed: false))
    }
    c.stroke(mast, 14, hex(0xE9DFC8))
    c.stroke(mast, 5, hex(0xD1402E))
    c.fitted("RADIO SELHAVEN", Point(42, 700), width: 476, hex(0x1E2A38), weight: 0.18)
    c.fill(.rect(42, 724, 476, 7), hex(0xD1402E))
    c.fitted(
      "392 METRES • EVERY EVENING FROM SIX", Point(42, 768), width: 476, hex(0x1E2A38), weight: 0.15, spacing: 0.36)
    c.paper(4)
  },
  .tall("poster-05", quality: 72) { c in
    // Jazz in the harbour: quarter circles like keys and bells.
    let colours: [UInt32] = [0xE7B23C, 0xD9482F, 0x1F6F78, 0xF3E7CF, 0x23233A]
    c.ground(0x23233A)
    var random = Random(52)
    let s = 112.0
    for j in 0..<5 {
      for i in 0..<5 {
        let o = Point(Double(i) * s, Double(j) * s)
        let a = random.int(0..<5)
        let b = (a + 1 + random.int(0..<4)) % 5
        c.fill(.rect(o.x, o.y, s, s), hex(colours[a]))
        let corner = random.int(0..<4)
        let at = o + Point(corner % 2 == 0 ? 0 : s, corner < 2 ? 0 : s)
        let from = [0.0, .pi / 2, -.pi / 2, .pi][corner]
        switch random.int(0..<4) {
        case 0: c.sector(at, s, from, from + .pi / 2, hex(colours[b]))
        case 1:
          for (k, shade) in [b, a, b, a].enumerated() {
            c.sector(at, s * (1 - Double(k) * 0.25), from, from + .pi / 2, hex(colours[shade]))
          }
        case 2:
          for k in 0..<4 where k % 2 == 0 { c.fill(.rect(o.x + Double(k) * s / 4, o.y, s / 4, s), hex(colours[b])) }
        default: c.fill(.circle(o + Point(s / 2, s / 2), s * 0.34), hex(colours[b]))
        }
      }
    }
    c.fill(.rect(0, 560, c.w, 280), hex(0xF3E7CF))
    c.fitted("HARBOUR", Point(40, 668), width: 480, hex(0x23233A), weight: 0.2)
    c.fitted("JAZZ", Point(40, 790), width: 262, hex(0xD9482F), weight: 0.2, tallest: 96)
    c.text("FIVE NIGHTS", Point(330, 726), size: 17, hex(0x23233A), weight: 0.15)
    c.text("ON THE ICE PIER", Point(330, 758), size: 17, hex(0x23233A), weight: 0.15)
    c.text("AUGUST 1962", Point(330, 790), size: 17, hex(0x23233A), weight: 0.15)
    c.paper(5)
  },
  .tall("poster-06", quality: 72) { c in
    // The dome opens.
    c.ground(0x131A36)
    var random = Random(6)
    for _ in 0..<150 {
      c.fill(
        .circle(Point(random.unit() * 560, random.unit() * 520), 0.7 + 1.8 * pow(random.unit(), 4)), hex(0xF3E6C4, 0.9))
    }
    c.fill(Path([Point(300, 470), Point(430, -30), Point(610, -30), Point(330, 480)]), hex(0xF3D98A, 0.20))
    c.fill(.circle(Point(424, 128), 62), hex(0xF3D98A))
    c.fill(.circle(Point(398, 112), 56), hex(0x131A36))
    c.sector(Point(280, 560), 190, .pi, 2 * .pi, hex(0xC9D3CE))
    c.sector(Point(280, 560), 190, 1.5 * .pi, 2 * .pi, hex(0x9FB0B0))
    c.fill(Path([Point(276, 566), Point(262, 372), Point(300, 366), Point(352, 566)]), hex(0x131A36))
    c.fill(
      Path([Point(282, 566), Point(300, 420), Point(340, 300), Point(366, 310), Point(340, 440), Point(330, 566)]),
      hex(0xD8A24A))
    c.fill(.rect(84, 556, 392, 22), hex(0xE9E2CE))
    c.fill(.rect(110, 578, 340, 70), hex(0x8A4A3A))
    for i in 0..<7 { c.fill(.rect(134 + Double(i) * 45, 594, 20, 54), hex(0x131A36)) }
    c.fill(.rect(0, 646, c.w, 194), hex(0xE9E2CE))
    c.fitted("OBSERVATORY", Point(42, 734), width: 476, hex(0x131A36), weight: 0.17)
    c.fitted(
      "OPEN ON CLEAR THURSDAYS • BRING A COAT", Point(42, 786), width: 476, hex(0x8A4A3A), weight: 0.15, spacing: 0.36)
    c.paper(6)
  },
  .tall("poster-07", quality: 72) { c in
    // Fish, nose to tail.
    c.ground(0x0F5B66)
    let tones: [UInt32] = [0xF4E4C2, 0xF08A4B, 0xF3C969, 0xE4572E]
    for j in 0..<6 {
      for i in -1..<3 {
        let flip = j % 2 == 0 ? 1.0 : -1.0
        let at = Point(Double(i) * 230 + (j % 2 == 0 ? 60 : 170), 64 + Double(j) * 88)
        let tone = tones[(i + j * 2 + 4) % 4]
        func p(_ x: Double, _ y: Double) -> Point { at + Point(x * flip, y) }
        var body = Path()
        body.move(p(-84, 0))
        body.quad(p(-20, -58), p(64, -4))
        body.line(p(104, -34))
        body.quad(p(90, 0), p(104, 34))
        body.line(p(64, 4))
        body.quad(p(-20, 58), p(-84, 0))
        c.fill(body, hex(tone))
        c.clip(body) { l in
          for k in 0..<4 { l.stroke(.circle(p(-96, 0), 62 + Double(k) * 22), 5, hex(0x0F5B66)) }
        }
        c.fill(.circle(p(-58, -7), 6.5), hex(0x0F5B66))
      }
    }
    c.fill(.rect(0, 590, c.w, 250), hex(0xF4E4C2))
    c.fitted("FISH", Point(42, 712), width: 270, hex(0x0F5B66), weight: 0.2, tallest: 92)
    c.fitted("MARKET", Point(42, 806), width: 270, hex(0xE4572E), weight: 0.2, tallest: 80)
    c.text("EVERY DAWN", Point(352, 640), size: 16, hex(0x0F5B66), weight: 0.15)
    c.text("BUT SUNDAY", Point(352, 670), size: 16, hex(0x0F5B66), weight: 0.15)
    c.text("LOW QUAY", Point(352, 806), size: 16, hex(0x0F5B66), weight: 0.15)
    c.paper(7)
  },
  .tall("poster-08", quality: 72) { c in
    // Round the bay by bicycle.
    c.ground(0xF3C544)
    for i in 0..<9 {
      let y = 470 + Double(i) * 20
      c.fill(
        Path([Point(0, y + 30), Point(560, y - 60), Point(560, y - 52), Point(0, y + 38)]),
        hex(i % 3 == 0 ? 0xE8613A : 0xF7E3A8))
    }
    func wheel(_ at: Point, _ r: Double) {
      c.stroke(.circle(at, r), 13, hex(0x1C2330))
      c.stroke(.circle(at, r - 12), 3, hex(0xF7F0DE))
      var spokes = Path()
      for i in 0..<14 { spokes.add(Path([at, at + polar(Double(i) * .pi / 7 + 0.1, r - 8)], closed: false)) }
      c.fill(spokes.stroked(2), hex(0x1C2330))
      c.fill(.circle(at, 9), hex(0xE8613A))
    }
    let a = Point(150, 430)
    let b = Point(424, 398)
    wheel(a, 112)
    wheel(b, 112)
    let saddle = Point(214, 250)
    let crank = Point(272, 424)
    let head = Point(380, 244)
    var frame = Path([a, crank, saddle, a], closed: false)
    frame.add(Path([crank, head, saddle + Point(8, 34)], closed: false))
    frame.add(Path([b, head + Point(-8, -26)], closed: false))
    c.stroke(frame, 11, hex(0xD13B2A))
    c.stroke(Path([saddle + Point(-34, -10), saddle + Point(30, -10)], closed: false), 13, hex(0x1C2330))
    c.stroke(
      Path([head + Point(-8, -26), head + Point(44, -36), head + Point(64, 2), head + Point(40, 20)], closed: false), 9,
      hex(0x1C2330))
    c.stroke(.circle(crank, 26), 6, hex(0x1C2330))
    c.fill(.rect(0, 640, c.w, 200), hex(0x1C2330))
    c.fitted("ROUND THE BAY", Point(40, 736), width: 480, hex(0xF3C544), weight: 0.17)
    c.fitted("118 KILOMETRES • WIND PERMITTING", Point(40, 792), width: 480, hex(0xF7F0DE), weight: 0.14, spacing: 0.36)
    c.paper(8)
  },
  .tall("poster-09", quality: 72) { c in
    // Leaves under glass.
    c.ground(0xF2E6CF)
    let greens: [UInt32] = [0x0F4A3A, 0x1F7A58, 0x6BA368, 0xE8A03A, 0xD5552F]
    for j in 0..<4 {
      for i in 0..<4 {
        let s = 140.0
        let o = Point(Double(i) * s, Double(j) * s + 0)
        let k = (i * 3 + j * 2) % 5
        c.fill(.rect(o.x, o.y, s, s), hex((i + j) % 2 == 0 ? 0xF2E6CF : 0xE4D4B0))
        let flip = (i + j) % 2 == 0
        let tip = flip ? o : o + Point(s, 0)
        let tail = flip ? o + Point(s, s) : o + Point(0, s)
        var leaf = Path()
        leaf.move(tail)
        leaf.quad(flip ? o + Point(s, 0) : o, tip)
        leaf.quad(flip ? o + Point(0, s) : o + Point(s, s), tail)
        c.fill(leaf, hex(greens[k]))
        c.clip(leaf) { l in
          l.stroke(Path([tip, tail], closed: false), 4, hex(0xF2E6CF))
          for n in 1..<7 {
            let q = mix(tip, tail, Double(n) / 7)
            for side in [-1.0, 1.0] {
              let d = unit(tip - tail)
              l.stroke(Path([q, q + turn(d, side * 0.8) * 70], closed: false), 2.6, hex(0xF2E6CF))
            }
          }
        }
      }
    }
    c.fill(.rect(0, 560, c.w, 280), hex(0x0F4A3A))
    c.fitted("GARDEN", Point(40, 690), width: 480, hex(0xF2E6CF), weight: 0.18)
    c.fitted("UNDER GLASS", Point(40, 762), width: 480, hex(0xE8A03A), weight: 0.16)
    c.fitted("THE PALM HOUSE • WARM ALL WINTER", Point(40, 806), width: 480, hex(0x6BA368), weight: 0.15, spacing: 0.36)
    c.paper(9)
  },
  .tall("poster-10", quality: 72) { c in
    // Tide and form: half rings that have slipped along the water's line.
    c.ground(0xEDEAE2)
    c.sector(Point(250, 292), 220, .pi, 2 * .pi, hex(0xE2231A))
    c.sector(Point(340, 292), 220, 0, .pi, hex(0x16181C))
    c.sector(Point(250, 292), 130, .pi, 2 * .pi, hex(0xEDEAE2))
    c.sector(Point(340, 292), 130, 0, .pi, hex(0xEDEAE2))
    c.sector(Point(250, 292), 64, .pi, 2 * .pi, hex(0x16181C))
    c.sector(Point(340, 292), 64, 0, .pi, hex(0xE2231A))
    for i in 0..<3 { c.fill(.rect(0, 590 + Double(i) * 14, Double(560 - i * 140), 7), hex(0x16181C)) }
    c.text("FORM", Point(48, 712), size: 66, hex(0x16181C), weight: 0.2, spacing: 0.3)
    c.text("& TIDE", Point(48, 800), size: 66, hex(0xE2231A), weight: 0.2, spacing: 0.3)
    c.text("TRADE SCHOOL", Point(512, 680), size: 13, hex(0x16181C), weight: 0.16, align: .right)
    c.text("SPRING SHOW", Point(512, 706), size: 13, hex(0x16181C), weight: 0.16, align: .right)
    c.text("1957", Point(512, 800), size: 13, hex(0x16181C), weight: 0.16, align: .right)
    c.paper(10, strength: 0.7)
  },
  .tall("poster-11", quality: 72) { c in
    // Up the mountain by rack railway.
    c.fill(.rect(0, 0, c.w, c.h), .linear(Point(0, 0), Point(0, 600), Ramp([0x2B5F88, 0x6FA8BE, 0xF2DDB4])))
    c.fill(.circle(Point(150, 170), 62), hex(0xF8E7B8))
    let peaks: [([Point], UInt32, UInt32)] = [
      ([Point(-40, 520), Point(150, 270), Point(330, 520)], 0x7E9DB0, 0x6788A0),
      ([Point(120, 620), Point(370, 120), Point(640, 620)], 0xF4F0E4, 0xB7C6CE),
      ([Point(-120, 700), Point(90, 400), Point(330, 700)], 0x3D6B62, 0x2C5450),
      ([Point(240, 720), Point(470, 430), Point(720, 720)], 0x2F5A50, 0x1F443E),
    ]
    for (p, lightSide, darkSide) in peaks {
      c.fill(Path(p), hex(lightSide))
      let mid = Point(p[1].x + 20, p[0].y)
      c.fill(
        Path([
          p[1], Point(p[1].x - 26, lerp(p[1].y, p[0].y, 0.3)), Point(p[1].x + 24, lerp(p[1].y, p[0].y, 0.5)),
          Point(p[1].x - 6, lerp(p[1].y, p[0].y, 0.72)), mid, p[2],
        ]), hex(darkSide))
    }
    c.fill(Path([Point(-10, 690), Point(570, 470), Point(570, 500), Point(-10, 720)]), hex(0xE9D7A8))
    c.fill(Path([Point(-10, 700), Point(570, 480), Point(570, 486), Point(-10, 706)]), hex(0x3A2A28))
    let tilt = atan2(-220.0, 580.0)
    for (d, body) in [(0.0, 0xC8392B), (134.0, 0xC8392B)] as [(Double, UInt32)] {
      let at = Point(150, 634) + polar(tilt, d)
      c.fill(Path.rect(0, -66, 122, 60).turned(tilt).moved(at), hex(body))
      c.fill(Path.rect(0, -72, 122, 9).turned(tilt).moved(at), hex(0x3A2A28))
      for i in 0..<4 { c.fill(Path.rect(10 + Double(i) * 27, -54, 20, 22).turned(tilt).moved(at), hex(0xF8E7B8)) }
      c.fill(Path.rect(0, -20, 122, 5).turned(tilt).moved(at), hex(0xF8E7B8))
      for x in [24.0, 98] { c.fill(.circle(at + turn(Point(x, -3), tilt), 9), hex(0x3A2A28)) }
    }
    c.fill(.rect(0, 700, c.w, 140), hex(0xC8392B))
    c.fitted("MOUNT ANSELM", Point(40, 774), width: 480, hex(0xF8E7B8), weight: 0.17)
    c.fitted(
      "RACK RAILWAY • ALL YEAR", Point(40, 814), width: 480, hex(0xF8E7B8), weight: 0.13, spacing: 0.4, tallest: 22)
    c.paper(11)
  },
  .tall("poster-12", quality: 72) { c in
    // Fifty years of tiles.
    c.ground(0x1E3F6E)
    for j in 0..<6 {
      for i in 0..<6 {
        let s = 560.0 / 6
        let o = Point((Double(i) + 0.5) * s, (Double(j) + 0.5) * s)
        c.fill(.rect(o.x - s / 2 + 1.5, o.y - s / 2 + 1.5, s - 3, s - 3), hex(0xF3EAD6))
        for q in 0..<4 {
          let at = o + Point(q % 2 == 0 ? -s / 2 : s / 2, q < 2 ? -s / 2 : s / 2)
          let from = [0.0, .pi / 2, -.pi / 2, .pi][q]
          c.sector(at, s * 0.46, from, from + .pi / 2, hex(0x2F74A8))
          c.sector(at, s * 0.28, from, from + .pi / 2, hex(0xF0B443))
        }
        c.fill(Tiles.star(4, o, s * 0.36, s * 0.13, turned: 0), hex((i + j) % 2 == 0 ? 0xD0472E : 0x1E3F6E))
        c.fill(.circle(o, s * 0.07), hex(0xF3EAD6))
      }
    }
    c.fill(.rect(0, 560, c.w, 280), hex(0xD0472E))
    c.text("50", Point(44, 792), size: 172, hex(0xF3EAD6), weight: 0.17, spacing: 0.2)
    c.fitted("CALLISTER", Point(314, 662), width: 204, hex(0xF3EAD6), weight: 0.17)
    c.fitted("& DAUGHTERS", Point(314, 702), width: 204, hex(0xF3EAD6), weight: 0.16)
    c.fitted("TILES FOR WET PLACES", Point(314, 764), width: 204, hex(0xF0B443), weight: 0.16, spacing: 0.36)
    c.fitted("1874 - 1924", Point(314, 792), width: 204, hex(0xF0B443), weight: 0.15, spacing: 0.36, tallest: 16)
    c.paper(12)
  },
]
