import Glibc
import ProgramSupport
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("A running kiosk takes what comes")
struct RobustnessTests {
  private func withKiosk(_ text: String, _ body: (LiveKiosk) throws -> Void) throws {
    try withTwoFolders { folder, reports in
      write(text, to: folder + "/kiosk.yaml")
      try body(LiveKiosk(in: folder, reports: reports))
    }
  }

  @Test("an empty file, a folder in its place, bytes, and lists without end leave the content")
  func garbage() throws {
    try withKiosk(museum(["a", "b"])) { kiosk in
      try kiosk.hear("the file is empty") { write([], to: kiosk.file) }
      try kiosk.hear("kiosk.yaml") { write((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) }, to: kiosk.file) }
      try kiosk.hear("kiosk.yaml") {
        unlink(kiosk.file)
        mkdir(kiosk.file, 0o755)
      }
      try kiosk.reload {
        rmdir(kiosk.file)
        write(museum(["c"]), to: kiosk.file)
      }
      let deep = String(repeating: "[", count: 100_000)
      try kiosk.hear("kiosk.yaml:1:") { replace(kiosk.file, with: deep) }
      let end = try kiosk.end()

      #expect(end.status == 0 && end.stats.emptyFrames == 0)
      #expect(end.state.tiles.map(\.title) == ["c"])
    }
  }

  @Test("a huge file is shown, and one that is too large leaves the content")
  func huge() throws {
    try withKiosk(museum(["a", "b"])) { kiosk in
      try kiosk.reload(within: 60) { replace(kiosk.file, with: museum((0..<10_000).map { "tile \($0)" })) }
      try kiosk.hear("kiosk.yaml") {
        // Sparse: it takes no room.
        write([], to: kiosk.file + ".new~")
        truncate(kiosk.file + ".new~", 8 << 30)
        rename(kiosk.file + ".new~", kiosk.file)
      }
      let end = try kiosk.end()

      #expect(end.status == 0 && end.stats.emptyFrames == 0 && end.stats.residentBytes < 600 << 20)
      #expect(end.state.tiles.first?.title == "tile 0")
    }
  }

  @Test("a link swapped to another file, or to another folder, is followed")
  func links() throws {
    try withTwoFolders { outer, reports in
      for (name, title) in [("one", "a"), ("two", "b"), ("three", "c")] {
        mkdir("\(outer)/\(name)", 0o755)
        write(museum([title]), to: "\(outer)/\(name)/kiosk.yaml")
      }
      func link(_ target: String, _ name: String) {
        symlink(target, "\(outer)/\(name)~")
        rename("\(outer)/\(name)~", "\(outer)/\(name)")
      }
      link("one", "current")
      link("current/kiosk.yaml", "shown.yaml")
      let kiosk = try LiveKiosk(in: outer, reports: reports, file: outer + "/shown.yaml")
      try kiosk.reload { link("two", "current") }
      try kiosk.reload { write(museum(["b", "b2"]), to: outer + "/two/kiosk.yaml") }
      try kiosk.reload { link("three/kiosk.yaml", "shown.yaml") }
      try kiosk.reload { replace(outer + "/three/kiosk.yaml", with: museum(["c", "d"])) }
      let end = try kiosk.end()

      #expect(end.stats.emptyFrames == 0 && end.state.tiles.map(\.title) == ["c", "d"])
    }
  }

  @Test("pictures put into a row's folder appear, and those taken away go")
  func folderRow() throws {
    try withTwoFolders { folder, reports in
      mkdir(folder + "/photos", 0o755)
      try PictureWall.paint(1, to: folder + "/photos/a.png")
      write(
        "categories:\n  - title: News\n    rows:\n      - title: Photos\n        from: { folder: photos }\n",
        to: folder + "/kiosk.yaml")
      let kiosk = try LiveKiosk(in: folder, reports: reports)
      try kiosk.reload { try PictureWall.paint(2, to: folder + "/photos/b.png") }
      try kiosk.reload {
        mkdir(folder + "/photos/more", 0o755)
        try PictureWall.paint(3, to: folder + "/photos/more/c.png")
      }
      try kiosk.reload { unlink(folder + "/photos/a.png") }
      try kiosk.reload { rename(folder + "/photos", folder + "/elsewhere") }
      try kiosk.reload { rename(folder + "/elsewhere", folder + "/photos") }
      let end = try kiosk.end()

      #expect(end.stats.emptyFrames == 0 && end.state.problems.isEmpty)
      #expect(end.state.tiles.map(\.title) == ["b", "c"])
      #expect(end.state.tiles.allSatisfy { $0.picture == "ready" })
    }
  }

  @Test("another style, scale, font or angle is shown as if it had been so from the start")
  func theme() throws {
    let heads = [
      "theme: { style: light }\n", "theme: { scale: 1.5 }\n", "theme: { font: Noto Serif }\n",
      "display: { rotate: 90 }\n", "display: { rotate: 180 }\n",
      "theme: { style: light, scale: 0.8 }\ndisplay: { rotate: 270 }\n",
    ]
    let titles = (0..<9).map { "Tile \($0)" }
    try withTemporaryFolder { folder in
      write(museum(titles), to: folder + "/plain.yaml")
      let plain = try Shot(folder + "/plain.yaml", in: folder)
      for (index, head) in heads.enumerated() {
        write(museum(titles, head: head), to: folder + "/\(index).yaml")
        let fresh = try Shot(folder + "/\(index).yaml", in: folder)
        var strokes = Strokes()
        strokes.content(folder + "/\(index).yaml", at: 0.5)
        let swapped = try Shot(folder + "/plain.yaml", in: folder, strokes: strokes)
        #expect(swapped.bytes == fresh.bytes, "\(head)")
        #expect(swapped.bytes != plain.bytes, "\(head)")
        strokes.content(folder + "/plain.yaml", at: 1)
        #expect(
          try Shot(folder + "/plain.yaml", in: folder, strokes: strokes).bytes == plain.bytes, "back from \(head)")
      }
    }
  }

  @Test("after a turn a finger meets what it sees")
  func turnedTouch() throws {
    try withTemporaryFolder { folder in
      let titles = (0..<9).map { "Tile \($0)" }
      write(museum(titles), to: folder + "/plain.yaml")
      write(museum(titles, head: "theme: { scale: 1.2 }\ndisplay: { rotate: 90 }\n"), to: folder + "/turned.yaml")
      let turned = try Shot(folder + "/turned.yaml", in: folder)
      let tile = try #require(turned.state.tiles.last { $0.x + $0.width < turned.state.size[0] })
      var strokes = Strokes()
      strokes.content(folder + "/turned.yaml", at: 0.1)
      strokes.time = 1
      // Raw (x, y) is shown at (1 − y, x).
      strokes.tap((tile.center.y / turned.state.size[1], 1 - tile.center.x / turned.state.size[0]))
      let open = try Shot(folder + "/plain.yaml", in: folder, strokes: strokes)

      #expect(open.state.detail?.tile == tile.id)
    }
  }

  @Test("an angle given on the command line stays, whatever the content asks for")
  func givenAngle() throws {
    try withTemporaryFolder { folder in
      write(museum(["a"]), to: folder + "/plain.yaml")
      write(museum(["a"], head: "display: { rotate: 270 }\n"), to: folder + "/turned.yaml")
      var strokes = Strokes()
      strokes.content(folder + "/turned.yaml", at: 0.1)
      let unchanged = try Shot(folder + "/plain.yaml", in: folder, "--rotate", "90")

      let shot = try Shot(folder + "/plain.yaml", in: folder, strokes: strokes, "--rotate", "90")

      #expect(shot.bytes == unchanged.bytes)
    }
  }

  @Test("many turns, scales and fonts take no more textures than a few")
  func textures() throws {
    try withTemporaryFolder { folder in
      let heads = [
        "", "display: { rotate: 90 }\n", "theme: { style: light, scale: 0.9 }\n", "theme: { font: Noto Serif }\n",
      ]
      write(museum(["a", "b"]), to: folder + "/kiosk.yaml")
      let wall = try PictureWall(in: folder, delay: 0, pageSize: 256)
      var bytes: [Int] = []

      for round in 0..<12 {
        for head in heads {
          write(museum(["a", "b"], head: head), to: folder + "/kiosk.yaml")
          wall.reload()
          _ = try wall.settle()
        }
        if round == 3 || round == 11 { bytes.append(wall.showing.backend.textures.textureBytes) }
      }

      #expect(bytes[1] <= bytes[0])
    }
  }

  @Test("an edit made between the first reading and the watching is not missed")
  func early() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/kiosk.yaml"
      write(museum(["a"]), to: file)
      let content = try Content.load(file)
      write(museum(["b"]), to: file)
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      let wakeUp = ends[1]
      defer { for end in ends { close(end) } }

      let reloader = ContentReloader(path: file, content: content, typesetters: Typesetters()) {
        _ = Glibc.write(wakeUp, "!", 1)
      }
      var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, 20_000)

      guard case .content(let fresh) = reloader.poll() else {
        Issue.record("nothing was read")
        return
      }
      #expect(fresh.catalog.categories[0].rows[0].tiles.map(\.title) == ["b"])
    }
  }
}
