import CSDL2Image

/// A surface from SDL2_image, read row by row in our own word order, so that no second copy of the whole is needed.
struct DecodedSurface: ~Copyable {
  private let surface: UnsafeMutablePointer<SDL_Surface>

  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }

  /// Takes the surface over; nil stands for the failure that SDL has noted.
  init(_ surface: UnsafeMutablePointer<SDL_Surface>?) throws(PictureError) {
    guard let surface else { throw .damaged(String(cString: SDL_GetError())) }
    self.surface = surface
  }

  deinit { SDL_FreeSurface(surface) }

  /// Lends a function that gives the row of an index; its pointer is good until the next call.
  func withRows<Result>(_ body: ((Int) -> UnsafePointer<UInt32>) -> Result) -> Result {
    let pitch = Int(surface.pointee.pitch)
    let pixels = UnsafeRawPointer(surface.pointee.pixels!)
    let format = surface.pointee.format!
    if format.pointee.format == SDL_PIXELFORMAT_ARGB8888.rawValue && SDL_HasColorKey(surface) == SDL_FALSE {
      return body { row in (pixels + row * pitch).assumingMemoryBound(to: UInt32.self) }
    }
    let line = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width)
    defer { line.deallocate() }
    if format.pointee.BitsPerPixel == 8, let palette = format.pointee.palette {
      let colors = colors(of: palette)
      return body { row in
        let indices = pixels + row * pitch
        for x in 0..<line.count { line[x] = colors[Int(indices.load(fromByteOffset: x, as: UInt8.self))] }
        return UnsafePointer(line.baseAddress!)
      }
    }
    let clear = keyColor
    let hasAlpha = format.pointee.Amask != 0
    return body { row in
      SDL_ConvertPixels(
        Int32(line.count), 1, format.pointee.format, pixels + row * pitch, Int32(pitch),
        SDL_PIXELFORMAT_ARGB8888.rawValue, line.baseAddress, Int32(4 * line.count))
      if !hasAlpha {
        for x in 0..<line.count { line[x] |= 0xFF00_0000 }
      }
      if let clear {
        for x in 0..<line.count where line[x] & 0xFF_FFFF == clear { line[x] = clear }
      }
      return UnsafePointer(line.baseAddress!)
    }
  }

  /// All 256 entries, those that the file leaves out opaque black; the keyed one is clear.
  private func colors(of palette: UnsafeMutablePointer<SDL_Palette>) -> [UInt32] {
    var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
    for index in 0..<min(256, Int(palette.pointee.ncolors)) {
      let color = palette.pointee.colors[index]
      colors[index] = UInt32(color.a) << 24 | UInt32(color.r) << 16 | UInt32(color.g) << 8 | UInt32(color.b)
    }
    var key: UInt32 = 0
    if SDL_GetColorKey(surface, &key) == 0 && key < 256 { colors[Int(key)] &= 0xFF_FFFF }
    return colors
  }

  /// The colour that stands for clear, without alpha.
  private var keyColor: UInt32? {
    var key: UInt32 = 0
    if SDL_GetColorKey(surface, &key) != 0 { return nil }
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
    SDL_GetRGB(key, surface.pointee.format, &red, &green, &blue)
    return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
