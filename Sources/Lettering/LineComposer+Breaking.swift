/// One line of a broken text.
struct BrokenLine {
  var fitted: FittedLine
  /// Whether an empty line precedes it.
  var startsParagraph: Bool
}

extension LineComposer {
  /// The lines of a text; at most `maxLines`, the last of them shortened where there were more.
  mutating func broken(_ text: String, within maxWidth: Int, maxLines: Int) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var startsParagraph = false
    let given = CleanText.lines(text)
    let lastVisible = given.lastIndex(where: CleanText.isVisible) ?? -1
    for (number, line) in given.enumerated() where number <= lastVisible {
      guard CleanText.isVisible(line) else {
        startsParagraph = !lines.isEmpty
        continue
      }
      var rest = line
      var usual = guess(for: maxWidth)
      while !rest.isEmpty {
        let count = breakLine(rest, within: maxWidth, guess: usual)
        let after = rest.dropFirst(count).drop(while: \.isBlank)
        let goesOn = !after.isEmpty || number < lastVisible
        if lines.count + 1 == maxLines, goesOn {
          let last =
            fit(rest, within: maxWidth, isCut: number < lastVisible)
            ?? FittedLine(clusters: Array(rest.prefix(count)), isShortened: true)
          lines.append(BrokenLine(fitted: last, startsParagraph: startsParagraph))
          return lines
        }
        let fitted = FittedLine(clusters: Array(CleanText.trimmedAtEnd(rest.prefix(count))), isShortened: false)
        lines.append(BrokenLine(fitted: fitted, startsParagraph: startsParagraph))
        startsParagraph = false
        usual = count
        rest = after
      }
    }
    return lines
  }

  /// How many of the clusters go on a line before it must end.
  mutating func breakLine(_ clusters: ArraySlice<Character>, within maxWidth: Int, guess: Int) -> Int {
    let most = longestPrefix(limit: clusters.count, guess: guess, lookahead: 0) { count in
      width(of: CleanText.trimmedAtEnd(clusters.prefix(count))) <= maxWidth
    }
    if let place = LineBreaks.last(in: clusters, notAfter: clusters.startIndex + most) {
      return place - clusters.startIndex
    }
    // A word wider than the line is cut between clusters, and a cluster wider than the line is cut at the edge.
    return max(1, most)
  }
}
