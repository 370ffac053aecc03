import Glibc

@inline(__always) func smooth(_ low: Double, _ high: Double, _ x: Double) -> Double {
  let t = min(max((x - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}

@inline(__always) func clamp(_ x: Double, _ low: Double = 0, _ high: Double = 1) -> Double { min(max(x, low), high) }

@inline(__always) func lerp(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

/// Smooth noise in three dimensions, about −1…1.
struct Noise {
  let seed: UInt32

  init(_ seed: Int) { self.seed = UInt32(truncatingIfNeeded: seed) &* 0x9E37_79B1 &+ 0x85EB_CA6B }

  @inline(__always) private func lattice(_ x: Int32, _ y: Int32, _ z: Int32) -> Double {
    var h = seed ^ (UInt32(bitPattern: x) &* 0x8DA6_B343)
    h ^= UInt32(bitPattern: y) &* 0xD816_3841
    h ^= UInt32(bitPattern: z) &* 0xCB1A_B31F
    h ^= h >> 15
    h = h &* 0x2C1B_3C6D
    h ^= h >> 12
    h = h &* 0x297A_2D39
    h ^= h >> 15
    return Double(h) * (2.0 / 4_294_967_295.0) - 1
  }

  /// A number of its own for each whole-numbered place, −1…1.
  func cell(_ x: Int, _ y: Int, _ z: Int = 0) -> Double {
    lattice(Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y), Int32(truncatingIfNeeded: z))
  }

  func callAsFunction(_ x: Double, _ y: Double, _ z: Double = 0) -> Double {
    let fx = floor(x)
    let fy = floor(y)
    let fz = floor(z)
    let ix = Int32(fx)
    let iy = Int32(fy)
    let iz = Int32(fz)
    let u = fade(x - fx)
    let v = fade(y - fy)
    let w = fade(z - fz)
    let front = plane(ix, iy, iz, u, v)
    if w == 0 { return front }
    return lerp(front, plane(ix, iy, iz &+ 1, u, v), w)
  }

  @inline(__always) private func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

  @inline(__always) private func plane(_ x: Int32, _ y: Int32, _ z: Int32, _ u: Double, _ v: Double) -> Double {
    let a = lerp(lattice(x, y, z), lattice(x &+ 1, y, z), u)
    let b = lerp(lattice(x, y &+ 1, z), lattice(x &+ 1, y &+ 1, z), u)
    return lerp(a, b, v)
  }

  /// Octaves that halve, about −1…1.
  func fractal(_ x: Double, _ y: Double, _ z: Double = 0, octaves: Int = 5, gain: Double = 0.5) -> Double {
    var sum = 0.0
    var weight = 1.0
    var total = 0.0
    var s = 1.0
    for octave in 0..<octaves {
      let shift = Double(octave) * 17.3
      sum += weight * self(x * s + shift, y * s - shift, z * s + shift * 0.7 * (z == 0 ? 0 : 1))
      total += weight
      weight *= gain
      s *= 2.03
    }
    return sum / total
  }

  /// Sharp crests, 0…1.
  func ridged(_ x: Double, _ y: Double, _ z: Double = 0, octaves: Int = 5) -> Double {
    var sum = 0.0
    var weight = 1.0
    var total = 0.0
    var s = 1.0
    for octave in 0..<octaves {
      let shift = Double(octave) * 11.7
      let v = 1 - abs(self(x * s + shift, y * s + shift, z * s))
      sum += weight * v * v
      total += weight
      weight *= 0.5
      s *= 2.05
    }
    return sum / total
  }
}
