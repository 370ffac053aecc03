import Glibc

/// A figure of stars: places in a unit square, which of them are joined, and its lettered name.
struct Figure: Sendable {
  var name: String
  var stars: [Point]
  var joins: [(Int, Int)]

  /// Joins the stars in the order given; several runs are several strokes of the figure.
  init(_ name: String, _ runs: [[(Double, Double)]]) {
    self.name = name
    var stars: [Point] = []
    var joins: [(Int, Int)] = []
    for run in runs {
      var last: Int?
      for (x, y) in run {
        let p = Point(x, y)
        let index: Int
        if let known = stars.firstIndex(where: { length($0 - p) < 0.012 }) {
          index = known
        } else {
          stars.append(p)
          index = stars.count - 1
        }
        if let last { joins.append((last, index)) }
        last = index
      }
    }
    self.stars = stars
    self.joins = joins
  }
}

enum Figures {
  static let gull = Figure(
    "THE GULL",
    [
      [(0.06, 0.40), (0.24, 0.27), (0.42, 0.40), (0.50, 0.50), (0.60, 0.38), (0.78, 0.22), (0.95, 0.30)],
      [(0.50, 0.50), (0.54, 0.62), (0.50, 0.74)], [(0.42, 0.40), (0.54, 0.62), (0.60, 0.38)],
    ])
  static let anchor = Figure(
    "THE ANCHOR",
    [
      [(0.50, 0.14), (0.50, 0.84)], [(0.50, 0.14), (0.44, 0.07), (0.50, 0.02), (0.56, 0.07), (0.50, 0.14)],
      [(0.34, 0.24), (0.66, 0.24)],
      [(0.12, 0.60), (0.18, 0.74), (0.32, 0.85), (0.50, 0.88), (0.68, 0.85), (0.82, 0.74), (0.88, 0.60)],
      [(0.12, 0.60), (0.24, 0.66)], [(0.88, 0.60), (0.76, 0.66)], [(0.50, 0.84), (0.50, 0.88)],
    ])
  static let whale = Figure(
    "THE WHALE",
    [
      [(0.06, 0.52), (0.16, 0.36), (0.34, 0.30), (0.54, 0.36), (0.72, 0.46), (0.86, 0.40), (0.96, 0.26)],
      [(0.86, 0.40), (0.97, 0.46)], [(0.06, 0.52), (0.14, 0.66), (0.34, 0.70), (0.56, 0.62), (0.72, 0.46)],
      [(0.34, 0.70), (0.42, 0.84)], [(0.17, 0.46), (0.16, 0.36)],
    ])
  static let lantern = Figure(
    "THE LANTERN",
    [
      [(0.50, 0.04), (0.32, 0.22), (0.68, 0.22), (0.50, 0.04)],
      [(0.32, 0.22), (0.28, 0.46), (0.34, 0.70), (0.66, 0.70), (0.72, 0.46), (0.68, 0.22)],
      [(0.34, 0.70), (0.30, 0.86), (0.70, 0.86), (0.66, 0.70)],
      [(0.50, 0.38), (0.44, 0.52), (0.50, 0.60), (0.56, 0.52), (0.50, 0.38)],
    ])
  static let key = Figure(
    "THE SALT KEY",
    [
      [(0.16, 0.20), (0.28, 0.08), (0.42, 0.18), (0.38, 0.34), (0.22, 0.36), (0.16, 0.20)],
      [(0.38, 0.34), (0.56, 0.54), (0.74, 0.74), (0.88, 0.90)], [(0.74, 0.74), (0.84, 0.64)],
      [(0.88, 0.90), (0.97, 0.80)],
    ])
  static let snail = Figure(
    "THE WHELK",
    [
      [
        (0.92, 0.72), (0.72, 0.86), (0.44, 0.86), (0.20, 0.70), (0.14, 0.44), (0.30, 0.22), (0.54, 0.18), (0.72, 0.32),
        (0.72, 0.52), (0.58, 0.64), (0.42, 0.58), (0.40, 0.46), (0.52, 0.40),
      ]
    ])
  static let ship = Figure(
    "THE FERRY",
    [
      [(0.06, 0.66), (0.16, 0.84), (0.78, 0.84), (0.94, 0.64), (0.70, 0.66), (0.30, 0.66), (0.06, 0.66)],
      [(0.30, 0.66), (0.34, 0.46), (0.62, 0.46), (0.70, 0.66)], [(0.48, 0.46), (0.48, 0.20), (0.58, 0.16)],
      [(0.48, 0.20), (0.30, 0.26)],
    ])
  static let otter = Figure(
    "THE OTTER",
    [
      [(0.08, 0.30), (0.20, 0.20), (0.28, 0.32), (0.14, 0.40), (0.08, 0.30)],
      [(0.28, 0.32), (0.44, 0.34), (0.60, 0.42), (0.72, 0.56), (0.82, 0.74), (0.94, 0.88)],
      [(0.28, 0.32), (0.36, 0.54), (0.54, 0.66), (0.72, 0.56)], [(0.36, 0.54), (0.28, 0.66)],
      [(0.54, 0.66), (0.52, 0.82)],
    ])
  static let crown = Figure(
    "THE CROWN OF REEDS",
    [
      [
        (0.10, 0.34), (0.22, 0.74), (0.50, 0.82), (0.78, 0.74), (0.90, 0.34), (0.70, 0.54), (0.50, 0.20), (0.30, 0.54),
        (0.10, 0.34),
      ]
    ])
  static let kettle = Figure(
    "THE KETTLE",
    [
      [(0.30, 0.36), (0.22, 0.60), (0.30, 0.82), (0.64, 0.82), (0.72, 0.60), (0.64, 0.36), (0.30, 0.36)],
      [(0.72, 0.60), (0.84, 0.46), (0.94, 0.42)],
      [(0.30, 0.36), (0.30, 0.16), (0.48, 0.06), (0.64, 0.16), (0.64, 0.36)],
    ])
  static let heron = Figure(
    "THE HERON",
    [
      [(0.06, 0.20), (0.24, 0.14), (0.34, 0.22), (0.30, 0.36), (0.42, 0.46), (0.66, 0.48), (0.90, 0.60)],
      [(0.42, 0.46), (0.50, 0.62), (0.66, 0.62), (0.66, 0.48)], [(0.50, 0.62), (0.48, 0.80), (0.44, 0.96)],
      [(0.66, 0.62), (0.62, 0.80), (0.66, 0.96)],
    ])
  static let net = Figure(
    "THE NET",
    [
      [(0.10, 0.14), (0.36, 0.22), (0.64, 0.20), (0.90, 0.10)],
      [(0.10, 0.14), (0.18, 0.46), (0.40, 0.52), (0.62, 0.50), (0.84, 0.44), (0.90, 0.10)],
      [(0.18, 0.46), (0.34, 0.78), (0.52, 0.90), (0.68, 0.76), (0.84, 0.44)],
      [(0.36, 0.22), (0.40, 0.52), (0.52, 0.90)], [(0.64, 0.20), (0.62, 0.50), (0.52, 0.90)],
    ])
}

