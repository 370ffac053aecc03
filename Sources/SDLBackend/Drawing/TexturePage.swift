internal import Carousel

/// One texture cut into slots, or given whole to one large bitmap.
struct TexturePage {
  /// `nil` after the renderer lost it and could not make it again, until the next upload.
  var texture: OpaquePointer?
  let width: Int
  let height: Int
  /// Whether its slots have alpha. An empty page may change sides.
  var isBlended: Bool
  /// `nil` for a page that belongs whole to one bitmap.
  var allocator: PageAllocator?

  var bytes: Int { width * height * 4 }
  var isEmpty: Bool { allocator?.isEmpty ?? false }

  /// Rows on top of a shared page that hold the white texel and are given to nobody.
  static let whiteRows = 4
  /// Texels around a slot that repeat its edge.
  static let gutter = 1

  /// Gives out a slot's texels, gutter left out.
  mutating func allocate(width: Int, height: Int) -> (x: Int, y: Int)? {
    let margin = Self.gutter
    guard let region = allocator?.allocate(width: width + 2 * margin, height: height + 2 * margin) else { return nil }
    return (region.x + margin, region.y + Self.whiteRows + margin)
  }

  mutating func free(_ slot: TextureSlot) {
    let margin = Self.gutter
    allocator?.free(
      PageAllocator.Region(
        x: slot.x - margin, y: slot.y - Self.whiteRows - margin, width: slot.width + 2 * margin,
        height: slot.height + 2 * margin))
  }
}
