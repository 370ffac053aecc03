import ProgramSupport
import TemporaryFolder
import Testing

/// Content swapped under a visitor's finger, in virtual time.
@Suite("Swapping content")
struct SwapTests {
  private static let shrinks = "content-shrinks-while-scrolled/"
  private static let prepends = "jump-on-prepend/"

  private func shot(
    _ content: String, swapped: [(String, Double)], strokes: Strokes, in folder: String, time: Double? = nil
  ) throws -> Shot {
    var strokes = strokes
    for (name, at) in swapped { strokes.content(input(name), at: at) }
    return try time.map { try Shot(input(content), in: folder, strokes: strokes, "--time", "\($0)") }
      ?? Shot(input(content), in: folder, strokes: strokes)
  }

  @Test(
    "shorter content comes back into range by itself and is never blank",
    arguments: ["scroll-to-both-ends-then-swap-config", "finger-still-down-while-config-swaps-at-1500ms"])
  func shrinks(replay: String) throws {
    try withTemporaryFolder { folder in
      let strokes = try Strokes(path: input(Self.shrinks + replay + ".jsonl"))
      let swap = replay.hasPrefix("finger") ? 1.5 : strokes.time + 0.5
      let before = try shot(
        Self.shrinks + "before-30-tiles.yaml", swapped: [], strokes: strokes, in: folder, time: swap - 0.01)
      #expect(before.state.offsets.contains { $0 > 100 })
      for step in 0...12 {
        let state = try shot(
          Self.shrinks + "before-30-tiles.yaml", swapped: [(Self.shrinks + "after-3-tiles.yaml", swap)],
          strokes: strokes, in: folder, time: swap + Double(step) * 0.05
        ).state
        let reach = (state.page?.content ?? 0) - 720
        // A rubber band gives way by less than half of the screen; beyond is the slingshot.
        #expect((state.page?.offset ?? -1e9) > -360 && (state.page?.offset ?? 1e9) < max(0, reach) + 720, "\(step)")
        #expect(!state.tiles.isEmpty, "nothing is seen at step \(step)")
      }
      for (name, tiles) in [("after-3-tiles", true), ("after-0-tiles", false), ("after-no-categories", false)] {
        let end = try shot(
          Self.shrinks + "before-30-tiles.yaml", swapped: [(Self.shrinks + name + ".yaml", swap)], strokes: strokes,
          in: folder
        )
        #expect(end.state.isSettled && end.state.tiles.isEmpty != tiles, "\(name)")
        for row in end.state.rows {
          #expect(row.offset >= 0 && row.offset <= max(0, row.content - 1280), "\(name)")
        }
        if let page = end.state.page {
          #expect(page.offset >= 0 && page.offset <= max(0, page.content - 720), "\(name)")
        }
        #expect(Set(end.picture.pixels).count > 10, "\(name) is blank")
      }
    }
  }

  /// Where the tiles stand that are seen.
  private func anchors(_ state: ScreenState) -> [String: [Double]] {
    var places: [String: [Double]] = [:]
    for tile in state.tiles { places[tile.id] = [tile.x, tile.y] }
    return places
  }

