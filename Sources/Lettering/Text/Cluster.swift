/// One grapheme cluster, with all that its neighbours say of it: it may be cut out of its paragraph and keeps its
/// place in it.
struct Cluster: Equatable {
  let text: Character
  /// Its value where it is a single scalar, as nearly all are: what is known by it is found without a hash of the text.
  let scalar: UInt32?
  /// As in `EmbeddingLevels`.
  var level: UInt8 = 0
  var script = Script.common
  /// Whether a line may end before it.
  var startsLine = false

  init(_ text: Character) {
    self.text = text
    let scalars = text.unicodeScalars
    let first = scalars.startIndex
    scalar = scalars.index(after: first) == scalars.endIndex ? scalars[first].value : nil
  }

  var isBlank: Bool {
    if let scalar, scalar < 0x80 { return scalar == 0x20 }
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
