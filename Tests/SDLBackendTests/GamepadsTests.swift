import CSDL2
import Carousel
import Glibc
import TemporaryFolder
import Testing

@testable import SDLBackend

/// Pads that SDL makes up, through SDL's own mapping to this program's keys.
extension SDLBackendTests {
  private func clock() -> EventClock {
    var clock = EventClock(rawOrigin: MonotonicClock.raw - Double(SDL_GetTicks64()) / 1000)
    clock.read(ticks: SDL_GetTicks64(), raw: MonotonicClock.raw, now: MonotonicClock.now)
    return clock
  }

  private func keys(_ input: [InputEvent]) -> [String] {
    input.map { event in
      guard case .key(let key, let isDown, _) = event else { return "?" }
      return (isDown ? "+" : "-") + key.rawValue
    }
  }

  @Test("a pad is opened when it comes, its buttons are keys, and it lets go when it is unplugged")
  func gamepad() throws {
    try withTemporaryFolder { folder in
      let session = try SDLSession(video: false)
      let waker = EventWaker(eventType: 0)
      let gamepads = try #require(Gamepads(session: session, waker: waker, folder: folder))
      var news: [String] = []
      gamepads.onNews = { news.append($0) }
      var input: [InputEvent] = []
      gamepads.drain(clock: clock(), into: &input)
      let before = gamepads.count

      let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 15, 0)
      #expect(index >= 0)
      gamepads.drain(clock: clock(), into: &input)
      #expect(gamepads.count == before + 1 && gamepads.mayHaveNews && input.isEmpty)
      #expect(news.last?.contains("gamepad") ?? false)

      let joystick = try #require(SDL_JoystickOpen(index))
      SDL_JoystickSetVirtualButton(joystick, Int32(SDL_CONTROLLER_BUTTON_A.rawValue), 1)
      gamepads.drain(clock: clock(), into: &input)
      SDL_JoystickSetVirtualButton(joystick, Int32(SDL_CONTROLLER_BUTTON_A.rawValue), 0)
      gamepads.drain(clock: clock(), into: &input)
      SDL_JoystickSetVirtualAxis(joystick, Int32(SDL_CONTROLLER_AXIS_LEFTX.rawValue), 30_000)
      gamepads.drain(clock: clock(), into: &input)
      #expect(keys(input) == ["+enter", "-enter", "+right"])
      #expect(input.allSatisfy { $0.time <= MonotonicClock.now && $0.time > MonotonicClock.now - 60 })

      input = []
      SDL_JoystickClose(joystick)
      SDL_JoystickDetachVirtual(index)
      gamepads.drain(clock: clock(), into: &input)
      #expect(keys(input) == ["-right"] && gamepads.count == before)
    }
  }

  @Test("what SDL knows no layout for is passed over, and said once")
  func unknownJoystick() throws {
    try withTemporaryFolder { folder in
      let session = try SDLSession(video: false)
      let gamepads = try #require(Gamepads(session: session, waker: EventWaker(eventType: 0), folder: folder))
      var news: [String] = []
      gamepads.onNews = { news.append($0) }
      var input: [InputEvent] = []
      gamepads.drain(clock: clock(), into: &input)
      let before = gamepads.count
      news = []

      let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_FLIGHT_STICK, 3, 4, 0)
      #expect(index >= 0)
      gamepads.drain(clock: clock(), into: &input)
      let joystick = try #require(SDL_JoystickOpen(index))
      SDL_JoystickSetVirtualButton(joystick, 0, 1)
      gamepads.drain(clock: clock(), into: &input)

      #expect(gamepads.count == before && input.isEmpty)
      #expect(news.filter { $0.contains("passed over") }.count == 1)
      SDL_JoystickClose(joystick)
      SDL_JoystickDetachVirtual(index)
      gamepads.drain(clock: clock(), into: &input)
    }
  }

  @Test("SDL does not look into pads by itself, so that a wait sleeps")
  func sleeps() throws {
    try withTemporaryFolder { folder in
      let session = try SDLSession(video: false)
      let gamepads = try #require(Gamepads(session: session, waker: EventWaker(eventType: 0), folder: folder))
      var input: [InputEvent] = []
      let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 15, 0)
      gamepads.drain(clock: clock(), into: &input)
      let joystick = try #require(SDL_JoystickOpen(index))
      SDL_JoystickSetVirtualButton(joystick, Int32(SDL_CONTROLLER_BUTTON_B.rawValue), 1)

      SDL_PumpEvents()
      let pumped = SDL_HasEvents(SDL_JOYAXISMOTION.rawValue, SDL_CONTROLLERSENSORUPDATE.rawValue)
      gamepads.drain(clock: clock(), into: &input)

      #expect(pumped == SDL_FALSE && keys(input) == ["+escape"])
      SDL_JoystickClose(joystick)
      SDL_JoystickDetachVirtual(index)
      gamepads.drain(clock: clock(), into: &input)
    }
  }
}
