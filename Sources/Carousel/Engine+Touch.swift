/// What the finger on the screen is doing to whom. Decided once per touch, then locked until release.
struct TouchHold: Sendable {
  enum Region: Equatable, Sendable {
    case none
    case strip
    /// The page, where no row is.
    case page
    case row(Int)
    /// The picture of a tile, that slides off its options.
    case options
  }

  /// A touched tile that has options.
  struct Options: Sendable {
    var item: ItemIdentity
    var path: ItemPath
    var view: OptionView
    /// The tile's box when the finger came down.
    var frame: Rect
    /// Whether they were open by then.
    var isOpen: Bool
    /// Whether a sideways drag moves them, not the row.
    var canDrag = false
    /// The button under the finger.
    var button: Int?
    /// When resting on the tile opens them.
    var opensAt: Double?
  }

  /// Where the finger came down.
  var region = Region.none
  /// What its drag moves, once it is one.
  var owner = Region.none
  /// What else its drag moves, along the other axis; nothing but where the program has allowed it.
  var companion = Region.none
  /// The touch stopped something that moved: it taps nothing.
  var stoppedMotion = false
  /// The tile it presses.
  var pressed: ItemIdentity?
  /// The tile under the finger, where it has options.
  var options: Options?
  /// The category that was selected at the touch.
  var category = 0
}

extension Engine {
  mutating func handle(_ sample: PointerSample, source: some CarouselDataSource) {
    switch touch.handle(sample) {
    case .ignored, .resting: break
    case .began(let replacing):
      if replacing { endTouch(tapped: false) }
      beginTouch(at: sample.position, source: source)
    case .dragBegan(let axis): beginDrag(along: axis)
    case .tookOver(let axis):
      endTouch(tapped: false)
      beginTouch(at: touch.start, source: source)
      beginDrag(along: axis)
    case .dragged: break
    case .tapped: endTouch(tapped: true)
    case .dragEnded(let velocity): endDrag(velocity: velocity)
    case .cancelled: endTouch(tapped: false)
    }
  }

  // MARK: Down

  private mutating func beginTouch(at point: Point, source: some CarouselDataSource) {
    clearFocus()
    hold = TouchHold()
    hold.category = selected
    if hasStrip, point.y < measures.stripHeight {
      hold.region = .strip
      hold.stoppedMotion = strip.hold(at: time) >= tuning.restSpeed
      beginOptions(at: point, on: nil, source: source)
      return
    }
    hold.region = .page
    hold.stoppedMotion = abs(strip.velocity) >= tuning.restSpeed
    let pitch = measures.rowGap
    let origin = stripHeight
    withTouchedPage { page, hold, time, tuning in
      let row = page.row(at: point.y - origin + page.body.offset, gap: pitch)
      if page.body.hold(at: time) >= tuning.restSpeed { hold.stoppedMotion = true }
      guard let row else { return }
      hold.region = .row(row)
      page.rows[row].swipeOrigin = page.rows[row].body.destination
      page.pauseTurning(ofRow: row, at: time, tuning: tuning)
      if page.rows[row].body.hold(at: time) >= tuning.restSpeed { hold.stoppedMotion = true }
    }
    let cell = cell(at: point)
    beginOptions(at: point, on: cell, source: source)
    guard !hold.stoppedMotion, !touch.isEcho, let cell, hold.options?.isOpen != true else { return }
    let identity = identity(of: pool.cells[cell.slot])
    hold.pressed = identity
    presses.raise(identity, start: time + tuning.pressDelay, duration: tuning.pressIn, at: time)
    fades = true
  }

  // MARK: Drag

  private mutating func beginDrag(along axis: Axis) {
    unpress(tapped: false)
    if axis == .horizontal, let options = hold.options, options.canDrag {
      beginOptionDrag(options)
      return drag()
    }
    hold.options = nil
    // Of a touch that has done its work already the rest moves nothing.
    guard hold.region != .none else { return }
    // Whatever else a finger scrolls closes them.
    options.close(at: time, tuning: tuning)
    fades = true
    switch (hold.region, axis) {
    case (.strip, .horizontal):
      hold.owner = .strip
      strip.beginDrag(at: time)
    case (.row(let row), .horizontal):
      withTouchedPage { page, hold, time, tuning in
        // Lines are part of the page: there is nothing to move sideways.
        guard page.rows[row].lines == nil else { return }
        hold.owner = .row(row)
        page.body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
        page.rows[row].body.beginDrag(at: time)
      }
    case (.none, _), (.options, _), (.page, .horizontal): return
    case (.strip, .vertical), (.page, .vertical), (.row, .vertical):
      // Before the page moves, what else the finger holds goes on: a row to its snap position, the strip to a label.
      let region = hold.region
      if region == .strip { releaseStrip(velocity: 0) }
      hold.owner = .page
      withTouchedPage { page, _, time, tuning in
        if case .row(let row) = region { page.releaseRow(row, velocity: 0, at: time, tuning: tuning) }
        page.body.beginDrag(at: time)
      }
    }
    drag()
  }

  /// The finger takes a tile's picture, and lets go of row and page.
  private mutating func beginOptionDrag(_ options: TouchHold.Options) {
    let region = hold.region
    hold.owner = .options
    self.options.beginDrag(options.item, options.view, at: time, tuning: tuning)
    withTouchedPage { page, _, time, tuning in
      page.body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
      if case .row(let row) = region { page.releaseRow(row, velocity: 0, at: time, tuning: tuning) }
    }
  }

