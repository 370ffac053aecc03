import Glibc

/// What the finger on a gallery is doing to what. Decided once per touch.
struct GalleryHold: Sendable {
  enum Region: Sendable { case picture, thumbnails, button }
  enum Owner: Sendable { case none, pages, picture, thumbnails, pull }

  var region = Region.picture
  var owner = Owner.none
  /// The touch stopped something that moved: it taps nothing.
  var stoppedMotion = false
  /// The drag of an enlarged picture has gone beyond its edge: the pages decide at the end.
  var handsOver = false
  /// The drag goes on from a pinch.
  var followsPinch = false
}

extension Gallery {
  /// Applies one event; time is first advanced to the event's own.
  public mutating func handle(_ event: InputEvent) {
    advance(to: event.time)
    guard !isClosing else { return }
    switch event {
    case .pointer(let sample): handle(sample)
    case .key(let key, let isDown, _): if isDown { press(key) }
    case .interrupted:
      if zoom.isPinching { endPinch() }
      pinch.cancel()
      staying = nil
      taps.cancel()
      if touch.isActive {
        touch.cancel()
        cancelTouch()
      }
    }
    updateView()
    thumbnails.advance(to: time, selection: selection)
  }

  // MARK: Keys

  private mutating func press(_ key: Key) {
    let middle = view.center
    switch key {
    case .escape: close(at: time)
    // An enlarged picture is moved, from its edge the page is turned.
    case .left: if !pan(x: -1, y: 0) { show(index - 1, at: time) }
    case .right: if !pan(x: 1, y: 0) { show(index + 1, at: time) }
    case .pageUp: show(index - 1, at: time)
    case .pageDown: show(index + 1, at: time)
    case .home: show(0, at: time)
    case .end: show(count - 1, at: time)
    case .enter: zoom(to: zoom.isZoomed ? 1 : tuning.tapZoom, around: middle, at: time)
    case .zoomIn: zoom(to: min(zoom.destination * 1.6, tuning.maximumZoom), around: middle, at: time)
    case .zoomOut: zoom(to: max(1, zoom.destination / 1.6), around: middle, at: time)
    case .up: if !zoom.isZoomed { setChrome(true) } else { _ = pan(x: 0, y: -1) }
    case .down: if !zoom.isZoomed { setChrome(false) } else { _ = pan(x: 0, y: 1) }
    case .menu: setChrome(chrome.to == 0)
    }
  }

  /// The share of the view that a key moves an enlarged picture by.
  private static let keyPan = 0.35

  private mutating func pan(x: Double, y: Double) -> Bool {
    guard zoomPage == index, hold.owner == .none else { return false }
    return zoom.pan(byViews: Point(x: x * Self.keyPan, y: y * Self.keyPan), at: time)
  }

  // MARK: Fingers

  private mutating func handle(_ sample: PointerSample) {
    switch pinch.handle(sample) {
    case .began: beginPinch()
    case .changed:
      if zoom.isPinching { zoom.pinch(scale: pinch.scale, center: pinch.center) }
    case .ended: if zoom.isPinching { endPinch() }
    case .ignored: break
    }
    guard !zoom.isPinching else { return }
    followStaying(sample)
    switch touch.handle(sample) {
    case .ignored, .resting: break
    case .began(let replacing):
      if replacing { cancelTouch() }
      beginTouch(at: sample.position)
    case .dragBegan(let axis):
      beginDrag(along: axis)
      drag()
    case .tookOver(let axis):
      cancelTouch()
      beginTouch(at: touch.start)
      beginDrag(along: axis)
      drag()
    case .dragged: break
    case .tapped: tap(at: touch.start)
    case .dragEnded: endDrag()
    case .cancelled: cancelTouch()
    }
  }

  /// The first finger owns a drag that has begun; only over an enlarged picture a second one takes it over.
  private mutating func beginPinch() {
    guard hold.region == .picture, hold.owner == .none || hold.owner == .picture, zoomPage == index else { return }
    touch.cancel()
    cancelTouch()
    taps.cancel()
    staying = nil
    zoom.beginPinch(at: pinch.center)
    hideChromeForZoom()
  }

  private mutating func endPinch() {
    zoom.endPinch(at: time)
    if !zoom.isZoomed { returnChrome() }
    updateRoom()
    staying = pinch.remaining?.pointer
  }

