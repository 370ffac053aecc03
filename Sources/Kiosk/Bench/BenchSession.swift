import Carousel
import Glibc
import SDLBackend

/// The kiosk in virtual time on the software renderer, each frame's work measured.
final class BenchSession {
  /// What one frame cost.
  struct Frame {
    /// Of each phase, by `FramePhase.rawValue`.
    var costs: ContiguousArray<FrameMeter.Cost>
    var counts: FrameCounts
    /// Share of the visible tile area that shows no picture.
    var blank: Double

    var ownSeconds: Double { costs.reduce(0) { $0 + $1.seconds } }
    var allocations: Int { costs.reduce(0) { $0 + $1.allocations } }
  }

  let showing: Showing
  private let meter: FrameMeter
  private var time = 0.0
  private var input: [InputEvent] = []
  private static let period = 1.0 / 60

  /// - Parameter allocations: that the calling thread has made so far.
  init(content: Content, size: (width: Int, height: Int), allocations: @escaping () -> Int) throws {
    // A window that nobody sees. Drawing in memory would not do: there SDL draws each quad as it is told, here it
    // collects them and draws in `present`, as it does on a GPU.
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let backend = try SDLBackend.open(
      BackendOptions(mode: .window(width: size.width, height: size.height), renderer: .software))
    showing = try Showing(
      content: content, backend: backend, delivery: .complete, replay: nil, rotation: nil, origin: 0)
    meter = FrameMeter(clock: { MonotonicClock.now }, allocations: allocations)
    showing.stage.meter = meter
  }

  private var stage: Stage { showing.stage }

  /// Plays the script once from the start of all content.
  func playScript() -> [Frame] {
    rest()
    var script = ScrollScript(on: stage.geometry.size, from: time)
    let count = Int((ScrollScript.seconds / Self.period).rounded())
    return (0..<count).map { _ in frame { time, handle in script.play(through: time, handle) } }
  }

  /// Lets everything come to rest at its start; returns what the resting screen costs.
  @discardableResult
  func rest() -> Frame {
    // Longer than any glide.
    for _ in 0..<600 where stage.needsFrame { frame() }
    stage.jumpToStart()
    return frame()
  }

  @discardableResult
  private func frame(events: (Double, (InputEvent) -> Void) -> Void = { _, _ in }) -> Frame {
    time += Self.period
    meter.begin()
    input.removeAll(keepingCapacity: true)
    _ = showing.backend.drainEvents(into: &input)
    meter.enter(.gestures)
    events(time) { stage.handle($0) }
    stage.frame(at: time)
    meter.enter(.submit)
    showing.draw()
    meter.end()
    showing.backend.present()
    return Frame(
      costs: meter.costs, counts: showing.backend.frameCounts, blank: stage.blankShare)
  }
}

extension Stage {
  /// Puts the page and its rows at their starts.
  func jumpToStart() {
    moveContent { engine in
      engine.jumpPage(to: 0)
      for row in engine.rowReports.indices { engine.jumpRow(row, to: 0) }
    }
  }

  /// Share of the visible tile area that shows no picture; 0 where no tile with a picture is seen.
  var blankShare: Double {
    var area = 0.0
    var blank = 0.0
    let view = engine.pageViewport
    engine.forEachCell { cell in
      guard cell.isVisible, let picture = source.cells[cell.slot]?.picture else { return }
      let across = min(cell.frame.maxX, view.maxX) - max(cell.frame.x, view.x)
      let down = min(cell.frame.maxY, view.maxY) - max(cell.frame.y, view.y)
      guard across > 0, down > 0 else { return }
      area += across * down
      if !source.assets[picture].isResident { blank += across * down }
    }
    return area > 0 ? blank / area : 0
  }
}
