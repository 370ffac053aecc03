import Glibc
import ProgramSupport
import TemporaryFolder
import Testing

@Suite("Prepared pictures on disk")
struct CacheTests {
  /// Runs for a while unseen, with a cache of its own.
  private func run(
    _ content: String, cache: String, in folder: String, seconds: String = "4"
  ) throws -> (state: ScreenState, errors: String) {
    let state = folder + "/state.json"
    let outcome = try Vitrine.run(
      "run", content, "--offscreen", "--for", seconds, "--state", state, environment: ["XDG_CACHE_HOME": cache])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return (try ScreenState(path: state), outcome.errors)
  }

  @Test("a second start decodes not one source, and shows the same")
  func second() throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)

      let first = try run(content, cache: folder + "/cache", in: folder)
      let second = try run(content, cache: folder + "/cache", in: folder)

      #expect(first.state.pictures?.decoded ?? 0 > 0 && first.state.pictures?.fromDisk == 0)
      #expect(second.state.pictures?.decoded == 0 && second.state.pictures?.fromDisk ?? 0 > 0)
      #expect(second.state.tiles.allSatisfy { $0.picture == "ready" })
      #expect(access(folder + "/cache/vitrine/tiles", F_OK) == 0)
    }
  }

  @Test("a shot is the same to the byte without prepared pictures, with them, and with damaged ones")
  func shots() throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      var pictures: [[UInt8]] = []
      var states: [[UInt8]] = []
      for round in 0..<3 {
        if round == 2 { damageAll(in: folder + "/cache/vitrine/tiles") }
        for delay in [[], ["--decode-delay", "120", "--time", "0.05"]] {
          let outcome = try Vitrine.start(
            [
              "shot", content, "--out", folder + "/shot.png", "--size", "640x360", "--state", folder + "/state.json",
            ] + delay, environment: ["XDG_CACHE_HOME": folder + "/cache"]
          ).finish()
          #expect(outcome.status == 0)
          pictures.append(try FileBytes.read(folder + "/shot.png"))
          states.append(try FileBytes.read(folder + "/state.json"))
        }
      }

      for round in 1..<3 {
        #expect(pictures[2 * round] == pictures[0] && states[2 * round] == states[0])
        #expect(pictures[2 * round + 1] == pictures[1] && states[2 * round + 1] == states[1])
      }
    }
  }

  @Test("a cache that cannot be written to is one line, and everything is shown")
  func unwritable() throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      write("in the way", to: folder + "/cache")

      let program = try Vitrine.start(
        ["run", content, "--offscreen", "--state", folder + "/state.json"],
        environment: ["XDG_CACHE_HOME": folder + "/cache"])
      try program.waitForErrors(containing: "cannot be kept")
      try program.listen(for: 2)
      program.send(SIGTERM)
      let outcome = try program.finish()

      #expect(outcome.errors.split(separator: "\n").count { $0.contains("cannot be kept") } == 1)
      #expect(try ScreenState(path: folder + "/state.json").tiles.allSatisfy { $0.picture == "ready" })
    }
  }

  private func damageAll(in folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".tile") { truncate("\(folder)/\(name)", 100) }
    }
  }
}
