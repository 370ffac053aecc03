import Glibc

extension Canvas {
  /// A small sailing boat; `size` is the height of its mast.
  func boat(_ at: Point, _ size: Double, hull: Colour, sail: Colour, flip: Bool = false) {
    let s = flip ? -1.0 : 1.0
    func p(_ x: Double, _ y: Double) -> Point { at + Point(x * s, y) * size }
    var body = Path()
    body.move(p(-0.42, -0.08))
    body.quad(p(-0.3, 0.09), p(-0.05, 0.09))
    body.line(p(0.24, 0.08))
    body.quad(p(0.42, 0.02), p(0.5, -0.12))
    body.quad(p(0.05, -0.03), p(-0.42, -0.08))
    fill(body, hull)
    stroke(Path([p(0.02, -0.06), p(0.02, -1)], closed: false), max(1, size * 0.018), hull)
    var main = Path()
    main.move(p(-0.01, -0.96))
    main.quad(p(-0.22, -0.5), p(-0.4, -0.16))
    main.line(p(-0.01, -0.13))
    fill(main, sail)
    var jib = Path()
    jib.move(p(0.05, -0.9))
    jib.quad(p(0.22, -0.5), p(0.44, -0.17))
    jib.quad(p(0.2, -0.16), p(0.06, -0.13))
    fill(jib, sail.scaled(0.9))
    var image = Path()
    image.move(p(-0.3, 0.11))
    image.line(p(0.34, 0.11))
    image.line(p(0.06, 0.62))
    image.line(p(-0.08, 0.62))
    fill(image, sail.alpha(0.13))
  }

  /// A bird in flight as two strokes of a brush.
  func gull(_ at: Point, _ size: Double, _ colour: Colour, lift: Double = 0.3, tilt: Double = 0) {
    for side in [-1.0, 1.0] {
      var wing = Path()
      wing.move(.zero)
      wing.quad(Point(side * size * 0.35, -size * lift), Point(side * size, -size * lift * 0.35))
      let placed = wing.turned(tilt).moved(at)
      fill(placed.outlined { 0.4 + size * 0.10 * (1 - $0) }, colour)
    }
  }

  func flock(_ seed: Int, _ count: Int, _ area: (Point, Point), _ size: Double, _ colour: Colour) {
    var random = Random(seed)
    for _ in 0..<count {
      let at = Point(random.real(area.0.x, area.1.x) * h, random.real(area.0.y, area.1.y) * h)
      gull(at, size * random.real(0.6, 1.2), colour, lift: random.real(0.2, 0.55), tilt: random.real(-0.25, 0.25))
    }
  }

  /// A lighthouse standing on `at`; beams reach to both sides when `lamp` is given.
  func lighthouse(_ at: Point, _ tall: Double, _ wall: Colour, _ band: Colour, lamp: Colour? = nil) {
    if let lamp {
      layer(blur: tall * 0.02) { c in
        for (angle, reach) in [(-0.10, 9.0), (Double.pi + 0.05, 6.0)] {
          let top = at - Point(0, tall * 0.93)
          let d = polar(angle, tall * reach)
          let n = normal(unit(d)) * tall * 0.42
          let beam = Path([top, top + d + n, top + d - n])
          c.fill(
            beam, .custom { p in lamp.alpha(0.42 * exp(-length(p - top) / (tall * reach * 0.42))) })
        }
      }
    }
    func p(_ x: Double, _ y: Double) -> Point { at + Point(x, -y) * tall }
    fill(Path([p(-0.11, 0), p(-0.065, 0.8), p(0.065, 0.8), p(0.11, 0)]), wall)
    for (low, high) in [(0.18, 0.36), (0.54, 0.7)] {
      let a = 0.11 - 0.056 * low
      let b = 0.11 - 0.056 * high
      fill(Path([p(-a, low), p(-b, high), p(b, high), p(a, low)]), band)
    }
    fill(Path([p(0.02, 0), p(0.02, 0.8), p(0.065, 0.8), p(0.11, 0)]), hex(0x000018, 0.22))
    fill(Path.rect(at.x - tall * 0.09, at.y - tall * 0.84, tall * 0.18, tall * 0.04), band)
    fill(Path.rect(at.x - tall * 0.05, at.y - tall * 0.95, tall * 0.1, tall * 0.11), lamp ?? hex(0xFFE9A8))
    fill(Path([p(-0.07, 0.95), p(0, 1.04), p(0.07, 0.95)]), band)
    if let lamp {
      layer(blur: tall * 0.05) { $0.fill(.circle(at - Point(0, tall * 0.9), tall * 0.09), lamp.alpha(0.9)) }
    }
  }

