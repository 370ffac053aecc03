import Carousel
import Catalog
import Glibc
import Lettering
import Pictures

/// The page of one tile: its picture whole, its words beside or under it.
struct DetailScreen {
  let tile: Tile
  let identity: ItemIdentity
  /// The tile's place on home, from which the page opens and to which it closes.
  let origin: Rect
  let layout: DetailLayout
  /// The picture as the tile showed it: the page opens with it and needs to wait for nothing.
  let small: AssetID?
  let picture: AssetID?
  let title: AssetID?
  let subtitle: AssetID?
  let text: AssetID?
  private(set) var body = ScrollBody()
  private(set) var contentLength = 0.0
  /// The share by which it is open.
  private(set) var opening: Fade
  private(set) var isClosing = false

  private var touch: TouchGesture
  private var time: Double
  private let look: Look
  private let tuning = Tuning()

  init(
    tile: Tile, identity: ItemIdentity, small: AssetID?, from origin: Rect, source: ShowcaseSource, at time: Double
  ) {
    self.tile = tile
    self.identity = identity
    self.origin = origin
    self.small = small
    self.time = time
    look = source.look
    let geometry = source.geometry
    layout = DetailLayout(size: geometry.size, look: source.look, hasPicture: tile.image != nil)
    let layout = layout
    touch = TouchGesture(tuning: tuning)
    opening = Fade(from: 0, to: 1, start: time, duration: source.look.pageFade)
    func block(_ text: String, _ type: TypeSize, lines: Double, paragraphs: Double, maxLines: Int?) -> AssetID {
      source.assets.acquire(
        .block(
          BlockRequest(
            text: text, style: geometry.style(type), maxWidth: geometry.pixels(layout.textWidth),
            lineHeight: geometry.pixels(type.size * lines), paragraphSpacing: geometry.pixels(paragraphs),
            maxLines: maxLines)))
    }
    title = tile.title.map { block($0, .detailTitle, lines: 1.15, paragraphs: 0, maxLines: 5) }
    subtitle = tile.subtitle.map { block($0, .detailSubtitle, lines: 1.35, paragraphs: 0, maxLines: 3) }
    text = tile.text.map { block($0, .detailBody, lines: 1.5, paragraphs: 16, maxLines: nil) }
    picture = tile.image.map { image in
      source.picture(
        image, width: geometry.pixels(layout.picture.width), height: geometry.pixels(layout.picture.height),
        fit: .inside)
    }
  }

  var assets: [AssetID] { [small, picture, title, subtitle, text].compactMap { $0 } }

  func release(_ source: ShowcaseSource) {
    for asset in assets { source.assets.release(asset) }
  }

  /// Goes on where the same page of the content before was.
  mutating func takeOver(_ before: DetailScreen) {
    opening = before.opening
    body = before.body
    contentLength = before.contentLength
    touch = before.touch
    time = before.time
  }

  // MARK: Time

  var isClosed: Bool { isClosing && opening.isFinished(at: time) }
  var isAnimating: Bool { body.isMoving || !opening.isFinished(at: time) }
  /// 0 closed … 1 open.
  var openness: Double { opening.easedValue(at: time) }

  mutating func advance(to time: Double, source: ShowcaseSource) {
    self.time = max(time, self.time)
    body.advance(to: time)
    // New words have no height yet; the place among the old ones must not be lost to that.
    guard isMeasured(source: source) || contentLength == 0 else { return }
    let length = self.length(source: source)
    if length != contentLength || body.viewportLength != layout.height {
      contentLength = length
      body.setExtent(content: length, viewport: layout.height, at: self.time, tuning: tuning)
    }
  }

  /// Height of the words with the space around them, in points.
  private func length(source: ShowcaseSource) -> Double {
    var end = layout.textTop
    for (asset, gap) in lines where asset != nil {
      end += gap + source.geometry.points(source.assets[asset!].height)
    }
    return end + layout.bottomInset
  }

  /// Whether the height of all words is known. A failure to set them would be no text at all.
  private func isMeasured(source: ShowcaseSource) -> Bool {
    lines.allSatisfy { line in
      guard let asset = line.asset.map({ source.assets[$0] }) else { return true }
      return asset.isResident || asset.height > 0
    }
  }

