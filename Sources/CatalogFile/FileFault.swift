internal import Glibc

/// Why a file could not be read, in the keeper's words.
struct FileFault: Error {
  var message: String
  var fix: String

  /// What a kiosk file may weigh; 100,000 tiles are about 10 MB.
  static let largestFileBytes = 64 << 20

  /// The bytes of a regular file. Never waits on a pipe or a device.
  static func contents(of path: String) throws(FileFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileFault(errno: errno, path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFault(errno: errno, path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFault(
        message: status.st_mode & S_IFMT == S_IFDIR ? "this is a folder" : "this is not a regular file",
        fix: "name a YAML file")
    }
    guard status.st_size <= largestFileBytes else {
      throw FileFault(
        message: "the file is larger than \(largestFileBytes >> 20) MB",
        fix: "show folders instead, with from: { folder: … }")
    }
    return try bytes(of: descriptor, expected: Int(status.st_size), path)
  }

  /// Reads to the end, which may lie elsewhere than the size said: the file may be growing.
  private static func bytes(of descriptor: Int32, expected: Int, _ path: String) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    var chunk = [UInt8](repeating: 0, count: min(max(expected + 1, 4096), 1 << 20))
    while bytes.count <= largestFileBytes {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileFault(errno: errno, path: path) }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  init(message: String, fix: String) {
    self.message = message
    self.fix = fix
  }

  init(errno code: Int32, path: String) {
    switch code {
    case ENOENT, ENOTDIR: self.init(message: "there is no such file", fix: "check the path, or run vitrine init")
    case EACCES, EPERM: self.init(message: "permission denied", fix: "run: chmod a+r '\(path)'")
    case ELOOP: self.init(message: "the link leads in a circle", fix: "make the link anew")
    default: self.init(message: "cannot be read: " + String(cString: strerror(code)), fix: "check the disk")
    }
  }
}
