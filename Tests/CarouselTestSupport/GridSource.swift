public import Carousel

/// Content of categories × rows × items that tests can change, and a record of what was bound to which cell.
public final class GridSource: CarouselDataSource {
  public struct Row {
    public var id: String
    public var items: [String]
    public var snap = RowDescription.Snap.tile
    public var itemHeight = 198.0
    /// Of every item; nil where each has its own.
    public var itemWidth: Double? = 352
    /// Changes whatever else is to be different.
    public var adjust: (inout RowDescription) -> Void = { _ in }

    public init(id: String, items: [String]) {
      self.id = id
      self.items = items
    }
  }

  public struct Category {
    public var id: String
    public var rows: [Row]
    public var pinsTitles = false

    public init(id: String, rows: [Row]) {
      self.id = id
      self.rows = rows
    }
  }

  public var categories: [Category]
  /// Widths of items in rows without a common one.
  public var widths: [String: Double] = [:]
  /// The option view of an item, by its id.
  public var options: (String) -> OptionView? = { _ in nil }
  /// The kind of an item's cell, by its id.
  public var kinds: (String) -> Int = { _ in 0 }
  /// The item that each slot shows now.
  public private(set) var shown: [Int: String] = [:]
  public private(set) var binds = 0
  public private(set) var recycles = 0
  /// What the engine did that it must not do.
  public private(set) var faults: [String] = []

  public init(categories: [Category]) { self.categories = categories }

  /// Items are named `category-row-item`, rows `category-row`, categories by their number.
  public convenience init(categories: Int, rows: Int, items: Int, itemWidth: Double = 352) {
    self.init(
      categories: (0..<categories).map { category in
        Category(
          id: "\(category)",
          rows: (0..<rows).map { row in
            var row = Row(id: "\(category)-\(row)", items: (0..<items).map { "\(category)-\(row)-\($0)" })
            row.itemWidth = itemWidth
            return row
          })
      })
  }

  /// Gives every item a width of its own, 80 to 600 points, by seed.
  public func makeWidthsRandom(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for category in categories.indices {
      for row in categories[category].rows.indices {
        categories[category].rows[row].itemWidth = nil
        for item in categories[category].rows[row].items { widths[item] = Double.random(in: 80...600, using: &random) }
      }
    }
  }

  // MARK: The engine's questions

  public var categoryCount: Int { categories.count }

  public func category(at index: Int) -> CategoryDescription {
    var description = CategoryDescription(id: categories[index].id, labelWidth: 120)
    description.pinsTitles = categories[index].pinsTitles
    return description
  }

  public func rowCount(inCategory category: Int) -> Int { categories[category].rows.count }

  public func row(at index: Int, inCategory category: Int) -> RowDescription {
    let row = categories[category].rows[index]
    var description = RowDescription(
      id: row.id, count: row.items.count, itemWidth: row.itemWidth, itemHeight: row.itemHeight, headerHeight: 47,
      captionHeight: 57, snap: row.snap)
    row.adjust(&description)
    return description
  }

  public func itemID(at path: ItemPath) -> String { categories[path.category].rows[path.row].items[path.item] }

  public func itemWidth(at path: ItemPath) -> Double { widths[itemID(at: path)]! }

  public func itemKind(at path: ItemPath) -> Int { kinds(itemID(at: path)) }

  public func optionView(at path: ItemPath) -> OptionView? { options(itemID(at: path)) }

  public func bind(slot: Int, to path: ItemPath) {
    binds += 1
    if let other = shown[slot] { faults.append("slot \(slot) shows \(other) and was bound again") }
    shown[slot] = itemID(at: path)
  }

  public func recycle(slot: Int) {
    recycles += 1
    if shown.removeValue(forKey: slot) == nil { faults.append("slot \(slot) was recycled while it showed nothing") }
  }
}
