import Glibc

/// A flat-woven rug: a drawing on a grid of stitches, in wool of uneven dye, hung on a plastered wall.
struct Kilim {
  var seed: Int
  var wall: UInt32 = 0xDDD5C6
  var columns = 70
  var rows = 104
  var wool: [UInt32]
  /// Which wool lies at a stitch.
  var design: (Int, Int) -> Int

  func draw(_ c: Canvas) {
    c.fill(.rect(0, 0, c.w, c.h), hex(wall))
    let noise = Noise(seed)
    c.adjust { colour, p in
      colour.lit(noise.fractal(p.x / 140, p.y / 140, octaves: 3) * 0.03 + (0.5 - p.x / c.w) * 0.06)
    }
    let cell = 7.0
    let wide = Double(columns) * cell
    let tall = Double(rows) * cell
    let o = Point((c.w - wide) / 2, (c.h - tall) / 2)
    c.layer(blur: 9) { $0.fill(.rect(o.x + 7, o.y + 10, wide, tall), hex(0x1A120A, 0.5)) }
    var random = Random(seed)
    // Fringes.
    for end in [-1.0, 1.0] {
      let y = end < 0 ? o.y : o.y + tall
      for i in 0..<(columns + 1) {
        let x = o.x + Double(i) * cell * Double(columns) / Double(columns + 1) + cell / 2
        let tip = Point(x + random.bell() * 2, y + end * (20 + random.bell() * 1.6))
        c.fill(
          Path.smooth([Point(x, y), mix(Point(x, y), tip, 0.5) + Point(random.bell(), 0), tip], steps: 4).outlined {
            2.6 - $0
          }, hex(0xEDE3CB).lit(random.bell() * 0.05))
      }
    }
    let tones = wool.map { hex($0) }
    let w = columns
    let h = rows
    var grid = [Int](repeating: 0, count: w * h)
    for j in 0..<h { for i in 0..<w { grid[j * w + i] = design(i, j) } }
    c.fill(
      .rect(o.x, o.y, wide, tall),
      .custom { p in
        let q = (p - o) / cell
        let i = min(max(Int(q.x), 0), w - 1)
        let j = min(max(Int(q.y), 0), h - 1)
        var tone = tones[grid[j * w + i] % tones.count]
        // Dye lots change from row to row; wool from stitch to stitch.
        let lot = noise.fractal(0.5, Double(j) / 9 + Double(grid[j * w + i]) * 31, octaves: 3) * 0.09
        let stitch = noise.cell(i, j, 3) * 0.018
        let y = q.y - floor(q.y)
        let x = q.x - floor(q.x)
        let weave = -0.05 * (2 * y - 1) * (2 * y - 1) - 0.03 * (2 * x - 1) * (2 * x - 1)
        let fold = noise.fractal(p.x / 190, p.y / 260, 9.5, octaves: 2) * 0.07
        tone = tone.lit(lot + stitch + weave + fold)
        return tone
      })
    c.paper(seed, strength: 0.25)
  }
}

/// Distance of a stitch from the middle of a motif, measured as steps (L1).
private func steps(_ i: Int, _ j: Int, _ ci: Double, _ cj: Double, _ aspect: Double = 1) -> Double {
  abs(Double(i) - ci) + abs(Double(j) - cj) * aspect
}

/// A border of `width` stitches with a running figure; nil in the field.
private func border(_ i: Int, _ j: Int, _ w: Int, _ h: Int, _ width: Int, _ figure: (Int, Int) -> Int) -> Int? {
  let x = min(i, w - 1 - i)
  let y = min(j, h - 1 - j)
  let d = min(x, y)
  guard d < width else { return nil }
  let along = x < y ? abs(2 * j - (h - 1)) / 2 : abs(2 * i - (w - 1)) / 2
  return figure(d, along)
}

