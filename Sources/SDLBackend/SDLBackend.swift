internal import CSDL2
public import Carousel
public import Raster

/// A picture on a display, or in memory, and the input that belongs to it: all that the program has of SDL.
///
/// A frame is `drainEvents`, then `beginFrame`, `submit` for each run of the draw list, `present`. When nothing moves
/// the caller `wait`s. Everything but `waker` belongs to the thread that opened it.
public final class SDLBackend {
  /// What was found and chosen, line by line, for the log and for `doctor`.
  public let report: [String]
  /// Called with what is found later: the rate measured, devices that come and go. From `drainEvents` and `present`.
  public var onNews: (String) -> Void = { _ in } {
    didSet { pump.onNews = onNews }
  }
  /// Ends `wait` from any thread.
  public var waker: EventWaker { pump.waker }
  /// Frames a second that the display shows; never 0.
  public let refreshRate: Int
  /// Says when the next frame may begin and when it will be seen; told of every frame by `beginFrame` and `present`.
  public private(set) var pacer: FramePacer

  let renderer: Renderer
  private let pump: EventPump
  private let session: SDLSession?

  init(
    renderer: Renderer, session: SDLSession?, waiting: EventPump.Waiting, bareScreen: BareScreenInput? = nil,
    hearsGamepads: Bool = false, touchRotation: QuarterTurn?, refreshRate: Int, report: [String]
  ) {
    self.renderer = renderer
    self.session = session
    self.refreshRate = FramePacer.believable(refreshRate)
    self.report = report
    pacer = FramePacer(refreshRate: refreshRate, displayPaces: renderer.capabilities.hasVSync)
    let transform = PanelTransform(
      panelWidth: renderer.panelWidth, panelHeight: renderer.panelHeight, rotation: renderer.rotation,
      touchRotation: touchRotation)
    let isFullscreen = renderer.handle.window.map {
      SDL_GetWindowFlags($0.pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0
    }
    pump = EventPump(transform: transform, waiting: waiting, bareScreen: bareScreen) { waker in
      // Whoever has a window among others does not want it to move while they play in another.
      hearsGamepads ? Gamepads(session: session, waker: waker, hearsUnfocused: isFullscreen ?? true) : nil
    }
  }

  /// Leads from the raw panel to points, by the settings in force now.
  public var transform: PanelTransform { pump.transform }

  /// Pixels of one point of the input that `drainEvents` delivers.
  public var pixelsPerPoint: Double {
    get { pump.transform.pixelsPerPoint }
    set { pump.transform.pixelsPerPoint = newValue }
  }

  /// The turned screen in pixels.
  public var pixelSize: (width: Int, height: Int) { (renderer.screenWidth, renderer.screenHeight) }
  public var capabilities: RendererCapabilities { renderer.capabilities }
  public var textures: TextureStore { renderer.textures }
  /// Of the last frame, once it is presented.
  public var frameCounts: FrameCounts { renderer.counts }

  /// Begins a frame filled with `color`.
  public func beginFrame(clear color: Color) {
    pacer.frameBegins(at: MonotonicClock.now)
    renderer.beginFrame(clear: color)
  }

  /// Draws a run of quads that share a page and whether they are blended, in one call on a GPU.
  ///
  /// - Parameter page: Index of a page of `textures`, or -1 for flat colour; a page that is gone draws nothing.
  public func submit(page: Int, isBlended: Bool, quads: UnsafeBufferPointer<Quad>) {
    renderer.submit(page: page, isBlended: isBlended, quads: quads)
  }

  /// Shows the frame; does not sleep beyond what the display itself does (`pacer.nextFrame` says how long to).
  public func present() {
    renderer.present()
    let wasMeasured = pacer.measuredRate != nil
    pacer.framePresented(at: MonotonicClock.now)
    if !wasMeasured, let rate = pacer.measuredRate { onNews(Self.news(ofRate: rate, isLimiting: pacer.isLimiting)) }
  }

  /// The raw panel's picture, without alpha. In a window only between the last `submit` and `present`.
  public func capture() throws(SDLError) -> Bitmap { try renderer.capture() }

  /// Appends all input since the last call, in order, and returns what else happened. Once a frame.
  public func drainEvents(into input: inout [InputEvent]) -> WindowEvents {
    var happened = pump.drain(into: &input)
    if happened.contains(.texturesLost) { textures.recreate(on: renderer.handle) }
    if happened.contains(.sizeChanged) {
      do {
        if try renderer.fitWindow() { happened.insert(.texturesLost) }
      } catch {
        onNews("the new size of the window cannot be drawn: \(error)")
      }
      pump.transform.panelWidth = renderer.panelWidth
      pump.transform.panelHeight = renderer.panelHeight
    }
    return happened
  }

  /// Turns the picture, and where fingers are taken to be, from the next frame on. Offsets of a finger that is down mean
  /// nothing then.
  ///
  /// - Parameter touchRotation: see `PanelTransform`.
  /// - Returns: whether all textures must be uploaded again.
  public func turn(to rotation: QuarterTurn, touchRotation: QuarterTurn?) throws(SDLError) -> Bool {
    let texturesLost = try renderer.turn(to: rotation)
    pump.transform.rotation = rotation
    pump.transform.touchRotation = touchRotation
    return texturesLost
  }

  /// Sleeps until there is something to drain or `timeout` seconds passed, and uses no processor meanwhile.
  public func wait(timeout: Double) {
    pump.wait(timeout: timeout)
  }

  private static func news(ofRate rate: Double, isLimiting: Bool) -> String {
    let measured = "the display took \((rate * 10).rounded() / 10) frames a second"
    return isLimiting ? measured + ": it does not pace, a timer does" : measured
  }
}
