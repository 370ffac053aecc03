import Glibc

/// A sea chart or a map of heights, engraved from a field of noise with islands pressed into it.
struct Chart {
  var seed: Int
  var title: [String]
  var note: String
  /// Colours from the deepest water to the shore, then from the shore to the tops.
  var sea: Ramp
  var land: Ramp
  var ink: UInt32
  var paper: UInt32
  var accent: UInt32 = 0xA8392F
  var scale = 2.1
  var level = 0.0
  var steps = 9.0
  var islands: [(Double, Double, Double)] = []
  var hill = 0.5
  var rose: Point? = nil
  var soundings = true
  var waterlines = false
  var titleAt = Point(0.16, 0.2)
  var titleLeft = true
  var stepped = true

  func draw(_ c: Canvas) {
    let noise = Noise(seed)
    let w = c.width
    let h = c.height
    var field = [Double](repeating: 0, count: (w + 2) * (h + 2))
    for y in 0..<(h + 2) {
      for x in 0..<(w + 2) {
        let q = Point(Double(x), Double(y)) / c.h
        let warp = noise.fractal(q.x * 1.5, q.y * 1.5, 5.5, octaves: 3) * 0.28
        var v = noise.fractal(q.x * scale + warp, q.y * scale + warp, 1.5, octaves: 5, gain: 0.42) * 0.9 + level
        for (ix, iy, r) in islands {
          let d = length(q - Point(ix, iy)) / r
          v += 0.62 * exp(-d * d) - 0.1 * exp(-d * d / 5)
        }
        field[y * (w + 2) + x] = v
      }
    }
    func at(_ p: Point) -> Double {
      let x = clamp(p.x, 0, Double(w))
      let y = clamp(p.y, 0, Double(h))
      let i = Int(x)
      let j = Int(y)
      let fx = x - Double(i)
      let fy = y - Double(j)
      let row = j * (w + 2) + i
      return lerp(lerp(field[row], field[row + 1], fx), lerp(field[row + w + 2], field[row + w + 3], fx), fy)
    }
    let inkColour = hex(ink)
    c.shade(samples: 2) { p in
      let v = at(p)
      let gx = at(p + Point(1, 0)) - at(p - Point(1, 0))
      let gy = at(p + Point(0, 1)) - at(p - Point(0, 1))
      let slope = max((gx * gx + gy * gy).squareRoot() / 2, 1e-6)
      let wet = v < 0
      var colour: Colour
      if wet {
        let depth = clamp(-v / 0.85)
        let band = stepped ? (floor(depth * steps) + 0.5) / steps : depth
        colour = sea(1 - clamp(band))
      } else {
        let rise = clamp(v / 0.7)
        let band = stepped ? (floor(rise * steps) + 0.3) / steps : rise
        colour = land(clamp(band))
        let light = (gx + gy) * 26
        colour = colour.lit(clamp(-light * hill * 0.16, -0.22, 0.16))
      }
      let line: (Double, Double) -> Double = { step, width in
        let k = v / step
        let d = abs(k - k.rounded()) * step / slope
        return clamp(width / 2 + 0.5 - d)
      }
      if waterlines, wet {
        // Lines that follow the shore and thin out, as engravers drew water.
        let far = -v / 0.34
        let rank = 9 * far.squareRoot()
        let d = abs(rank - rank.rounded()) / 9 * 2 * far.squareRoot() * 0.34 / slope
        colour = mix(colour, inkColour, clamp(0.95 - d) * 0.6 * smooth(0.9, 0.05, far))
      } else {
        let step = wet ? 0.85 / steps : 0.7 / steps
        colour = mix(colour, inkColour, line(step, 0.7) * (wet ? 0.28 : 0.42))
        colour = mix(colour, inkColour, line(step * 4, 1.1) * 0.22)
      }
      let shore = clamp(1.5 - abs(v) / slope)
      return mix(colour, inkColour, shore * 0.9)
    }
    if let rose { rhumbs(c, rose * c.h) }
    if soundings { depths(c, at) }
    if let rose { compass(c, rose * c.h, c.h * 0.085) }
    frame(c)
    cartouche(c)
    c.paper(seed, strength: 0.8)
  }