  func rain(_ seed: Int, _ count: Int, _ colour: Colour, slant: Double = 0.2) {
    var random = Random(seed)
    var path = Path()
    for _ in 0..<count {
      let a = Point(random.real(-0.1, 1.1) * w, random.real(-0.1, 1) * h)
      let l = random.real(0.02, 0.07) * h
      path.add(Path([a, a + Point(-slant * l, l)], closed: false))
    }
    fill(path.stroked(h / 620), colour)
  }

  func snow(_ seed: Int, _ count: Int, _ colour: Colour) {
    var random = Random(seed)
    for _ in 0..<count {
      let r = pow(random.unit(), 3) * h * 0.007 + h * 0.0014
      fill(
        .circle(Point(random.unit() * w, random.unit() * h), r), colour.alpha(random.real(0.35, 0.95)))
    }
  }
}

private typealias Ridge = Landscape.Ridge

let landscapes: [Work] = [
  .wide("bay-01") { c in
    Landscape(
      seed: 11, sky: Ramp([0x2B3F73, 0x6E6AA0, 0xD98C8B, 0xF7BE84, 0xFCE0A6]), horizon: 0.60, sun: Point(1.12, 0.53),
      sunSize: 0.045, sunColour: 0xFFF0C4, glow: 0.85, glowColour: 0xFFC777, clouds: 0.22, cloudLight: 0xFFC9A0,
      cloudShade: 0x7C6590,
      ridges: [
        Ridge(foot: 0.60, rise: 0.17, frequency: 1.5, colour: 0x94789C, haze: 0xE2A08C, kind: .hills, seed: 1),
        Ridge(foot: 0.60, rise: 0.09, frequency: 2.6, colour: 0x6A5A86, haze: 0xB87F86, kind: .hills, seed: 3),
        Ridge(foot: 0.60, rise: 0.045, frequency: 3, colour: 0x413C66, haze: 0x6A5074, kind: .houses, seed: 2),
      ], water: 0x3C4678, mirror: 0.8, ripple: 0.8,
      over: { c in
        c.boat(Point(330, 392), 92, hull: hex(0x2A2440), sail: hex(0xFFE3BC))
        c.boat(Point(608, 348), 40, hull: hex(0x3A3056), sail: hex(0xF8CFA4), flip: true)
      }
    ).draw(c)
  },
  .wide("bay-02") { c in
    Landscape(
      seed: 23, sky: Ramp([0x86B7CF, 0xB5D5DC, 0xE4ECE2, 0xF6F1DF]), horizon: 0.66, sun: Point(0.5, 0.2),
      sunSize: 0.04, sunColour: 0xFFFDF2, glow: 0.6, glowColour: 0xFFFBEA, clouds: 0.1, cloudShade: 0xB9CAD4,
      ridges: [
        Ridge(
          foot: 0.66, rise: 0.42, frequency: 1.5, colour: 0x9DBBC6, haze: 0xDDE6E2, kind: .peaks, seed: 7, snow: 0.5),
        Ridge(foot: 0.66, rise: 0.24, frequency: 2.2, colour: 0x6E9AA6, haze: 0xC2D6D4, kind: .peaks, seed: 2),
        Ridge(foot: 0.66, rise: 0.12, frequency: 2.4, colour: 0x44747E, haze: 0x9DBDBA, kind: .firs, seed: 4),
        Ridge(foot: 1.04, rise: 0.20, frequency: 1.2, colour: 0x1D4048, haze: 0x2C5A58, kind: .firs, seed: 5),
      ], water: 0x6F9FAA, mirror: 0.85, ripple: 0.35, mist: 0.55, mistColour: 0xF2F5EE
    ).draw(c)
  },
  .wide("bay-03") { c in
    Landscape(
      seed: 5, sky: Ramp([0x0A1230, 0x14224C, 0x27406E, 0x4A6C8E]), horizon: 0.64, sun: Point(1.28, 0.2),
      sunSize: 0.05, sunColour: 0xFDF6DF, glow: 0.45, glowColour: 0xA9C4DC, clouds: 0.12, cloudLight: 0x7E97B8,
      cloudShade: 0x22355E, stars: 0.9,
      ridges: [
        Ridge(foot: 0.64, rise: 0.16, frequency: 1.7, colour: 0x1F3460, haze: 0x3D5C84, kind: .hills, seed: 3),
        Ridge(foot: 0.64, rise: 0.07, frequency: 2, colour: 0x101C3C, haze: 0x16264A, kind: .houses, seed: 9),
      ], water: 0x0E1A3A, mirror: 0.82, ripple: 0.7, lit: 0xFFD070,
      over: { c in
        c.lighthouse(Point(188, 352), 118, hex(0xC9CFE0), hex(0x7A2F3C), lamp: hex(0xFFEFB0))
        var rock = Path()
        rock.move(Point(96, 362))
        rock.curve(Point(130, 338), Point(150, 346), Point(190, 342))
        rock.curve(Point(230, 338), Point(250, 350), Point(300, 362))
        c.fill(rock, hex(0x0A1430))
      }
    ).draw(c)
  },
  .wide("bay-04") { c in
    Landscape(
      seed: 42, sky: Ramp([0x5C7C93, 0x8FA7B2, 0xC3CDCB, 0xDCDFD6]), horizon: 0.58, clouds: 0.36, cloudLight: 0xD9DEDC,
      cloudShade: 0x5E7486,
      ridges: [
        Ridge(foot: 0.58, rise: 0.12, frequency: 1.2, colour: 0x8699A0, haze: 0xBFC8C6, kind: .hills, seed: 3),
        Ridge(foot: 0.58, rise: 0.06, frequency: 2.2, colour: 0x5E747C, haze: 0x93A4A6, kind: .houses, seed: 6),
        Ridge(foot: 1.02, rise: 0.24, frequency: 1.1, colour: 0x39452F, haze: 0x2A3524, kind: .reeds, seed: 8),
      ], water: 0x6B8490, mirror: 0.6, ripple: 1.0, mist: 0.45, mistColour: 0xD4D9D5,
      over: { c in
        c.rain(4, 520, hex(0xF0F4F2, 0.22))
        c.boat(Point(640, 352), 54, hull: hex(0x2E3A40), sail: hex(0xB9533C))
      }
    ).draw(c)
  },
  .wide("bay-05") { c in
    Landscape(
      seed: 61, sky: Ramp([0xF2A65A, 0xF4B976, 0xF9D5A0, 0xFDEBC8]), horizon: 0.7, sun: Point(0.62, 0.36),
      sunSize: 0.11, sunColour: 0xFFF6DF, glow: 0.5, glowColour: 0xFFF0CC,
      ridges: [
        Ridge(foot: 0.74, rise: 0.24, frequency: 1.1, colour: 0xE59A62, haze: 0xF7CD9A, kind: .hills, seed: 1),
        Ridge(foot: 0.80, rise: 0.22, frequency: 1.4, colour: 0xC8704E, haze: 0xEBAE80, kind: .hills, seed: 2),
        Ridge(foot: 0.88, rise: 0.20, frequency: 1.7, colour: 0x9A4A43, haze: 0xC97F62, kind: .hills, seed: 3),
        Ridge(foot: 0.96, rise: 0.17, frequency: 1.9, colour: 0x653038, haze: 0x944B46, kind: .firs, seed: 4),
        Ridge(foot: 1.06, rise: 0.16, frequency: 1.5, colour: 0x331C2A, haze: 0x4A2630, kind: .firs, seed: 5),
      ], grain: 0.9, over: { $0.flock(9, 9, (Point(0.85, 0.16), Point(1.4, 0.34)), 15, hex(0x653038)) }
    ).draw(c)
  },
  .wide("bay-06") { c in
    Landscape(
      seed: 77, sky: Ramp([0x9FB8CE, 0xC4D2DD, 0xE8E6E4, 0xF3E6DC]), horizon: 0.6, sun: Point(1.3, 0.46),
      sunSize: 0.035, sunColour: 0xFFF7EA, glow: 0.55, glowColour: 0xFFE4CC, clouds: 0.16, cloudShade: 0xA8B5C6,
      ridges: [
        Ridge(
          foot: 0.62, rise: 0.36, frequency: 1.6, colour: 0x8CA3BC, haze: 0xD8DCE2, kind: .peaks, seed: 11, snow: 0.95),
        Ridge(foot: 0.70, rise: 0.13, frequency: 1.4, colour: 0xD3DAE4, haze: 0xEDEDEE, kind: .dunes, seed: 2),
        Ridge(foot: 0.82, rise: 0.18, frequency: 1.8, colour: 0x5B7288, haze: 0xC9D2DC, kind: .firs, seed: 3),
        Ridge(foot: 1.1, rise: 0.30, frequency: 0.9, colour: 0xDDE3EC, haze: 0xF6F5F4, kind: .dunes, seed: 4),
      ], over: { $0.snow(8, 260, hex(0xFFFFFF)) }
    ).draw(c)
  },
  .wide("bay-07") { c in
    Landscape(
      seed: 93, sky: Ramp([0x1C1B3A, 0x42305C, 0x8B4A6B, 0xDB6E5E, 0xF9A35E]), horizon: 0.63, sun: Point(0.7, 0.615),
      sunSize: 0.075, sunColour: 0xFFD98A, glow: 0.7, glowColour: 0xFF9A56, clouds: 0.26, cloudLight: 0xF08A64,
      cloudShade: 0x3A2A54, stars: 0.35,
      ridges: [
        Ridge(foot: 0.63, rise: 0.20, frequency: 1.9, colour: 0x5A3358, haze: 0xA9505A, kind: .peaks, seed: 2),
        Ridge(foot: 0.63, rise: 0.08, frequency: 2.2, colour: 0x35234A, haze: 0x5C3350, kind: .firs, seed: 3),
      ], water: 0x2A2148, mirror: 0.85, ripple: 0.6
    ).draw(c)
  },
  .wide("bay-08") { c in
    Landscape(
      seed: 104, sky: Ramp([0x3F7FA6, 0x7DB0C8, 0xB9D8DC, 0xE6EEDF]), horizon: 0.5, sun: Point(1.5, 0.1), sunSize: 0.03,
      glow: 0.5, glowColour: 0xFFFFF2, clouds: 0.3, cloudLight: 0xFFFFFF, cloudShade: 0x8FA9BC,
      ridges: [
        Ridge(foot: 0.50, rise: 0.05, frequency: 1.2, colour: 0x7FA2AA, haze: 0xB7CFCF, kind: .hills, seed: 1),
        Ridge(foot: 0.80, rise: 0.22, frequency: 0.8, colour: 0xD8C48E, haze: 0xE9DCB4, kind: .dunes, seed: 2),
        Ridge(foot: 0.92, rise: 0.20, frequency: 1.0, colour: 0xC9AF74, haze: 0xE0CB96, kind: .dunes, seed: 5),
        Ridge(foot: 1.05, rise: 0.30, frequency: 1.3, colour: 0x6E7E46, haze: 0x55662F, kind: .reeds, seed: 7),
      ], water: 0x4E8CA0, mirror: 0.5, ripple: 1.0,
      over: { $0.flock(3, 6, (Point(0.2, 0.12), Point(0.9, 0.3)), 12, hex(0xFFFFFF)) }
    ).draw(c)
  },
  .wide("bay-09") { c in
    Landscape(
      seed: 131, sky: Ramp([0x0B1626, 0x123244, 0x1F5560, 0x4B8A80]), horizon: 0.66, stars: 0.8,
      ridges: [
        Ridge(foot: 0.66, rise: 0.22, frequency: 1.5, colour: 0x0F2A38, haze: 0x245A5E, kind: .peaks, seed: 5),
        Ridge(foot: 0.66, rise: 0.08, frequency: 1.6, colour: 0x071722, haze: 0x0C2630, kind: .firs, seed: 2),
      ], water: 0x08202C, mirror: 0.85, ripple: 0.35, mist: 0.4, mistColour: 0x6FA79A,
      over: { c in c.boat(Point(560, 420), 60, hull: hex(0x04101A), sail: hex(0xD9E4D2)) }
    ).draw(c)
  },
  .wide("bay-10") { c in
    Landscape(
      seed: 149, sky: Ramp([0xE8B7A6, 0xF0CBB8, 0xF7E2D2, 0xFBF0E6]), horizon: 0.68, sun: Point(0.9, 0.3),
      sunSize: 0.07, sunColour: 0xE4645A, glow: 0.25, glowColour: 0xF6B49A,
      ridges: [
        Ridge(foot: 0.68, rise: 0.34, frequency: 1.2, colour: 0xC8A3A6, haze: 0xF3DDD2, kind: .peaks, seed: 6),
        Ridge(foot: 0.68, rise: 0.20, frequency: 1.7, colour: 0x9A7F93, haze: 0xE8CEC9, kind: .hills, seed: 2),
        Ridge(foot: 0.68, rise: 0.11, frequency: 2.3, colour: 0x6A5F7C, haze: 0xCDB2B6, kind: .firs, seed: 3),
      ], water: 0xC9AFB4, mirror: 0.8, ripple: 0.25, mist: 0.7, mistColour: 0xFBF1E8, grain: 1,
      over: { c in
        c.boat(Point(230, 452), 78, hull: hex(0x4A4260), sail: hex(0xFDF3E8), flip: true)
        c.flock(12, 5, (Point(1.1, 0.2), Point(1.5, 0.36)), 13, hex(0x6A5F7C))
      }
    ).draw(c)
  },
  .wide("bay-11") { c in
    Landscape(
      seed: 163, sky: Ramp([0x2C3A44, 0x51626A, 0x8A9A98, 0xC9CFBF]), horizon: 0.55, sun: Point(0.45, 0.44),
      sunSize: 0.02,
      sunColour: 0xF6F2D8, glow: 0.5, glowColour: 0xE9E6C4, clouds: 0.48, cloudLight: 0xC6CCBE, cloudShade: 0x2A3740,
      ridges: [
        Ridge(foot: 0.55, rise: 0.10, frequency: 1.4, colour: 0x55676C, haze: 0x8A9894, kind: .hills, seed: 2),
        Ridge(foot: 1.05, rise: 0.32, frequency: 1.5, colour: 0x1E2A2E, haze: 0x121C20, kind: .peaks, seed: 9),
      ], water: 0x3B4E56, mirror: 0.65, ripple: 1.3,
      over: { c in
        c.lighthouse(Point(724, 432), 170, hex(0xE9E6DA), hex(0xA8392F), lamp: hex(0xFFF2C0))
        c.fill(
          Path.smooth([Point(620, 470), Point(670, 432), Point(724, 424), Point(790, 430), Point(850, 476)]),
          hex(0x1A2529))
        c.rain(9, 300, hex(0xE6EAE2, 0.16), slant: 0.55)
      }
    ).draw(c)
  },
  .wide("bay-12") { c in
    Landscape(
      seed: 181, sky: Ramp([0x4C86B0, 0x86B3CB, 0xC9DCD6, 0xF4E6C2]), horizon: 0.52, sun: Point(0.3, 0.34),
      sunSize: 0.05,
      sunColour: 0xFFFBE6, glow: 0.65, glowColour: 0xFFF0C0, clouds: 0.2, cloudShade: 0xA3B9C6,
      ridges: [
        Ridge(foot: 0.56, rise: 0.20, frequency: 1.3, colour: 0x86A9AE, haze: 0xC9DACB, kind: .hills, seed: 1),
        Ridge(foot: 0.66, rise: 0.16, frequency: 1.6, colour: 0x6C9A7C, haze: 0xB9D0A4, kind: .hills, seed: 2),
        Ridge(foot: 0.78, rise: 0.17, frequency: 1.2, colour: 0x7E9E4E, haze: 0xC2CC80, kind: .dunes, seed: 3),
        Ridge(foot: 0.92, rise: 0.17, frequency: 1.0, colour: 0xC0A94A, haze: 0xE0CC78, kind: .dunes, seed: 4),
        Ridge(foot: 1.06, rise: 0.17, frequency: 1.9, colour: 0x3F5F38, haze: 0x2E4A2C, kind: .firs, seed: 6),
      ]
    ).draw(c)
  },
]
