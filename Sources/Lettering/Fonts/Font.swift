import CSDL2TTF
import Raster

/// One face at one size, opened by SDL_ttf. Only used while the `FontShelf` is locked.
final class Font {
  private let handle: OpaquePointer
  /// Pixels from a line's top to the base line.
  let ascent: Int
  /// Pixels from a line's top to its bottom.
  let height: Int

  /// Corresponds to `TTF_OpenFontIndex`: at its default 72 dots an inch one point is one pixel of the em.
  init?(_ file: FontFile, pixels: Int) {
    guard let handle = TTF_OpenFontIndex(file.path, Int32(pixels), file.index) else { return nil }
    self.handle = handle
    // Stems stay where the design has them and only heights snap to the grid: even spacing with crisp x-heights.
    TTF_SetFontHinting(handle, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(handle, 1)
    if file.isThickened { TTF_SetFontStyle(handle, TTF_STYLE_BOLD) }
    ascent = Int(TTF_FontAscent(handle))
    height = max(Int(TTF_FontHeight(handle)), ascent - Int(TTF_FontDescent(handle)))
  }

  deinit { TTF_CloseFont(handle) }

  /// Whether the face draws every letter of the cluster. Corresponds to `TTF_GlyphIsProvided32`.
  func provides(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.allSatisfy { !$0.needsGlyph || provides($0) }
  }

  func provides(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(handle, scalar.value) != 0
  }

  /// Pixels from the pen to the letter's ink, negative where it overhangs. Corresponds to `TTF_GlyphMetrics32`.
  func leftBearing(of scalar: Unicode.Scalar) -> Int {
    var left: Int32 = 0
    guard TTF_GlyphMetrics32(handle, scalar.value, &left, nil, nil, nil, nil) == 0 else { return 0 }
    return Int(left)
  }

  /// Pixels of the drawn text, overhangs included; 0 for text without width. Corresponds to `TTF_SizeUTF8`.
  func width(of text: String) -> Int {
    var width: Int32 = 0
    guard TTF_SizeUTF8(handle, text, &width, nil) == 0 else { return 0 }
    return max(0, Int(width))
  }

  /// The text in white, shaped and kerned; nil for text without width. Corresponds to `TTF_RenderUTF8_Blended`.
  func draw(_ text: String) -> ShapedRun? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(handle, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
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
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    return ShapedRun(bitmap: bitmap, ascent: ascent + overshoot(of: bitmap))
  }

  /// Rows that SDL_ttf added above the line for ink higher than the font's ascent.
  ///
  /// It adds rows at the top and at the bottom without saying where, and always just as many as the ink needs: an
  /// empty first row means that none came at the top.
  private func overshoot(of bitmap: Bitmap) -> Int {
    let extra = bitmap.height - height
    guard extra > 0, bitmap.pixels[..<bitmap.width].contains(where: { $0 >> 24 != 0 }) else { return 0 }
    return extra
  }
}
