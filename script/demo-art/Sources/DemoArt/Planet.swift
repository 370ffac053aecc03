import Glibc

typealias Vector = SIMD3<Double>

func dot(_ a: Vector, _ b: Vector) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }
func unit(_ a: Vector) -> Vector { a / max(dot(a, a).squareRoot(), 1e-12) }

/// A ball in space, lit by one sun: gas bands, rock with craters, seas under cloud, ice or lava; rings and air.
struct Planet {
  enum Kind { case bands, rock, sea, ice, lava }

  var seed: Int
  var kind = Kind.bands
  /// Shares of the picture's height; the centre's x runs to the aspect ratio.
  var centre: Point
  var radius: Double
  /// Where the sun stands: x to the right, y down, z towards us.
  var light: Vector
  var ramp: Ramp
  var tilt = 0.3
  var rough = 1.0
  var craters = 0.0
  var air: UInt32? = nil
  var airDepth = 0.06
  var ringFrom = 0.0
  var ringTo = 0.0
  var ringOpen = 0.3
  var ringRamp = Ramp([0x9A8668, 0xE6D3A8, 0xB9A27C, 0xF2E4C4, 0x8D7A60])
  var ambient = 0.012

  func draw(_ canvas: Canvas, samples: Int = 3) {
    let noise = Noise(seed)
    let l = unit(light)
    let c = cos(tilt)
    let s = sin(tilt)
    canvas.shade(samples: samples) { p in
      let q = (p / canvas.h - centre) / radius
      // Turned so that the axis stands upright.
      let x = q.x * c + q.y * s
      let y = -q.x * s + q.y * c
      let lt = Vector(l.x * c + l.y * s, -l.x * s + l.y * c, l.z)
      let r2 = x * x + y * y
      var out = Colour(0, 0, 0, 0)
      let front = ringTo > 0 ? ring(x, y, lt, noise) : Colour(0, 0, 0, 0)
      if r2 < 1 {
        let z = (1 - r2).squareRoot()
        out = surface(Vector(x, y, z), lt, noise)
        let edge = smooth(1, 1 - 1.2 / (radius * canvas.h), r2.squareRoot())
        out = Colour(out.x, out.y, out.z, Float(edge))
        // The far half of the ring lies behind the ball.
        if front.w > 0, y > 0 { out = over(front, out) }
      } else {
        if let air {
          let d = r2.squareRoot() - 1
          let n = unit(Vector(x, y, 0.12))
          let day = smooth(-0.25, 0.6, dot(n, lt))
          out = hex(air, 0.75 * exp(-d / (airDepth * 0.45)) * day)
        }
        if front.w > 0 { out = over(front, out) }
      }
      return out
    }
  }

  private func over(_ a: Colour, _ b: Colour) -> Colour {
    let w = a.w + b.w * (1 - a.w)
    guard w > 0 else { return Colour(0, 0, 0, 0) }
    let k = (a * a.w + b * (b.w * (1 - a.w))) / w
    return Colour(k.x, k.y, k.z, w)
  }

  private func ring(_ x: Double, _ y: Double, _ l: Vector, _ noise: Noise) -> Colour {
    let r = (x * x + (y / ringOpen) * (y / ringOpen)).squareRoot()
    guard r > ringFrom, r < ringTo else { return Colour(0, 0, 0, 0) }
    let t = (r - ringFrom) / (ringTo - ringFrom)
    let fine = noise.fractal(t * 34, 0.5, 1.5, octaves: 4)
    var density = clamp(0.62 + fine * 0.75)
    density *= smooth(0, 0.03, t) * smooth(1, 0.97, t)
    if t > 0.62, t < 0.68 { density *= 0.06 }
    if t < 0.22 { density *= 0.35 + t * 2 }
    var colour = ringRamp(clamp(t + fine * 0.16))
    // The ball's shadow on the ring: is the way to the sun barred?
    let place = Vector(x, y, y / ringOpen * (1 - ringOpen * ringOpen).squareRoot())
    let along = dot(place, l)
    if along < 0 {
      let off = place - l * along
      let miss = dot(off, off).squareRoot()
      colour = colour.scaled(0.05 + 0.95 * smooth(0.97, 1.03, miss))
    }
    return Colour(colour.x, colour.y, colour.z, Float(density * 0.92))
  }

