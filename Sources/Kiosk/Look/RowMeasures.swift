import Carousel
import Catalog
import Glibc
import Lettering

/// Makes a row's measures from its content, its theme and its fonts, in whole pixels.
struct RowMeasures {
  let geometry: ScreenGeometry
  let look: Look
  let typesetter: Typesetter

  func description(of row: Row) -> RowDescription {
    let height = tileHeight(of: row)
    return RowDescription(
      id: row.id, count: row.tiles.count, itemWidth: geometry.snapped(height * Self.aspect(of: row.tile.shape)),
      itemHeight: geometry.snapped(height), headerHeight: headerHeight(of: row),
      captionHeight: captionHeight(of: row), spacing: geometry.snapped(look.tileSpacing),
      leading: geometry.snapped(look.margin), trailing: geometry.snapped(look.margin),
      snap: row.snap == .tile ? .tile : .none)
  }

  /// Width over height.
  static func aspect(of shape: TileStyle.Shape) -> Double {
    switch shape {
    case .wide: 16.0 / 9
    case .square: 1
    case .tall: 2.0 / 3
    }
  }

  func lineHeight(_ type: TypeSize) -> Double {
    geometry.points(typesetter.lineHeight(of: geometry.style(type)))
  }

  private func headerHeight(of row: Row) -> Double {
    guard row.title != nil || row.subtitle != nil else { return 0 }
    var height = 0.0
    if row.title != nil { height += lineHeight(look.rowTitle) }
    if row.subtitle != nil { height += lineHeight(.subtitle) }
    return height + geometry.snapped(look.titleGap)
  }

  private func captionHeight(of row: Row) -> Double {
    // Tiles without a picture carry their words inside.
    let titled = row.tiles.contains { $0.title != nil && $0.image != nil }
    let subtitled = row.tiles.contains { $0.subtitle != nil && $0.image != nil }
    guard titled || subtitled else { return 0 }
    var height = geometry.snapped(look.captionGap) + lineHeight(look.tileTitle)
    if subtitled { height += geometry.snapped(look.captionSpacing) + lineHeight(.subtitle) }
    return height
  }

  /// The height the file gives, else the default, changed by up to 12 % so that 15 to 60 % of the last visible tile
  /// shows and the row says that it goes on.
  private func tileHeight(of row: Row) -> Double {
    if let height = row.tile.height { return height }
    let aspect = Self.aspect(of: row.tile.shape)
    let width = geometry.size.width
    func fits(_ height: Double) -> Bool {
      let tile = height * aspect
      let pitch = tile + look.tileSpacing
      let room = width - look.margin
      if Double(row.tiles.count) * pitch - look.tileSpacing + look.margin <= room { return true }
      let shown = room.truncatingRemainder(dividingBy: pitch) / tile
      return shown >= 0.15 && shown <= 0.6
    }
    for step in 0...24 {
      for height in [look.tileHeight * (1 - 0.005 * Double(step)), look.tileHeight * (1 + 0.005 * Double(step))]
      where fits(height) {
        return height
      }
    }
    return look.tileHeight
  }
}
