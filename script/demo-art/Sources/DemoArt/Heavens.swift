import Glibc

/// Things that happen in the sky, seen over the bay.
private func shore(
  _ c: Canvas, _ seed: Int, _ colour: UInt32, foot: Double = 1.05, rise: Double = 0.2, frequency: Double = 1.6
) {
  let noise = Noise(seed)
  var points: [Point] = []
  for i in 0...240 {
    let u = Double(i) / 240 * c.w / c.h
    points.append(
      Point(u * c.h, (foot - rise * (0.5 + 0.62 * noise.fractal(u * frequency, 0.5, octaves: 5, gain: 0.42))) * c.h))
  }
  c.fill(Path(points + [Point(c.w, c.h + 9), Point(0, c.h + 9)]), hex(colour))
}

private func curtain(
  _ c: Canvas, _ seed: Int, _ low: UInt32, _ high: UInt32, level: Double, tall: Double, strength: Double,
  fold: Double = 1
) {
  let noise = Noise(seed)
  c.shade(samples: 1) { p in
    let u = p.x / c.h
    let v = p.y / c.h
    var glow = 0.0
    for k in 0..<3 {
      let z = Double(k) * 7.7
      let bend = noise.fractal(u * 1.1 * fold + z, 0.5, z, octaves: 3) * 0.24
      let base = level + bend - Double(k) * 0.09
      let up = (base - v) / tall
      guard up > -0.08 else { continue }
      let rays = 0.5 + 0.5 * noise.fractal(u * 13 + bend * 18, v * 0.5, z, octaves: 3)
      let bright = 0.35 + 0.65 * smooth(-0.3, 0.5, noise(u * 1.7 + z, z))
      glow += (up < 0 ? smooth(-0.06, 0, up) : exp(-up * 2.6)) * (0.25 + 0.95 * rays) * bright * (1 - Double(k) * 0.22)
    }
    let t = clamp((level + 0.1 - v) / tall / 1.5)
    return mix(hex(low), hex(high), t).alpha(clamp(glow * strength))
  }
}

private func corona(_ c: Canvas, _ o: Point, _ r: Double, _ seed: Int, _ tone: UInt32) {
  let noise = Noise(seed)
  c.shade(samples: 1) { p in
    let d = (p - o) / r
    let l = length(d)
    guard l > 0.9 else { return Colour(0, 0, 0, 0) }
    let a = atan2(d.y, d.x)
    let x = cos(a)
    let y = sin(a)
    let streams =
      0.55 + 0.9 * noise.fractal(x * 2.2, y * 2.2, log(l) * 0.5, octaves: 4) + 0.35 * noise(x * 9, y * 9, 2.5)
    let g = exp(-(l - 1) * (1.9 - clamp(streams) * 1.35)) * (0.55 + 0.5 * streams)
    return mix(hex(tone), hex(0xFFFFFF), exp(-(l - 1) * 5)).alpha(clamp(g))
  }
  c.fill(.circle(o, r), hex(0x05060A))
}

