import CSDL2Image
import Raster

/// SVG, drawn at the size it is shown at, so that it is sharp at every size.
enum SVGDecoding {
  /// Drawings for a screen are far smaller; the parser needs a multiple of the text.
  private static let longestText = 8_000_000

  static func plan(
    _ header: PictureHeader, file: borrowing PictureFile, request: PictureRequest, budgetBytes: Int
  ) throws(PictureError) -> DecodePlan {
    if file.size > longestText { throw .tooLarge(width: header.width, height: header.height) }
    let scale = Placement(
      sourceWidth: header.width, sourceHeight: header.height, width: request.width, height: request.height,
      fit: request.fit, focus: request.focus
    ).scale
    let width = (Double(header.width) * scale).rounded(.up)
    let height = (Double(header.height) * scale).rounded(.up)
    let bytes = width * height * 4 + Double(6 * file.size)
    if bytes > Double(budgetBytes) || max(width, height) > Double(PictureHeader.longestSide) {
      throw .tooLarge(width: header.width, height: header.height)
    }
    return DecodePlan(width: max(1, Int(width)), height: max(1, Int(height)), bytes: Int(bytes))
  }

  static func decode(
    _ header: PictureHeader, file: borrowing PictureFile, plan: DecodePlan, request: PictureRequest
  ) throws(PictureError) -> DecodedPicture {
    let drawing = try translation(of: file)
    var surface = try draw(drawing, width: plan.width, height: plan.height)
    if !header.hasSize {
      // Only now its proportions are known: what was drawn is the bounds of its shapes, fitted into the plan.
      let first = Placement(
        sourceWidth: surface.width, sourceHeight: surface.height, width: request.width, height: request.height,
        fit: request.fit, focus: request.focus)
      let side = Double(PictureHeader.longestSide / 16)
      let scale = min(first.scale, side / Double(max(surface.width, surface.height)))
      surface = try draw(
        drawing, width: Int((Double(surface.width) * scale).rounded(.up)),
        height: Int((Double(surface.height) * scale).rounded(.up)))
    }
    let placement = Placement(
      sourceWidth: surface.width, sourceHeight: surface.height, width: request.width, height: request.height,
      fit: request.fit, focus: request.focus)
    let bitmap = surface.withRows { row in
      placement.bitmap(width: surface.width, height: surface.height, orientation: .upright, row: row)
    }
    // An empty place would look like a fault of the screen.
    if let names = drawing.flaws.leftOut, bitmap.pixels.allSatisfy({ $0 >> 24 == 0 }) {
      throw .unsupported("SVG that shows nothing but \(names)")
    }
    return DecodedPicture(bitmap: bitmap, placement: placement, flaws: drawing.flaws)
  }

  private static func translation(of file: borrowing PictureFile) throws(PictureError) -> SVGTranslation {
    SVGTranslation(try file.bytes(at: 0, count: file.size))
  }

  /// Calls `IMG_LoadSizedSVG_RW`, which keeps the proportions and draws as large as fits.
  private static func draw(
    _ drawing: borrowing SVGTranslation, width: Int, height: Int
  ) throws(PictureError) -> DecodedSurface {
    _ = ImageDecoding.isReady
    let surface = drawing.text.withUnsafeBytes { bytes in
      let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
      defer { _ = stream.map { SDL_RWclose($0) } }
      return IMG_LoadSizedSVG_RW(stream, Int32(width), Int32(height))
    }
    return try DecodedSurface(surface)
  }
}