  @Test(
    "what is put in front does not move what is seen, at rest and in a glide",
    arguments: ["after-5-tiles-in-front.yaml", "after-2-rows-in-front.yaml"], [0.30, 1.2, 6])
  func prepends(after: String, swap: Double) throws {
    try withTemporaryFolder { folder in
      var strokes = try Strokes(path: input(Self.prepends + "scroll-some-then-swap.jsonl"))
      // The page, too, is away from its start.
      if after.contains("rows") {
        strokes.time = 3
        strokes.swipe(from: (0.5, 0.8), to: (0.5, 0.68), lasting: 1)
      }
      let frame = (swap * 60).rounded() / 60
      let plain = try shot(Self.prepends + "before.yaml", swapped: [], strokes: strokes, in: folder, time: frame)
      let swapped = try shot(
        Self.prepends + "before.yaml", swapped: [(Self.prepends + after, frame - 0.005)], strokes: strokes, in: folder,
        time: frame)

      #expect(plain.state.rows.contains { $0.offset > 0 && !$0.tiles.isEmpty })
      let isPageAtStart = (plain.state.page?.offset ?? 0) == 0
      let places = anchors(swapped.state)
      for row in plain.state.rows where row.offset > 0 {
        let same = try #require(swapped.state.rows.first { $0.id == row.id })
        let shift = Double(after.contains("tiles") ? 5 * 368 : 0)
        #expect(abs(same.offset - row.offset - shift) < 0.02, "\(row.id)")
        // New rows in front of a page at its start are seen, and may push others off the screen.
        for tile in row.tiles where !(isPageAtStart && after.contains("rows")) {
          let place = try #require(places[tile.id], "\(tile.id) is seen")
          #expect(abs(place[0] - tile.x) < 0.02 && abs(place[1] - tile.y) < 0.02, "\(tile.id)")
        }
      }
      for row in swapped.state.rows where row.offset == 0 && !row.tiles.isEmpty {
        #expect(row.tiles[0].index == 0, "a row at its start shows what is new")
      }
      let later = [plain, swapped].map(\.state.rows)
      for row in later[0] where row.phase != "settled" {
        let same = later[1].first { $0.id == row.id }
        #expect(same.map { abs($0.velocity - row.velocity) < 1 } ?? false, "the glide goes on")
      }
    }
  }

  @Test("rows in front of a scrolled page leave its pixels as they are")
  func pagePixels() throws {
    try withTemporaryFolder { folder in
      var strokes = Strokes()
      strokes.swipe(from: (0.5, 0.8), to: (0.5, 0.35))
      let plain = try shot(Self.shrinks + "before-30-tiles.yaml", swapped: [], strokes: strokes, in: folder)
      let text = try FileBytes.text(input(Self.shrinks + "before-30-tiles.yaml"))
      let front = "    rows:\n      - title: New\n        tiles: [{ id: new, title: New }]\n"
      write(
        text.split(separator: "\n").map { $0 == "    rows:" ? front : $0 + "\n" }.joined(), to: folder + "/after.yaml")
      strokes.content(folder + "/after.yaml", at: strokes.time)
      let swapped = try Shot(input(Self.shrinks + "before-30-tiles.yaml"), in: folder, strokes: strokes)

      #expect((plain.state.page?.offset ?? 0) > 100)
      #expect(swapped.state.rows.count == plain.state.rows.count + 1)
      #expect(swapped.bytes == plain.bytes)
    }
  }

  @Test("the pressed look is on one tile only, leaves it with a drag, and never comes to another")
  func pressed() throws {
    try withTemporaryFolder { folder in
      let before = "selection-on-wrong-tile/before.yaml"
      let drag = try Strokes(path: input("selection-on-wrong-tile/pressed-look-must-vanish-when-drag-starts.jsonl"))
      let scroll = try Strokes(path: input("selection-on-wrong-tile/press-one-scroll-away-and-back.jsonl"))
      let home = try Shot(input(before), in: folder)
      let tile = try #require(home.state.tiles.first { $0.x < 384 && $0.x + $0.width > 384 && $0.y < 396 })

      var held = Strokes()
      held.press((0.3, tile.center.y / 720))
      let down = try Shot(input(before), in: folder, strokes: held, "--time", "0.5")
      #expect(down.state.tiles.filter(\.pressed).map(\.id) == [tile.id])
      held.content(input("jump-on-prepend/before.yaml"), at: 0.6)
      let gone = try Shot(input(before), in: folder, strokes: held, "--time", "0.9")
      #expect(gone.state.tiles.filter(\.pressed).map(\.id).allSatisfy { $0 == tile.id })

      for time in [0.15, 0.3, 1.0] {
        let state = try Shot(input(before), in: folder, strokes: drag, "--time", "\(time)").state
        #expect(state.tiles.allSatisfy { !$0.pressed }, "at \(time)")
      }
      for time in stride(from: 1.6, through: scroll.time, by: 0.35) {
        let state = try Shot(input(before), in: folder, strokes: scroll, "--time", "\(time)").state
        #expect(state.tiles.filter(\.pressed).count <= 1, "at \(time)")
      }
    }
  }

