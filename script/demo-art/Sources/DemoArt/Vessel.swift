import Glibc

/// A turned pot: a profile spun round its axis, glazed and lit from the upper left, seen a little from above.
struct Vessel {
  /// Radii from lip to foot at even heights, as shares of the height.
  var profile: [Double]
  var height = 0.78
  var lip = 0.012
  var inside: UInt32 = 0x2A2018
  var gloss = 0.5
  /// Glaze at an angle (−π/2 left edge … π/2 right edge) and a height (0 lip … 1 foot).
  var glaze: (Double, Double) -> Colour

  func draw(_ c: Canvas) {
    let size = c.h
    let top = (1 - height) / 2 - 0.022
    let lean = 0.16
    let steps = 400
    let table: [Double] = {
      let p = profile.enumerated().map { Point(Double($0.offset), $0.element) }
      let curve = Path.smooth(p, steps: 40).contours[0].points
      return (0...steps).map { i in
        let x = Double(i) / Double(steps) * Double(curve.count - 1)
        let k = min(Int(x), curve.count - 2)
        return lerp(curve[k].y, curve[k + 1].y, x - Double(k)) * height
      }
    }()
    func radius(_ t: Double) -> Double {
      let x = clamp(t) * Double(steps)
      let k = min(Int(x), steps - 1)
      return lerp(table[k], table[k + 1], x - Double(k))
    }
    let foot = radius(1)
    // What stands casts a shadow.
    c.layer(blur: size * 0.016) { layer in
      layer.fill(
        .ellipse(Point(c.w * 0.53, (top + height + foot * lean * 0.4) * size), foot * size * 1.25, foot * size * 0.3),
        hex(0x000000, 0.42))
    }
    let light = unit(Vector(-0.62, -0.55, 0.62))
    let glint = unit(light + Vector(0, 0, 1))
    c.shade(samples: 3) { p in
      let x = p.x / size - 0.5 * c.w / size
      let y = p.y / size - top
      let mouth = radius(0)
      let e = (x / mouth) * (x / mouth) + (y / (mouth * lean)) * (y / (mouth * lean))
      if e < 1 {
        let inner =
          (x / (mouth - lip)) * (x / (mouth - lip)) + (y / ((mouth - lip) * lean)) * (y / ((mouth - lip) * lean))
        if inner > 1 { return glaze(0, 0).lit(0.18 - x * 0.8) }
        let shade = clamp(0.55 + x / mouth * 0.4 + y / (mouth * lean) * 0.35)
        return mix(hex(inside).scaled(0.45), hex(inside).scaled(1.25), shade)
      }
      var v = y
      for _ in 0..<14 {
        let r = radius(v / height)
        let z = max(r * r - x * x, 0).squareRoot()
        v = v * 0.4 + (y - lean * z) * 0.6
      }
      let t = v / height
      guard t > -0.001, t < 1.001 else { return Colour(0, 0, 0, 0) }
      let r = radius(t)
      guard abs(x) < r else { return Colour(0, 0, 0, 0) }
      let nx = x / r
      let nz = (1 - nx * nx).squareRoot()
      let slope = (radius(t + 0.01) - radius(t - 0.01)) / (0.02 * height)
      let n = unit(Vector(nx, -slope * 0.9, nz))
      let diffuse = clamp(dot(n, light))
      let angle = asin(clamp(nx, -1, 1))
      let base = glaze(angle, clamp(t))
      let bounce = 0.10 * clamp(n.x * 0.8 + n.y * 0.3)
      var out = base.scaled(0.26 + 0.86 * pow(diffuse, 0.85) + bounce)
      let spec = pow(clamp(dot(n, glint)), 70) * gloss * 0.9 + pow(clamp(dot(n, glint)), 14) * gloss * 0.12
      out = mix(out, hex(0xFFFDF6), spec)
      // The window of the studio, mirrored in the glaze.
      let window = smooth(0.055, 0.04, abs(angle + 0.62)) * smooth(0.5, 0.46, abs(n.y + 0.15) + 0.35)
      out = mix(out, hex(0xFFFFFF), window * gloss * 0.5)
      out = out.scaled(1 - 0.35 * smooth(0.93, 1.0, t))
      return Colour(out.x, out.y, out.z, 1)
    }
  }
}

private func wave(_ x: Double) -> Double { 0.5 + 0.5 * sin(x) }
/// 1 where `x` lies within `half` of `at`, with a soft edge.
private func band(_ x: Double, _ at: Double, _ half: Double, soft: Double = 0.004) -> Double {
  smooth(half + soft, half - soft, abs(x - at))
}
private func tooth(_ x: Double) -> Double { abs((x - floor(x)) * 2 - 1) }