let heavens: [Work] = [
  .wide("sky-01") { c in
    c.space(1, 0x0C1428, dust: [0x1E2A4A], count: 120)
    corona(c, Point(480, 240), 92, 3, 0xB8CCEC)
    shore(c, 5, 0x05080F, rise: 0.16)
    c.paper(1, strength: 0.4)
  },
  .wide("sky-02") { c in
    c.space(2, 0x06101C, dust: [0x0E2A3A], count: 380)
    curtain(c, 4, 0x4EF0A0, 0x6A5AE0, level: 0.70, tall: 0.46, strength: 1.15)
    shore(c, 9, 0x030A10, foot: 1.02, rise: 0.24, frequency: 2.2)
    c.paper(2, strength: 0.3)
  },
  .wide("sky-03") { c in
    // A great comet over the harbour.
    c.fill(.rect(0, 0, c.w, c.h), .linear(Point(0, 0), Point(0, 480), Ramp([0x0B1430, 0x1E2F5C, 0x4A5A86, 0xB8868A])))
    var random = Random(3)
    for _ in 0..<190 {
      c.fill(
        .circle(Point(random.unit() * 960, random.unit() * 380), 0.5 + 1.2 * pow(random.unit(), 4)),
        hex(0xFFF4E0, random.real(0.3, 0.9)))
    }
    let head = Point(640, 322)
    let noise = Noise(3)
    c.shade(samples: 1) { p in
      let d = turn(p - head, 0.62)
      let along = -d.x
      guard along > -14 else { return Colour(0, 0, 0, 0) }
      let wide = 5 + along * 0.17
      let bend = along * along * 0.00022
      let across = (d.y - bend) / max(wide, 4)
      let streak = 0.75 + 0.5 * noise.fractal(across * 5, along / 300, 1.5, octaves: 3)
      let dust = exp(-across * across * 1.6) * exp(-max(along, 0) / 300) * streak
      let ion = exp(-pow((d.y + along * 0.07) / (3 + along * 0.022), 2)) * exp(-max(along, 0) / 260) * 0.6
      return mix(hex(0xFFF0D0), hex(0xA8D0FF), clamp(ion / (dust + ion + 0.001))).alpha(clamp((dust + ion) * 0.9))
    }
    c.layerGlow(head, 44, hex(0xFFF6DC, 0.9))
    c.fill(.circle(head, 5), hex(0xFFFFFF))
    Landscape(seed: 8, sky: Ramp([0x000000, 0x000000])).houses(
      c, foot: 0.93, rise: 0.11, colour: 0x141A34, lit: 0xFFD070)
    c.fill(.rect(0, 502, c.w, 38), .linear(Point(0, 502), Point(0, 540), Ramp([0x6A5A78, 0x1A2244])))
    c.paper(3, strength: 0.4)
  },
  .wide("sky-04") { c in
    // A spiral seen almost from above.
    c.space(4, 0x05060E, dust: [0x14183A], count: 420)
    let noise = Noise(4)
    let o = Point(480, 270)
    c.shade(samples: 1) { p in
      var d = turn(p - o, 0.42)
      d.y /= 0.56
      let r = length(d) / 330
      let a = atan2(d.y, d.x)
      let swirl = a * 2 - log(r + 0.02) * 5.4
      let n = noise.fractal(d.x / 46, d.y / 46, 1.5, octaves: 5)
      let arms = pow(0.5 + 0.5 * cos(swirl + n * 1.5), 2.2)
      let fall = exp(-r * 2.7)
      let disc = fall * (0.25 + 1.15 * arms) * (0.75 + 0.7 * n)
      let dust = smooth(0.55, 0.9, 0.5 + 0.5 * cos(swirl - 1.1 + n * 1.4)) * smooth(0.9, 0.2, r)
      let core = exp(-r * r * 60)
      var tone = mix(hex(0x6F8FE0), hex(0xFFE2B0), exp(-r * 4.2))
      let pinkish = smooth(0.35, 0.6, noise.fractal(d.x / 15, d.y / 15, 5.5, octaves: 3)) * arms
      tone = mix(tone, hex(0xF08AA8), pinkish * 0.8 * smooth(0.1, 0.3, r))
      return mix(tone, hex(0xFFF8E8), core).alpha(clamp(disc * 2.6 * (1 - dust * 0.6) + core))
    }
    var random = Random(44)
    for _ in 0..<300 {
      let a = random.unit() * 2 * .pi
      let r = 270 * pow(random.unit(), 0.7)
      let q = turn(Point(cos(a) * r, sin(a) * r * 0.56), -0.42)
      c.fill(.circle(o + q, random.real(0.4, 1)), hex(0xE6ECFF, 0.7))
    }
  },
  .wide("sky-05") { c in
    // Meteors, one night in August, one plate.
    c.fill(.rect(0, 0, c.w, c.h), .linear(Point(0, 0), Point(0, 500), Ramp([0x0A0E26, 0x16204A, 0x2C3E70, 0x5A6E90])))
    var random = Random(5)
    for _ in 0..<330 {
      c.fill(
        .circle(Point(random.unit() * 960, random.unit() * 430), 0.45 + 1.3 * pow(random.unit(), 5)),
        hex(0xFFF8EC, random.real(0.25, 0.9)))
    }
    let radiant = Point(690, 60)
    for i in 0..<17 {
      let a = Double(i) / 17 * 2 * .pi + random.bell() * 0.1
      let from = radiant + polar(a, random.real(60, 330))
      let to = from + polar(a, random.real(60, 190))
      guard from.y < 400, to.y > -60 else { continue }
      c.fill(
        Path([from, to], closed: false).outlined { 0.4 + 3 * $0 * $0 }, .linear(from, to, Ramp([0x2C3E70, 0xFFF6DC])))
      c.layerGlow(to, 9, hex(0xFFF6DC, 0.5))
    }
    shore(c, 12, 0x0A1226, foot: 1.04, rise: 0.18)
    c.lighthouse(Point(352, 496), 86, hex(0x2A3658), hex(0x1A2444), lamp: hex(0xFFE6A0))
    c.paper(5, strength: 0.4)
  },
  .wide("sky-06") { c in
    // Dust lit from within.
    c.space(6, 0x080610, count: 160)
    let noise = Noise(6)
    c.shade(samples: 1) { p in
      let q = p / c.h
      let w1 = noise.fractal(q.x * 1.6, q.y * 1.6, 0.5, octaves: 4)
      let w2 = noise.fractal(q.x * 1.6 + 5, q.y * 1.6, 3.5, octaves: 4)
      let n = noise.fractal(q.x * 2.1 + w1 * 1.3, q.y * 2.1 + w2 * 1.3, 7.5, octaves: 6)
      let m = noise.ridged(q.x * 2.4 + w2, q.y * 2.4 + w1, 2.5, octaves: 5)
      let middle = exp(-pow(length(q - Point(0.92, 0.48)) / 0.52, 2))
      let glow = clamp(0.45 + n * 0.9) * middle
      let tone = Ramp([
        (0, 0x14103A), (0.25, 0x4A1E5A), (0.5, 0xB8446A), (0.72, 0xF0905A), (0.9, 0xFFE0A0), (1, 0xFFFFFF),
      ])(clamp(glow * 1.25 + (m - 0.6) * 0.35))
      return tone.alpha(clamp(glow * 1.8))
    }
    var random = Random(66)
    for _ in 0..<110 {
      let p = Point(random.unit() * 960, random.unit() * 540)
      let k = pow(random.unit(), 6)
      c.fill(.circle(p, 0.5 + 1.6 * k), hex(0xFFFFFF, 0.9))
      if k > 0.5 { c.layerGlow(p, 15 * k, hex(0xD8E6FF, 0.5)) }
    }
    for (x, y) in [(500.0, 250.0), (530, 280), (484, 284)] {
      c.layerGlow(Point(x, y), 40, hex(0xE6F0FF, 0.7))
      c.fill(.circle(Point(x, y), 2.6), hex(0xFFFFFF))
    }
  },
  .wide("sky-07") { c in
    c.space(7, 0x100A1A, dust: [0x2A1436], count: 330)
    curtain(c, 17, 0xF05A8A, 0x5A3AC0, level: 0.62, tall: 0.5, strength: 0.75, fold: 0.7)
    curtain(c, 21, 0x5AE6B0, 0xB04AC0, level: 0.74, tall: 0.2, strength: 0.55, fold: 1.3)
    shore(c, 23, 0x08060E, foot: 0.96, rise: 0.12, frequency: 2)
    c.fill(.rect(0, 500, c.w, 40), .linear(Point(0, 500), Point(0, 540), Ramp([0x3A1A3E, 0x140A1C])))
    c.paper(7, strength: 0.3)
  },
  .wide("sky-08") { c in
    // The Moon through the shadow, six times, over the sea.
    c.fill(.rect(0, 0, c.w, c.h), .linear(Point(0, 0), Point(0, 460), Ramp([0x0A0E1E, 0x131C38, 0x22345A])))
    var random = Random(8)
    for _ in 0..<200 {
      c.fill(
        .circle(Point(random.unit() * 960, random.unit() * 400), 0.4 + 1.1 * pow(random.unit(), 5)),
        hex(0xFFF8EC, random.real(0.2, 0.8)))
    }
    for i in 0..<7 {
      let t = Double(i) / 6
      let at = Point(96 + t * 768, 330 - sin(t * .pi * 0.92 + 0.12) * 250)
      let phase = (t - 0.5) * 4.4
      let r = 40.0
      let noise = Noise(88)
      c.fill(
        .circle(at, r),
        .custom { p in
          let d = (p - at) / r
          let maria = noise.fractal(d.x * 1.6 + 4, d.y * 1.6, octaves: 4)
          let full = mix(hex(0xF6F0DE), hex(0xB8B09C), smooth(-0.05, 0.3, maria))
          let shadow = length(d - Point(-phase, 0.1)) / 2.5
          let deep = smooth(0.52, 0.40, shadow)
          return mix(full, hex(0xA83E22).scaled(0.55 + 0.35 * shadow + 0.3 * Double(full.x - 0.7)), deep)
        })
    }
    Landscape(
      seed: 8, sky: Ramp([0x000000, 0x000000])
    ).houses(c, foot: 0.88, rise: 0.10, colour: 0x0A0F20, lit: 0xFFD070)
    c.fill(.rect(0, 475, c.w, 65), .linear(Point(0, 475), Point(0, 540), Ramp([0x22345A, 0x0A1222])))
    c.paper(8, strength: 0.4)
  },
  .wide("sky-09") { c in
    // The Milky Way standing on the sea.
    let noise = Noise(9)
    c.shade(samples: 1) { p in
      let q = p / c.h
      let base = Ramp([0x070B1A, 0x101C38, 0x24406A, 0x6A8AA0])(q.y / 0.82)
      let d = turn(q - Point(0.98, 0.3), 0.95)
      let n = noise.fractal(d.x * 2.4, d.y * 2.4, 1.5, octaves: 6)
      let band = exp(-pow((d.y + n * 0.06) / 0.16, 2))
      let rift = smooth(0.0, 0.35, noise.fractal(d.x * 2.2 + 7, d.y * 5, 4.5, octaves: 5)) * exp(-pow(d.y / 0.08, 2))
      let tone = mix(hex(0x8AA0D0), hex(0xF6DCC0), exp(-pow(d.y / 0.08, 2)))
      return mix(base, tone, clamp(band * (0.5 + 0.7 * n) * (1 - 0.7 * rift)))
    }
    var random = Random(9)
    for _ in 0..<900 {
      let p = Point(random.unit() * 960, random.unit() * 450)
      let d = turn(p / c.h - Point(0.98, 0.3), 0.95)
      guard random.chance(0.25 + 0.75 * exp(-pow(d.y / 0.2, 2))) else { continue }
      c.fill(
        .circle(p, 0.4 + 1.3 * pow(random.unit(), 6)),
        hex(random.pick([0xFFFFFF, 0xFFE6C8, 0xD0E0FF]), random.real(0.25, 0.9)))
    }
    c.fill(.rect(0, 452, c.w, 88), .linear(Point(0, 452), Point(0, 540), Ramp([0x4A6A84, 0x16283E, 0x0A1424])))
    shore(c, 31, 0x060A14, foot: 0.9, rise: 0.08, frequency: 1.1)
    c.fill(.rect(0, 462, 960, 90), .linear(Point(0, 462), Point(0, 540), Ramp([0x1E3450, 0x0A1424])))
    c.fill(.circle(Point(300, 440), 8), hex(0x05080F))
    c.fill(Path([Point(289, 476), Point(293, 446), Point(307, 446), Point(311, 476)]), hex(0x05080F))
    c.stroke(Path([Point(306, 452), Point(332, 442)], closed: false), 4, hex(0x05080F))
  },
  .wide("sky-10") { c in
    // Halo with mock suns, over snow.
    c.fill(.rect(0, 0, c.w, c.h), .linear(Point(0, 0), Point(0, 440), Ramp([0x7FA0C4, 0xB4C8DA, 0xE6E2DC, 0xF6E6D0])))
    let o = Point(480, 250)
    c.shade(samples: 1) { p in
      let l = length(p - o)
      let ring = exp(-pow((l - 176) / 11, 2))
      let inner = smooth(166, 178, l)
      let pillar = exp(-pow((p.x - o.x) / 9, 2)) * exp(-abs(p.y - o.y) / 130)
      let bar = exp(-pow((p.y - o.y) / 4.5, 2)) * 0.4 * smooth(520, 120, abs(p.x - o.x))
      let dogs = exp(-pow((abs(p.x - o.x) - 184) / 15, 2)) * exp(-pow((p.y - o.y) / 17, 2))
      let sun = exp(-l / 60) + smooth(26, 22, l)
      let tone = mix(hex(0xFFD0A0), hex(0xF2F8FF), inner)
      return mix(tone, hex(0xFFFFFF), clamp(sun + pillar * 0.5 + dogs * 0.6)).alpha(
        clamp(ring * 0.62 + pillar * 0.6 + bar + dogs * 0.95 + sun))
    }
    shore(c, 41, 0x9CB0C6, foot: 0.9, rise: 0.14, frequency: 1.3)
    Landscape(seed: 10, sky: Ramp([0x000000, 0x000000])).firs(c, foot: 0.94, rise: 0.14, colour: 0x3E566E)
    shore(c, 44, 0xE6ECF2, foot: 1.06, rise: 0.22, frequency: 0.9)
    c.snow(4, 120, hex(0xFFFFFF))
    c.paper(10, strength: 0.5)
  },
  .wide("sky-11") { c in
    // Venus crossing the Sun.
    c.fill(.rect(0, 0, c.w, c.h), hex(0x140A04))
    let o = Point(480, 290)
    let noise = Noise(11)
    c.layerGlow(o, 480, hex(0xE8741E, 0.45))
    c.fill(
      .circle(o, 232),
      .custom { p in
        let d = (p - o) / 232
        let r = length(d)
        let cells = noise.fractal(p.x / 9, p.y / 9, 1.5, octaves: 3)
        let edge = (max(0, 1 - r * r)).squareRoot()
        let bright = Ramp([(0, 0xB8400E), (0.35, 0xF0801E), (0.75, 0xFFC04A), (1, 0xFFE49A)])(
          clamp(edge * 0.95 + cells * 0.10))
        return bright
      })
    for (x, y, s) in [(410.0, 240.0, 12.0), (432, 252, 7), (560, 372, 9)] {
      c.fill(.circle(Point(x, y), s * 1.7), hex(0xB8500E, 0.7))
      c.fill(.circle(Point(x, y), s), hex(0x3A1404))
    }
    for i in 0..<7 {
      let at = Point(290 + Double(i) * 66, 168 + Double(i) * 17)
      c.fill(.circle(at, 11), hex(0x120602, i == 3 ? 1 : 0.34))
    }
  },
  .wide("sky-12") { c in
    // Young moon and evening star in the last light.
    c.fill(
      .rect(0, 0, c.w, c.h),
      .linear(Point(0, 0), Point(0, 440), Ramp([0x1C2A54, 0x3E5488, 0x9A8AA0, 0xF0B08A, 0xF8D8A0])))
    let moon = Point(560, 190)
    c.layerGlow(moon, 120, hex(0xFFF0D0, 0.25))
    c.fill(.circle(moon, 44), hex(0x4A5A88))
    c.clip(.circle(moon, 44)) { l in
      var path = Path.circle(moon, 46)
      path.add(.circle(moon + Point(-11, -13), 46))
      l.fill(path, hex(0xFFF6E0), .evenOdd)
    }
    let star = Point(424, 250)
    c.layerGlow(star, 44, hex(0xFFFFFF, 0.6))
    c.fill(Tiles.star(4, star, 15, 2.6, turned: 0), hex(0xFFFFFF))
    Landscape(seed: 12, sky: Ramp([0x000000, 0x000000])).firs(c, foot: 1.01, rise: 0.24, colour: 0x141830)
    c.flock(6, 5, (Point(1.2, 0.3), Point(1.6, 0.46)), 10, hex(0x2A2E50))
    c.paper(12, strength: 0.5)
  },
]

