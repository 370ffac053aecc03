import Glibc
import ProgramSupport
import TemporaryFolder
import Testing

@Suite("Editing the file of a running kiosk")
struct SavingTests {
  private func withKiosk(_ start: String, _ body: (LiveKiosk) throws -> Void) throws {
    try withTwoFolders { folder, reports in
      try replace(folder + "/kiosk.yaml", by: input(start))
      try body(LiveKiosk(in: folder, reports: reports))
    }
  }

  private func bash(_ words: String...) throws {
    let outcome = try ChildProcess("bash", words).finish()
    #expect(outcome.status == 0, "\(words): \(outcome.errors)")
  }

  @Test("every way to save the file is shown, again and again")
  func everySave() throws {
    try withKiosk("config-rename-save/config.yaml") { kiosk in
      let saves = ["vim", "sed", "gedit", "cp", "truncate", "tmp-other-fs", "twice"]
      for (index, save) in (saves + saves).enumerated() {
        let next = index % 2 == 0 ? "next" : "config"
        try kiosk.reload {
          try bash(input("config-rename-save/saves.sh"), save, kiosk.file, input("config-rename-save/\(next).yaml"))
        }
      }
      let end = try kiosk.end()

      #expect(end.status == 0 && end.stats.emptyFrames == 0)
      #expect(end.state.rows.map(\.title) == ["Today"])
      #expect(end.state.problems.isEmpty)
      // A save is one reload; the truncated one may be two, as its empty file is read.
      #expect(end.stats.reloads >= 14 && end.stats.reloads <= 20)
    }
  }

  @Test("what is cut short leaves the content, with the line where it ends; a slow writer is waited for")
  func partial() throws {
    try withKiosk("config-rename-save/config.yaml") { kiosk in
      try kiosk.hear("kiosk.yaml:7:") {
        try replace(kiosk.file, by: input("config-partial-write/cut-in-string.yaml"))
      }
      try kiosk.hear("kiosk.yaml:1:") { try replace(kiosk.file, by: input("config-partial-write/cut.json")) }
      // Sound YAML both; whoever closes such a file means it.
      for name in ["cut-in-list", "cut-after-categories"] {
        try kiosk.reload { try replace(kiosk.file, by: input("config-partial-write/\(name).yaml")) }
      }
      let full = try FileBytes.read(input("config-partial-write/full.yaml"))
      try kiosk.reload {
        write([], to: kiosk.file)
        for start in stride(from: 0, to: full.count, by: 20) {
          let descriptor = open(kiosk.file, O_WRONLY | O_APPEND)
          let piece = full[start..<min(start + 20, full.count)]
          _ = piece.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
          close(descriptor)
          poll(nil, 0, 110)
        }
      }
      let end = try kiosk.end()

      #expect(end.stats.emptyFrames == 0)
      #expect(end.state.rows.map(\.title) == ["Tomorrow"])
      #expect(end.state.tiles.map(\.title) == ["One", "Two"])
      #expect(end.state.problems.isEmpty)
    }
  }

  @Test("after a bad save the content stays and the line is told; the good one after it is shown")
  func badThenGood() throws {
    try withKiosk("config-bad-then-good/1-good.yaml") { kiosk in
      try kiosk.hear("kiosk.yaml:4:11: error:") {
        try replace(kiosk.file, by: input("config-bad-then-good/2-bad.yaml"))
      }
      try kiosk.reload { try replace(kiosk.file, by: input("config-bad-then-good/3-good.yaml")) }
      try kiosk.hear("kiosk.yaml:4:11: error:") {
        try replace(kiosk.file, by: input("config-bad-then-good/2-bad.yaml"))
      }
      let end = try kiosk.end()

      #expect(end.status == 0 && end.stats.emptyFrames == 0)
      #expect(end.state.rows.map(\.title) == ["Tomorrow"])
      #expect(end.state.problems.map(\.line) == [4])
    }
  }