extension Work {
  static func cutout(_ name: String, colours: Int = 160, draw: @escaping @Sendable (Canvas) -> Void) -> Work {
    Work(name: name, width: 560, height: 560, kept: .png, quality: colours, draw: draw)
  }
}

let vessels: [Work] = [
  .cutout("vase-01") { c in
    let noise = Noise(1)
    Vessel(profile: [0.13, 0.10, 0.115, 0.23, 0.33, 0.35, 0.30, 0.22, 0.17, 0.175]) { a, t in
      let white = hex(0xEFF1EA)
      let blue = hex(0x1E3F8A)
      var k =
        band(t, 0.05, 0.006) + band(t, 0.20, 0.006) + band(t, 0.23, 0.003) + band(t, 0.74, 0.006) + band(t, 0.77, 0.003)
        + band(t, 0.95, 0.012)
      // Scrolling leaves between the bands.
      let u = a * 1.6
      let v = (t - 0.48) * 7.2
      let stem = sin(u * 3) * 0.55
      k += band(v, stem, 0.05, soft: 0.03)
      for i in -4...4 {
        let cu = (Double(i) + 0.5) * .pi / 3
        let cv = -sin(cu * 3) * 0.62
        let d = Point((u - cu) * 2.1, v - cv)
        let r = length(d)
        let petal = 0.42 + 0.16 * cos(6 * atan2(d.y, d.x))
        k += smooth(petal, petal - 0.05, r) * (0.45 + 0.55 * smooth(0.1, 0.34, r))
        k -= smooth(0.13, 0.09, r) * 0.9
      }
      k += smooth(0.62, 0.7, tooth(a * 5)) * band(t, 0.86, 0.05) * 0.8
      let wash = 0.82 + 0.25 * noise.fractal(a * 6, t * 14, octaves: 3)
      return mix(white, blue, clamp(k) * wash)
    }.draw(c)
  },
  .cutout("vase-02") { c in
    let noise = Noise(2)
    Vessel(
      profile: [0.12, 0.10, 0.10, 0.11, 0.20, 0.29, 0.32, 0.29, 0.22, 0.18], height: 0.83, inside: 0x2A1A10, gloss: 0.8
    ) { a, t in
      let run = 0.42 + 0.16 * noise.fractal(a * 3.2, 0.5, octaves: 4) + 0.05 * sin(a * 9)
      let body = mix(hex(0x5A2A16), hex(0x7E4422), noise.fractal(a * 4, t * 8, octaves: 3) * 0.5 + 0.5)
      let drip = mix(hex(0x2E7F86), hex(0xA8DCCB), smooth(run - 0.2, run, t))
      let speck = noise(a * 60, t * 90) > 0.72 ? 0.25 : 0.0
      return mix(mix(body, drip, smooth(run + 0.008, run - 0.008, t)), hex(0x20140C), speck)
    }.draw(c)
  },
  .cutout("vase-03") { c in
    Vessel(
      profile: [0.20, 0.15, 0.13, 0.22, 0.34, 0.38, 0.34, 0.24, 0.14, 0.10, 0.17], height: 0.83, inside: 0x1A0E08,
      gloss: 0.35
    ) { a, t in
      let clay = hex(0xC8683A)
      let slip = hex(0x1C1412)
      var k = smooth(0.30, 0.29, t) + smooth(0.70, 0.71, t)
      // A running meander between two lines.
      let u = a * 6
      let cell = u - floor(u)
      let v = (t - 0.20) / 0.075
      if v > 0, v < 1 {
        let key =
          (v < 0.18) || (cell < 0.16) || (v > 0.82 && cell > 0.3) || (cell > 0.84 && v > 0.4)
          || (abs(v - 0.48) < 0.1 && cell > 0.44 && cell < 0.9)
          || (abs(cell - 0.5) < 0.07 && v > 0.45 && v < 0.7)
        k = key ? 1 : 0
      }
      if t > 0.34, t < 0.66 {
        // Dolphins leaping over waves.
        let du = (a / 0.72) - floor(a / 0.72 + 0.5)
        let dv = (t - 0.49) * 2.6
        let arch = dv + 0.10 - du * du * 0.9
        let thick = 0.10 * (1 - pow(abs(du) / 0.42, 2))
        if abs(arch) < thick { k = 1 }
        if abs(du + 0.02) < 0.05, arch > -0.17, arch < 0, du * 2 + arch < 0.08 { k = 1 }
        if du > 0.33, du < 0.46, abs(arch) < (du - 0.31) * 0.9 { k = 1 }
        let crest = 0.62 + 0.018 * sin(a * 18)
        k = max(k, band(t, crest, 0.006))
        k = max(k, band(t, crest + 0.022, 0.004))
      }
      return mix(clay, slip, clamp(k))
    }.draw(c)
  },
  .cutout("vase-04") { c in
    let noise = Noise(4)
    Vessel(profile: [0.17, 0.30, 0.385, 0.405, 0.38, 0.31, 0.22, 0.15], height: 0.83, inside: 0x8FA89A, gloss: 0.9) {
      a, t in
      let base = mix(hex(0x8DB8A2), hex(0xB9D6C2), 0.5 + 0.5 * noise.fractal(a * 2, t * 3, octaves: 3))
      // Crackle: the borders of a cell pattern, drawn fine.
      let x = a * 7 + noise(a * 5, t * 9) * 0.4
      let y = t * 12 + noise(a * 6, t * 8, 3.5) * 0.4
      var d1 = 9.0
      var d2 = 9.0
      for j in -1...1 {
        for i in -1...1 {
          let cx = Int(floor(x)) + i
          let cy = Int(floor(y)) + j
          let q = Point(Double(cx) + 0.5 + noise.cell(cx, cy) * 0.45, Double(cy) + 0.5 + noise.cell(cx, cy, 5) * 0.45)
          let d = length(q - Point(x, y))
          if d < d1 {
            d2 = d1
            d1 = d
          } else if d < d2 {
            d2 = d
          }
        }
      }
      return mix(base, hex(0x5A4A36), smooth(0.05, 0.02, d2 - d1) * 0.55)
    }.draw(c)
  },
  .cutout("vase-05") { c in
    Vessel(
      profile: [0.15, 0.14, 0.15, 0.21, 0.27, 0.30, 0.305, 0.29, 0.25, 0.20], height: 0.84, inside: 0x20140E,
      gloss: 0.55
    ) { a, t in
      let stripes: [UInt32] = [0xF2E6CC, 0xD9643A, 0xF2E6CC, 0x24506A, 0xE9B04A, 0xF2E6CC, 0x8A2E2A]
      let z = t * 11 + tooth(a * 2.8) * 0.9
      let i = Int(floor(z))
      let edge = z - floor(z)
      let one = hex(stripes[(i + 70) % stripes.count])
      let two = hex(stripes[(i + 71) % stripes.count])
      return mix(one, two, smooth(0.97, 1, edge))
    }.draw(c)
  },
  .cutout("vase-06") { c in
    let noise = Noise(6)
    Vessel(
      profile: [0.07, 0.06, 0.06, 0.07, 0.16, 0.28, 0.36, 0.38, 0.34, 0.25, 0.19], height: 0.84, inside: 0x120808,
      gloss: 1
    ) { a, t in
      let flame = noise.fractal(a * 2.4, t * 3 + 0.4 * sin(a * 3), octaves: 4)
      return Ramp([0x3A0A0E, 0x8E1A18, 0xC4362A, 0xE9805A, 0xF4C9A4])(
        clamp(0.34 + flame * 0.5 + smooth(0.22, 0.0, t) * 0.5))
    }.draw(c)
  },
  .cutout("vase-07") { c in
    Vessel(
      profile: [0.235, 0.225, 0.23, 0.24, 0.25, 0.252, 0.25, 0.24, 0.225], height: 0.83, inside: 0xC8C0AE, gloss: 0.3
    ) { a, t in
      let ground = hex(0xECE4D2)
      let navy = hex(0x1F3354)
      // Fish scales that fade towards the lip.
      let rows = 10.0
      let v = t * rows
      let row = floor(v)
      let u = a * 3.4 + (Int(row) % 2 == 0 ? 0 : 0.5)
      let cu = u - floor(u) - 0.5
      let cv = v - row
      let r = length(Point(cu, cv * 0.9))
      let arcs = band(r, 0.52, 0.035, soft: 0.02) + band(r, 0.34, 0.03, soft: 0.02) * 0.8 + smooth(0.16, 0.13, r)
      return mix(ground, navy, clamp(arcs) * smooth(0.12, 0.55, t))
    }.draw(c)
  },
  .cutout("vase-08") { c in
    let noise = Noise(8)
    Vessel(
      profile: [0.50, 0.49, 0.47, 0.435, 0.385, 0.31, 0.22, 0.155, 0.18], height: 0.66, lip: 0.016, inside: 0x1E3A5A,
      gloss: 0.85
    ) { a, t in
      let depth = clamp(t + noise.fractal(a * 3, t * 4, octaves: 3) * 0.18)
      let base = Ramp([0x6FA8C8, 0x2E6494, 0x14305C, 0x0C1A36])(depth)
      let star = noise(a * 42, t * 42) > 0.80 ? 0.55 : 0
      let gold = band(t, 0.03, 0.02) * 0.9
      return mix(mix(base, hex(0xDCE9F2), star), hex(0xC79A3E), gold)
    }.draw(c)
  },
  .cutout("vase-09") { c in
    Vessel(
      profile: [0.10, 0.12, 0.20, 0.28, 0.30, 0.27, 0.21, 0.20, 0.25, 0.27, 0.22, 0.16], height: 0.84, inside: 0x2A2420,
      gloss: 0.4
    ) { a, t in
      let base = hex(0x2C2A2C)
      // Lines scratched through the dark slip to the pale clay.
      var k = 0.0
      for i in 0..<9 {
        k = max(k, band(t, 0.12 + Double(i) * 0.018 + 0.008 * sin(a * 6 + Double(i)), 0.0026, soft: 0.002))
      }
      let z = t - 0.36 - tooth(a * 2.6) * 0.08
      for i in 0..<4 { k = max(k, band(z, Double(i) * 0.022 - 0.03, 0.004, soft: 0.003)) }
      let u = a * 3.2 - floor(a * 3.2) - 0.5
      let v = (t - 0.74) * 4.2
      let r = length(Point(u, v))
      k = max(k, band(r, 0.36, 0.022, soft: 0.015), band(r, 0.24, 0.018, soft: 0.015), smooth(0.12, 0.1, r))
      return mix(base, hex(0xE6D8BE), k)
    }.draw(c)
  },
  .cutout("vase-10") { c in
    let noise = Noise(10)
    Vessel(
      profile: [0.09, 0.085, 0.11, 0.20, 0.275, 0.30, 0.29, 0.26, 0.22, 0.18, 0.19], height: 0.83, inside: 0x3A3020,
      gloss: 0.75
    ) { a, t in
      let base = mix(hex(0xE8B63C), hex(0xC98A22), clamp(t + noise.fractal(a * 3, t * 4) * 0.2))
      // Olive branches.
      var k = 0.0
      for s in -2...2 {
        let a0 = Double(s) * 0.72 + 0.12 * sin(t * 9)
        k = max(k, band(a, a0, 0.012, soft: 0.008) * smooth(0.2, 0.24, t) * smooth(0.84, 0.8, t))
        for i in 0..<8 {
          let t0 = 0.27 + Double(i) * 0.068
          let side = i % 2 == 0 ? 1.0 : -1.0
          let d = turn(Point((a - a0 - side * 0.14) * 0.8, (t - t0 + 0.02) * 1.6), side * 0.7)
          k = max(k, smooth(1.15, 0.9, length(Point(d.x / 0.105, d.y / 0.032))))
        }
      }
      return mix(base, hex(0x34552E), k * 0.95)
    }.draw(c)
  },
  .cutout("vase-11") { c in
    let noise = Noise(11)
    Vessel(
      profile: [0.22, 0.16, 0.12, 0.10, 0.115, 0.18, 0.25, 0.28, 0.26, 0.20, 0.14, 0.13, 0.18], height: 0.84,
      inside: 0xE4D6D0, gloss: 0.85
    ) { a, t in
      let blush = noise.fractal(a * 1.6, t * 2.4, octaves: 3) * 0.5 + 0.5
      let base = mix(hex(0xF2E4DE), hex(0xD99A96), smooth(0.25, 0.85, blush + t * 0.3))
      return base.lit(0.05 * sin(t * 70))
    }.draw(c)
  },
  .cutout("vase-12") { c in
    Vessel(
      profile: [0.18, 0.17, 0.19, 0.27, 0.33, 0.345, 0.33, 0.28, 0.20], height: 0.84, inside: 0x14343A, gloss: 0.65
    ) { a, t in
      // Squares of four glazes, each with its own figure.
      let u = a * 3.4
      let v = t * 6.4
      let i = Int(floor(u))
      let j = Int(floor(v))
      let cu = u - floor(u) - 0.5
      let cv = v - floor(v) - 0.5
      let fields: [UInt32] = [0x1F6E70, 0xF0E4C6, 0xD8873A, 0x1E3A5A]
      let marks: [UInt32] = [0xF0E4C6, 0xB5472F, 0x1E3A5A, 0xE9B04A]
      let k = ((i + 40) * 2 + j * 3) % 4
      var m = 0.0
      let r = length(Point(cu, cv))
      switch k {
      case 0: m = band(r, 0.28, 0.06, soft: 0.02)
      case 1: m = smooth(0.34, 0.31, abs(cu) + abs(cv))
      case 2: m = max(band(cu, 0, 0.07, soft: 0.02), band(cv, 0, 0.07, soft: 0.02))
      default: m = smooth(0.3, 0.27, r) * smooth(0.12, 0.15, length(Point(cu - 0.1, cv - 0.06)))
      }
      let joint = max(smooth(0.455, 0.475, abs(cu)), smooth(0.455, 0.475, abs(cv)))
      return mix(mix(hex(fields[k]), hex(marks[k]), m), hex(0xF6EEDA), joint)
    }.draw(c)
  },
]
