import Testing

@testable import Kiosk

@Suite("Arguments")
struct ArgumentsTests {
  private enum Pace: String, CaseIterable { case slow, fast }

  private static let command = CommandDescription(
    name: "walk", operands: "PLACE", summary: "Go there.",
    options: [
      Kiosk.Option(name: "--size", value: "WxH", help: "how large"),
      Kiosk.Option(name: "--quiet", value: nil, help: "say nothing"),
      Kiosk.Option(name: "--turn", value: "N", help: "how far"),
      Kiosk.Option(name: "--pace", value: "KIND", help: "how fast"),
    ], details: ["More of it."])

  private func parse(_ words: String...) throws -> Arguments { try Arguments(words, for: Self.command) }

  private func complaint(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? UsageError)?.message }
  }

  @Test("operands and options may come in any order")
  func order() throws {
    let arguments = try parse("a", "--size", "1280x720", "b", "--quiet", "c")

    #expect(arguments.operands == ["a", "b", "c"])
    #expect(arguments.has("--quiet") && !arguments.has("--turn"))
    #expect(try arguments.size("--size")! == (1280, 720))
  }

  @Test("a value may follow a sign of equality, and may hold one")
  func equality() throws {
    #expect(try parse("--pace=a=b").text("--pace") == "a=b")
    #expect(try parse("--pace=").text("--pace") == "")
  }

  @Test("after two dashes everything is an operand, and one dash is one")
  func dashes() throws {
    #expect(try parse("-", "--", "--quiet").operands == ["-", "--quiet"])
  }

  @Test("an option's value may look like an option")
  func dashedValue() throws {
    #expect(try parse("--pace", "--quiet").text("--pace") == "--quiet")
  }

  @Test("what is not understood is said, with what is known")
  func unknown() {
    #expect(complaint { _ = try parse("--sise", "1") }?.hasPrefix("unknown option --sise; known are --size") == true)
    #expect(complaint { _ = try parse("--size") } == "--size needs a value: --size WxH")
    #expect(complaint { _ = try parse("--quiet=yes") } == "--quiet takes no value")
  }

  @Test(
    "sizes are whole and within reason",
    arguments: ["1280", "1280x", "x720", "1280x720x1", "63x64", "64x16385", "-64x64", "1e3x64"])
  func badSize(text: String) throws {
    let arguments = try parse("--size", text)

    #expect(complaint { _ = try arguments.size("--size") }?.contains("WIDTHxHEIGHT") == true)
  }

  @Test("turns are quarters")
  func turns() throws {
    #expect(try parse("--turn", "270").rotation("--turn") == 270)
    #expect(try parse().rotation("--turn") == nil)
    for text in ["45", "-90", "360", "right"] {
      let arguments = try parse("--turn", text)
      #expect(complaint { _ = try arguments.rotation("--turn") } == "--turn takes 0, 90, 180 or 270, not \"\(text)\"")
    }
  }

  @Test("numbers keep to their range, and nan is none")
  func numbers() throws {
    #expect(try parse("--turn", "2.5").number("--turn", in: 0...10) == 2.5)
    for text in ["11", "-1", "nan", "inf", "two", ""] {
      let arguments = try parse("--turn=\(text)")
      #expect(
        complaint { _ = try arguments.number("--turn", in: 0...10) }
          == "--turn takes a number from 0 to 10, not \"\(text)\"")
    }
  }

  @Test("a choice is one of its words")
  func choices() throws {
    let pace: Pace? = try parse("--pace", "fast").choice("--pace")
    let arguments = try parse("--pace", "Fast")

    #expect(pace == .fast)
    #expect(
      complaint { let _: Pace? = try arguments.choice("--pace") } == "--pace takes one of slow, fast, not \"Fast\"")
  }

  @Test("the help has all options in a column")
  func help() {
    #expect(
      Self.command.help == """
        usage: vitrine walk PLACE [options]

        Go there.

        options:
          --size WxH   how large
          --quiet      say nothing
          --turn N     how far
          --pace KIND  how fast

        More of it.

        """)
  }
}