  private func rhumbs(_ c: Canvas, _ at: Point) {
    var path = Path()
    for i in 0..<16 {
      let a = Double(i) * .pi / 8
      path.add(Path([at, at + polar(a, c.w * 1.3)], closed: false))
    }
    c.fill(path.stroked(0.8), hex(ink, 0.22))
  }

  private func compass(_ c: Canvas, _ at: Point, _ r: Double) {
    c.fill(.circle(at, r * 1.02), hex(paper, 0.75))
    for ring in [1.0, 0.9] { c.stroke(.circle(at, r * ring), 1.1, hex(ink)) }
    for i in 0..<32 {
      let a = Double(i) * .pi / 16
      c.stroke(Path([at + polar(a, r * 0.9), at + polar(a, r)], closed: false), 1, hex(ink), cap: .butt)
    }
    for (turned, size) in [(Double.pi / 4, 0.62), (0.0, 0.88)] {
      for i in 0..<4 {
        let a = turned + Double(i) * .pi / 2 - .pi / 2
        let tip = at + polar(a, r * size)
        for side in [-1.0, 1.0] {
          let waist = at + polar(a + side * .pi / 4, r * size * 0.2)
          c.fill(Path([at, tip, waist]), side < 0 ? hex(i == 0 && turned == 0 ? accent : ink) : hex(paper))
          c.stroke(Path([at, tip, waist]), 0.7, hex(ink))
        }
      }
    }
    c.text("N", at + Point(0, -r * 1.12), size: r * 0.2, hex(ink), align: .centre)
  }

  private func depths(_ c: Canvas, _ field: (Point) -> Double) {
    var random = Random(seed)
    let step = c.h / 9
    for j in 0..<10 {
      for i in 0..<17 {
        let p = Point((Double(i) + random.real(0.2, 0.8)) * step, (Double(j) + random.real(0.2, 0.8)) * step)
        let v = field(p)
        guard v < -0.06, p.x > 30, p.x < c.w - 40, p.y > 34, p.y < c.h - 30, random.chance(0.72) else { continue }
        c.text(
          "\(Int(-v * 90) + 1)", p, size: 7.2, hex(ink, 0.66), weight: 0.14, align: .centre, slant: 0.16, cap: .round)
      }
    }
  }

  private func frame(_ c: Canvas) {
    let m = 13.0
    let outer = Path.rect(0, 0, c.w, c.h)
    var border = outer
    border.add(.rect(m, m, c.w - 2 * m, c.h - 2 * m))
    c.fill(border, hex(paper), .evenOdd)
    c.stroke(.rect(m, m, c.w - 2 * m, c.h - 2 * m), 1.4, hex(ink), join: .miter)
    c.stroke(.rect(5, 5, c.w - 10, c.h - 10), 1.2, hex(ink), join: .miter)
    let n = 24
    for i in 0..<n where i % 2 == 0 {
      let x = m + (c.w - 2 * m) * Double(i) / Double(n)
      let l = (c.w - 2 * m) / Double(n)
      c.fill(.rect(x, 7.5, l, 3.5), hex(ink))
      c.fill(.rect(x, c.h - 11, l, 3.5), hex(ink))
    }
    for i in 0..<14 where i % 2 == 0 {
      let y = m + (c.h - 2 * m) * Double(i) / 14
      let l = (c.h - 2 * m) / 14
      c.fill(.rect(7.5, y, 3.5, l), hex(ink))
      c.fill(.rect(c.w - 11, y, 3.5, l), hex(ink))
    }
  }

  private func cartouche(_ c: Canvas) {
    let size = c.h * 0.034
    let widths = title.map { Letters.line($0, at: .zero, size: size, spacing: 0.42).width }
    let noteWidth = Letters.line(note, at: .zero, size: size * 0.42, spacing: 0.4).width
    let wide = max(widths.max() ?? 0, noteWidth) + size * 2
    let tall = size * (Double(title.count) * 1.65 + 2.1)
    let o = titleAt * c.h
    c.fill(.rect(o.x, o.y, wide, tall), hex(paper, 0.94))
    c.stroke(.rect(o.x, o.y, wide, tall), 1.5, hex(ink), join: .miter)
    c.stroke(.rect(o.x + 4, o.y + 4, wide - 8, tall - 8), 0.7, hex(ink), join: .miter)
    for (i, line) in title.enumerated() {
      let p = Point(o.x + wide / 2, o.y + size * (2.0 + Double(i) * 1.65))
      c.text(line, p, size: size, hex(ink), weight: 0.13, align: .centre, spacing: 0.42)
    }
    let y = o.y + tall - size * 0.85
    c.text(note, Point(o.x + wide / 2, y), size: size * 0.42, hex(accent), weight: 0.16, align: .centre, spacing: 0.4)
  }
}

