import Carousel
import Catalog

extension Stage {
  /// Opens the gallery of a tile on home, from where its picture stands.
  func openGallery(at path: ItemPath, from frame: Rect) {
    let subject = source.gallerySubject(at: path)
    let shown = source.galleryItems(of: subject)
    guard !shown.items.isEmpty else { return }
    let isOwn = shown.items[shown.index].image.path == source.tile(at: path).image?.path
    show(
      GalleryScreen(
        subject: subject, items: shown.items, index: shown.index, origin: frame,
        small: isOwn ? source.pictureAsset(at: path) : nil, longestSide: store.textures.maxTextureSize, source: source,
        at: engine.time))
  }

  /// Opens the gallery of the detail page, from the large picture on it.
  func openGallery(of page: DetailScreen) {
    let subject = GallerySubject.detail(page.identity)
    let items = source.galleryItems(of: subject).items
    guard items.indices.contains(page.selected) else { return }
    let small = page.picture
    if let small { source.assets.retain(small) }
    show(
      GalleryScreen(
        subject: subject, items: items, index: page.selected, origin: page.pictureFrame(source), small: small,
        longestSide: store.textures.maxTextureSize, source: source, at: engine.time))
  }

  /// Brings home to the tile whose picture a gallery of its row shows now, and the ring with it: it closes to there. What
  /// lies under an open gallery is not seen to move.
  func followGallery() {
    guard let screen = gallery, case .row = screen.subject, screen.followed != screen.gallery.index else { return }
    gallery!.followed = screen.gallery.index
    let item = screen.items[screen.gallery.index].tile
    guard let path = source.path(of: item), path.category == engine.selected else { return }
    moveContent { [source] engine in
      engine.scroll(to: path, animated: false, source: source)
      engine.moveFocus(to: path, source: source)
    }
  }

  /// Where the picture that a closing gallery shows stands under it; nil where it is not to be seen.
  func galleryTarget() -> Rect? {
    guard let gallery else { return nil }
    switch gallery.subject {
    case .detail: return detail.flatMap { $0.isClosing ? nil : $0.pictureFrame(source) }
    case .row, .tile:
      guard let path = source.path(of: gallery.items[gallery.gallery.index].tile), path.category == engine.selected,
        engine.visibleCategories.contains(path.category)
      else { return nil }
      let frame = source.pictureFrame(at: path, in: engine.frame(of: path))
      return frame.intersects(engine.pageViewport) ? frame : nil
    }
  }

  /// The tile whose picture is on its way to a page or back from it.
  var liftedTile: ItemPath? {
    if let gallery, gallery.origin != nil {
      switch gallery.subject {
      case .detail: break
      case .row, .tile: return source.path(of: gallery.items[gallery.gallery.index].tile)
      }
    }
    guard let detail, detail.picture != nil else { return nil }
    return source.path(of: detail.identity)
  }

  func restoreGallery() {
    guard let before = gallery else { return }
    gallery = restoredGallery(before)
    gallery?.displayLead = engine.displayLead
  }

  /// The gallery that was open before, over the content that is shown now: at the same picture, if it is still there.
  private func restoredGallery(_ before: GalleryScreen) -> GalleryScreen? {
    guard !before.isClosing else { return nil }
    let shown = source.galleryItems(of: before.subject)
    guard !shown.items.isEmpty else { return nil }
    let item = before.items[before.gallery.index]
    let index =
      shown.items.firstIndex { $0.tile == item.tile && $0.image.path == item.image.path }
      ?? shown.items.firstIndex { $0.image.path == item.image.path }
      ?? min(before.gallery.index, shown.items.count - 1)
    var screen = GalleryScreen(
      subject: before.subject, items: shown.items, index: index, origin: nil, small: nil,
      longestSide: store.textures.maxTextureSize, source: source, at: time)
    screen.skipOpening()
    return screen
  }
}
