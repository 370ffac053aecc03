/// What a kiosk shows: categories of rows of tiles, with the settings of its file.
///
/// A value: two catalogs that compare equal give the same pixels.
public struct Catalog: Equatable, Sendable {
  public var title: String?
  public var theme: Theme
  public var display: Display
  /// Which way the interface runs.
  public var direction = Direction.ltr
  public var strip: Strip
  /// What the interface itself says to visitors.
  public var words = Words()
  public var categories: [Category]
  /// What options may start; names are unique.
  public var commands: [DeclaredCommand] = []

  /// `rtl` mirrors everything but pictures: rows begin at the right, as readers of Arabic and Hebrew expect.
  public enum Direction: String, CaseIterable, Sendable { case ltr, rtl }

  public init(
    title: String? = nil, theme: Theme = Theme(), display: Display = Display(), strip: Strip = Strip(),
    categories: [Category] = []
  ) {
    self.title = title
    self.theme = theme
    self.display = display
    self.strip = strip
    self.categories = categories
  }
}

/// How the categories' labels stand.
public struct Strip: Equatable, Sendable {
  public var width: Width

  /// `equal`: all as far apart; `content`: each takes the room of its own words.
  public enum Width: String, CaseIterable, Sendable { case equal, content }

  public init(width: Width = .equal) {
    self.width = width
  }
}

/// One label of the strip with the rows under it.
public struct Category: Equatable, Sendable {
  /// Unique among the categories; stable across reloads.
  public var id: String
  public var title: String
  /// Whether the titles of its rows stay in view while their rows pass.
  public var titles = Titles.scroll
  public var rows: [Row]

  public enum Titles: String, CaseIterable, Sendable { case scroll, pinned }

  public init(id: String, title: String, rows: [Row] = []) {
    self.id = id
    self.title = title
    self.rows = rows
  }
}

/// One thing to see: a picture with its words, or words alone.
public struct Tile: Equatable, Sendable {
  /// Unique among the tiles of its row; stable across reloads.
  public var id: String
  public var title: String?
  public var subtitle: String?
  /// Paragraphs of the detail page, separated by empty lines.
  public var text: String?
  public var image: ImageReference?
  public var open: Open
  /// Buttons behind its picture.
  public var options: [TileOption] = []
  /// At which end of the tile they are.
  public var side = Side.trailing
  /// Whether a drag at the picture's edge brings them out; in a list any sideways drag does.
  public var grabber = false
  /// More pictures of it, for its page and its gallery; empty where that shows the row's pictures.
  public var images: [ImageReference]
  /// A web address that visitors take with them.
  public var link: String?

  public enum Side: String, CaseIterable, Sendable { case leading, trailing }
  /// What a tap opens: a page of its own, its picture over the whole screen, or nothing.
  public enum Open: String, CaseIterable, Sendable { case detail, gallery, none }

  public init(
    id: String, title: String? = nil, subtitle: String? = nil, text: String? = nil, image: ImageReference? = nil,
    open: Open = .detail, images: [ImageReference] = [], link: String? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.text = text
    self.image = image
    self.open = open
    self.images = images
    self.link = link
  }

  /// Every picture it names, its own first.
  public var pictures: [ImageReference] {
    guard let image else { return images }
    return [image] + images.filter { $0.path != image.path }
  }
}

/// A picture by the name its keeper gave it and the path where it lies.
public struct ImageReference: Equatable, Sendable {
  /// Absolute.
  public var path: String
  /// As written in the file, or relative to the folder it was found in.
  public var name: String
  /// Where the file names it, for problems found when the picture is wanted.
  public var mark: SourceMark?
  /// What must stay in view where the picture is cut; nil leaves it to the program.
  public var focus: FocusPoint?

  public init(path: String, name: String, mark: SourceMark? = nil) {
    self.path = path
    self.name = name
    self.mark = mark
  }
}

/// A place in a picture as shares of its width and height, 0…1 from the top left of what is seen upright.
public struct FocusPoint: Hashable, Sendable {
  public var x: Float
  public var y: Float

  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}

/// A place in a text file; both count from 1.
public struct SourceMark: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

public struct Theme: Equatable, Sendable {
  public var style: Style
  /// 0xRRGGBB.
  public var accent: UInt32
  /// A family name that fontconfig knows; nil is the default.
  public var font: String?
  /// Where the file names the font, for a problem with it.
  public var fontMark: SourceMark?
  /// 0.5…3.
  public var scale: Double

  public enum Style: String, CaseIterable, Sendable { case dark, light }

  public init(style: Style = .dark, accent: UInt32 = 0xF2B632, font: String? = nil, scale: Double = 1) {
    self.style = style
    self.accent = accent
    self.font = font
    self.scale = scale
  }
}

public struct Display: Equatable, Sendable {
  /// Degrees clockwise: 0, 90, 180 or 270.
  public var rotate: Int
  public var touch: Touch

  /// How the touch panel is mounted: with the picture, or at an angle of its own.
  public enum Touch: Equatable, Sendable {
    case auto
    case degrees(Int)
  }

  public init(rotate: Int = 0, touch: Touch = .auto) {
    self.rotate = rotate
    self.touch = touch
  }
}
