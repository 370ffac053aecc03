import Carousel
import Catalog

extension ShowcaseSource {
  func optionView(at path: ItemPath) -> OptionView? {
    let tile = tile(at: path)
    guard !tile.options.isEmpty else { return nil }
    let plan = plans[path.category][path.row]
    let count = tile.options.count
    // Some of the picture stays in view, so that it can be taken hold of; buttons that are too small cost more.
    let room = max(look.optionWidth, itemWidth(at: path) - look.optionPeek)
    let fitting = min(count, max(1, Int(room / look.optionWidth)))
    let tallest = max(1, Int(plan.description.itemHeight / look.optionHeight))
    // As few lines as can be, and these alike.
    let lines = min((count + fitting - 1) / fitting, tallest)
    let columns = (count + lines - 1) / lines
    let width = min(Double(columns) * look.widestOption, columns > fitting ? itemWidth(at: path) : room)
    return OptionView(
      count: count, columns: columns, width: geometry.snapped(width),
      side: tile.side == .leading ? .leading : .trailing, hasGrabber: tile.grabber && plan.form == .tile)
  }

  /// The words of a tile's options, held until they are released.
  func optionLetters(at path: ItemPath) -> [AssetID] {
    guard let view = optionView(at: path) else { return [] }
    let width = geometry.pixels(view.width / Double(view.columns) - 8)
    return tile(at: path).options.map { option in
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
