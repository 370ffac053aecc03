/// Several lines under one another, each a picture of its own: a long text as one would exceed a texture.
public struct TextBlock: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    public var text: TextBitmap
    /// Pixels from the block's top to the top of the line's picture.
    public var y: Int

    public init(text: TextBitmap, y: Int) {
      self.text = text
      self.y = y
    }
  }

  /// From the top.
  public var lines: [Line]
  /// Of the widest line, in pixels.
  public var width: Int
  /// Of all lines and the gaps between paragraphs, in pixels.
  public var height: Int
  /// Whether lines were left out; then the last one ends in an ellipsis.
  public var isShortened: Bool

  public init(lines: [Line], width: Int, height: Int, isShortened: Bool) {
    self.lines = lines
    self.width = width
    self.height = height
    self.isShortened = isShortened
  }
}
