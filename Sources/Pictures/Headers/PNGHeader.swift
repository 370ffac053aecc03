import Raster

/// PNG: the first chunk has the size, one before the pixels may have the orientation.
enum PNGHeader {
  static func read(_ file: borrowing PictureFile, start: [UInt8]) throws(PictureError) -> PictureHeader {
    guard start.holds("IHDR", at: 12), let width = start.big32(16), let height = start.big32(20) else {
      throw PictureHeader.cutShort
    }
    var header = PictureHeader(format: .png, width: width, height: height)
    var offset = 33
    for _ in 0..<256 {
      let chunk = try file.bytes(at: offset, count: 8)
      guard let length = chunk.big32(0), !chunk.holds("IDAT", at: 4) else { break }
      if chunk.holds("eXIf", at: 4) {
        header.orientation = try ExifOrientation.read(file, at: offset + 8, count: length) ?? .upright
        break
      }
      offset += 12 + length
    }
    return header
  }
}
