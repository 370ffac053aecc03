import Carousel
import Catalog

/// One picture of a gallery with its words.
struct GalleryItem: Equatable {
  var image: ImageReference
  var title: String?
  var subtitle: String?
  /// The tile whose picture it is.
  var tile: ItemIdentity
}

/// Whose pictures a gallery shows; by identity, so that it survives another content.
enum GallerySubject: Equatable {
  /// Those of the row that a tile stands in.
  case row(of: ItemIdentity)
  /// A tile's own.
  case tile(ItemIdentity)
  /// Those of the detail page that lies under it.
  case detail(ItemIdentity)

  var identity: ItemIdentity {
    switch self {
    case .row(let identity), .tile(let identity), .detail(let identity): identity
    }
  }
}

extension ShowcaseSource {
  /// What a tile's gallery is about: its own pictures where it names more of them, else those of its row.
  func gallerySubject(at path: ItemPath) -> GallerySubject {
    let identity = identity(of: path)
    return tile(at: path).images.isEmpty ? .row(of: identity) : .tile(identity)
  }

  /// The pictures of a gallery, and which of them is the subject's own; empty where the subject is gone.
  func galleryItems(of subject: GallerySubject) -> (items: [GalleryItem], index: Int) {
    guard let path = path(of: subject.identity) else { return ([], 0) }
    let own = tile(at: path)
    func items(_ images: [ImageReference]) -> [GalleryItem] {
      images.map { GalleryItem(image: $0, title: own.title, subtitle: own.subtitle, tile: subject.identity) }
    }
    switch subject {
    case .detail, .tile: return (items(own.pictures), 0)
    case .row:
      var found: [GalleryItem] = []
      var index = 0
      let row = catalog.categories[path.category].rows[path.row]
      for (item, tile) in row.tiles.enumerated() {
        guard let image = tile.image else { continue }
        if item == path.item { index = found.count }
        found.append(
          GalleryItem(
            image: image, title: tile.title, subtitle: tile.subtitle,
            tile: ItemIdentity(category: subject.identity.category, row: subject.identity.row, item: tile.id)))
      }
      return (found, index)
    }
  }
}
