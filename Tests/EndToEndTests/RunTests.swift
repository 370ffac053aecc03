import FoundationEssentials
import Glibc
import ProgramSupport
import TemporaryFolder
import Testing

@Suite("vitrine run")
struct RunTests {
  @Test("without a display and told so, it draws unseen, ends in time and reports")
  func offscreen() throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      let strokes = strokes { $0.swipe(from: (0.8, 0.4), to: (0.4, 0.4), lasting: 0.2) }
      try strokes.write(to: folder + "/replay.jsonl")

      let outcome = try Vitrine.run(
        "run", content, "--offscreen", "--window", "640x360", "--for", "3", "--replay", folder + "/replay.jsonl",
        "--state", folder + "/state.json", "--stats", folder + "/stats.json")

      #expect(outcome.status == 0)
      let state = try ScreenState(path: folder + "/state.json")
      #expect(state.size == [853.33, 480])
      #expect(state.tiles.allSatisfy { $0.picture == "ready" })
      #expect(state.rows[0].offset > 200 && state.draw.quads > 0 && state.draw.calls > 0)
      let stats = try FrameStats(path: folder + "/stats.json")
      #expect(stats.frames > 10 && stats.residentBytes > 1 << 20)
    }
  }

  @Test("a signal ends it with 0", arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) throws {
    try withTemporaryFolder { folder in
      let program = try Vitrine.start([
        "run", try Museum.write(to: folder), "--offscreen", "--state", folder + "/state.json",
      ])
      try program.waitForErrors(containing: "drawing 1280x720 in memory")

      program.send(signal)
      // It takes a frame's time; the rest is for a busy machine.
      let outcome = try program.finish(within: 5)

      #expect(outcome.status == 0)
      #expect(try ScreenState(path: folder + "/state.json").screen == "home")
    }
  }

  /// Where there is no graphics card either, as on the machines that tests run on.
  private static let hasNoScreen = access("/dev/dri", F_OK) != 0

  @Test("without a display it says so and waits", .enabled(if: hasNoScreen))
  func waits() throws {
    let program = try Vitrine.start(["run", Vitrine.demo])
    try program.waitForErrors(containing: "waiting for a display")

    program.send(SIGTERM)

    #expect(try program.finish(within: 5).status == 0)
  }

  @Test("broken content does not end it")
  func broken() throws {
    try withTemporaryFolder { folder in
      write("categories: [", to: folder + "/kiosk.yaml")

      let outcome = try Vitrine.run(
        "run", folder + "/kiosk.yaml", "--offscreen", "--for", "0.5", "--state", folder + "/state.json")

      #expect(outcome.status == 0 && outcome.errors.contains("kiosk.yaml:1:"))
      #expect(try !ScreenState(path: folder + "/state.json").problems.isEmpty)
    }
  }

  private func strokes(_ body: (inout Strokes) -> Void) -> Strokes {
    var strokes = Strokes()
    body(&strokes)
    return strokes
  }
}
