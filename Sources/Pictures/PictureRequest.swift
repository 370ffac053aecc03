/// One picture as some tile or page wants it. Equal requests on the same file give equal pictures.
public struct PictureRequest: Hashable, Sendable {
  /// How a picture meets a box of other proportions.
  public enum Fit: Hashable, Sendable {
    /// Fills the box and is cut at two sides; what is too tall keeps more of its upper part, where the faces are.
    case cover
    /// Is seen whole, on a calm surround.
    case contain
    /// Is seen whole, without a surround: the bitmap is as large as the picture is in the box.
    case inside
    /// Is stretched to the box.
    case fill
  }

  /// A place in the upright picture, as shares of its width and height.
  public struct Focus: Hashable, Sendable {
    /// 0…1.
    public var x: Float
    /// 0…1.
    public var y: Float

    /// Shares beyond 0…1 count as the nearest.
    public init(x: Float, y: Float) {
      self.x = min(1, max(0, x))
      self.y = min(1, max(0, y))
    }
  }

  /// Of the file, absolute or relative to the working directory.
  public var path: String
  /// Of the box, in pixels.
  public var width: Int
  /// Of the box, in pixels.
  public var height: Int
  public var fit: Fit
  /// What stays in view with `cover`; nil is the middle across, and above the middle down.
  public var focus: Focus?
  /// In pixels; 0 leaves the corners square.
  public var cornerRadius: Double
  /// `0xAARRGGBB` (its alpha is ignored): what lies behind corners and clear parts, which makes the result opaque. Without it
  /// they stay transparent.
  public var ground: UInt32?

  /// - Precondition: both sides are from 1 to 16,384 pixels.
  public init(
    path: String, width: Int, height: Int, fit: Fit = .cover, cornerRadius: Double = 0, ground: UInt32? = nil,
    focus: Focus? = nil
  ) {
    precondition((1...16_384).contains(width) && (1...16_384).contains(height), "the box is out of range")
    self.path = path
    self.width = width
    self.height = height
    self.fit = fit
    self.cornerRadius = cornerRadius
    self.ground = ground
    self.focus = focus
  }
}
