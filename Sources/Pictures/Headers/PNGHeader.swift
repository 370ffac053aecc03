import Raster

/// PNG: the first chunk has the size; one before the pixels may have the profile, one before or behind them the
/// orientation.
enum PNGHeader {
  static func read(_ file: borrowing PictureFile, start: [UInt8]) throws(PictureError) -> PictureHeader {
    guard start.holds("IHDR", at: 12), start.count > 25, let width = start.big32(16), let height = start.big32(20)
    else {
      throw PictureHeader.cutShort
    }
    var header = PictureHeader(format: .png, width: width, height: height)
    // Without its second bit the kind of colour is grey.
    header.colors.model = start[25] & 2 == 0 ? .grey : .color
    var hasOrientation = false
    var offset = 33
    for _ in 0..<mostChunks {
      let chunk = try file.bytes(at: offset, count: 8)
      guard let length = chunk.big32(0), !hasOrientation || !chunk.holds("IDAT", at: 4) else { break }
      if chunk.holds("iCCP", at: 4) {
        header.colors.profile = try profile(file, offset + 8..<offset + 8 + length)
      } else if chunk.holds("eXIf", at: 4) {
        header.orientation = try ExifOrientation.read(file, at: offset + 8, count: length) ?? .upright
        hasOrientation = true
      }
      offset += 12 + length
    }
    return header
  }

  /// Some programs cut the pixels into chunks of 8 kB; this is a picture of 32 MB.
  private static let mostChunks = 4096

  /// Behind a name of at most 79 letters, its end, and a number that is always 0.
  private static func profile(
    _ file: borrowing PictureFile, _ chunk: Range<Int>
  ) throws(PictureError) -> ProfilePlace? {
    let name = try file.bytes(at: chunk.lowerBound, count: min(80, chunk.count))
    guard let end = name.firstIndex(of: 0), chunk.lowerBound + end + 2 < chunk.upperBound else { return nil }
    return ProfilePlace(pieces: [chunk.lowerBound + end + 2..<chunk.upperBound], isDeflated: true)
  }
}
