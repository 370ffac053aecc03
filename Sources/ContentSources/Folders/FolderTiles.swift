internal import Catalog

/// The pictures of folders as tiles: only their names are kept, as there can be a hundred thousand.
struct FolderTiles: TileSeries {
  /// An absolute path without a slash at its end.
  let root: String
  /// Where the keeper's file names the folder.
  var mark: SourceMark?
  private(set) var count = 0
  private var shelves: [Shelf] = []
  /// By index, where another tile of the row has the name already.
  private var otherIDs: [Int: String] = [:]

  /// The pictures directly in one folder.
  private struct Shelf: Equatable {
    /// Index of its first picture.
    var first: Int
    /// From the root to the folder, with a slash at the end; empty for the root.
    var path: String
    /// The part of `path` that names it within the row.
    var place: String
    var pictures: [String]
  }

  init(root: String) {
    self.root = root
  }

  /// Adds the pictures of a folder; `depth` is how many of its first names are the row's own.
  mutating func append(_ folder: FolderScan.Folder, depth: Int) {
    guard !folder.pictures.isEmpty else { return }
    func path(_ names: ArraySlice<String>) -> String { names.map { $0 + "/" }.joined() }
    shelves.append(
      Shelf(
        first: count, path: path(folder.components[...]), place: path(folder.components.dropFirst(depth)),
        pictures: folder.pictures))
    count += folder.pictures.count
  }

  /// Gives other ids to those whose names are taken, and takes all of them.
  mutating func avoid(_ names: inout UniqueNames) {
    for shelf in shelves {
      for (offset, picture) in shelf.pictures.enumerated() {
        let id = shelf.place + picture
        let claimed = names.claim(id)
        if claimed != id { otherIDs[shelf.first + offset] = claimed }
      }
    }
  }

  func tile(at index: Int) -> Tile {
    let shelf = shelves[lastShelf(startingBy: index)]
    let picture = shelf.pictures[index - shelf.first]
    let name = shelf.path + picture
    return Tile(
      id: otherIDs[index] ?? shelf.place + picture, title: Wording.line(Self.withoutExtension(picture)),
      image: ImageReference(path: root == "/" ? "/" + name : "\(root)/\(name)", name: name, mark: mark))
  }

  private func lastShelf(startingBy index: Int) -> Int {
    var low = 0
    var high = shelves.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if shelves[middle].first <= index { low = middle } else { high = middle }
    }
    return low
  }

  private static func withoutExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