  @Test("the focus stays with its tile when others come in front of it")
  func focus() throws {
    try withTemporaryFolder { folder in
      var strokes = Strokes()
      for key in ["Down", "Right", "Right"] { strokes.key(key) }
      let plain = try shot(Self.prepends + "before.yaml", swapped: [], strokes: strokes, in: folder)
      let swapped = try shot(
        Self.prepends + "before.yaml", swapped: [(Self.prepends + "after-5-tiles-in-front.yaml", strokes.time)],
        strokes: strokes, in: folder)

      #expect(plain.state.focus?.tile != nil)
      #expect(swapped.state.focus?.tile == plain.state.focus?.tile)
    }
  }

  @Test("an open page stays with its tile, with its words scrolled as they were, and closes when the tile is gone")
  func detail() throws {
    try withTemporaryFolder { folder in
      let words = (1...90).map { "Line \($0) of what there is to say about it." }.joined(separator: "\\n\\n")
      func content(_ titles: [String], _ note: String) -> String {
        museum(titles).split(separator: "\n").map {
          $0.contains("id: \"b\"") ? "          - { id: b, title: b, text: \"\(words)\(note)\" }" : $0
        }
        .joined(separator: "\n")
      }
      write(content(["a", "b", "c"], ""), to: folder + "/kiosk.yaml")
      write(content(["x", "y", "a", "b"], ""), to: folder + "/moved.yaml")
      write(content(["a", "b", "c"], " And more."), to: folder + "/reworded.yaml")
      write(museum(["a", "c"]), to: folder + "/gone.yaml")
      let home = try Shot(folder + "/kiosk.yaml", in: folder)
      let tile = try #require(home.state.tiles.first { $0.id == "b" })
      var strokes = Strokes()
      strokes.tap((tile.center.x / 1280, tile.center.y / 720))
      strokes.swipe(from: (0.5, 0.8), to: (0.5, 0.3))
      let open = try Shot(folder + "/kiosk.yaml", in: folder, strokes: strokes)
      #expect(open.state.detail?.tile == "b" && (open.state.detail?.offset ?? 0) > 100)

      var moved = strokes
      moved.content(folder + "/moved.yaml", at: strokes.time)
      let after = try Shot(folder + "/kiosk.yaml", in: folder, strokes: moved)
      #expect(after.state.detail?.tile == "b")
      #expect(after.bytes == open.bytes)

      var reworded = strokes
      reworded.content(folder + "/reworded.yaml", at: strokes.time)
      let longer = try Shot(folder + "/kiosk.yaml", in: folder, strokes: reworded)
      #expect(longer.state.detail?.offset == open.state.detail?.offset)

      var gone = strokes
      gone.content(folder + "/gone.yaml", at: strokes.time)
      let closed = try Shot(folder + "/kiosk.yaml", in: folder, strokes: gone)
      #expect(closed.state.screen == "home" && closed.state.detail == nil)
      #expect(closed.state.tiles.map(\.id) == ["a", "c"])
    }
  }

  @Test("the same content again changes not one byte of the picture")
  func same() throws {
    try withTemporaryFolder { folder in
      let strokes = try Strokes(path: input(Self.prepends + "scroll-some-then-swap.jsonl"))
      for time in [0.5, 6] {
        let plain = try shot(Self.prepends + "before.yaml", swapped: [], strokes: strokes, in: folder, time: time)
        let again = try shot(
          Self.prepends + "before.yaml",
          swapped: (0..<20).map { (Self.prepends + "before.yaml", time - 0.4 + Double($0) * 0.02) }, strokes: strokes,
          in: folder, time: time)
        #expect(again.bytes == plain.bytes)
      }
    }
  }
}
