import Glibc

/// Makes one intent of many samples: a tap, or a drag whose axis is decided once.
///
/// The first finger that passes the slop owns the gesture; others are ignored while it is down. A palm that only rests
/// on the screen locks nothing. A lift that got lost, a doubled touch and movement without a touch are harmless.
public struct TouchGesture: Sendable {
  /// What a sample meant.
  public enum Outcome: Equatable, Sendable {
    case ignored
    /// A finger came down. `replacing` says that an earlier one, never lifted, is given up for it.
    case began(replacing: Bool)
    /// It moves, but within the slop.
    case resting
    /// Past the slop for the first time; its axis is now locked.
    case dragBegan(Axis)
    /// Another finger passes the slop while the first one rests: the gesture is its own from where it came down, and
    /// the first one's is given up.
    case tookOver(Axis)
    case dragged
    /// Lifted within the slop.
    case tapped
    /// Lifted from a drag, with its speed along the locked axis, in points per second.
    case dragEnded(velocity: Double)
    case cancelled
  }

  /// Where the finger came down.
  public private(set) var start = Point.zero
  /// Where it is, or was last.
  public private(set) var location = Point.zero
  /// When it came down, in seconds.
  public private(set) var startTime = 0.0
  /// The locked axis of a drag.
  public private(set) var axis: Axis?
  /// Where the finger left the slop, on the straight line from its start to the first reading beyond.
  public private(set) var dragStart = Point.zero

  private var pointer: Int?
  /// Whether the touch follows so closely on one that has acted that it taps nothing.
  public private(set) var isEcho = false
  /// Fingers that came down while the first one rests.
  private var others = ContiguousArray<(start: PointerSample, last: PointerSample)>()
  /// More than two hands have.
  private static let mostOthers = 10
  private var lastTime = 0.0
  private var horizontal: VelocityTracker
  private var vertical: VelocityTracker
  private let tuning: Tuning

  public init(tuning: Tuning) {
    self.tuning = tuning
    horizontal = VelocityTracker(tuning: tuning)
    vertical = VelocityTracker(tuning: tuning)
    others.reserveCapacity(Self.mostOthers)
  }

  public var isActive: Bool { pointer != nil }

  /// Whether the finger has been silent for so long that it may be lost, or rests for so long that it means nothing.
  public func isStale(at time: Double) -> Bool {
    isActive && (time - lastTime >= tuning.staleTouch || (axis == nil && time - startTime > tuning.longestTap))
  }

  /// Travel along the locked axis since the slop was passed, in points: the slop itself does not move anything.
  public var translation: Double {
    guard let axis else { return 0 }
    let travel = location[axis] - start[axis]
    return travel - slopDirection * tuning.slop
  }

  /// The same travel as it was one panel reading before `time`.
  ///
  /// Panels report at 25 to 120 Hz, not in step with frames. Looked at one reading late, there is always a reading on
  /// either side, and a finger of constant speed moves as far in every frame.
  public func translation(at time: Double) -> Double {
    guard let axis else { return 0 }
    let tracker = axis == .horizontal ? horizontal : vertical
    let travel = tracker.position(at: time - readingInterval) - start[axis] - slopDirection * tuning.slop
    // While it still crosses the slop there is nothing to move, least of all backwards.
    return time - readingInterval < slopTime ? (slopDirection > 0 ? max(0, travel) : min(0, travel)) : travel
  }

  /// Travel along both axes, seen as late as `translation(at:)`, for what follows the finger freely.
  public func freeTranslation(at time: Double) -> Point {
    guard axis != nil else { return .zero }
    let late = time - readingInterval
    var travel = Point(x: horizontal.position(at: late), y: vertical.position(at: late)) - dragStart
    if late < slopTime {
      let way = dragStart - start
      if travel.x * way.x < 0 { travel.x = 0 }
      if travel.y * way.y < 0 { travel.y = 0 }
    }
    return travel
  }

  /// Of the finger when it is lifted at `time`, in points per second; of the last drag until another touch.
  public func velocity(along axis: Axis, at time: Double) -> Double {
    axis == .horizontal ? horizontal.velocity(at: time) : vertical.velocity(at: time)
  }

  /// How far `translation(at:)` is behind the finger.
  public func lag(at time: Double) -> Double { translation - translation(at: time) }

  /// Whether `translation(at:)` still changes without any further sample.
  public func isCatchingUp(at time: Double) -> Bool { isActive && time - readingInterval < lastTime }

  /// Seconds between two readings of the panel, as far as it is known; kept from touch to touch.
  private var readingInterval = 1.0 / 60
  /// When the slop was passed.
  private var slopTime = 0.0

  /// Which way the slop was left: -1 or 1.
  private var slopDirection = 1.0

  public mutating func handle(_ sample: PointerSample) -> Outcome {
    switch sample.phase {
    case .began: began(sample)
    case .moved: moved(sample)
    case .ended: ended(sample)
    case .cancelled: cancelled(sample)
    }
  }

