import Carousel

/// What the visitor at the panel has done that goes with them when they leave.
struct Visitor: Equatable {
  private(set) var liked = Set<ItemIdentity>()
  private(set) var hidden = Set<ItemIdentity>()

  /// Likes a tile, or takes that back; returns by how much its count changes.
  mutating func toggleLike(_ tile: ItemIdentity) -> Int {
    guard liked.remove(tile) == nil else { return -1 }
    liked.insert(tile)
    return 1
  }

  mutating func hide(_ tile: ItemIdentity) { hidden.insert(tile) }
}
