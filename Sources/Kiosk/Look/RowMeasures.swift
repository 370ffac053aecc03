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
  /// shows and the row says that it goes on. Where no such height is, the one that comes nearest.
  private func tileHeight(of row: Row) -> Double {
    if let height = row.tile.height { return height }
    var best = (height: look.tileHeight, miss: Double.infinity)
    for step in 0...24 {
      for sign in [-1.0, 1] {
        let height = geometry.snapped(look.tileHeight * (1 + sign * 0.005 * Double(step)))
        let miss = peekMiss(height: height, row: row)
        if miss < best.miss { best = (height, miss) }
        if miss == 0 { return height }
      }
    }
    return best.height
  }

  /// How far the shown share of the last visible tile is from 15 to 60 %; 0 where all tiles fit on the screen.
  private func peekMiss(height: Double, row: Row) -> Double {
    let tile = geometry.snapped(height * Self.aspect(of: row.tile.shape))
    let pitch = tile + geometry.snapped(look.tileSpacing)
    let margin = geometry.snapped(look.margin)
    let room = geometry.size.width - margin
    if Double(row.tiles.count) * pitch - geometry.snapped(look.tileSpacing) + margin <= room { return 0 }
    let shown = room.truncatingRemainder(dividingBy: pitch) / tile
    return max(0, 0.15 - shown, shown - 0.6)
  }
}