extension Landscape {
  /// Only the outline of a town, for pictures whose sky is drawn otherwise.
  func houses(_ c: Canvas, foot: Double, rise: Double, colour: UInt32, lit: UInt32) {
    silhouette(c, Ridge(foot: foot, rise: rise, frequency: 1, colour: colour, haze: colour, kind: .houses, seed: 3))
    var random = Random(seed)
    for _ in 0..<90 {
      let p = Point(random.unit() * c.w, (foot - rise * random.real(0.06, 0.34)) * c.h)
      c.fill(.rect(p.x, p.y, 2.2, 3), hex(lit, random.real(0.5, 0.95)))
    }
  }

  func firs(_ c: Canvas, foot: Double, rise: Double, colour: UInt32) {
    silhouette(c, Ridge(foot: foot, rise: rise, frequency: 1.4, colour: colour, haze: colour, kind: .firs, seed: 3))
  }

  private func silhouette(_ c: Canvas, _ ridge: Ridge) {
    let aspect = c.w / c.h
    let table = skyline(ridge, aspect)
    var points: [Point] = []
    for (i, v) in table.enumerated() {
      let u = Double(i) / Double(table.count - 1) * (aspect + 0.4) - 0.2
      points.append(Point(u * c.h, v * c.h))
    }
    c.fill(Path(points + [Point(c.w * 1.2, ridge.foot * c.h), Point(-c.w * 0.2, ridge.foot * c.h)]), hex(ridge.colour))
  }
}
