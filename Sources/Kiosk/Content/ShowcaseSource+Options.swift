import Carousel
import Catalog

extension ShowcaseSource {
  func optionView(at path: ItemPath) -> OptionView? {
    let tile = tile(at: path)
    guard !tile.options.isEmpty else { return nil }
    let plan = plans[path.category][path.row]
    let box = Size(width: itemWidth(at: path), height: plan.description.itemHeight)
    let grid = OptionGrid(tile.options.count, in: box, look: look)
    return OptionView(
      count: grid.count, columns: grid.columns, width: geometry.snapped(grid.width),
      side: tile.side == .leading ? .leading : .trailing, hasGrabber: tile.grabber && plan.form == .tile)
  }

  /// The words of a tile's options, held until they are released. On a button that is too narrow to shorten them they
  /// stand whole or not at all.
  func optionLetters(at path: ItemPath) -> [AssetID] {
    guard let view = optionView(at: path) else { return [] }
    let button = view.width / Double(view.columns)
    let width = geometry.pixels(button < look.optionLabelWidth ? 2 * look.widestOption : button - look.optionInset)
    return tile(at: path).options.prefix(view.count).map { option in
      assets.acquire(
        .line(
          LineRequest(text: catalog.words.label(of: option), style: geometry.style(.option), maxWidth: max(1, width))))
    }
  }
}

extension Catalog {
  /// Takes tiles away.
  mutating func remove(_ tiles: Set<ItemIdentity>) {
    for category in categories.indices {
      let id = categories[category].id
      for row in categories[category].rows.indices {
        let rowID = categories[category].rows[row].id
        guard tiles.contains(where: { $0.category == id && $0.row == rowID }) else { continue }
        categories[category].rows[row].removeTiles {
          tiles.contains(ItemIdentity(category: id, row: rowID, item: $0.id))
        }
      }
    }
  }
}

extension Row {
  /// Takes tiles away, and with the last tile of a group the group.
  mutating func removeTiles(where isGone: (Tile) -> Bool) {
    let kept = tiles.map { !isGone($0) }
    for index in groups.indices.reversed() {
      let end = index + 1 < groups.count ? groups[index + 1].first : kept.count
      if !kept[groups[index].first..<max(end, groups[index].first)].contains(true) { groups.remove(at: index) }
    }
    for index in groups.indices { groups[index].first = kept[..<groups[index].first].count { $0 } }
    tiles.removeAll(where: isGone)
  }
}
