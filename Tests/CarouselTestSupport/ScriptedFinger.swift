public import Carousel

/// One finger that follows a script: makes the events that a panel would report.
public struct ScriptedFinger {
  public private(set) var events: [InputEvent] = []
  public private(set) var position = Point.zero
  /// Of the last event or pause, in seconds.
  public private(set) var time: Double

  private let pointer: Int
  private let rate: Double

  /// - Parameter rate: how often the panel reports a moving finger, per second.
  public init(pointer: Int = 1, at time: Double = 0, rate: Double = 120) {
    self.pointer = pointer
    self.time = time
    self.rate = rate
  }

  public mutating func down(at point: Point) { send(.began, at: point) }

  /// Moves along a line at constant speed; the last report is at its end.
  public mutating func move(to end: Point, in duration: Double) {
    let start = position
    let startTime = time
    let steps = max(1, Int(duration * rate))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      time = startTime + duration * share
      send(.moved, at: Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
  }

  /// Moves by a distance.
  public mutating func move(x: Double = 0, y: Double = 0, in duration: Double) {
    move(to: Point(x: position.x + x, y: position.y + y), in: duration)
  }

  /// Lets time go by without a report, as panels do for a finger that rests.
  public mutating func hold(_ duration: Double) { time += duration }

  public mutating func up() { send(.ended, at: position) }
  public mutating func cancel() { send(.cancelled, at: position) }

  /// A report of any kind, for scripts of faulty panels.
  public mutating func send(_ phase: PointerSample.Phase, at point: Point) {
    position = point
    events.append(.pointer(PointerSample(pointer: pointer, phase: phase, position: point, time: time)))
  }

  public static func tap(at point: Point, time: Double, pointer: Int = 1, lasting duration: Double = 0.06)
    -> [InputEvent]
  {
    var finger = ScriptedFinger(pointer: pointer, at: time)
    finger.down(at: point)
    finger.hold(duration)
    finger.up()
    return finger.events
  }

  public static func swipe(
    from start: Point, to end: Point, time: Double, in duration: Double, pointer: Int = 1
  ) -> [InputEvent] {
    var finger = ScriptedFinger(pointer: pointer, at: time)
    finger.down(at: start)
    finger.move(to: end, in: duration)
    finger.up()
    return finger.events
  }
}
