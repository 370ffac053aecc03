import Carousel
import Catalog

/// How the buttons behind a tile's picture stand in its box, in points.
struct OptionGrid: Equatable {
  /// Buttons that are shown: all, unless the box is too small for them.
  let count: Int
  let columns: Int
  /// Of all columns.
  let width: Double

  /// - Parameter count: of the tile's options; at least 1.
  init(_ count: Int, in box: Size, look: Look) {
    // Some of the picture stays in view, so that it can be taken hold of.
    let room = max(look.optionWidth, box.width - look.optionPeek)
    let fitting = max(1, Int(room / look.optionWidth))
    // As few lines as can be, and these alike.
    let lines = (count + fitting - 1) / fitting
    if room <= box.width, Double(lines) * look.optionHeight <= box.height {
      self.count = count
      columns = (count + lines - 1) / lines
      width = min(Double(columns) * look.widestOption, room)
      return
    }
    // In a small box they may take all of it, and are as small as a finger can hit.
    let most = (
      columns: max(1, Int(box.width / look.leastOption)), lines: max(1, Int(box.height / look.leastOption))
    )
    let shown = min(count, most.columns * most.lines)
    var best = (columns: most.columns, width: box.width, score: 0.0)
    for lines in 1...most.lines {
      let columns = (shown + lines - 1) / lines
      guard columns <= most.columns else { continue }
      let width = min(Double(columns) * look.widestOption, box.width)
      // What counts is whether words have room under the icon.
      let button = Size(width: width / Double(columns), height: box.height / Double(lines))
      let score = min(1, button.width / look.optionLabelWidth, button.height / look.optionLabelHeight)
      if score > best.score { best = (columns, width, score) }
    }
    self.count = shown
    columns = min(best.columns, shown)
    width = best.width
  }
}

extension Row {
  /// Of a tile's options the first that its box has no room for, as far as the file alone says how large that is.
  func crowdedOption(of tile: Tile, look: Look) -> TileOption? {
    // Cells of a list and pages are as wide as the screen.
    guard layout == .row || layout == .grid, self.tile.shape != .free, !tile.options.isEmpty else { return nil }
    let height = self.tile.height ?? look.tileHeight
    let box = Size(width: height * RowMeasures.aspect(of: self.tile.shape), height: height)
    let shown = OptionGrid(tile.options.count, in: box, look: look).count
    return shown < tile.options.count ? tile.options[shown] : nil
  }
}