  /// The words from the top, each with the space above it.
  var lines: [(asset: AssetID?, gap: Double)] { [(title, 0), (subtitle, 10), (text, 24)] }

  // MARK: Events

  mutating func handle(_ event: InputEvent) {
    time = max(time, event.time)
    body.advance(to: time)
    switch event {
    case .pointer(let sample): handle(sample)
    case .key(let key, let isDown, _): if isDown { press(key) }
    case .interrupted:
      touch.cancel()
      body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
    }
  }

  mutating func close() {
    guard !isClosing else { return }
    isClosing = true
    opening = Fade(from: openness, to: 0, start: time, duration: look.pageFade)
  }

  private mutating func handle(_ sample: PointerSample) {
    switch touch.handle(sample) {
    case .ignored, .resting: break
    case .began: body.hold(at: time)
    case .dragBegan(.vertical):
      body.beginDrag(at: time)
      body.drag(by: -touch.translation)
    case .dragBegan(.horizontal): body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
    case .dragged: body.drag(by: -touch.translation)
    case .dragEnded(let velocity):
      guard touch.axis == .vertical else { break }
      body.release(velocity: -velocity, at: time, rate: tuning.glideRate, tuning: tuning)
    case .tapped:
      body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
      if layout.closeTarget.contains(touch.start) { close() }
    case .cancelled: body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
    }
  }

  private mutating func press(_ key: Key) {
    switch key {
    case .escape, .enter: close()
    case .down: body.scroll(to: body.destination + 120, at: time, tuning: tuning)
    case .up: body.scroll(to: body.destination - 120, at: time, tuning: tuning)
    case .pageDown: body.scroll(to: body.destination + layout.height * 0.8, at: time, tuning: tuning)
    case .pageUp: body.scroll(to: body.destination - layout.height * 0.8, at: time, tuning: tuning)
    case .home: body.scroll(to: 0, at: time, tuning: tuning)
    case .end: body.scroll(to: .greatestFiniteMagnitude, at: time, tuning: tuning)
    case .left, .right, .zoomIn, .zoomOut: break
    }
  }
}

/// Where things stand on the detail page, in points.
struct DetailLayout: Equatable {
  /// The box that the picture is shown whole in.
  let picture: Rect
  let textX: Double
  let textTop: Double
  let textWidth: Double
  /// Height of the screen: the words scroll in it.
  let height: Double
  /// The part of the screen in which words are seen.
  let textClip: Rect
  let bottomInset = 48.0
  let closeButton: Rect

  init(size: Size, look: Look, hasPicture: Bool) {
    let margin = look.margin
    height = size.height
    closeButton = Rect(
      x: size.width - look.closeInset - look.closeSize, y: look.closeInset, width: look.closeSize,
      height: look.closeSize)
    // At most 70 characters a line, at about half an em each.
    let longest = TypeSize.detailBody.size * 0.5 * 70
    guard hasPicture else {
      picture = .zero
      textTop = 88
      textWidth = min(longest, size.width - 2 * margin)
      textX = (size.width - textWidth) / 2
      textClip = Rect(x: 0, y: 0, width: size.width, height: size.height)
      return
    }
    if size.width >= size.height {
      let split = size.width * 0.5625
      picture = Rect(x: margin, y: margin, width: split - margin, height: size.height - 2 * margin)
      textX = split + 56
      textTop = 88
      textWidth = min(longest, size.width - margin - textX)
      textClip = Rect(x: split, y: 0, width: size.width - split, height: size.height)
    } else {
      picture = Rect(
        x: margin, y: closeButton.maxY + 16, width: size.width - 2 * margin, height: size.height * 0.42)
      textX = margin
      textTop = picture.maxY + 32
      textWidth = min(longest, size.width - 2 * margin)
      textClip = Rect(
        x: 0, y: picture.maxY + 16, width: size.width, height: size.height - picture.maxY - 16)
    }
  }

  /// Somewhat larger than the button that is seen: fingers miss.
  var closeTarget: Rect { closeButton.outset(by: 12) }
}
