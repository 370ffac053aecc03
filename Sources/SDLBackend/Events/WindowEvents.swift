/// What happened to the program and its window, besides input.
public struct WindowEvents: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The program shall end: SIGTERM, SIGINT or the window's close button.
  public static let quit = WindowEvents(rawValue: 1 << 0)
  /// The window's content is gone and must be drawn again, though nothing moved.
  public static let needsRedraw = WindowEvents(rawValue: 1 << 1)
  /// The screen has another size; lay out anew.
  public static let sizeChanged = WindowEvents(rawValue: 1 << 2)
  /// The renderer lost its textures: slots are still valid, but everything must be uploaded again.
  public static let texturesLost = WindowEvents(rawValue: 1 << 3)
  /// The window is not seen; drawing is a waste until `shown`.
  public static let hidden = WindowEvents(rawValue: 1 << 4)
  public static let shown = WindowEvents(rawValue: 1 << 5)
  /// A worker called `EventWaker.wake`.
  public static let woken = WindowEvents(rawValue: 1 << 6)
  /// On the bare screen another screen was plugged in, or the same one again: close the backend and open it anew. SDL
  /// itself goes on in the old mode.
  public static let displayChanged = WindowEvents(rawValue: 1 << 7)
}
