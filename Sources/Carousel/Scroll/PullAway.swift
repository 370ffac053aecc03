import Glibc

/// A page that a finger pulls down and away: it follows the finger, and is let go to close or to come back.
public struct PullAway: Equatable, Sendable {
  /// How far it was pulled from its place, in points.
  public private(set) var offset = Point.zero
  public private(set) var phase = ScrollPhase.settled

  private var back: (x: Spring, y: Spring)?
  private let length: Double
  private let tuning: Tuning

  /// - Parameter length: height of the screen, in points.
  public init(length: Double, tuning: Tuning) {
    self.length = length
    self.tuning = tuning
  }

  public static func == (a: PullAway, b: PullAway) -> Bool {
    a.offset == b.offset && a.phase == b.phase && a.length == b.length
  }

  public var isMoving: Bool { back != nil }
  /// 0 in place … 1 pulled down by the share of the screen that closes it, or further.
  public var progress: Double { min(1, max(0, offset.y / (length * tuning.pullShare))) }

  public mutating func advance(to time: Double) {
    guard let back else { return }
    if back.x.isSettled(at: time), back.y.isSettled(at: time) {
      self.back = nil
      offset = .zero
      phase = .settled
    } else {
      offset = Point(x: back.x.position(at: time), y: back.y.position(at: time))
    }
  }

  public mutating func beginDrag(at time: Double) {
    advance(to: time)
    back = nil
    phase = .dragging
  }

  /// `translation` is the finger's travel since the drag began. Upward it gives way less and less.
  public mutating func drag(by translation: Point) {
    guard phase == .dragging else { return }
    let band = RubberBand(stiffness: tuning.rubberBand / 2, length: length)
    offset = Point(
      x: translation.x, y: translation.y < 0 ? -band.stretch(forPull: -translation.y) : translation.y)
  }

  /// Lets it go; returns whether it closes. Then it stays where it was let go.
  ///
  /// - Parameter velocity: of the finger in points per second.
  public mutating func release(velocity: Point, at time: Double) -> Bool {
    guard phase == .dragging else { return false }
    let isFar = offset.y > length * tuning.pullShare && velocity.y > -tuning.minimumFling
    if isFar || (offset.y > 0 && velocity.y >= tuning.pullFling) {
      phase = .settled
      return true
    }
    springBack(velocity: velocity, at: time)
    return false
  }

  /// The finger was taken away: it comes back.
  public mutating func cancel(at time: Double) {
    if phase == .dragging { springBack(velocity: .zero, at: time) }
  }

  private mutating func springBack(velocity: Point, at time: Double) {
    phase = .bouncing
    let frequency = tuning.springFrequency
    back = (
      Spring(from: offset.x, to: 0, velocity: velocity.x, frequency: frequency, at: time),
      Spring(from: offset.y, to: 0, velocity: velocity.y, frequency: frequency, at: time)
    )
  }

  /// Where a box stands that is pulled: moved along, and smaller the further down.
  public func frame(of box: Rect) -> Rect {
    guard offset != .zero else { return box }
    return box.scaled(by: 1 - 0.3 * progress).offset(x: offset.x, y: offset.y)
  }
}
