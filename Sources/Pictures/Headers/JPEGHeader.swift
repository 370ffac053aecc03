import Raster

/// The parts of a JPEG's header that decide how it is decoded.
struct JPEGHeader: Equatable {
  /// 1 grey, 3 colour, 4 print colours.
  var components = 0
  /// Print programs that write the Adobe segment store ink inverted.
  var hasAdobeSegment = false
  /// Whether the decoder must keep the coefficients of the whole picture.
  var keepsCoefficients = false
  /// Whether anything of the picture itself is there, behind all headers.
  var hasScan = false

  /// Bounds the walk: real files have some dozens of segments, a 20 MB colour profile about 300.
  private static let mostSegments = 4096

  /// Walks from segment to segment up to the first scan, seeking over what does not matter.
  static func read(_ file: borrowing PictureFile) throws(PictureError) -> PictureHeader {
    var header = PictureHeader(format: .jpeg, width: 0, height: 0)
    var jpeg = JPEGHeader()
    var coefficientBytes = 0
    var hasOrientation = false
    var profile = ProfilePieces()
    var isAtScan = false
    var offset = 2
    for _ in 0..<mostSegments {
      let start = try file.bytes(at: offset, count: 20)
      if start.count < 2 { break }
      let marker = start[1]
      if start[0] != 0xFF || marker == 0xFF {
        // Padding, or stray bytes, which decoders skip too.
        offset += 1
        continue
      }
      if marker == 0 || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += 2
        continue
      }
      if marker == 0xD9 { break }
      guard let length = start.big16(2), length >= 2 else { break }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        // The first frame counts; a second one would be a fault.
        if jpeg.components > 0 { break }
        if marker == 0xC3 { throw .unsupported("Lossless JPEG") }
        let frame = try file.bytes(at: offset + 4, count: 6 + 3 * 4)
        guard let height = frame.big16(1), let width = frame.big16(3), frame.count > 5 else { break }
        header.width = width
        header.height = height
        jpeg.components = Int(frame[5])
        jpeg.keepsCoefficients = marker & 3 == 2
        coefficientBytes = coefficients(frame, width: width, height: height)
      case 0xE1:
        if !hasOrientation, let orientation = try ExifOrientation.read(file, at: offset + 4, count: length - 2) {
          header.orientation = orientation
          hasOrientation = true
        }
      case 0xE2:
        // A name, the piece's number from 1, and how many there are.
        if length >= 16, start.count >= 18, start.holds("ICC_PROFILE\u{0}", at: 4) {
          profile.add(offset + 18..<offset + 2 + length, number: Int(start[16]), of: Int(start[17]))
        }
      case 0xEE:
        if start.holds("Adobe", at: 4) { jpeg.hasAdobeSegment = true }
      case 0xDA:
        isAtScan = true
        // Without a byte behind its header, or only with the end mark, a decoder would give plain grey.
        jpeg.hasScan = offset + 2 + length + 2 < file.size
        // Components in scans of their own must all be kept until the last one is there.
        if start.count > 4 && Int(start[4]) < jpeg.components { jpeg.keepsCoefficients = true }
      default: break
      }
      if isAtScan { break }
      offset += 2 + length
    }
    if jpeg.components == 0 { throw PictureHeader.cutShort }
    header.decoderBytes = jpeg.keepsCoefficients ? coefficientBytes : 0
    header.jpeg = jpeg
    header.colors.model = jpeg.components == 1 ? .grey : jpeg.components == 4 ? .ink : .color
    header.colors.profile = profile.place
    return header
  }

  /// A profile that comes in pieces, in any order.
  private struct ProfilePieces {
    private var pieces: [Int: Range<Int>] = [:]
    private var count = 0
    private var isDamaged = false

    mutating func add(_ range: Range<Int>, number: Int, of count: Int) {
      if self.count == 0 { self.count = count }
      if count != self.count || number < 1 || number > count || pieces[number] != nil { isDamaged = true }
      pieces[number] = range
    }

    /// Nil where a piece is missing, there twice, or numbered against the others.
    var place: ProfilePlace? {
      guard !isDamaged, count > 0, pieces.count == count else { return nil }
      return ProfilePlace(pieces: (1...count).compactMap { pieces[$0] })
    }
  }

  /// Two bytes for each sample of each component, of which colour usually has a quarter as many.
  private static func coefficients(_ frame: [UInt8], width: Int, height: Int) -> Int {
    let factors = stride(from: 7, to: min(frame.count, 6 + 3 * Int(frame[5])), by: 3).map { index in
      (across: max(1, Int(frame[index] >> 4)), down: max(1, Int(frame[index] & 15)))
    }
    let across = factors.map(\.across).max() ?? 1
    let down = factors.map(\.down).max() ?? 1
    let paddedWidth = (width + 8 * across - 1) / (8 * across) * 8 * across
    let paddedHeight = (height + 8 * down - 1) / (8 * down) * 8 * down
    return factors.reduce(0) { sum, factor in
      sum + paddedWidth * factor.across / across * (paddedHeight * factor.down / down) * 2
    }
  }
}
