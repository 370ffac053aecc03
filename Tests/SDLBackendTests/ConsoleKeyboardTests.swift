import CLibinput
import Testing

@testable import SDLBackend

@Suite("Console keyboard")
struct ConsoleKeyboardTests {
  private func keys(_ codes: [Int32]) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: Int(KEY_MAX) / 8 + 1)
    for code in codes { bits[Int(code) / 8] |= 1 << UInt8(code % 8) }
    return bits
  }

  @Test("keyboards, barcode readers and remotes with digits can type; power buttons and panels cannot")
  func tellsTyping() {
    #expect(ConsoleKeyboard.canType(keys([KEY_Q, KEY_A, KEY_ENTER])))
    #expect(ConsoleKeyboard.canType(keys([KEY_1, KEY_2])))
    #expect(ConsoleKeyboard.canType(keys([KEY_KPENTER])))
    #expect(!ConsoleKeyboard.canType(keys([KEY_POWER, KEY_SLEEP])))
    #expect(!ConsoleKeyboard.canType(keys([BTN_TOUCH, BTN_LEFT])))
  }
}
