extension Bitmap {
  /// The picture at another size: area average where it gets smaller, linear where it gets larger, each side by itself.
  ///
  /// Area averaging gives every source pixel its exact share, so no fine line is lost and none shimmers.
  /// - Precondition: sides of the picture up to 65,536, of the result up to 32,768.
  public func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    scaled(PixelRegion(x: 0, y: 0, width: width, height: height), toWidth: newWidth, height: newHeight)
  }

  /// A part of the picture at another size; no pixel outside the part has any influence.
  ///
  /// - Precondition: the region lies in the picture; sides as in `scaled(toWidth:height:)`.
  public func scaled(_ region: PixelRegion, toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    precondition(region.fits(width: width, height: height), "the region leaves the picture")
    if region.width == newWidth && region.height == newHeight { return cropped(to: region) }
    return pixels.withUnsafeBufferPointer { pixels in
      AreaScaler(region: region, width: newWidth, height: newHeight).scale { row in pixels.baseAddress! + row * width }
    }
  }

  /// Scales pixels that live elsewhere, for instance in a decoder's buffer, without a copy of the whole.
  ///
  /// - Parameters:
  ///   - region: the part of the source that is wanted.
  ///   - row: gives a source row from its first pixel, as `0xAARRGGBB` words. It is called with rising indices and its pointer
  ///     must stay valid until the next call only.
  public static func scaled(
    _ region: PixelRegion, toWidth width: Int, height: Int, row: (Int) -> UnsafePointer<UInt32>
  ) -> Bitmap {
    if region.width == width && region.height == height {
      var copy: [UInt32] = []
      copy.reserveCapacity(width * height)
      for y in region.y..<region.y + height {
        copy.append(contentsOf: UnsafeBufferPointer(start: row(y) + region.x, count: width))
      }
      return Bitmap(width: width, height: height, pixels: copy)
    }
    return AreaScaler(region: region, width: width, height: height).scale(row: row)
  }
}
