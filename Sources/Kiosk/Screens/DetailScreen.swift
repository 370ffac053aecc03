import Carousel
import Catalog
import Glibc
import Lettering
import Pictures

/// The page of one tile: its picture, its words beside or under it, more pictures, and its link as a code.
struct DetailScreen {
  let tile: Tile
  let identity: ItemIdentity
  /// The tile's place on home, from which the page opens and to which it closes.
  let origin: Rect
  let layout: DetailLayout
  /// The picture as the tile showed it: the page opens with it and needs to wait for nothing.
  let small: AssetID?
  /// All that the tile names; the large one is one of them.
  let images: [ImageReference]
  /// Of the first of them, which is the tile's: its width over its height.
  let aspect: Double?
  /// Of all of them; empty where there is but one.
  let thumbnails: [AssetID]
  let title: AssetID?
  let subtitle: AssetID?
  let text: AssetID?
  let code: AssetID?
  let codeWords: AssetID?

  /// Which of the pictures is the large one.
  private(set) var selected = 0
  private(set) var picture: AssetID?
  /// Where it stands when the page is open.
  private(set) var pictureBox = Rect.zero
  /// Of its corners, in points.
  private(set) var pictureRadius = 0.0
  /// The one before, that gives way.
  private(set) var leaving: (asset: AssetID, box: Rect, fade: Fade)?
  private(set) var flow = Flow()
  var body = ScrollBody()
  /// The page as a finger pulls it down.
  var pull: PullAway
  /// The share by which it is open.
  private(set) var opening: Fade
  private(set) var isClosing = false
  /// How far a frame's time lies ahead of its input's, in seconds; see `Engine.displayLead`.
  var displayLead = 0.0

  var touch: TouchGesture
  var hold = DetailHold()
  /// Nil until a key is pressed, and after a touch.
  var focus: DetailFocus?
  var time: Double
  let look: Look
  let tuning = Tuning()

  /// From the words' top down, in points: where things begin that follow letters of unknown height.
  struct Flow: Equatable {
    var thumbnails = 0.0
    var code = 0.0
    var length = 0.0
  }

  init(
    tile: Tile, identity: ItemIdentity, small: AssetID?, from origin: Rect, source: ShowcaseSource, at time: Double
  ) {
    self.tile = tile
    self.identity = identity
    self.origin = origin
    self.small = small
    self.time = time
    images = tile.pictures
    look = source.look
    let geometry = source.geometry
    aspect = images.first.map { Self.aspect(of: $0, source) }
    layout = DetailLayout(geometry: geometry, look: source.look, aspect: aspect)
    let layout = layout
    touch = TouchGesture(tuning: tuning)
    pull = PullAway(length: geometry.size.height, tuning: tuning)
    opening = Fade(from: 0, to: 1, start: time, duration: source.look.pageFade)
    func block(
      _ text: String, _ type: TypeSize, lines: Double, paragraphs: Double, maxLines: Int?, width: Double
    ) -> AssetID {
      source.assets.acquire(
        .block(
          BlockRequest(
            text: text, style: geometry.style(type), maxWidth: max(1, geometry.pixels(width)),
            lineHeight: geometry.pixels(type.size * lines), paragraphSpacing: geometry.pixels(paragraphs),
            maxLines: maxLines)))
    }
    let width = layout.textWidth
    title = tile.title.map { block($0, .detailTitle, lines: 1.15, paragraphs: 0, maxLines: 5, width: width) }
    subtitle = tile.subtitle.map { block($0, .detailSubtitle, lines: 1.35, paragraphs: 0, maxLines: 3, width: width) }
    text = tile.text.map {
      block($0, .detailBody, lines: 1.5, paragraphs: 16, maxLines: Self.mostTextLines, width: width)
    }
    thumbnails =
      images.count > 1
      ? images.map { source.thumbnail($0, size: layout.thumbnail, ground: source.look.ground) } : []
    code = tile.link.map { link in
      source.assets.acquire(
        .code(
          CodeRequest(
            text: link, side: geometry.pixels(Self.codeSide),
            cornerRadius: source.look.thumbnailRadius * geometry.scale)))
    }
    codeWords = tile.link.map { _ in
      block(
        source.catalog.words.scan, .tileTitle, lines: 1.35, paragraphs: 0, maxLines: 4,
        width: max(120, width - Self.codeSide - 60))
    }
    if !images.isEmpty { (picture, pictureBox, pictureRadius) = large(0, source) }
  }

  /// Lines of the text: some 14,000 letters. All of them are textures, a third of a screen of memory to twenty lines.
  static let mostTextLines = 200

  /// Least side of the code, in points.
  static let codeSide = 160.0

  /// Width over height; that of most photos where the file cannot be read.
  private static func aspect(of image: ImageReference, _ source: ShowcaseSource) -> Double {
    source.info(of: image).map { Double($0.width) / Double($0.height) } ?? 1.5
  }

  /// A picture as large as the page shows it, held until it is released, where it stands, and
  /// the radius of its corners.
  private func large(_ index: Int, _ source: ShowcaseSource) -> (AssetID, Rect, Double) {
    let geometry = source.geometry
    let place = layout.placement(aspect: Self.aspect(of: images[index], source), look: look)
    let asset = source.picture(
      images[index], width: geometry.pixels(place.box.width), height: geometry.pixels(place.box.height), fit: place.fit,
      radius: place.radius)
    return (asset, place.box, place.radius)
  }

  // MARK: What it holds

  func forEachAsset(_ body: (AssetID) -> Void) {
    if let small { body(small) }
    if let picture { body(picture) }
    if let leaving { body(leaving.asset) }
    for (asset, _) in lines { if let asset { body(asset) } }
    if let code { body(code) }
    if let codeWords { body(codeWords) }
    for asset in thumbnails { body(asset) }
  }

