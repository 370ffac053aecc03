import Glibc

/// A view over water or land: sky, light, clouds, ridges one behind the other, water that mirrors them.
///
/// Lengths are shares of the picture's height; u runs from 0 to the aspect ratio, v from 0 (top) to 1.
struct Landscape {
  struct Ridge {
    var foot: Double
    var rise: Double
    var frequency: Double
    var colour: UInt32
    var haze: UInt32
    var kind: Kind = .hills
    var seed = 0
    var snow = 0.0
    enum Kind { case hills, peaks, firs, dunes, houses, reeds }
  }

  var seed: Int
  var sky: Ramp
  var horizon = 0.62
  var sun: Point? = nil
  var sunSize = 0.05
  var sunColour: UInt32 = 0xFFF3D6
  var glow = 0.5
  var glowColour: UInt32 = 0xFFD9A0
  var clouds = 0.0
  var cloudLight: UInt32 = 0xFFFFFF
  var cloudShade: UInt32 = 0x8090A8
  var stars = 0.0
  var ridges: [Ridge] = []
  var water: UInt32? = nil
  var mirror = 0.75
  var ripple = 0.5
  var mist = 0.0
  var mistColour: UInt32 = 0xFFFFFF
  var lit: UInt32 = 0xFFD27A
  var grain = 0.6
  /// Drawn over the water and the ridges, before paper and corners.
  var over: ((Canvas) -> Void)? = nil

  func draw(_ canvas: Canvas) {
    let aspect = canvas.w / canvas.h
    let noise = Noise(seed)
    let cloudNoise = Noise(seed + 77)
    let waveNoise = Noise(seed + 5)
    let tables = ridges.map { skyline($0, aspect) }
    let columns = Double(tables.first?.count ?? 1) - 1
    let span = aspect + 0.4

    func height(_ i: Int, _ u: Double) -> Double {
      let x = clamp((u + 0.2) / span) * columns
      let k = min(Int(x), Int(columns) - 1)
      return lerp(tables[i][k], tables[i][k + 1], x - Double(k))
    }

    func air(_ u: Double, _ v: Double) -> Colour {
      var c = sky(v / max(horizon, 0.01))
      if stars > 0 { c = starred(c, u, v, noise) }
      if let sun {
        let d = length(Point(u - sun.x, v - sun.y))
        let k = glow * (0.65 * exp(-d * d / 0.05) + 0.35 * exp(-d / 0.45))
        c = mix(c, hex(glowColour), k)
        let disc = smooth(sunSize + 0.003, sunSize - 0.003, d)
        c = mix(c, hex(sunColour), disc)
      }
      if clouds > 0 {
        let depth = 1 / (max(horizon - v, 0) + 0.14)
        let x = (u - aspect / 2) * depth * 0.55
        let y = depth * 0.9
        let n = cloudNoise.fractal(x + 40, y * 1.3, Double(seed), octaves: 6)
        let cover = smooth(0.30 - clouds, 0.62 - clouds * 0.6, n)
        if cover > 0 {
          let toward = sun.map { unit(Point($0.x - u, $0.y - v)) } ?? Point(0, -1)
          let n2 = cloudNoise.fractal(x + 40 + toward.x * 0.10, y * 1.3 - toward.y * 0.16, Double(seed), octaves: 4)
          let bright = clamp(0.52 + (n - n2) * 2.2 - cover * 0.12)
          let body = mix(hex(cloudShade), hex(cloudLight), bright)
          c = mix(c, body, cover * (0.55 + 0.35 * smooth(0, 0.3, horizon - v)))
        }
      }
      return c
    }

    func land(_ u: Double, _ v: Double, _ limit: Double) -> Colour {
      for i in ridges.indices.reversed() {
        let top = height(i, u)
        guard v > top, ridges[i].foot <= limit + 1e-9 else { continue }
        return ground(ridges[i], i, u, v, top, height(i, u + 0.012) - top, noise)
      }
      return air(u, v)
    }

    canvas.shade(samples: 2) { p in
      let u = p.x / canvas.h
      let v = p.y / canvas.h
      var c: Colour
      if let water, v > horizon, !nearer(than: horizon, u, v, height) {
        let depth = v - horizon
        let near = depth / (1 - horizon)
        let size = 0.004 + depth * 0.09
        let wave = waveNoise.fractal(u / (size * 7), log(depth + 0.012) * 16, Double(seed), octaves: 3)
        let fine = waveNoise(u / (size * 2.2), log(depth + 0.01) * 42, 3.3)
        let shake = (wave * 0.7 + fine * 0.4) * ripple
        let mu = u + shake * size * 0.5
        let mv = horizon - depth * 0.92 - abs(shake) * size * 1.6
        let image = land(mu, max(mv, 0), horizon)
        let base = hex(water)
        let k = mirror * (1 - 0.4 * near) * (1 - 0.35 * max(0, wave) * ripple)
        c = mix(base, image, k)
        if let sun {
          let across = abs(u - sun.x) / (0.025 + depth * 0.32)
          let glitter = exp(-across * across) * smooth(0.05, 0.42, shake + 0.1) * (0.35 + glow * 0.5)
          c = mix(c, hex(sunColour), glitter)
        }
        if mist > 0 { c = mix(c, hex(mistColour), mist * exp(-depth / 0.06)) }
      } else {
        c = land(u, v, 9)
        if mist > 0, v < horizon + 0.02 {
          let n = noise.fractal(u * 1.6, v * 9, 4.2, octaves: 3)
          c = mix(c, hex(mistColour), mist * exp(-abs(horizon - v) / (0.07 + 0.05 * n)) * (0.85 + 0.3 * n))
        }
      }
      return c
    }
    over?(canvas)
    canvas.paper(seed, strength: grain)
    canvas.vignette(0.10)
  }

