internal import CSDL2
internal import Carousel
internal import Raster

/// Draws runs of quads and shows them, on a window or in memory.
///
/// On a GPU a run is one `SDL_RenderGeometry` call and the display's turn is a change of its vertices. The software
/// renderer takes the same quads one by one (see `Renderer+Software.swift`) and cannot draw them turned: there the
/// screen is drawn unturned to a canvas, and the canvas is turned once a frame.
final class Renderer {
  private(set) var handle: RendererHandle
  private(set) var capabilities: RendererCapabilities
  let textures: TextureStore
  private(set) var rotation: QuarterTurn
  /// The raw panel in pixels.
  private(set) var panelWidth: Int
  private(set) var panelHeight: Int
  /// Of the frame that is being drawn, complete after `present`.
  private(set) var counts = FrameCounts()

  private let batch = QuadBatch()
  /// See `aside(width:height:)`.
  private var scratch: (texture: OpaquePointer, width: Int, height: Int)?
  private var reportedUploads = 0

  /// - Parameter pageSize: Side of a shared texture page, in texels; the renderer's limit may lower it.
  init(
    handle: RendererHandle, rotation: QuarterTurn, panelWidth: Int, panelHeight: Int, pageSize: Int
  ) throws(SDLError) {
    self.handle = handle
    self.rotation = rotation
    self.panelWidth = panelWidth
    self.panelHeight = panelHeight
    capabilities = try RendererCapabilities(of: handle)
    textures = TextureStore(renderer: handle, pageSize: pageSize, maxTextureSize: capabilities.maxTextureSize)
  }

  /// A software renderer without window, display or initialisation of SDL.
  convenience init(
    offscreenWidth width: Int, height: Int, rotation: QuarterTurn = .none, pageSize: Int = Renderer.pageSize
  ) throws(SDLError) {
    let handle = try RendererHandle.offscreen(panelWidth: width, panelHeight: height, rotation: rotation)
    try self.init(
      handle: handle, rotation: rotation, panelWidth: width, panelHeight: height, pageSize: pageSize)
  }

  /// Side of a texture page where nothing else is asked for: 16 MB, within the limit of every Raspberry Pi.
  static let pageSize = 2048

  /// The turned screen in pixels.
  var screenWidth: Int { rotation.swapsSides ? panelHeight : panelWidth }
  var screenHeight: Int { rotation.swapsSides ? panelWidth : panelHeight }

  /// Begins a frame; `color` fills the screen.
  func beginFrame(clear color: Color) {
    counts = FrameCounts()
    SDL_SetRenderDrawColor(handle.pointer, color.red, color.green, color.blue, 255)
    SDL_RenderClear(handle.pointer)
  }

  /// Draws quads of one page (-1: flat colour), all blended or none.
  func submit(page index: Int, isBlended: Bool, quads: UnsafeBufferPointer<Quad>) {
    guard !quads.isEmpty else { return }
    let page = textures.page(index)
    guard page?.texture != nil || index < 0 else { return }
    count(quads, isBlended: isBlended)
    if capabilities.isSoftware {
      drawEach(of: quads, page: page, isBlended: isBlended)
    } else {
      drawAtOnce(quads, page: page, isBlended: isBlended)
    }
  }

  /// Shows the frame. Where `RendererCapabilities.hasVSync` it returns after the display took it.
  func present() {
    if let canvas = handle.canvas {
      SDL_RenderFlush(handle.pointer)
      if let window = handle.window { show(canvas, on: window) }
    } else {
      SDL_RenderPresent(handle.pointer)
    }
    counts.uploadedBytes = textures.uploadedBytes - reportedUploads
    reportedUploads = textures.uploadedBytes
  }

