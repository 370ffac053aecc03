import CarouselTestSupport
import Glibc
import ProgramSupport
import TemporaryFolder
import Testing

/// A restless keeper. `script/test-live` has more of it, under an X server.
@Suite("Many edits")
struct ManyEditsTests {
  private static func number(_ name: String, _ usual: Double) -> Double {
    getenv(name).flatMap { Double(String(cString: $0)) } ?? usual
  }

  /// Ways to edit, good and bad, that follow each other without mercy.
  private enum Edit: CaseIterable {
    case renamed, inPlace, appended, twice
    case halfWritten, broken, emptied, removed, folderInstead
  }

  @Test("no edit ends it or leaves a frame without content, and the last good file is shown")
  func many() throws {
    let edits = Int(Self.number("VITRINE_LIVE_EDITS", 60))
    let seconds = Self.number("VITRINE_LIVE_SECONDS", 15)
    let seed = UInt64(Self.number("VITRINE_LIVE_SEED", 7))
    try withTwoFolders { folder, reports in
      let server = getenv("VITRINE_LIVE_X11") == nil ? nil : try XServer(in: reports)
      defer { server?.stop() }
      write(content(0), to: folder + "/kiosk.yaml")
      let kiosk = try LiveKiosk(
        in: folder, reports: reports, display: server?.display, seconds: seconds + 120)
      var random = SeededRandom(seed: seed)
      let start = Clock.now
      for number in 1...edits {
        edit(kiosk.file, Edit.allCases.randomElement(using: &random)!, number)
        try kiosk.program.listen(for: max(0, start + seconds * Double(number) / Double(edits) - Clock.now))
      }
      // The last good one; a burst of edits before it may still be going on, so that it is shown is waited for.
      try kiosk.hear("content: 1 category, \(edits + 3) tiles") { edit(kiosk.file, .renamed, edits + 1) }
      try kiosk.hear("kiosk.yaml:") { edit(kiosk.file, .broken, 0) }
      let end = try kiosk.end()

      #expect(end.status == 0 && end.stats.emptyFrames == 0, "seed \(seed)")
      #expect(end.stats.reloads > edits / 10)
      #expect(end.state.rows.map(\.title) == ["Edit \(edits + 1)"])
      #expect(end.state.tiles.first?.title == "0 of \(edits + 1)")
      #expect(end.state.problems.count == 1)
    }
  }

  /// With `number` + 2 tiles.
  private func content(_ number: Int) -> String {
    museum((0..<number + 2).map { "\($0) of \(number)" }, row: "Edit \(number)")
  }

  private func edit(_ file: String, _ edit: Edit, _ number: Int) {
    let text = content(number)
    rmdir(file)
    switch edit {
    case .renamed: replace(file, with: text)
    case .inPlace: write(text, to: file)
    case .appended:
      write("", to: file)
      for line in text.split(separator: "\n") { append(line + "\n", to: file) }
    case .twice:
      write(text, to: file)
      replace(file, with: text)
    case .halfWritten: write(String(text.prefix(text.count - 9)), to: file)
    case .broken: replace(file, with: "categories: ]\n")
    case .emptied: write("", to: file)
    case .removed: unlink(file)
    case .folderInstead:
      unlink(file)
      mkdir(file, 0o755)
    }
  }

  private func append(_ text: String, to path: String) {
    guard let file = fopen(path, "a") else { return }
    fputs(text, file)
    fclose(file)
  }
}
