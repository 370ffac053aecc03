/// One reading of one finger (or of the mouse while its button is held).
public struct PointerSample: Equatable, Sendable {
  public enum Phase: Sendable {
    case began
    case moved
    case ended
    /// Nothing more comes for this finger; what it began is undone and nothing is tapped.
    case cancelled
  }

  /// The finger's identity while it is down; any value, reused by panels as they like.
  public var pointer: Int
  public var phase: Phase
  /// In points of the turned screen.
  public var position: Point
  /// When the panel read it, in seconds on the clock that frames use.
  public var time: Double
  /// The touch that begins with this reading may scroll but taps nothing; see `TapEcho`.
  public var isEcho = false

  public init(pointer: Int, phase: Phase, position: Point, time: Double) {
    self.pointer = pointer
    self.phase = phase
    self.position = position
    self.time = time
  }
}

/// A key of a keyboard, remote or gamepad, by what it means.
public enum Key: String, CaseIterable, Sendable {
  case left, right, up, down, enter, escape, pageUp, pageDown, home, end, zoomIn, zoomOut
  /// Brings out what else can be done with what is focused.
  case menu
}

/// One thing that a visitor or a device did, in order of time.
public enum InputEvent: Equatable, Sendable {
  case pointer(PointerSample)
  case key(Key, isDown: Bool, time: Double)
  /// The window lost the keyboard, or an input device was removed: every touch and key in progress is cancelled.
  case interrupted(time: Double)

  /// In seconds, on the clock that frames use.
  public var time: Double {
    switch self {
    case .pointer(let sample): sample.time
    case .key(_, _, let time), .interrupted(let time): time
    }
  }
}
