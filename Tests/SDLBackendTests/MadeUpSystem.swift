import Glibc

/// A tree of `/sys` and `/dev` in a temporary folder, gone with the value that holds it.
final class MadeUpSystem {
  let root: String

  init() {
    var template = Array("/tmp/made-up-system-XXXXXX".utf8CString)
    root = String(cString: mkdtemp(&template))
  }

  deinit {
    Self.remove(root)
  }

  /// A card, and the file by which programs reach it.
  func addCard(_ index: Int, hasNode: Bool = true) {
    write([], to: "sys/class/drm/card\(index)/uevent")
    if hasNode { write([], to: "dev/dri/card\(index)") }
  }

  func addConnector(_ name: String, card: Int, status: String, id: Int? = nil, edid: [UInt8] = []) {
    let folder = "sys/class/drm/card\(card)-\(name)"
    write(Array("\(status)\n".utf8), to: "\(folder)/status")
    write(edid, to: "\(folder)/edid")
    if let id { write(Array("\(id)\n".utf8), to: "\(folder)/connector_id") }
  }

  /// Writes a file and makes the folders above it.
  func write(_ bytes: [UInt8], to path: String) {
    var folder = root
    let parts = path.split(separator: "/")
    for part in parts.dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    let descriptor = open(root + "/" + path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    precondition(descriptor >= 0 && Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      var names: [String] = []
      while let entry = readdir(folder) {
        names.append(
          withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          })
      }
      closedir(folder)
      for name in names where name != "." && name != ".." { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
