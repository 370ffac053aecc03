/// One textured rectangle, ready to be drawn: pixels of the turned screen, texels of its page.
public struct Quad: Equatable, Sendable {
  public var page: Int32
  public var isBlended: Bool
  public var color: Color
  public var left: Float
  public var top: Float
  public var right: Float
  public var bottom: Float
  public var textureLeft: Float
  public var textureTop: Float
  public var textureRight: Float
  public var textureBottom: Float
}

extension Quad {
  /// The part of the quad inside `clip`, in pixels, with its texels cut alike; nil when nothing is left.
  func clipped(to clip: PixelRect) -> Quad? {
    // A box that rounds to no pixel draws nothing, and its texels could not be cut in proportion.
    guard right > left, bottom > top else { return nil }
    guard left < clip.right, right > clip.left, top < clip.bottom, bottom > clip.top else { return nil }
    guard left < clip.left || right > clip.right || top < clip.top || bottom > clip.bottom else { return self }
    var quad = self
    let perX = (textureRight - textureLeft) / (right - left)
    let perY = (textureBottom - textureTop) / (bottom - top)
    quad.left = max(left, clip.left)
    quad.right = min(right, clip.right)
    quad.top = max(top, clip.top)
    quad.bottom = min(bottom, clip.bottom)
    quad.textureLeft += (quad.left - left) * perX
    quad.textureRight -= (right - quad.right) * perX
    quad.textureTop += (quad.top - top) * perY
    quad.textureBottom -= (bottom - quad.bottom) * perY
    return quad
  }
}

/// Edges in whole pixels of the turned screen.
struct PixelRect: Equatable, Sendable {
  var left: Float
  var top: Float
  var right: Float
  var bottom: Float
}

extension PixelRect {
  /// The same box told from the other edge of a screen so wide; nil leaves it where it is.
  func mirrored(in width: Float?) -> PixelRect {
    guard let width else { return self }
    return PixelRect(left: width - right, top: top, right: width - left, bottom: bottom)
  }
}
