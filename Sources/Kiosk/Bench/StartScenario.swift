import Glibc
import Pictures
import SDLBackend

/// `vitrine-bench start`: from the process's start to the first full picture, drawn in memory.
enum StartScenario: Scenario {
  static let description = CommandDescription(
    name: "start", operands: "[CONTENT]", summary: "From the start of the process to the first full picture.",
    options: [
      Option(name: "--size", value: "WxH", help: "the screen in pixels (1280x720)"),
      Option(name: "--cache", value: "FOLDER", help: "keep prepared pictures there (nowhere)"),
      Option(name: "--since", value: "SECONDS", help: "count from that time of the monotonic clock"),
    ])

  /// Longest wait for the pictures, in seconds.
  private static let patience = 30.0

  static func run(_ arguments: Arguments, allocations: @escaping () -> Int) throws -> Int32 {
    guard arguments.operands.count <= 1 else { throw UsageError(message: "one CONTENT at a time") }
    guard let start = try arguments.number("--since", in: 0...1e12) else { return startAgain() }
    let size = try arguments.size("--size") ?? (1280, 720)
    let content = Content.loadOrNotice(ContentPath.choose(arguments.operands.first))
    let backend = try SDLBackend.open(
      BackendOptions(mode: .offscreen(width: size.width, height: size.height), renderer: .software))
    let disk = arguments.text("--cache").map { path in
      DiskWriter(tier: DiskTier(path: absolute(path)), report: Log.line)
    }
    defer { disk?.close() }
    let showing = try Showing(
      content: content, backend: backend, delivery: .live(bytesPerFrame: Delivery.liveBytesPerFrame), replay: nil,
      rotation: nil, origin: 0, disk: disk)
    if let disk { showing.useKnownColors(of: disk) }
    var firstFrame: Double?
    draw(showing, until: start + patience) {
      firstFrame = firstFrame ?? MonotonicClock.now
      return showing.stage.isWhole
    }
    let full = MonotonicClock.now
    let counts = showing.loader.pictureCounts
    // What is prepared early is to be found by the next start too.
    if disk != nil { draw(showing, until: start + patience) { showing.stage.isQuiet && showing.stage.store.isIdle } }
    func milliseconds(_ time: Double) -> JSONText { .number((time - start) * 1_000) }
    Console.print(
      JSONText.object([
        ("scenario", .text("start")), ("firstFrame", milliseconds(firstFrame ?? full)),
        ("firstFullPicture", milliseconds(full)), ("isWhole", .bool(showing.stage.isWhole)),
        ("decoded", .integer(counts.decoded)),
        ("fromDisk", .integer(counts.fromDisk)),
        ("residentBytes", .integer(ProcessMemory.residentBytes)),
      ]).description + "\n")
    return showing.stage.isWhole ? 0 : 1
  }

  /// Draws frame after frame until one is enough.
  private static func draw(_ showing: Showing, until end: Double, isEnough: () -> Bool) {
    repeat {
      showing.stage.frame(at: showing.backend.pacer.showTime(forFrameAt: MonotonicClock.now))
      showing.draw()
      showing.backend.present()
      if isEnough() { return }
      if let next = showing.backend.pacer.nextFrame { MonotonicClock.sleep(until: next) }
    } while MonotonicClock.now < end
  }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = realpath(".", nil) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Begins the process anew, so that loading the program and its libraries counts.
  private static func startAgain() -> Int32 {
    let words = CommandLine.arguments + ["--since", String(MonotonicClock.now)]
    var pointers = words.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &pointers)
    Console.error("vitrine-bench start: the program cannot be started again: \(String(cString: strerror(errno)))\n")
    return 1
  }
}

extension Stage {
  /// Whether every visible tile shows its picture, or the mark that it has none.
  var isWhole: Bool {
    var isWhole = true
    engine.forEachCell { cell in
      guard cell.isVisible, let picture = source.cells[cell.slot]?.picture else { return }
      let asset = source.assets[picture]
      if !asset.isResident && asset.problem == nil { isWhole = false }
    }
    return isWhole
  }
}