  func release(_ source: ShowcaseSource) {
    forEachAsset { source.assets.release($0) }
  }

  /// Goes on where the same page of the content before was.
  mutating func takeOver(_ before: DetailScreen, source: ShowcaseSource) {
    opening = before.opening
    body = before.body
    flow = before.flow
    touch = before.touch
    hold = before.hold
    focus = before.focus
    if case .picture(let index) = focus, index >= images.count { focus = nil }
    pull = before.pull
    displayLead = before.displayLead
    time = before.time
    let shown = before.images.indices.contains(before.selected) ? before.images[before.selected].path : nil
    if let index = images.firstIndex(where: { $0.path == shown }), index != 0 { show(index, source: source) }
    if let gone = leaving?.asset { source.assets.release(gone) }
    leaving = nil
  }

  /// Swaps the large picture.
  mutating func show(_ index: Int, source: ShowcaseSource) {
    guard index != selected, images.indices.contains(index) else { return }
    if let leaving { source.assets.release(leaving.asset) }
    leaving = picture.map { ($0, pictureBox, Fade(from: 1, to: 0, start: time, duration: look.pictureFade * 2)) }
    selected = index
    (picture, pictureBox, pictureRadius) = large(index, source)
  }

  // MARK: Time

  var isClosed: Bool { isClosing && opening.isFinished(at: time) }
  var isAnimating: Bool {
    body.isMoving || pull.isMoving || leaving != nil || hold.wanted != nil || !opening.isFinished(at: time)
      || (hold.owner != .none && touch.isCatchingUp(at: time - displayLead))
  }
  /// 0 closed … 1 open.
  var openness: Double { opening.easedValue(at: time) }
  /// How much of home it covers, 0…1.
  var cover: Double { openness * (1 - pull.progress) }
  /// 0 hidden … 1 shown: the words and marks. They come when home has all but gone, and go first.
  var wordsShare: Double { max(0, openness * 2.5 - 1.5) * max(0, 1 - 3 * pull.progress) }
  /// How much of the picture before is left.
  var leavingShare: Double { leaving?.fade.easedValue(at: time) ?? 0 }
  var contentLength: Double { flow.length }

  /// The words from the top, each with the space above it.
  var lines: InlineLines { InlineLines(first: (title, 0), second: (subtitle, 10), third: (text, 24)) }

  mutating func advance(to time: Double, source: ShowcaseSource) {
    self.time = max(time, self.time)
    if hold.owner != .none { drag() }
    body.advance(to: self.time)
    pull.advance(to: self.time)
    if let wanted = hold.wanted {
      hold.wanted = nil
      show(wanted, source: source)
    }
    // The next one must have come before the one before it goes.
    if let leaving, leaving.fade.isFinished(at: self.time), picture.map({ source.assets[$0].isSettled }) ?? true {
      source.assets.release(leaving.asset)
      self.leaving = nil
    }
    // New words have no height yet; the place among the old ones must not be lost to that.
    guard isMeasured(source: source) || contentLength == 0 else { return }
    let flow = measured(source)
    if flow != self.flow || body.viewportLength != layout.height {
      self.flow = flow
      body.setExtent(content: flow.length, viewport: layout.height, at: self.time, tuning: tuning)
    }
  }

  private func measured(_ source: ShowcaseSource) -> Flow {
    var flow = Flow()
    var end = layout.textTop
    for (asset, gap) in lines where asset != nil {
      end += gap + source.geometry.points(source.assets[asset!].height)
    }
    if !thumbnails.isEmpty {
      flow.thumbnails = end + 30
      end = flow.thumbnails + layout.thumbnailsHeight(thumbnails.count)
    }
    if let code {
      let side = max(Self.codeSide, source.geometry.points(source.assets[code].height))
      // At the foot of the page where there is room.
      flow.code = source.geometry.snapped(max(end + 40, layout.height - layout.bottomInset - side))
      end = flow.code + side
    }
    flow.length = end + layout.bottomInset
    return flow
  }

  /// Whether the height of all words is known. A failure to set them would be no text at all.
  private func isMeasured(source: ShowcaseSource) -> Bool {
    for (asset, _) in lines {
      guard let asset = asset.map({ source.assets[$0] }) else { continue }
      if !asset.isResident, asset.height == 0 { return false }
    }
    return true
  }

  // MARK: Places

  /// Where the large picture stands now, in points.
  func pictureFrame(_ source: ShowcaseSource) -> Rect { frame(of: pictureBox) }

  /// Where a picture stands now that stood in a box when the page was opened.
  func frame(of box: Rect) -> Rect { pull.frame(of: box.offset(x: 0, y: -pictureShift)) }

  /// How far the picture has been scrolled up, with the words.
  var pictureShift: Double { layout.scrollsPicture ? body.offset : 0 }

  func thumbnailFrame(_ index: Int) -> Rect {
    let offset = layout.thumbnailOffset(index)
    return Rect(
      x: layout.textX + offset.x, y: flow.thumbnails + offset.y - body.offset, width: layout.thumbnail.width,
      height: layout.thumbnail.height)
  }

  // MARK: By itself

  mutating func close() {
    guard !isClosing else { return }
    isClosing = true
    opening = Fade(from: openness, to: 0, start: time, duration: look.pageFade)
  }

  /// Whether the gallery was asked for since the last time this was.
  mutating func takeGalleryRequest() -> Bool {
    defer { hold.wantsGallery = false }
    return hold.wantsGallery
  }
}

extension Asset {
  /// Whether it is shown wholly, or will never be.
  var isSettled: Bool { (isResident && fadeStart == nil) || problem != nil }
}