private let antiqueSea = Ramp([0xC9D3C0, 0xD6DCC6, 0xE0E2CC, 0xE8E6D0])
private let antiqueLand = Ramp([0xEBD9AE, 0xE0C48E, 0xCFA871, 0xB98B58])
private let deepSea = Ramp([0x12345E, 0x1D4E80, 0x2F71A4, 0x5C9BC2, 0x98C4DA, 0xCFE4E8])
private let paleLand = Ramp([0xF3E6BE, 0xE6D196, 0xCDB272, 0xA98A56])

let charts: [Work] = [
  .wide("chart-01", quality: 58) { c in
    Chart(
      seed: 3, title: ["THE APPROACHES", "TO SELHAVEN"], note: "SOUNDINGS IN FATHOMS • 1864", sea: antiqueSea,
      land: antiqueLand,
      ink: 0x4A3422, paper: 0xF1E6C8, level: -0.16, islands: [(0.6, 0.62, 0.16), (1.5, 0.3, 0.2), (1.25, 0.8, 0.1)],
      rose: Point(1.02, 0.36), titleAt: Point(0.06, 0.07)
    ).draw(c)
  },
  .wide("chart-02", quality: 58) { c in
    Chart(
      seed: 14, title: ["THREE SISTERS"], note: "ECHO SURVEY 1958", sea: deepSea, land: paleLand, ink: 0x0E2440,
      paper: 0xF4F1E4,
      level: -0.30, islands: [(0.5, 0.5, 0.15), (0.92, 0.35, 0.13), (1.28, 0.6, 0.17)], soundings: false,
      titleAt: Point(1.2, 0.06)
    ).draw(c)
  },
  .wide("chart-03", quality: 58) { c in
    Chart(
      seed: 27, title: ["SEA FLOOR", "BEYOND THE SHELF"], note: "METRES • SHEET 7",
      sea: Ramp([0x1B1140, 0x3B1E6A, 0x6C2E86, 0xA84A86, 0xDF7E78, 0xF6BE84]),
      land: Ramp([0xF8E3B0, 0xF8E3B0]), ink: 0x120A2C, paper: 0xF6E6CC, accent: 0x8A2E6A, scale: 1.7, level: -0.5,
      steps: 14,
      soundings: false, titleAt: Point(0.07, 0.72)
    ).draw(c)
  },
  .wide("chart-04", quality: 58) { c in
    Chart(
      seed: 35, title: ["MARROW ISLE"], note: "DRAWN BY JOSEFA BRANDT 1841", sea: Ramp([0xBFD0C4, 0xD3DCCB, 0xE6E6D2]),
      land: Ramp([0xECDDB0, 0xCDB57C, 0x9F8350]),
      ink: 0x3A2A1E, paper: 0xF3EAD4, level: -0.34, islands: [(0.86, 0.52, 0.36), (1.42, 0.3, 0.08)], hill: 1.1,
      rose: Point(0.26, 0.7),
      soundings: false, waterlines: true, titleAt: Point(1.18, 0.72), stepped: false
    ).draw(c)
  },
  .wide("chart-05", quality: 58) { c in
    Chart(
      seed: 48, title: ["MOUNT ANSELM"], note: "CONTOURS EVERY 50 METRES", sea: Ramp([0x9CC4D4, 0xB4D4DE]),
      land: Ramp([0xDDE8C8, 0xC2D4A4, 0xD8CB9A, 0xC9A878, 0xB89078, 0xEDE6E2, 0xFFFFFF]), ink: 0x5A4030,
      paper: 0xF6F2E6, scale: 1.7,
      level: 0.26, steps: 13, islands: [(1.0, 0.5, 0.3)], hill: 1.5, soundings: false, titleAt: Point(0.07, 0.07)
    ).draw(c)
  },
  .wide("chart-06", quality: 58) { c in
    Chart(
      seed: 59, title: ["NIGHT CHART", "OF THE SOUND"], note: "FOR USE BY RED LAMP",
      sea: Ramp([0x05090F, 0x0A1622, 0x10263A, 0x183A54]),
      land: Ramp([0x2A2622, 0x3A342C, 0x4C4436]), ink: 0xD8B46A, paper: 0x0C1016, accent: 0xE0683C, level: -0.14,
      islands: [(1.35, 0.55, 0.22), (0.7, 0.3, 0.12)], rose: Point(1.0, 0.72), titleAt: Point(0.07, 0.70)
    ).draw(c)
  },
  .wide("chart-07", quality: 58) { c in
    Chart(
      seed: 66, title: ["HERRING FIRTH", "AND THE AUN MOUTH"], note: "AFTER THE FLOOD OF 1879",
      sea: Ramp([0x7FA8A0, 0xA4C4B6, 0xC8DCCB]),
      land: Ramp([0xF2E4BE, 0xE6CF98, 0xD2A86C, 0xB07E4E]), ink: 0x3C3024, paper: 0xF4EAD0, scale: 1.5, level: 0.05,
      steps: 8, rose: Point(1.56, 0.76),
      titleAt: Point(0.07, 0.08)
    ).draw(c)
  },
  .wide("chart-08", quality: 58) { c in
    Chart(
      seed: 71, title: ["OYSTER BANKS"], note: "LEASES OF THE FISHERS' GUILD",
      sea: Ramp([0x2E6E74, 0x4C9490, 0x84BCAE, 0xBCDCC6, 0xE4EED4]),
      land: Ramp([0xF6E8C0, 0xE9CE90]), ink: 0x173A40, paper: 0xF7F0DA, scale: 2.6, level: -0.22, steps: 11,
      titleAt: Point(1.24, 0.76)
    ).draw(c)
  },
  .wide("chart-09", quality: 58) { c in
    Chart(
      seed: 84, title: ["ICE EDGE"], note: "MARCH 1929", sea: Ramp([0x1E3A52, 0x34607E, 0x6A98B0, 0xB8D2DC]),
      land: Ramp([0xE9F1F4, 0xFFFFFF]),
      ink: 0x14283A, paper: 0xF4F8FA, scale: 2.2, level: -0.02, steps: 8, hill: 0.7, soundings: false,
      titleAt: Point(0.07, 0.08)
    ).draw(c)
  },
  .wide("chart-10", quality: 58) { c in
    Chart(
      seed: 99, title: ["THE DROWNED", "FOREST"], note: "STUMPS SEEN AT SPRING TIDES",
      sea: Ramp([0x20402E, 0x356048, 0x5E8C68, 0x9ABE92, 0xCEDDB4]),
      land: Ramp([0xEFE2B4, 0xD9BE80, 0xB58F54]), ink: 0x14281C, paper: 0xF2EBCF, accent: 0x9A4A22, scale: 2.3,
      level: -0.2,
      islands: [(1.5, 0.2, 0.22), (0.3, 0.9, 0.2)], rose: Point(0.95, 0.5), soundings: false, titleAt: Point(0.07, 0.07)
    ).draw(c)
  },
  .wide("chart-11", quality: 58) { c in
    Chart(
      seed: 112, title: ["WRECKS AND", "HOLDING GROUND"], note: "PILOTS ONLY",
      sea: Ramp([0xC99A6A, 0xDDB88A, 0xEBD2AC, 0xF3E3C6]),
      land: Ramp([0x7A8A72, 0x5E705C, 0x465844]), ink: 0x3A2218, paper: 0xF8EEDA, accent: 0x8A2A1E, level: -0.2,
      islands: [(0.4, 0.35, 0.2), (1.2, 0.75, 0.18)], rose: Point(1.5, 0.28), titleAt: Point(0.66, 0.07)
    ).draw(c)
  },
  .wide("chart-12", quality: 58) { c in
    Chart(
      seed: 127, title: ["LAKES OF THE", "CROWN FOREST"], note: "FIVE SUMMERS ON FOOT",
      sea: Ramp([0x2A6A8A, 0x4E92AC, 0x8CC0CC]),
      land: Ramp([0xD3DFB0, 0xAFC690, 0x86A872, 0x5E8A5C, 0x426E4E]), ink: 0x24402F, paper: 0xF3F0DC, accent: 0x9A5A22,
      scale: 3.0, level: 0.14,
      steps: 8, hill: 1.2, soundings: false, titleAt: Point(1.16, 0.70)
    ).draw(c)
  },
]
