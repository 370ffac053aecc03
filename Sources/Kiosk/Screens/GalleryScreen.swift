import Carousel
import Catalog
import Glibc
import Lettering

/// Pictures over the whole screen, one a page: a `Gallery` with the textures and words of what it shows.
struct GalleryScreen {
  let subject: GallerySubject
  let items: [GalleryItem]
  private(set) var gallery: Gallery
  private(set) var pictures: GalleryPictures
  private(set) var thumbnails: GalleryThumbnails
  /// Where the shown picture stands outside of the gallery: it grows from there, and goes back there. Nil fades.
  var origin: Rect?
  /// The picture as the tile shows it: the gallery opens with it and needs to wait for nothing.
  let small: (page: Int, asset: AssetID)?
  private(set) var caption: Caption
  /// The page whose tile home was last brought to.
  var followed: Int

  /// The words of the shown picture.
  struct Caption {
    var page = -1
    var title: AssetID?
    var subtitle: AssetID?
    /// "7 of 13"; nil for one picture alone.
    var counter: AssetID?
    var assets: [AssetID] { [title, subtitle, counter].compactMap { $0 } }
  }

  /// - Parameters:
  ///   - origin: where the picture stands that it opens with.
  ///   - small: that picture's texture there, held by the caller for the gallery.
  ///   - longestSide: of a texture, in pixels.
  /// - Precondition: there is a picture, and `index` is one.
  init(
    subject: GallerySubject, items: [GalleryItem], index: Int, origin: Rect?, small: AssetID?, longestSide: Int,
    source: ShowcaseSource, at time: Double
  ) {
    self.subject = subject
    self.items = items
    self.origin = origin
    self.small = small.map { (index, $0) }
    followed = index
    let measures = Self.measures(items, source)
    gallery = Gallery(count: items.count, index: index, measures: measures, at: time)
    pictures = GalleryPictures(items: items, measures: measures, longestSide: longestSide)
    thumbnails = GalleryThumbnails(items: items, measures: measures)
    caption = Caption()
    follow(source)
  }

  private static func measures(_ items: [GalleryItem], _ source: ShowcaseSource) -> GalleryMeasures {
    let geometry = source.geometry
    let look = source.look
    // On a narrow screen the words stand under each other. What there is nothing for takes no room from the picture.
    let hasWords = items.contains { $0.title != nil || $0.subtitle != nil }
    let caption = !hasWords ? 0 : isNarrow(geometry) ? 72.0 : 50
    return GalleryMeasures(
      screen: geometry.size, barHeight: items.count > 1 ? geometry.snapped(108) : 0,
      captionHeight: geometry.snapped(caption),
      thumbnail: Size(width: geometry.snapped(96), height: geometry.snapped(64)), spacing: geometry.snapped(12),
      margin: geometry.snapped(look.margin),
      closeButton: Rect(
        x: geometry.size.width - look.closeInset - look.closeSize, y: look.closeInset, width: look.closeSize,
        height: look.closeSize), openFade: look.pageFade)
  }

  static func isNarrow(_ geometry: ScreenGeometry) -> Bool { geometry.size.width < 900 }

  func forEachAsset(_ body: (AssetID) -> Void) {
    if let small { body(small.asset) }
    pictures.forEachAsset(body)
    if let title = caption.title { body(title) }
    if let subtitle = caption.subtitle { body(subtitle) }
    if let counter = caption.counter { body(counter) }
    thumbnails.forEachAsset(body)
  }

  mutating func release(_ source: ShowcaseSource) {
    if let small { source.assets.release(small.asset) }
    pictures.releaseAll(source)
    thumbnails.releaseAll(source)
    for asset in caption.assets { source.assets.release(asset) }
    caption = Caption()
  }

  // MARK: Events and time

  var isClosing: Bool { gallery.isClosing }

  mutating func handle(_ event: InputEvent) { gallery.handle(event) }

  mutating func advance(to time: Double, source: ShowcaseSource) {
    gallery.advance(to: time)
    follow(source)
    pictures.refine(gallery, source: source)
  }

  /// Opens at once: it was open before the content changed.
  mutating func skipOpening() { gallery.skipOpening() }

  var displayLead: Double {
    get { gallery.displayLead }
    set { gallery.displayLead = newValue }
  }

  private mutating func follow(_ source: ShowcaseSource) {
    pictures.follow(&gallery, source: source)
    thumbnails.follow(gallery.thumbnails.visible, source: source)
    if caption.page != gallery.index { setCaption(gallery.index, source) }
  }

  private mutating func setCaption(_ page: Int, _ source: ShowcaseSource) {
    let geometry = source.geometry
    let old = caption
    caption = Caption(page: page)
    let width = geometry.width - 2 * geometry.pixels(source.look.margin)
    let item = items[page]
    caption.title = item.title.map { source.line($0, .tileTitle, width) }
    caption.subtitle = item.subtitle.map { source.line($0, .subtitle, width) }
    if items.count > 1 {
      let words = source.catalog.words.counter(page + 1, of: items.count)
      caption.counter = source.line(words, .tileTitle, width)
    }
    for asset in old.assets { source.assets.release(asset) }
  }
}
