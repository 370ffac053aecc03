import Glibc

/// The committed cases: texts as keepers have them, with their bytes as they are.
enum CaseFiles {
  /// A file's text, with replacement marks for what is no UTF-8, as every reader of ours hands it over.
  static func text(_ name: String) -> String {
    let here = String(describing: #filePath)
    let file = fopen(here.prefix(upTo: here.lastIndex(of: "/")!) + "/cases/" + name, "rb")!
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
