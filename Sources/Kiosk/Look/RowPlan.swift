import Carousel
import Catalog

/// How a row stands: its measures for the engine, and those that only its drawing needs. Lengths in points.
struct RowPlan: Equatable, Sendable {
  var description: RowDescription
  /// What an item shows.
  var form = Form.tile
  /// Of an item's picture; its width is nil where each has its own.
  var pictureWidth: Double?
  var pictureHeight: Double
  /// The words under a picture.
  var captions = CaptionPlan()
  /// Whether its items stand on a panel, not on the bare ground.
  var isOnPanel = false
  /// Whether titles of groups stand between the row's title and its tiles.
  var hasGroupTitles = false
  /// From the row's top to the headers of its groups.
  var groupTop = 0.0
  /// How far the panel of a group reaches beyond its tiles; 0 without panels.
  var groupInset = 0.0

  enum Form: Sendable {
    /// A picture with its words under it.
    case tile
    /// A panel with a picture at its left and words beside it.
    case cell
  }

  /// From the edges of a list's cell to its picture.
  static let cellInset = 10.0

  /// Where the picture stands in an item's box.
  func pictureBox(in box: Rect) -> Rect {
    guard form == .cell, let pictureWidth else { return box }
    let inset = (box.height - pictureHeight) / 2
    return Rect(x: box.x + inset, y: box.y + inset, width: pictureWidth, height: pictureHeight)
  }
}

extension RowDescription.Snap {
  init(_ snap: Row.Snap) {
    switch snap {
    case .none: self = .none
    case .tile: self = .tile
    case .page: self = .page
    }
  }
}

extension RowDescription.Align {
  init(_ align: Row.Align) {
    switch align {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }
}

extension RowDescription.Indicator {
  init(_ indicator: Row.Indicator) {
    switch indicator {
    case .none: self = .none
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}
