import CSDL2Image
public import Raster

/// The way of a program that does nothing special: the whole picture, converted, scaled. Ours is measured against it.
public enum PlainDecoding {
  /// Calls `IMG_Load`, `SDL_ConvertSurfaceFormat` and `SDL_BlitScaled`; nil where one of them fails.
  public static func picture(path: String, width: Int, height: Int) -> Bitmap? {
    guard let loaded = IMG_Load(path) else { return nil }
    defer { SDL_FreeSurface(loaded) }
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let converted = SDL_ConvertSurfaceFormat(loaded, format, 0) else { return nil }
    defer { SDL_FreeSurface(converted) }
    var bitmap = Bitmap(width: width, height: height)
    let isScaled = bitmap.pixels.withUnsafeMutableBytes { pixels in
      let target = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels.baseAddress, Int32(width), Int32(height), 32, Int32(4 * width), format)
      defer { SDL_FreeSurface(target) }
      SDL_SetSurfaceBlendMode(converted, SDL_BLENDMODE_NONE)
      // As `SDL_BlitScaled`, which is a macro.
      return SDL_UpperBlitScaled(converted, nil, target, nil) == 0
    }
    return isScaled ? bitmap : nil
  }
}
