import Glibc

private let left = Vector(-0.75, -0.35, 0.55)
private let right = Vector(0.8, -0.3, 0.5)

let planets: [Work] = [
  .wide("planet-01") { c in
    c.space(1, 0x07080F, dust: [0x2A1E3A, 0x12283C], amount: 0.55)
    Planet(
      seed: 4, centre: Point(0.86, 0.5), radius: 0.27, light: left,
      ramp: Ramp([0x8A5A34, 0xD9A566, 0xF3DDB0, 0xC98B52, 0xF7E8C8, 0xA8683C]), tilt: -0.36, rough: 0.5, ringFrom: 1.3,
      ringTo: 2.35, ringOpen: 0.30
    ).draw(c)
    Planet(
      seed: 9, kind: .rock, centre: Point(1.55, 0.25), radius: 0.028, light: left,
      ramp: Ramp([0x6B6258, 0xD8CDBA]), craters: 1
    ).draw(c)
  },
  .wide("planet-02") { c in
    c.space(2, 0x050A12, dust: [0x0E2A3E, 0x241A36], amount: 0.5)
    Planet(
      seed: 12, kind: .sea, centre: Point(0.72, 0.55), radius: 0.36, light: right,
      ramp: Ramp([0x0B2F5C, 0x1F6E9A, 0x4F7A4A, 0xA89A62, 0xD9CDA0]), tilt: 0.4, air: 0x7FC4F2
    ).draw(c)
    Planet(
      seed: 3, kind: .rock, centre: Point(1.42, 0.22), radius: 0.055, light: right,
      ramp: Ramp([0x55524E, 0xC9C4BA]), craters: 1.2
    ).draw(c)
  },
  .wide("planet-03") { c in
    c.space(3, 0x0B0709, dust: [0x3A1620, 0x1C1030], amount: 0.6)
    Planet(
      seed: 31, kind: .rock, centre: Point(1.0, 0.5), radius: 0.33, light: left,
      ramp: Ramp([0x5A2416, 0xA8482A, 0xD9824E, 0xF0B88A]), tilt: 0.4, rough: 2, craters: 0.8, air: 0xF2B48C,
      airDepth: 0.04
    ).draw(c)
  },
  .wide("planet-04") { c in
    c.space(4, 0x06070E, dust: [0x10264A], amount: 0.55)
    Planet(
      seed: 8, centre: Point(0.9, 0.5), radius: 0.35, light: Vector(-0.5, -0.3, 0.8),
      ramp: Ramp([0x0F3E7A, 0x2B74B8, 0x6FB4DA, 0x2A62AC, 0xA4D8E6]), tilt: 0.5, rough: 0.45, air: 0x8FD0F0
    ).draw(c)
    Planet(
      seed: 2, kind: .ice, centre: Point(0.36, 0.7), radius: 0.05, light: Vector(-0.5, -0.3, 0.8),
      ramp: Ramp([0x9A7A6A, 0xF0ECE4])
    ).draw(c)
  },
  .wide("planet-05") { c in
    c.space(5, 0x0A0808, dust: [0x30221A, 0x1A1A30], amount: 0.5)
    Planet(
      seed: 19, centre: Point(0.62, 0.62), radius: 0.52, light: right,
      ramp: Ramp([0x7A4A32, 0xC98A5A, 0xF2DCC0, 0xE8C49A, 0xA65E3C, 0xF7EBD8]), tilt: 0.12, rough: 1.2
    ).draw(c)
    for (x, y, r, seed) in [(1.3, 0.42, 0.030, 1), (1.5, 0.36, 0.022, 5), (1.62, 0.31, 0.036, 8)] {
      Planet(
        seed: seed, kind: .rock, centre: Point(x, y), radius: r, light: right, ramp: Ramp([0x8A7050, 0xF0DCA8]),
        craters: 0.6
      ).draw(c)
    }
  },
  .wide("planet-06") { c in
    c.space(6, 0x0A0505, dust: [0x42140C, 0x1A0A1A], amount: 0.6, count: 260)
    Planet(
      seed: 23, kind: .lava, centre: Point(0.95, 0.5), radius: 0.34, light: Vector(-0.9, -0.2, 0.25),
      ramp: Ramp([(0, 0x241818), (0.35, 0x5A1E12), (0.6, 0xD9481A), (0.85, 0xFFA63A), (1, 0xFFE9A0)]), air: 0xD9582A,
      airDepth: 0.05
    ).draw(c)
  },
  .wide("planet-07") { c in
    c.space(7, 0x050B0E, dust: [0x0E3A3A, 0x1A2040], amount: 0.55)
    Planet(
      seed: 7, centre: Point(0.88, 0.5), radius: 0.24, light: Vector(0.6, -0.45, 0.6),
      ramp: Ramp([0x5FB0A8, 0x9ED8CC, 0xD6F0E2, 0x84C8BE]), tilt: 1.25, rough: 0.3, air: 0xBFF0E6, ringFrom: 1.55,
      ringTo: 1.95,
      ringOpen: 0.36, ringRamp: Ramp([0x4A5A60, 0xA8C0C0, 0x6A8086])
    ).draw(c)
  },
  .wide("planet-08") { c in
    c.space(8, 0x07060F, dust: [0x38205A, 0x5A2048, 0x142A50], amount: 0.6)
    Planet(
      seed: 26, centre: Point(0.4, 0.95), radius: 0.66, light: Vector(0.55, -0.75, 0.2),
      ramp: Ramp([0x4A2A6A, 0x8A4A8E, 0xD98AA8, 0xF4C8B8, 0x6A3A80]), tilt: -0.3, rough: 0.7, air: 0xE0A8D8,
      airDepth: 0.035
    ).draw(c)
    Planet(
      seed: 14, kind: .rock, centre: Point(1.22, 0.34), radius: 0.11, light: Vector(0.55, -0.75, 0.2),
      ramp: Ramp([0x5A4A6A, 0xD8C0D0]), craters: 1
    ).draw(c)
  },
  .wide("planet-09") { c in
    // A giant eclipsing its sun: only the air at its edge is lit.
    c.space(9, 0x05060C, dust: [0x1A2444, 0x2A1430], amount: 0.5)
    Planet(
      seed: 92, centre: Point(0.89, 0.5), radius: 0.30, light: Vector(-0.35, -0.2, -0.85),
      ramp: Ramp([0x3A2A20, 0xC99A64, 0xF0DCB0]), tilt: -0.25,
      rough: 0.5, air: 0xFFC98A, airDepth: 0.05, ringFrom: 1.35, ringTo: 2.5, ringOpen: 0.16,
      ringRamp: Ramp([0xC9A070, 0xFFE6B8, 0xD8B48A]),
      ambient: 0.03
    ).draw(c)
    c.layerGlow(Point(318, 208), 190, hex(0xFFD9A0, 0.75))
    c.layerGlow(Point(318, 208), 54, hex(0xFFF6E0, 0.9))
  },
  .wide("planet-10") { c in
    c.space(10, 0x070A08, dust: [0x16341E, 0x10283A], amount: 0.6)
    Planet(
      seed: 44, kind: .sea, centre: Point(1.05, 0.56), radius: 0.38, light: Vector(-0.7, -0.5, 0.45),
      ramp: Ramp([0x0E3A3A, 0x2A8A7E, 0x7A4A6A, 0xB87A8E, 0xE9C0B4]),
      tilt: -0.4, air: 0x9FE8C8
    ).draw(c)
    for (x, y, r) in [(0.32, 0.3, 0.06), (0.52, 0.18, 0.024)] {
      Planet(
        seed: 6, kind: .rock, centre: Point(x, y), radius: r, light: Vector(-0.7, -0.5, 0.45),
        ramp: Ramp([0x4E5A50, 0xC0CCB8]), craters: 1
      ).draw(c)
    }
  },
  .wide("planet-11") { c in
    // The whole family, to scale with each other.
    c.space(11, 0x07080E, count: 260)
    let family: [(Double, Double, Planet.Kind, [UInt32], Int, Bool)] = [
      (0.10, 0.016, .rock, [0x5A5048, 0xB8ACA0], 3, false), (0.19, 0.028, .bands, [0xC99A54, 0xEBD2A0], 5, false),
      (0.29, 0.030, .sea, [0x0B2F5C, 0x1F6E9A, 0x4F7A4A, 0xA89A62], 12, false),
      (0.385, 0.021, .rock, [0x6A2A18, 0xD98A5A], 31, false),
      (0.64, 0.185, .bands, [0x7A4A32, 0xC98A5A, 0xF2DCC0, 0xE8C49A, 0xA65E3C, 0xF7EBD8], 19, false),
      (1.09, 0.15, .bands, [0xA8804E, 0xE0C080, 0xF3E0B4], 4, true),
      (1.42, 0.085, .bands, [0x7FC0BE, 0xB8E4DC], 7, false), (1.65, 0.082, .bands, [0x1E4E9A, 0x5A94D4], 8, false),
    ]
    for (x, r, kind, tones, seed, ring) in family {
      Planet(
        seed: seed, kind: kind, centre: Point(x, 0.5), radius: r, light: Vector(-0.75, -0.3, 0.62), ramp: Ramp(tones),
        tilt: 0.12, rough: 0.6,
        craters: kind == .rock ? 0.8 : 0, ringFrom: ring ? 1.3 : 0, ringTo: ring ? 2.2 : 0, ringOpen: 0.26
      ).draw(c)
    }
    c.layerGlow(Point(-120, 270), 210, hex(0xFFE2A0, 0.9))
  },
  .wide("planet-12") { c in
    c.space(12, 0x08060A, dust: [0x4A1E30, 0x1E2A50, 0x3A2A10], amount: 0.62)
    Planet(
      seed: 123, kind: .rock, centre: Point(0.52, 1.32), radius: 0.95, light: Vector(0.6, -0.7, 0.25),
      ramp: Ramp([0x3A2430, 0x7A4A4A, 0xC08A70, 0xE8C8A4]), rough: 1.6,
      craters: 0.7, air: 0xE8A890, airDepth: 0.03
    ).draw(c, samples: 2)
    Planet(
      seed: 61, centre: Point(1.30, 0.34), radius: 0.17, light: Vector(0.6, -0.7, 0.25),
      ramp: Ramp([0x2A5A6A, 0x5AA0A0, 0xB8DCC8, 0x3A7A86]), tilt: -0.6, rough: 0.5,
      air: 0xA8E0D0, ringFrom: 1.35, ringTo: 2.2, ringOpen: 0.34, ringRamp: Ramp([0x5A6A6A, 0xC8D8CC, 0x8AA09A])
    ).draw(c)
  },
]
