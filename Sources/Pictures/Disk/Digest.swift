/// Sums up bytes in 128 bits, the same on every machine and in every process.
///
/// It finds damage and tells files apart; it keeps nobody out who means to deceive.
struct Digest: Hashable, Sendable {
  private(set) var high: UInt64 = 0x243F_6A88_85A3_08D3
  private(set) var low: UInt64 = 0x1319_8A2E_0370_7344

  init() {}

  /// Of bytes in memory, eight at a time.
  init(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    add(rest)
  }

  mutating func add(_ word: UInt64) {
    // Odd multipliers without a pattern (of SplitMix64), each followed by bringing high bits down.
    high = (high ^ word) &* 0xBF58_476D_1CE4_E5B9
    high ^= high >> 29
    low = (low &+ word) &* 0x94D0_49BB_1331_11EB
    low ^= low >> 31
  }

  /// 32 hexadecimal digits.
  var text: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