/// A plate of the star atlas: one figure large, its neighbours at the rim, grid, Milky Way and frame.
struct StarChart {
  var seed: Int
  var figure: Figure
  var others: [(Figure, Point, Double, Double)] = []
  var ground: UInt32
  var deep: UInt32
  var ink: UInt32
  var gold: UInt32
  var plate: String
  var round = true
  var turned = 0.0
  var milky = 0.5

  func draw(_ c: Canvas) {
    let o = c.centre + (round ? .zero : Point(0, -c.h * 0.02))
    let r = c.w * 0.42
    let noise = Noise(seed)
    c.fill(.rect(0, 0, c.w, c.h), hex(round ? deep : ground))
    let field: Path = round ? .circle(o, r) : .rect(c.w * 0.07, c.h * 0.06, c.w * 0.86, c.h * 0.80)
    c.fill(
      field,
      .custom { p in
        let q = (p - o) / c.w
        let t = turn(q, 0.7 + turned)
        let n = noise.fractal(q.x * 5, q.y * 5, 1.5, octaves: 5)
        let way = exp(-pow((t.y + n * 0.07) / 0.12, 2))
        let base = mix(hex(ground), hex(deep), clamp(length(q) * 1.5))
        return mix(base, hex(ink), way * (0.12 + 0.22 * clamp(n + 0.35)) * milky)
      })
    c.clip(field) { layer in
      grid(layer, o, r)
      var random = Random(seed)
      for _ in 0..<430 {
        let p = Point(random.unit() * c.w, random.unit() * c.h)
        let m = pow(random.unit(), 4)
        layer.fill(.circle(p, 0.55 + 1.5 * m), hex(ink, random.real(0.4, 0.9)))
      }
      for (other, at, size, angle) in others { lay(layer, other, at * c.w, size * c.w, angle, faint: true) }
      lay(layer, figure, o, c.w * 0.56, turned, faint: false)
    }
    frame(c, o, r)
    c.paper(seed, strength: 0.5)
  }

