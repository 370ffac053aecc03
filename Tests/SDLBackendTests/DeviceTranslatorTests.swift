import CLibinput
import CSDL2
import Carousel
import Testing

@testable import SDLBackend

@Suite("Device translator")
struct DeviceTranslatorTests {
  private static let transform = PanelTransform(panelWidth: 800, panelHeight: 400, rotation: .right)
  private static let panel = InputDevice(name: "Panel", hasTouch: true, hasKeys: false, hasPointer: false)

  private func input(of events: [DeviceEvent], on transform: PanelTransform = transform) -> [InputEvent] {
    var translator = DeviceTranslator(transform: transform)
    var input: [InputEvent] = []
    for event in events { translator.translate(event, now: 10, into: &input) }
    return input
  }

  private func samples(of events: [DeviceEvent], on transform: PanelTransform = transform) -> [PointerSample] {
    input(of: events, on: transform).compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }

  /// The same stroke as SDL tells it.
  private func samplesBySDL(_ steps: [(type: SDL_EventType, x: Float, y: Float, milliseconds: UInt32)])
    -> [PointerSample]
  {
    var clock = EventClock(rawOrigin: 0)
    clock.read(ticks: 10_000, raw: 10, now: 10)
    var translator = EventTranslator(transform: Self.transform, clock: clock)
    var input: [InputEvent] = []
    for step in steps {
      var event = SDL_Event()
      event.tfinger = SDL_TouchFingerEvent(
        type: step.type.rawValue, timestamp: step.milliseconds, touchId: 8, fingerId: 101, x: step.x, y: step.y, dx: 0,
        dy: 0, pressure: 1, windowID: 0)
      _ = translator.translate(event, into: &input)
    }
    return input.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }

  @Test("a stroke is the same whether SDL or libinput tells of it")
  func agreesWithSDL() {
    let bySDL = samplesBySDL([
      (SDL_FINGERDOWN, 0.25, 0.5, 9_900), (SDL_FINGERMOTION, 0.5, 0.25, 9_916), (SDL_FINGERMOTION, 0.75, 0.125, 9_932),
      (SDL_FINGERUP, 0.75, 0.125, 9_948),
    ])

    let byDevices = samples(of: [
      .touchDown(slot: 3, x: 0.25, y: 0.5, time: 9_900_000), .touchMotion(slot: 3, x: 0.5, y: 0.25, time: 9_916_000),
      .touchMotion(slot: 3, x: 0.75, y: 0.125, time: 9_932_000), .touchUp(slot: 3, time: 9_948_000),
    ])

    #expect(bySDL.count == 4)
    #expect(byDevices.map(\.phase) == bySDL.map(\.phase))
    #expect(byDevices.map(\.position) == bySDL.map(\.position))
    #expect(zip(byDevices, bySDL).allSatisfy { abs($0.time - $1.time) < 1e-9 })
    #expect(Set(byDevices.map(\.pointer)).count == 1)
  }

  @Test("the kernel's microseconds are kept")
  func keepsTheKernelsTime() {
    let times = samples(of: [
      .touchDown(slot: 0, x: 0, y: 0, time: 5_000_001), .touchUp(slot: 0, time: 5_000_002),
    ]).map(\.time)

    #expect(abs(times[0] - 5.000001) < 1e-9 && abs(times[1] - 5.000002) < 1e-9)
  }

  @Test("a touch that the panel takes back is cancelled where it was last")
  func cancels() {
    let samples = samples(of: [
      .touchDown(slot: 0, x: 0.25, y: 0.25, time: 1), .touchMotion(slot: 0, x: 0.5, y: 0.5, time: 2),
      .touchCancel(slot: 0, time: 3), .touchUp(slot: 0, time: 4),
    ])

    #expect(samples.map(\.phase) == [.began, .moved, .cancelled])
    #expect(samples.last?.position == Point(x: 200, y: 400))
  }

  @Test("two fingers at once are told apart, and a slot may be used again")
  func tellsFingersApart() {
    let samples = samples(of: [
      .touchDown(slot: 0, x: 0.1, y: 0.1, time: 1), .touchDown(slot: 1, x: 0.2, y: 0.2, time: 1),
      .touchUp(slot: 0, time: 2), .touchDown(slot: 0, x: 0.3, y: 0.3, time: 3),
    ])

    #expect(samples.map(\.pointer) == [0, 1, 0, 0])
    #expect(samples.map(\.phase) == [.began, .began, .ended, .began])
  }

  @Test("a device that goes away interrupts, and what its fingers did is over")
  func interruptsOnRemoval() {
    let input = input(of: [
      .touchDown(slot: 0, x: 0.1, y: 0.1, time: 1), .pointerButton(code: UInt32(BTN_LEFT), isDown: true, time: 1),
      .removed(Self.panel), .touchMotion(slot: 0, x: 0.2, y: 0.2, time: 2), .touchUp(slot: 0, time: 3),
      .pointerMotion(dx: 1, dy: 1, time: 4),
    ])

    #expect(input.count == 3)
    #expect(input.last == .interrupted(time: 10))
  }

  @Test("a mouse drags with its left button from where it was moved to, and stays on the panel")
  func translatesMouse() {
    let samples = samples(
      of: [
        .pointerMotion(dx: -10_000, dy: -10_000, time: 1), .pointerMotion(dx: 10, dy: 20.5, time: 2),
        .pointerButton(code: UInt32(BTN_RIGHT), isDown: true, time: 3),
        .pointerButton(code: UInt32(BTN_LEFT), isDown: true, time: 4), .pointerMotion(dx: 10_000, dy: 0, time: 5),
        .pointerButton(code: UInt32(BTN_LEFT), isDown: false, time: 6),
      ], on: PanelTransform(panelWidth: 800, panelHeight: 400))

    #expect(samples.map(\.phase) == [.began, .moved, .ended])
    #expect(
      samples.map(\.position) == [Point(x: 10.5, y: 20.5), Point(x: 799.5, y: 20.5), Point(x: 799.5, y: 20.5)])
    #expect(samples.allSatisfy { $0.pointer == EventTranslator.mouse })
  }

  @Test("an absolute pointer is where it says")
  func translatesAbsolutePointers() {
    let samples = samples(
      of: [
        .pointerPosition(x: 0.5, y: 0.25, time: 1), .pointerButton(code: UInt32(BTN_LEFT), isDown: true, time: 2),
      ], on: PanelTransform(panelWidth: 800, panelHeight: 400))

    #expect(
      samples.count == 1 && abs(samples[0].position.x - 400.5) < 1e-9 && abs(samples[0].position.y - 100.5) < 1e-9)
  }

  @Test(
    "keys of keyboards and remotes are told by what they mean",
    arguments: [
      (KEY_LEFT, Key.left), (KEY_ENTER, .enter), (KEY_KPENTER, .enter), (KEY_OK, .enter), (KEY_SELECT, .enter),
      (KEY_ESC, .escape), (KEY_BACK, .escape), (KEY_EXIT, .escape), (KEY_PAGEUP, .pageUp), (KEY_PAGEDOWN, .pageDown),
      (KEY_HOME, .home), (KEY_END, .end),
    ])
  func translatesKeys(code: Int32, meaning: Key) {
    let code = UInt32(code)

    let events = input(of: [
      .key(code: UInt32(KEY_Q), isDown: true, time: 1_000_000), .key(code: code, isDown: true, time: 2_000_000),
      .key(code: code, isDown: false, time: 3_000_000),
    ])

    #expect(events == [.key(meaning, isDown: true, time: 2), .key(meaning, isDown: false, time: 3)])
  }
}
