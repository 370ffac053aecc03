internal import Glibc

/// Reading of the kernel's small files, whose sizes are not known before they are read.
enum SystemFiles {
  /// The file's bytes, at most 64 KB; `nil` where it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 65536)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, $0.count - count) }
      if got < 0 { return nil }
      if got == 0 { break }
      count += got
    }
    return Array(bytes[..<count])
  }

  /// The first line of a file, without its end.
  static func line(of path: String) -> String? {
    guard let bytes = bytes(of: path) else { return nil }
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The names in a folder in order, empty where it cannot be read.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
