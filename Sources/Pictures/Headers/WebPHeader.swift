import Raster

/// WebP: three kinds of first chunk, each with the size in its own place.
enum WebPHeader {
  static func read(_ file: borrowing PictureFile, start: [UInt8]) throws(PictureError) -> PictureHeader {
    var header = PictureHeader(format: .webp, width: 0, height: 0)
    if start.holds("VP8X", at: 12) {
      guard let flags = start.number(20, 1, isBig: false), let width = start.little24(24),
        let height = start.little24(27)
      else { throw PictureHeader.cutShort }
      header.width = width + 1
      header.height = height + 1
      try readChunks(file, flags: flags, into: &header)
    } else if start.holds("VP8L", at: 12) {
      guard start.count > 20, start[20] == 0x2F, let bits = start.little32(21) else { throw PictureHeader.cutShort }
      header.width = bits & 0x3FFF + 1
      header.height = bits >> 14 & 0x3FFF + 1
    } else if start.holds("VP8 ", at: 12) {
      guard start.number(23, 3, isBig: true) == 0x9D012A, let width = start.little16(26),
        let height = start.little16(28)
      else { throw PictureHeader.cutShort }
      header.width = width & 0x3FFF
      header.height = height & 0x3FFF
    } else {
      throw PictureHeader.cutShort
    }
    // The loader reads the whole file; lossless pictures are decoded in a block of their own.
    header.decoderBytes = file.size + 4 * header.width * header.height
    return header
  }

  private static func readChunks(
    _ file: borrowing PictureFile, flags: Int, into header: inout PictureHeader
  ) throws(PictureError) {
    let isAnimated = flags & 0x02 != 0
    let hasExif = flags & 0x08 != 0
    var hasProfile = flags & 0x20 != 0
    var offset = 30
    for _ in 0..<4096 {
      if (!isAnimated || header.firstFrame != nil) && !hasExif && !hasProfile { return }
      let chunk = try file.bytes(at: offset, count: 8)
      guard let length = chunk.little32(4) else { return }
      if chunk.holds("ANMF"), header.firstFrame == nil, length > 16, offset + 8 + length <= file.size {
        // The frame's place and duration come first, sixteen bytes.
        header.firstFrame = offset + 24..<offset + 8 + length
      }
      if chunk.holds("ICCP") {
        header.colors.profile = ProfilePlace(pieces: [offset + 8..<offset + 8 + length])
        hasProfile = false
      }
      if chunk.holds("EXIF") {
        header.orientation = try ExifOrientation.read(file, at: offset + 8, count: length) ?? .upright
        return
      }
      offset += 8 + length + length & 1
    }
  }
}
