import Catalog
import CatalogFile
import Testing

@Suite("Keys of rows and tiles")
struct RowKeysTests {
  private func row(_ flow: String) throws -> Row {
    try catalog("categories: [{title: C, rows: [{title: R, \(flow)}]}]").categories[0].rows[0]
  }

  private func rowProblems(_ flow: String) -> [String] {
    problems("categories: [{title: C, rows: [{title: R, \(flow)}]}]")
  }

  @Test("every layout and way of moving has its word")
  func words() throws {
    let row = try row(
      "layout: pages, snap: page, align: center, swipe: one, deceleration: fast, indicator: top, every: 6s, loop: false, "
        + "dots: no, lines: 2, style: grouped, headers: cover, tile: {shape: free}")
    #expect(row.layout == .pages && row.snap == .page && row.align == .center && row.swipe == .one)
    #expect(row.deceleration == .fast && row.indicator == .top && row.every == 6 && !row.loop && !row.dots)
    #expect(row.lines == 2 && row.style == .grouped && row.headers == .cover && row.tile.shape == .free)
    #expect(try catalog("categories: [{title: C, titles: pinned}]").categories[0].titles == .pinned)
  }

  @Test(
    "a time has a unit or is in seconds", arguments: [("6s", 6.0), ("1.5s", 1.5), ("2m", 120), ("1h", 3_600), ("9", 9)])
  func durations(text: String, seconds: Double) throws {
    #expect(try row("every: \(text)").every == seconds)
  }

  @Test("what is no time is told with one that is")
  func badDurations() {
    #expect(
      rowProblems("every: soon") == [
        "kiosk.yaml:1:50: error: every must be a time such as 6s or 5m, from 1s to 1h, not \"soon\" "
          + "(write a number with s, m or h, such as 6s)"
      ])
    #expect(rowProblems("every: 10ms")[0].hasSuffix("(the nearest is 1s)"))
    #expect(rowProblems("loop: maybe")[0].hasSuffix("(write true or false)"))
  }

  @Test("groups are parts of the row's tiles, after those without a group, whichever comes first")
  func groups() throws {
    for order in [
      "tiles: [{title: A}], groups: [{title: G, tiles: [{title: B}, {title: C}]}, {title: H, tiles: [{title: D}]}]",
      "groups: [{title: G, tiles: [{title: B}, {title: C}]}, {title: H, tiles: [{title: D}]}], tiles: [{title: A}]",
    ] {
      let row = try row(order)
      #expect(row.tiles.map(\.title) == ["A", "B", "C", "D"])
      #expect(row.groups == [TileGroup(title: "G", first: 1), TileGroup(title: "H", first: 3)])
    }
  }

  @Test("ids are unique over all groups of a row, and a group without tiles is none")
  func groupIDs() throws {
    let row = try row(
      "groups: [{title: G, tiles: [{title: A}]}, {title: Empty, tiles: []}, {title: H, tiles: [{title: A}]}]")
    #expect(row.tiles.map(\.id) == ["a", "a-2"])
    #expect(row.groups.map(\.title) == ["G", "H"])
  }

  // MARK: Options

  private func options(_ flow: String, commands: String = "") -> (options: [TileOption], problems: [String]) {
    let text =
      "\(commands)categories: [{title: One, id: first, rows: [{title: R, tiles: [{title: T, options: [\(flow)]}]}]}, "
      + "{title: Town}]"
    let read = try? reading(text)
    return (read?.catalog.categories[0].rows[0].tiles.first?.options ?? [], read?.problems.map(\.message) ?? ["fatal"])
  }

  @Test("options do what they say, and go to categories by title or id")
  func optionKinds() {
    let read = options(
      "{do: like}, {title: There, do: goto, category: Town}, {do: goto, category: first}, {do: link}, {do: hide}, "
        + "{do: run, command: lights}", commands: "commands: {lights: [/bin/lights, on, 1]}\n")
    #expect(read.problems == [])
    #expect(
      read.options.map(\.action) == [
        .like, .goto(category: "town"), .goto(category: "first"), .link, .hide, .run(command: "lights"),
      ])
    #expect(read.options[1].title == "There")
  }

  @Test("an option that names what is not declared is an error, and is left out")
  func undeclared() {
    let gone = options("{do: goto, category: Twon}, {do: like}")
    #expect(gone.options.map(\.action) == [.like])
    #expect(gone.problems == ["there is no category \"Twon\""])
    let command = options("{do: run, command: light}", commands: "commands: {lights: [/bin/lights]}\n")
    #expect(command.options.isEmpty && command.problems == ["no command \"light\" is declared"])
    let shell = options("{do: run, command: rm -rf /}")
    #expect(shell.options.isEmpty && shell.problems.count == 1)
  }

  @Test("an option that lacks what it needs is an error, and is left out")
  func incomplete() {
    #expect(options("{do: goto}").problems == ["goto needs a category"])
    #expect(options("{do: run}").problems == ["run needs a command"])
    #expect(options("{title: Nothing}").options.isEmpty && options("{title: Nothing}").problems.count == 1)
    #expect(options("{do: explode}").options.isEmpty && options("{do: explode}").problems.count == 1)
  }

  @Test("commands are lists of a program and its arguments, taken as written")
  func commands() throws {
    let good = try catalog("commands: {a: [/bin/a, no, 1.0, \"x y\"]}\ncategories: [{title: C}]")
    #expect(good.commands == [DeclaredCommand(name: "a", arguments: ["/bin/a", "no", "1.0", "x y"])])
    for bad in ["{a: /bin/a}", "{a: []}", "{a: [[x]]}", "{a: {b: c}}"] {
      #expect(problems("commands: \(bad)\ncategories: [{title: C}]").count == 1)
    }
    #expect(problems("commands: [a]\ncategories: [{title: C}]").count == 1)
  }
}
