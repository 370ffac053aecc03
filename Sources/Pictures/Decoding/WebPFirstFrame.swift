/// Makes a still WebP of the first picture of an animated one, which SDL2_image's loader for stills refuses whole.
///
/// The picture is shown as stored, without regard to its place on the animation's canvas, which it nearly always fills.
enum WebPFirstFrame {
  static func still(_ file: borrowing PictureFile, frame: Range<Int>) throws(PictureError) -> [UInt8] {
    let chunks = try file.bytes(at: frame.lowerBound, count: frame.count)
    if chunks.count < frame.count { throw PictureHeader.cutShort }
    var body = Array("WEBP".utf8)
    if chunks.holds("ALPH") {
      // Alpha in a chunk of its own needs the extended header: flag 0x10 and the size, each side less 1.
      guard let length = chunks.little32(4), let picture = Optional(8 + length + length & 1),
        chunks.holds("VP8 ", at: picture), let width = chunks.little16(picture + 14),
        let height = chunks.little16(picture + 16)
      else { throw PictureHeader.cutShort }
      body += Array("VP8X".utf8) + little(10, bytes: 4) + [0x10, 0, 0, 0]
      body += little((width & 0x3FFF) - 1, bytes: 3) + little((height & 0x3FFF) - 1, bytes: 3)
    }
    body += chunks
    return Array("RIFF".utf8) + little(body.count, bytes: 4) + body
  }

  private static func little(_ number: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
