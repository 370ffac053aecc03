internal import CSDL2
internal import Carousel

/// Turns what gamepads did into keys, as interfaces for televisions do, whichever pad in the house it was.
///
/// | On the pad | Key |
/// |---|---|
/// | directional pad, left stick | arrows |
/// | A | Enter |
/// | B, Back | Escape |
/// | X, Start | Menu: the options of what is focused |
/// | Y | enlarge |
/// | shoulders | Page up, Page down |
/// | triggers | Home, End |
struct GamepadTranslator {
  /// What one pad holds down.
  private struct Pad {
    var buttons: Set<Int32> = []
    var x = 0.0
    var y = 0.0
    /// The arrow that the stick stands for.
    var stick: Key?
    var triggers: Set<Key> = []
  }

  private var pads: [Int32: Pad] = [:]
  /// How many buttons, sticks and triggers hold a key: it is let go with the last one.
  private var holds: [Key: Int] = [:]

  /// How far a stick must be pushed to count, and how far it may come back before it no longer does, as shares of its
  /// way. Worn sticks rest at a tenth to a fifth of it; between the two nothing flickers.
  static let pushed = 0.55
  static let released = 0.35

  mutating func button(
    _ button: Int32, isDown: Bool, pad: Int32, time: Double, into input: inout [InputEvent]
  ) {
    guard let key = Self.key(of: SDL_GameControllerButton(button)) else { return }
    // A doubled press, or a release of what was not pressed, changes nothing.
    let changes =
      isDown
      ? pads[pad, default: Pad()].buttons.insert(button).inserted
      : pads[pad, default: Pad()].buttons.remove(button) != nil
    if changes { hold(key, isDown: isDown, time: time, into: &input) }
  }

  /// - Parameter value: as SDL gives it, -32768...32767; of a trigger from 0.
  mutating func axis(_ axis: Int32, value: Int16, pad: Int32, time: Double, into input: inout [InputEvent]) {
    let share = Double(value) / 32767
    switch SDL_GameControllerAxis(axis) {
    case SDL_CONTROLLER_AXIS_LEFTX:
      pads[pad, default: Pad()].x = share
      turnStick(of: pad, time: time, into: &input)
    case SDL_CONTROLLER_AXIS_LEFTY:
      pads[pad, default: Pad()].y = share
      turnStick(of: pad, time: time, into: &input)
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT: trigger(.home, share, of: pad, time: time, into: &input)
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: trigger(.end, share, of: pad, time: time, into: &input)
    default: break
    }
  }

  /// A pad was unplugged: what it held is let go.
  mutating func remove(pad: Int32, time: Double, into input: inout [InputEvent]) {
    guard let gone = pads.removeValue(forKey: pad) else { return }
    let keys = gone.buttons.sorted().compactMap { Self.key(of: SDL_GameControllerButton($0)) }
    let triggers = [Key.home, .end].filter(gone.triggers.contains)
    for key in keys + triggers + (gone.stick.map { [$0] } ?? []) {
      hold(key, isDown: false, time: time, into: &input)
    }
  }

  private mutating func turnStick(of pad: Int32, time: Double, into input: inout [InputEvent]) {
    guard let state = pads[pad] else { return }
    let now = Self.arrow(x: state.x, y: state.y, before: state.stick)
    guard now != state.stick else { return }
    pads[pad]!.stick = now
    if let old = state.stick { hold(old, isDown: false, time: time, into: &input) }
    if let now { hold(now, isDown: true, time: time, into: &input) }
  }

  private mutating func trigger(
    _ key: Key, _ share: Double, of pad: Int32, time: Double, into input: inout [InputEvent]
  ) {
    let wasDown = pads[pad]?.triggers.contains(key) ?? false
    let isDown = share >= (wasDown ? Self.released : Self.pushed)
    guard isDown != wasDown else { return }
    if isDown {
      pads[pad, default: Pad()].triggers.insert(key)
    } else {
      pads[pad]?.triggers.remove(key)
    }
    hold(key, isDown: isDown, time: time, into: &input)
  }

  private mutating func hold(_ key: Key, isDown: Bool, time: Double, into input: inout [InputEvent]) {
    let count = holds[key, default: 0] + (isDown ? 1 : -1)
    holds[key] = count > 0 ? count : nil
    guard isDown ? count == 1 : count == 0 else { return }
    input.append(.key(key, isDown: isDown, time: time))
  }

  /// The arrow that a stick stands for: one at a time, the one it is pushed to most; the one from before as long as it
  /// is still pushed that way and not more another.
  static func arrow(x: Double, y: Double, before: Key?) -> Key? {
    let ways: [(key: Key, share: Double)] = [(.left, -x), (.right, x), (.up, -y), (.down, y)]
    let most = ways.max { $0.share < $1.share }!
    if let before, let kept = ways.first(where: { $0.key == before }), kept.share >= released {
      // A diagonal must not jump between two arrows.
      return most.share >= pushed && most.share > kept.share * 1.25 ? most.key : before
    }
    return most.share >= pushed ? most.key : nil
  }

  private static func key(of button: SDL_GameControllerButton) -> Key? {
    switch button {
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: .left
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: .right
    case SDL_CONTROLLER_BUTTON_DPAD_UP: .up
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: .down
    case SDL_CONTROLLER_BUTTON_A: .enter
    case SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_BACK: .escape
    case SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLER_BUTTON_START: .menu
    case SDL_CONTROLLER_BUTTON_Y: .zoomIn
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: .pageUp
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: .pageDown
    default: nil
    }
  }
}
