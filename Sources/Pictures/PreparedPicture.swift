public import Raster

/// A picture ready for its texture: upright, cut and scaled to the box, corners baked in.
public struct PreparedPicture: Equatable, Sendable {
  /// As large as the box of the request, or with `inside` as large as the picture is in it. Colour is bled under clear pixels.
  public let bitmap: Bitmap
  /// Of the visible part of the picture, `0xFFRRGGBB`: what a tile shows before its picture is there.
  public let averageColor: UInt32
  /// Whether it may be drawn without blending.
  public let isOpaque: Bool
  /// What of it is not as it was meant.
  public let flaws: PictureFlaws
  /// The most memory that decoding held at one time, in bytes, by our own account: file, decoder and decoded pixels.
  public let decodeBytes: Int

  /// False when the file is cut short or has faults inside and only its readable part is shown.
  public var isWhole: Bool { !flaws.contains(.damage) }
}
