import Raster

/// What decoding needs to know beforehand, read by content from a few small pieces of the file.
struct PictureHeader: Equatable {
  var format: PictureFormat
  /// Stored, in pixels, at least 1.
  var width: Int
  /// Stored, in pixels, at least 1.
  var height: Int
  var orientation: Orientation = .upright
  var colors = PictureColors()
  /// What the decoder holds besides the pixels it gives out, in bytes.
  var decoderBytes = 0
  /// Whether the numbers come from the file; an SVG may have none.
  var hasSize = true
  var jpeg: JPEGHeader?
  /// Of a HEIC or AVIF: eight bits, opaque, a colour for each four pixels, as phones write them.
  var hasHalfColors = false
  /// Where the first picture of an animated WebP lies in the file.
  var firstFrame: Range<Int>?

  /// Sides beyond this belong to no picture for a screen, and arithmetic below stays far from overflow.
  static let longestSide = 65_535

  static func read(_ file: borrowing PictureFile) throws(PictureError) -> PictureHeader {
    let start = try file.bytes(at: 0, count: 64)
    let header: PictureHeader
    let format = try FormatSniffer.format(of: start, file: file)
    switch format {
    case .jpeg: header = try JPEGHeader.read(file)
    case .png: header = try PNGHeader.read(file, start: start)
    case .gif: header = try GIFHeader.read(file, start: start)
    case .bmp: header = try PlainHeaders.bmp(start)
    case .webp: header = try WebPHeader.read(file, start: start)
    case .tiff: header = try TIFFHeader.read(file, start: start)
    case .qoi: header = try PlainHeaders.qoi(start)
    case .svg: header = try SVGHeader.read(file)
    case .heic, .avif: header = try HEIFHeader.read(file, format: format)
    }
    if header.width < 1 || header.height < 1 {
      throw .damaged("its header gives \(header.width) × \(header.height) pixels")
    }
    if header.width > longestSide || header.height > longestSide {
      throw .tooLarge(width: header.width, height: header.height)
    }
    return header
  }

  static let cutShort = PictureError.damaged("the file is cut short")
}
