import Glibc
import ProgramSupport
import Raster
import TemporaryFolder
import Testing

/// The program in a real window with a real pointer.
@Suite("vitrine run on X11", .enabled(if: XServer.isInstalled))
struct XServerTests {
  private struct Session {
    let server: XServer
    let program: ChildProcess
    let folder: String
    let home: Shot

    /// Ends the program and reads what it reported.
    func end() throws -> ScreenState {
      program.send(SIGTERM)
      let outcome = try program.finish(within: 20)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try ScreenState(path: folder + "/state.json")
    }
  }

  /// A window that fills the screen and shows what a shot shows.
  private func withWindow(_ body: (Session) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      let home = try Shot(content, in: folder)
      let server = try XServer(in: folder)
      defer { server.stop() }
      let program = try Vitrine.start(
        [
          "run", content, "--window", "1280x720", "--state", folder + "/state.json", "--stats",
          folder + "/stats.json",
        ], environment: ["DISPLAY": server.display])
      let isShown = try Clock.wait { try difference(server.picture(), home.picture) < 0.002 }
      try #require(isShown, "the window never showed what a shot shows")
      try body(Session(server: server, program: program, folder: folder, home: home))
    }
  }

  /// The share of pixels with a channel that differs by more than 3.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> Double {
    guard one.width == other.width, one.height == other.height else { return 1 }
    var count = 0
    for (a, b) in zip(one.pixels, other.pixels) where (a ^ b) & 0xFF_FFFF != 0 {
      if [16, 8, 0].contains(where: { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 3 }) { count += 1 }
    }
    return Double(count) / Double(one.pixels.count)
  }

  @Test("a drag moves the row under the pointer")
  func drag() throws {
    try withWindow { session in
      let tile = session.home.state.rows[1].tiles[2]
      let (x, y) = (Int(tile.center.x), Int(tile.center.y))
      var words = ["mousemove", "\(x)", "\(y)", "mousedown", "1"]
      for step in 1...20 { words += ["sleep", "0.012", "mousemove", "\(x - step * 25)", "\(y)"] }
      words += ["mouseup", "1"]

      #expect(try session.server.xdotool(words).status == 0)
      #expect(try session.server.waitUntilStill())
      let shown = try session.server.picture()
      let state = try session.end()

      #expect(difference(shown, session.home.picture) > 0.05)
      #expect(state.rows[1].offset >= Museum.pitch)
      #expect(state.rows[1].offset.truncatingRemainder(dividingBy: Museum.pitch) == 0)
      #expect(state.rows[0].offset == 0 && state.rows[2].offset == 0 && state.page?.offset == 0)
      #expect(state.screen == "home")
    }
  }

  @Test("a click opens the page that a shot shows")
  func click() throws {
    try withWindow { session in
      let tile = session.home.state.rows[0].tiles[1]
      var strokes = Strokes()
      strokes.tap((tile.center.x / 1280, tile.center.y / 720))
      let expected = try Shot(session.folder + "/kiosk.yaml", in: session.folder, strokes: strokes)

      let click = try session.server.xdotool([
        "mousemove", "\(Int(tile.center.x))", "\(Int(tile.center.y))", "mousedown", "1", "sleep", "0.06", "mouseup",
        "1",
      ])
      #expect(click.status == 0)
      #expect(try Clock.wait { try difference(session.server.picture(), expected.picture) < 0.002 })
      let state = try session.end()

      #expect(state.screen == "detail" && state.detail?.tile == tile.id)
    }
  }

  @Test("at rest it presents no frame and uses under 1 % of a core")
  func rest() throws {
    try withWindow { session in
      #expect(try session.server.waitUntilStill())
      let seconds = 10
      let before = (ticks: ticks(session.program.pid), switches: switches(session.program.pid))
      poll(nil, 0, Int32(seconds * 1000))
      let after = (ticks: ticks(session.program.pid), switches: switches(session.program.pid))
      _ = try session.end()

      #expect(before.switches > 0 && after.ticks >= before.ticks, "nothing was measured")
      #expect(after.ticks - before.ticks <= seconds * Int(sysconf(Int32(_SC_CLK_TCK))) / 100)
      // Frames alone would be 600; a wake-up a second is as good as none.
      #expect(after.switches - before.switches <= 3 * seconds)
      let stats = try FrameStats(path: session.folder + "/stats.json")
      #expect(stats.frames < 200 && stats.seconds > Double(seconds))
    }
  }

  /// Of processor time, in user and in system mode.
  private func ticks(_ pid: pid_t) -> Int {
    let text = ProcFile.text(of: pid, "stat")
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return fields.count > 13 ? (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0) : 0
  }

  /// How often the main thread has gone to sleep.
  private func switches(_ pid: pid_t) -> Int {
    let line = ProcFile.text(of: pid, "status").split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt") }
    return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
  }
}
