/// Tells the engine what there is.
///
/// It is asked when content changes, when a row comes near the screen and when a cell is bound, never per frame.
/// Indices are valid for the content at the time of the last `reload`. It must not call the engine or the carousel
/// while it is asked.
public protocol CarouselDataSource: AnyObject {
  var categoryCount: Int { get }
  func category(at index: Int) -> CategoryDescription
  func rowCount(inCategory category: Int) -> Int
  func row(at index: Int, inCategory category: Int) -> RowDescription
  /// The item's identity, unique in its row.
  func itemID(at path: ItemPath) -> String
  /// What kind of cell shows the item, counted from 0: a cell is reused for items of its own kind only, so that one
  /// which is costly to make (a video's, a form's) is not torn down for another. All are 0 where it is left out.
  func itemKind(at path: ItemPath) -> Int
  /// The item's width in points; asked only for rows that give no common one.
  func itemWidth(at path: ItemPath) -> Double
  /// The buttons that the item hides behind its picture; nil where it has none. Asked when a finger comes down on it.
  func optionView(at path: ItemPath) -> OptionView?
  /// Fill the cell at `slot` with the item: set everything, as the cell may have shown any other before.
  func bind(slot: Int, to path: ItemPath)
  /// The cell at `slot` shows nothing any more; late results for it must be dropped.
  func recycle(slot: Int)
}

extension CarouselDataSource {
  public func itemKind(at path: ItemPath) -> Int { 0 }

  public func optionView(at path: ItemPath) -> OptionView? { nil }

  public func itemWidth(at path: ItemPath) -> Double {
    preconditionFailure("a row without a common width needs itemWidth(at:)")
  }
}

public struct CategoryDescription: Equatable, Sendable {
  /// Unique among the categories; stable across reloads.
  public var id: String
  /// Of its label in the strip, in points.
  public var labelWidth: Double
  /// Whether the title of a row stays in view at the top while its row passes, until the next one pushes it off.
  public var pinsTitles = false

  public init(id: String, labelWidth: Double) {
    self.id = id
    self.labelWidth = labelWidth
  }
}

/// What the engine tells its owner.
public enum CarouselEvent: Equatable, Sendable {
  /// A tile was tapped, or opened by a key. `frame` is its picture's box on the screen, in points.
  case selected(ItemPath, id: String, frame: Rect)
  /// A button of an item's option view was tapped; the view stays open until `closeOptions`.
  case optionSelected(ItemPath, id: String, option: Int)
  /// Another category is the selected one now.
  case categoryChanged(Int)
}
