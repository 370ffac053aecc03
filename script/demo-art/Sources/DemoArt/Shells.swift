import Glibc

/// Light from the upper left on something rounded.
private func round(_ c: Canvas, _ path: Path, _ o: Point, _ r: Double, strength: Double = 0.5) {
  c.fill(
    path,
    .custom { p in
      let d = (p - o) / r
      let lit = -(d.x * 0.6 + d.y * 0.7)
      return lit > 0 ? hex(0xFFFFFF, clamp(lit * strength * 0.55)) : hex(0x120804, clamp(-lit * strength))
    })
}

extension Work {
  fileprivate static func specimen(_ name: String, quality: Int = 76, draw: @escaping @Sendable (Canvas) -> Void)
    -> Work
  {
    Work(name: name, width: 560, height: 560, kept: .webp, quality: quality, draw: draw)
  }
}

/// The cabinet of shells and stones: cut-outs on nothing, each with the shadow it casts on its shelf.
let shells: [Work] = [
  .specimen("shell-01") { c in
    // Nautilus, sawn through.
    let o = Point(316, 300)
    let b = 0.178
    func spiral(_ a: Double, _ k: Double) -> Point { o + polar(-a, 4.4 * exp(b * a) * k) }
    let end = 7.3 * .pi
    var outer: [Point] = []
    for i in 0...420 { outer.append(spiral(Double(i) / 420 * end, 1)) }
    let lastTurn = (0...140).map { spiral(end - 2 * .pi + Double($0) / 140 * 2 * .pi, 1) }
    let body = Path(lastTurn)
    shelfShadow(c, body)
    c.fill(body, .radial(o, 270, Ramp([0xF6E2C6, 0xF3D3AC, 0xE8B98A, 0xF6E6D0])))
    // The walls between the chambers.
    for i in 0..<37 {
      let a = end - 1.5 - Double(i) * 0.37
      guard a > 2 * .pi * 0.6 else { continue }
      let p = spiral(a, 1)
      let q = spiral(a - 2 * .pi, 1)
      let d = p - q
      let bow = turn(d, -0.9) * 0.42
      var wall = Path()
      wall.move(q)
      wall.curve(q + bow * 0.7, p + bow * 0.55, p)
      c.fill(wall.moved(Point(2, 2.4)).outlined { _ in max(2, length(d) * 0.06) }, hex(0x6A3A1E, 0.35))
      c.fill(wall.outlined { _ in max(1.1, length(d) * 0.035) }, hex(0xFFF6E6))
      let m = mix(p, q, 0.5) + bow * 0.42
      c.fill(.circle(m, max(0.8, length(d) * 0.035)), hex(0x8A5230))
    }
    c.fill(Path(outer, closed: false).outlined { 0.8 + 9 * $0 * $0 }, hex(0xFFF4E2))
    let stripes = Path(lastTurn, closed: false)
    c.fill(stripes.outlined { 2 + 8 * $0 }, hex(0xD9864A))
    c.fill(stripes.dashed(12, 22).outlined { _ in 8 }, hex(0xA8482A, 0.55))
    round(c, body, o, 300, strength: 0.35)
  },
  .specimen("shell-02") { c in
    // Ammonite.
    let o = Point(285, 285)
    func at(_ a: Double, _ k: Double) -> Point { o + polar(a, (16 * exp(0.098 * a)) * k) }
    let end = 8.45 * .pi
    let hull = Path((0...160).map { at(end - 2 * .pi + Double($0) / 160 * 2 * .pi, 1.0) })
    shelfShadow(c, hull)
    c.fill(hull, hex(0x4A3A2C))
    for i in 0..<1500 {
      let a = end * Double(i) / 1500
      let r = 16 * exp(0.098 * a)
      let inner = 16 * exp(0.098 * (a - 2 * .pi))
      let half = (r - inner) / 2
      let m = o + polar(a, inner + half)
      let rib = 0.5 + 0.5 * sin(a * 9.5)
      let light = 0.5 - 0.5 * (cos(a) * 0.6 + sin(a) * 0.75)
      let tone = Ramp([0x3A2A1E, 0x7A5A38, 0xB89058, 0xE6CC94])(clamp(0.12 + rib * 0.42 + light * 0.5))
      c.fill(.ellipse(m, half * 1.02, max(1.2, half * 0.16), turned: a), tone)
    }
    for i in 0..<300 {
      let a = end * Double(i) / 300
      let inner = 16 * exp(0.098 * (a - 2 * .pi))
      c.fill(.circle(o + polar(a, inner), 1.2 + inner * 0.014), hex(0x2A1C12, 0.55))
    }
    round(c, hull, o, 260, strength: 0.4)
  },
  .specimen("shell-03") { c in
    // Scallop.
    let root = Point(280, 452)
    let n = 15
    var rim: [Point] = []
    for i in 0...(n * 8) {
      let t = Double(i) / Double(n * 8)
      let a = -.pi / 2 + (t - 0.5) * 2.34
      let r = 330 * (0.80 + 0.2 * cos((t - 0.5) * 2.3)) + 9 * abs(sin(t * Double(n) * .pi))
      rim.append(root + polar(a, r))
    }
    var ears = Path([root + Point(-92, -64), root + Point(-84, -4), root + Point(84, -4), root + Point(92, -64)])
    ears.add(Path([root] + rim))
    shelfShadow(c, ears)
    c.fill(
      Path([root + Point(-96, -66), root + Point(-84, 2), root + Point(84, 2), root + Point(96, -66)]),
      .linear(root + Point(-90, 0), root + Point(90, 0), Ramp([0xF2C2A4, 0xD98A6A, 0xB8644A])))
    let fan = Path([root] + rim)
    c.fill(
      fan,
      .custom { p in
        let d = p - root
        let a = atan2(d.y, d.x) + .pi / 2
        let r = length(d)
        let rib = cos((a / 2.34) * Double(n) * 2 * .pi)
        let ring = 0.5 + 0.5 * sin(r * 0.11 + sin(r * 0.027) * 3)
        let tone = Ramp([0xFBEBDC, 0xF4C4A0, 0xE48A66, 0xC8583E, 0xE9A484, 0xFBE6D2])(
          clamp(r / 340 + (ring - 0.5) * 0.13))
        return tone.lit(rib * 0.11 - (a * 0.1) - (rib < -0.55 ? 0.16 : 0))
      })
    round(c, fan, Point(280, 280), 320, strength: 0.35)
  },
  .specimen("shell-04") { c in
    // Cone, its pattern grown row by row from the one before.
    let top = 96.0
    let tall = 372.0
    func half(_ t: Double) -> Double { 146 * pow(1 - t, 0.72) * (0.9 + 0.1 * cos(t * 3)) + 9 * (1 - t) }
    var left: [Point] = []
    var right: [Point] = []
    for i in 0...60 {
      let t = Double(i) / 60
      left.append(Point(282 - half(t), top + t * tall))
      right.append(Point(282 + half(t), top + t * tall))
    }
    let body = Path(left + right.reversed())
    var crown: [Point] = [Point(282 - half(0), top + 2)]
    for i in 0...6 {
      let t = Double(i) / 6
      crown.append(Point(282 - half(0) * (1 - t) * 0.98, top - 56 * t + (i % 2 == 0 ? 0 : 7)))
    }
    for i in (0...6).reversed() {
      let t = Double(i) / 6
      crown.append(Point(282 + half(0) * (1 - t) * 0.98, top - 56 * t + (i % 2 == 0 ? 0 : 7)))
    }
    crown.append(Point(282 + half(0), top + 2))
    var all = body
    all.add(Path(crown))
    let tilted = { (p: Path) in p.turned(0.22, about: Point(280, 280)) }
    shelfShadow(c, tilted(all))
    var cells = [[Bool]]()
    var random = Random(30)
    var row = (0..<120).map { _ in random.chance(0.16) }
    for _ in 0..<140 {
      cells.append(row)
      row = row.indices.map { i in
        let l = row[(i + 119) % 120]
        let m = row[i]
        let r = row[(i + 1) % 120]
        return l != (m || r)
      }
    }
    let map: (Point) -> Colour = { q in
      let p = turn(q - Point(280, 280), -0.22) + Point(280, 280)
      let t = clamp((p.y - top) / tall)
      let x = (p.x - 282) / max(half(t), 1)
      let angle = asin(clamp(x, -1, 1))
      let i = Int((angle / .pi + 0.5) * 44 + 30) % 120
      let j = min(139, Int(t * 74))
      let dark = cells[j][i]
      let band = smooth(0.03, 0.02, abs(t - 0.30)) + smooth(0.03, 0.02, abs(t - 0.6))
      let base = mix(hex(0xFBF0DC), hex(0xE9B878), band * 0.8)
      let tone = mix(base, dark ? hex(0x7A3A1A) : base, 0.92)
      return tone.lit(-x * 0.16 - x * x * 0.26 + (abs(x + 0.42) < 0.07 ? 0.3 : 0))
    }
    c.fill(tilted(Path(crown)), .linear(Point(130, 90), Point(430, 120), Ramp([0xF4DDB4, 0xD9A468, 0x8A5230])))
    for i in 1..<6 {
      let t = Double(i) / 6
      let y = top - 56 * t + 4
      c.stroke(
        tilted(
          Path.smooth([
            Point(282 - half(0) * (1 - t), y), Point(282, y + 12 * (1 - t)), Point(282 + half(0) * (1 - t), y),
          ])), 2, hex(0x7A3A1A, 0.6))
    }
    c.fill(tilted(body), .custom(map))
    c.stroke(
      tilted(Path.smooth([Point(282 - half(0), top), Point(282, top + 24), Point(282 + half(0), top)])), 2.4,
      hex(0x7A3A1A, 0.5))
  },
  .specimen("shell-05") { c in
    // Sea urchin, dried.
    let o = Point(280, 276)
    let r = 208.0
    let body = Path.circle(o, r)
    shelfShadow(c, body)
    c.fill(body, .radial(o - Point(60, 70), 330, Ramp([0xF0C8D0, 0xC884A0, 0x8A4A78, 0x4A2450])))
    for arm in 0..<10 {
      let a = Double(arm) * .pi / 5
      for k in 1..<17 {
        let t = Double(k) / 17
        let rr = r * sin(t * .pi / 2) * 0.985
        let size = 2.2 + 9 * sin(.pi * min(1, t * 1.02)) * (arm % 2 == 0 ? 1 : 0.62)
        for side in [-1.0, 1.0] {
          let p = o + polar(a + side * (arm % 2 == 0 ? 0.11 : 0.075) * (1.1 - t * 0.3), rr)
          c.fill(.circle(p + Point(1.6, 2), size), hex(0x2A1030, 0.5))
          c.fill(.circle(p, size), hex(arm % 2 == 0 ? 0xF6DCE0 : 0xE0A8C0))
          c.fill(.circle(p - Point(size * 0.25, size * 0.3), size * 0.45), hex(0xFFFFFF, 0.7))
        }
        if arm % 2 == 1 { for s in [-1.0, 1.0] { c.fill(.circle(o + polar(a + s * 0.16, rr), 1.5), hex(0x3A1838)) } }
      }
    }
    c.fill(.circle(o, 15), hex(0x3A1838))
    c.fill(Tiles.star(10, o, 26, 15), hex(0xE0A8C0))
    c.fill(.circle(o, 10), hex(0x3A1838))
    round(c, body, o, r * 1.05, strength: 0.6)
  },
  .specimen("shell-06") { c in
    agate(c, 6, Ramp([0x14305A, 0x2A5E96, 0x6FA4CC, 0xDDEAF0, 0x3E7EB4, 0xF2F6F6]), heart: 0xC9DCEC, sparkle: true)
  },
  .specimen("shell-07") { c in
    agate(
      c, 27, Ramp([0x5A1A12, 0xA8381E, 0xE0703A, 0xF6C890, 0xC8502A, 0xFBEBD4]), heart: 0xF6E2D0, sparkle: false,
      rx: 214, ry: 212)
  },
  .specimen("shell-08") { c in
    // Malachite: rings round many hearts.
    let o = Point(280, 276)
    let outline = pebble(o, 226, 190, 81, rough: 0.16)
    shelfShadow(c, outline)
    let noise = Noise(8)
    var random = Random(8)
    let hearts = (0..<9).map { _ in (Point(random.real(70, 490), random.real(90, 460)), random.real(0.7, 1.4)) }
    c.fill(
      outline,
      .custom { p in
        var best = 1e9
        let warp = noise.fractal(p.x / 90, p.y / 90, 1.5, octaves: 3) * 22
        for (h, k) in hearts { best = min(best, length(p - h) * k + warp) }
        let t = best / 17
        let n = noise.fractal(t * 1.3, 0.5, 3.5, octaves: 3)
        return Ramp([0x06301E, 0x0E5A3A, 0x1E8A5A, 0x5ABE8A, 0x126A44, 0xA8E2BC])(clamp(0.45 + n * 0.9))
      })
    round(c, outline, o, 260, strength: 0.4)
    c.fill(outline, .custom { p in hex(0xFFFFFF, 0.2 * exp(-pow(((p.x - o.x) + (p.y - o.y) + 130) / 40, 2))) })
  },
  .specimen("shell-09") { c in
    // A drowned oak: its rings.
    let o = Point(280, 278)
    let noise = Noise(9)
    let outline = pebble(o, 218, 212, 9, rough: 0.07)
    shelfShadow(c, outline)
    let heart = Point(262, 288)
    c.fill(
      outline,
      .custom { p in
        let d = p - heart
        let a = atan2(d.y, d.x)
        let rim = stoneDepth(p, o, 218, 212, noise, rough: 0.07)
        if rim < 0.06 { return hex(0x3A2818).lit(noise(p.x / 6, p.y / 6) * 0.2) }
        let wobble = noise.fractal(cos(a) * 1.5 + 2, sin(a) * 1.5, length(d) / 160, octaves: 3) * 20
        let r = length(d) + wobble
        let year = r / 7.4 + 2.2 * noise.fractal(r / 60, 0.5, 4.5, octaves: 2)
        let f = year - floor(year)
        let late = smooth(0.3, 0.95, f)
        let ray = pow(abs(noise(a * 34, 0.5, r / 300)), 8) * 0.2
        let tone = mix(hex(0xD9A868), hex(0x7A4A22), late * 0.85)
        return tone.lit(noise.cell(Int(floor(year)), 3) * 0.09 + ray - smooth(60, 0, length(d)) * 0.14)
      })
    for (a, l) in [(0.7, 205.0), (2.5, 120.0), (4.4, 168.0)] {
      let crack = Path.smooth([
        heart + polar(a, 8), heart + polar(a + 0.07, l * 0.4), heart + polar(a - 0.04, l * 0.7),
        heart + polar(a + 0.03, l),
      ])
      c.fill(crack.outlined { 0.8 + 3.6 * $0 }, hex(0x2A180C))
    }
    round(c, outline, o, 300, strength: 0.3)
  },
  .specimen("shell-10") { c in
    agate(
      c, 103, Ramp([0x3A2A5A, 0x6A4A94, 0xA88AC8, 0xE6DCEE, 0x5A3A84, 0xF6F0F8]), heart: 0x8A5ABE, sparkle: true,
      rx: 196, ry: 226)
  },
  .specimen("shell-11") { c in
    // Auger: a tower of whorls.
    let turns = 13
    var whorls: [(Point, Double, Double)] = []
    var y = 46.0
    for i in 0..<turns {
      let half = 8.0 + Double(i) * 8.2
      let tall = 15.0 + Double(i) * 4.4
      whorls.append((Point(280, y + tall / 2), half, tall))
      y += tall * 0.80
    }
    func place(_ p: Path) -> Path { p.turned(-0.32, about: Point(280, 280)).moved(Point(0, 6)) }
    var all = Path()
    for (at, half, tall) in whorls { all.add(place(.ellipse(at, half, tall * 0.62, turned: 0.16))) }
    shelfShadow(c, all)
    let noise = Noise(11)
    for (k, (at, half, tall)) in whorls.enumerated() {
      let path = place(.ellipse(at, half, tall * 0.62, turned: 0.16))
      let middle = place(Path([at, at + Point(1, 0), at])).contours[0].points[0]
      c.fill(
        path,
        .custom { q in
          let d = turn(q - middle, 0.32 - 0.16)
          let x = d.x / half
          let v = d.y / (tall * 0.62)
          let stripe = sin(asin(clamp(x, -1, 1)) * 9 + Double(k) * 1.7 + noise(q.x / 30, q.y / 30) * 1.2)
          let base = mix(hex(0xF8ECD8), hex(0xC87A3E), smooth(0.1, 0.75, stripe) * 0.85)
          let band = smooth(0.16, 0.1, abs(v + 0.32)) * 0.35
          return mix(base, hex(0xFFF8EC), band).lit(-x * 0.2 - x * x * 0.2 - max(0, v) * 0.3 + (v < 0 ? 0.05 : 0))
        })
      c.stroke(path, 1, hex(0x6A3A1E, 0.45))
    }
    let (lastAt, lastHalf, _) = whorls[turns - 1]
    c.fill(place(.ellipse(lastAt + Point(-lastHalf * 0.34, 15), lastHalf * 0.40, 20, turned: 0.5)), hex(0x7A3E22))
    c.fill(place(.ellipse(lastAt + Point(-lastHalf * 0.38, 13), lastHalf * 0.30, 13, turned: 0.5)), hex(0x3A1A10))
  },
  .specimen("shell-12") { c in
    // Starfish.
    let o = Point(280, 290)
    var outline: [Point] = []
    for i in 0..<100 {
      let a = Double(i) / 100 * 2 * .pi - .pi / 2
      let k = pow(0.5 + 0.5 * cos(5 * (a + .pi / 2)), 1.9)
      outline.append(o + polar(a + 0.06 * sin(a * 2 + 1), 76 + 164 * k))
    }
    let body = Path.smooth(outline, closed: true, steps: 4)
    shelfShadow(c, body)
    c.fill(body, .radial(o, 250, Ramp([0xF2A05A, 0xE4703A, 0xC84A2A, 0xA8341E])))
    for arm in 0..<5 {
      let a = -.pi / 2 + Double(arm) * 2 * .pi / 5
      for k in 0..<15 {
        let t = Double(k) / 15
        let spread = 52 * pow(1 - t, 0.9) + 5
        for s in stride(from: -2, through: 2, by: 1) {
          let p = o + polar(a, 22 + t * 204) + polar(a + .pi / 2, Double(s) * spread * 0.34)
          let r = (s == 0 ? 4.6 : 3.2) * (1.1 - t * 0.6)
          c.fill(.circle(p + Point(1.2, 1.6), r), hex(0x6A1A0E, 0.55))
          c.fill(.circle(p, r), hex(s == 0 ? 0xFBE6C4 : 0xF6C08A))
        }
      }
      c.fill(
        Path([o + polar(a + 0.3, 20), o + polar(a + 0.02, 210)], closed: false).outlined { 10 * (1 - $0) },
        hex(0x8A2412, 0.18))
    }
    c.fill(.circle(o + Point(26, -20), 8), hex(0xFBE6C4))
    round(c, body, o, 270, strength: 0.45)
  },
]
