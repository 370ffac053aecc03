import CSDL2TTF
import Raster

/// One face at one size, opened by SDL_ttf. Only used while the `FontShelf` is locked.
final class Font {
  let handle: OpaquePointer
  /// What SDL_ttf reads from while the font is open.
  private let mapped: MappedFile
  /// Pixels from a line's top to the base line.
  let ascent: Int
  /// Pixels from a line's top to its bottom.
  let height: Int
  /// Whether its glyphs are pictures that keep their colours.
  let isColored: Bool
  private let pixels: Int
  /// The em's pixels as SDL_ttf draws it.
  private let strikePixels: Int
  /// The script that was set last.
  private var prepared: Script?
  /// Which letters of ASCII the face has.
  private let plainLetters: [Bool]
  /// Their width, where it was asked for.
  private var plainAdvances = [Double?](repeating: nil, count: 128)

  /// Corresponds to `TTF_OpenFontIndexRW`: at its default 72 dots an inch one point is one pixel of the em. Of a face that
  /// comes at fixed sizes the largest is opened.
  init?(_ file: FontFile, pixels: Int) {
    let strike = file.strikePixels
    guard let mapped = MappedFile(path: file.path),
      let bytes = SDL_RWFromConstMem(mapped.bytes, Int32(mapped.count)),
      let handle = TTF_OpenFontIndexRW(bytes, 1, Int32(strike ?? pixels), file.index)
    else { return nil }
    self.handle = handle
    self.mapped = mapped
    self.pixels = pixels
    strikePixels = strike ?? pixels
    isColored = strike != nil
    // Stems stay where the design has them and only heights snap to the grid: even spacing with crisp x-heights.
    TTF_SetFontHinting(handle, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(handle, 1)
    if file.isThickened { TTF_SetFontStyle(handle, TTF_STYLE_BOLD) }
    ascent = Int(TTF_FontAscent(handle))
    height = max(Int(TTF_FontHeight(handle)), ascent - Int(TTF_FontDescent(handle)))
    plainLetters = (0..<128 as Range<UInt32>).map { TTF_GlyphIsProvided32(handle, $0) != 0 }
  }

  /// Of a line of its own letters.
  var box: LineBox { LineBox(ascent: ascent, height: height) }

  deinit { TTF_CloseFont(handle) }

  /// Whether the face draws every letter of the cluster. Corresponds to `TTF_GlyphIsProvided32`.
  func provides(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.allSatisfy { !$0.needsGlyph || provides($0) }
  }

  /// Whether it is a letter of ASCII that the face has.
  func hasPlain(_ scalar: UInt32) -> Bool {
    scalar < 128 && plainLetters[Int(scalar)]
  }

  func provides(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(handle, scalar.value) != 0
  }

  /// Pixels from pen to pen, and fractions of them, of a letter of ASCII that the face has; nil of any other.
  func plainAdvance(of scalar: UInt32) -> Double? {
    guard hasPlain(scalar) else { return nil }
    if let known = plainAdvances[Int(scalar)] { return known }
    // SDL_ttf tells whole pixels only, so many are measured.
    let letter = Character(Unicode.Scalar(UInt8(scalar)))
    func width(_ count: Int) -> Int {
      self.width(of: String(repeating: letter, count: count), script: .latin, isRightToLeft: false)
    }
    let advance = Double(width(33) - width(1)) / 32
    plainAdvances[Int(scalar)] = advance
    return advance
  }

  /// Pixels from the pen to the letter's ink, negative where it overhangs. Corresponds to `TTF_GlyphMetrics32`.
  func leftBearing(of scalar: Unicode.Scalar) -> Int {
    var left: Int32 = 0
    guard TTF_GlyphMetrics32(handle, scalar.value, &left, nil, nil, nil, nil) == 0 else { return 0 }
    return Int(left)
  }

  /// Pixels of the drawn letters, overhangs included; 0 for text without width. Corresponds to `TTF_SizeUTF8`.
  func width(of letters: UnsafePointer<CChar>, script: Script, isRightToLeft: Bool) -> Int {
    prepare(script, isRightToLeft: isRightToLeft)
    var width: Int32 = 0
    guard TTF_SizeUTF8(handle, letters, &width, nil) == 0 else { return 0 }
    return scaled(max(0, Int(width)))
  }

  /// The run, shaped and kerned, in white or in its own colours; nil for text without width. Corresponds to
  /// `TTF_RenderUTF8_Blended`.
  func draw(_ run: TextRun) -> ShapedRun? {
    prepare(run.script, isRightToLeft: run.isRightToLeft)
    guard let surface = TTF_RenderUTF8_Blended(handle, run.text, Self.white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let bitmap = Bitmap(surface) else { return nil }
    let (width, height) = (bitmap.width, bitmap.height)
    let ascent = ascent + overshoot(of: bitmap, run)
    guard isColored else { return ShapedRun(bitmap: bitmap, ascent: ascent, isColored: false) }
    // SDL_ttf keeps 256 glyphs a font, 18 MB of large pictures at each size of text. To set the outline drops them.
    TTF_SetFontOutline(handle, 0)
    return ShapedRun(
      bitmap: bitmap.withStraightAlpha.scaled(toWidth: max(1, scaled(width)), height: max(1, scaled(height))),
      ascent: scaled(ascent), isColored: true)
  }

  /// SDL_ttf keeps both with the font, so they are set for every run. HarfBuzz mirrors brackets by the direction.
  private func prepare(_ script: Script, isRightToLeft: Bool) {
    TTF_SetFontDirection(handle, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    if script != prepared, let name = script.name {
      TTF_SetFontScriptName(handle, name)
      prepared = script
    }
  }

  private func scaled(_ length: Int) -> Int {
    strikePixels == pixels ? length : (length * pixels * 2 + strikePixels) / (strikePixels * 2)
  }
}

extension Bitmap {
  /// FreeType hands out coloured glyphs with their alpha multiplied in, and SDL_ttf passes them on. Where any channel is
  /// over the alpha they are straight already.
  fileprivate var withStraightAlpha: Bitmap {
    let isPremultiplied = pixels.allSatisfy { word in
      let alpha = word >> 24
      return word & 0xFF <= alpha && word >> 8 & 0xFF <= alpha && word >> 16 & 0xFF <= alpha
    }
    guard isPremultiplied else { return self }
    var straight = self
    for index in pixels.indices {
      let word = pixels[index]
      let alpha = word >> 24
      guard alpha > 0, alpha < 255 else { continue }
      func channel(_ shift: UInt32) -> UInt32 { ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha << shift }
      straight.pixels[index] = alpha << 24 | channel(16) | channel(8) | channel(0)
    }
    return straight
  }
}
