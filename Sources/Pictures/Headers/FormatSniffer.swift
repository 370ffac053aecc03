/// Tells formats apart by their first bytes.
enum FormatSniffer {
  static func format(of start: [UInt8], file: borrowing PictureFile) throws(PictureError) -> PictureFormat {
    if start.starts(with: [0xFF, 0xD8]) { return .jpeg }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if start.holds("GIF87a") || start.holds("GIF89a") { return .gif }
    if start.holds("RIFF") && start.holds("WEBP", at: 8) { return .webp }
    if start.holds("qoif") { return .qoi }
    if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return .tiff }
    // "BM" alone begins many a text; a real one names one of the few header sizes.
    if start.holds("BM"), let size = start.little32(14), [12, 16, 40, 52, 56, 64, 108, 124].contains(size) {
      return .bmp
    }
    if start.holds("ftyp", at: 4), let format = containerFormat(start) { return format }
    if let name = unsupportedName(start) { throw .unsupported(name) }
    if try SVGHeader.isSVG(file) { return .svg }
    throw .notAPicture
  }

  /// The usual name of a format that we know but cannot show.
  private static func unsupportedName(_ start: [UInt8]) -> String? {
    if start.holds("ftyp", at: 4) { return "Video" }
    if start.starts(with: [0xFF, 0x0A]) || start.holds("JXL ", at: 4) { return "JPEG XL" }
    if start.holds("jP  ", at: 4) || start.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) { return "JPEG 2000" }
    if start.starts(with: [0, 0, 1, 0]) || start.starts(with: [0, 0, 2, 0]), start.count > 6, start[4] > 0 {
      return "ICO"
    }
    if start.holds("%PDF-") { return "PDF" }
    if start.holds("8BPS") { return "Photoshop" }
    if start.starts(with: [0x1F, 0x8B]) { return "Compressed SVG" }
    if start.starts(with: [0x49, 0x49, 0x2B, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2B]) { return "BigTIFF" }
    if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return "Video" }
    return nil
  }

  /// HEIC, AVIF and films share one container; the first or one of the compatible brands tells which. Nil for a film.
  private static func containerFormat(_ start: [UInt8]) -> PictureFormat? {
    for index in stride(from: 8, to: min(start.count, max(12, start.big32(0) ?? 0)) - 3, by: 4) {
      if start.holds("avif", at: index) || start.holds("avis", at: index) { return .avif }
      if start.holds("hei", at: index) || start.holds("hev", at: index) { return .heic }
    }
    return start.holds("mif1", at: 8) || start.holds("msf1", at: 8) ? .heic : nil
  }
}
