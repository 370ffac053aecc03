/// Tiles under a title.
public struct Row: Equatable, Sendable {
  /// Unique among the rows of its category; stable across reloads.
  public var id: String
  public var title: String?
  public var subtitle: String?
  public var layout: Layout
  public var tile: TileStyle
  /// Lines that a tile's title may take, 1 or 2.
  public var lines = 1
  public var snap: Snap
  /// Where in the row's width a tile stands that it has snapped to.
  public var align = Align.start
  /// How far one swipe goes.
  public var swipe = Swipe.free
  /// How soon a glide ends.
  public var deceleration = Deceleration.normal
  /// Where the bar stands that shows how far the row is scrolled.
  public var indicator = Indicator.none
  /// Seconds from one page to the next, of `pages`; nil where only visitors turn them.
  public var every: Double?
  /// Whether the first page follows the last.
  public var loop = true
  /// Whether dots under the pages count them.
  public var dots = true
  public var tiles: TileList
  /// Named parts of `tiles`, in order.
  public var groups: [TileGroup] = []
  /// How the header of one group gives way to the next one's.
  public var headers = Headers.push
  /// Whether each group stands on a panel of its own.
  public var style = Style.plain
  /// Where more tiles come from; resolved by `ContentSources`, which appends them to `tiles`.
  public var source: Source?

  public enum Layout: String, CaseIterable, Sendable { case row, pages, list, grid }
  public enum Snap: String, CaseIterable, Sendable { case none, tile, page }
  public enum Align: String, CaseIterable, Sendable { case start, center, end }
  public enum Swipe: String, CaseIterable, Sendable { case free, one }
  public enum Indicator: String, CaseIterable, Sendable { case none, top, bottom }
  public enum Headers: String, CaseIterable, Sendable { case push, cover }
  public enum Style: String, CaseIterable, Sendable { case plain, grouped }
  public enum Deceleration: String, CaseIterable, Sendable { case normal, fast }
  /// Where a row's tiles come from besides the file.
  public enum Source: Equatable, Sendable {
    /// An absolute path.
    case folder(path: String, mark: SourceMark?)
  }

  public init<Tiles: Sequence<Tile>>(
    id: String, title: String? = nil, subtitle: String? = nil, layout: Layout = .row, tile: TileStyle = TileStyle(),
    snap: Snap = .tile, tiles: Tiles = EmptyCollection<Tile>(), source: Source? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.layout = layout
    self.tile = tile
    self.snap = snap
    self.tiles = tiles as? TileList ?? TileList(tiles)
    self.source = source
  }
}

/// A named part of a row's tiles: from its first tile to the next group's, or to the end.
public struct TileGroup: Equatable, Sendable {
  public var title: String?
  /// Index in `Row.tiles`.
  public var first: Int

  public init(title: String?, first: Int) {
    self.title = title
    self.first = first
  }
}

/// How the pictures of a row stand.
public struct TileStyle: Equatable, Sendable {
  /// Height of the picture in points; nil is the theme's default.
  public var height: Double?
  /// Of the picture's box; `free` is the picture's own.
  public var shape: Shape
  public var fit: Fit

  public enum Shape: String, CaseIterable, Sendable { case wide, square, tall, free }
  public enum Fit: String, CaseIterable, Sendable { case cover, contain, fill }

  public init(height: Double? = nil, shape: Shape = .wide, fit: Fit = .cover) {
    self.height = height
    self.shape = shape
    self.fit = fit
  }
}