  /// Gives up whatever is in progress.
  public mutating func cancel() {
    pointer = nil
    axis = nil
    others.removeAll(keepingCapacity: true)
  }

  /// Takes a finger that is down already for a drag from where it is, without a slop, for what follows it freely.
  public mutating func resume(pointer: Int, at position: Point, time: Double) {
    begin(PointerSample(pointer: pointer, phase: .began, position: position, time: time))
    axis = .horizontal
    dragStart = position
    slopTime = time
  }

  private mutating func began(_ sample: PointerSample) -> Outcome {
    let replacing = pointer != nil
    if replacing, pointer != sample.pointer, !isStale(at: sample.time) {
      noteOther(sample)
      return .ignored
    }
    begin(sample)
    return .began(replacing: replacing)
  }

  private mutating func begin(_ sample: PointerSample) {
    others.removeAll(keepingCapacity: true)
    pointer = sample.pointer
    isEcho = sample.isEcho
    axis = nil
    start = sample.position
    startTime = sample.time
    horizontal.reset()
    vertical.reset()
    track(sample)
  }

  private mutating func noteOther(_ sample: PointerSample) {
    forgetOther(sample.pointer)
    guard axis == nil, others.count < Self.mostOthers else { return }
    others.append((sample, sample))
  }

  private mutating func forgetOther(_ pointer: Int) { others.removeAll { $0.start.pointer == pointer } }

  /// A finger beside the first: once past the slop it owns the gesture, if the first does not drag.
  private mutating func movedOther(_ sample: PointerSample) -> Outcome {
    guard pointer != nil, axis == nil, let index = others.firstIndex(where: { $0.start.pointer == sample.pointer })
    else { return .ignored }
    let other = others[index]
    let travel = sample.position - other.start.position
    guard max(abs(travel.x), abs(travel.y)) > tuning.slop else {
      others[index].last = sample
      return .ignored
    }
    begin(other.start)
    track(other.last)
    guard case .dragBegan(let axis) = moved(sample) else { return .ignored }
    return .tookOver(axis)
  }

  private mutating func moved(_ sample: PointerSample) -> Outcome {
    guard pointer == sample.pointer else { return movedOther(sample) }
    learnInterval(sample.time - lastTime)
    track(sample)
    guard axis == nil else { return .dragged }
    let dx = location.x - start.x
    let dy = location.y - start.y
    let travel = max(abs(dx), abs(dy))
    guard travel > tuning.slop else { return .resting }
    // A tie is vertical: thumbs scroll a page aslant more often than they swipe a row.
    let decided: Axis = abs(dy) >= abs(dx) ? .vertical : .horizontal
    axis = decided
    slopTime = sample.time
    slopDirection = (decided == .vertical ? dy : dx) < 0 ? -1 : 1
    dragStart = Point(x: start.x + dx * tuning.slop / travel, y: start.y + dy * tuning.slop / travel)
    return .dragBegan(decided)
  }

  private mutating func ended(_ sample: PointerSample) -> Outcome {
    guard release(sample) else { return .ignored }
    guard let axis else {
      // A panel may report the whole way only with the lift; that was no tap. Nor is what rests for long: it leans.
      let travel = sample.position - start
      let isTap =
        max(abs(travel.x), abs(travel.y)) <= tuning.slop && sample.time - startTime <= tuning.longestTap && !isEcho
      return isTap ? .tapped : .cancelled
    }
    // The lift's own reading is left out: panels repeat the last place or jump with it.
    let velocity = axis == .horizontal ? horizontal.velocity(at: sample.time) : vertical.velocity(at: sample.time)
    return .dragEnded(velocity: velocity)
  }

  private mutating func cancelled(_ sample: PointerSample) -> Outcome {
    release(sample) ? .cancelled : .ignored
  }

  /// Whether it was the first finger that has gone. None of the others becomes the first.
  private mutating func release(_ sample: PointerSample) -> Bool {
    forgetOther(sample.pointer)
    guard pointer == sample.pointer else { return false }
    pointer = nil
    others.removeAll(keepingCapacity: true)
    return true
  }

  /// A slower panel is believed at once, or its steps would show; a faster one little by little.
  private mutating func learnInterval(_ seconds: Double) {
    guard lastTime > startTime, seconds > 0.001, seconds < 1.5 * tuning.slowestPanel else { return }
    let measured = min(seconds, tuning.slowestPanel)
    readingInterval = measured > readingInterval ? measured : readingInterval + 0.1 * (measured - readingInterval)
  }

  private mutating func track(_ sample: PointerSample) {
    location = sample.position
    lastTime = sample.time
    horizontal.add(position: sample.position.x, at: sample.time)
    vertical.add(position: sample.position.y, at: sample.time)
  }
}
