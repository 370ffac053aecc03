import Carousel
import TileCache

/// Which pictures and letters a frame needs, and which soon.
extension Stage {
  /// Tells the store, once a frame and before it is drawn.
  func want() {
    store.beginFrame()
    // What lies over home is needed first.
    gallery?.forEachAsset { store.want($0, in: &source.assets, urgency: .visible) }
    if let detail {
      detail.forEachAsset { store.want($0, in: &source.assets, urgency: .visible) }
    }
    for label in source.labels { store.want(label, in: &source.assets, urgency: .visible) }
    if let message = source.emptyMessage { store.want(message, in: &source.assets, urgency: .visible) }
    if let notice = source.notice {
      for asset in notice.assets { store.want(asset, in: &source.assets, urgency: .visible) }
    }
    engine.forEachRow { row in
      let letters = source.letters(ofRow: row.index, inCategory: row.category)
      if let title = letters.title { store.want(title, in: &source.assets, urgency: .visible) }
      if let subtitle = letters.subtitle { store.want(subtitle, in: &source.assets, urgency: .visible) }
      wantGroups(of: row, letters.groups)
    }
    engine.forEachCell { cell in
      guard let content = source.cells[cell.slot] else { return }
      let urgency =
        cell.isVisible
        ? TileUrgency.visible
        : .ahead(distance: cell.distance, closingSpeed: cell.closingSpeed / max(geometry.size.width, 1))
      if let size = content.size { store.want(size, in: &source.assets, urgency: urgency) }
      if let title = content.title { store.want(title, in: &source.assets, urgency: urgency) }
      if let subtitle = content.subtitle { store.want(subtitle, in: &source.assets, urgency: urgency) }
      if let words = content.words { store.want(words, in: &source.assets, urgency: urgency) }
      if let picture = content.picture { store.want(picture, in: &source.assets, urgency: urgency) }
      for label in content.options { store.want(label, in: &source.assets, urgency: urgency) }
    }
  }

  /// The headers that are seen, and the next one on either side: a folder may have a group for each day of years.
  private func wantGroups(of row: PlacedRow, _ titles: [AssetID?]) {
    guard !titles.isEmpty else { return }
    var seen: Range<Int>?
    engine.forEachHeader(ofRow: row.index, inCategory: row.category) { header in
      if let title = titles[header.section] { store.want(title, in: &source.assets, urgency: .visible) }
      seen = (seen?.lowerBound ?? header.section)..<header.section + 1
    }
    guard let seen else { return }
    wantSoon(titles, seen.lowerBound - 1)
    wantSoon(titles, seen.upperBound)
  }

  private func wantSoon(_ titles: [AssetID?], _ section: Int) {
    guard titles.indices.contains(section), let title = titles[section] else { return }
    store.want(title, in: &source.assets, urgency: .ahead(distance: 0, closingSpeed: 0))
  }
}
