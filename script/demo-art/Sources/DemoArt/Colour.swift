/// Red, green, blue and alpha, 0…1, straight, in the coding of sRGB.
typealias Colour = SIMD4<Float>

/// `0xRRGGBB`, as palettes are written by hand.
func hex(_ value: UInt32, _ alpha: Double = 1) -> Colour {
  Colour(
    Float((value >> 16) & 255) / 255, Float((value >> 8) & 255) / 255, Float(value & 255) / 255, Float(alpha))
}

func mix(_ a: Colour, _ b: Colour, _ t: Double) -> Colour {
  let k = Float(min(max(t, 0), 1))
  return a + (b - a) * k
}

extension Colour {
  func alpha(_ value: Double) -> Colour { Colour(x, y, z, Float(value)) }

  /// Towards white for positive amounts, towards black for negative ones.
  func lit(_ amount: Double) -> Colour {
    let target = amount >= 0 ? Colour(1, 1, 1, w) : Colour(0, 0, 0, w)
    return mix(self, target, abs(amount))
  }

  /// Brightness multiplied, alpha kept.
  func scaled(_ factor: Double) -> Colour {
    let k = Float(factor)
    return Colour(x * k, y * k, z * k, w)
  }
}

/// Colours along 0…1, blended smoothly between hand-placed stops.
struct Ramp {
  var stops: [(at: Double, colour: Colour)]

  init(_ stops: [(Double, UInt32)]) { self.stops = stops.map { ($0.0, hex($0.1)) } }

  /// Evenly spaced.
  init(_ colours: [UInt32]) {
    let last = Double(max(colours.count - 1, 1))
    stops = colours.enumerated().map { (Double($0.offset) / last, hex($0.element)) }
  }

  func callAsFunction(_ t: Double) -> Colour {
    guard let first = stops.first, let last = stops.last else { return hex(0) }
    if t <= first.at { return first.colour }
    if t >= last.at { return last.colour }
    var low = 0
    while stops[low + 1].at < t { low += 1 }
    let a = stops[low]
    let b = stops[low + 1]
    return mix(a.colour, b.colour, (t - a.at) / (b.at - a.at))
  }
}
