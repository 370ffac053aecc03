import Glibc

/// One scroll offset that a finger drags and that glides, snaps and springs back, in points and seconds.
///
/// The motion is closed form: where it is at a time does not depend on how often it was asked before. Its edges
/// give way like a rubber band and pull back like a spring.
public struct ScrollBody: Equatable, Sendable {
  /// Distance of the viewport's leading edge from the content's.
  public private(set) var offset = 0.0
  /// Points per second; positive moves toward the end of the content.
  public private(set) var velocity = 0.0
  public private(set) var phase = ScrollPhase.settled
  /// Where it may come to rest.
  public private(set) var limits: ClosedRange<Double> = 0...0
  public private(set) var viewportLength = 0.0
  /// When it came to rest last, in seconds: by the motion's own end, not by the frame that saw it.
  public private(set) var restTime = 0.0
  /// True while a finger is on it, from the touch on; a held body does not move by itself.
  public private(set) var isHeld = false
  /// Whether its motion, or its last one, was begun by a visitor: by finger or key, not by the program or by itself.
  private(set) var isVisitors = false

  private var motion = Motion.none
  private var time = 0.0
  /// Offset without the rubber band that belongs to the finger's translation 0.
  private var dragOrigin = 0.0
  /// The finger's travel since the drag began.
  private var translation = 0.0
  /// The glide that a finger caught: its speed, and when.
  private var caught: (velocity: Double, time: Double)?

  // Taken from the tuning with every extent and release, for the edge that a glide may meet later.
  private var bounceFrequency = Tuning().springFrequency
  private var bandStiffness = Tuning().rubberBand

  private enum Motion: Equatable {
    case none
    case glide(Glide)
    case spring(Spring)
  }

  public init() {}

  public static func == (a: ScrollBody, b: ScrollBody) -> Bool {
    a.offset == b.offset && a.velocity == b.velocity && a.phase == b.phase && a.limits == b.limits
      && a.viewportLength == b.viewportLength && a.isHeld == b.isHeld && a.motion == b.motion
  }

  // MARK: Queries

  public var isSettled: Bool { phase == .settled }
  /// Whether the next frame may look different without any input.
  public var isMoving: Bool { motion != .none }
  /// How far it stands beyond an edge; negative before the start.
  public var overscroll: Double {
    offset < limits.lowerBound ? offset - limits.lowerBound : max(0, offset - limits.upperBound)
  }
  /// Where it will come to rest if nothing touches it.
  public var destination: Double {
    switch motion {
    case .none: offset
    case .glide(let glide): min(max(glide.destination, limits.lowerBound), limits.upperBound)
    case .spring(let spring): spring.target
    }
  }

  // MARK: Time

  /// Moves it to where it is at `time`; earlier times than before are ignored.
  public mutating func advance(to time: Double) {
    guard time > self.time else { return }
    self.time = time
    guard !isHeld else { return }
    if case .glide(let glide) = motion { follow(glide) }
    if case .spring(let spring) = motion { follow(spring) }
  }

  private mutating func follow(_ glide: Glide) {
    let edge = glide.velocity > 0 ? limits.upperBound : limits.lowerBound
    // The glide runs to the edge, then the spring takes the speed that is left: one movement.
    if phase == .decelerating, let crossing = glide.time(reaching: edge), crossing < min(time, glide.endTime) {
      bounce(from: edge, to: edge, velocity: glide.velocity(at: crossing), at: crossing)
    } else if time >= glide.endTime {
      rest(at: glide.destination, since: glide.endTime)
    } else {
      offset = glide.position(at: time)
      velocity = glide.velocity(at: time)
    }
  }

  private mutating func follow(_ spring: Spring) {
    if spring.isSettled(at: time) {
      rest(at: spring.target, since: spring.settleTime(before: time))
    } else {
      offset = spring.position(at: time)
      velocity = spring.velocity(at: time)
    }
  }

  // MARK: The finger

  /// A finger comes down on it: whatever it does stops.
  ///
  /// - Returns: the speed it had, in points per second, never negative.
  @discardableResult
  public mutating func hold(at time: Double) -> Double {
    advance(to: time)
    let speed = abs(velocity)
    // The pull of an edge is no speed that a hand gave: a flick after it starts anew.
    caught = phase == .decelerating || phase == .snapping ? (velocity, time) : nil
    isHeld = true
    motion = .none
    velocity = 0
    phase = .settled
    return speed
  }

  /// The finger's travel has become a drag of this body.
  public mutating func beginDrag(at time: Double) {
    advance(to: time)
    isHeld = true
    isVisitors = true
    motion = .none
    velocity = 0
    phase = .dragging
    translation = 0
    dragOrigin = band.position(forOffset: offset, in: limits)
  }

