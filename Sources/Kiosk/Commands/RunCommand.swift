import Catalog
import Glibc
import SDLBackend

/// `vitrine run`: the kiosk itself.
enum RunCommand: Command {
  static let description = CommandDescription(
    name: "run", operands: "[CONTENT]", summary: "Show content full screen, on the bare screen, Wayland or X11.",
    options: [
      Option(name: "--window", value: "WxH", help: "a window of that size instead of the full screen"),
      Option(
        name: "--rotate", value: "N", help: "turn by 0, 90, 180 or 270 degrees clockwise (else what the file says)"),
      Option(name: "--renderer", value: "KIND", help: "auto, gpu or software (auto)"),
      Option(name: "--offscreen", value: nil, help: "draw in memory, seen by nobody, 1280x720 (or --window's size)"),
      Option(name: "--for", value: "SECONDS", help: "end by itself after that time"),
      Option(name: "--replay", value: "FILE", help: "play recorded touches and keys"),
      Option(name: "--state", value: "FILE", help: "write what the screen shows as JSON at the end"),
      Option(name: "--stats", value: "FILE", help: "write what the frames cost as JSON at the end"),
    ],
    details: [
      "CONTENT is a content file or a folder of pictures; left out, it is $VITRINE_CONTENT,",
      "/etc/vitrine/kiosk.yaml or the demo. SIGTERM and SIGINT end it with status 0.", "",
      "keys, remotes and gamepads: arrows (d-pad, left stick) move a ring; Enter or OK (A) opens; Escape or",
      "Back (B) goes back; Menu, or Enter held (X, Start), brings out a tile's buttons; Page up and down",
      "(shoulders) and Home and End (triggers) go far; + and - (Y) enlarge a picture.",
    ])

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard arguments.operands.count <= 1 else { throw UsageError(message: "one CONTENT at a time") }
    let window = try arguments.size("--window")
    let rotation = try arguments.rotation("--rotate")
    let limit = try arguments.number("--for", in: 0...31_536_000)
    let renderer: BackendOptions.RendererChoice? = try arguments.choice("--renderer")
    let path = ContentPath.choose(arguments.operands.first)
    let start = MonotonicClock.now
    do {
      let replay = try arguments.text("--replay").map { path throws(ReplayError) in try Replay.read(path: path) }
      var content = Content.loadOrNotice(path)
      for problem in content.problems { Console.error(problem.description + "\n") }
      let mode: BackendOptions.Mode =
        if arguments.has("--offscreen") {
          .offscreen(width: window?.width ?? 1280, height: window?.height ?? 720)
        } else if let window {
          .window(width: window.width, height: window.height)
        } else {
          .fullscreen
        }
      let options = BackendOptions(
        mode: mode, renderer: renderer ?? .auto,
        rotation: QuarterTurn(degrees: rotation ?? content.catalog.display.rotate),
        touchRotation: content.catalog.display.touchTurn, title: content.catalog.title ?? "Vitrine")
      let disk = DiskWriter.standard()
      defer { disk?.close() }
      let starter = CommandStarter(report: Log.line)
      let watchdog = mode == .fullscreen ? watchdog() : nil
      defer { watchdog?.noteEnd() }
      while true {
        guard let backend = try open(options, until: limit.map { start + $0 }) else { return 0 }
        for line in backend.report { Log.line(line) }
        backend.onNews = Log.line
        let waker = backend.waker
        let showing = try Showing(
          content: content, backend: backend, delivery: .live(bytesPerFrame: Delivery.liveBytesPerFrame),
          replay: replay,
          rotation: rotation, origin: MonotonicClock.now, wake: { waker.wake() }, disk: disk)
        if let disk { showing.useKnownColors(of: disk) }
        showing.stage.onProblem = { Console.error($0.description + "\n") }
        showing.keepJournal()
        defer { showing.stage.journal?.close() }
        showing.stage.onCommand = starter.start
        let reloader = ContentReloader(
          path: path, content: content, typesetters: showing.typesetters, wake: { waker.wake() })
        var loop = FrameLoop(
          showing: showing, reloader: reloader, end: limit.map { start + $0 }, watchdog: watchdog)
        switch loop.run() {
        case .finished: return write(showing, loop, arguments)
        case .displayChanged: Log.line("another screen was plugged in: opening the display anew")
        }
        content = showing.stage.content
        watchdog?.rest()
      }
    } catch {
      Console.error("vitrine run: \(error)\n")
      return 1
    }
  }

  /// Ends the program, with status 1, when the screen takes no frame any more.
  private static func watchdog() -> Watchdog {
    let watchdog = Watchdog()
    watchdog.start {
      Log.line("the screen has taken no frame for half a minute (a driver's fault): ending, to be started again")
      _exit(1)
    }
    return watchdog
  }

  /// Opens the display, waiting for one that may yet come; nil when a signal asked to end first.
  ///
  /// - Throws: what is wrong where waiting is of no use, or when time is up.
  private static func open(_ options: BackendOptions, until end: Double?) throws(DisplayProblem) -> SDLBackend? {
    var said: DisplayProblem?
    var signals = EndSignals()
    defer { signals.release() }
    while true {
      do {
        return try SDLBackend.open(options)
      } catch {
        guard error.mayPass else { throw error }
        signals.hold()
        if said != error { Log.line("\(error); waiting for a display") }
        said = error
        let left = end.map { $0 - MonotonicClock.now } ?? .infinity
        if signals.wait(upTo: min(2, left)) { return nil }
        if left <= 2 { throw error }
      }
    }
  }

  private static func write(_ showing: Showing, _ loop: FrameLoop, _ arguments: Arguments) -> Int32 {
    let files = [
      (
        arguments.text("--state"),
        {
          showing.report(uploadedBytes: showing.backend.frameCounts.uploadedBytes, tellsSources: true).text
        }
      ),
      (arguments.text("--stats"), { loop.stats.text }),
    ]
    var status: Int32 = 0
    for case (let path?, let text) in files {
      if let reason = Console.write(text(), to: path) {
        Console.error("vitrine run: \(path) cannot be written: \(reason)\n")
        status = 1
      }
    }
    return status
  }
}
