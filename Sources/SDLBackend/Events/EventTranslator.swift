internal import CSDL2
internal import Carousel

/// Turns SDL's events into input on the turned screen, one by one.
///
/// Fingers and the mouse's left button become the same samples. Mouse events that SDL makes of touches, and touches that
/// it makes of the mouse, are left out: they come on a desktop only, and everything would happen twice.
struct EventTranslator {
  /// The pointer that stands for the mouse; no finger has it.
  static let mouse = -1

  var transform: PanelTransform
  var clock: EventClock
  /// SDL's type of the events by which `EventWaker` ends a wait; 0 for none.
  var wakeType: UInt32 = 0
  private var mouseIsDown = false

  init(transform: PanelTransform, clock: EventClock) {
    self.transform = transform
    self.clock = clock
  }

  /// Appends what the event means for visitors and returns what it means for the program.
  mutating func translate(_ event: SDL_Event, into input: inout [InputEvent]) -> WindowEvents {
    let time = clock.time(ofStamp: event.common.timestamp)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: finger(event.tfinger, .began, time, &input)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved, time, &input)
    case SDL_FINGERUP: finger(event.tfinger, .ended, time, &input)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button, time, &input)
    case SDL_MOUSEMOTION: motion(event.motion, time, &input)
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key, time, &input)
    case SDL_QUIT: return .quit
    case SDL_WINDOWEVENT: return window(event.window, time, &input)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return [.texturesLost, .needsRedraw]
    default: return event.type == wakeType && wakeType != 0 ? .woken : []
    }
    return []
  }

  private func finger(
    _ event: SDL_TouchFingerEvent, _ phase: PointerSample.Phase, _ time: Double, _ input: inout [InputEvent]
  ) {
    // SDL_MOUSE_TOUCHID
    guard event.touchId != -1 else { return }
    let position = transform.touchPoint(x: Double(event.x), y: Double(event.y))
    input.append(
      .pointer(PointerSample(pointer: Self.pointer(of: event), phase: phase, position: position, time: time)))
  }

  /// Two panels count their fingers alike, and a single-touch panel calls its only finger -1: the panel's id goes above
  /// the finger's.
  private static func pointer(of event: SDL_TouchFingerEvent) -> Int {
    Int(truncatingIfNeeded: event.touchId &+ 1) << 32 ^ Int(UInt32(truncatingIfNeeded: event.fingerId))
  }

  private mutating func button(_ event: SDL_MouseButtonEvent, _ time: Double, _ input: inout [InputEvent]) {
    guard !Self.isTouch(event.which), Int32(event.button) == SDL_BUTTON_LEFT else { return }
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    guard isDown != mouseIsDown else { return }
    mouseIsDown = isDown
    mouse(isDown ? .began : .ended, x: event.x, y: event.y, time, &input)
  }

  private func motion(_ event: SDL_MouseMotionEvent, _ time: Double, _ input: inout [InputEvent]) {
    guard mouseIsDown, !Self.isTouch(event.which) else { return }
    mouse(.moved, x: event.x, y: event.y, time, &input)
  }

  private func mouse(
    _ phase: PointerSample.Phase, x: Int32, y: Int32, _ time: Double, _ input: inout [InputEvent]
  ) {
    let position = transform.mousePoint(x: Int(x), y: Int(y))
    input.append(.pointer(PointerSample(pointer: Self.mouse, phase: phase, position: position, time: time)))
  }

  /// SDL_TOUCH_MOUSEID
  private static func isTouch(_ which: UInt32) -> Bool { which == UInt32.max }

  private func key(_ event: SDL_KeyboardEvent, _ time: Double, _ input: inout [InputEvent]) {
    guard event.repeat == 0, let key = Self.key(of: event.keysym.scancode) else { return }
    input.append(.key(key, isDown: event.type == SDL_KEYDOWN.rawValue, time: time))
  }

  /// By place on the keyboard; remotes send the same codes.
  private static func key(of scancode: SDL_Scancode) -> Key? {
    switch scancode {
    case SDL_SCANCODE_LEFT: .left
    case SDL_SCANCODE_RIGHT: .right
    case SDL_SCANCODE_UP: .up
    case SDL_SCANCODE_DOWN: .down
    case SDL_SCANCODE_RETURN, SDL_SCANCODE_KP_ENTER, SDL_SCANCODE_SELECT: .enter
    case SDL_SCANCODE_ESCAPE, SDL_SCANCODE_AC_BACK, SDL_SCANCODE_BACKSPACE: .escape
    case SDL_SCANCODE_PAGEUP: .pageUp
    case SDL_SCANCODE_PAGEDOWN: .pageDown
    case SDL_SCANCODE_HOME: .home
    case SDL_SCANCODE_END: .end
    case SDL_SCANCODE_APPLICATION, SDL_SCANCODE_MENU: .menu
    case SDL_SCANCODE_EQUALS, SDL_SCANCODE_KP_PLUS: .zoomIn
    case SDL_SCANCODE_MINUS, SDL_SCANCODE_KP_MINUS: .zoomOut
    default: nil
    }
  }

  private mutating func window(
    _ event: SDL_WindowEvent, _ time: Double, _ input: inout [InputEvent]
  ) -> WindowEvents {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: return .needsRedraw
    case SDL_WINDOWEVENT_SIZE_CHANGED: return [.sizeChanged, .needsRedraw]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: return [.shown, .needsRedraw]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      interrupt(time, &input)
      return .hidden
    case SDL_WINDOWEVENT_FOCUS_LOST:
      interrupt(time, &input)
      return []
    default: return []
    }
  }

  private mutating func interrupt(_ time: Double, _ input: inout [InputEvent]) {
    mouseIsDown = false
    input.append(.interrupted(time: time))
  }
}
