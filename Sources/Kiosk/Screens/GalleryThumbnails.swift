import Carousel
import Catalog
import Glibc

/// The textures of the thumbnails that are in view: as many places as the screen needs, used again and again.
struct GalleryThumbnails {
  private(set) var bound = 0..<0
  /// By index modulo its count.
  private var places: ContiguousArray<AssetID?>
  private let items: [GalleryItem]
  private let size: Size

  /// Beyond the screen's edges, so that a thumbnail is there when it comes in.
  private static let reach = 3

  init(items: [GalleryItem], measures: GalleryMeasures) {
    self.items = items
    size = measures.thumbnail
    let fits = Int(measures.screen.width / (measures.thumbnail.width + measures.spacing)) + 2
    places = ContiguousArray(repeating: nil, count: fits + 2 * Self.reach)
  }

  subscript(index: Int) -> AssetID? { bound.contains(index) ? places[index % places.count] : nil }

  func forEachAsset(_ body: (AssetID) -> Void) {
    for index in bound { if let asset = self[index] { body(asset) } }
  }

  /// Fills the places of thumbnails that come near, and frees those of what has gone.
  mutating func follow(_ visible: Range<Int>, source: ShowcaseSource) {
    let lower = max(0, visible.lowerBound - Self.reach)
    let wanted = lower..<min(items.count, max(lower, visible.upperBound + Self.reach), lower + places.count)
    guard wanted != bound else { return }
    for index in bound where !wanted.contains(index) { release(index, source) }
    for index in wanted where !bound.contains(index) {
      places[index % places.count] = source.thumbnail(items[index].image, size: size)
    }
    bound = wanted
  }

  mutating func releaseAll(_ source: ShowcaseSource) {
    for index in bound { release(index, source) }
    bound = 0..<0
  }

  private mutating func release(_ index: Int, _ source: ShowcaseSource) {
    if let asset = places[index % places.count] { source.assets.release(asset) }
    places[index % places.count] = nil
  }
}

extension ShowcaseSource {
  /// A small picture for a strip of thumbnails, held until it is released.
  func thumbnail(_ image: ImageReference, size: Size, ground: Color? = nil) -> AssetID {
    picture(
      image, width: geometry.pixels(size.width), height: geometry.pixels(size.height), fit: .cover,
      radius: look.thumbnailRadius, ground: ground ?? look.galleryBar)
  }
}