  private func surface(_ n: Vector, _ l: Vector, _ noise: Noise) -> Colour {
    var normal = n
    var colour: Colour
    var gloss = 0.0
    switch kind {
    case .bands:
      let warp = noise.fractal(n.x * 2.2, n.y * 7, n.z * 2.2, octaves: 4)
      let curl = noise.fractal(n.x * 5 + warp * 2, n.y * 16, n.z * 5 + warp, octaves: 4)
      let band = noise.fractal(n.y * 5.5 + warp * 0.22 * rough, 0.5, 3.5, octaves: 3)
      colour = ramp(clamp(0.5 + band * 1.15 + curl * 0.13 * rough))
      let spot = Vector(0.35, 0.32, 0.88)
      let d = Vector((n.x - spot.x) * 0.9, (n.y - spot.y) * 2.1, 0)
      let eye = dot(d, d).squareRoot()
      if rough > 0.8, eye < 0.3 {
        colour = mix(ramp(0.98 - eye), colour, smooth(0.12, 0.26, eye + curl * 0.05))
      }
    case .rock, .ice:
      let h = height(n, noise)
      let e = 0.006
      let dx = (height(Vector(n.x + e, n.y, n.z), noise) - h) / e
      let dy = (height(Vector(n.x, n.y + e, n.z), noise) - h) / e
      let dz = (height(Vector(n.x, n.y, n.z + e), noise) - h) / e
      normal = unit(n - Vector(dx, dy, dz) * 0.55)
      let tone = noise.fractal(n.x * 1.7, n.y * 1.7, n.z * 1.7 + 4, octaves: 5)
      colour = ramp(clamp(0.5 + tone * 0.8 + h * 1.5))
      if kind == .ice {
        // Long cracks in three sizes, stained by what welled up.
        var stain = 0.0
        for (scale, keen) in [(1.7, 0.965), (3.4, 0.955), (7.0, 0.93)] {
          let bend = tone * 0.5
          let line = 1 - abs(noise(n.x * scale + bend + 3, n.y * scale - bend, n.z * scale + 9))
          stain = max(stain, smooth(keen, 0.995, line) * (1.1 - scale * 0.08))
        }
        colour = mix(colour, ramp(0), stain * 0.85)
      }
    case .sea:
      let landform = noise.fractal(n.x * 1.6, n.y * 1.6, n.z * 1.6, octaves: 7, gain: 0.55)
      let dry = smooth(0.02, 0.035, landform)
      let shallow = smooth(-0.12, 0.03, landform)
      let water = mix(ramp(0), ramp(0.25), shallow)
      let soil = ramp(clamp(0.5 + landform * 1.3))
      colour = mix(water, soil, dry)
      gloss = (1 - dry) * 0.55
      let poles = smooth(0.80, 0.9, abs(n.y) + landform * 0.12)
      colour = mix(colour, hex(0xF4F8FA), poles)
      let swirl = noise.fractal(n.x * 2.2 + 9, n.y * 3.4, n.z * 2.2, octaves: 3)
      let cloud = noise.fractal(n.x * 2.6 + swirl * 1.2, n.y * 5.2 + swirl * 0.6, n.z * 2.6 + 3, octaves: 6, gain: 0.55)
      colour = mix(colour, hex(0xFFFFFF), smooth(0.06, 0.42, cloud) * 0.94)
      gloss *= 1 - smooth(0.06, 0.3, cloud)
    case .lava:
      let crack = noise.ridged(n.x * 2.4, n.y * 2.4, n.z * 2.4, octaves: 5)
      let t = smooth(0.50, 0.80, crack)
      let crust = noise.fractal(n.x * 6, n.y * 6, n.z * 6, octaves: 4)
      colour = ramp(t).scaled(t > 0.3 ? 1 : 0.85 + crust * 0.5)
      let day = clamp(dot(n, l) * 1.2 + 0.05)
      let glow = ramp(t).scaled(t)
      return mix(colour.scaled(day + 0.25), glow, t)
    }
    var day = dot(normal, l)
    // Soft terminator where there is air, hard where there is none.
    let wrap = air == nil ? 0.02 : 0.16
    day = clamp((day + wrap) / (1 + wrap))
    let geometric = smooth(-0.05 - wrap * 0.6, 0.14, dot(n, l))
    day = pow(day, air == nil ? 0.72 : 0.85) * geometric
    if ringTo > 0 {
      // The ring's shadow: follow the light from here to the ring's plane.
      let open = ringOpen
      let planeNormal = unit(Vector(0, (1 - open * open).squareRoot(), -open))
      let down = dot(planeNormal, l)
      if abs(down) > 0.01 {
        let t = -dot(planeNormal, n) / down
        if t > 0 {
          let hit = n + l * t
          let r = dot(hit, hit).squareRoot()
          if r > ringFrom, r < ringTo {
            let f = (r - ringFrom) / (ringTo - ringFrom)
            let fine = noise.fractal(f * 34, 0.5, 1.5, octaves: 3)
            var shade = clamp(0.62 + fine * 0.6) * smooth(0, 0.06, f) * smooth(1, 0.94, f)
            if f > 0.6, f < 0.7 { shade *= 0.2 }
            day *= 1 - 0.72 * shade
          }
        }
      }
    }
    var out = colour.scaled(ambient + day * 1.06)
    if gloss > 0 {
      let halfway = unit(l + Vector(0, 0, 1))
      out = mix(out, hex(0xFFF6E0), gloss * pow(clamp(dot(n, halfway)), 60) * geometric)
    }
    if let air {
      let rim = pow(1 - n.z, 2.6)
      out = mix(out, hex(air), rim * 0.85 * smooth(-0.2, 0.5, dot(n, l)))
    } else {
      out = out.scaled(0.72 + 0.28 * n.z)
    }
    return out
  }

