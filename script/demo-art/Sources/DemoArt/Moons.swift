import Glibc

let moons: [Work] = [
  .square("moon-01") { c in
    c.space(1, 0x06070B, count: 160)
    Planet(
      seed: 5, kind: .rock, centre: Point(0.5, 0.5), radius: 0.40, light: Vector(-0.8, -0.25, 0.55),
      ramp: Ramp([0x4E4B48, 0x8E8A84, 0xD6D0C4, 0xEFEAE0]),
      tilt: 0.2, craters: 1.1
    ).draw(c, samples: 2)
  },
  .square("moon-02") { c in
    c.space(2, 0x05060C, dust: [0x1A2238], count: 160)
    Planet(
      seed: 18, kind: .rock, centre: Point(0.52, 0.5), radius: 0.40, light: Vector(0.97, -0.1, -0.12),
      ramp: Ramp([0x6A665E, 0xD8D2C6, 0xF4EEE2]),
      craters: 1.2, ambient: 0.05
    ).draw(c, samples: 2)
  },
  .square("moon-03") { c in
    c.space(3, 0x060A10, dust: [0x123048], count: 160)
    Planet(
      seed: 33, kind: .ice, centre: Point(0.5, 0.5), radius: 0.39, light: Vector(0.5, -0.5, 0.75),
      ramp: Ramp([0x8A5A3C, 0xC9D8E0, 0xE9F2F6, 0xFFFFFF]),
      tilt: 0.6, rough: 0.5
    ).draw(c, samples: 2)
  },
  .square("moon-04") { c in
    c.space(4, 0x0A0806, dust: [0x2E2410], count: 160)
    Planet(
      seed: 41, kind: .rock, centre: Point(0.5, 0.5), radius: 0.39, light: Vector(-0.5, -0.5, 0.8),
      ramp: Ramp([0x7A3A1A, 0xD9A032, 0xF2DC78, 0xFAF0C4, 0xC4702E]), rough: 1.3, craters: 0.5
    ).draw(c, samples: 2)
  },
  .square("moon-05") { c in
    // So near that its edge is a horizon.
    c.space(5, 0x05060A, dust: [0x14203A], count: 200)
    Planet(
      seed: 4, centre: Point(0.68, 0.25), radius: 0.13, light: Vector(-0.75, -0.5, 0.35),
      ramp: Ramp([0x9A6A40, 0xE9CFA0, 0xC08A54, 0xF4E6C8]), tilt: -0.5,
      rough: 0.4, ringFrom: 1.3, ringTo: 2.3, ringOpen: 0.24
    ).draw(c)
    Planet(
      seed: 52, kind: .rock, centre: Point(0.42, 1.72), radius: 1.1, light: Vector(-0.75, -0.5, 0.25),
      ramp: Ramp([0x524E4C, 0xA49C94, 0xE2DACE]), rough: 1,
      craters: 1.1
    ).draw(c, samples: 2)
  },
  .square("moon-06") { c in
    c.space(6, 0x0A0504, dust: [0x2A0E0A], count: 220)
    Planet(
      seed: 5, kind: .rock, centre: Point(0.5, 0.5), radius: 0.40, light: Vector(-0.3, -0.4, 1),
      ramp: Ramp([0x4A130A, 0x8E2C16, 0xC85A30, 0xE89A6A]),
      tilt: 0.2, craters: 0.7
    ).draw(c, samples: 2)
    c.adjust { colour, p in
      let q = p / c.h
      let d = length(q - Point(0.98, 1.02)) / 0.95
      return colour.scaled(0.32 + 0.68 * smooth(0.15, 0.8, d))
    }
  },
  .square("moon-07") { c in
    c.space(7, 0x07080C, dust: [0x20243A], count: 160)
    Planet(
      seed: 76, kind: .rock, centre: Point(0.5, 0.5), radius: 0.38, light: Vector(0.7, -0.4, 0.6),
      ramp: Ramp([0x1E1612, 0x3A2A20, 0xB8AC9A, 0xF2ECE0, 0xF8F4EA]),
      tilt: 1.0, craters: 0.9
    ).draw(c, samples: 2)
  },
  .square("moon-08") { c in
    c.space(8, 0x0B0806, dust: [0x3A2410], count: 120)
    Planet(
      seed: 81, kind: .bands, centre: Point(0.5, 0.5), radius: 0.385, light: Vector(-0.6, -0.35, 0.7),
      ramp: Ramp([0xC98A3A, 0xE0AC5A, 0xEBC27E]), rough: 0.3,
      air: 0xF0C880, airDepth: 0.14
    ).draw(c, samples: 2)
  },
  .square("moon-09") { c in
    c.space(9, 0x05080A, dust: [0x103A3A, 0x24143A], count: 180)
    for (x, y, r, s) in [(0.36, 0.42, 0.23, 91), (0.72, 0.66, 0.13, 94)] {
      Planet(
        seed: s, kind: .rock, centre: Point(x, y), radius: r, light: Vector(-0.7, 0.35, 0.55),
        ramp: Ramp([0x3E4A50, 0x8AA0A4, 0xDCE8E4]), craters: 1.2
      ).draw(c, samples: 2)
    }
  },
  .square("moon-10") { c in
    c.space(10, 0x06060C, dust: [0x2A1A3A], count: 160)
    Planet(
      seed: 103, kind: .ice, centre: Point(0.5, 0.52), radius: 0.39, light: Vector(-0.85, -0.2, 0.4),
      ramp: Ramp([0xB85A6A, 0xD8B8C0, 0xF2E4E4, 0xFFF8F4]), rough: 0.7
    ).draw(c, samples: 2)
  },
  .square("moon-11") { c in
    // Seven nights of one moon.
    c.space(11, 0x080A12, count: 90)
    for i in 0..<9 {
      let a = (0.11 + 0.78 * Double(i) / 8) * 2 * .pi
      let place = Point(0.5 + Double(i % 3 - 1) * 0.29, 0.5 + Double(i / 3 - 1) * 0.29)
      Planet(
        seed: 5, kind: .rock, centre: place, radius: 0.115, light: Vector(sin(a), -0.08, -cos(a)),
        ramp: Ramp([0x5A564E, 0xA8A294, 0xEAE2D0]), tilt: 0.2, craters: 1, ambient: 0.02
      ).draw(c, samples: 2)
    }
  },
  .square("moon-12") { c in
    c.space(12, 0x06080E, dust: [0x1A2A4A], count: 200)
    Planet(
      seed: 12, kind: .sea, centre: Point(0.62, 0.4), radius: 0.15, light: Vector(0.4, -0.75, 0.4),
      ramp: Ramp([0x0B2F5C, 0x1F6E9A, 0x4F7A4A, 0xA89A62, 0xD9CDA0]),
      tilt: 0.4, air: 0x7FC4F2
    ).draw(c)
    Planet(
      seed: 57, kind: .rock, centre: Point(0.55, 1.75), radius: 1.1, light: Vector(0.4, -0.85, 0.2),
      ramp: Ramp([0x4A4642, 0x94908A, 0xDAD6CE]), craters: 1.1
    ).draw(c, samples: 2)
  },
]
