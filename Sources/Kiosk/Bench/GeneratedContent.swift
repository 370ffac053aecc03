import Catalog
import Glibc
import Pictures
import Raster

/// Content of any length, made in memory: rows of tiles that share a few hundred small pictures on disk.
final class GeneratedContent {
  /// Where its pictures lie until it is gone.
  private let folder: String
  private static let pictureCount = 200

  /// - Throws: `UsageError` when there is no room for the pictures.
  init() throws {
    var template = "/tmp/vitrine-bench-XXXXXX".utf8CString.map { $0 }
    guard mkdtemp(&template) != nil else {
      throw UsageError(message: "no folder for pictures in /tmp: \(String(cString: strerror(errno)))")
    }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for index in 0..<Self.pictureCount { try PNG.write(Self.picture(index), to: path(index)) }
  }

  deinit {
    for index in 0..<Self.pictureCount { unlink(path(index)) }
    rmdir(folder)
  }

  func content(rows: Int, tiles: Int) -> Content {
    let images = (0..<Self.pictureCount).map { ImageReference(path: path($0), name: "\($0).png") }
    let rows = (0..<rows).map { row in
      Row(
        id: "row \(row)", title: "Row \(row)",
        tiles: TileList(NumberedTiles(row: row, count: tiles, images: images)))
    }
    return Content(
      name: folder, catalog: Catalog(categories: [Category(id: "all", title: "All", rows: rows)]), problems: [])
  }

  private func path(_ index: Int) -> String { "\(folder)/\(index).png" }

  /// A slope from one colour to another, different for each index.
  private static func picture(_ index: Int) -> Bitmap {
    var bitmap = Bitmap(width: 256, height: 144)
    let from = UInt32(truncatingIfNeeded: index &* 0x9E3779)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let red = (from >> 16 & 0xFF + UInt32(x)) & 0xFF
        let green = (from >> 8 & 0xFF + UInt32(y)) & 0xFF
        bitmap[x, y] = 0xFF00_0000 | red << 16 | green << 8 | from & 0xFF
      }
    }
    return bitmap
  }
}
