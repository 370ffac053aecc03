import Catalog
import Glibc
import Pictures
import SDLBackend

/// `vitrine shot`: a picture of the screen, in virtual time and without a display.
enum ShotCommand: Command {
  static let description = CommandDescription(
    name: "shot", operands: "CONTENT --out PNG", summary: "Draw the screen into a PNG file, without a display.",
    options: [
      Option(name: "--out", value: "PNG", help: "the file to write (required)"),
      Option(name: "--size", value: "WxH", help: "the raw panel in pixels (1280x720)"),
      Option(
        name: "--rotate", value: "N", help: "turn by 0, 90, 180 or 270 degrees clockwise (else what the file says)"),
      Option(name: "--replay", value: "FILE", help: "play recorded touches and keys first"),
      Option(name: "--time", value: "SECONDS", help: "draw that moment (else when nothing moves any more)"),
      Option(name: "--state", value: "FILE", help: "write what the screen shows as JSON"),
      Option(name: "--hz", value: "N", help: "frames a second (60)"),
      Option(name: "--ragged", value: "SEED", help: "uneven frames with one stall of 400 ms"),
      Option(name: "--decode-delay", value: "MS", help: "deliver each picture that much later"),
    ])

  /// Where a session without `--time` ends at the latest, in seconds.
  static let longest = 30.0

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard arguments.operands.count <= 1 else { throw UsageError(message: "one CONTENT at a time") }
    guard let out = arguments.text("--out") else { throw UsageError(message: "--out PNG says where the picture goes") }
    let size = try arguments.size("--size") ?? (1280, 720)
    let rotation = try arguments.rotation("--rotate")
    let end = try arguments.number("--time", in: 0...86_400)
    let hz = try arguments.number("--hz", in: 1...1_000) ?? 60
    let ragged = try arguments.number("--ragged", in: 0...4_294_967_295)
    let delay = try arguments.number("--decode-delay", in: 0...60_000)
    let path = ContentPath.choose(arguments.operands.first)
    do {
      let replay = try arguments.text("--replay").map { path throws(ReplayError) in try Replay.read(path: path) }
      let content = Content.loadOrNotice(path)
      for problem in content.problems { Console.error(problem.description + "\n") }
      let backend = try SDLBackend.open(
        BackendOptions(
          mode: .offscreen(width: size.width, height: size.height), renderer: .software,
          rotation: QuarterTurn(degrees: rotation ?? content.catalog.display.rotate),
          touchRotation: content.catalog.display.touchTurn, hearsEvents: false))
      // The same pixels as those decoded anew: only the time differs.
      let disk = DiskWriter.standard()
      defer { disk?.close() }
      let showing = try Showing(
        content: content, backend: backend, delivery: delay.map { .delayed(seconds: $0 / 1_000) } ?? .complete,
        replay: replay, rotation: rotation, origin: 0, disk: disk)
      showing.stage.onProblem = { Console.error($0.description + "\n") }
      showing.keepJournal()
      defer { showing.stage.journal?.close() }
      var frames = ragged.map { FrameTimes.ragged(seed: UInt64($0)) } ?? FrameTimes.even(hz: hz)
      let uploaded = showing.playOut(frames: &frames, end: end) { _ in }
      showing.draw()
      let picture = try backend.capture()
      backend.present()
      try PNG.write(picture, to: out)
      if let state = arguments.text("--state") {
        if let reason = Console.write(showing.report(uploadedBytes: uploaded).text, to: state) {
          Console.error("vitrine shot: \(state) cannot be written: \(reason)\n")
          return 1
        }
      }
      return 0
    } catch {
      Console.error("vitrine shot: \(error)\n")
      return 1
    }
  }
}

extension Showing {
  /// Plays the session in virtual time, until `end`, or until it is over and nothing moves any more; returns the bytes
  /// that the last frame uploaded.
  ///
  /// - Parameter eachFrame: called with the time of each frame.
  func playOut(
    frames: inout FrameTimes, end: Double?, eachFrame: (Double) throws -> Void
  ) rethrows -> Int {
    let textures = backend.textures
    let last = end ?? ShotCommand.longest
    while true {
      let time = min(frames.next(), last)
      let before = textures.uploadedBytes
      play(through: time)
      let isOver = nextReplayTime == nil || time >= last
      // As in the loop of `run`: a screen at rest is not made anew, but for the last frame.
      if isOver || needsFrame(at: time) { stage.frame(at: time) }
      try eachFrame(time)
      let isQuiet = isOver && stage.isQuiet && stage.store.isIdle
      if time >= last || (end == nil && isQuiet) { return textures.uploadedBytes - before }
    }
  }
}

extension Showing {
  private func needsFrame(at time: Double) -> Bool {
    stage.needsFrame || !stage.store.isIdle || stage.nextWake.map { $0 <= time } ?? false
  }
}

/// When the frames of a session in virtual time are shown, in seconds from its start.
struct FrameTimes {
  private enum Pace {
    case even(hz: Double)
    case ragged(SplitMix)
  }

  private var pace: Pace
  private var count = 0
  private var time = 0.0

  static func even(hz: Double) -> FrameTimes { FrameTimes(pace: .even(hz: hz)) }
  /// Between 4 and 40 ms apart, and one stall of 400 ms.
  static func ragged(seed: UInt64) -> FrameTimes { FrameTimes(pace: .ragged(SplitMix(state: seed))) }

  private init(pace: Pace) { self.pace = pace }

  /// The frame at which a ragged session stalls: within the first second.
  private static let stall = 24

  mutating func next() -> Double {
    defer { count += 1 }
    switch pace {
    case .even(let hz): return Double(count) / hz
    case .ragged(var random):
      if count > 0 {
        time += count == Self.stall ? 0.4 : 0.004 + 0.036 * random.unit()
        pace = .ragged(random)
      }
      return time
    }
  }
}

/// A small generator of repeatable randomness (SplitMix64).
struct SplitMix {
  var state: UInt64

  /// 0 ..< 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) / 9_007_199_254_740_992
  }
}