  /// Follows the finger: `translation` is its travel since the drag began, positive toward the content's end.
  public mutating func drag(by translation: Double) {
    guard phase == .dragging else { return }
    self.translation = translation
    offset = band.offset(forPosition: dragOrigin + translation, in: limits)
  }

  /// Lets it go; a body that no finger holds is left alone.
  ///
  /// - Parameters:
  ///   - velocity: the finger's, positive toward the content's end; 0 when it stood still. Only a drag hands it over.
  ///   - rate: of the glide, per second.
  ///   - lag: how far the drag was still behind the finger, positive toward the content's end: it comes to rest that
  ///     much further on, without a jump.
  ///   - snapsBeyondEdges: whether `snap` is asked also where the glide would leave the limits; else it runs into them.
  ///   - snap: the position to come to rest at, given where the glide would end; where it gives nil
  ///     the glide is free.
  public mutating func release(
    velocity: Double, at time: Double, rate: Double, tuning: Tuning, lag: Double = 0, snapsBeyondEdges: Bool = false,
    snap: (Double) -> Double? = Self.noSnap
  ) {
    advance(to: time)
    guard isHeld else { return }
    isHeld = false
    isVisitors = true
    defer { caught = nil }
    var speed = phase == .dragging && abs(velocity) >= tuning.minimumFling ? velocity : 0
    if speed != 0, let caught, caught.velocity * speed > 0, time - caught.time < tuning.flywheel {
      speed += caught.velocity
    }
    speed = min(max(speed, -tuning.maximumFling), tuning.maximumFling)
    start(velocity: speed, rate: rate, tuning: tuning, lag: lag, snapsBeyondEdges: snapsBeyondEdges, snap: snap)
  }

  /// The finger was taken away by the system: as a release at rest.
  public mutating func cancel(
    at time: Double, rate: Double, tuning: Tuning, lag: Double = 0, snap: (Double) -> Double? = Self.noSnap
  ) {
    release(velocity: 0, at: time, rate: rate, tuning: tuning, lag: lag, snap: snap)
  }

  /// Lets a glide end where it will. Closures here are never optional: those would be kept on the heap.
  public static func noSnap(_ landing: Double) -> Double? { nil }

  private mutating func start(
    velocity: Double, rate: Double, tuning: Tuning, lag: Double = 0, snapsBeyondEdges: Bool = false,
    snap: (Double) -> Double?
  ) {
    if overscroll != 0 {
      let edge = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
      return bounce(from: offset, to: edge, velocity: velocity, at: time)
    }
    let landing = Glide.landing(from: offset + lag, velocity: velocity, rate: rate, endSpeed: tuning.glideEndSpeed)
    // Beyond an edge there is nothing to choose: the glide runs into it.
    if snapsBeyondEdges || limits.contains(landing), let wanted = snap(landing) {
      snapTo(min(max(wanted, limits.lowerBound), limits.upperBound), velocity: velocity, rate: rate, tuning: tuning)
    } else if velocity == 0 || (abs(lag) > 0.01 && limits.contains(landing)) {
      snapTo(min(max(landing, limits.lowerBound), limits.upperBound), velocity: velocity, rate: rate, tuning: tuning)
      if case .glide = motion { phase = .decelerating }
    } else {
      self.velocity = velocity
      phase = .decelerating
      motion = .glide(
        Glide(from: offset, velocity: velocity, rate: rate, endSpeed: tuning.glideEndSpeed, at: time))
    }
  }

  /// Bends the glide so that it ends at `target`; where the bend would be seen, a spring goes there instead.
  private mutating func snapTo(_ target: Double, velocity: Double, rate: Double, tuning: Tuning) {
    let distance = target - offset
    guard abs(distance) > 0.01 || abs(velocity) > tuning.glideEndSpeed else { return rest(at: target) }
    phase = .snapping
    self.velocity = velocity
    let bent = (abs(velocity) - tuning.glideEndSpeed) / max(abs(distance), 0.01)
    if velocity * distance > 0, bent > 0.5 * rate, bent < 6 * rate {
      motion = .glide(
        Glide(from: offset, velocity: velocity, rate: bent, endSpeed: tuning.glideEndSpeed, at: time))
    } else {
      motion = .spring(
        Spring(from: offset, to: target, velocity: velocity, frequency: tuning.snapFrequency, at: time))
    }
  }

  private mutating func bounce(from origin: Double, to edge: Double, velocity: Double, at time: Double) {
    let frequency = bounceFrequency
    // Faster inward than the spring itself would pull, it would swing past the edge.
    let displacement = origin - edge
    let limit = -frequency * displacement
    let inward = displacement > 0 ? max(velocity, limit) : displacement < 0 ? min(velocity, limit) : velocity
    phase = .bouncing
    motion = .spring(Spring(from: origin, to: edge, velocity: inward, frequency: frequency, at: time))
    if case .spring(let spring) = motion { follow(spring) }
  }

