/// A picture in memory: rows from the top, one `0xAARRGGBB` word a pixel, straight alpha.
///
/// The word order is SDL's ARGB8888, which its software renderer copies without conversion.
public struct Bitmap: Equatable, Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// `width * height` words.
  public var pixels: [UInt32]

  /// - Precondition: both sides are positive and `pixels` has one word for each pixel.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height, "a bitmap needs one word a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public init(width: Int, height: Int, filledWith color: UInt32 = 0) {
    self.init(width: width, height: height, pixels: [UInt32](repeating: color, count: width * height))
  }

  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
