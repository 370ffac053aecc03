import Glibc

/// Patterns of the tile-makers and weavers: stars and straps, fish and birds that fill the plane, woven diamonds.
enum Tiles {
  /// Glaze: each piece a little lighter or darker than its neighbour, with a soft light across it.
  static func glaze(_ c: Canvas, _ path: Path, _ colour: Colour, _ random: inout Random, amount: Double = 0.07) {
    let shade = random.bell() * amount
    let base = colour.lit(clamp(shade, -0.2, 0.2))
    let sum = path.contours[0].points.reduce(Point.zero, +) / Double(path.contours[0].points.count)
    let reach = path.contours[0].points.map { length($0 - sum) }.max() ?? 1
    let tip = Point(-0.6, -0.8) * reach
    c.fill(
      path,
      .custom { p in
        let d = p - sum
        let t = (d.x * tip.x + d.y * tip.y) / (reach * reach)
        return base.lit(clamp(t * 0.12, -0.12, 0.12))
      })
  }

  /// A star of `n` points; `k` sets how deep the notches go.
  static func star(_ n: Int, _ at: Point, _ r: Double, _ inner: Double, turned: Double = 0) -> Path {
    Path(
      (0..<2 * n).map { i in
        at + polar(turned + Double(i) * .pi / Double(n), i % 2 == 0 ? r : inner)
      })
  }

  /// Shrinks a convex piece towards its middle, which leaves the joint open.
  static func inset(_ path: Path, _ by: Double) -> Path {
    var out = path
    let p = path.contours[0].points
    let middle = p.reduce(Point.zero, +) / Double(p.count)
    let reach = p.map { length($0 - middle) }.reduce(0, +) / Double(p.count)
    out.contours[0].points = p.map { middle + ($0 - middle) * (1 - by / reach) }
    return out
  }

  /// Eight-pointed stars and crosses, as on the walls of Kashan.
  static func starAndCross(
    _ c: Canvas, _ seed: Int, size: Double, star: [UInt32], cross: [UInt32], joint: UInt32, heart: UInt32
  ) {
    var random = Random(seed)
    c.fill(.rect(0, 0, c.w, c.h), hex(joint))
    let r = size / 2
    let notch = r * 0.7654
    let n = Int(c.w / size) + 2
    let m = Int(c.h / size) + 2
    for j in -1...m {
      for i in -1...n {
        let at =
          Point(Double(i) * size, Double(j) * size)
          + Point(c.w.truncatingRemainder(dividingBy: size) / 2, c.h.truncatingRemainder(dividingBy: size) / 2)
        let s = Self.star(8, at, r, notch)
        let colour = hex(star[(i + j * 2 + 200) % star.count])
        glaze(c, inset(s, 2), colour, &random)
        let ring = Self.star(8, at, r * 0.66, notch * 0.66)
        c.fill(ring, hex(joint))
        glaze(c, inset(ring, 2.5), hex(heart), &random)
        c.fill(Self.star(8, at, r * 0.34, notch * 0.26), colour)
        let x = at + Point(r, r)
        let k = r * (1 - 0.7071)
        // The cross between four stars.
        let p: [Point] = [
          Point(0, -r), Point(k, -r + k), Point(k, -k), Point(r - k, -k), Point(r, 0), Point(r - k, k), Point(k, k),
          Point(k, r - k), Point(0, r),
          Point(-k, r - k), Point(-k, k), Point(-r + k, k), Point(-r, 0), Point(-r + k, -k), Point(-k, -k),
          Point(-k, -r + k),
        ]
        let piece = Path(p.map { x + $0 })
        glaze(c, inset(piece, 2.2), hex(cross[(i + j + 200) % cross.count]), &random)
        c.fill(Path.regular(4, x, r * 0.17), hex(heart))
      }
    }
  }

