import CarouselTestSupport
import Glibc
import ProgramSupport
import Testing

/// The core as another program sees it: the example, and the README's chapter that is made from it.
@Suite("The core as a library")
struct LibraryTests {
  @Test("the example runs, and its delegate is told what happens in this order")
  func example() throws {
    let outcome = try ChildProcess(Vitrine.built("planets"), []).finish()

    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    for (line, wanted) in zip(lines, Self.expected) { #expect(line == wanted) }
    #expect(lines.count == Self.expected.count)
  }

  @Test("all code in the README's chapter stands in the example")
  func readme() throws {
    let readme = try FileBytes.text(Vitrine.checkout("README.md"))
    let chapter = try #require(readme.split(separator: "\n## ").first { $0.hasPrefix("The core as a library") })
    let files = try ["main", "Planets", "Narrator", "Visitor"].map {
      try FileBytes.text(Vitrine.checkout("Sources/Examples/Planets/\($0).swift"))
    }
    // Odd pieces between the fences are code.
    let pieces = chapter.split(separator: "\n```", omittingEmptySubsequences: false)
    let blocks = pieces.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element.dropFirst("swift\n".count) }

    #expect(blocks.count > 6)
    for block in blocks {
      #expect(files.contains { Self.holds($0, block) }, "not in the example:\n\(block)")
    }
  }

  @Test(
    "an optimised build goes the monkey's way too, and tells a delegate without an allocation",
    .enabled(if: getenv("VITRINE_CAROUSEL_CHECK") != nil))
  func optimised() throws {
    let path = String(cString: getenv("VITRINE_CAROUSEL_CHECK"))

    let monkey = try ChildProcess(path, ["monkey"]).finish()
    let frames = try ChildProcess(path, ["frames"]).finish()

    #expect(monkey.output == MonkeyRun.hash + "\n")
    // The optimiser of Swift 6.0 copies some arrays before it changes them: there nothing is held against it.
    #if compiler(>=6.3)
      #expect(frames.output.hasPrefix("0 allocations, "))
    #endif
    #expect(frames.status == 0 && frames.output.hasSuffix(" 4 ends\n"))
  }

  /// Whether a text has some lines in it, one after the other.
  private static func holds(_ text: String, _ block: Substring) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = block.split(separator: "\n", omittingEmptySubsequences: false)
    guard !wanted.isEmpty, wanted.count <= lines.count else { return false }
    return (0...lines.count - wanted.count).contains { lines[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }

  private static let expected = """
    here comes Mercury
    here comes Venus
    here comes Earth
    here comes Mars
    here comes Voyager
    here comes Cassini
    here comes Juno
    # A swipe through the planets, and a tap on one
    begins: the row Planets
    here comes Jupiter
    there goes Mercury
    here comes Saturn
    there goes Venus
    here comes Uranus
    there goes Earth
    rests: the row Planets
    selected Jupiter at 152 133
    # A probe aside, and a button under it
    begins: the options of Voyager
    rests: the options of Voyager
    option 1 of Voyager
    # Keys
    selected Saturn at 520 133
    # To the moons
    begins: the strip
    here comes Io
    there goes Mars
    here comes Europa
    there goes Jupiter
    category 1
    here comes Ganymede
    there goes Saturn
    here comes Callisto
    there goes Uranus
    there goes Voyager
    there goes Cassini
    there goes Juno
    rests: the strip
    # The program itself: only cells are told
    there goes Io
    there goes Europa
    there goes Ganymede
    there goes Callisto
    here comes Mars
    here comes Jupiter
    here comes Saturn
    here comes Uranus
    here comes Voyager
    here comes Cassini
    here comes Juno
    # On the screen
    - Mars at -232 133
    - Jupiter at 152 133
    - Saturn at 520 133
    * Uranus at 888 133
    - Voyager at 40 442
    - Cassini at 40 538
    - Juno at 40 634
    header Inner at 40
    header Outer at 152
    """.split(separator: "\n").map(String.init)
}
