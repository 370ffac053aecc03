/// What of a text goes on one line.
struct FittedLine {
  /// With the ellipsis, where there is one.
  var clusters: [Cluster]
  var isShortened: Bool
  /// Whether its paragraph is.
  var isRightToLeft: Bool
}

extension LineComposer {
  static let ellipsis: Character = "…"

  /// The whole of a paragraph where it fits, else the longest beginning that fits with an ellipsis; nil where not even
  /// the ellipsis does.
  ///
  /// - Parameters:
  ///   - start: the cluster that the line begins with.
  ///   - isCut: the text goes on beyond the paragraph, so there is an ellipsis in any case.
  /// - Complexity: of measuring, linear in what fits on the line, whatever the length of the text.
  mutating func fit(_ paragraph: Paragraph, from start: Int = 0, within maxWidth: Int, isCut: Bool = false)
    -> FittedLine?
  {
    let clusters = paragraph.clusters[start...].trimmedAtEnd
    let isRightToLeft = paragraph.isRightToLeft
    let guess = guess(clusters, within: maxWidth)
    var limit = min(clusters.count, guess + 4)
    // A letter can make what precedes it narrower, but not by more than an em.
    while limit < clusters.count, width(of: clusters.prefix(limit)) <= maxWidth + style.wholePixels {
      limit = min(clusters.count, limit * 2)
    }
    if !isCut, limit == clusters.count, width(of: clusters) <= maxWidth {
      return FittedLine(clusters: Array(clusters), isShortened: false, isRightToLeft: isRightToLeft)
    }
    guard width(of: shortened(clusters.prefix(0), isRightToLeft)) <= maxWidth else { return nil }
    let kept = longestPrefix(limit: limit, guess: guess, lookahead: 4) { count in
      width(of: shortened(clusters.prefix(count), isRightToLeft)) <= maxWidth
    }
    return FittedLine(
      clusters: shortened(clusters.prefix(kept), isRightToLeft), isShortened: true, isRightToLeft: isRightToLeft)
  }

  /// The ellipsis stands at the end of the paragraph's own direction, whatever that of the last word is.
  func shortened(_ clusters: ArraySlice<Cluster>, _ isRightToLeft: Bool) -> [Cluster] {
    let kept = clusters.trimmedAtEnd
    let ellipsis = Cluster(
      text: Self.ellipsis, level: isRightToLeft ? 1 : 0, script: kept.last?.script ?? .common)
    return Array(kept) + [ellipsis]
  }

  /// About how many clusters fill a line. Letters of ASCII count with their own width, a letter of Han with an em and
  /// others with half of one.
  func guess(_ clusters: ArraySlice<Cluster>, within maxWidth: Int) -> Int {
    var sum = 0
    var count = 0
    for cluster in clusters {
      sum += main.plainAdvance(of: cluster.text) ?? (cluster.script.isFullWidth ? 2 : 1) * style.wholePixels / 2
      guard sum <= maxWidth else { break }
      count += 1
    }
    return count
  }
}