  /// Polygons in contact: straps at `angle` from every edge's middle make the stars of a girih.
  static func girih(
    _ c: Canvas, _ seed: Int, cell: Double, angle: Double, ground: UInt32, strap: UInt32, line: UInt32, fills: [UInt32],
    hexagonal: Bool
  ) {
    var random = Random(seed)
    c.fill(.rect(0, 0, c.w, c.h), hex(ground))
    var polygons: [[Point]] = []
    if hexagonal {
      // Dodecagons and triangles (3.12.12).
      let edge = cell * 0.268
      let r = edge / (2 * sin(.pi / 12))
      for j in -2...Int(c.h / (cell * 0.866)) + 2 {
        for i in -2...Int(c.w / cell) + 2 {
          let at =
            Point(Double(i) * cell + (j % 2 == 0 ? 0 : cell / 2), Double(j) * cell * 0.8660254) + c.centre
            - Point(cell * Double(Int(c.w / cell / 2)), cell * 0.8660254 * 2 * Double(Int(c.h / cell / 0.866 / 4)))
          polygons.append((0..<12).map { at + polar((Double($0) + 0.5) * .pi / 6, r) })
          for a in [Double.pi / 6, Double.pi / 2] {
            let t = at + polar(a, cell * 0.57735)
            polygons.append((0..<3).map { t + polar(a + Double($0) * 2 * .pi / 3, edge * 0.57735) })
          }
        }
      }
    } else {
      // Octagons and squares (4.8.8).
      let edge = cell / (1 + 2.0.squareRoot())
      let r = edge / (2 * sin(.pi / 8))
      for j in -1...Int(c.h / cell) + 1 {
        for i in -1...Int(c.w / cell) + 1 {
          let at =
            Point(Double(i) * cell, Double(j) * cell)
            + Point(c.w.truncatingRemainder(dividingBy: cell) / 2, c.h.truncatingRemainder(dividingBy: cell) / 2)
          polygons.append((0..<8).map { at + polar((Double($0) + 0.5) * .pi / 4, r) })
          let s = at + Point(cell / 2, cell / 2)
          polygons.append((0..<4).map { s + polar(Double($0) * .pi / 2, edge * 0.7071) })
        }
      }
    }
    var straps = Path()
    for polygon in polygons {
      let n = polygon.count
      let middle = polygon.reduce(Point.zero, +) / Double(n)
      var outline: [Point] = []
      for i in 0..<n {
        let a = polygon[i]
        let b = polygon[(i + 1) % n]
        let d = polygon[(i + 2) % n]
        let m1 = (a + b) / 2
        let m2 = (b + d) / 2
        let inward1 = unit(middle - m1)
        let inward2 = unit(middle - m2)
        let e1 = unit(b - a)
        let e2 = unit(b - d)
        let d1 = unit(e1 * cos(angle) + inward1 * sin(angle))
        let d2 = unit(e2 * cos(angle) + inward2 * sin(angle))
        let cross = d1.x * d2.y - d1.y * d2.x
        outline.append(m1)
        if abs(cross) > 1e-6 {
          let q = m2 - m1
          let t = (q.x * d2.y - q.y * d2.x) / cross
          outline.append(m1 + d1 * t)
        }
      }
      let star = Path(outline)
      glaze(c, star, hex(fills[n >= 8 ? 0 : 1 % fills.count]), &random, amount: 0.05)
      if n >= 8, fills.count > 2 {
        let k = Self.star(
          n, middle, length(outline[1] - middle) * 0.8, length(outline[1] - middle) * 0.46,
          turned: atan2((outline[1] - middle).y, (outline[1] - middle).x))
        glaze(c, k, hex(fills[2]), &random, amount: 0.05)
        c.fill(.regular(n, middle, length(outline[1] - middle) * 0.16), hex(fills[fills.count - 1]))
      }
      straps.add(star)
    }
    c.fill(straps.stroked(cell * 0.075), hex(line))
    c.fill(straps.stroked(cell * 0.052), hex(strap))
  }

  /// Quarter circles turned by chance: Sébastien Truchet's tiles.
  static func truchet(
    _ c: Canvas, _ seed: Int, cell: Double, ground: UInt32, colours: [UInt32], bands: Int, spread: Double = 0.36
  ) {
    var random = Random(seed)
    c.fill(.rect(0, 0, c.w, c.h), hex(ground))
    let n = Int(ceil(c.w / cell))
    let m = Int(ceil(c.h / cell))
    for j in 0..<m {
      for i in 0..<n {
        let o = Point(Double(i) * cell, Double(j) * cell)
        let corners =
          random.chance(0.5)
          ? [(o, 0.0), (o + Point(cell, cell), Double.pi)]
          : [(o + Point(cell, 0), .pi / 2), (o + Point(0, cell), -.pi / 2)]
        for (at, from) in corners {
          for b in 0..<bands {
            let t = (Double(b) + 0.5) / Double(bands)
            let r = cell * (0.5 + spread * (2 * t - 1))
            var arc = Path()
            arc.arc(at, r, r, from, from + .pi / 2)
            c.fill(arc.stroked(cell * spread * 2 / Double(bands) * 0.62), hex(colours[b % colours.count]))
          }
        }
      }
    }
  }

