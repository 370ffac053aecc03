import Glibc

/// One picture that two fingers enlarge and one finger moves, from its whole view to four times that.
///
/// It is described by its zoom and by the point of the picture that stands in the middle of the view, so that it stays
/// what it is while the view changes. All motion is closed form.
public struct ZoomBody: Sendable {
  /// 1 shows the picture whole; a little less and more than the limits while fingers stretch it.
  public private(set) var zoom = 1.0
  /// The share of the picture, 0…1 each way, that stands in the middle of the view.
  public private(set) var center = Point(x: 0.5, y: 0.5)
  /// Size of the picture at zoom 1, in points.
  public private(set) var fit: Size
  /// The part of the screen that it is shown in.
  public private(set) var view: Rect

  private enum Mode {
    case resting
    case pinching
    case panning
    case easing
  }

  private var mode = Mode.resting
  private var time: Double
  private let tuning: Tuning
  // While pinching: the zoom at the start, the point of the picture between the fingers, and where these are.
  private var pinchStart = 1.0
  private var anchor = Point(x: 0.5, y: 0.5)
  private var fingers = Point.zero
  // While panning and gliding.
  private var x = ScrollBody()
  private var y = ScrollBody()
  private var panStart = 0.0
  // While easing.
  private var ease = Fade(from: 0, to: 1, start: 0, duration: 0)
  private var easeFrom = (zoom: 1.0, center: Point(x: 0.5, y: 0.5))
  private var easeTo = (zoom: 1.0, center: Point(x: 0.5, y: 0.5))
  private var returns = false

  public init(fit: Size, view: Rect, at time: Double, tuning: Tuning) {
    self.fit = fit
    self.view = view
    self.time = time
    self.tuning = tuning
  }

  // MARK: Queries

  /// Where the picture stands, in points.
  public var frame: Rect {
    let width = fit.width * zoom
    let height = fit.height * zoom
    return Rect(
      x: view.center.x - center.x * width, y: view.center.y - center.y * height, width: width, height: height)
  }

  /// Whether it is, or is about to be, larger than whole.
  public var isZoomed: Bool { destination > 1.001 }
  /// The zoom that it comes to rest at when nothing touches it.
  public var destination: Double { mode == .easing ? easeTo.zoom : zoom }
  public var isPinching: Bool { mode == .pinching }
  /// Whether the next frame may look different without any input.
  public var isMoving: Bool { mode == .easing || (mode == .panning && (x.isMoving || y.isMoving)) }

  public var phase: ScrollPhase {
    switch mode {
    case .resting: .settled
    case .pinching: .dragging
    case .easing: returns ? .bouncing : .snapping
    case .panning: x.phase == .settled ? y.phase : x.phase
    }
  }

  // MARK: Time and view

  public mutating func advance(to time: Double) {
    guard time > self.time else { return }
    self.time = time
    switch mode {
    case .resting, .pinching: break
    case .panning:
      x.advance(to: time)
      y.advance(to: time)
      readPan()
      if !x.isHeld, !y.isHeld, !x.isMoving, !y.isMoving { mode = .resting }
    case .easing: followEase()
    }
  }

  /// Tells it how large the picture is now at zoom 1, and in which part of the screen.
  public mutating func setFrame(fit: Size, view: Rect) {
    guard fit != self.fit || view != self.view else { return }
    self.fit = fit
    self.view = view
    switch mode {
    case .resting: center = clamped(center, zoom: zoom)
    case .pinching: followFingers()
    case .panning: placePan()
    case .easing: followEase()
    }
  }

  /// Whole again at once.
  public mutating func reset() {
    mode = .resting
    zoom = 1
    center = Point(x: 0.5, y: 0.5)
  }

  // MARK: Two fingers

  /// - Parameter point: the middle between the fingers, in points of the screen.
  public mutating func beginPinch(at point: Point) {
    mode = .pinching
    pinchStart = zoom
    anchor = share(at: point)
    fingers = point
  }

  /// - Parameter scale: distance of the fingers over that at the start.
  public mutating func pinch(scale: Double, center point: Point) {
    guard mode == .pinching else { return }
    fingers = point
    zoom = stretched(pinchStart * scale)
    followFingers()
  }

  public mutating func endPinch(at time: Double) {
    guard mode == .pinching else { return }
    self.time = max(time, self.time)
    let target = min(max(zoom, 1), tuning.maximumZoom)
    // A picture that is all but whole is meant to be whole.
    startEase(zoom: target < 1.03 ? 1 : target, center: center, returns: true)
  }

  /// Beyond its limits the zoom gives way less and less.
  private func stretched(_ zoom: Double) -> Double {
    if zoom < 1 { return 1 - RubberBand(stiffness: 0.55, length: 0.6).stretch(forPull: 1 - zoom) }
    let most = tuning.maximumZoom
    return zoom > most ? most + RubberBand(stiffness: 0.55, length: 1.5).stretch(forPull: zoom - most) : zoom
  }

  private mutating func followFingers() {
    center = Point(
      x: anchor.x + (view.center.x - fingers.x) / (fit.width * zoom),
      y: anchor.y + (view.center.y - fingers.y) / (fit.height * zoom))
  }

  // MARK: By itself

  /// Goes to a zoom and keeps the part of the picture that is at `point` there, as far as the picture reaches.
  ///
  /// - Parameters:
  ///   - fit: the size at zoom 1 by the time it is there, where that changes on the way; likewise `view`.
  public mutating func zoom(to zoom: Double, around point: Point, fit: Size, view: Rect, at time: Double) {
    advance(to: time)
    let share = share(at: point)
    let zoom = min(max(zoom, 1), tuning.maximumZoom)
    startEase(
      zoom: zoom,
      center: Point(
        x: share.x + (view.center.x - point.x) / (fit.width * zoom),
        y: share.y + (view.center.y - point.y) / (fit.height * zoom)), returns: false)
  }