  private func nearer(than horizon: Double, _ u: Double, _ v: Double, _ height: (Int, Double) -> Double) -> Bool {
    for i in ridges.indices where ridges[i].foot > horizon + 1e-6 && v > height(i, u) { return true }
    return false
  }

  private func starred(_ c: Colour, _ u: Double, _ v: Double, _ noise: Noise) -> Colour {
    let grid = 46.0
    let cx = Int(floor(u * grid))
    let cy = Int(floor(v * grid))
    let here = noise.cell(cx, cy, 9)
    guard here > 0.35 else { return c }
    let at = Point(
      (Double(cx) + 0.5 + noise.cell(cx, cy, 1) * 0.4) / grid, (Double(cy) + 0.5 + noise.cell(cx, cy, 2) * 0.4) / grid)
    let size = 0.0011 + 0.0016 * pow(max(0, noise.cell(cx, cy, 3)), 4)
    let k = smooth(size * 1.7, size * 0.3, length(Point(u, v) - at))
    let fade = smooth(horizon, horizon * 0.35, v)
    return mix(c, hex(0xFFF6E4), k * stars * fade * (0.4 + 0.6 * abs(noise.cell(cx, cy, 4))))
  }

  /// The ridge's top edge at evenly spaced columns.
  func skyline(_ ridge: Ridge, _ aspect: Double) -> [Double] {
    let noise = Noise(seed &* 31 &+ ridge.seed &* 7 &+ Int(ridge.foot * 1000))
    let count = 4400
    let span = aspect + 0.4
    return (0..<count).map { i in
      let u = Double(i) / Double(count - 1) * span - 0.2
      let f = ridge.frequency
      switch ridge.kind {
      case .hills:
        let n = noise.fractal(u * f, 0.5, octaves: 5, gain: 0.42)
        return ridge.foot - ridge.rise * (0.5 + 0.62 * n)
      case .dunes:
        let n = noise.fractal(u * f, 0.5, octaves: 2, gain: 0.3)
        return ridge.foot - ridge.rise * (0.5 + 0.62 * n)
      case .peaks:
        let n = noise.ridged(u * f, 0.3, octaves: 6)
        let broad = noise.fractal(u * f * 0.45, 4.4, octaves: 2)
        return ridge.foot - ridge.rise * (0.1 + 1.15 * n * n * (0.85 + 0.55 * broad))
      case .firs:
        let base = ridge.foot - ridge.rise * (0.45 + 0.4 * noise.fractal(u * f, 0.5, octaves: 3))
        var top = base
        let step = 0.011
        let k = Int(floor(u / step))
        for j in (k - 3)...(k + 3) {
          let x = (Double(j) + 0.5 + noise.cell(j, 1) * 0.45) * step
          let stand = 0.55 + 0.75 * smooth(-0.35, 0.45, noise(x * 9, 6.5))
          let tall = ridge.rise * (0.12 + 0.36 * pow(abs(noise.cell(j, 2)), 1.4)) * stand
          let d = abs(u - x)
          let slope = tall / (0.0055 + tall * 0.10)
          let jag = 0.10 * tall * abs((d * 420).truncatingRemainder(dividingBy: 1) - 0.3)
          top = min(top, base - tall + d * slope + jag)
        }
        return top
      case .houses:
        let step = 0.034
        let k = Int(floor(u / step))
        let level = ridge.rise * (0.30 + 0.55 * pow(abs(noise.cell(k, 1)), 1.3))
        let x = u / step - Double(k)
        let gable = noise.cell(k, 3) > -0.2 ? (0.5 - abs(x - 0.5)) * ridge.rise * 0.42 : 0
        var top = ridge.foot - level - gable
        if noise.cell(k, 5) > 0.82 {
          let d = abs(x - 0.5)
          if d < 0.22 { top = ridge.foot - ridge.rise * (1.15 + (d < 0.2 ? (0.2 - d) * 2.6 : 0)) }
        } else if noise.cell(k, 6) > 0.1, abs(x - 0.78) < 0.07 {
          top = min(top, ridge.foot - level - ridge.rise * 0.24)
        }
        return top
      case .reeds:
        let base = ridge.foot - ridge.rise * (0.25 + 0.2 * noise.fractal(u * f, 0.5, octaves: 3))
        let n = abs(noise(u * 160, 0.5)) * 0.6 + abs(noise(u * 420, 3.5)) * 0.5
        return base - ridge.rise * 0.55 * n * (0.6 + 0.6 * noise(u * 6, 9.5))
      }
    }
  }

