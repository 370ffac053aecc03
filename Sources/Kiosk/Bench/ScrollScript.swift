import Carousel

/// Three seconds of a visitor's finger: a row flung to and fro, the page flung down and up.
struct ScrollScript {
  static let seconds = 3.0

  private let events: [InputEvent]
  private var next = 0

  /// - Parameter start: the script's beginning on the clock of frames.
  init(on screen: Size, from start: Double) {
    let strokes: [Stroke] = [
      .init(at: 0.00, from: (0.80, 0.45), to: (0.25, 0.45)),
      .init(at: 0.45, from: (0.80, 0.45), to: (0.25, 0.45)),
      .init(at: 0.90, from: (0.25, 0.45), to: (0.80, 0.45)),
      .init(at: 1.35, from: (0.50, 0.80), to: (0.50, 0.35)),
      .init(at: 1.85, from: (0.50, 0.80), to: (0.50, 0.35)),
      .init(at: 2.40, from: (0.50, 0.35), to: (0.50, 0.80)),
    ]
    events = strokes.flatMap { $0.events(on: screen, from: start) }
  }

  /// Hands over what the finger has done by `time` and was not handed over yet.
  mutating func play(through time: Double, _ body: (InputEvent) -> Void) {
    while next < events.count, events[next].time <= time {
      body(events[next])
      next += 1
    }
  }

  /// One drag with a fling at its end, its places as fractions of the screen.
  private struct Stroke {
    var at: Double
    var from: (x: Double, y: Double)
    var to: (x: Double, y: Double)

    /// Seconds from touching down to lifting.
    private static let duration = 0.12
    /// Samples in a stroke: a panel that reads 120 times a second.
    private static let samples = 14

    init(at: Double, from: (x: Double, y: Double), to: (x: Double, y: Double)) {
      self.at = at
      self.from = from
      self.to = to
    }

    func events(on screen: Size, from start: Double) -> [InputEvent] {
      (0...Self.samples).map { index in
        let share = Double(index) / Double(Self.samples)
        let place = Point(
          x: (from.x + (to.x - from.x) * share) * screen.width, y: (from.y + (to.y - from.y) * share) * screen.height)
        let phase: PointerSample.Phase = index == 0 ? .began : index == Self.samples ? .ended : .moved
        return .pointer(
          PointerSample(pointer: 1, phase: phase, position: place, time: start + at + share * Self.duration))
      }
    }
  }
}
