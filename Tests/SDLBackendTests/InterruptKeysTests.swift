import CLibinput
import Testing

@testable import SDLBackend

@Suite("Interrupt keys")
struct InterruptKeysTests {
  @Test("C interrupts while a control key is held, with either, and not before or after")
  func completes() {
    var keys = InterruptKeys()
    let strokes = [
      (KEY_C, true), (KEY_LEFTCTRL, true), (KEY_X, true), (KEY_C, true), (KEY_C, false), (KEY_RIGHTCTRL, true),
      (KEY_LEFTCTRL, false), (KEY_C, true), (KEY_RIGHTCTRL, false), (KEY_C, true),
    ]

    let completed = strokes.map { keys.completes(code: UInt32($0.0), isDown: $0.1) }

    #expect(completed == [false, false, false, true, false, false, false, true, false, false])
  }
}
