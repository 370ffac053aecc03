internal import Glibc

/// Tells pictures from what else lies in a folder: by name, and by the first bytes where the name says nothing.
enum PictureFile {
  private static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "webp", "gif", "bmp", "tif", "tiff", "qoi", "svg", "heic", "heif", "avif",
  ]

  /// Not worth opening, and raw photographs, which begin like a TIFF and lie beside their JPEG.
  private static let otherExtensions: Set<String> = [
    "txt", "md", "html", "htm", "json", "yaml", "yml", "xml", "xmp", "ini", "db", "sh", "py", "js", "css", "pdf", "zip",
    "gz", "mp3", "mp4", "m4v", "mov", "avi", "mkv", "webm", "wav", "ogg", "dng", "cr2", "cr3", "nef", "arw", "orf",
    "raf",
    "rw2", "psd", "xcf", "ttf", "otf", "thm", "aae",
  ]

  /// Copies that programs leave: downloads, uploads and backups not meant to be seen.
  private static let unfinished = [
    "~", ".part", ".partial", ".tmp", ".crdownload", ".download", ".bak", ".orig", ".old", ".swp", "_original",
  ]

  /// Whether a name begins with one dot; `...jpg` is an odd name, no hidden one.
  static func isHidden(_ name: String) -> Bool {
    let bytes = name.utf8
    return bytes.first == UInt8(ascii: ".") && bytes.dropFirst().first != UInt8(ascii: ".")
  }

  enum Kind {
    case picture
    case other
    /// The name does not say; its bytes might.
    case unknown
  }

  static func kind(ofName name: String) -> Kind {
    let name = name.lowercased()
    if isHidden(name) || unfinished.contains(where: name.hasSuffix) { return .other }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .unknown }
    let ending = String(name[name.index(after: dot)...])
    if extensions.contains(ending) { return .picture }
    return otherExtensions.contains(ending) ? .other : .unknown
  }

  /// Whether a regular file begins like a picture. Never waits: a pipe or device is not opened for reading.
  static func beginsLikePicture(_ name: String, in directory: Int32) -> Bool {
    var status = stat()
    guard fstatat(directory, name, &status, 0) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let descriptor = openat(directory, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 && isPicture(bytes[..<count])
  }

  /// Whether bytes begin with the signature of a format that is shown. TIFF is left out: raw photographs share its own.
  static func isPicture(_ bytes: ArraySlice<UInt8>) -> Bool {
    func holds(_ text: StaticString, at offset: Int) -> Bool {
      text.withUTF8Buffer { bytes.dropFirst(offset).starts(with: $0) }
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) || bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return true
    }
    if holds("GIF87a", at: 0) || holds("GIF89a", at: 0) || holds("qoif", at: 0) { return true }
    if holds("RIFF", at: 0) { return holds("WEBP", at: 8) }
    if holds("ftyp", at: 4) {
      let brands: [StaticString] = ["heic", "heix", "heim", "heis", "mif1", "msf1", "avif", "avis"]
      return brands.contains { holds($0, at: 8) }
    }
    // Two letters say little: the size of the second header must be one that exists.
    return holds("BM", at: 0) && bytes.count > 18
      && [12, 40, 52, 56, 64, 108, 124].contains(bytes[bytes.startIndex + 14])
      && bytes[(bytes.startIndex + 15)..<(bytes.startIndex + 18)].allSatisfy { $0 == 0 }
  }
}
