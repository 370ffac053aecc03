internal import CLibinput
internal import Carousel

/// Turns what devices did into input on the turned screen, one by one: `EventTranslator`'s twin for the bare screen.
struct DeviceTranslator {
  var transform: PanelTransform
  /// Where each finger was last, in fractions of the panel: lifting tells no place.
  private var fingers: [Int: (x: Double, y: Double)] = [:]
  /// Where the mouse is, in pixels of the raw panel. It is not drawn; a mouse on a kiosk is for its builder.
  private var mouse: (x: Double, y: Double)
  private var mouseIsDown = false

  init(transform: PanelTransform) {
    self.transform = transform
    mouse = (Double(transform.panelWidth) / 2, Double(transform.panelHeight) / 2)
  }

  /// Appends what the event means for visitors.
  ///
  /// - Parameter now: The time of what has none of its own, in seconds on the monotonic clock.
  mutating func translate(_ event: DeviceEvent, now: Double, into input: inout [InputEvent]) {
    switch event {
    case .touchDown(let slot, let x, let y, let time):
      fingers[slot] = (x, y)
      finger(slot, .began, x, y, time, &input)
    case .touchMotion(let slot, let x, let y, let time):
      // Whose beginning was not seen, or was interrupted, stays unknown.
      guard fingers[slot] != nil else { return }
      fingers[slot] = (x, y)
      finger(slot, .moved, x, y, time, &input)
    case .touchUp(let slot, let time):
      guard let (x, y) = fingers.removeValue(forKey: slot) else { return }
      finger(slot, .ended, x, y, time, &input)
    case .touchCancel(let slot, let time):
      guard let (x, y) = fingers.removeValue(forKey: slot) else { return }
      finger(slot, .cancelled, x, y, time, &input)
    case .key(let code, let isDown, let time):
      guard let key = Self.key(ofCode: code) else { return }
      input.append(.key(key, isDown: isDown, time: Self.seconds(time)))
    case .pointerMotion(let dx, let dy, let time): moveMouse(to: (mouse.x + dx, mouse.y + dy), time, &input)
    case .pointerPosition(let x, let y, let time):
      moveMouse(to: (x * Double(transform.panelWidth), y * Double(transform.panelHeight)), time, &input)
    case .pointerButton(let code, let isDown, let time):
      guard code == UInt32(BTN_LEFT), isDown != mouseIsDown else { return }
      mouseIsDown = isDown
      mouse(isDown ? .began : .ended, time, &input)
    case .added: break
    case .removed:
      fingers.removeAll(keepingCapacity: true)
      mouseIsDown = false
      input.append(.interrupted(time: now))
    }
  }

  private func finger(
    _ slot: Int, _ phase: PointerSample.Phase, _ x: Double, _ y: Double, _ time: UInt64, _ input: inout [InputEvent]
  ) {
    let position = transform.touchPoint(x: x, y: y)
    input.append(
      .pointer(PointerSample(pointer: slot, phase: phase, position: position, time: Self.seconds(time))))
  }

  private mutating func moveMouse(to place: (x: Double, y: Double), _ time: UInt64, _ input: inout [InputEvent]) {
    mouse = (
      min(max(place.x, 0), Double(transform.panelWidth - 1)), min(max(place.y, 0), Double(transform.panelHeight - 1))
    )
    if mouseIsDown { mouse(.moved, time, &input) }
  }

  private func mouse(_ phase: PointerSample.Phase, _ time: UInt64, _ input: inout [InputEvent]) {
    let position = transform.mousePoint(x: Int(mouse.x), y: Int(mouse.y))
    input.append(
      .pointer(
        PointerSample(pointer: EventTranslator.mouse, phase: phase, position: position, time: Self.seconds(time))))
  }

  private static func seconds(_ microseconds: UInt64) -> Double { Double(microseconds) * 1e-6 }

  /// Of keyboards and of remotes, which have their own codes for the same meaning.
  private static func key(ofCode code: UInt32) -> Key? {
    switch Int32(truncatingIfNeeded: code) {
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_ENTER, KEY_KPENTER, KEY_SELECT, KEY_OK: .enter
    case KEY_ESC, KEY_BACKSPACE, KEY_BACK, KEY_EXIT: .escape
    case KEY_PAGEUP, KEY_CHANNELUP: .pageUp
    case KEY_PAGEDOWN, KEY_CHANNELDOWN: .pageDown
    case KEY_HOME, KEY_HOMEPAGE: .home
    case KEY_END: .end
    case KEY_COMPOSE, KEY_MENU, KEY_CONTEXT_MENU, KEY_OPTION, KEY_INFO: .menu
    case KEY_EQUAL, KEY_KPPLUS, KEY_ZOOMIN: .zoomIn
    case KEY_MINUS, KEY_KPMINUS, KEY_ZOOMOUT: .zoomOut
    default: nil
    }
  }
}
