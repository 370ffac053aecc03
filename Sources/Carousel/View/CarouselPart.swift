/// What a visitor can move: told by `CarouselDelegate` when it begins to move, moves and comes to rest.
///
/// Named by ids, which stay true over a reload, where indices do not.
public enum CarouselPart: Hashable, Sendable {
  /// The strip of categories.
  case strip
  /// The page of a category, up and down.
  case page(category: String)
  /// A row, sideways.
  case row(String, category: String)
  /// An item's picture, off its options.
  case options(ItemIdentity)
}