  private func grid(_ c: Canvas, _ o: Point, _ r: Double) {
    var path = Path()
    let pole = round ? o : Point(o.x, -c.h * 0.5)
    let step = round ? r / 4 : c.h / 6
    for i in 1...(round ? 4 : 9) { path.add(.circle(pole, step * Double(i) + (round ? 0 : c.h * 0.3))) }
    for i in 0..<(round ? 12 : 48) {
      let a = Double(i) / (round ? 12 : 48) * 2 * .pi
      path.add(Path([pole + polar(a, round ? step : 10), pole + polar(a, c.w * 2)], closed: false))
    }
    c.fill(path.stroked(0.8), hex(ink, 0.22))
    let ecliptic = Path.circle(pole + Point(step * 0.9, step * 0.4), step * (round ? 2.4 : 6))
    c.fill(ecliptic.dashed(5, 5).stroked(1.1), hex(gold, 0.6))
  }

  private func lay(_ c: Canvas, _ f: Figure, _ at: Point, _ size: Double, _ angle: Double, faint: Bool) {
    let places = f.stars.map { at + turn(($0 - Point(0.5, 0.5)) * size, angle) }
    var lines = Path()
    for (a, b) in f.joins {
      let d = unit(places[b] - places[a])
      let gap = size * 0.016 + 2
      lines.add(Path([places[a] + d * gap, places[b] - d * gap], closed: false))
    }
    c.fill(lines.stroked(faint ? 0.9 : 1.7), hex(gold, faint ? 0.6 : 0.9))
    var random = Random(seed + f.stars.count * 13)
    for (i, p) in places.enumerated() {
      let m = i == 0 ? 1 : random.unit()
      let r = (faint ? 1.5 : 2.6) + (faint ? 1.6 : 4.4) * m * m
      if m > 0.45, !faint {
        c.layerGlow(p, r * 4.5, hex(ink, 0.35))
        c.fill(Tiles.star(m > 0.8 ? 8 : 4, p, r * 1.9, r * 0.55, turned: .pi / 4 * (m > 0.8 ? 0.5 : 1)), hex(ink))
      }
      c.fill(.circle(p, r), hex(ink))
      if m > 0.7, !faint { c.stroke(.circle(p, r + 4), 0.9, hex(ink, 0.7)) }
    }
  }

  private func frame(_ c: Canvas, _ o: Point, _ r: Double) {
    if round {
      for (k, width) in [(1.0, 2.2), (1.025, 0.9), (1.095, 0.9), (1.115, 2.2)] {
        c.stroke(.circle(o, r * k), width, hex(gold))
      }
      var ticks = Path()
      for i in 0..<180 {
        let a = Double(i) * .pi / 90
        ticks.add(
          Path(
            [o + polar(a, r * 1.025), o + polar(a, r * (i % 15 == 0 ? 1.095 : i % 5 == 0 ? 1.06 : 1.042))],
            closed: false))
      }
      c.fill(ticks.stroked(1), hex(gold))
      let corner = c.w * 0.075
      c.text(plate, Point(corner * 0.55, corner), size: 11, hex(gold), weight: 0.14, spacing: 0.5)
      c.text(
        figure.name, Point(c.w - corner * 0.55, c.h - corner * 0.62), size: 15, hex(gold), weight: 0.13, align: .right,
        spacing: 0.5)
    } else {
      c.stroke(.rect(c.w * 0.07, c.h * 0.06, c.w * 0.86, c.h * 0.80), 1.6, hex(ink), join: .miter)
      c.stroke(.rect(c.w * 0.055, c.h * 0.045, c.w * 0.89, c.h * 0.83), 0.8, hex(ink), join: .miter)
      c.text(figure.name, Point(c.w / 2, c.h * 0.935), size: 20, hex(ink), weight: 0.12, align: .centre, spacing: 0.55)
      c.text(plate, Point(c.w / 2, c.h * 0.968), size: 8, hex(gold), weight: 0.16, align: .centre, spacing: 0.6)
    }
  }
}

