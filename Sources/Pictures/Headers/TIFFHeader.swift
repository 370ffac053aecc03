import Raster

/// TIFF: a table of numbered entries, wherever the file wants it.
enum TIFFHeader {
  static func read(_ file: borrowing PictureFile, start: [UInt8]) throws(PictureError) -> PictureHeader {
    let isBig = start[0] == 0x4D
    guard let table = start.number(4, 4, isBig: isBig),
      let count = try file.bytes(at: table, count: 2).number(0, 2, isBig: isBig)
    else { throw PictureHeader.cutShort }
    let bytes = try file.bytes(at: table + 2, count: 12 * min(count, 512))
    var entries: [Int: Int] = [:]
    var profile: ProfilePlace?
    for index in stride(from: 0, to: bytes.count - 11, by: 12) {
      guard let tag = bytes.number(index, 2, isBig: isBig), let type = bytes.number(index + 2, 2, isBig: isBig) else {
        continue
      }
      if tag == 34675, let count = bytes.number(index + 4, 4, isBig: isBig),
        let place = bytes.number(index + 8, 4, isBig: isBig)
      {
        profile = ProfilePlace(pieces: [place..<place + count])
      }
      entries[tag] = bytes.number(index + 8, type == 3 ? 2 : 4, isBig: isBig)
    }
    guard let width = entries[256], let height = entries[257] else { throw PictureHeader.cutShort }
    var header = PictureHeader(format: .tiff, width: width, height: height)
    if max(width, height) <= PictureHeader.longestSide {
      // One strip or tile is unpacked at a time; up to four samples of up to 16 bits.
      let samples = min(max(entries[277] ?? 1, 1), 8)
      let rows = min(entries[278] ?? height, height)
      let piece = entries[322].map { min($0, 65_536) * min(entries[323] ?? $0, 65_536) } ?? width * rows
      header.decoderBytes = piece * samples * ((entries[258] ?? 8) == 8 || samples > 2 ? 1 : 2)
    }
    header.orientation = entries[274].flatMap { Orientation(rawValue: $0) } ?? .upright
    // What is stored in ink is decoded to colours without its profile, which then says nothing of them.
    header.colors.model = (entries[262] ?? 2) <= 1 ? .grey : .color
    header.colors.profile = profile
    return header
  }

  /// What is left to be done when libtiff has decoded the picture: it mirrors, and does not turn.
  static func remaining(of orientation: Orientation) -> Orientation {
    switch orientation {
    case .upright, .mirrored, .upsideDown, .flipped: .upright
    case .transposed, .transversed: .transposed
    case .quarterClockwise, .quarterCounterclockwise: .transversed
    }
  }
}
