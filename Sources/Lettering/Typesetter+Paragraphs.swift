extension Typesetter {
  /// Several lines, broken where Unicode's rules allow it. A word wider than a line is cut between grapheme clusters.
  /// Line ends in the text are kept, each part between them with a direction of its own; empty lines, however many, are
  /// one gap.
  ///
  /// - Parameters:
  ///   - maxWidth: in pixels; no line is wider.
  ///   - lineHeight: pixels from base line to base line, more only where letters of another font reach further; a
  ///     picture stands in the middle of its line.
  ///   - paragraphSpacing: pixels between two paragraphs, on top of `lineHeight`.
  ///   - maxLines: where the text has more, the last line ends in an ellipsis.
  /// - Returns: nil for text without ink.
  /// - Complexity: of measuring, linear in the length of what is shown.
  public func paragraphs(
    _ text: String, style: TextStyle, maxWidth: Int, lineHeight: Int, paragraphSpacing: Int, maxLines: Int? = nil,
    direction: TextDirection? = nil
  ) -> TextBlock? {
    block(
      CleanText.lines(text), style: style, maxWidth: maxWidth, lineHeight: lineHeight, box: nil,
      paragraphSpacing: paragraphSpacing, maxLines: maxLines ?? .max, direction: direction)
  }

  /// A title on a few lines in the font's own line height, the last of them shortened with an ellipsis where there is
  /// more. Line ends and tabs in the text are spaces, as in `line`.
  ///
  /// - Parameters:
  ///   - lines: how many at most.
  ///   - box: how high each line is; ink beyond it is cut. Nil is the style's own, with room for ink of other fonts.
  /// - Returns: nil for text without ink.
  /// - Complexity: of measuring, linear in the length of what is shown.
  public func caption(
    _ text: String, style: TextStyle, maxWidth: Int, lines: Int, box: LineBox? = nil, direction: TextDirection? = nil
  ) -> TextBlock? {
    guard lines > 0, maxWidth > 0 else { return nil }
    let shown = CleanText.line(text, within: min(maxWidth, Self.widestLine), lines: lines).clusters
    return block(
      [shown], style: style, maxWidth: maxWidth, lineHeight: box?.height ?? lineHeight(of: style),
      box: box, paragraphSpacing: 0, maxLines: lines, direction: direction)
  }

  private func block(
    _ text: [ArraySlice<Character>], style: TextStyle, maxWidth: Int, lineHeight: Int, box: LineBox?,
    paragraphSpacing: Int, maxLines: Int, direction: TextDirection?
  ) -> TextBlock? {
    let maxWidth = min(maxWidth, Self.widestLine)
    guard maxWidth > 0, maxLines > 0 else { return nil }
    let own = self.box(of: style)
    let baseLine = box?.ascent ?? max(0, (lineHeight - own.height) / 2) + own.ascent
    return compose(style) { composer in
      var block = TextBlock(lines: [], width: 0, height: 0, isShortened: false)
      for line in composer.broken(text, direction: direction ?? self.direction, within: maxWidth, maxLines: maxLines) {
        if line.startsParagraph, block.height > 0 { block.height += paragraphSpacing }
        block.isShortened = block.isShortened || line.fitted.isShortened
        guard let text = composer.draw(line.fitted, maxWidth: maxWidth, in: box) else {
          block.height += lineHeight
          continue
        }
        var line = TextBlock.Line(text: text, y: block.height + baseLine - text.ascent)
        if box == nil, let push = line.overlap(with: block.lines.last, unless: own) {
          line.y += push
          block.height += push
        }
        block.lines.append(line)
        block.width = max(block.width, text.bitmap.width)
        block.height += lineHeight
      }
      guard let last = block.lines.last else { return nil }
      block.height = max(block.height, last.y + last.text.bitmap.height)
      return block
    }
  }
}

extension TextBlock.Line {
  /// By how many pixels its ink reaches into that of the line above, or over the top of the block. Only where one of
  /// them was given more room than the style's own letters need, which stand as far apart as the caller says.
  fileprivate func overlap(with before: TextBlock.Line?, unless own: LineBox) -> Int? {
    guard let before else { return y < 0 ? -y : nil }
    guard text.box != own || before.text.box != own, let upper = before.text.inkedRows, let lower = text.inkedRows
    else {
      return nil
    }
    let gap = y + lower.lowerBound - (before.y + upper.upperBound)
    return gap < 1 ? 1 - gap : nil
  }
}

extension TextBitmap {
  fileprivate var box: LineBox { LineBox(ascent: ascent, height: bitmap.height) }

  fileprivate var inkedRows: Range<Int>? {
    guard let other = colors?.inkedRows else { return bitmap.inkedRows }
    guard let own = bitmap.inkedRows else { return other }
    return min(own.lowerBound, other.lowerBound)..<max(own.upperBound, other.upperBound)
  }
}
