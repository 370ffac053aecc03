import Glibc

/// Pictures over the whole screen, one a page, with a strip of thumbnails: turns (input, time) into places.
///
/// A swipe turns the page, two fingers or a double tap enlarge the picture, a tap hides what lies over it, a swipe down
/// closes. It knows no pictures, only their aspects, and reads no clock.
public struct Gallery: Sendable {
  public let count: Int
  public let measures: GalleryMeasures
  public let tuning: Tuning
  /// How far a frame's time lies ahead of its input's, in seconds; see `Engine.displayLead`.
  public var displayLead = 0.0
  public internal(set) var pager: Pager
  public internal(set) var zoom: ZoomBody
  public internal(set) var pull: PullAway
  public internal(set) var thumbnails: Thumbnails
  /// The page that `zoom` belongs to; the others are whole.
  public internal(set) var zoomPage: Int
  /// The share by which it is open.
  public internal(set) var opening: Fade
  public internal(set) var isClosing = false
  /// The page that gives way to the one that was jumped to, and how much of it is left.
  public internal(set) var leaving: (page: Int, fade: Fade)?

  /// Width over height of each picture.
  private var aspects: ContiguousArray<Double>
  /// What lies over the picture: 1 shown, 0 hidden.
  var chrome: Fade
  /// Whether it hid by itself, to come back by itself.
  var chromeReturns = false
  /// How much of the screen the picture has: 0 what caption and thumbnails leave, 1 all.
  var room: Fade
  /// What the marker has still to go after a jump, in pages.
  var lead = Fade(from: 0, to: 0, start: 0, duration: 0)
  var touch: TouchGesture
  var pinch: PinchGesture
  var taps: TapPair
  /// The finger that stays on the screen after a pinch.
  var staying: Int?
  var hold = GalleryHold()
  var time: Double

  /// - Precondition: there is a picture, and `index` is one.
  public init(count: Int, index: Int, measures: GalleryMeasures, at time: Double, tuning: Tuning = Tuning()) {
    self.count = count
    self.measures = measures
    self.tuning = tuning
    self.time = time
    pager = Pager(
      count: count, pageLength: measures.screen.width, gap: measures.pageGap, index: index, at: time, tuning: tuning)
    pull = PullAway(length: measures.screen.height, tuning: tuning)
    thumbnails = Thumbnails(count: count, measures: measures, selection: Double(index), at: time, tuning: tuning)
    aspects = ContiguousArray(repeating: 1.5, count: count)
    zoom = ZoomBody(fit: GalleryMeasures.fit(1.5, in: measures.area), view: measures.area, at: time, tuning: tuning)
    zoomPage = index
    opening = Fade(from: 0, to: 1, start: time, duration: measures.openFade)
    chrome = Fade(from: 1, to: 1, start: time, duration: 0)
    room = Fade(from: 0, to: 0, start: time, duration: 0)
    touch = TouchGesture(tuning: tuning)
    pinch = PinchGesture(tuning: tuning)
    taps = TapPair(tuning: tuning)
  }

  // MARK: Queries

  /// The picture that is shown, or on its way to be.
  public var index: Int { pager.index }
  /// 0 closed … 1 open.
  public var openness: Double { opening.easedValue(at: time) }
  public var isClosed: Bool { isClosing && opening.isFinished(at: time) }
  /// 0 hidden … 1 shown: what lies over the picture. It comes when what is behind has all but gone, and goes first.
  public var chromeShare: Double {
    chrome.easedValue(at: time) * max(0, openness * 2.5 - 1.5) * max(0, 1 - 3 * pull.progress)
  }
  /// How much of what is behind is covered, 0…1.
  public var cover: Double { openness * (1 - pull.progress) }
  /// Where the marker stands, in thumbnails.
  public var selection: Double { pager.position + lead.easedValue(at: time) }
  /// How much is left of the page that was jumped from.
  public var leavingShare: Double { leaving?.fade.easedValue(at: time) ?? 0 }

  /// Whether the next frame may look different without any input.
  public var isAnimating: Bool {
    pager.body.isMoving || zoom.isMoving || pull.isMoving || thumbnails.isMoving || taps.due != nil || leaving != nil
      || !opening.isFinished(at: time) || !chrome.isFinished(at: time) || !room.isFinished(at: time)
      || !lead.isFinished(at: time)
      || (hold.owner != .none && touch.isCatchingUp(at: time - displayLead))
  }

  public var phase: ScrollPhase {
    if !opening.isFinished(at: time) { return .snapping }
    if pager.body.phase != .settled { return pager.body.phase }
    return zoom.phase != .settled ? zoom.phase : pull.phase
  }

  /// The part of the screen that pictures are shown in.
  public var view: Rect { view(room: room.easedValue(at: time)) }

  func view(room: Double) -> Rect {
    let (small, large) = (measures.area, measures.whole)
    return Rect(
      x: 0, y: 0, width: small.width + (large.width - small.width) * room,
      height: small.height + (large.height - small.height) * room)
  }