  /// Goes sideways, up or down by a share of what is seen, as far as the picture reaches; returns false where it is at
  /// that edge already.
  public mutating func pan(byViews share: Point, at time: Double) -> Bool {
    advance(to: time)
    guard mode != .pinching, isZoomed else { return false }
    // On the way somewhere it goes on from there.
    let from = mode == .easing ? clamped(easeTo.center, zoom: easeTo.zoom) : center
    let zoom = mode == .easing ? easeTo.zoom : zoom
    let target = clamped(
      Point(
        x: from.x + share.x * view.width / (fit.width * zoom), y: from.y + share.y * view.height / (fit.height * zoom)),
      zoom: zoom)
    guard abs(target.x - from.x) > 1e-6 || abs(target.y - from.y) > 1e-6 else { return false }
    startEase(zoom: zoom, center: target, returns: false)
    return true
  }

  private mutating func startEase(zoom: Double, center: Point, returns: Bool) {
    let target = clamped(center, zoom: zoom)
    guard zoom != self.zoom || target != self.center else {
      mode = .resting
      return
    }
    mode = .easing
    self.returns = returns
    ease = Fade(from: 0, to: 1, start: time, duration: tuning.zoomFade)
    easeFrom = (self.zoom, self.center)
    easeTo = (zoom, center)
  }

  private mutating func followEase() {
    let target = clamped(easeTo.center, zoom: easeTo.zoom)
    guard !ease.isFinished(at: time) else {
      zoom = easeTo.zoom
      center = target
      mode = .resting
      return
    }
    let t = ease.easedValue(at: time)
    zoom = easeFrom.zoom + (easeTo.zoom - easeFrom.zoom) * t
    // The picture's edges move evenly: what stands still at both ends stands still on the way.
    func mix(_ from: Double, _ to: Double) -> Double {
      (from * easeFrom.zoom * (1 - t) + to * easeTo.zoom * t) / zoom
    }
    center = Point(x: mix(easeFrom.center.x, target.x), y: mix(easeFrom.center.y, target.y))
  }

  // MARK: One finger

  /// The finger's travel becomes a drag of the picture; false while it zooms by itself.
  public mutating func beginPan(at time: Double) -> Bool {
    advance(to: time)
    guard mode == .resting || mode == .panning else { return false }
    if mode == .resting {
      x = ScrollBody()
      y = ScrollBody()
      x.advance(to: time)
      y.advance(to: time)
      mode = .panning
      placePan()
    }
    x.beginDrag(at: time)
    y.beginDrag(at: time)
    panStart = x.offset
    return true
  }

  /// Stops a glide, as a finger does that comes down; returns its speed in points per second.
  public mutating func hold(at time: Double) -> Double {
    advance(to: time)
    guard mode == .panning else { return 0 }
    return max(x.hold(at: time), y.hold(at: time))
  }

  /// Follows the finger; returns what is left of its travel sideways beyond the picture's edge, for the pages.
  ///
  /// - Parameter translation: of the finger since the drag began, positive toward the picture's end.
  public mutating func pan(by translation: Point) -> Double {
    guard mode == .panning else { return translation.x }
    let wanted = panStart + translation.x
    let inside = min(max(wanted, x.limits.lowerBound), x.limits.upperBound)
    x.drag(by: inside - panStart)
    y.drag(by: translation.y)
    readPan()
    return wanted - inside
  }

  /// Lets go; it glides on and comes back from beyond its edges.
  ///
  /// - Parameter velocity: in points per second, positive toward the picture's end.
  public mutating func endPan(velocity: Point, at time: Double) {
    guard mode == .panning else { return }
    x.release(velocity: velocity.x, at: time, rate: tuning.glideRate, tuning: tuning)
    y.release(velocity: velocity.y, at: time, rate: tuning.glideRate, tuning: tuning)
    readPan()
  }

  private mutating func placePan() {
    let wanted = center
    place(&x, content: fit.width * zoom, view: view.width, center: wanted.x)
    place(&y, content: fit.height * zoom, view: view.height, center: wanted.y)
    readPan()
  }

  private func place(_ body: inout ScrollBody, content: Double, view: Double, center: Double) {
    let offset = max(0, content - view) / 2 + (center - 0.5) * content
    body.setExtent(content: content, viewport: view, shiftedBy: offset - body.offset, at: time, tuning: tuning)
  }

  private mutating func readPan() {
    func center(_ body: ScrollBody, content: Double, view: Double) -> Double {
      0.5 + (body.offset - max(0, content - view) / 2) / content
    }
    self.center = Point(
      x: center(x, content: fit.width * zoom, view: view.width),
      y: center(y, content: fit.height * zoom, view: view.height))
  }

  // MARK: Geometry

  /// The part of the picture that stands at a point of the screen.
  private func share(at point: Point) -> Point {
    Point(
      x: center.x + (point.x - view.center.x) / (fit.width * zoom),
      y: center.y + (point.y - view.center.y) / (fit.height * zoom))
  }

  /// The nearest centre at which the view is full, or the picture in its middle where it is smaller.
  private func clamped(_ center: Point, zoom: Double) -> Point {
    func clamp(_ value: Double, _ content: Double, _ view: Double) -> Double {
      let half = view / 2 / content
      return half >= 0.5 ? 0.5 : min(max(value, half), 1 - half)
    }
    return Point(
      x: clamp(center.x, fit.width * zoom, view.width), y: clamp(center.y, fit.height * zoom, view.height))
  }
}
