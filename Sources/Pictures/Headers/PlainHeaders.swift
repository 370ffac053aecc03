/// Formats whose size stands at a fixed place.
enum PlainHeaders {
  static func bmp(_ start: [UInt8]) throws(PictureError) -> PictureHeader {
    if start.little32(14) == 12 {
      guard let width = start.little16(18), let height = start.little16(20) else { throw PictureHeader.cutShort }
      return PictureHeader(format: .bmp, width: width, height: height)
    }
    guard let width = start.little32(18), let height = start.little32(22) else { throw PictureHeader.cutShort }
    // A negative height means that the rows are stored from the top.
    let signed = Int(Int32(truncatingIfNeeded: height))
    return PictureHeader(format: .bmp, width: Int(Int32(truncatingIfNeeded: width)), height: abs(signed))
  }

  static func qoi(_ start: [UInt8]) throws(PictureError) -> PictureHeader {
    guard let width = start.big32(4), let height = start.big32(8) else { throw PictureHeader.cutShort }
    // The decoder fills a block of its own from which the surface is made.
    return PictureHeader(
      format: .qoi, width: width, height: height,
      decoderBytes: max(width, height) <= PictureHeader.longestSide ? 4 * width * height : 0)
  }
}
