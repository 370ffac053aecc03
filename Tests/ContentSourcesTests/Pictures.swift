import Catalog
import Glibc
import TemporaryFolder

/// The first bytes of formats, enough to tell them by.
enum Bytes {
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10]
  static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let webp = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8)
  static let avif: [UInt8] = [0, 0, 0, 32] + Array("ftypavif".utf8)
  static let mp4: [UInt8] = [0, 0, 0, 32] + Array("ftypisom".utf8)
  static let bmp = Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0, 1, 0, 0, 0]
  static let tiff: [UInt8] = [0x49, 0x49, 0x2A, 0x00]
}

/// Makes files with the first bytes of a JPEG, and the folders they lie in.
func makePictures(_ names: String..., in folder: String) {
  for name in names {
    let parts = name.split(separator: "/").dropLast()
    for count in 0..<parts.count { mkdir(folder + "/" + parts[...count].joined(separator: "/"), 0o755) }
    write(Bytes.jpeg, to: "\(folder)/\(name)")
  }
}

extension Catalog {
  /// "category / row: tile tile" for each row.
  var outline: [String] {
    categories.flatMap { category in
      category.rows.map { row in
        "\(category.title) / \(row.title ?? "-"): \(row.tiles.map { $0.title ?? "-" }.joined(separator: " "))"
      }
    }
  }
}
