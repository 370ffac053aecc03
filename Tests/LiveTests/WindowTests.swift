import Glibc
import ProgramSupport
import TemporaryFolder
import Testing

/// What a visitor sees in a window while the keeper edits.
@Suite("Editing the file under a window", .enabled(if: XServer.isInstalled))
struct WindowTests {
  @Test("new titles are shown, a new picture replaces the old, a broken file changes nothing and is told with its line")
  func window() throws {
    try withTwoFolders { folder, reports in
      func content(_ titles: [String]) -> String {
        "categories:\n  - title: News\n    rows:\n      - title: Today\n        tiles:\n"
          + titles.map { "          - { title: \($0), image: one.png }\n" }.joined()
      }
      try PictureWall.paint(1, to: folder + "/one.png")
      write(content(["Old"]), to: folder + "/kiosk.yaml")
      let server = try XServer(in: reports)
      defer { server.stop() }
      let kiosk = try LiveKiosk(in: folder, reports: reports, display: server.display)
      func shows(_ number: Int) throws -> Bool {
        try Clock.wait(upTo: 30) { PictureWall.isClose(try server.picture()[140, 120], PictureWall.color(number)) }
      }
      #expect(try shows(1))

      try kiosk.reload { replace(kiosk.file, with: content(["New", "Newer"])) }
      try kiosk.reload { try PictureWall.paint(200, to: folder + "/one.png") }
      #expect(try shows(200))
      try kiosk.hear("kiosk.yaml:3:") { write("categories:\n  - title: Broken\n    rows: ]\n", to: kiosk.file) }
      #expect(try shows(200))
      let end = try kiosk.end()

      #expect(end.status == 0 && end.stats.emptyFrames == 0)
      #expect(end.state.tiles.map(\.title) == ["New", "Newer"])
      #expect(end.state.problems.map(\.line) == [3])
    }
  }
}
