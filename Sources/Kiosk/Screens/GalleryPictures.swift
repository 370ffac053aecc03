import Carousel
import Catalog
import Glibc
import Pictures

/// The textures of a gallery's pages: those near the one that is shown, and finer ones of a picture that is enlarged.
struct GalleryPictures {
  /// What is held for one page.
  struct Page {
    let index: Int
    /// The picture at the size it has while caption and thumbnails are shown.
    let base: AssetID
    /// In pixels, of the file; nil where that does not limit what can be seen, and where there is no such file.
    let native: (width: Int, height: Int)?
    /// At the size that it is enlarged to, and what takes its place when it has come.
    var fine: AssetID?
    var next: AssetID?
    /// The box that the finest was asked for in, in pixels.
    var finest: (width: Int, height: Int)?
  }

  private(set) var pages = ContiguousArray<Page>()
  private let items: [GalleryItem]
  private let measures: GalleryMeasures
  private let longestSide: Int

  /// Most pixels of one texture: 48 MB, the whole of a photo of 12 megapixels.
  private static let mostPixels = 12_000_000.0

  /// - Parameter longestSide: of a texture, in pixels.
  init(items: [GalleryItem], measures: GalleryMeasures, longestSide: Int) {
    self.items = items
    self.measures = measures
    self.longestSide = min(longestSide, 16_384)
    pages.reserveCapacity(8)
  }

  subscript(page: Int) -> Page? { pages.first { $0.index == page } }

  func forEachAsset(_ body: (AssetID) -> Void) {
    for page in pages {
      body(page.base)
      if let fine = page.fine { body(fine) }
      if let next = page.next { body(next) }
    }
  }

  // MARK: Pages

  /// Holds the pages that are seen and one on either side of the shown one; tells the gallery the aspects of new ones.
  mutating func follow(_ gallery: inout Gallery, source: ShowcaseSource) {
    let visible = gallery.pager.visible
    let index = gallery.index
    let wanted =
      max(0, min(visible.lowerBound, index - 1))..<min(items.count, max(visible.upperBound, index + 2))
    let leaving = gallery.leaving?.page
    for position in pages.indices.reversed() where !wanted.contains(pages[position].index) {
      guard pages[position].index != leaving else { continue }
      release(pages.remove(at: position), source)
    }
    for page in wanted where self[page] == nil { add(page, &gallery, source) }
  }

  private mutating func add(_ index: Int, _ gallery: inout Gallery, _ source: ShowcaseSource) {
    let image = items[index].image
    let info = source.info(of: image)
    if let info { gallery.setAspect(Double(info.width) / Double(info.height), of: index) }
    let geometry = source.geometry
    let base = source.picture(
      image, width: geometry.pixels(measures.area.width), height: geometry.pixels(measures.area.height), fit: .inside,
      radius: 0, ground: source.look.galleryGround)
    let isDrawing = info?.format == .svg
    pages.append(
      Page(index: index, base: base, native: isDrawing ? nil : info.map { ($0.width, $0.height) }))
  }

  private func release(_ page: Page, _ source: ShowcaseSource) {
    source.assets.release(page.base)
    if let fine = page.fine { source.assets.release(fine) }
    if let next = page.next { source.assets.release(next) }
  }

  mutating func releaseAll(_ source: ShowcaseSource) {
    for page in pages { release(page, source) }
    pages.removeAll(keepingCapacity: true)
  }

  // MARK: Finer ones

  /// Asks for the shown picture at the size it has come to rest at, and drops what is finer than needed elsewhere.
  mutating func refine(_ gallery: Gallery, source: ShowcaseSource) {
    for position in pages.indices {
      takeOver(&pages[position], source)
      if pages[position].index != gallery.zoomPage { coarsen(&pages[position], source) }
    }
    guard gallery.phase == .settled, let position = pages.firstIndex(where: { $0.index == gallery.index }) else {
      return
    }
    guard let box = finerBox(gallery, pages[position], source.geometry) else {
      if !gallery.zoom.isZoomed { coarsen(&pages[position], source) }
      return
    }
    if let finest = pages[position].finest, finest == box { return }
    if let next = pages[position].next { source.assets.release(next) }
    pages[position].next = source.picture(
      items[pages[position].index].image, width: box.width, height: box.height, fit: .inside, radius: 0,
      ground: source.look.galleryGround)
    pages[position].finest = box
  }

  /// The finer texture that has come takes the place of the one before.
  private func takeOver(_ page: inout Page, _ source: ShowcaseSource) {
    guard let next = page.next, source.assets[next].isResident else { return }
    if let fine = page.fine { source.assets.release(fine) }
    page.fine = next
    page.next = nil
  }

  private func coarsen(_ page: inout Page, _ source: ShowcaseSource) {
    if let fine = page.fine { source.assets.release(fine) }
    if let next = page.next { source.assets.release(next) }
    page.fine = nil
    page.next = nil
    page.finest = nil
  }

  /// The box in pixels that the picture must be decoded in to be sharp as it stands; nil where the base will do.
  private func finerBox(
    _ gallery: Gallery, _ page: Page, _ geometry: ScreenGeometry
  ) -> (width: Int, height: Int)? {
    let aspect = gallery.aspect(of: page.index)
    let base = Self.box(aspect, in: measures.area.size, geometry)
    guard gallery.frame(of: page.index).width * geometry.scale > Double(base.width) + 1.5 else { return nil }
    let whole = Self.box(aspect, in: measures.whole.size, geometry)
    // Two steps, so that a little more zoom does not decode again.
    let step = gallery.zoom.zoom <= 1.001 ? 1.0 : gallery.zoom.zoom <= 2 ? 2 : gallery.tuning.maximumZoom
    var factor = step
    if let native = page.native {
      factor = min(factor, max(1, Double(native.width) / Double(whole.width)))
    }
    factor = min(factor, Double(longestSide) / Double(max(whole.width, whole.height)))
    factor = min(factor, (Self.mostPixels / Double(whole.width * whole.height)).squareRoot())
    if factor <= 1 { return whole }
    return (Int(Double(whole.width) * factor), Int(Double(whole.height) * factor))
  }

  private static func box(_ aspect: Double, in size: Size, _ geometry: ScreenGeometry) -> (width: Int, height: Int) {
    let width = Double(geometry.pixels(size.width))
    let height = Double(geometry.pixels(size.height))
    return aspect * height > width
      ? (Int(width), max(1, Int((width / aspect).rounded()))) : (max(1, Int((height * aspect).rounded())), Int(height))
  }
}
