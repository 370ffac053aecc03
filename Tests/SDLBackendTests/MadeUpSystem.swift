import Glibc
import TemporaryFolder

/// A tree of `/sys` and `/dev` in a temporary folder, gone with the value that holds it.
final class MadeUpSystem {
  let root: String

  init() {
    var template = Array("/tmp/made-up-system-XXXXXX".utf8CString)
    root = String(cString: mkdtemp(&template))
  }

  deinit {
    removeTree(at: root)
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
    TemporaryFolder.write(bytes, to: root + "/" + path)
  }
}
