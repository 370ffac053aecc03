import CZlib
import Raster

/// Files of several formats with something added to them, or written from scratch.
enum TestContainers {
  /// EXIF as it stands in PNG and WebP: one entry, the orientation.
  static func exif(_ orientation: Int) -> [UInt8] {
    Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
  }

  /// A JPEG with a profile cut into pieces of that length, in the order given or as they come.
  static func jpeg(_ jpeg: [UInt8], profile: [UInt8], pieceBytes: Int = 60_000, isReversed: Bool = false) -> [UInt8] {
    let count = (profile.count + pieceBytes - 1) / pieceBytes
    var segments = (0..<count).map { index -> [UInt8] in
      let piece = profile[index * pieceBytes..<min(profile.count, (index + 1) * pieceBytes)]
      let length = piece.count + 16
      return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + Array("ICC_PROFILE\0".utf8)
        + [UInt8(index + 1), UInt8(count)] + piece
    }
    if isReversed { segments.reverse() }
    return jpeg[..<2] + segments.flatMap { $0 } + jpeg[2...]
  }

  /// A JPEG without the segments in which a profile lies.
  static func jpegWithoutProfile(_ jpeg: [UInt8]) -> [UInt8] {
    var result = Array(jpeg[..<2])
    var offset = 2
    while jpeg[offset + 1] != 0xDA {
      let next = offset + 2 + Int(jpeg[offset + 2]) << 8 + Int(jpeg[offset + 3])
      if jpeg[offset + 1] != 0xE2 { result += jpeg[offset..<next] }
      offset = next
    }
    return result + jpeg[offset...]
  }

  /// A PNG with chunks behind its header.
  static func png(_ png: [UInt8], chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    png[..<33] + chunks.flatMap { pngChunk($0.name, $0.content) } + png[33...]
  }

  /// A PNG with a chunk before its end, behind the pixels.
  static func png(_ png: [UInt8], lastChunk: (name: String, content: [UInt8])) -> [UInt8] {
    png[..<(png.count - 12)] + pngChunk(lastChunk.name, lastChunk.content) + png[(png.count - 12)...]
  }

  static func iccp(_ profile: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(profile.count))
    var deflated = [UInt8](repeating: 0, count: Int(length))
    compress(&deflated, &length, profile, uLong(profile.count))
    return Array("made up\0\0".utf8) + deflated[..<Int(length)]
  }

  private static func pngChunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big(content.count) + body + big(Int(crc32(0, body, uInt(body.count))))
  }

  /// A plain WebP in the extended form, with a profile before and EXIF behind the picture.
  static func webp(_ webp: [UInt8], width: Int, height: Int, profile: [UInt8]?, orientation: Int?) -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
    }
    let flags: UInt8 = (profile == nil ? 0 : 0x20) | (orientation == nil ? 0 : 0x08)
    var body = Array("WEBP".utf8)
    body += chunk("VP8X", [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
    if let profile { body += chunk("ICCP", profile) }
    body += webp[12...]
    if let orientation { body += chunk("EXIF", exif(orientation)) }
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  /// An uncompressed TIFF of 8 bits, in colour or in grey.
  static func tiff(_ bitmap: Bitmap, orientation: Int, isGrey: Bool = false, profile: [UInt8] = []) -> [UInt8] {
    let pixels = bitmap.pixels.flatMap { word -> [UInt8] in
      let channels = [16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
      return isGrey ? [channels[1]] : channels
    }
    let samples = isGrey ? 1 : 3
    let bitsPlace = 8 + pixels.count
    let profilePlace = bitsPlace + 8
    let table = profilePlace + profile.count + profile.count % 2
    // Tag, type (3 is a word of 16 bits, 4 of 32, 7 is bytes), count, value or place.
    var entries: [[Int]] = [
      [256, 4, 1, bitmap.width], [257, 4, 1, bitmap.height], [258, 3, samples, isGrey ? 8 : bitsPlace], [259, 3, 1, 1],
      [262, 3, 1, isGrey ? 1 : 2], [273, 4, 1, 8], [274, 3, 1, orientation], [277, 3, 1, samples],
      [278, 4, 1, bitmap.height], [279, 4, 1, pixels.count],
    ]
    if !profile.isEmpty { entries.append([34_675, 7, profile.count, profilePlace]) }
    var bytes = Array("II*\0".utf8) + little(table, 4) + pixels
    bytes += [8, 0, 8, 0, 8, 0, 0, 0]
    bytes += profile + [UInt8](repeating: 0, count: profile.count % 2)
    bytes += little(entries.count, 2)
    for entry in entries {
      bytes += little(entry[0], 2) + little(entry[1], 2)
      bytes += little(entry[2], 4) + little(entry[3], 4)
    }
    return bytes + [0, 0, 0, 0]
  }

  private static func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
