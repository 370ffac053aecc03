/// One grapheme cluster, with all that its neighbours say of it: it may be cut out of its paragraph and keeps its
/// place in it.
struct Cluster: Equatable {
  let text: Character
  /// Tells it from all others without a look at the text: its value where it is a single scalar, as nearly all are, else
  /// a hash over them with the top bit set.
  let key: UInt64
  var script = Script.common
  /// As in `EmbeddingLevels`.
  var level: UInt8 = 0
  /// Whether it is written under or into the letter before it, which a sign between them has silenced: without it that
  /// sign would be drawn, as a cross under the letter in Khmer.
  var isStacked = false
  /// Whether a line may end before it.
  var startsLine = false

  init(_ text: Character) {
    self.text = text
    var scalars = text.unicodeScalars.makeIterator()
    let first = scalars.next()!.value
    guard let second = scalars.next() else {
      key = UInt64(first)
      return
    }
    // FNV-1a, by scalars.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    hash = (hash ^ UInt64(first)) &* 0x100_0000_01B3
    hash = (hash ^ UInt64(second.value)) &* 0x100_0000_01B3
    while let next = scalars.next() { hash = (hash ^ UInt64(next.value)) &* 0x100_0000_01B3 }
    key = hash | 1 << 63
  }

  /// Its value where it is a single scalar.
  var scalar: UInt32? { UInt32(exactly: key) }

  var isBlank: Bool {
    if key < 0x80 { return key == 0x20 }
    return text.isBlank
  }
}

extension RandomAccessCollection<Cluster> {
  /// Without the blanks at the end, which are not drawn.
  var trimmedAtEnd: SubSequence {
    guard let last = lastIndex(where: { !$0.isBlank }) else { return prefix(0) }
    return self[...last]
  }
}
