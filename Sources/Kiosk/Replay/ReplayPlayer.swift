import Carousel
import SDLBackend

/// Plays a replay step by step, as events of the turned screen.
struct ReplayPlayer {
  private let steps: [ReplayStep]
  private var next = 0

  init(_ replay: Replay) {
    steps = replay.steps
  }

  var isFinished: Bool { next >= steps.count }
  /// When the next step is due, in seconds from the start; nil at the end.
  var nextTime: Double? { isFinished ? nil : steps[next].time }

  /// What a step asks of the program.
  enum Output: Equatable {
    case event(InputEvent)
    case content(String)
  }

  /// Plays all steps due by `time`, in order. `origin` is when the replay began on the clock of the events.
  ///
  /// - Parameter transform: asked for at each step, as swapped content may turn or scale the screen.
  mutating func play(
    through time: Double, origin: Double, transform: () -> PanelTransform, _ body: (Output) -> Void
  ) {
    while next < steps.count, steps[next].time <= time {
      output(of: steps[next], origin: origin, transform: transform(), body)
      next += 1
    }
  }

  private func output(
    of step: ReplayStep, origin: Double, transform: PanelTransform, _ body: (Output) -> Void
  ) {
    let time = origin + step.time
    switch step.action {
    case .touch(let stroke, let id, let x, let y):
      let sample = PointerSample(
        pointer: id, phase: phase(of: stroke), position: transform.touchPoint(x: x, y: y), time: time)
      body(.event(.pointer(sample)))
    case .mouse(let stroke, let x, let y):
      let sample = PointerSample(
        pointer: Self.mousePointer, phase: phase(of: stroke),
        position: transform.mousePoint(
          x: Int(x * Double(transform.panelWidth)), y: Int(y * Double(transform.panelHeight))), time: time)
      body(.event(.pointer(sample)))
    case .key(let name, let isDown):
      if let key = ReplayKey.names[name.lowercased()] { body(.event(.key(key, isDown: isDown, time: time))) }
    case .pad(let name):
      guard let key = ReplayKey.padNames[name.lowercased()] else { return }
      body(.event(.key(key, isDown: true, time: time)))
      body(.event(.key(key, isDown: false, time: time)))
    case .focus(let isFocused):
      if !isFocused { body(.event(.interrupted(time: time))) }
    case .device(let what):
      if what == "removed" { body(.event(.interrupted(time: time))) }
    case .content(let path): body(.content(path))
    }
  }

  /// The mouse is a finger of its own.
  static let mousePointer = -1

  private func phase(of stroke: ReplayStep.Action.Stroke) -> PointerSample.Phase {
    switch stroke {
    case .down: .began
    case .move: .moved
    case .up: .ended
    case .cancel: .cancelled
    }
  }
}
