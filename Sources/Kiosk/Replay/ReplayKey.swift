import Carousel

/// Names of keys and gamepad buttons in replays.
enum ReplayKey {
  /// By name in lower case.
  static let names: [String: Key] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "enter": .enter, "return": .enter, "escape": .escape,
    "pageup": .pageUp, "pagedown": .pageDown, "home": .home, "end": .end,
    "plus": .zoomIn, "minus": .zoomOut, "menu": .menu,
  ]
  static let padNames: [String: Key] = [
    "a": .enter, "b": .escape, "left": .left, "right": .right, "up": .up, "down": .down, "x": .menu, "start": .menu,
    "y": .zoomIn, "back": .escape, "lb": .pageUp, "rb": .pageDown, "lt": .home, "rt": .end,
  ]
  static let known = "Left, Right, Up, Down, Enter, Escape, PageUp, PageDown, Home, End, Plus, Minus, Menu"
}
