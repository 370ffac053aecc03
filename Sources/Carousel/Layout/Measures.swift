/// The measures of the screen that are not a row's own, in points.
public struct Measures: Equatable, Sendable {
  /// Extent of the turned screen.
  public var viewport: Size
  /// Height of the category strip; it is left out when there is one category.
  public var stripHeight: Double
  /// From one label's centre to the next.
  public var labelPitch: Double
  /// Between two labels that take the room of their own widths; nil where all stand `labelPitch` apart.
  public var labelGap: Double?
  /// Empty space over the first row and under the last.
  public var topInset: Double
  public var bottomInset: Double
  /// Between two rows.
  public var rowGap: Double
  /// How much of what comes next a focused row or tile leaves in view.
  public var peek: Double

  public init(
    viewport: Size, stripHeight: Double = 72, labelPitch: Double = 250, labelGap: Double? = nil, topInset: Double = 14,
    bottomInset: Double = 30, rowGap: Double = 30, peek: Double = 64
  ) {
    self.viewport = viewport
    self.stripHeight = stripHeight
    self.labelPitch = labelPitch
    self.labelGap = labelGap
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.rowGap = rowGap
    self.peek = peek
  }
}
