extension Typesetter {
  /// Several lines, broken where Unicode's rules allow it. A word wider than a line is cut between grapheme clusters.
  /// Line ends in the text are kept, each part between them with a direction of its own; empty lines, however many, are
  /// one gap.
  ///
  /// - Parameters:
  ///   - maxWidth: in pixels; no line is wider.
  ///   - lineHeight: pixels from base line to base line; a picture stands in the middle of its line.
  ///   - paragraphSpacing: pixels between two paragraphs, on top of `lineHeight`.
  ///   - maxLines: where the text has more, the last line ends in an ellipsis.
  /// - Returns: nil for text without ink.
  /// - Complexity: of measuring, linear in the length of what is shown.
  public func paragraphs(
    _ text: String, style: TextStyle, maxWidth: Int, lineHeight: Int, paragraphSpacing: Int, maxLines: Int? = nil,
    direction: TextDirection? = nil
  ) -> TextBlock? {
    block(
      CleanText.lines(text), style: style, maxWidth: maxWidth, lineHeight: lineHeight,
      paragraphSpacing: paragraphSpacing, maxLines: maxLines ?? .max, direction: direction)
  }

  /// A title on a few lines in the font's own line height, the last of them shortened with an ellipsis where there is
  /// more. Line ends and tabs in the text are spaces, as in `line`.
  ///
  /// - Parameter lines: how many at most.
  /// - Returns: nil for text without ink.
  /// - Complexity: of measuring, linear in the length of what is shown.
  public func caption(
    _ text: String, style: TextStyle, maxWidth: Int, lines: Int, direction: TextDirection? = nil
  ) -> TextBlock? {
    block(
      [CleanText.line(text)], style: style, maxWidth: maxWidth, lineHeight: lineHeight(of: style), paragraphSpacing: 0,
      maxLines: lines, direction: direction)
  }

  private func block(
    _ text: [ArraySlice<Character>], style: TextStyle, maxWidth: Int, lineHeight: Int, paragraphSpacing: Int,
    maxLines: Int, direction: TextDirection?
  ) -> TextBlock? {
    let maxWidth = min(maxWidth, Self.widestLine)
    guard maxWidth > 0, maxLines > 0 else { return nil }
    let leading = max(0, (lineHeight - self.lineHeight(of: style)) / 2)
    return compose(style) { composer in
      var block = TextBlock(lines: [], width: 0, height: 0, isShortened: false)
      for line in composer.broken(text, direction: direction ?? self.direction, within: maxWidth, maxLines: maxLines) {
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
