import Carousel
import Testing

@Suite("Tap echo")
struct TapEchoTests {
  private func isEcho(_ x: Double, _ time: Double, _ phase: PointerSample.Phase = .began) -> Bool {
    var echo = TapEcho(tuning: Tuning())
    echo.note(PointerSample(pointer: 1, phase: .ended, position: Point(x: 100, y: 100), time: 1))
    let event = InputEvent.pointer(
      PointerSample(pointer: 2, phase: phase, position: Point(x: x, y: 100), time: time))
    guard case .pointer(let sample) = echo.marked(event) else { return false }
    return sample.isEcho
  }

  @Test("a touch within 0.4 s and 48 points of a lift that has acted is an echo")
  func marks() {
    #expect(isEcho(100, 1.02) && isEcho(148, 1.39) && isEcho(52, 1.3))
    #expect(!isEcho(149, 1.02) && !isEcho(51, 1.02) && !isEcho(100, 1.41))
  }

  @Test("only where a touch begins is it marked, and without a lift that has acted none is")
  func others() {
    #expect(!isEcho(100, 1.1, .moved) && !isEcho(100, 1.1, .ended))
    let down = InputEvent.pointer(PointerSample(pointer: 1, phase: .began, position: .zero, time: 0))
    #expect(TapEcho(tuning: Tuning()).marked(down) == down)
    let key = InputEvent.key(.enter, isDown: true, time: 0)
    #expect(TapEcho(tuning: Tuning()).marked(key) == key)
  }
}
