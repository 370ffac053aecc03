import Glibc
import Pictures
import ProgramSupport
import TemporaryFolder
import Testing

@Suite("The other commands")
struct CommandTests {
  // MARK: check

  @Test("a misspelt key is named with its place and the word that was meant")
  func misspelt() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/kiosk.yaml"
      write(
        "title: Test\ncategories:\n  - title: One\n    rows:\n      - tytle: Row\n        tiles: [{ title: A }]\n",
        to: path)

      let outcome = try Vitrine.run("check", path)

      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("\(path):5:9: error: "))
      #expect(outcome.output.contains("tytle") && outcome.output.contains("title"))
      #expect(outcome.output.split(separator: "\n").count == 1)
      #expect(outcome.errors == "")
    }
  }

  @Test("the demo is without fault")
  func demo() throws {
    let outcome = try Vitrine.run("check", Vitrine.demo)

    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
  }

  @Test("problems come as JSON where asked for")
  func json() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/kiosk.yaml"
      write("categories:\n  - title: One\n    rows: [{ tiles: [{ image: nowhere.png }] }]\n", to: path)

      let outcome = try Vitrine.run("check", "--json", path)

      #expect(outcome.status == 1)
      #expect(outcome.output.contains("nowhere.png") && outcome.output.first == "[")
    }
  }

  @Test("what is not there is a problem, not a crash")
  func missing() throws {
    let outcome = try Vitrine.run("check", "/nowhere/kiosk.yaml")

    #expect(outcome.status == 1 && outcome.output.contains("/nowhere/kiosk.yaml: error: "))
  }

  @Test("a font that is not installed is named with its place; visitors would get another one")
  func font() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/kiosk.yaml"
      write("theme:\n  font: Nowhere Sans\ncategories: [{ title: One, rows: [{ tiles: [{ title: A }] }] }]\n", to: path)

      let outcome = try Vitrine.run("check", path)

      #expect(outcome.status == 1 && outcome.errors == "")
      #expect(outcome.output.hasPrefix("\(path):2:9: error: the font family \"Nowhere Sans\" is not installed"))
    }
  }

  @Test("a folder without a picture is a problem")
  func emptyFolder() throws {
    try withTemporaryFolder { folder in
      let outcome = try Vitrine.run("check", folder)

      #expect(outcome.status == 1 && outcome.output.contains("\(folder): error: there is no picture in this folder"))
    }
  }

  @Test("pictures that are damaged or too large are named, as when they are shown")
  func damagedPictures() throws {
    try withTemporaryFolder { folder in
      let good = folder + "/good.png"
      try PNG.write(Museum.picture(0), to: good)
      let bytes = try FileBytes.read(good)
      write(Array(bytes[..<(bytes.count / 2)]), to: folder + "/half.png")
      // Sides of 20,000 pixels in the header, and its check sum.
      let sides: [UInt8] = [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20]
      write(bytes[..<16] + sides + bytes[24...], to: folder + "/giant.png")

      let outcome = try Vitrine.run("check", folder)

      let lines = outcome.output.split(separator: "\n")
      #expect(outcome.status == 1 && lines.count == 2)
      #expect(lines.first?.contains("giant.png: the picture is too large to show (20000 × 20000 pixels)") == true)
      #expect(lines.last?.contains("half.png: the picture is damaged") == true)
    }
  }

  @Test("a cache folder that cannot be used is said once by a shot too")
  func cache() throws {
    try withTemporaryFolder { folder in
      try PNG.write(Museum.picture(0), to: folder + "/good.png")
      write("", to: folder + "/file")

      let outcome = try Vitrine.run(
        "shot", folder, "--out", folder + "/out.png", environment: ["XDG_CACHE_HOME": folder + "/file"])

      #expect(outcome.status == 0)
      #expect(
        outcome.errors.split(separator: "\n").filter { $0.contains("prepared pictures cannot be kept") }.count == 1)
    }
  }

  // MARK: init

  @Test("the first file of a folder is accepted, shows its pictures, and is never written over")
  func initialise() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/kiosk.yaml"
      mkdir(folder + "/Summer: \"here\"", 0o755)
      try PNG.write(Museum.picture(0), to: folder + "/one, two.png")
      try PNG.write(Museum.picture(1), to: folder + "/Summer: \"here\"/three.png")

      let first = try Vitrine.run("init", folder)
      let check = try Vitrine.run("check", path)
      let written = try FileBytes.read(path)
      let second = try Vitrine.run("init", folder)

      #expect(first.status == 0 && first.output.contains(path))
      #expect(check.status == 0 && check.output == "")
      #expect(second.status == 1 && second.errors.contains("already there"))
      #expect(try FileBytes.read(path) == written)
      let shot = try withTemporaryFolder { try Shot(path, in: $0) }
      #expect(shot.state.tiles.count == 2 && shot.state.tiles.allSatisfy { $0.picture == "ready" })
    }
  }

  @Test("the first file of an empty folder is accepted too")
  func initialiseEmpty() throws {
    try withTemporaryFolder { folder in
      let first = try Vitrine.run("init", folder + "/")
      let check = try Vitrine.run("check", folder + "/kiosk.yaml")

      #expect(first.status == 0 && check.status == 0 && check.output == "")
    }
  }

  @Test("a first file needs a folder")
  func initialiseNowhere() throws {
    let outcome = try Vitrine.run("init", "/nowhere")

    #expect(outcome.status == 1 && outcome.errors.contains("/nowhere"))
  }

  // MARK: schema and words

  @Test("the schema is the one beside the example")
  func schema() throws {
    let outcome = try Vitrine.run("schema")

    #expect(outcome.status == 0)
    #expect(try Array(outcome.output.utf8) == FileBytes.read(Vitrine.checkout("config/kiosk.schema.json")))
  }

  @Test("every command explains itself", arguments: ["run", "shot", "check", "init", "schema"])
  func help(command: String) throws {
    let outcome = try Vitrine.run(command, "--help")

    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("usage: vitrine \(command)"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test("the program lists its commands")
  func overview() throws {
    let outcome = try Vitrine.run("--help")

    #expect(outcome.status == 0)
    for command in ["run", "shot", "check", "init", "schema"] { #expect(outcome.output.contains("  \(command) ")) }
  }

  @Test(
    "a command line that makes no sense is exit status 2 and one that helps on standard error",
    arguments: [
      [], ["dance"], ["run", "--windows", "1x1"], ["run", "--window", "big"], ["run", "--window", "1280x"],
      ["run", "--rotate", "45"], ["run", "--for", "soon"], ["run", "--renderer", "magic"], ["run", "a", "b"],
      ["run", "--for"], ["shot", "a.yaml"], ["shot", "a.yaml", "--out", "x.png", "--size", "10x10"],
      ["shot", "a.yaml", "--out", "x.png", "--hz", "0"], ["shot", "a", "b", "--out", "x.png"], ["check", "a", "b"],
      ["check", "--json=yes"], ["init"], ["init", "a", "b"], ["schema", "a"],
    ])
  func usage(words: [String]) throws {
    let outcome = try Vitrine.start(words).finish()

    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("usage: vitrine"))
  }

  @Test("a replay that is not understood is refused with its line")
  func badReplay() throws {
    try withTemporaryFolder { folder in
      let replay = folder + "/replay.jsonl"
      write("{\"t\":0.1,\"key\":\"Right\"}\n\n{\"t\":0.2,\"dance\":true}\n", to: replay)

      let outcome = try Vitrine.run(
        "shot", Vitrine.demo, "--out", folder + "/a.png", "--replay", replay)

      #expect(outcome.status == 1 && outcome.errors.contains("\(replay):3: error: "))
      #expect(access(folder + "/a.png", F_OK) != 0)
    }
  }

  @Test("a picture that cannot be written is said")
  func unwritable() throws {
    let outcome = try Vitrine.run("shot", Vitrine.demo, "--out", "/nowhere/a.png")

    #expect(outcome.status == 1 && outcome.errors.contains("/nowhere/a.png"))
  }
}