private struct Inks {
  var ground: UInt32
  var deep: UInt32
  var ink: UInt32
  var gold: UInt32
  static let night = Inks(ground: 0x1E3A66, deep: 0x0E1E3C, ink: 0xF6F0DC, gold: 0xE0B45A)
  static let paper = Inks(ground: 0xF2E8CE, deep: 0xE6D8B4, ink: 0x2A2430, gold: 0xA8482E)
  static let black = Inks(ground: 0x16181E, deep: 0x0A0B0F, ink: 0xF2F0EA, gold: 0xC8CCD4)
  static let teal = Inks(ground: 0x16504E, deep: 0x0A2C30, ink: 0xF2EBD2, gold: 0xE8A860)
  static let wine = Inks(ground: 0x4A1A34, deep: 0x240C1E, ink: 0xF8E9DC, gold: 0xE8A27A)
  static let blueprint = Inks(ground: 0x2A5CA0, deep: 0x1E4684, ink: 0xF4F8FF, gold: 0xBFE0FF)
}

private func plate(
  _ name: String, _ seed: Int, _ figure: Figure, _ inks: Inks, _ number: String, round: Bool = true, turned: Double = 0,
  others: [(Figure, Point, Double, Double)] = []
) -> Work {
  .square(name, quality: 68) { c in
    StarChart(
      seed: seed, figure: figure, others: others, ground: inks.ground, deep: inks.deep, ink: inks.ink, gold: inks.gold,
      plate: number, round: round,
      turned: turned, milky: inks.ground > 0xC00000 ? 0.35 : 0.8
    ).draw(c)
  }
}

let starCharts: [Work] = [
  plate(
    "star-01", 1, Figures.anchor, .night, "PLATE I", turned: 0.22, others: [(Figures.gull, Point(0.26, 0.28), 0.2, 0.3)]
  ),
  plate(
    "star-02", 2, Figures.gull, .paper, "PLATE II • SPRING EVENINGS", round: false,
    others: [(Figures.key, Point(0.76, 0.7), 0.22, 0.2), (Figures.crown, Point(0.22, 0.74), 0.18, -0.2)]),
  plate(
    "star-03", 3, Figures.whale, .teal, "PLATE III", turned: -0.2,
    others: [(Figures.snail, Point(0.66, 0.78), 0.18, 0.4)]),
  plate(
    "star-04", 4, Figures.lantern, .black, "PLATE IV", turned: 0.1,
    others: [(Figures.kettle, Point(0.2, 0.6), 0.16, 0.2)]),
  plate(
    "star-05", 5, Figures.ship, .night, "PLATE V • LOW IN THE SOUTH", round: false,
    others: [(Figures.gull, Point(0.76, 0.2), 0.2, -0.2)]),
  plate("star-06", 6, Figures.snail, .wine, "PLATE VI", turned: 0.0),
  plate(
    "star-07", 7, Figures.heron, .paper, "PLATE VII", turned: 0.1, others: [(Figures.net, Point(0.72, 0.24), 0.18, 0)]),
  plate(
    "star-08", 8, Figures.otter, .teal, "PLATE VIII • NEVER SETS", round: false,
    others: [(Figures.crown, Point(0.74, 0.2), 0.2, 0.3)]),
  plate(
    "star-09", 9, Figures.key, .black, "PLATE IX", turned: -0.3,
    others: [(Figures.lantern, Point(0.7, 0.28), 0.18, 0.2)]),
  plate("star-10", 10, Figures.crown, .wine, "PLATE X • MIDSUMMER", round: false),
  plate(
    "star-11", 11, Figures.kettle, .night, "PLATE XI", turned: -0.15,
    others: [(Figures.heron, Point(0.26, 0.3), 0.2, 0)]),
  plate(
    "star-12", 12, Figures.net, .blueprint, "PLATE XII", turned: 0.1,
    others: [(Figures.whale, Point(0.3, 0.76), 0.2, -0.3)]),
]
