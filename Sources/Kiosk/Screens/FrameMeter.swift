/// A stretch of a frame's own work.
enum FramePhase: Int, CaseIterable, Sendable {
  /// The queue of events, turned into samples.
  case events
  /// Samples, turned into what a finger does to whom.
  case gestures
  /// Everything that moves, brought to the frame's time.
  case motion
  /// Which items have cells.
  case layout
  /// Cells filled with items.
  case bind
  /// Cells turned into quads.
  case paint
  /// The tile cache: what is wanted, what has come, what goes.
  case upload
  /// Quads handed to the renderer, which may draw them later.
  case submit
}

/// Adds up what the phases of a frame cost, told where one ends and the next begins.
///
/// A stage without one pays a comparison with nil at each of these places.
final class FrameMeter {
  struct Cost: Sendable {
    var seconds = 0.0
    var allocations = 0
  }

  /// Of the frame since `begin`, by `FramePhase.rawValue`.
  private(set) var costs = ContiguousArray(repeating: Cost(), count: FramePhase.allCases.count)

  private let clock: () -> Double
  private let allocations: () -> Int
  private var phase = FramePhase.events
  private var start = Cost()

  /// - Parameters:
  ///   - clock: in seconds.
  ///   - allocations: that the calling thread has made so far.
  init(clock: @escaping () -> Double, allocations: @escaping () -> Int) {
    self.clock = clock
    self.allocations = allocations
  }

  /// A frame begins, with its events.
  func begin() {
    for index in costs.indices { costs[index] = Cost() }
    phase = .events
    start = reading
  }

  /// What follows belongs to another phase.
  func enter(_ next: FramePhase) {
    let now = reading
    costs[phase.rawValue].seconds += now.seconds - start.seconds
    costs[phase.rawValue].allocations += now.allocations - start.allocations
    phase = next
    start = reading
  }

  /// The frame's own work is done.
  func end() { enter(phase) }

  private var reading: Cost { Cost(seconds: clock(), allocations: allocations()) }
}
