import Glibc
import Synchronization

/// The folder of entries: what is in it, and writing into it so that nobody ever sees half a file.
struct DiskFolder: Sendable {
  /// Of an entry's file, after 32 digits.
  static let suffix = ".tile"
  /// Of a file that is not yet whole, and how old it must be to be nobody's any more, in seconds.
  private static let partialSuffix = ".part"
  private static let abandonedSeconds = 3600

  /// Tells what threads of one process write at the same time apart.
  private static let written = Atomic(0)

  let path: String

  struct File {
    var name: String
    var bytes: Int
    /// When it was written or last used.
    var used: timespec
  }

  /// Makes the folder and those above it that are missing.
  ///
  /// - Returns: why not, as `errno`, or nil.
  func make() -> Int32? {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST {
        let code = errno
        // A folder above may refuse to be made anew and yet be there.
        var status = stat()
        if stat(made, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR { return code }
      }
    }
    return nil
  }

  /// The entries in it, in no order; removes what writers left behind that have died.
  func files() -> [File] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    let now = time(nil)
    var files: [File] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasSuffix(Self.suffix) || name.hasSuffix(Self.partialSuffix) else { continue }
      var status = stat()
      guard fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      if name.hasSuffix(Self.suffix) {
        files.append(File(name: name, bytes: Int(status.st_size), used: status.st_mtim))
      } else if Int(status.st_mtim.tv_sec) < now - Self.abandonedSeconds {
        unlinkat(dirfd(folder), name, 0)
      }
    }
    return files
  }

  func remove(_ name: String) { unlink("\(path)/\(name)") }

  /// Notes that an entry was of use, so that it is not the next to go.
  func touch(_ name: String) { utimensat(AT_FDCWD, "\(path)/\(name)", nil, 0) }

  /// Nil where there is no such file, or nothing in it.
  func read(_ name: String) -> (bytes: [UInt8], usedSeconds: Int)? {
    guard let file = try? PictureFile.open("\(path)/\(name)"), let bytes = try? file.bytes(at: 0, count: file.size)
    else { return nil }
    return (bytes, file.modifiedSeconds)
  }

  /// Writes the file under a name of this process first and renames it. It is not forced to the card, which would wear it
  /// out: a sum inside tells whether it came through a power cut.
  ///
  /// - Returns: why it failed, as `errno`, or nil.
  func write(_ bytes: [UInt8], name: String) -> Int32? {
    let number = Self.written.add(1, ordering: .relaxed).newValue
    let partial = "\(path)/\(name).\(getpid()).\(number)\(Self.partialSuffix)"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { return errno }
    var written = 0
    var code: Int32?
    while written < bytes.count && code == nil {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count > 0 { written += count } else if count == 0 || errno != EINTR { code = count == 0 ? ENOSPC : errno }
    }
    if close(descriptor) != 0 && code == nil { code = errno }
    if code == nil && rename(partial, "\(path)/\(name)") != 0 { code = errno }
    if code != nil { unlink(partial) }
    return code
  }
}
