import Raster

/// Repeatable numbers (SplitMix64) and pictures made of them.
struct RandomPictures: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func picture(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    let pixels = (0..<width * height).map { _ in
      UInt32(truncatingIfNeeded: next()) | (isOpaque ? 0xFF00_0000 : 0)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// Alpha, red, green, blue.
func channels(_ word: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(word >> $0 & 0xFF) } }