private let red: UInt32 = 0x9E2B25
private let blue: UInt32 = 0x1F3A5F
private let ivory: UInt32 = 0xEEE2C6
private let ochre: UInt32 = 0xD29A3A
private let brown: UInt32 = 0x3C2A22
private let teal: UInt32 = 0x2F6E6A
private let rose: UInt32 = 0xC7694F

let kilims: [Work] = [
  .tall("rug-01", quality: 62) { c in
    Kilim(seed: 1, wool: [red, blue, ivory, ochre, brown]) { i, j in
      if let b = border(
        i, j, 70, 104, 9,
        { d, a in d == 0 || d == 8 ? 4 : (abs((a % 8) - 4) + d) % 8 < 3 ? 2 : (abs((a % 8) - 4) + d) % 8 < 5 ? 1 : 3 })
      {
        return b
      }
      let c0 = [26.0, 51.5, 77.0].min { abs(Double(j) - $0) < abs(Double(j) - $1) } ?? 0
      let d = Int(steps(i, j, 34.5, c0, 1.6))
      if d < 24 { return [3, 3, 4, 2, 2, 1, 1, 1, 4, 3, 2, 2][d / 2] }
      if (i + j) % 12 == 0 && (i - j + 120) % 12 == 0 { return 2 }
      return 0
    }.draw(c)
  },
  .tall("rug-02", quality: 62) { c in
    Kilim(seed: 2, wool: [ivory, teal, rose, brown, ochre]) { i, j in
      let zig = j + abs((i % 20) - 10)
      let k = (zig / 5) % 8
      return [0, 1, 0, 2, 3, 2, 0, 4][k]
    }.draw(c)
  },
  .tall("rug-03", quality: 62) { c in
    Kilim(seed: 3, wool: [blue, ivory, red, ochre, 0x4A7BA0]) { i, j in
      if let b = border(i, j, 70, 104, 7, { d, a in d < 1 ? 1 : d > 5 ? 1 : (a / 3 + d / 2) % 2 == 0 ? 2 : 3 }) {
        return b
      }
      // Eight-pointed stars in a lattice.
      let u = (i - 7) % 14
      let v = (j - 3) % 14
      let x = abs(Double(u) - 6.5)
      let y = abs(Double(v) - 6.5)
      let star = min(max(x, y), (x + y) * 0.7071 + 0.4)
      if star < 1.6 { return 3 }
      if star < 3.2 { return 2 }
      if star < 5 { return 1 }
      if x + y > 12 { return 4 }
      return 0
    }.draw(c)
  },
  .tall("rug-04", quality: 62) { c in
    // A niche with a lamp.
    Kilim(seed: 4, wool: [0x6E1F2A, ivory, ochre, 0x274A3E, blue, rose]) { i, j in
      if let b = border(
        i, j, 70, 104, 11,
        { d, a in d == 0 || d == 10 ? 1 : d == 1 || d == 9 ? 4 : (a % 10 < 5) == (d < 5) ? 2 : (a + d) % 5 == 0 ? 1 : 3
        })
      {
        return b
      }
      let x = abs(Double(i) - 34.5)
      let roof = 24 + max(0, x - 2) * 1.15
      let step = Double(Int(roof / 3) * 3)
      if Double(j) < step { return (i / 2 + j / 2) % 4 == 0 ? 2 : 3 }
      if Double(j) < step + 3 { return 1 }
      if x < 0.8, j < 44 { return 2 }
      let lamp = abs(Double(j) - 49) / 6 + x / 5
      if lamp < 1 { return lamp < 0.5 ? 5 : 2 }
      if j > 60, j < 90, abs(x - Double((j - 60) % 10)) < 1, x < 9 { return 2 }
      return 0
    }.draw(c)
  },
  .tall("rug-05", quality: 62) { c in
    // Evening over the sea, with boats.
    Kilim(seed: 5, wool: [0xF0C27A, 0xE89A5A, 0xD96C4A, 0xA8445A, 0x5A3A6A, 0x24405E, 0x18304A, ivory, 0xF8E4B0]) {
      i, j in
      let x = Double(i) - 34.5
      let y = Double(j) - 46
      if (x * x + y * y).squareRoot() < 13, j < 54 { return 8 }
      if j < 54 {
        let z = j / 2 + ((i + (j % 2) * 2) % 4 == 0 ? 1 : 0)
        return [4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0][min(z, 28)]
      }
      for (bx, by, s) in [(20, 66, 7), (48, 78, 9), (28, 92, 6)] {
        let u = i - bx
        let v = by - j
        if v >= 0, v < s, u >= 0, u <= s - v { return 7 }
        if v >= 0, v < s - 2, u < -1, -u <= s - v - 2 { return 8 }
        if v < 0, v > -3, abs(u) <= s + v { return 3 }
      }
      if abs(x) < 10 - Double((j * 7) % 5) * 1.6, (j % 3) == 0 { return 1 }
      let w = (j + (abs((i % 8) - 4)) / 2) % 5
      return w == 0 ? 6 : 5
    }.draw(c)
  },
  .tall("rug-06", quality: 62) { c in
    // Bands with small figures between.
    Kilim(seed: 6, wool: [0xC8402C, ivory, 0x23201E, ochre, 0x3E6A82, 0x7A8A4A]) { i, j in
      let band = j / 13
      let v = j % 13
      if v == 0 || v == 12 { return 2 }
      if v == 1 || v == 11 { return 1 }
      let ground = [0, 4, 3, 5][band % 4]
      let ink = [1, 1, 2, 1][band % 4]
      let y = v - 6
      switch band % 4 {
      case 0: return abs((i % 14) - 7) + abs(y) < 5 && abs((i % 14) - 7) + abs(y) != 3 ? ink : ground
      case 1: return abs((i + 5) % 10 - 5) == abs(y) || (abs((i + 5) % 10 - 5) < 2 && y == 0) ? ink : ground
      case 2:
        let u = abs((i % 12) - 6)
        return abs(u - abs(y)) < 2 && u + abs(y) > 2 || (u == 0 && y == 0) ? ink : ground
      default: return (abs((i % 8) - 4) < 4 - abs(y)) ? ink : ground
      }
    }.draw(c)
  },
  .tall("rug-07", quality: 62) { c in
    // The tree that is a river that is a tree.
    Kilim(seed: 7, wool: [0xE6D6B2, 0x2E5A48, 0xB5432E, 0x6A4A30, 0xD9A23E, 0x24405E]) { i, j in
      if let b = border(i, j, 70, 104, 6, { d, a in d == 0 || d == 5 ? 5 : (a + d) % 6 < 3 ? 2 : 4 }) { return b }
      let x = abs(i * 2 - 69) / 2
      if x < 2, j > 14 { return 3 }
      if j > 16, j < 88 {
        let k = (j - 16) % 12
        let reach = 6 + (j - 16) / 4
        let level = x + k
        if x < min(reach, 26), level % 12 < 2 { return 1 }
        if x < min(reach, 26), level % 12 == 2, x % 4 == 1 { return 1 }
        if x < min(reach, 26) + 1, level % 12 == 4, x % 5 == 3 { return 2 }
        if x < min(reach, 26) + 1, level % 12 == 5, x % 5 == 3 { return 4 }
      }
      if j > 90, (j + x / 2) % 4 < 2 { return 5 }
      return 0
    }.draw(c)
  },
  .tall("rug-08", quality: 62) { c in
    // Flying geese, pieced.
    Kilim(seed: 8, wall: 0xCFC8BC, wool: [0x223048, 0xE8DCC2, 0xC2603E, 0x7E9AA2, 0xD8A84E]) { i, j in
      let col = i / 14
      let u = i % 14
      let v = col % 2 == 0 ? j % 10 : (j + 5) % 10
      if u == 0 || u == 13 { return 1 }
      let up = col % 2 == 0 ? v : 9 - v
      let inside = abs(Double(u) - 6.5) < Double(up) * 0.66
      let n = (j / 10 + col * 2) % 4
      return inside ? [2, 3, 4, 1][n] : 0
    }.draw(c)
  },
  .tall("rug-09", quality: 62) { c in
    // Log cabin: strips round a red heart, light on one side, dark on the other.
    Kilim(seed: 9, wool: [0xB52F2A, 0xF0E4C8, 0xE2C48E, 0xD9A868, 0x3A4A5E, 0x5A3A34, 0x2A2A34]) { i, j in
      let u = Double(i % 18) - 8.5
      let v = Double((j + 7) % 18) - 8.5
      let flip = ((i / 18) + ((j + 7) / 18)) % 2 == 0
      let d = max(abs(u), abs(v))
      if d < 2 { return 0 }
      let ring = Int((d - 2) / 2.2)
      let bright = (u + v < 0) != flip
      return bright ? 1 + ring % 3 : 4 + ring % 3
    }.draw(c)
  },
  .tall("rug-10", quality: 62) { c in
    // One great hexagon, hooks inside.
    Kilim(seed: 10, wool: [0x1C4A54, red, ivory, ochre, brown, 0x5A9A8E]) { i, j in
      if let b = border(i, j, 70, 104, 8, { d, a in d == 0 ? 4 : d == 7 ? 2 : (a % 6) < 3 && d > 1 && d < 6 ? 1 : 3 }) {
        return b
      }
      let x = abs(Double(i) - 34.5)
      let y = abs(Double(j) - 51.5)
      let hexa = max(x * 1.35, x * 0.72 + y * 0.78)
      let k = Int(hexa / 3)
      if k < 12 { return [3, 1, 2, 2, 0, 5, 2, 4, 1, 1, 3, 4][k] }
      let u = (Int(x) + Int(y)) % 9
      return u == 0 ? 5 : (u == 4 && (Int(x) % 3 == 0)) ? 3 : 0
    }.draw(c)
  },
  .tall("rug-11", quality: 62) { c in
    // Fields from the air.
    let noise = Noise(11)
    Kilim(seed: 11, wall: 0xE6DFD2, wool: [0xC9B24E, 0x7E9A48, 0x4A6E3E, 0xD8C98A, 0xB57E3E, 0x8AA86A, 0x6A4E34]) {
      i, j in
      let x = Double(i) + Double(j) * 0.25
      let y = Double(j) - Double(i) * 0.35
      let u = Int(floor(x / 17 + noise(Double(j) / 40, 0.5) * 0.3))
      let v = Int(floor(y / (12 + noise.cell(u, 4) * 3)))
      let fx = x / 17 - floor(x / 17)
      if fx < 0.06 { return 6 }
      let kind = Int((noise.cell(u, v) * 0.5 + 0.5) * 5.99)
      if noise.cell(u, v, 7) > 0.2, Int(x) % 3 == 0 { return (kind + 3) % 6 }
      return kind
    }.draw(c)
  },
  .tall("rug-12", quality: 62) { c in
    // Steps: squares of colour, as if seen through water.
    Kilim(seed: 12, wall: 0xD8D0C4, wool: [0x14304A, 0x1E5A7A, 0x3E8AA0, 0x8CC0BC, 0xF0E6CC, 0xE8965A]) { i, j in
      let x = abs(Double(i) - 34.5)
      let y = Double(j)
      let wave = y + abs((x.truncatingRemainder(dividingBy: 14)) - 7) * 1.4
      let k = Int(wave / 6.5)
      if steps(i, j, 34.5, 30, 1) < 9 { return steps(i, j, 34.5, 30, 1) < 4 ? 4 : 5 }
      return [4, 4, 3, 4, 3, 3, 2, 3, 2, 2, 1, 2, 1, 1, 0, 1, 0, 0, 0][min(k, 18)]
    }.draw(c)
  },
]
