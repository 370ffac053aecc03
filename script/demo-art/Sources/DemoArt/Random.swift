import Glibc

/// A small seeded generator (PCG XSH RR): the same seed draws the same picture everywhere.
struct Random {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1405_7B7E_F767_814F
    _ = bits()
    _ = bits()
  }

  mutating func bits() -> UInt32 {
    let old = state
    state = old &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let shifted = UInt32(truncatingIfNeeded: ((old >> 18) ^ old) >> 27)
    let turn = UInt32(truncatingIfNeeded: old >> 59)
    return (shifted >> turn) | (shifted << ((~turn &+ 1) & 31))
  }

  /// 0 ..< 1
  mutating func unit() -> Double { Double(bits()) / 4_294_967_296 }
  mutating func real(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }
  mutating func int(_ range: Range<Int>) -> Int { range.lowerBound + Int(unit() * Double(range.count)) }
  mutating func chance(_ p: Double) -> Bool { unit() < p }
  mutating func pick<T>(_ items: [T]) -> T { items[int(0..<items.count)] }

  /// About normal, mean 0, deviation 1.
  mutating func bell() -> Double {
    var sum = 0.0
    for _ in 0..<6 { sum += unit() }
    return (sum - 3) * 1.414
  }
}
