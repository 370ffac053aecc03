import CSDL2
import Carousel
import Testing

@testable import SDLBackend

@Suite("Event translator")
struct EventTranslatorTests {
  private func translator(rotation: QuarterTurn = .none) -> EventTranslator {
    var clock = EventClock(rawOrigin: 0)
    clock.read(ticks: 10_000, raw: 10, now: 10)
    return EventTranslator(
      transform: PanelTransform(panelWidth: 800, panelHeight: 400, rotation: rotation), clock: clock)
  }

  private func finger(_ type: SDL_EventType, id: Int64, touch: Int64 = 8, x: Float, y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent(
      type: type.rawValue, timestamp: 9_990, touchId: touch, fingerId: id, x: x, y: y, dx: 0, dy: 0, pressure: 1,
      windowID: 0)
    return event
  }

  private func button(_ type: SDL_EventType, which: UInt32 = 0, button: Int32 = 1, x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent(
      type: type.rawValue, timestamp: 9_990, windowID: 1, which: which, button: UInt8(button), state: 0, clicks: 1,
      padding1: 0, x: x, y: y)
    return event
  }

  private func motion(which: UInt32 = 0, x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent(
      type: SDL_MOUSEMOTION.rawValue, timestamp: 9_990, windowID: 1, which: which, state: 1, x: x, y: y, xrel: 0,
      yrel: 0)
    return event
  }

  private func key(_ type: SDL_EventType, _ scancode: SDL_Scancode, repeated: Bool = false) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = type.rawValue
    event.key.timestamp = 9_990
    event.key.repeat = repeated ? 1 : 0
    event.key.keysym.scancode = scancode
    return event
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.timestamp = 9_990
    event.window.event = UInt8(id.rawValue)
    return event
  }

  private func input(of events: [SDL_Event], by translator: EventTranslator) -> [InputEvent] {
    var translator = translator
    var input: [InputEvent] = []
    for event in events { _ = translator.translate(event, into: &input) }
    return input
  }

  @Test("a finger keeps its identity from down to up, at the turned place and its own time")
  func translatesFingers() {
    let events = input(
      of: [
        finger(SDL_FINGERDOWN, id: 101, x: 0.25, y: 0.5), finger(SDL_FINGERMOTION, id: 101, x: 0.25, y: 0.25),
        finger(SDL_FINGERUP, id: 101, x: 0.25, y: 0.25),
      ], by: translator(rotation: .right))

    let samples = events.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
    #expect(samples.map(\.phase) == [.began, .moved, .ended])
    #expect(Set(samples.map(\.pointer)).count == 1)
    #expect(samples.map(\.position) == [Point(x: 200, y: 200), Point(x: 300, y: 200), Point(x: 300, y: 200)])
    #expect(samples.allSatisfy { abs($0.time - 9.99) < 1e-9 })
  }

  @Test("two panels' fingers of one number, a single-touch panel's and the mouse are all told apart")
  func tellsPointersApart() {
    let events = input(
      of: [
        finger(SDL_FINGERDOWN, id: 1, touch: 8, x: 0, y: 0), finger(SDL_FINGERDOWN, id: 1, touch: 9, x: 0, y: 0),
        finger(SDL_FINGERDOWN, id: -1, touch: 8, x: 0, y: 0), button(SDL_MOUSEBUTTONDOWN, x: 0, y: 0),
      ], by: translator())

    let pointers = events.compactMap { if case .pointer(let sample) = $0 { sample.pointer } else { nil } }
    #expect(pointers.count == 4 && Set(pointers).count == 4)
  }

  @Test("the left button drags, other buttons and a mouse that only passes do nothing")
  func translatesMouse() {
    let events = input(
      of: [
        motion(x: 1, y: 1), button(SDL_MOUSEBUTTONDOWN, button: 3, x: 1, y: 1),
        button(SDL_MOUSEBUTTONDOWN, x: 10, y: 20), motion(x: 11, y: 20), button(SDL_MOUSEBUTTONUP, x: 11, y: 21),
        motion(x: 12, y: 20),
      ], by: translator())

    let samples = events.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
    #expect(samples.map(\.phase) == [.began, .moved, .ended])
    #expect(samples.first?.pointer == EventTranslator.mouse)
    #expect(samples.last?.position == Point(x: 11.5, y: 21.5))
  }

  @Test("what SDL makes of touches for the mouse and of the mouse for touches is left out")
  func leavesOutDoubles() {
    let events = input(
      of: [
        button(SDL_MOUSEBUTTONDOWN, which: .max, x: 1, y: 1), motion(which: .max, x: 1, y: 1),
        finger(SDL_FINGERDOWN, id: 0, touch: -1, x: 0, y: 0),
      ], by: translator())

    #expect(events.isEmpty)
  }

  @Test(
    "keys are told by what they mean",
    arguments: [
      (SDL_SCANCODE_LEFT.rawValue, Key.left), (SDL_SCANCODE_KP_ENTER.rawValue, .enter),
      (SDL_SCANCODE_RETURN.rawValue, .enter), (SDL_SCANCODE_BACKSPACE.rawValue, .escape),
      (SDL_SCANCODE_AC_BACK.rawValue, .escape), (SDL_SCANCODE_PAGEDOWN.rawValue, .pageDown),
      (SDL_SCANCODE_END.rawValue, .end),
    ])
  func translatesKeys(scancode: UInt32, meaning: Key) {
    let code = SDL_Scancode(scancode)

    let events = input(
      of: [key(SDL_KEYDOWN, code), key(SDL_KEYDOWN, code, repeated: true), key(SDL_KEYUP, code)], by: translator())

    #expect(events == [.key(meaning, isDown: true, time: 9.99), .key(meaning, isDown: false, time: 9.99)])
  }

  @Test("a window that loses the keyboard interrupts, and the mouse is up afterwards")
  func interrupts() {
    let events = input(
      of: [button(SDL_MOUSEBUTTONDOWN, x: 1, y: 1), window(SDL_WINDOWEVENT_FOCUS_LOST), motion(x: 2, y: 2)],
      by: translator())

    #expect(events.count == 2)
    #expect(events.last == .interrupted(time: 9.99))
  }

  @Test("what concerns the program is told apart from input")
  func reportsWindowEvents() {
    var translator = translator()
    translator.wakeType = 0x8000
    var input: [InputEvent] = []
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    var reset = SDL_Event()
    reset.type = SDL_RENDER_DEVICE_RESET.rawValue
    var wake = SDL_Event()
    wake.type = 0x8000

    let events = [quit, reset, wake, window(SDL_WINDOWEVENT_EXPOSED), window(SDL_WINDOWEVENT_SIZE_CHANGED)]
    let reported = events.map { translator.translate($0, into: &input) }

    #expect(
      reported == [
        .quit, [.texturesLost, .needsRedraw], .woken, .needsRedraw, [.sizeChanged, .needsRedraw],
      ])
    #expect(input.isEmpty)
  }
}
