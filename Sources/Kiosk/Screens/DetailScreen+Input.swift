import Carousel

/// What the finger on the detail page is doing to what.
struct DetailHold {
  enum Owner { case none, words, pull, pictures }

  var owner = Owner.none
  /// The touch stopped the words: it taps nothing.
  var stoppedMotion = false
  /// The thumbnail whose picture is to be shown, and whether the gallery is: done by those who have the content.
  var wanted: Int?
  var wantsGallery = false
}

extension DetailScreen {
  mutating func handle(_ event: InputEvent) {
    time = max(time, event.time)
    body.advance(to: time)
    pull.advance(to: time)
    switch event {
    case .pointer(let sample): handle(sample)
    case .key(let key, let isDown, _): if isDown { press(key) }
    case .interrupted:
      touch.cancel()
      cancelTouch()
    }
  }

  private mutating func handle(_ sample: PointerSample) {
    switch touch.handle(sample) {
    case .ignored, .resting, .dragged: break
    case .began(let replacing):
      focus = nil
      if replacing { cancelTouch() }
      hold.stoppedMotion = body.hold(at: time) >= tuning.restSpeed
    case .dragBegan(let axis): beginDrag(along: axis)
    case .tookOver(let axis):
      cancelTouch()
      focus = nil
      beginDrag(along: axis)
    case .dragEnded: endDrag()
    case .tapped:
      let taps = !hold.stoppedMotion
      cancelTouch()
      if taps { tap(at: touch.start) }
    case .cancelled: cancelTouch()
    }
  }

  /// Sideways over the picture turns to another one. Down from the picture, or from the words while they stand at their
  /// top, pulls the page away; all else scrolls.
  private mutating func beginDrag(along axis: Axis) {
    guard axis == .vertical else {
      cancelTouch()
      if images.count > 1, layout.area.contains(touch.start) { hold.owner = .pictures }
      return
    }
    let isDown = touch.location.y > touch.start.y
    if isDown, body.offset <= 0.5 || (layout.area.contains(touch.start) && !layout.scrollsPicture) {
      body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
      hold.owner = .pull
      pull.beginDrag(at: time)
    } else {
      hold.owner = .words
      body.beginDrag(at: time)
    }
    drag()
  }

  /// Moves what the finger owns to where it was a moment ago; see `TouchGesture.translation(at:)`.
  mutating func drag() {
    let seen = time - displayLead
    switch hold.owner {
    case .none, .pictures: break
    case .words: body.drag(by: -touch.translation(at: seen))
    case .pull: pull.drag(by: touch.freeTranslation(at: seen))
    }
  }

  private mutating func endDrag() {
    drag()
    let velocity = Point(
      x: touch.velocity(along: .horizontal, at: time), y: touch.velocity(along: .vertical, at: time))
    switch hold.owner {
    case .none: break
    case .words:
      body.release(
        velocity: -velocity.y, at: time, rate: tuning.glideRate, tuning: tuning,
        lag: -touch.lag(at: time - displayLead))
    case .pull: if pull.release(velocity: velocity, at: time) { close() }
    case .pictures: turn(by: touch.translation, velocity: velocity.x)
    }
    hold.owner = .none
  }

  /// Shows the next picture or the one before, if the swipe was far or fast enough; one that came back shows none.
  private mutating func turn(by travel: Double, velocity: Double) {
    let isFast = abs(velocity) >= tuning.turnFling
    guard isFast ? velocity * travel > 0 : abs(travel) >= tuning.turnShare * layout.area.width else { return }
    let wanted = (hold.wanted ?? selected) + (travel < 0 ? 1 : -1)
    if images.indices.contains(wanted) { hold.wanted = wanted }
  }

  private mutating func cancelTouch() {
    body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
    pull.cancel(at: time)
    hold.owner = .none
  }

  private mutating func tap(at point: Point) {
    if layout.closeTarget.contains(point) { return close() }
    if layout.textClip.contains(point),
      let index = thumbnails.indices.first(where: { thumbnailFrame($0).outset(by: layout.spacing / 2).contains(point) })
    {
      hold.wanted = index
    } else if layout.area.offset(x: 0, y: -pictureShift).contains(point),
      pictureBox.offset(x: 0, y: -pictureShift).contains(point)
    {
      hold.wantsGallery = true
    }
  }
}