  /// Zellige: a field of small squares in hand-cut shades, set in a figure.
  static func squares(_ c: Canvas, _ seed: Int, n: Int, joint: UInt32, _ pick: (Int, Int, inout Random) -> UInt32) {
    var random = Random(seed)
    c.fill(.rect(0, 0, c.w, c.h), hex(joint))
    let cell = c.w / Double(n)
    for j in 0..<Int(ceil(c.h / cell)) {
      for i in 0..<n {
        let colour = pick(i, j, &random)
        let o = Point(Double(i) * cell, Double(j) * cell)
        let k = cell * 0.045
        func off() -> Point { Point(random.bell(), random.bell()) * cell * 0.012 }
        let piece = Path([
          o + Point(k, k) + off(), o + Point(cell - k, k) + off(), o + Point(cell - k, cell - k) + off(),
          o + Point(k, cell - k) + off(),
        ])
        glaze(c, piece, hex(colour), &random, amount: 0.08)
      }
    }
  }

  /// The glaze's light over the whole panel and its small unevenness.
  static func sheen(_ c: Canvas, _ seed: Int) {
    let noise = Noise(seed)
    c.adjust { colour, p in
      let n = noise.fractal(p.x / 90, p.y / 90, octaves: 3)
      let diagonal = 1 - (p.x / c.w * 0.5 + p.y / c.h * 0.5)
      return colour.lit((diagonal - 0.5) * 0.10 + n * 0.025)
    }
  }
}

