import Carousel
import Glibc
import Lettering
import SDLBackend

/// `vitrine-bench peer`: the workload and the protocol by which Vitrine is timed beside other toolkits, in a window.
///
/// Everything is the product as it is but for what the workload fixes: the measures of rows, plain corners, and the
/// motion, which no finger makes.
enum PeerScenario: Scenario {
  static let description = CommandDescription(
    name: "peer", operands: "", summary: "The workload that other toolkits are timed with, in a window.",
    options: [Option(name: "--renderer", value: "KIND", help: "auto, gpu or software (software)")],
    details: [
      "The environment says what to do: PEER_ROWS PEER_COLS PEER_ASSETS PEER_SETTLE PEER_SECS PEER_HROW",
      "PEER_VAMP PEER_MODE (60: by the wall clock; free: a sixtieth of a second each frame, uncapped).",
    ])

  static func run(_ arguments: Arguments, allocations: @escaping () -> Int) throws -> Int32 {
    guard arguments.operands.isEmpty else { throw UsageError(message: "the environment says what to show") }
    let workload = PeerWorkload(environment: { getenv($0).map { String(cString: $0) } })
    let renderer: BackendOptions.RendererChoice = try arguments.choice("--renderer") ?? .software
    let backend = try SDLBackend.open(
      BackendOptions(mode: .window(width: 1280, height: 720), renderer: renderer, title: "peer"))
    let look = PeerWorkload.look(typesetter: try Typesetter(family: nil))
    let waker = backend.waker
    let showing = try Showing(
      content: workload.content, backend: backend, delivery: .live(bytesPerFrame: Delivery.liveBytesPerFrame),
      replay: nil, rotation: nil, origin: MonotonicClock.now, wake: { waker.wake() }, look: look)
    var loop = PeerLoop(showing: showing, workload: workload)
    loop.run()
    return 0
  }
}

/// The session of a peer.
struct PeerLoop {
  let showing: Showing
  let workload: PeerWorkload
  private var ends: [Double] = []
  private var input: [InputEvent] = []

  init(showing: Showing, workload: PeerWorkload) {
    self.showing = showing
    self.workload = workload
  }

  mutating func run() {
    while true {
      frame()
      if showing.stage.isWhole { break }
      showing.backend.wait(timeout: 1.0 / 60)
    }
    say("EV first_full \(MonotonicClock.now)")
    settle(until: MonotonicClock.now + workload.settle)
    let start = MonotonicClock.now
    say("EV motion_start \(start)")
    var steps = 0
    while MonotonicClock.now < start + workload.seconds {
      let time = workload.isCapped ? MonotonicClock.now - start : Double(steps) / 60
      steps += 1
      let place = workload.place(at: time)
      showing.stage.moveContent { engine in
        engine.jumpPage(to: place.page)
        engine.jumpRow(workload.movedRow, to: place.row)
      }
      frame()
      ends.append(MonotonicClock.now)
      if workload.isCapped, let next = showing.backend.pacer.nextFrame { MonotonicClock.sleep(until: next) }
    }
    say("EV motion_end \(MonotonicClock.now)")
    MonotonicClock.sleep(until: MonotonicClock.now + 0.06)
    let intervals = zip(ends.dropFirst(), ends).map { JSONText.fine(($0 - $1) * 1_000) }
    let result = JSONText.object([("frames", .integer(ends.count)), ("intervals_ms", .list(intervals))])
    say("RESULT \(result.description)")
    MonotonicClock.sleep(until: MonotonicClock.now + 0.4)
  }

  /// Lets what is still on its way arrive, as the kiosk does when nobody touches it.
  private mutating func settle(until end: Double) {
    while MonotonicClock.now < end {
      if showing.stage.needsFrame { frame() }
      let next = showing.stage.needsFrame ? showing.backend.pacer.nextFrame ?? end : end
      showing.backend.wait(timeout: max(0, min(next, end) - MonotonicClock.now))
    }
  }

  private mutating func frame() {
    let backend = showing.backend
    input.removeAll(keepingCapacity: true)
    _ = backend.drainEvents(into: &input)
    showing.stage.frame(at: backend.pacer.showTime(forFrameAt: MonotonicClock.now))
    showing.draw()
    backend.present()
  }

  private func say(_ line: String) { Console.print(line + "\n") }
}
