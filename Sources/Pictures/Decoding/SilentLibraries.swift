import Glibc

/// Keeps libtiff, which SDL2_image uses, from printing: its lines name no file, and what is wrong is said with the picture.
enum SilentLibraries {
  private typealias Handler = @convention(c) (OpaquePointer?) -> OpaquePointer?

  /// Calls `TIFFSetWarningHandler` and `TIFFSetErrorHandler`, where SDL2_image was linked with the library. No headers are
  /// needed for that: a handler of nil is none.
  static func silence() {
    for name in ["TIFFSetWarningHandler", "TIFFSetErrorHandler"] {
      guard let symbol = dlsym(nil, name) else { continue }
      _ = unsafeBitCast(symbol, to: Handler.self)(nil)
    }
  }
}
