import Carousel
import Catalog
import Glibc
import Lettering

/// Makes a row's measures from its content, its theme and its fonts, in whole pixels.
struct RowMeasures {
  let geometry: ScreenGeometry
  let look: Look
  let typesetter: Typesetter

  func description(of row: Row) -> RowDescription { plan(of: row).description }

  func plan(of row: Row) -> RowPlan {
    switch row.layout {
    case .row: rowPlan(row)
    case .pages: pagesPlan(row)
    case .list: listPlan(row)
    case .grid: gridPlan(row)
    }
  }

  /// What all rows have in common.
  func blank(_ row: Row, itemWidth: Double?, itemHeight: Double, captionHeight: Double = 0) -> RowDescription {
    var description = RowDescription(
      id: row.id, count: row.tiles.count, itemWidth: itemWidth, itemHeight: geometry.snapped(itemHeight),
      headerHeight: headerHeight(of: row), captionHeight: captionHeight, spacing: geometry.snapped(look.tileSpacing),
      leading: margin, trailing: margin, snap: RowDescription.Snap(row.snap))
    description.titleHeight = titleHeight(of: row)
    description.align = RowDescription.Align(row.align)
    description.reach = row.swipe == .one ? .one : .free
    description.deceleration = row.deceleration == .fast ? .fast : .normal
    description.indicator = RowDescription.Indicator(row.indicator)
    return description
  }

  var margin: Double { geometry.snapped(look.margin) }

  /// Width over height.
  static func aspect(of shape: TileStyle.Shape) -> Double {
    switch shape {
    case .wide: 16.0 / 9
    case .square: 1
    case .tall: 2.0 / 3
    // Until a picture's own is known.
    case .free: 4.0 / 3
    }
  }

  /// Of some words; 0 for none.
  func lineHeight(_ type: TypeSize, for words: String?) -> Double {
    words.map { geometry.points(typesetter.lineBox(of: geometry.style(type), for: [$0]).height) } ?? 0
  }

  private func headerHeight(of row: Row) -> Double {
    let title = titleHeight(of: row)
    return title == 0 ? 0 : title + geometry.snapped(look.titleGap)
  }

  private func titleHeight(of row: Row) -> Double {
    lineHeight(look.rowTitle, for: row.title) + lineHeight(.subtitle, for: row.subtitle)
  }

  func captions(of row: Row) -> CaptionPlan {
    // Tiles without a picture carry their words inside.
    let hasTitles = row.tiles.contains { $0.title != nil && $0.image != nil }
    let hasSubtitles = row.tiles.contains { $0.subtitle != nil && $0.image != nil }
    guard hasTitles || hasSubtitles else { return CaptionPlan() }
    let measured = row.tiles.prefix(Self.mostMeasured).lazy.filter { $0.image != nil }
    // A subtitle stands where it would under a title.
    let title = typesetter.lineBox(of: geometry.style(look.tileTitle), for: measured.compactMap(\.title))
    let lines = hasTitles ? row.lines : 1
    var plan = CaptionPlan(title: title, lines: lines)
    plan.height = geometry.snapped(look.captionGap) + geometry.points(title.height * lines)
    if hasSubtitles {
      let subtitle = typesetter.lineBox(of: geometry.style(.subtitle), for: measured.compactMap(\.subtitle))
      plan.subtitle = subtitle
      plan.height += geometry.snapped(look.captionSpacing) + geometry.points(subtitle.height)
    }
    return plan
  }

  /// Titles of a row that are looked at: more of them are a folder's file names, in one script.
  private static let mostMeasured = 1_000

  /// The height the file gives, else the default, changed by up to 12 % so that 15 to 60 % of the last visible tile
  /// shows and the row says that it goes on. Where no such height is, the one that comes nearest.
  func tileHeight(of row: Row) -> Double {
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
