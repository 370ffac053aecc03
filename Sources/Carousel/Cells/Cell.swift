/// Where an item stands in the content: category, row, item, each counted from 0.
public struct ItemPath: Hashable, Sendable {
  public var category: Int
  public var row: Int
  public var item: Int

  public init(category: Int, row: Int, item: Int) {
    self.category = category
    self.row = row
    self.item = item
  }
}

/// The stable identity of an item across reloads: ids are unique among siblings only.
public struct ItemIdentity: Hashable, Sendable {
  public var category: String
  public var row: String
  public var item: String

  public init(category: String, row: String, item: String) {
    self.category = category
    self.row = row
    self.item = item
  }
}

/// A reusable visual, bound to one item at a time.
///
/// Nothing of the item lives here but what binding sets: offsets, selection and highlights belong to the model, by
/// identity, so nothing can leak from the item that was here before.
public struct Cell: Sendable {
  /// Place in the pool; constant for the life of the cell, dense from 0.
  public let slot: Int
  /// What it can be reused for; see `CarouselDataSource.itemKind(at:)`.
  public let kind: Int
  public internal(set) var path: ItemPath
  /// Where it stands along its row: the item's place, or in a row that goes round one of its places.
  var index: Int
  public internal(set) var id: String
}
