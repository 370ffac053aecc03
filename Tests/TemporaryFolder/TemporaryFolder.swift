internal import Glibc

/// A new folder that is removed, with all in it, when `body` ends.
public func withTemporaryFolder<Result>(_ body: (String) throws -> Result) rethrows -> Result {
  var template = Array("/tmp/vitrine-XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
  guard let made = mkdtemp(&template) else { preconditionFailure("no temporary folder: \(errno)") }
  let path = String(cString: made)
  defer { removeTree(at: path) }
  return try body(path)
}

/// Removes a file, or a folder with all in it; links are removed, not followed.
public func removeTree(at path: String) {
  var status = stat()
  guard lstat(path, &status) == 0 else { return }
  if status.st_mode & S_IFMT == S_IFDIR, let directory = opendir(path) {
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        })
    }
    closedir(directory)
    for name in names where name != "." && name != ".." { removeTree(at: "\(path)/\(name)") }
  }
  remove(path)
}

/// Writes a file anew, in place.
public func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { preconditionFailure("cannot write \(path): \(errno)") }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

/// Writes a text file anew, in place.
public func write(_ text: String, to path: String) {
  write(Array(text.utf8), to: path)
}
