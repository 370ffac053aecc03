public import Raster

/// How far two pictures of one size are apart.
public struct Difference: Equatable, Sendable {
  /// Of a channel, 0…255.
  public private(set) var largest = 0
  /// Of the pixels with a channel beyond the tolerance, 0…1.
  public private(set) var share = 0.0
  /// The first picture, dark and grey, with what differs too much in red, brighter the more it differs.
  public private(set) var picture: Bitmap

  /// - Precondition: both pictures have the same size.
  public init(_ one: Bitmap, _ other: Bitmap, tolerance: Int) {
    precondition(one.width == other.width && one.height == other.height, "pictures of one size are compared")
    picture = one
    var count = 0
    for index in one.pixels.indices {
      let channels = [16, 8, 0].map { shift in
        (Int(one.pixels[index] >> shift & 0xFF), Int(other.pixels[index] >> shift & 0xFF))
      }
      let apart = channels.map { abs($0 - $1) }.max() ?? 0
      largest = max(largest, apart)
      if apart > tolerance {
        count += 1
        picture.pixels[index] = 0xFF00_0000 | UInt32(max(96, apart)) << 16
      } else {
        let grey = UInt32(channels.reduce(0) { $0 + $1.0 } / 12)
        picture.pixels[index] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
      }
    }
    share = Double(count) / Double(one.pixels.count)
  }
}