  /// The raw panel's picture without alpha. In a window only between the last `submit` and `present`: afterwards a
  /// GPU's picture is undefined.
  func capture() throws(SDLError) -> Bitmap {
    if let canvas = handle.canvas {
      SDL_RenderFlush(handle.pointer)
      return canvas.bitmap(turned: rotation)
    }
    var bitmap = Bitmap(width: panelWidth, height: panelHeight)
    let status = bitmap.pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        handle.pointer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, Int32(panelWidth * 4))
    }
    guard status == 0 else { throw .last("SDL_RenderReadPixels") }
    bitmap.makeOpaque()
    return bitmap
  }

  /// Takes the window's present size. Returns whether all textures must be uploaded again.
  func fitWindow() throws(SDLError) -> Bool {
    guard let window = handle.window else { return false }
    var width: Int32 = 0
    var height: Int32 = 0
    if handle.canvas != nil {
      SDL_GetWindowSize(window.pointer, &width, &height)
    } else {
      SDL_GetRendererOutputSize(handle.pointer, &width, &height)
    }
    guard width > 0, height > 0, (Int(width), Int(height)) != (panelWidth, panelHeight) else { return false }
    panelWidth = Int(width)
    panelHeight = Int(height)
    guard handle.canvas != nil else { return false }
    try renewCanvas(for: rotation)
    return true
  }

  /// Lays the screen otherwise on the panel from the next frame on. Returns whether all textures must be uploaded again.
  func turn(to rotation: QuarterTurn) throws(SDLError) -> Bool {
    guard rotation != self.rotation else { return false }
    // The software renderer may have drawn an unturned screen right into the window so far.
    if capabilities.isSoftware { try renewCanvas(for: rotation) }
    self.rotation = rotation
    return capabilities.isSoftware
  }

  private func renewCanvas(for rotation: QuarterTurn) throws(SDLError) {
    let renewed = try RendererHandle.offscreen(
      panelWidth: panelWidth, panelHeight: panelHeight, rotation: rotation, window: handle.window)
    textures.recreate(on: renewed)
    scratch = nil
    handle = renewed
  }

  /// A texture of at least this extent to draw into for a moment, kept for the next time; `nil` where none can be had.
  func aside(width: Int, height: Int) -> OpaquePointer? {
    if let scratch, scratch.width >= width, scratch.height >= height { return scratch.texture }
    guard (1...capabilities.maxTextureSize).contains(width), (1...capabilities.maxTextureSize).contains(height) else {
      return nil
    }
    let size = (
      width: max(width, screenWidth, scratch?.width ?? 0), height: max(height, screenHeight, scratch?.height ?? 0)
    )
    if let scratch { SDL_DestroyTexture(scratch.texture) }
    scratch = nil
    guard
      let texture = SDL_CreateTexture(
        handle.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue), Int32(size.width),
        Int32(size.height))
    else { return nil }
    scratch = (texture, size.width, size.height)
    return texture
  }

  private func count(_ quads: UnsafeBufferPointer<Quad>, isBlended: Bool) {
    let width = Float(screenWidth)
    let height = Float(screenHeight)
    var area: Float = 0
    for quad in quads {
      let across = min(quad.right, width) - max(quad.left, 0)
      let down = min(quad.bottom, height) - max(quad.top, 0)
      if across > 0 && down > 0 { area += across * down }
    }
    counts.calls += 1
    counts.quads += quads.count
    counts.pixels += Int(area)
    if isBlended { counts.blendedPixels += Int(area) }
  }

  private func drawAtOnce(_ quads: UnsafeBufferPointer<Quad>, page: TexturePage?, isBlended: Bool) {
    let mode = isBlended ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE
    if let texture = page?.texture {
      SDL_SetTextureBlendMode(texture, mode)
    } else {
      SDL_SetRenderDrawBlendMode(handle.pointer, mode)
    }
    let transform = PanelTransform(panelWidth: panelWidth, panelHeight: panelHeight, rotation: rotation)
    batch.fill(with: quads, pageWidth: page?.width ?? 1, pageHeight: page?.height ?? 1, transform: transform)
    SDL_RenderGeometry(
      handle.pointer, page?.texture, batch.vertices, Int32(quads.count * 4), batch.indices, Int32(quads.count * 6))
  }

  /// Lays the canvas on the window's own pixels.
  private func show(_ canvas: Canvas, on window: WindowHandle) {
    guard let surface = SDL_GetWindowSurface(window.pointer), let format = surface.pointee.format else { return }
    guard format.pointee.BytesPerPixel == 4, Int(surface.pointee.w) == panelWidth, Int(surface.pointee.h) == panelHeight
    else { return }
    SDL_LockSurface(surface)
    canvas.turn(
      rotation, into: surface.pointee.pixels.assumingMemoryBound(to: UInt32.self),
      targetStride: Int(surface.pointee.pitch) / 4)
    SDL_UnlockSurface(surface)
    SDL_UpdateWindowSurface(window.pointer)
  }
}

extension RendererHandle {
  /// A software renderer over a canvas of the unturned screen.
  static func offscreen(
    panelWidth: Int, panelHeight: Int, rotation: QuarterTurn, window: WindowHandle? = nil
  ) throws(SDLError) -> RendererHandle {
    let canvas = try Canvas(
      width: rotation.swapsSides ? panelHeight : panelWidth, height: rotation.swapsSides ? panelWidth : panelHeight)
    guard let pointer = SDL_CreateSoftwareRenderer(canvas.surface) else { throw .last("SDL_CreateSoftwareRenderer") }
    return RendererHandle(pointer: pointer, window: window, canvas: canvas)
  }
}

extension RendererCapabilities {
  /// What SDL says about a renderer. SDL's software renderer names no limit; 16384 is far above what memory allows.
  init(of handle: RendererHandle) throws(SDLError) {
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(handle.pointer, &info) == 0 else { throw .last("SDL_GetRendererInfo") }
    name = String(cString: info.name)
    isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    // The software renderer says so too, and does not.
    hasVSync = !isSoftware && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    let limit = Int(min(info.max_texture_width, info.max_texture_height))
    maxTextureSize = limit > 0 ? limit : 16384
    graphicsName = isSoftware ? nil : Self.nameOfGraphics()
  }

  /// GL_RENDERER of the current context.
  private static func nameOfGraphics() -> String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
    let rendererName: UInt32 = 0x1F01
    return unsafeBitCast(address, to: GetString.self)(rendererName).map { String(cString: $0) }
  }
}