  /// The finger that stays after a pinch goes on moving the picture, from where both are once it is in its limits.
  private mutating func followStaying(_ sample: PointerSample) {
    guard let pointer = staying else { return }
    guard let finger = pinch.remaining, finger.pointer == pointer, !touch.isActive else { return staying = nil }
    guard zoom.isZoomed, zoomPage == index, zoom.beginPan(at: time) else { return }
    staying = nil
    touch.resume(pointer: pointer, at: finger.position, time: time)
    hold = GalleryHold()
    hold.owner = .picture
    hold.followsPinch = true
    pager.beginDrag(at: time)
  }

  private mutating func beginTouch(at point: Point) {
    hold = GalleryHold()
    let isShown = chrome.to == 1
    if isShown, measures.closeButton.outset(by: 12).contains(point) {
      hold.region = .button
    } else if isShown, measures.bar.contains(point) {
      hold.region = .thumbnails
      hold.stoppedMotion = thumbnails.isMoving && thumbnails.hold(at: time) >= tuning.restSpeed
      return
    }
    let speed = max(pager.hold(at: time), zoom.hold(at: time))
    hold.stoppedMotion = speed >= tuning.restSpeed
  }

  private mutating func beginDrag(along axis: Axis) {
    taps.cancel()
    switch hold.region {
    case .thumbnails:
      guard axis == .horizontal else { return beginPull() }
      hold.owner = .thumbnails
      _ = thumbnails.hold(at: time)
      thumbnails.beginDrag(at: time)
    case .picture, .button:
      if zoom.isZoomed, zoomPage == index {
        guard zoom.beginPan(at: time) else { return pager.cancel(at: time) }
        hold.owner = .picture
        pager.beginDrag(at: time)
      } else if axis == .horizontal {
        hold.owner = .pages
        thumbnails.follow(at: time)
        pager.beginDrag(at: time)
      } else {
        beginPull()
      }
    }
  }

  private mutating func beginPull() {
    pager.cancel(at: time)
    thumbnails.cancel(at: time)
    // While a page turns there is no picture to take along.
    guard zoomPage == index, !zoom.isZoomed else { return }
    hold.owner = .pull
    pull.beginDrag(at: time)
  }

  /// Moves what the finger owns to where it was a moment ago; see `TouchGesture.translation(at:)`.
  mutating func drag() {
    let seen = time - displayLead
    switch hold.owner {
    case .none: break
    case .pages: pager.drag(by: -touch.translation(at: seen))
    case .thumbnails: thumbnails.drag(by: -touch.translation(at: seen))
    case .pull: pull.drag(by: touch.freeTranslation(at: seen))
    case .picture:
      let travel = touch.freeTranslation(at: seen)
      let rest = zoom.pan(by: Point(x: -travel.x, y: -travel.y))
      hold.handsOver = rest != 0
      if rest != 0 { thumbnails.follow(at: time) }
      pager.drag(by: rest)
    }
  }

  private mutating func endDrag() {
    drag()
    let lag = -touch.lag(at: time - displayLead)
    // Two fingers are never lifted at once: what the later one does until then flings nothing.
    let flings = !hold.followsPinch || time - touch.startTime > tuning.velocityWindow
    let velocity =
      flings
      ? Point(x: touch.velocity(along: .horizontal, at: time), y: touch.velocity(along: .vertical, at: time)) : .zero
    switch hold.owner {
    case .none: break
    case .pages: pager.release(velocity: -velocity.x, at: time, lag: lag)
    case .thumbnails: thumbnails.release(velocity: -velocity.x, at: time, lag: lag)
    case .pull: if pull.release(velocity: velocity, at: time) { close(at: time) }
    case .picture:
      zoom.endPan(velocity: Point(x: hold.handsOver ? 0 : -velocity.x, y: -velocity.y), at: time)
      if hold.handsOver { pager.release(velocity: -velocity.x, at: time) } else { pager.cancel(at: time) }
    }
    hold = GalleryHold()
  }

  /// The touch is over without a fling or a tap.
  private mutating func cancelTouch() {
    pager.cancel(at: time)
    zoom.endPan(velocity: .zero, at: time)
    thumbnails.cancel(at: time)
    pull.cancel(at: time)
    hold = GalleryHold()
  }

  private mutating func tap(at point: Point) {
    let ended = hold
    cancelTouch()
    guard !ended.stoppedMotion else { return }
    switch ended.region {
    case .button: close(at: time)
    case .thumbnails:
      if let index = thumbnails.index(at: point.x), thumbnailFrame(of: index).outset(by: 8).contains(point) {
        show(index, at: time)
      }
    case .picture:
      guard taps.tap(at: point, time: time) else { return }
      zoom(to: zoom.isZoomed ? 1 : tuning.tapZoom, around: point, at: time)
    }
  }
}
