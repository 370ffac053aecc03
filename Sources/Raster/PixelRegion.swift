/// A rectangle of whole pixels inside a picture; the origin is the picture's top left corner.
public struct PixelRegion: Equatable, Sendable {
  public var x: Int
  public var y: Int
  /// In pixels, at least 1.
  public var width: Int
  /// In pixels, at least 1.
  public var height: Int

  /// - Precondition: the region is not empty and does not begin before the picture.
  public init(x: Int, y: Int, width: Int, height: Int) {
    precondition(x >= 0 && y >= 0 && width > 0 && height > 0, "a region holds at least one pixel")
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether every pixel of the region lies in a picture of that size.
  public func fits(width: Int, height: Int) -> Bool {
    x + self.width <= width && y + self.height <= height
  }
}