let tiles: [Work] = [
  .panel("tile-01") { c in
    Tiles.starAndCross(
      c, 1, size: 150, star: [0x1F5E8C, 0x2A7FA8], cross: [0x7CC4BC], joint: 0xF2E9D6, heart: 0xF4EAD2)
    Tiles.sheen(c, 1)
  },
  .panel("tile-02") { c in
    Tiles.girih(
      c, 2, cell: 200, angle: 1.178, ground: 0xE9D9B4, strap: 0xF3E6C8, line: 0x5A3A22,
      fills: [0x1E4F6E, 0xB5532E, 0x2E8A86, 0xE8B84A],
      hexagonal: false)
    Tiles.sheen(c, 2)
  },
  .panel("tile-03") { c in
    Tiles.girih(
      c, 3, cell: 250, angle: 1.04, ground: 0x123B3A, strap: 0xEBDDB8, line: 0x0E2A2C,
      fills: [0x16605C, 0xC8862E, 0x1A3F5C, 0xF0DCA0],
      hexagonal: true)
    Tiles.sheen(c, 3)
  },
  .flat("tile-04", colours: 24) { c in
    Tiles.truchet(c, 4, cell: 100, ground: 0xF1E7D3, colours: [0x1F4E79, 0x3C82A8, 0x1F4E79], bands: 3)
  },
  .panel("tile-05") { c in
    Tiles.squares(c, 5, n: 20, joint: 0xE4D8BE) { i, j, random in
      let x = abs(Double(i) - 9.5)
      let y = abs(Double(j) - 9.5)
      let d = Int(x + y)
      let ring = [0xF3EAD6, 0xE3A93C, 0x1E6A5E, 0x2F8F7E, 0xF3EAD6, 0x274E8A, 0x3A6FB0, 0xB6452F] as [UInt32]
      return random.chance(0.03) ? 0xD9C9A0 : ring[(d + 1) / 2 % ring.count]
    }
    Tiles.sheen(c, 5)
  },
  .flat("tile-06", colours: 32) { c in
    Tiles.truchet(
      c, 16, cell: 120, ground: 0x243B53, colours: [0xF0B95A, 0xE9734F, 0xF4E3C1, 0xE9734F, 0xF0B95A], bands: 5,
      spread: 0.2)
  },
  .panel("tile-07") { c in
    Tiles.starAndCross(
      c, 7, size: 200, star: [0xB5472F, 0xD8813A, 0x8A2F2A], cross: [0x24505A, 0x2F6A6E], joint: 0xEADFC6,
      heart: 0xF2D28A)
    Tiles.sheen(c, 7)
  },
  .panel("tile-08") { c in
    Tiles.girih(
      c, 8, cell: 150, angle: 0.785, ground: 0xF4EEDF, strap: 0x1E3F6E, line: 0xF4EEDF,
      fills: [0xF4EEDF, 0x9CC4D6, 0xDCE9EA, 0x1E3F6E],
      hexagonal: false)
    Tiles.sheen(c, 8)
  },
  .panel("tile-09") { c in
    // Scales, as on the roof of the market hall.
    var random = Random(9)
    c.fill(.rect(0, 0, c.w, c.h), hex(0xE9DCC0))
    let r = 50.0
    let glazes: [UInt32] = [0x1E5A4E, 0x2F7E62, 0x7FB08A, 0x1E4A5A, 0xC9A04A]
    for j in 0..<15 {
      for i in -1..<8 {
        let at = Point(Double(i) * 2 * r + (j % 2 == 0 ? 0 : r), Double(j) * r - r)
        let k = random.chance(0.12) ? 4 : random.chance(0.2) ? 2 : (i + j + 2) % 2 == 0 ? 0 : random.chance(0.5) ? 1 : 3
        c.fill(.circle(at, r), hex(0xE9DCC0))
        Tiles.glaze(c, .circle(at, r - 3), hex(glazes[k]), &random, amount: 0.05)
      }
    }
    Tiles.sheen(c, 9)
  },
  .panel("tile-10") { c in
    Tiles.girih(
      c, 10, cell: 300, angle: 1.2, ground: 0xEFE4CB, strap: 0xF6EED8, line: 0x7A3A22,
      fills: [0xB84A2E, 0xE9C06A, 0x7A2A2A, 0xF6EED8],
      hexagonal: true)
    Tiles.sheen(c, 10)
  },
  .panel("tile-11") { c in
    // Birds of two colours, each the ground of the other.
    var random = Random(11)
    c.fill(.rect(0, 0, c.w, c.h), hex(0xF2E6CC))
    let s = 150.0
    // One edge, used four times: what bulges from one bird is missing from its neighbour.
    let top: [Point] = [
      Point(0, 0), Point(0.18, -0.10), Point(0.34, -0.06), Point(0.5, 0.10), Point(0.66, 0.17), Point(0.82, 0.07),
      Point(1, 0),
    ]
    let side: [Point] = [
      Point(0, 0), Point(0.12, 0.2), Point(0.2, 0.36), Point(0.02, 0.5), Point(-0.14, 0.62), Point(-0.08, 0.82),
      Point(0, 1),
    ]
    var ring: [Point] = top.dropLast()
    ring += side.dropLast().map { $0 + Point(1, 0) }
    ring += top.reversed().dropLast().map { $0 + Point(0, 1) }
    ring += side.reversed().dropLast()
    for j in -1..<5 {
      for i in -1..<5 {
        let o = Point(Double(i), Double(j))
        let bird = Path.smooth(ring.map { ($0 + o) * s }, closed: true, steps: 6)
        let tone: UInt32 = (i + j + 4) % 2 == 0 ? 0x1E4A6E : (i * 2 + j + 8) % 3 == 0 ? 0xE3A23C : 0xD8653A
        Tiles.glaze(c, bird, hex(tone), &random, amount: 0.03)
        c.stroke(bird, 3, hex(0xF2E6CC))
        let eye = (o + Point(0.94, 0.34)) * s
        c.fill(.circle(eye, 6.5), hex(0xF2E6CC))
        c.fill(.circle(eye + Point(1.4, 0), 3), hex(0x14202C))
        for k in 0..<3 {
          let y = 0.40 + Double(k) * 0.14
          c.stroke(
            Path.smooth([
              (o + Point(0.16, y)) * s, (o + Point(0.38, y + 0.05)) * s,
              (o + Point(0.62 - Double(k) * 0.05, y - 0.02)) * s,
            ]), 3, hex(0xF2E6CC))
        }
      }
    }
    Tiles.sheen(c, 11)
  },
  .panel("tile-12") { c in
    // Tumbling blocks.
    var random = Random(12)
    let r = 52.0
    let dx = r * 3.0.squareRoot()
    for j in -1..<9 {
      for i in -1..<8 {
        let at = Point(Double(i) * dx + (j % 2 == 0 ? 0 : dx / 2), Double(j) * r * 1.5)
        let family: [[UInt32]] = [[0xF0DFB8, 0xC98A3E, 0x7A3E2A], [0xD9E6DE, 0x6FA09A, 0x24505A]]
        let tones = family[(i + j * 2 + 9) % 3 == 0 ? 1 : 0]
        for k in 0..<3 {
          let a = -.pi / 2 + Double(k) * 2 * .pi / 3 - .pi / 3
          let p = [at, at + polar(a, r), at + polar(a + .pi / 3, r), at + polar(a + 2 * .pi / 3, r)]
          Tiles.glaze(c, Tiles.inset(Path(p), 1.2), hex(tones[k]), &random, amount: 0.04)
        }
      }
    }
    Tiles.sheen(c, 12)
  },
]
