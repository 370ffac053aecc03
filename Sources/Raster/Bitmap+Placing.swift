extension Bitmap {
  /// A part of the picture, pixel for pixel.
  ///
  /// - Precondition: the region lies in the picture.
  public func cropped(to region: PixelRegion) -> Bitmap {
    precondition(region.fits(width: width, height: height), "the region leaves the picture")
    if region.width == width && region.height == height { return self }
    var cut: [UInt32] = []
    cut.reserveCapacity(region.width * region.height)
    for row in region.y..<region.y + region.height {
      let start = row * width + region.x
      cut.append(contentsOf: pixels[start..<start + region.width])
    }
    return Bitmap(width: region.width, height: region.height, pixels: cut)
  }

  /// Replaces pixels by those of `other`, whose top left corner goes to (`x`, `y`). Nothing is blended.
  ///
  /// - Precondition: `other` lies wholly inside this picture.
  public mutating func place(_ other: Bitmap, x: Int, y: Int) {
    let region = PixelRegion(x: x, y: y, width: other.width, height: other.height)
    precondition(region.fits(width: width, height: height), "the placed picture leaves this one")
    for row in 0..<other.height {
      let start = (y + row) * width + x
      pixels.replaceSubrange(
        start..<start + other.width, with: other.pixels[row * other.width..<(row + 1) * other.width])
    }
  }
}