  /// Moves what the finger owns to where it was a moment ago; see `TouchGesture.translation(at:)`.
  mutating func drag() {
    let travel = -touch.translation(at: time - displayLead)
    switch hold.owner {
    case .none: break
    case .strip:
      strip.drag(by: travel)
      updateSelection()
    case .page: withTouchedPage { page, _, _, _ in page.body.drag(by: travel) }
    case .options: options.drag(by: -travel)
    case .row(let row):
      withTouchedPage { page, _, time, tuning in
        let before = page.rows[row].body.offset
        page.rows[row].body.drag(by: travel)
        let after = page.rows[row].body.offset
        if after != before { page.rows[row].movesForward = after > before }
        page.noteIndicator(ofRow: row, at: time, tuning: tuning)
      }
    }
    if hold.companion != .none { dragCompanion() }
  }

  // MARK: Up

  private mutating func endDrag(velocity: Double) {
    drag()
    let lag = -touch.lag(at: time - displayLead)
    switch hold.owner {
    case .none: endTouch(tapped: false)
    case .strip: releaseStrip(velocity: -velocity, lag: lag)
    case .page:
      withTouchedPage { page, _, time, tuning in
        page.body.release(velocity: -velocity, at: time, rate: tuning.glideRate, tuning: tuning, lag: lag)
      }
    case .options:
      options.release(velocity: velocity, at: time, tuning: tuning)
      fades = true
    case .row(let row):
      withTouchedPage { page, _, time, tuning in
        page.releaseRow(row, velocity: -velocity, at: time, tuning: tuning, lag: lag)
      }
    }
    if hold.companion != .none { releaseCompanion() }
    hold = TouchHold()
  }

  /// The touch is over without a fling: by a tap, a cancel, or a finger that was lost.
  mutating func endTouch(tapped: Bool) {
    unpress(tapped: tapped)
    let ended = hold
    let lag = ended.owner == .none ? 0 : -touch.lag(at: time - displayLead)
    hold = TouchHold()
    if ended.owner == .options {
      options.release(velocity: 0, at: time, tuning: tuning)
      fades = true
    }
    if ended.region == .strip || ended.owner == .strip { releaseStrip(velocity: 0, lag: lag) }
    withPage(ended.category) { page, time, tuning in
      page.body.cancel(at: time, rate: tuning.glideRate, tuning: tuning, lag: ended.owner == .page ? lag : 0)
      if case .row(let row) = ended.region, row < page.rows.count {
        page.releaseRow(row, velocity: 0, at: time, tuning: tuning, lag: ended.owner == .page ? 0 : lag)
      }
    }
    guard tapped, !ended.stoppedMotion else { return }
    if tapOptions(ended) {
      fades = true
      return
    }
    if ended.region == .strip {
      tapStrip(at: touch.start.x)
    } else if let pressed = ended.pressed, let cell = cell(at: touch.start),
      identity(of: pool.cells[cell.slot]) == pressed
    {
      events.append(.selected(cell.path, id: pressed.item, frame: cell.frame))
    }
  }

  mutating func unpress(tapped: Bool) {
    guard let pressed = hold.pressed else { return }
    // A quick tap was lifted before its look could be seen.
    presses.lower(pressed, atLeast: tapped ? 0.6 : 0, duration: tuning.pressOut, at: time)
    fades = true
    if !tapped { hold.pressed = nil }
  }

  private mutating func releaseStrip(velocity: Double, lag: Double = 0) {
    let labels = labels
    strip.release(
      velocity: velocity, at: time, rate: tuning.fastGlideRate, tuning: tuning, lag: lag,
      snap: { labels.center(of: labels.nearest(to: $0)) })
  }

  /// A tap beside the centre moves there.
  private mutating func tapStrip(at x: Double) {
    let place = strip.offset + x - measures.viewport.width / 2
    let label = labels.position(at: place).rounded()
    guard label >= 0, label <= Double(categories.count - 1) else { return }
    strip.scroll(to: labels.center(of: Int(label)), at: time, tuning: tuning)
  }

  // MARK: Access

  mutating func withTouchedPage(_ body: (inout PageState, inout TouchHold, Double, Tuning) -> Void) {
    guard pages.indices.contains(hold.category), pages[hold.category] != nil else { return }
    body(&pages[hold.category]!, &hold, time, tuning)
  }

  mutating func withPage(_ category: Int, _ body: (inout PageState, Double, Tuning) -> Void) {
    guard pages.indices.contains(category), pages[category] != nil else { return }
    body(&pages[category]!, time, tuning)
  }
}

extension PageState {
  /// Lets a row go: to where its glide ends, to the place nearest to that, or to the next place.
  mutating func releaseRow(_ index: Int, velocity: Double, at time: Double, tuning: Tuning, lag: Double = 0) {
    let places = rows[index].places
    let description = rows[index].description
    let rate = description.deceleration.rate(tuning)
    if description.reach == .one || description.snap == .page {
      let origin = rows[index].swipeOrigin
      let offset = rows[index].body.offset + lag
      let fling = rows[index].body.phase == .dragging && abs(velocity) >= tuning.minimumFling ? velocity : 0
      rows[index].body.release(
        velocity: velocity, at: time, rate: rate, tuning: tuning, lag: lag, snapsBeyondEdges: true,
        snap: { _ in places.place(fromSwipeAt: offset, origin: origin, velocity: fling) })
    } else {
      rows[index].body.release(
        velocity: velocity, at: time, rate: rate, tuning: tuning, lag: lag,
        snap: { landing in places.place(nearest: landing) })
    }
    noteMotion(ofRow: index)
    noteIndicator(ofRow: index, at: time, tuning: tuning)
    pauseTurning(ofRow: index, at: time, tuning: tuning)
  }
}
