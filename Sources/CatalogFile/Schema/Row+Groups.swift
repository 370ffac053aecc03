internal import Catalog

extension Row {
  /// Tiles before those that it has from groups, whichever the file names first.
  mutating func putFirst(_ tiles: [Tile]) {
    let grouped = Array(self.tiles)
    self.tiles = TileList(tiles)
    for index in groups.indices { groups[index].first += tiles.count }
    join(grouped)
  }

  /// A group after all other tiles.
  mutating func append(_ tiles: [Tile], title: String?) {
    guard !tiles.isEmpty else { return }
    groups.append(TileGroup(title: title, first: self.tiles.count))
    join(tiles)
  }

  /// Ids are made for one list at a time; here two become one.
  private mutating func join(_ more: [Tile]) {
    var names = UniqueNames()
    for tile in tiles { _ = names.claim(tile.id) }
    for var tile in more {
      tile.id = names.claim(tile.id)
      tiles.append(tile)
    }
  }
}
