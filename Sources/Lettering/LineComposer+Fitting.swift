/// What of a text goes on one line.
struct FittedLine {
  /// With the ellipsis, where there is one.
  var clusters: [Character]
  var isShortened: Bool
}

extension LineComposer {
  static let ellipsis: Character = "…"

  /// The whole text where it fits, else the longest beginning that fits with an ellipsis; nil where not even the
  /// ellipsis does.
  ///
  /// - Parameter isCut: the text goes on beyond these clusters, so there is an ellipsis in any case.
  /// - Complexity: linear in what fits on the line, whatever the length of the text.
  mutating func fit(_ text: ArraySlice<Character>, within maxWidth: Int, isCut: Bool = false) -> FittedLine? {
    let clusters = CleanText.trimmedAtEnd(text)
    var limit = min(clusters.count, guess(for: maxWidth))
    // A letter can make what precedes it narrower, but not by more than an em.
    while limit < clusters.count, width(of: clusters.prefix(limit)) <= maxWidth + style.wholePixels {
      limit = min(clusters.count, limit * 2)
    }
    if !isCut, limit == clusters.count, width(of: clusters) <= maxWidth {
      return FittedLine(clusters: Array(clusters), isShortened: false)
    }
    guard width(of: CollectionOfOne(Self.ellipsis)) <= maxWidth else { return nil }
    let kept = longestPrefix(limit: limit, guess: guess(for: maxWidth), lookahead: 4) { count in
      width(of: shortened(clusters.prefix(count))) <= maxWidth
    }
    return FittedLine(clusters: shortened(clusters.prefix(kept)), isShortened: true)
  }

  func shortened(_ clusters: ArraySlice<Character>) -> [Character] {
    Array(CleanText.trimmedAtEnd(clusters)) + [Self.ellipsis]
  }

  /// About how many letters fill a line; a letter is half an em wide on average.
  func guess(for maxWidth: Int) -> Int {
    maxWidth * 2 / style.wholePixels + 4
  }
}
