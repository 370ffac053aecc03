internal import CSDL2
internal import Carousel

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

  var translator: EventTranslator
  let waker: EventWaker
  private var waiting: Waiting
  private let usualWaiting: Waiting

  init(transform: PanelTransform, waiting: Waiting) {
    let isDeaf = waiting == .deaf
    self.waiting = waiting
    usualWaiting = waiting
    let wakeType = isDeaf ? 0 : SDL_RegisterEvents(1)
    waker = EventWaker(eventType: wakeType == UInt32.max ? 0 : wakeType)
    let ticks = isDeaf ? 0 : SDL_GetTicks64()
    let clock = EventClock(rawOrigin: MonotonicClock.raw - Double(ticks) / 1000)
    translator = EventTranslator(transform: transform, clock: clock)
    translator.wakeType = waker.eventType
    if !isDeaf { Self.silence() }
  }

  /// Appends all input that came since the last call, in order, and returns what else happened.
  func drain(into input: inout [InputEvent]) -> WindowEvents {
    // Taken before the queue is read: who calls from here on ends the next wait.
    var happened: WindowEvents = waker.takePending() ? .woken : []
    guard waiting != .deaf else { return happened }
    SDL_PumpEvents()
    translator.clock.read(ticks: SDL_GetTicks64(), raw: MonotonicClock.raw, now: MonotonicClock.now)
    var event = SDL_Event()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 {
      happened.formUnion(translator.translate(event, into: &input))
    }
    // SDL sleeps on behalf of a window that is seen; with none it looks a thousand times a second.
    if happened.contains(.hidden) { waiting = .byLooking(interval: 0.05) }
    if happened.contains(.shown) { waiting = usualWaiting }
    return happened
  }

  /// Returns when there is something to drain, or after `timeout` seconds.
  func wait(timeout: Double) {
    switch waiting {
    case .bySDL: SDL_WaitEventTimeout(nil, Int32((min(timeout, 3600) * 1000).rounded(.up)))
    case .deaf: waker.sleep(atMost: timeout)
    case .byLooking(let interval):
      let deadline = MonotonicClock.now + timeout
      while true {
        SDL_PumpEvents()
        let left = deadline - MonotonicClock.now
        if SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE || left <= 0 { return }
        waker.sleep(atMost: min(interval, left))
      }
    }
  }

  /// Keeps out of the queue what nobody reads: gestures that SDL guesses, typed text, dropped files.
  private static func silence() {
    for type in [SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_DOLLARRECORD, SDL_DROPFILE, SDL_DROPTEXT, SDL_MOUSEWHEEL] {
      SDL_EventState(type.rawValue, SDL_IGNORE)
    }
    if SDL_WasInit(SDL_INIT_VIDEO) != 0 { SDL_StopTextInput() }
  }
}