  private func ground(
    _ ridge: Ridge, _ index: Int, _ u: Double, _ v: Double, _ top: Double, _ slope: Double, _ noise: Noise
  ) -> Colour {
    let start = ridge.kind == .firs ? ridge.foot - ridge.rise * 0.95 : top
    let depth = clamp((v - start) / max(ridge.rise * 1.2, 0.02))
    var c = mix(hex(ridge.colour), hex(ridge.haze), pow(depth, 1.25))
    let light = sun.map { $0.x < 0.89 ? 1.0 : -1.0 } ?? 1
    switch ridge.kind {
    case .peaks:
      let f = ridge.frequency * 2.4
      let warp = noise.fractal(u * f * 0.7, v * f * 0.9, Double(index), octaves: 3) * 0.5
      let a = noise.ridged(u * f + warp, (v - top) * f * 0.75 + warp, Double(index) + 0.5, octaves: 4)
      let b = noise.ridged(u * f + warp + 0.06 * light, (v - top) * f * 0.75 + warp, Double(index) + 0.5, octaves: 4)
      let shade = clamp(0.5 + (a - b) * 2.4 * (1 - depth * 0.6))
      if ridge.snow > 0 {
        let line = smooth(ridge.snow, ridge.snow * 0.35, depth + (a - 0.5) * 0.5)
        c = mix(c, mix(mix(c, hex(0xA9BBD6), 0.75), hex(0xFFFFFF), shade), line * 0.92)
      }
      c = c.lit((shade - 0.5) * 0.34)
    case .hills, .dunes:
      let n = noise.fractal(u * 7 + Double(index) * 3, v * 22, Double(index), octaves: 4)
      c = c.lit(clamp(-slope * light * 2.2, -0.12, 0.12) + n * 0.045)
    case .houses:
      let step = 0.0085
      let wx = (u / step) - floor(u / step)
      let wy = (v / (step * 1.5)) - floor(v / (step * 1.5))
      let on = noise.cell(Int(floor(u / step)), Int(floor(v / (step * 1.5))), 71 + index)
      if on > 0.42, v > top + 0.014, v < ridge.foot - 0.006, wx > 0.3, wx < 0.7, wy > 0.25, wy < 0.7 {
        c = mix(c, hex(lit), stars > 0 || glow > 0.6 ? 0.9 : 0.25)
      }
    case .firs, .reeds:
      c = c.lit(noise.fractal(u * 30, v * 30, Double(index), octaves: 2) * 0.05)
    }
    return c
  }
}