  private mutating func rest(at position: Double, since time: Double? = nil) {
    motion = .none
    restTime = time ?? self.time
    velocity = 0
    phase = .settled
    offset = position
  }

  // MARK: The program

  /// Moves to `target`, brought within the limits, by a spring that keeps the present speed.
  public mutating func scroll(to target: Double, at time: Double, tuning: Tuning) {
    scroll(to: target, at: time, frequency: tuning.snapFrequency, forVisitor: true)
  }

  /// The same, by a spring of some angular frequency, per second; `forVisitor` where a visitor has asked for it.
  mutating func scroll(to target: Double, at time: Double, frequency: Double, forVisitor: Bool) {
    advance(to: time)
    guard phase != .dragging else { return }
    isHeld = false
    isVisitors = forVisitor
    let target = min(max(target, limits.lowerBound), limits.upperBound)
    guard abs(target - offset) > 0.01 else { return rest(at: target) }
    phase = .snapping
    motion = .spring(Spring(from: offset, to: target, velocity: velocity, frequency: frequency, at: time))
  }

  /// Stands at `target` from now on, brought within the limits. A drag goes on from there.
  public mutating func jump(to target: Double) {
    let target = min(max(target, limits.lowerBound), limits.upperBound)
    guard phase == .dragging else {
      isVisitors = false
      return rest(at: target)
    }
    offset = target
    dragOrigin = target - translation
  }

  /// Bends a motion that is under way so that it comes to rest at `target`, brought within the limits.
  mutating func redirect(to target: Double, rate: Double, tuning: Tuning) {
    guard isMoving else { return }
    snapTo(min(max(target, limits.lowerBound), limits.upperBound), velocity: velocity, rate: rate, tuning: tuning)
  }

  /// Tells it how long the content is now, and by how much what is seen has moved away from the content's start:
  /// it stays where it is on the screen, and motion and drag go on.
  ///
  /// An offset beyond the new end comes back by itself. No more than a quarter of the viewport may be empty on the
  /// way, and nothing more than before under a finger, which keeps its hold.
  ///
  /// - Parameter isEndless: the content goes round, and there are no edges.
  public mutating func setExtent(
    content: Double, viewport: Double, isEndless: Bool = false, shiftedBy distance: Double = 0, at time: Double,
    tuning: Tuning
  ) {
    advance(to: time)
    let stretched = abs(overscroll)
    shift(by: distance)
    viewportLength = viewport
    bandStiffness = tuning.rubberBand
    bounceFrequency = tuning.springFrequency
    limits = isEndless ? -.infinity ... .infinity : 0...max(0, content - viewport)
    cutOverscroll(to: isHeld ? stretched : max(stretched, viewport / 4))
    // What the finger has pulled so far stays, under the new edges as under the old.
    if phase == .dragging { dragOrigin = band.position(forOffset: offset, in: limits) - translation }
    guard !isHeld else { return }
    switch motion {
    case .none:
      guard overscroll != 0 else { return }
      isVisitors = false
      start(velocity: 0, rate: 1, tuning: tuning, snap: Self.noSnap)
    case .glide(let glide):
      if overscroll != 0 {
        start(velocity: velocity, rate: glide.rate, tuning: tuning, snap: Self.noSnap)
      } else if phase == .snapping, !limits.contains(glide.destination) {
        phase = .decelerating
      }
    case .spring(let spring):
      let target = min(max(spring.target, limits.lowerBound), limits.upperBound)
      if target != spring.target {
        motion = .spring(
          Spring(from: offset, to: target, velocity: velocity, frequency: spring.frequency, at: time))
      }
    }
  }

  /// Brings it back to `allowed` points beyond the edge at once where it is further out.
  private mutating func cutOverscroll(to allowed: Double) {
    guard abs(overscroll) > allowed else { return }
    offset = overscroll < 0 ? limits.lowerBound - allowed : limits.upperBound + allowed
    motion = .none
    velocity = 0
  }

  private mutating func shift(by distance: Double) {
    guard distance != 0 else { return }
    offset += distance
    switch motion {
    case .none: break
    case .glide(let glide): motion = .glide(glide.shifted(by: distance))
    case .spring(let spring): motion = .spring(spring.shifted(by: distance))
    }
  }

  /// Ends any motion at its destination at once: for what is no longer seen.
  public mutating func finish() {
    isHeld = false
    caught = nil
    rest(at: min(max(destination, limits.lowerBound), limits.upperBound))
  }

  // MARK: The rubber band

  private var band: RubberBand { RubberBand(stiffness: bandStiffness, length: viewportLength) }
}
