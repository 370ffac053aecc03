/// What lies over what, from back to front.
public enum Layer: Int, CaseIterable, Sendable {
  case ground, panels, tiles, headers, marks, overlay
  /// The same order again for a page that covers the others (detail, gallery).
  case coverGround, coverPanels, coverTiles, coverHeaders, coverBars, coverThumbnails, coverMarks
  /// And for one that may cover that page too.
  case frontGround, frontPanels, frontTiles, frontHeaders, frontBars, frontThumbnails, frontMarks
}

/// A place in a texture page, in texels.
public struct TextureSlot: Equatable, Sendable {
  /// Index of the page in the texture store, 0…32,767.
  public var page: Int
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
  /// Whether its texels have alpha and must be blended.
  public var isBlended: Bool

  public init(page: Int, x: Int, y: Int, width: Int, height: Int, isBlended: Bool) {
    self.page = page
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isBlended = isBlended
  }
}
