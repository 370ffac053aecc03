/// One grapheme cluster, with all that its neighbours say of it: it may be cut out of its paragraph and keeps its
/// place in it.
struct Cluster: Equatable {
  var text: Character
  /// As in `EmbeddingLevels`.
  var level: UInt8 = 0
  var script = Script.common
  /// Whether a line may end before it.
  var startsLine = false
}

extension RandomAccessCollection<Cluster> {
  /// Without the blanks at the end, which are not drawn.
  var trimmedAtEnd: SubSequence {
    guard let last = lastIndex(where: { !$0.text.isBlank }) else { return prefix(0) }
    return self[...last]
  }
}
