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
