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

  /// How its rows stand.
  enum Layout: String, CaseIterable, Sendable {
    case row, pages, list, grid
    /// Each picture with its own proportions.
    case free
    /// Groups with headers, in a row under a title that stays in view, on panels.
    case groups
    /// The same in lists and grids, one after the other.
    case lines
  }

  func content(rows: Int, tiles: Int, layout: Layout = .row) -> Content {
    let images = (0..<Self.pictureCount).map { ImageReference(path: path($0), name: "\($0).png") }
    let rows = (0..<rows).map { index in
      var row = Row(
        id: "row \(index)", title: "Row \(index)",
        tiles: TileList(NumberedTiles(row: index, count: tiles, images: images)))
      layout.apply(to: &row, index)
      return row
    }
    var category = Category(id: "all", title: "All", rows: rows)
    if layout == .groups || layout == .lines { category.titles = .pinned }
    return Content(name: folder, catalog: Catalog(categories: [category]), problems: [])
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

extension GeneratedContent.Layout {
  /// Gives a row its layout; in all but the plain one a bar shows how far it is scrolled.
  fileprivate func apply(to row: inout Row, _ index: Int) {
    if self != .row { row.indicator = .bottom }
    switch self {
    case .row: break
    case .pages: row.layout = .pages
    case .list: row.layout = .list
    case .grid: row.layout = .grid
    case .free: row.tile.shape = .free
    case .groups: group(&row, index)
    case .lines:
      row.layout = index % 2 == 0 ? .grid : .list
      group(&row, index)
    }
  }

  private func group(_ row: inout Row, _ index: Int) {
    // Long enough that one passes while another is kept in view.
    let length = 8
    row.groups = stride(from: 0, to: row.tiles.count, by: length).map {
      TileGroup(title: "Group \($0 / length)", first: $0)
    }
    row.headers = index % 2 == 0 ? .push : .cover
    row.style = index % 3 == 2 ? .plain : .grouped
  }
}