  /// Height of rock above the mean ball: broad swells, and bowls with raised rims where stones fell.
  private func height(_ n: Vector, _ noise: Noise) -> Double {
    var h = noise.fractal(n.x * 3, n.y * 3, n.z * 3, octaves: 5) * 0.05 * rough
    guard craters > 0 else { return h }
    var scale = 2.6
    for level in 0..<4 {
      let p = n * scale
      let bx = floor(p.x)
      let by = floor(p.y)
      let bz = floor(p.z)
      for i in -1...1 {
        for j in -1...1 {
          for k in -1...1 {
            let cx = Int(bx) + i
            let cy = Int(by) + j
            let cz = Int(bz) + k
            let w = noise.cell(cx + level * 101, cy, cz)
            guard w > 0.15 else { continue }
            let at = Vector(
              Double(cx) + 0.5 + noise.cell(cx, cy + 31, cz + level) * 0.4,
              Double(cy) + 0.5 + noise.cell(cx + 17, cy, cz + level) * 0.4,
              Double(cz) + 0.5 + noise.cell(cx, cy + 7, cz - 13 + level) * 0.4)
            let d = p - at
            let size = 0.22 + 0.34 * (w - 0.15)
            let r = dot(d, d).squareRoot() / size
            guard r < 1.7 else { continue }
            let bowl = r < 1 ? (r * r - 1) * 0.55 : 0
            let rim = exp(-pow((r - 1) / 0.22, 2)) * 0.30
            h += (bowl + rim) * size / scale * craters * 0.5
          }
        }
      }
      scale *= 2.1
    }
    return h
  }
}

extension Canvas {
  /// Night sky: dust clouds in two colours and stars of many sizes, few of them coloured.
  func space(_ seed: Int, _ ground: UInt32, dust: [UInt32] = [], amount: Double = 0.5, count: Int = 420) {
    let noise = Noise(seed)
    let tones = dust.map { hex($0) }
    shade(samples: 1) { p in
      var c = hex(ground)
      let q = p / self.h
      for (i, tone) in tones.enumerated() {
        let n = noise.fractal(q.x * 1.3 + Double(i) * 8, q.y * 1.6, Double(i) + 0.5, octaves: 5)
        c = mix(c, tone, smooth(-0.05, 0.75, n) * amount)
      }
      return c
    }
    var random = Random(seed)
    for _ in 0..<count {
      let at = Point(random.unit() * w, random.unit() * h)
      let bright = pow(random.unit(), 5)
      let r = (0.45 + 1.5 * bright) * h / 540
      let tint = random.pick([0xFFFFFF, 0xFFF0D8, 0xD8E6FF, 0xFFE0C0] as [UInt32])
      fill(.circle(at, r), hex(tint, random.real(0.35, 1)))
      if bright > 0.55 {
        layerGlow(at, r * 5, hex(tint, 0.28))
      }
    }
  }

  /// A soft round light.
  func layerGlow(_ at: Point, _ r: Double, _ colour: Colour) {
    fill(
      .circle(at, r),
      .custom { p in
        let d = clamp(length(p - at) / r)
        return colour.alpha(Double(colour.w) * (1 - d) * (1 - d))
      })
  }
}
