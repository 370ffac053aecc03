import CSDL2
import Carousel
import Testing

@testable import SDLBackend

@Suite("Gamepad translator")
struct GamepadTranslatorTests {
  private var translator = GamepadTranslator()
  private var input: [InputEvent] = []

  private mutating func button(_ button: SDL_GameControllerButton, _ isDown: Bool, pad: Int32 = 1) {
    translator.button(Int32(button.rawValue), isDown: isDown, pad: pad, time: 1, into: &input)
  }

  private mutating func axis(_ axis: SDL_GameControllerAxis, _ share: Double, pad: Int32 = 1) {
    translator.axis(Int32(axis.rawValue), value: Int16(share * 32_767), pad: pad, time: 1, into: &input)
  }

  private mutating func stick(x: Double, y: Double) {
    axis(SDL_CONTROLLER_AXIS_LEFTX, x)
    axis(SDL_CONTROLLER_AXIS_LEFTY, y)
  }

  /// What was done since the last call: `+left -left`.
  private mutating func taken() -> String {
    defer { input = [] }
    return input.map { event in
      guard case .key(let key, let isDown, _) = event else { return "?" }
      return (isDown ? "+" : "-") + key.rawValue
    }.joined(separator: " ")
  }

  @Test("buttons are the keys of a remote")
  mutating func buttons() {
    let meanings: [(SDL_GameControllerButton, String)] = [
      (SDL_CONTROLLER_BUTTON_A, "enter"), (SDL_CONTROLLER_BUTTON_B, "escape"), (SDL_CONTROLLER_BUTTON_X, "menu"),
      (SDL_CONTROLLER_BUTTON_Y, "zoomIn"), (SDL_CONTROLLER_BUTTON_START, "menu"),
      (SDL_CONTROLLER_BUTTON_BACK, "escape"), (SDL_CONTROLLER_BUTTON_LEFTSHOULDER, "pageUp"),
      (SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, "pageDown"), (SDL_CONTROLLER_BUTTON_DPAD_DOWN, "down"),
    ]
    for (pressed, key) in meanings {
      button(pressed, true)
      button(pressed, false)
      let done = taken()
      #expect(done == "+\(key) -\(key)")
    }
    button(SDL_CONTROLLER_BUTTON_GUIDE, true)
    let guide = taken()
    #expect(guide == "")
  }

  @Test("doubled presses and releases without a press change nothing")
  mutating func strays() {
    button(SDL_CONTROLLER_BUTTON_A, false)
    button(SDL_CONTROLLER_BUTTON_A, true)
    button(SDL_CONTROLLER_BUTTON_A, true)
    button(SDL_CONTROLLER_BUTTON_A, false)
    let done = taken()
    #expect(done == "+enter -enter")
  }

  @Test("a stick must be pushed far to count, and come back far to let go")
  mutating func deadZone() {
    stick(x: 0.3, y: -0.2)
    stick(x: 0.5, y: 0.1)
    let resting = taken()
    stick(x: 0.6, y: 0.1)
    stick(x: 0.4, y: 0.1)
    stick(x: 0.9, y: 0.2)
    let pushed = taken()
    stick(x: 0.3, y: 0)
    let released = taken()
    #expect(resting == "" && pushed == "+right" && released == "-right")
  }

  @Test("on the diagonal it stays one arrow, and turns where the other way is clearly more")
  mutating func diagonal() {
    stick(x: 0.8, y: 0.7)
    stick(x: 0.75, y: 0.8)
    let stays = taken()
    stick(x: 0.4, y: 0.95)
    let turns = taken()
    // Through the middle to the other side.
    stick(x: 0, y: -1)
    let crosses = taken()
    #expect(stays == "+right" && turns == "-right +down" && crosses == "-down +up")
  }

  @Test("triggers are home and end, once a pull")
  mutating func triggers() {
    axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0.2)
    axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0.8)
    axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0.5)
    axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 1)
    axis(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0.1)
    axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 1)
    let done = taken()
    #expect(done == "+home -home +end")
  }

  @Test("a key that two pads hold is let go with the last")
  mutating func twoPads() {
    button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, pad: 1)
    button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, pad: 2)
    axis(SDL_CONTROLLER_AXIS_LEFTX, -1, pad: 2)
    button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, false, pad: 1)
    let held = taken()
    translator.remove(pad: 2, time: 2, into: &input)
    let gone = taken()
    #expect(held == "+left" && gone == "-left")
  }

  @Test("a pad that is unplugged lets go of all that it held")
  mutating func unplugged() {
    button(SDL_CONTROLLER_BUTTON_A, true)
    stick(x: 0, y: 1)
    axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 1)
    _ = taken()
    translator.remove(pad: 1, time: 2, into: &input)
    let gone = taken()
    #expect(gone == "-enter -end -down")
  }
}