  /// Where a page's picture stands on the screen, in points.
  public func frame(of page: Int) -> Rect {
    var box: Rect
    if page == zoomPage {
      box = zoom.frame
    } else {
      let view = view
      let fit = GalleryMeasures.fit(aspects[page], in: view)
      box = Rect(
        x: view.center.x - fit.width / 2, y: view.center.y - fit.height / 2, width: fit.width, height: fit.height)
    }
    box = box.offset(x: pager.shift(of: page), y: 0)
    return page == index ? pull.frame(of: box) : box
  }

  /// A thumbnail's box on the screen, in points.
  public func thumbnailFrame(of index: Int) -> Rect {
    Rect(
      x: thumbnails.layout.start(of: index) - thumbnails.offset, y: measures.thumbnailTop,
      width: measures.thumbnail.width, height: measures.thumbnail.height)
  }

  /// Width over height of a picture as far as it is known.
  public func aspect(of page: Int) -> Double { aspects[page] }

  /// Tells it a picture's width over height.
  ///
  /// - Precondition: it is positive.
  public mutating func setAspect(_ aspect: Double, of page: Int) {
    precondition(aspect > 0, "a picture has an extent")
    aspects[page] = aspect
    updateView()
  }

  // MARK: Time

  /// Moves everything to where it is at `time`; earlier times than before are ignored.
  public mutating func advance(to time: Double) {
    guard time >= self.time else { return }
    if let due = taps.due, due <= time {
      self.time = due
      if taps.single(by: due) != nil { setChrome(chrome.to == 0) }
    }
    self.time = time
    if hold.owner != .none { drag() }
    pager.advance(to: time)
    zoom.advance(to: time)
    pull.advance(to: time)
    if let leaving, leaving.fade.isFinished(at: time) { self.leaving = nil }
    if pager.body.isSettled, !pager.body.isHeld, zoomPage != index { takeZoom(to: index) }
    updateView()
    thumbnails.advance(to: time, selection: selection)
  }

  /// The page that came to rest is the one to enlarge from now on; the one that left is whole again.
  mutating func takeZoom(to page: Int) {
    let wasZoomed = zoom.isZoomed
    zoom.reset()
    zoomPage = page
    if wasZoomed { returnChrome() }
    updateRoom()
  }

  mutating func updateView() {
    let view = view
    zoom.setFrame(fit: GalleryMeasures.fit(aspects[zoomPage], in: view), view: view)
  }

  // MARK: What lies over the picture

  mutating func setChrome(_ isShown: Bool) {
    chromeReturns = false
    fadeChrome(to: isShown ? 1 : 0)
  }

  private mutating func fadeChrome(to share: Double) {
    guard chrome.to != share else { return }
    chrome = Fade(from: chrome.easedValue(at: time), to: share, start: time, duration: measures.chromeFade)
    updateRoom()
  }

  /// A picture that is enlarged has the screen for itself.
  mutating func hideChromeForZoom() {
    if chrome.to == 1 {
      fadeChrome(to: 0)
      chromeReturns = true
    }
    updateRoom()
  }

  mutating func returnChrome() {
    if chromeReturns { setChrome(true) }
  }

  mutating func updateRoom() {
    let target = chrome.to == 0 || zoom.isZoomed || zoom.isPinching ? 1.0 : 0
    guard room.to != target else { return }
    room = Fade(from: room.easedValue(at: time), to: target, start: time, duration: measures.chromeFade)
  }

  // MARK: By itself

  /// Turns to a picture: with a movement where it is the next, else by fading over.
  public mutating func show(_ page: Int, at time: Double) {
    advance(to: time)
    let page = min(max(page, 0), count - 1)
    guard page != index else { return }
    thumbnails.follow(at: time)
    guard abs(page - index) > 1 else { return pager.scroll(to: page, at: time) }
    let before = selection
    leaving = (index, Fade(from: 1, to: 0, start: time, duration: measures.chromeFade))
    pager.jump(to: page)
    lead = Fade(from: before - pager.position, to: 0, start: time, duration: 0.3)
    takeZoom(to: page)
    updateView()
    thumbnails.advance(to: time, selection: selection)
  }

  /// Enlarges the picture around a point of the screen; 1 is the whole picture.
  public mutating func zoom(to share: Double, around point: Point, at time: Double) {
    advance(to: time)
    guard pager.body.isSettled, zoomPage == index else { return }
    let zooms = share > 1.001
    if zooms { hideChromeForZoom() } else { returnChrome() }
    let target = view(room: zooms || chrome.to == 0 ? 1 : 0)
    zoom.zoom(
      to: share, around: point, fit: GalleryMeasures.fit(aspects[zoomPage], in: target), view: target, at: time)
    updateRoom()
  }

  /// Open at once.
  public mutating func skipOpening() {
    opening = Fade(from: 1, to: 1, start: time, duration: 0)
  }

  public mutating func close(at time: Double) {
    advance(to: time)
    guard !isClosing else { return }
    isClosing = true
    taps.cancel()
    opening = Fade(from: openness, to: 0, start: time, duration: measures.openFade)
  }
}
