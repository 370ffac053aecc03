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
]
