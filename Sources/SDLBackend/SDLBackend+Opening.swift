internal import CSDL2
internal import Glibc

extension SDLBackend {
  /// Opens the display, or memory, and says in `report` what it found.
  ///
  /// On failure nothing stays open, and it may be called again once `DisplayProblem.mayPass` came to be.
  public static func open(_ options: BackendOptions) throws(DisplayProblem) -> SDLBackend {
    if case .offscreen(let width, let height) = options.mode {
      return try openOffscreen(options, width: width, height: height)
    }
    let scan = DisplayScan.read()
    let plan = try DisplayPlan(environment: environment(), scan: scan) { CardAccess.probe($0.path) }
    switch plan.screen {
    case .desktop(let drivers): return try openDesktop(options, drivers: drivers, scan: scan, notes: plan.notes)
    case .kms(let card, let width, let height):
      let size = width.flatMap { width in height.map { (width, $0) } }
      return try openBareScreen(options, card: card, size: size, scan: scan, notes: plan.notes)
    }
  }

  private static func openOffscreen(
    _ options: BackendOptions, width: Int, height: Int
  ) throws(DisplayProblem) -> SDLBackend {
    do {
      let session = options.hearsEvents ? try SDLSession(video: false) : nil
      let renderer = try Renderer(
        offscreenWidth: width, height: height, rotation: options.rotation, pageSize: options.pageSize)
      return SDLBackend(
        renderer: renderer, session: session, waiting: session == nil ? .deaf : .byLooking(interval: 0.05),
        touchRotation: options.touchRotation, refreshRate: 60,
        report: ["no display: drawing \(width)x\(height) in memory"])
    } catch {
      throw .noRenderer(missing: [], error)
    }
  }

  private static func openDesktop(
    _ options: BackendOptions, drivers: String, scan: DisplayScan, notes: [String]
  ) throws(DisplayProblem) -> SDLBackend {
    setCommonHints()
    setHint(SDL_HINT_VIDEODRIVER, drivers)
    // Else the software renderer shows its picture through a GL texture: nine times the processor's work.
    setHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    let opening = try WindowOpening(options: options, driver: drivers, notes: notes)
    opening.placement = .desktop
    let gpu: [RendererAttempt] = [
      RendererAttempt(driver: "opengles2", vsync: true), RendererAttempt(driver: "opengl", vsync: true),
    ]
    let attempts: [RendererAttempt] =
      switch options.renderer {
      case .software: [.software]
      case .gpu: gpu
      // Without any device to draw with, GL would be emulated; to find that out by trying it costs 100 MB.
      case .auto: scan.hasGraphics ? gpu + [.software] : [.software]
      }
    return try opening.open(attempts, passesOverEmulation: options.renderer == .auto, waiting: .bySDL)
  }

  private static func openBareScreen(
    _ options: BackendOptions, card: Int?, size: (width: Int, height: Int)?, scan: DisplayScan, notes: [String]
  ) throws(DisplayProblem) -> SDLBackend {
    setCommonHints()
    setHint(SDL_HINT_VIDEODRIVER, "kmsdrm")
    if let card { setHint(SDL_HINT_KMSDRM_DEVICE_INDEX, String(card)) }
    // SDL shows software pictures through GL here, and would take "opengl", which draws nothing on a GLES context.
    setHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "opengles2")
    var notes = notes
    let devices = openDevices(notes: &notes)
    let opening = try WindowOpening(options: options, driver: "kmsdrm", notes: notes)
    opening.bareScreen = devices.map { BareScreenInput(devices: $0, scan: scan) }
    opening.placement = .bareScreen(size)
    let gpu = [
      RendererAttempt(driver: "opengles2", vsync: true), RendererAttempt(driver: "opengles2", vsync: false),
    ]
    let attempts: [RendererAttempt] =
      switch options.renderer {
      case .software: [.software]
      case .gpu: gpu
      case .auto: gpu + [.software]
      }
    return try opening.open(attempts, passesOverEmulation: false, waiting: .byLooking(interval: 0.012))
  }

  /// Opens the seat's devices and notes which they are. `nil` where libinput cannot work; SDL reads them then.
  private static func openDevices(notes: inout [String]) -> LibinputSource? {
    let deniedGroup = InputAccess.deniedGroup()
    if let deniedGroup {
      notes.append(
        "warning: no rights to read /dev/input, so no touch and no keys; sudo usermod -aG \(deniedGroup) $USER, "
          + "then log in again")
    }
    let seat = getenv("XDG_SEAT").map { String(cString: $0) } ?? "seat0"
    guard let source = LibinputSource(seat: seat) else {
      notes.append("warning: libinput found no udev, so SDL reads the devices: swipes may be missed")
      return nil
    }
    var hasTouch = false
    source.drain { event in
      guard case .added(let device) = event else { return }
      notes.append("input from \(device)")
      hasTouch = hasTouch || device.hasTouch
    }
    if !hasTouch && deniedGroup == nil {
      notes.append("no touch panel yet; one that is plugged in later works at once")
    }
    return source
  }

  private static func setCommonHints() {
    setHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    setHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // Blanking is the visitor session's business, not the desktop's.
    setHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "0")
    setHint(SDL_HINT_RENDER_BATCHING, "1")
    setHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
  }

  /// SDL keeps an operator's environment variable of the same name instead.
  private static func setHint(_ name: String, _ value: String) {
    SDL_SetHint(name, value)
  }

  private static func environment() -> [String: String] {
    var found: [String: String] = [:]
    for name in ["SDL_VIDEODRIVER", "SDL_KMSDRM_DEVICE_INDEX", "DISPLAY", "WAYLAND_DISPLAY"] {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }
}
