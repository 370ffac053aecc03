internal import CSDL2
internal import Glibc

/// A renderer to be tried.
struct RendererAttempt: Equatable {
  var driver: String
  var vsync: Bool

  static let software = RendererAttempt(driver: "software", vsync: false)
}

/// Opens a window and the first renderer that works in it.
final class WindowOpening {
  enum Placement {
    case desktop
    /// The mode to set where it is known; SDL's "desktop" mode is whatever the text console left.
    case bareScreen((width: Int, height: Int)?)
  }

  var placement = Placement.desktop
  /// Where input comes from when not from SDL.
  var bareScreen: BareScreenInput?
  private let options: BackendOptions
  private let session: SDLSession
  private var report: [String]

  /// Initialises SDL's video and makes sure that it took the driver it was told: on its own it goes on down its list
  /// to drivers that show nothing.
  init(options: BackendOptions, driver: String, notes: [String]) throws(DisplayProblem) {
    self.options = options
    report = notes
    do {
      session = try SDLSession(video: true)
    } catch {
      throw .noVideo(driver: driver, error)
    }
    let used = session.videoDriver ?? ""
    guard driver.split(separator: ",").contains(Substring(used)) else {
      throw .noVideo(driver: driver, SDLError(call: "SDL_VideoInit", message: "took \(used) instead"))
    }
    report.append("video driver \(used)")
  }

  /// - Parameter passesOverEmulation: Whether SDL's own software renderer, last among the attempts, is taken rather
  ///   than GL drawn by the processor.
  func open(
    _ attempts: [RendererAttempt], passesOverEmulation: Bool, waiting: EventPump.Waiting
  ) throws(DisplayProblem) -> SDLBackend {
    var failure = SDLError(call: "SDL_CreateRenderer", message: "no renderer to try")
    var isEmulated = false
    for attempt in attempts where attempt == .software || !isEmulated {
      let renderer: Renderer
      do {
        renderer = try makeRenderer(attempt)
      } catch {
        report.append("\(attempt.driver)\(attempt.vsync ? " with vsync" : ""): \(error)")
        failure = error
        continue
      }
      guard renderer.capabilities.isEmulatedGraphics else { return finish(renderer, waiting: waiting) }
      let name = renderer.capabilities.graphicsName ?? ""
      isEmulated = passesOverEmulation && attempts.last == .software
      guard isEmulated else {
        report.append("warning: the GPU's driver is not in use, \(name) draws instead")
        return finish(renderer, waiting: waiting)
      }
      report.append("\(attempt.driver) is drawn by the processor (\(name)): SDL's own renderer is cheaper")
    }
    throw .noRenderer(missing: Self.missingLibraries(), failure)
  }

  private func makeRenderer(_ attempt: RendererAttempt) throws(SDLError) -> Renderer {
    let isSoftware = attempt == .software
    if !isSoftware && attempt.driver == "opengles2" {
      // The context that the renderer wants; else it makes the window a second time.
      SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_ES.rawValue))
      SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2)
      SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0)
    } else {
      SDL_GL_ResetAttributes()
    }
    let window = try makeWindow(withGL: !isSoftware)
    let handle = try makeHandle(attempt, in: window)
    var width: Int32 = 0
    var height: Int32 = 0
    if handle.canvas != nil {
      SDL_GetWindowSize(window.pointer, &width, &height)
    } else {
      SDL_GetRendererOutputSize(handle.pointer, &width, &height)
    }
    return try Renderer(
      handle: handle, rotation: options.rotation, panelWidth: Int(width), panelHeight: Int(height),
      pageSize: options.pageSize)
  }

  private func makeHandle(_ attempt: RendererAttempt, in window: WindowHandle) throws(SDLError) -> RendererHandle {
    if attempt == .software && options.rotation != .none {
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetWindowSize(window.pointer, &width, &height)
      return try .offscreen(
        panelWidth: Int(width), panelHeight: Int(height), rotation: options.rotation, window: window)
    }
    guard let index = Self.index(ofDriver: attempt.driver) else {
      throw SDLError(call: "SDL_GetRenderDriverInfo", message: "SDL has no renderer \(attempt.driver)")
    }
    let flags = attempt.vsync ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0
    guard let pointer = SDL_CreateRenderer(window.pointer, index, flags) else { throw .last("SDL_CreateRenderer") }
    return RendererHandle(pointer: pointer, window: window, canvas: nil)
  }

  private func makeWindow(withGL: Bool) throws(SDLError) -> WindowHandle {
    var flags = withGL ? SDL_WINDOW_OPENGL.rawValue : 0
    var size = (width: 1280, height: 720)
    switch (placement, options.mode) {
    case (.bareScreen(let mode?), _):
      flags |= SDL_WINDOW_FULLSCREEN.rawValue
      size = mode
    case (.desktop, .window(let width, let height)):
      size = (width, height)
    default:
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    }
    // SDL_WINDOWPOS_UNDEFINED, a macro that does not reach Swift.
    let anywhere: Int32 = 0x1FFF_0000
    guard
      let pointer = SDL_CreateWindow(options.title, anywhere, anywhere, Int32(size.width), Int32(size.height), flags)
    else { throw .last("SDL_CreateWindow") }
    let isFullscreen = flags & SDL_WINDOW_FULLSCREEN.rawValue != 0
    SDL_ShowCursor(isFullscreen ? SDL_DISABLE : SDL_ENABLE)
    return WindowHandle(pointer: pointer, session: session)
  }

  private func finish(_ renderer: Renderer, waiting: EventPump.Waiting) -> SDLBackend {
    var mode = SDL_DisplayMode()
    if let window = renderer.handle.window {
      SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window.pointer)), &mode)
    }
    let found = renderer.capabilities
    report.append(
      "renderer \(found.name)\(found.graphicsName.map { " on \($0)" } ?? ""), textures up to \(found.maxTextureSize)")
    report.append(
      "panel \(renderer.panelWidth)x\(renderer.panelHeight) at \(mode.refresh_rate) Hz"
        + (renderer.rotation == .none ? "" : ", turned by \(renderer.rotation.rawValue)"))
    return SDLBackend(
      renderer: renderer, session: session, waiting: waiting, bareScreen: bareScreen, hearsGamepads: true,
      touchRotation: options.touchRotation, refreshRate: Int(mode.refresh_rate), report: report)
  }

  private static func index(ofDriver name: String) -> Int32? {
    (0..<SDL_GetNumRenderDrivers()).first { index in
      var info = SDL_RendererInfo()
      return SDL_GetRenderDriverInfo(index, &info) == 0 && String(cString: info.name) == name
    }
  }

  /// SDL loads these at run time, and its package does not depend on them.
  private static func missingLibraries() -> [String] {
    ["libEGL.so.1", "libGLESv2.so.2"].filter { name in
      guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return true }
      dlclose(library)
      return false
    }
  }
}
