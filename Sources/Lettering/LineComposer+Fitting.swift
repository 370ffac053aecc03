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
    let whole = clusters.wholeStacks(notAfter: kept)
    return FittedLine(
      clusters: shortened(clusters.prefix(whole), isRightToLeft), isShortened: true, isRightToLeft: isRightToLeft)
  }

  /// The ellipsis stands at the end of the paragraph's own direction, whatever that of the last word is.
  func shortened(_ clusters: ArraySlice<Cluster>, _ isRightToLeft: Bool) -> [Cluster] {
    let kept = clusters.trimmedAtEnd
    var ellipsis = Cluster(Self.ellipsis)
    ellipsis.level = isRightToLeft ? 1 : 0
    ellipsis.script = kept.last?.script ?? .common
    return Array(kept) + [ellipsis]
  }

  /// About how many clusters fill a line. Letters of ASCII count with their own width, a letter of Han with an em and
  /// others with half of one, all of them as much more or less as they did on the line before.
  func guess(_ clusters: ArraySlice<Cluster>, within maxWidth: Int) -> Int {
    // The blank beside the first letter and the last is no part of the line.
    var room = (Double(maxWidth) + 0.1 * Double(style.wholePixels)) / stretch
    var count = 0
    for cluster in clusters {
      room -= advance(of: cluster)
      guard room >= 0 else { break }
      count += 1
    }
    return count
  }

  /// Learns from a line that is full how far the estimate was from it.
  mutating func learn(from full: ArraySlice<Cluster>, within maxWidth: Int) {
    // On average a full line has room for half a letter more.
    let estimate = full.reduce(0) { $0 + advance(of: $1) } * (1 + 0.5 / Double(max(1, full.count)))
    guard estimate > 0 else { return }
    stretch = min(max(Double(maxWidth) / estimate, 0.1), 10)
  }

  /// Whether clusters are so much wider than the room left that they need no measuring: kerning takes less from a
  /// letter of ASCII than a sixth of an em, and of other letters nothing is known.
  func areTooWide(_ clusters: ArraySlice<Cluster>, for room: Int) -> Bool {
    var width = 0.0
    for cluster in clusters {
      guard let scalar = cluster.scalar, let advance = main.plainAdvance(of: scalar) else { return false }
      width += advance - Double(style.wholePixels) / 6
    }
    return width > Double(room + 1) && clusters.last?.isBlank == false
  }

  private func advance(of cluster: Cluster) -> Double {
    if let scalar = cluster.scalar, let known = main.plainAdvance(of: scalar) { return known }
    return Double(style.wholePixels) * (cluster.script.isFullWidth ? 1 : 0.5)
  }
}
