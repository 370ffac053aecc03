import ProgramSupport
import TemporaryFolder
import Testing

@Suite("A finger on home")
struct SwipeTests {
  private func play(_ body: (ScreenState, inout Strokes) throws -> Void) throws -> (
    before: ScreenState, after: ScreenState
  ) {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      let before = try Shot(content, in: folder).state
      var strokes = Strokes()
      try body(before, &strokes)
      return (before, try Shot(content, in: folder, strokes: strokes).state)
    }
  }

  /// A place in points as fractions of a screen of 1280 × 720.
  private func fraction(_ place: (x: Double, y: Double)) -> (x: Double, y: Double) { (place.x / 1280, place.y / 720) }

  @Test("a swipe on the second row moves that row alone, and it settles on a tile's edge")
  func rowSwipe() throws {
    let (before, after) = try play { state, strokes in
      let y = state.rows[1].tiles[0].center.y / 720
      strokes.swipe(from: (0.8, y), to: (0.2, y), lasting: 0.2)
    }

    #expect(after.rows[1].offset > 768)
    #expect(after.rows[1].offset.truncatingRemainder(dividingBy: Museum.pitch) == 0)
    #expect(after.rows.enumerated().allSatisfy { $0.offset == 1 || $0.element.offset == 0 })
    #expect(after.page?.offset == 0 && after.strip?.offset == 0)
    #expect(after.isSettled && after.screen == "home" && after.category == before.category)
    #expect(after.tiles.allSatisfy { $0.picture == "ready" })
  }

  @Test("a swipe up that begins on a tile moves the page alone")
  func pageSwipe() throws {
    let (_, after) = try play { state, strokes in
      let place = fraction(state.rows[1].tiles[1].center)
      strokes.swipe(from: place, to: (place.x, place.y - 0.3))
    }

    #expect((after.page?.offset ?? 0) > 200)
    #expect(after.rows.allSatisfy { $0.offset == 0 })
    #expect(after.strip?.offset == 0 && after.isSettled && after.screen == "home")
  }

  @Test("a swipe on the strip changes the category and shows its rows")
  func stripSwipe() throws {
    let (before, after) = try play { state, strokes in
      strokes.swipe(from: (0.6, 0.05), to: (0.42, 0.05), lasting: 0.6)
    }

    #expect(before.category?.title == "Ships")
    #expect(after.category?.title == "Clocks" && after.strip?.selected == 1)
    #expect(after.rows.map(\.title) == (1...4).map { "Clocks \($0)" })
    #expect(after.isSettled && after.tiles.allSatisfy { $0.picture == "ready" && $0.title!.hasPrefix("Clocks") })
  }

  @Test("a tap on a tile opens its page, Escape closes it, and all is where it was")
  func detail() throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      var strokes = Strokes()
      strokes.swipe(from: (0.5, 0.6), to: (0.5, 0.45), lasting: 0.5)
      strokes.swipe(from: (0.6, 0.6), to: (0.3, 0.6), lasting: 0.5)
      let moved = try Shot(content, in: folder, strokes: strokes).state
      let tile = try #require(moved.tiles.first { $0.x > 300 && $0.y > 100 && $0.y < 500 })
      strokes.tap(fraction(tile.center))
      let opened = try Shot(content, in: folder, strokes: strokes).state
      strokes.key("Escape")
      let closed = try Shot(content, in: folder, strokes: strokes).state

      #expect(moved.page!.offset > 50 && moved.rows.contains { $0.offset > 300 })
      #expect(opened.screen == "detail" && opened.detail?.tile == tile.id && opened.detail?.title == tile.title)
      #expect(closed.screen == "home" && closed.detail == nil)
      #expect(closed.offsets == moved.offsets && closed.category == moved.category)
    }
  }

  @Test("the close button closes the page")
  func closeButton() throws {
    let (_, after) = try play { state, strokes in
      strokes.tap(fraction(state.rows[0].tiles[0].center))
      strokes.tap(fraction((1280 - 56, 56)))
    }

    #expect(after.screen == "home")
  }

  @Test("a tap on a moving row only stops it")
  func stop() throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      var strokes = Strokes()
      strokes.swipe(from: (0.8, 0.4), to: (0.2, 0.4), lasting: 0.2)
      strokes.rewind(by: 3.8)
      strokes.tap((0.5, 0.4))

      let state = try Shot(content, in: folder, strokes: strokes).state

      #expect(state.screen == "home" && state.rows[0].offset > 768 && state.isSettled)
      #expect(state.rows[0].offset.truncatingRemainder(dividingBy: Museum.pitch) == 0)
    }
  }

  @Test("a tap on a title or between rows opens nothing")
  func tapBeside() throws {
    let (before, after) = try play { state, strokes in
      strokes.tap((0.1, (state.rows[0].y + 8) / 720))
      strokes.tap((0.1, (state.rows[0].y + state.rows[0].height + 14) / 720))
    }

    #expect(after.screen == "home" && after.offsets == before.offsets)
  }

  @Test("a finger that rests on a tile shows it")
  func press() throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      var strokes = Strokes()
      strokes.press((0.45, 0.4))

      let shot = try Shot(content, in: folder, strokes: strokes, "--time", "0.45")

      #expect(shot.state.tiles.filter(\.pressed).map(\.index) == [1])
    }
  }

  @Test("arrow keys move the focus, Enter opens, Escape goes back")
  func keys() throws {
    let (_, focused) = try play { _, strokes in
      for key in ["Down", "Right", "Right", "Down"] { strokes.key(key) }
    }
    let (_, opened) = try play { _, strokes in
      for key in ["Down", "Right", "Enter"] { strokes.key(key) }
    }
    let (_, back) = try play { _, strokes in
      for key in ["Down", "Right", "Enter", "Escape"] { strokes.key(key) }
    }

    #expect(focused.focus?.row == 1)
    #expect(opened.screen == "detail" && opened.detail != nil)
    #expect(back.screen == "home" && back.focus?.tile == opened.detail?.tile)
  }

  @Test("a session ends alike at every frame rate", arguments: 0..<2)
  func frameRates(session: Int) throws {
    try withTemporaryFolder { folder in
      let content = try Museum.write(to: folder)
      var strokes = Strokes()
      if session == 0 {
        strokes.swipe(from: (0.8, 0.4), to: (0.2, 0.41), lasting: 0.15)
        strokes.swipe(from: (0.5, 0.9), to: (0.5, 0.5), lasting: 0.1)
        strokes.swipe(from: (0.3, 0.5), to: (0.7, 0.52), lasting: 0.3)
      } else {
        strokes.swipe(from: (0.2, 0.4), to: (0.9, 0.4), lasting: 0.1)
        strokes.swipe(from: (0.6, 0.05), to: (0.35, 0.05), lasting: 0.3)
        strokes.swipe(from: (0.5, 0.9), to: (0.5, 0.2), lasting: 0.05)
        strokes.swipe(from: (0.5, 0.4), to: (0.5, 0.9), lasting: 0.05)
      }

      let reference = try Shot(content, in: folder, strokes: strokes).state
      for options in [["--hz", "30"], ["--hz", "144"], ["--ragged", "1"], ["--ragged", "2"]] {
        let state = try Shot(content, in: folder, strokes: strokes, options[0], options[1]).state

        #expect(state.isSettled && state.category == reference.category && state.screen == reference.screen)
        #expect(state.offsets.count == reference.offsets.count)
        for (one, other) in zip(state.offsets, reference.offsets) {
          #expect(abs(one - other) <= 0.5, "\(options): \(state.offsets) and \(reference.offsets)")
        }
      }
    }
  }
}
