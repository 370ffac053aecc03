/// A row's identity, measures (in points) and behaviour.
public struct RowDescription: Equatable, Sendable {
  /// How its items stand: beside each other in a band that scrolls sideways, one to a band, or as lines that are part
  /// of the page and scroll with it.
  public enum Arrangement: Sendable { case row, pages, list, grid }
  /// Where a row comes to rest: anywhere, with an item aligned, or a screenful of whole items further.
  public enum Snap: Sendable { case none, tile, page }
  /// Where in the row's width an item stands that it has snapped to.
  public enum Align: Sendable { case start, center, end }
  /// How far one swipe goes: as its speed says, or one place at most. Pages go one at a time in any case.
  public enum Reach: Sendable { case free, one }
  /// How soon a glide ends.
  public enum Deceleration: Sendable { case normal, fast }
  /// Where the bar stands that shows how far the row is scrolled.
  public enum Indicator: Sendable { case none, top, bottom }
  /// How the header of one section gives way to the next one's: it is pushed off, or covered.
  public enum HeaderMotion: Sendable { case push, cover }
  /// Whether sections stand on the bare ground, or each on a panel that reaches some points beyond its items.
  public enum Style: Equatable, Sendable { case plain, grouped(reach: Double) }

  /// Unique in its category; stable across reloads.
  public var id: String
  /// Its words, for whoever draws it: the engine only hands them on.
  public var title = ""
  public var count: Int
  /// Of every item's picture; nil where each has its own.
  public var itemWidth: Double?
  public var itemHeight: Double
  /// From the row's top to its items: its title and the space under it.
  public var headerHeight: Double
  /// From the items' lower edge to the row's end: their captions with the space above them.
  public var captionHeight: Double
  public var spacing: Double
  /// Empty space before the first item and after the last.
  public var leading: Double
  public var trailing: Double
  public var snap: Snap
  public var align = Align.start
  public var reach = Reach.free
  public var deceleration = Deceleration.normal
  public var indicator = Indicator.none

  public var arrangement = Arrangement.row
  /// Items side by side in each line of a grid.
  public var columns = 1
  /// Between two lines of a list or grid, captions included in the line.
  public var lineSpacing = 16.0
  /// Under the captions: dots, or whatever the owner draws there.
  public var footerHeight = 0.0
  /// Whether the first item follows the last, and so on without an end. Only rows of one common width can.
  public var isEndless = false
  /// Seconds from one turn to the next item to the following one; nil where only visitors turn it.
  public var turnInterval: Double?

  /// The upper part of `headerHeight` that stays in view where a category pins its rows' titles.
  public var titleHeight = 0.0
  /// Groups of a row, list or grid, in order; the first one's first item is 0. Empty where there are no groups.
  public var sections: ContiguousArray<RowSection> = []
  /// Between the last item of one section and the first of the next; in a list or grid to the next one's header.
  public var sectionSpacing = 32.0
  /// In a list or grid, of the line over a section that has its header, with the space under it. Beside each other the
  /// headers of all sections are part of `headerHeight`.
  public var sectionHeaderHeight = 0.0
  public var headers = HeaderMotion.push
  public var style = Style.plain

  public init(
    id: String, count: Int, itemWidth: Double?, itemHeight: Double, headerHeight: Double, captionHeight: Double,
    spacing: Double = 16, leading: Double = 40, trailing: Double = 40, snap: Snap = .tile
  ) {
    self.id = id
    self.count = count
    self.itemWidth = itemWidth
    self.itemHeight = itemHeight
    self.headerHeight = headerHeight
    self.captionHeight = captionHeight
    self.spacing = spacing
    self.leading = leading
    self.trailing = trailing
    self.snap = snap
  }

  /// - Complexity: O(sections).
  public var height: Double {
    let items = lines?.height ?? itemHeight + captionHeight
    return headerHeight + items + footerHeight
  }

  /// Whether its items are lines of the page.
  var isInLines: Bool { arrangement == .list || arrangement == .grid }

  /// Where items of a list or grid stand; nil where they stand beside each other.
  var lines: LineLayout? {
    switch arrangement {
    case .row, .pages: nil
    case .list, .grid:
      LineLayout(
        count: count, columns: arrangement == .grid ? columns : 1, itemWidth: itemWidth ?? 0, spacing: spacing,
        lineHeight: itemHeight + captionHeight, lineSpacing: lineSpacing, leading: leading, sections: sections,
        headerHeight: sectionHeaderHeight, sectionSpacing: sectionSpacing)
    }
  }
}

/// A group of items within a row.
public struct RowSection: Equatable, Sendable {
  /// Index of its first item.
  public var first: Int
  /// Its header's words, for whoever draws it: the engine only hands them on.
  public var title: String
  /// Of its header's words, in points; at most the width of its items together.
  public var headerWidth: Double

  public init(first: Int, title: String = "", headerWidth: Double) {
    self.first = first
    self.title = title
    self.headerWidth = headerWidth
  }
}

extension RowDescription.Deceleration {
  /// The glide's exponent, per second.
  func rate(_ tuning: Tuning) -> Double { self == .fast ? tuning.fastGlideRate : tuning.glideRate }
}
