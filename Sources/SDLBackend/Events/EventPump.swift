internal import CSDL2
internal import Carousel
internal import Glibc

/// Drains SDL's queue once a frame, and sleeps on it when nothing moves. SDL's input ends here.
final class EventPump {
  /// How a wait is done.
  enum Waiting: Equatable {
    /// SDL sleeps on the connection to the display server.
    case bySDL
    /// SDL would look a thousand times a second (KMS/DRM, or no video): we look after each `interval` seconds.
    case byLooking(interval: Double)
    /// There is no queue: only the waker ends a wait.
    case deaf
  }

  /// Leads from the raw panel to points, for SDL's events and for devices alike.
  var transform: PanelTransform {
    didSet {
      translator.transform = transform
      bareScreen?.translator.transform = transform
    }
  }
  let waker: EventWaker
  /// Set where input comes from the devices themselves; SDL's queue then tells of the program alone.
  private let bareScreen: BareScreenInput?
  private let gamepads: Gamepads?
  private var translator: EventTranslator
  private var waiting: Waiting
  private let usualWaiting: Waiting
  /// Where SDL's queue is not what a wait sleeps on: when to look into it next.
  private var nextLook = 0.0

  /// On the bare screen SDL is asked for signals alone, which also cut a wait short. Within this many seconds it
  /// hears of one that arrived just before the sleep began.
  private static let longestSleep = 0.5
  /// SDL reads every device again, whose events are ignored then: in moving frames not more often than needed.
  private static let lookInterval = 0.1
  /// Above that, how long a touch that has just come is not kept waiting for it, in seconds.
  private static let lookPatience = 0.3

  /// - Parameter gamepads: makes them, given the waker; nil where there shall be none.
  init(
    transform: PanelTransform, waiting: Waiting, bareScreen: BareScreenInput? = nil,
    gamepads: (EventWaker) -> Gamepads? = { _ in nil }
  ) {
    self.transform = transform
    self.waiting = waiting
    self.bareScreen = bareScreen
    usualWaiting = waiting
    let isDeaf = waiting == .deaf
    // Who sleeps on descriptors needs no event to be woken by.
    let wakeType = isDeaf || bareScreen != nil ? 0 : SDL_RegisterEvents(1)
    waker = EventWaker(eventType: wakeType == UInt32.max ? 0 : wakeType)
    let ticks = isDeaf ? 0 : SDL_GetTicks64()
    let clock = EventClock(rawOrigin: MonotonicClock.raw - Double(ticks) / 1000)
    translator = EventTranslator(transform: transform, clock: clock)
    translator.wakeType = waker.eventType
    bareScreen?.translator = DeviceTranslator(transform: transform)
    self.gamepads = gamepads(waker)
    if !isDeaf { Self.silence(input: bareScreen != nil) }
  }

  /// Called with what an operator should know of devices that come and go.
  var onNews: (String) -> Void = { _ in } {
    didSet {
      bareScreen?.onNews = onNews
      gamepads?.onNews = onNews
    }
  }

  /// Appends all input that came since the last call, in order, and returns what else happened.
  func drain(into input: inout [InputEvent]) -> WindowEvents {
    // Taken before the queue is read: who calls from here on ends the next wait.
    var happened: WindowEvents = waker.takePending() ? .woken : []
    guard waiting != .deaf else { return happened }
    let before = input.count
    if let gamepads, gamepads.mayHaveNews {
      readClock()
      gamepads.drain(clock: translator.clock, into: &input)
    }
    if let bareScreen {
      let now = MonotonicClock.now
      happened.formUnion(bareScreen.drain(now: now, into: &input))
      guard now >= nextLook + (input.count == before ? 0 : Self.lookPatience) else { return happened }
      nextLook = now + Self.lookInterval
    }
    SDL_PumpEvents()
    readClock()
    var event = SDL_Event()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 {
      happened.formUnion(translator.translate(event, into: &input))
    }
    // SDL sleeps on behalf of a window that is seen; with none it looks a thousand times a second.
    if happened.contains(.hidden) { waiting = .byLooking(interval: 0.05) }
    if happened.contains(.shown) { waiting = usualWaiting }
    return happened
  }

  private func readClock() {
    translator.clock.read(ticks: SDL_GetTicks64(), raw: MonotonicClock.raw, now: MonotonicClock.now)
  }

  /// Returns when there is something to drain, or after `timeout` seconds.
  func wait(timeout: Double) {
    if let bareScreen { return wait(timeout: timeout, on: bareScreen) }
    switch waiting {
    case .bySDL: SDL_WaitEventTimeout(nil, Int32((min(timeout, 3600) * 1000).rounded(.up)))
    case .deaf: _ = waker.sleep(atMost: timeout)
    case .byLooking(let interval):
      let deadline = MonotonicClock.now + timeout
      while true {
        SDL_PumpEvents()
        let left = deadline - MonotonicClock.now
        if Self.hasEvents || left <= 0 { return }
        _ = waker.sleep(atMost: min(interval, left))
      }
    }
  }

  private func wait(timeout: Double, on bareScreen: BareScreenInput) {
    let deadline = MonotonicClock.now + timeout
    while true {
      let left = deadline - MonotonicClock.now
      if left <= 0 || waker.sleep(atMost: min(Self.longestSleep, left), or: bareScreen.descriptor) { return }
      SDL_PumpEvents()
      if Self.hasEvents {
        nextLook = 0
        return
      }
      if bareScreen.seesAnotherScreen(now: MonotonicClock.now) { return }
    }
  }

  private static var hasEvents: Bool {
    SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
  }

  /// Keeps out of the queue what nobody reads: gestures that SDL guesses, typed text, dropped files.
  ///
  /// - Parameter input: Whether this counts for all that SDL reads from devices.
  private static func silence(input: Bool) {
    var types = [SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_DOLLARRECORD, SDL_DROPFILE, SDL_DROPTEXT, SDL_MOUSEWHEEL]
    if input {
      types += [
        SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP, SDL_KEYDOWN, SDL_KEYUP, SDL_KEYMAPCHANGED, SDL_MOUSEMOTION,
        SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP,
      ]
    }
    for type in types { SDL_EventState(type.rawValue, SDL_IGNORE) }
    if SDL_WasInit(SDL_INIT_VIDEO) != 0 { SDL_StopTextInput() }
  }
}
