/// One line of a broken text.
struct BrokenLine {
  var fitted: FittedLine
  /// Whether an empty line precedes it.
  var startsParagraph: Bool
}

extension LineComposer {
  /// The lines of a text; at most `maxLines`, the last of them shortened where there were more.
  ///
  /// - Parameter text: between its line ends, each part with its own direction.
  mutating func broken(
    _ text: [ArraySlice<Character>], direction: TextDirection, within maxWidth: Int, maxLines: Int
  ) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var startsParagraph = false
    let lastVisible = text.lastIndex(where: CleanText.isVisible) ?? -1
    for (number, line) in text.enumerated() where number <= lastVisible {
      guard CleanText.isVisible(line) else {
        startsParagraph = !lines.isEmpty
        continue
      }
      let paragraph = Paragraph(line, direction: direction, breaks: lineBreaks)
      var rest = paragraph.clusters[...]
      while !rest.isEmpty {
        let count = breakLine(rest, within: maxWidth)
        let after = rest.dropFirst(count).drop(while: \.isBlank)
        let goesOn = !after.isEmpty || number < lastVisible
        if lines.count + 1 == maxLines, goesOn {
          let last =
            fit(paragraph, from: rest.startIndex, within: maxWidth, isCut: number < lastVisible)
            ?? FittedLine(
              clusters: Array(rest.prefix(count)), isShortened: true, isRightToLeft: paragraph.isRightToLeft)
          lines.append(BrokenLine(fitted: last, startsParagraph: startsParagraph))
          return lines
        }
        let fitted = FittedLine(
          clusters: Array(rest.prefix(count).trimmedAtEnd), isShortened: false,
          isRightToLeft: paragraph.isRightToLeft)
        lines.append(BrokenLine(fitted: fitted, startsParagraph: startsParagraph))
        startsParagraph = false
        rest = after
      }
    }
    return lines
  }

  /// How many of the clusters go on a line before it must end.
  mutating func breakLine(_ clusters: ArraySlice<Cluster>, within maxWidth: Int) -> Int {
    let guess = guess(clusters, within: maxWidth)
    var known = (count: 0, width: 0)
    let most = longestPrefix(limit: clusters.count, guess: guess, lookahead: 0) { count in
      if count > known.count, known.count > 0 {
        let more = clusters.prefix(count).dropFirst(known.count)
        let room = maxWidth - known.width
        if isFull(with: room, before: more, clusters.dropFirst(count).first) || areTooWide(more, for: room) {
          return false
        }
      }
      let width = width(of: clusters.prefix(count).trimmedAtEnd)
      if width <= maxWidth { known = (count, width) }
      return width <= maxWidth
    }
    if most < clusters.count { learn(from: clusters.prefix(most), within: maxWidth) }
    // A word wider than the line is cut between stacks of letters, and a stack wider than the line is cut at the edge.
    return clusters.lastBreak(notAfter: most) ?? max(clusters.firstStack, clusters.wholeStacks(notAfter: most))
  }

  /// Whether a line that has so little room left needs no letter more: half an em at the end of a word that goes on
  /// over the next line is not missed, and to find out whether a narrow letter still fits costs the whole line anew.
  private func isFull(with room: Int, before more: ArraySlice<Cluster>, _ next: Cluster?) -> Bool {
    guard room * 2 < style.wholePixels, let next else { return false }
    return !next.startsLine && !more.dropFirst().contains(where: \.startsLine)
  }
}
