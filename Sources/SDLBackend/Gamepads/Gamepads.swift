internal import CSDL2
internal import Carousel

/// The gamepads that are plugged in, by SDL's game controller API: it knows the layout of some thousand models.
///
/// Left to itself SDL looks into an open gamepad a thousand times a second, also while everybody sleeps. Here it looks
/// when the pads' own files say that there is something, see `GamepadWatch`.
final class Gamepads {
  /// Called with what an operator should know of pads that come and go.
  var onNews: (String) -> Void = { _ in }
  private(set) var translator = GamepadTranslator()
  private let watch: GamepadWatch
  private var handles: [Int32: OpaquePointer] = [:]
  /// Whose end would be SDL's.
  private let session: SDLSession?

  /// - Parameters:
  ///   - folder: where the kernel's files of input devices are.
  ///   - hearsUnfocused: whether pads count while no window has the keyboard.
  /// - Returns: nil where SDL has no gamepads.
  init?(session: SDLSession?, waker: EventWaker, folder: String = "/dev/input", hearsUnfocused: Bool = true) {
    // Of the kernel's drivers alone: SDL's own take reports that some pads send all the time, in a thread of their own.
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0")
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0")
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, hearsUnfocused ? "1" : "0")
    guard SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0 else { return nil }
    self.session = session
    watch = GamepadWatch(folder: folder) { waker.wake() }
  }

  deinit {
    watch.end()
    for handle in handles.values { SDL_GameControllerClose(handle) }
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER)
  }

  /// How many are open.
  var count: Int { handles.count }

  /// Whether there may be something to drain: costs nothing where no pad is plugged in.
  var mayHaveNews: Bool { watch.takeNews() || !handles.isEmpty }

  /// Appends what was done on all pads since the last call, and opens and closes those that have come and gone.
  func drain(clock: EventClock, into input: inout [InputEvent]) {
    SDL_GameControllerUpdate()
    var event = SDL_Event()
    while SDL_PeepEvents(
      &event, 1, SDL_GETEVENT, SDL_JOYAXISMOTION.rawValue, SDL_CONTROLLERSENSORUPDATE.rawValue) > 0
    {
      let time = clock.time(ofStamp: event.common.timestamp)
      switch SDL_EventType(event.type) {
      case SDL_CONTROLLERDEVICEADDED: open(event.cdevice.which)
      case SDL_CONTROLLERDEVICEREMOVED: close(event.cdevice.which, time, &input)
      case SDL_JOYDEVICEADDED: tellUnknown(event.jdevice.which)
      case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
        let isDown = event.type == SDL_CONTROLLERBUTTONDOWN.rawValue
        translator.button(
          Int32(event.cbutton.button), isDown: isDown, pad: event.cbutton.which, time: time, into: &input)
      case SDL_CONTROLLERAXISMOTION:
        translator.axis(
          Int32(event.caxis.axis), value: event.caxis.value, pad: event.caxis.which, time: time, into: &input)
      default: break
      }
    }
  }

  private func open(_ index: Int32) {
    guard let handle = SDL_GameControllerOpen(index) else { return }
    let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(handle))
    guard handles[id] == nil else { return SDL_GameControllerClose(handle) }
    handles[id] = handle
    // One that SDL made up has no file.
    if let path = SDL_GameControllerPath(handle) { watch.add(id, path: String(cString: path)) }
    onNews("input from \(Self.name(of: handle)) (gamepad)")
  }

  private func close(_ id: Int32, _ time: Double, _ input: inout [InputEvent]) {
    translator.remove(pad: id, time: time, into: &input)
    guard let handle = handles.removeValue(forKey: id) else { return }
    onNews("no more input from \(Self.name(of: handle)) (gamepad)")
    watch.remove(id)
    SDL_GameControllerClose(handle)
  }

  /// Without a layout one would not know which button is which.
  private func tellUnknown(_ index: Int32) {
    guard SDL_IsGameController(index) == SDL_FALSE else { return }
    let name = SDL_JoystickNameForIndex(index).map { String(cString: $0) } ?? "?"
    onNews("\(name) is passed over: SDL knows no gamepad's layout for it (SDL_GAMECONTROLLERCONFIG can give one)")
  }

  private static func name(of handle: OpaquePointer) -> String {
    SDL_GameControllerName(handle).map { String(cString: $0) } ?? "?"
  }
}
