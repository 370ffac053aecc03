public import Catalog
internal import Glibc

/// A folder of pictures as a catalog, and the rows of a catalog that come from folders.
public enum FolderContent {
  /// The catalog of a folder: its pictures a row, each sub-folder a row, or a category where there are two levels.
  ///
  /// Names are shown as they are. Nil when the folder cannot be read; what cannot be read below it is reported and left
  /// out. Asks the file system, so it may wait.
  public static func read(path: String) -> (catalog: Catalog?, problems: [Problem]) {
    let root = absolute(path)
    let scan = FolderScan(root: root)
    let problems = scan.faults.map { fault in
      Problem(file: fault.path == root ? path : fault.path, message: fault.message, fix: fault.fix)
    }
    guard scan.isRootRead else { return (nil, problems) }
    let name = name(of: root)
    let shelves = scan.folders.contains { $0.components.count > 1 } ? twoLevels(scan, name) : oneLevel(scan, name)
    let categories = shelves.map { shelf in
      Category(
        id: shelf.id, title: title(shelf.name),
        rows: shelf.rows.map { row in
          Row(id: row.id, title: Wording.line(row.name), tiles: tiles(of: row, root: root))
        })
    }
    return (Catalog(title: Wording.line(name), categories: categories), problems)
  }

  /// `catalog` with the tiles of the rows that come from folders, after the tiles the file lists.
  ///
  /// `file` is what problems call the keeper's file. A folder that cannot be read leaves its row as it is. Asks the file
  /// system, so it may wait.
  public static func resolve(_ catalog: Catalog, file: String) -> (catalog: Catalog, problems: [Problem]) {
    var catalog = catalog
    var problems: [Problem] = []
    var scans: [String: FolderScan] = [:]
    for category in catalog.categories.indices {
      for row in catalog.categories[category].rows.indices {
        guard case .folder(let path, let mark) = catalog.categories[category].rows[row].source else { continue }
        let scan = scans[path] ?? FolderScan(root: path)
        scans[path] = scan
        problems += scan.faults.map { Problem(file: file, mark: mark, message: $0.message, fix: $0.fix) }
        append(scan, of: path, to: &catalog.categories[category].rows[row])
      }
    }
    return (catalog, problems)
  }

  /// The pictures directly in a folder and the folders below that hold some, as `CatalogFile.starter` wants them.
  public static func names(in path: String) -> (pictures: [String], folders: [String]) {
    let scan = FolderScan(root: absolute(path))
    let inner = scan.folders.filter { !$0.components.isEmpty }.map { $0.components.prefix(2).joined(separator: "/") }
    var seen: Set<String> = []
    return (
      scan.folders.first { $0.components.isEmpty }?.pictures ?? [], inner.filter { seen.insert($0).inserted }
    )
  }

  /// A category in the making.
  private struct Shelf {
    var id: String
    var name: String
    var rows: [Line] = []
  }

  /// A row in the making: folders, and how many of their first names the row's own place is.
  private struct Line {
    var id: String
    var name: String
    var depth: Int
    var folders: [FolderScan.Folder]
  }

  private static func oneLevel(_ scan: FolderScan, _ name: String) -> [Shelf] {
    guard !scan.folders.isEmpty else { return [] }
    let rows = scan.folders.map { folder in
      Line(
        id: folder.components.first ?? ".", name: folder.components.first ?? name, depth: folder.components.count,
        folders: [folder])
    }
    return [Shelf(id: ".", name: name, rows: rows)]
  }

  private static func twoLevels(_ scan: FolderScan, _ name: String) -> [Shelf] {
    var shelves: [Shelf] = []
    for folder in scan.folders {
      let (top, inner) = (folder.components.first, folder.components.dropFirst().first)
      if shelves.last?.id != top ?? "." { shelves.append(Shelf(id: top ?? ".", name: top ?? name)) }
      let last = shelves.count - 1
      if shelves[last].rows.last?.id == inner ?? "." {
        shelves[last].rows[shelves[last].rows.count - 1].folders.append(folder)
      } else {
        let depth = min(folder.components.count, 2)
        shelves[last].rows.append(Line(id: inner ?? ".", name: inner ?? top ?? name, depth: depth, folders: [folder]))
      }
    }
    return shelves
  }

  private static func tiles(of row: Line, root: String) -> TileList {
    var tiles = FolderTiles(root: root)
    for folder in row.folders { tiles.append(folder, depth: row.depth) }
    return TileList(tiles)
  }

  private static func append(_ scan: FolderScan, of path: String, to row: inout Row) {
    var names = UniqueNames()
    for tile in row.tiles { _ = names.claim(tile.id) }
    var tiles = FolderTiles(root: path)
    if case .folder(_, let mark) = row.source { tiles.mark = mark }
    for folder in scan.folders { tiles.append(folder, depth: 0) }
    tiles.avoid(&names)
    row.tiles.append(contentsOf: tiles)
  }

  /// A folder's name always stands for something, so it is shown even where no letter of it leaves ink.
  private static func title(_ name: String) -> String { Wording.line(name) ?? name }

  /// The last name of a path; where that is `..`, of what it leads to.
  private static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map { String($0) } ?? path
    guard last == "..", let resolved = realpath(path, nil) else { return last }
    defer { free(resolved) }
    return String(cString: resolved).split(separator: "/").last.map { String($0) } ?? "/"
  }

  /// Without a slash at the end, so that names can be joined to it.
  static func absolute(_ path: String) -> String {
    var whole = path
    if !path.hasPrefix("/"), let working = getcwd(nil, 0) {
      defer { free(working) }
      whole = String(cString: working) + "/" + path
    }
    let parts = whole.split(separator: "/").filter { $0 != "." }
    return "/" + parts.joined(separator: "/")
  }
}
