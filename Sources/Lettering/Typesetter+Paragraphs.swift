extension Typesetter {
  /// Several lines, broken at blanks, after hyphens and between letters of scripts written without spaces. A word
  /// wider than a line is cut between grapheme clusters. Line ends in the text are kept; empty lines, however many,
  /// are one gap.
  ///
  /// - Parameters:
  ///   - maxWidth: in pixels; no line is wider.
  ///   - lineHeight: pixels from base line to base line; a picture stands in the middle of its line.
  ///   - paragraphSpacing: pixels between two paragraphs, on top of `lineHeight`.
  ///   - maxLines: where the text has more, the last line ends in an ellipsis.
  /// - Returns: nil for text without ink.
  /// - Complexity: linear in the length of what is shown.
  public func paragraphs(
    _ text: String, style: TextStyle, maxWidth: Int, lineHeight: Int, paragraphSpacing: Int, maxLines: Int? = nil
  ) -> TextBlock? {
    let maxWidth = min(maxWidth, Self.widestLine)
    let most = maxLines ?? .max
    guard maxWidth > 0, most > 0 else { return nil }
    let leading = max(0, (lineHeight - self.lineHeight(of: style)) / 2)
    return compose(style) { composer in
      var block = TextBlock(lines: [], width: 0, height: 0, isShortened: false)
      for line in composer.broken(text, within: maxWidth, maxLines: most) {
        if line.startsParagraph, block.height > 0 { block.height += paragraphSpacing }
        block.isShortened = block.isShortened || line.fitted.isShortened
        if let text = composer.draw(line.fitted, maxWidth: maxWidth) {
          block.lines.append(TextBlock.Line(text: text, y: block.height + leading))
          block.width = max(block.width, text.bitmap.width)
        }
        block.height += lineHeight
      }
      guard let last = block.lines.last else { return nil }
      block.height = max(block.height, last.y + last.text.bitmap.height)
      return block
    }
  }
}

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
          if let last = fit(rest, within: maxWidth, isCut: number < lastVisible) {
            lines.append(BrokenLine(fitted: last, startsParagraph: startsParagraph))
          }
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
}
