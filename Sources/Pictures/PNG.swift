import CSDL2Image
import Glibc
public import Raster

/// Writes pictures as PNG files. The same picture gives the same bytes on the same machine.
public enum PNG {
  /// Why a file could not be written.
  public struct WriteError: Error, Equatable, Sendable, CustomStringConvertible {
    public let path: String
    /// The system's `errno`.
    public let code: Int32

    public var description: String { message }

    /// To stand alone, without a full stop.
    public var message: String { "\(path): cannot be written (\(String(cString: strerror(code))))" }
  }

  /// The bytes of a PNG file, without alpha unless asked for: colour under clear pixels then shows.
  ///
  /// - Precondition: sides up to 65,535 pixels.
  public static func encode(_ bitmap: Bitmap, keepsAlpha: Bool = false) -> [UInt8] {
    precondition(max(bitmap.width, bitmap.height) <= 65_535, "the picture is too large for a PNG file of ours")
    _ = ImageDecoding.isReady
    var pixels = bitmap.pixels
    // Larger than what cannot be compressed at all, with the length and sum around each piece.
    let raw = 4 * bitmap.width * bitmap.height + bitmap.height
    return [UInt8](unsafeUninitializedCapacity: raw + raw / 64 + 4096) { buffer, count in
      pixels.withUnsafeMutableBytes { pixels in
        // SDL passes a surface without alpha on as RGB, one with alpha as RGBA.
        let format = keepsAlpha ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          pixels.baseAddress, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(4 * bitmap.width),
          UInt32(format.rawValue))
        let stream = SDL_RWFromMem(buffer.baseAddress, Int32(buffer.count))
        guard let surface, let stream, IMG_SavePNG_RW(surface, stream, 0) == 0 else {
          fatalError("a PNG could not be made in memory: \(String(cString: SDL_GetError()))")
        }
        count = Int(SDL_RWtell(stream))
        SDL_RWclose(stream)
        SDL_FreeSurface(surface)
      }
    }
  }

  /// Writes the file under another name first and renames it, so that nobody ever sees half of it.
  public static func write(_ bitmap: Bitmap, to path: String, keepsAlpha: Bool = false) throws(WriteError) {
    let bytes = encode(bitmap, keepsAlpha: keepsAlpha)
    // A link stays a link, and a pipe or a device is written to, not replaced.
    let path =
      realpath(path, nil).map { whole in
        defer { free(whole) }
        return String(cString: whole)
      } ?? path
    var status = stat()
    let isPlain = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let partial = isPlain ? path + ".part" : path
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw WriteError(path: path, code: errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 {
        let code = errno
        close(descriptor)
        if isPlain { unlink(partial) }
        throw WriteError(path: path, code: code)
      }
      written += count
    }
    close(descriptor)
    if isPlain, rename(partial, path) != 0 {
      let code = errno
      unlink(partial)
      throw WriteError(path: path, code: code)
    }
  }
}
