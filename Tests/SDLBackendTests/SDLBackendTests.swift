import Carousel
import Glibc
import Raster
import Testing

@testable import SDLBackend

/// SDL's queue and windows are one for the whole process, so these take turns.
@Suite("SDL backend", .serialized)
struct SDLBackendTests {
  private static let hasDesktop = getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil

  /// Held open for good: an X server made for tests starts anew when its last window goes, and refuses the next one
  /// meanwhile.
  nonisolated(unsafe) private static let anchor = try? SDLBackend.open(
    BackendOptions(mode: .window(width: 8, height: 8), renderer: .software))

  private func openWindow(
    _ choice: BackendOptions.RendererChoice, rotation: QuarterTurn = .none
  ) throws -> SDLBackend {
    _ = Self.anchor
    return try .open(BackendOptions(mode: .window(width: 320, height: 200), renderer: choice, rotation: rotation))
  }

  /// Draws one picture at a place and returns the raw panel.
  private func draw(_ bitmap: Bitmap, x: Int, y: Int, on backend: SDLBackend) throws -> Bitmap {
    var input: [InputEvent] = []
    _ = backend.drainEvents(into: &input)
    return try backend.renderer.picture(of: [Quad(backend.renderer.slot(for: bitmap), x: x, y: y)])
  }

  @Test("pictures in memory need no queue, and the screen is the panel turned")
  func opensOffscreen() throws {
    let backend = try SDLBackend.open(
      BackendOptions(mode: .offscreen(width: 64, height: 40), rotation: .right, hearsEvents: false))

    let picture = try draw(.pattern(width: 10, height: 10), x: 3, y: 4, on: backend)

    #expect(backend.pixelSize == (40, 64))
    #expect(backend.capabilities.isSoftware && !backend.capabilities.hasVSync)
    #expect(picture[4, 40 - 1 - 3] == Bitmap.pattern(width: 10, height: 10)[0, 0])
    #expect(backend.refreshRate == 60)
  }

  @Test("a wait ends when another thread wakes it, and the wake is told once", arguments: [true, false])
  func wakes(hearsEvents: Bool) throws {
    let backend = try SDLBackend.open(
      BackendOptions(mode: .offscreen(width: 8, height: 8), hearsEvents: hearsEvents))
    var input: [InputEvent] = []
    _ = backend.drainEvents(into: &input)
    let waker = backend.waker
    for _ in 0..<3 { waker.wake() }

    let start = MonotonicClock.now
    backend.wait(timeout: 30)

    #expect(MonotonicClock.now - start < 15)
    let first = backend.drainEvents(into: &input)
    let second = backend.drainEvents(into: &input)
    #expect(first.contains(.woken) && !second.contains(.woken))
    #expect(input.isEmpty)
  }

  @Test("a wait on a window ends when another thread wakes it", .enabled(if: hasDesktop))
  func wakesWindow() throws {
    let backend = try openWindow(.software)
    var input: [InputEvent] = []
    let waker = backend.waker
    Task.detached { waker.wake() }

    var happened: WindowEvents = []
    let start = MonotonicClock.now
    while !happened.contains(.woken) && MonotonicClock.now - start < 20 {
      backend.wait(timeout: 30)
      happened.formUnion(backend.drainEvents(into: &input))
    }

    #expect(happened.contains(.woken))
    #expect(MonotonicClock.now - start < 15)
  }

  @Test("SIGTERM ends a wait and asks to quit")
  func hearsTermination() throws {
    let backend = try SDLBackend.open(BackendOptions(mode: .offscreen(width: 8, height: 8)))
    var input: [InputEvent] = []
    _ = backend.drainEvents(into: &input)

    kill(getpid(), SIGTERM)
    backend.wait(timeout: 30)

    let happened = backend.drainEvents(into: &input)
    #expect(happened.contains(.quit))
  }

  @Test(
    "a window shows the picture bit by bit, with each renderer and turn", .enabled(if: hasDesktop),
    arguments: BackendOptions.RendererChoice.allCases, QuarterTurn.allCases)
  func opensWindow(choice: BackendOptions.RendererChoice, rotation: QuarterTurn) throws {
    let backend = try openWindow(choice, rotation: rotation)
    let bitmap = Bitmap.pattern(width: 60, height: 90)

    let picture = try draw(bitmap, x: 7, y: 11, on: backend)

    var screen = Bitmap(
      width: backend.pixelSize.width, height: backend.pixelSize.height, filledWith: 0xFF00_0000)
    for y in 0..<90 {
      for x in 0..<60 { screen[x + 7, y + 11] = bitmap[x, y] }
    }
    let difference = picture.difference(from: screen.laidOnPanel(rotation))
    #expect(difference == 0, "\(backend.report)")
    #expect(backend.capabilities.isSoftware == (choice != .gpu), "\(backend.report)")
  }

  @Test("a resting window uses no processor", .enabled(if: hasDesktop))
  func restsQuietly() throws {
    let backend = try openWindow(.software)
    var input: [InputEvent] = []
    for _ in 0..<20 {
      backend.wait(timeout: 0.02)
      _ = backend.drainEvents(into: &input)
      backend.beginFrame(clear: .white)
      backend.present()
    }
    let before = Self.switches

    backend.wait(timeout: 0.5)

    #expect(Self.switches - before < 20)
  }

  /// How often this thread gave up the processor of its own.
  private static var switches: Int {
    var usage = rusage()
    // RUSAGE_THREAD, which the Glibc module leaves out.
    let rusageOfThread: Int32 = 1
    getrusage(rusageOfThread, &usage)
    return usage.ru_nvcsw
  }
}
