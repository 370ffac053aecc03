public import Carousel

/// Steps an engine from frame to frame as a display would, with every event delivered at its own time before.
public struct FrameDriver {
  public enum Cadence: Sendable, CustomStringConvertible {
    /// Frames at an even rate, per second.
    case steady(Double)
    /// Frames of 3 to 45 ms, and one stall of 400 ms.
    case ragged(seed: UInt64)

    public var description: String {
      switch self {
      case .steady(let rate): "\(rate) Hz"
      case .ragged(let seed): "ragged by seed \(seed)"
      }
    }

    /// What tests compare with each other.
    public static let all: [Cadence] = [.steady(60), .steady(30), .steady(144), .ragged(seed: 1), .ragged(seed: 2)]
  }

  /// Of the last frame, in seconds.
  public private(set) var time: Double

  private let cadence: Cadence
  private var random: SeededRandom
  private var frames = 0
  private let stall: Int

  public init(_ cadence: Cadence = .steady(60), at time: Double = 0) {
    self.cadence = cadence
    self.time = time
    if case .ragged(let seed) = cadence {
      random = SeededRandom(seed: seed)
      stall = Int.random(in: 5...25, using: &random)
    } else {
      random = SeededRandom(seed: 0)
      stall = -1
    }
  }

  private mutating func step() -> Double {
    frames += 1
    switch cadence {
    case .steady(let rate): return 1 / rate
    case .ragged: return frames == stall ? 0.4 : Double.random(in: 0.003...0.045, using: &random)
    }
  }

  /// Draws frames until `end`; the last one is at `end` exactly. Events later than that are delivered after it.
  public mutating func run<Source: CarouselDataSource>(
    _ engine: inout Engine, _ source: Source, events: [InputEvent] = [], until end: Double,
    onFrame: (inout Engine) -> Void = { _ in }
  ) {
    var next = 0
    while time < end {
      time = min(time + step(), end)
      while next < events.count, events[next].time <= time {
        engine.handle(events[next], source: source)
        next += 1
      }
      engine.advance(to: time)
      engine.layout(source: source)
      onFrame(&engine)
    }
    // Those at the very end when there was no time for a frame.
    while next < events.count {
      engine.handle(events[next], source: source)
      next += 1
    }
  }
}
