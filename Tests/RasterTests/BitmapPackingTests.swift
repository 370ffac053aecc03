import Testing

@testable import Raster

@Suite("Packed pixels")
struct BitmapPackingTests {
  private func unpacked(_ bytes: [UInt8], width: Int, height: Int) -> Bitmap? {
    bytes.withUnsafeBufferPointer { Bitmap(width: width, height: height, packed: $0) }
  }

  @Test("nothing is lost, whatever the pixels are", arguments: UInt64(1)...40)
  func lossless(seed: UInt64) {
    var random = SplitMixForPacking(state: seed)
    let width = Int(random.next() % 70) + 1
    let height = Int(random.next() % 40) + 1
    var word: UInt32 = 0xFF80_4020
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      // Runs, small steps, larger steps, other alphas and noise, in turns.
      switch random.next() % 6 {
      case 0: break
      case 1: word = word & 0xFF00_0000 | (word &+ 0x01_0101) & 0xFF_FFFF
      case 2: word = word & 0xFF00_0000 | (word &- 0x09_0807) & 0xFF_FFFF
      case 3: word = UInt32(truncatingIfNeeded: random.next())
      case 4: word = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
      default: word = bitmap.pixels[Int(random.next() & 0xFFFF) % max(1, index)]
      }
      bitmap.pixels[index] = word
    }

    let packed = bitmap.packed()

    #expect(unpacked(packed, width: width, height: height) == bitmap, "seed \(seed)")
  }

  @Test("flat and smooth pictures get small")
  func small() {
    var smooth = Bitmap(width: 200, height: 100)
    for y in 0..<100 {
      for x in 0..<200 { smooth[x, y] = 0xFF00_0000 | UInt32(x / 2) << 16 | UInt32(y) << 8 | UInt32((x + y) / 2) }
    }

    #expect(Bitmap(width: 200, height: 100, filledWith: 0xFF12_3456).packed().count < 400)
    #expect(smooth.packed().count < 200 * 100 * 2)
  }

  @Test("bytes that are cut short, too long or of another size are no picture")
  func damaged() {
    var bitmap = Bitmap(width: 9, height: 7, filledWith: 0xFF00_0000)
    for index in bitmap.pixels.indices { bitmap.pixels[index] ^= UInt32(index &* 2_654_435) }
    let packed = bitmap.packed()

    for length in 0..<packed.count { #expect(unpacked(Array(packed[..<length]), width: 9, height: 7) == nil) }
    #expect(unpacked(packed + [0], width: 9, height: 7) == nil)
    #expect(unpacked(packed, width: 9, height: 8) == nil && unpacked(packed, width: 9, height: 6) == nil)
  }
}

private struct SplitMixForPacking {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