  @Test("tabs are named with their line and leave the content; a tab that is legal is none")
  func tabs() throws {
    try withKiosk("config-rename-save/config.yaml") { kiosk in
      try kiosk.hear("kiosk.yaml:2:1: error: tab used for indenting") {
        try replace(kiosk.file, by: input("config-tabs/tab-indent.yaml"))
      }
      try kiosk.hear("kiosk.yaml:") { try replace(kiosk.file, by: input("config-tabs/mixed.yaml")) }
      try kiosk.hear("kiosk.yaml:3:") { try replace(kiosk.file, by: input("config-tabs/wrong-indent.yaml")) }
      let end = try kiosk.end()

      #expect(end.state.rows.map(\.title) == ["Today"])
      #expect(end.state.problems.count == 1 && end.stats.emptyFrames == 0)
    }
  }

  @Test("titles appear as they are typed")
  func titles() throws {
    try withTemporaryFolder { folder in
      let shot = try Shot(input("config-yaml-bool-titles/config.yaml"), in: folder, "--size", "8000x720")

      #expect(
        shot.state.tiles.map(\.title) == [
          "yes", "1e3", "0123", "12:30:45", "2024-01-05", "1.10", "~", "null", ".inf", "0x1F", "1_000", "=",
        ])
      #expect(shot.state.category?.title == "No" && shot.state.rows.map(\.title) == ["On"])
      let numbers = try Shot(input("config-yaml-bool-titles/numbers.json"), in: folder)
      #expect(numbers.state.category?.title == "2024" && numbers.state.rows.map(\.title) == ["true"])
      #expect(numbers.state.tiles.map(\.title) == ["null", "1.10", "123456789012345678901234567890"])
    }
  }

  @Test("duplicate and unknown keys are told with their lines, and cost nothing else", arguments: ["dup", "dup-inner"])
  func duplicates(name: String) throws {
    try withKiosk("config-rename-save/config.yaml") { kiosk in
      try kiosk.reload { try replace(kiosk.file, by: input("config-duplicate-keys/\(name).yaml")) }
      let end = try kiosk.end()

      let problem = try #require(end.state.problems.first)
      #expect(problem.message.contains("twice") || problem.message.contains("duplicate"), "\(problem)")
      #expect(problem.message.contains("line") && problem.line != nil, "\(problem)")
      #expect(end.stats.emptyFrames == 0)
    }
  }

  @Test("removed, the content stays; made again, alone or with its folder, it is shown")
  func removed() throws {
    try withTwoFolders { outer, reports in
      let folder = outer + "/showcase"
      mkdir(folder, 0o755)
      try replace(folder + "/kiosk.yaml", by: input("config-rename-save/config.yaml"))
      let kiosk = try LiveKiosk(in: folder, reports: reports)
      try kiosk.hear("No such file") { unlink(kiosk.file) }
      try kiosk.reload { try replace(kiosk.file, by: input("config-rename-save/next.yaml")) }
      try kiosk.hear("No such file") { rename(folder, folder + ".gone") }
      try kiosk.reload { rename(folder + ".gone", folder) }
      try kiosk.hear("No such file") { rename(folder, folder + ".gone") }
      try kiosk.reload {
        mkdir(folder, 0o755)
        try replace(kiosk.file, by: input("config-rename-save/config.yaml"))
      }
      try kiosk.reload { try replace(kiosk.file, by: input("config-rename-save/next.yaml")) }
      let end = try kiosk.end()

      #expect(end.stats.emptyFrames == 0 && end.state.rows.map(\.title) == ["Tomorrow"])
      #expect(end.state.problems.isEmpty)
    }
  }

  @Test("a file that must not be read leaves the content until it may be", .enabled(if: geteuid() != 0))
  func forbidden() throws {
    try withKiosk("config-rename-save/config.yaml") { kiosk in
      try kiosk.hear("Permission denied") { chmod(kiosk.file, 0) }
      try kiosk.reload { chmod(kiosk.file, 0o644) }
      let end = try kiosk.end()

      #expect(end.stats.emptyFrames == 0 && end.state.rows.map(\.title) == ["Today"])
      #expect(end.state.problems.isEmpty)
    }
  }
}
