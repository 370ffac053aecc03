/// Puts keys in order without moving what they belong to: a stable radix sort over bytes.
///
/// Its storage is kept from frame to frame. The library's `sort` takes a buffer anew for more than some sixty
/// elements, and a steady frame must not allocate.
struct KeyOrder: Sendable {
  /// Indices of the keys, in order of the keys and, where these are equal, of the indices.
  private(set) var indices = ContiguousArray<Int32>()
  private var spare = ContiguousArray<Int32>()
  private var counts = ContiguousArray<Int32>(repeating: 0, count: 256)

  /// - Complexity: O(`keys.count`), one pass for each byte in which the keys differ.
  mutating func sort(_ keys: ContiguousArray<UInt32>) {
    indices.removeAll(keepingCapacity: true)
    spare.removeAll(keepingCapacity: true)
    var all: UInt32 = 0
    for index in keys.indices {
      indices.append(Int32(index))
      spare.append(0)
      all |= keys[index] ^ keys[0]
    }
    for shift: UInt32 in stride(from: 0, to: 32, by: 8) where all >> shift & 0xFF != 0 {
      pass(over: keys, shift: shift)
    }
  }

  private mutating func pass(over keys: ContiguousArray<UInt32>, shift: UInt32) {
    for digit in counts.indices { counts[digit] = 0 }
    for key in keys { counts[Int(key >> shift & 0xFF)] += 1 }
    var start: Int32 = 0
    for digit in counts.indices {
      let count = counts[digit]
      counts[digit] = start
      start += count
    }
    for index in indices {
      let digit = Int(keys[Int(index)] >> shift & 0xFF)
      spare[Int(counts[digit])] = index
      counts[digit] += 1
    }
    swap(&indices, &spare)
  }
}
