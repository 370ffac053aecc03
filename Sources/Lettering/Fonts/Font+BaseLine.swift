import CSDL2TTF
import Raster

extension Font {
  /// Rows that SDL_ttf added above the line for ink higher than the font's ascent.
  ///
  /// It adds rows at the top and at the bottom without saying where, and under a tower of marks, or over one, the ink
  /// does not tell either. An underline does: it lies at the same depth under every base line, over the whole width.
  func overshoot(of bitmap: Bitmap, _ run: TextRun) -> Int {
    let extra = bitmap.height - height
    guard extra > 0, let depth = underlineTop, let row = underlinedRow(in: run, over: bitmap) else { return 0 }
    return min(max(0, row - depth), extra)
  }

  /// The row of a line's first underlined pixels, found in a line that has no other ink.
  private var underlineTop: Int? {
    let blank = underlined { TTF_RenderUTF8_Blended(handle, " ", Self.white) }
    return blank.flatMap { $0.opaqueRow { _ in true } }
  }

  /// The first row that only an underline fills.
  private func underlinedRow(in run: TextRun, over plain: Bitmap) -> Int? {
    let drawn = underlined { TTF_RenderUTF8_Blended(handle, run.text, Self.white) }
    return drawn.flatMap { $0.opaqueRow { $0 >= plain.height || !plain.isOpaque(row: $0) } }
  }

  /// What is drawn with the style that SDL_ttf can set without losing the glyphs it keeps.
  private func underlined(_ draw: () -> UnsafeMutablePointer<SDL_Surface>?) -> Bitmap? {
    let style = TTF_GetFontStyle(handle)
    TTF_SetFontStyle(handle, style | TTF_STYLE_UNDERLINE)
    defer { TTF_SetFontStyle(handle, style) }
    guard let surface = draw() else { return nil }
    defer { SDL_FreeSurface(surface) }
    return Bitmap(surface)
  }

  static var white: SDL_Color { SDL_Color(r: 255, g: 255, b: 255, a: 255) }
}

extension Bitmap {
  /// A copy of what SDL_ttf drew; nil where it has no pixels.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    guard width > 0, height > 0, let bytes = surface.pointee.pixels else { return nil }
    let stride = Int(surface.pointee.pitch) / MemoryLayout<UInt32>.stride
    let words = bytes.assumingMemoryBound(to: UInt32.self)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        (buffer.baseAddress! + y * width).initialize(from: words + y * stride, count: width)
      }
      count = width * height
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  fileprivate func isOpaque(row: Int) -> Bool {
    pixels[row * width..<(row + 1) * width].allSatisfy { $0 >> 24 == 255 }
  }

  fileprivate func opaqueRow(where isWanted: (Int) -> Bool) -> Int? {
    (0..<height).first { isOpaque(row: $0) && isWanted($0) }
  }
}
