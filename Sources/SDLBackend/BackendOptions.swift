/// How the picture is to be shown.
public struct BackendOptions: Equatable, Sendable {
  public enum Mode: Equatable, Sendable {
    /// The whole screen: the bare one, or that of X11 or Wayland.
    case fullscreen
    /// A window of this raw size in pixels. On the bare screen there are no windows: the whole screen is taken.
    case window(width: Int, height: Int)
    /// No display at all: SDL's software renderer draws into memory of this raw size in pixels.
    case offscreen(width: Int, height: Int)
  }

  public enum RendererChoice: String, CaseIterable, Sendable {
    /// The GPU where there is one, else SDL's software renderer.
    case auto
    case gpu
    case software
  }

  public var mode: Mode
  public var renderer: RendererChoice
  public var rotation: QuarterTurn
  /// Where the digitiser is mounted otherwise than the panel; see `PanelTransform`.
  public var touchRotation: QuarterTurn?
  public var title: String
  /// Whether there is a queue of events. Without (for pictures made in virtual time) SDL is not even initialised, and
  /// signals keep their usual effect. Counts for `offscreen` alone.
  public var hearsEvents: Bool
  /// Side of a texture page in texels.
  public var pageSize: Int

  public init(
    mode: Mode, renderer: RendererChoice = .auto, rotation: QuarterTurn = .none, touchRotation: QuarterTurn? = nil,
    title: String = "Vitrine", hearsEvents: Bool = true, pageSize: Int = 2048
  ) {
    self.mode = mode
    self.renderer = renderer
    self.rotation = rotation
    self.touchRotation = touchRotation
    self.title = title
    self.hearsEvents = hearsEvents
    self.pageSize = pageSize
  }
}
