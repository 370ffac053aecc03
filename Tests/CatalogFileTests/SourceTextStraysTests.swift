import Catalog
import Testing

@testable import CatalogFile

@Suite("Source text without its strays")
struct SourceTextStraysTests {
  private static let rows = "categories: [{title: C, rows: [{title: R, tiles: [{title: T}]}]}]"

  private func said(_ line: Int, _ column: Int, _ name: String) -> String {
    "kiosk.yaml:\(line):\(column): error: an invisible character (\(name)) is left out (delete it)"
  }

  @Test(
    "a character that YAML forbids and nobody sees is left out with a word about it, and costs nothing else",
    arguments: [
      ("\u{FEFF}", "U+FEFF"), ("\u{9F}", "U+009F"), ("\u{80}", "U+0080"), ("\u{1B}", "U+001B"), ("\u{7F}", "U+007F"),
      ("\u{FFFE}", "U+FFFE"), ("\u{FFFF}", "U+FFFF"), ("\u{1}", "U+0001"),
    ])
  func strays(character: String, name: String) throws {
    let reading = try reading("\(Self.rows)\ntitle: \"q\(character)z\"\n")

    #expect(reading.catalog.title == "qz")
    #expect(reading.problems.map(\.description) == [said(2, 10, name)])
  }

  @Test("two files in one, the second with its byte order mark, are read")
  func joined() throws {
    let reading = try reading("\u{FEFF}title: A\n\u{FEFF}\(Self.rows)\n")

    #expect(reading.catalog.categories.count == 1)
    #expect(reading.problems.map(\.description) == [said(2, 1, "U+FEFF")])
  }

  @Test("a byte order mark at the beginning is nothing to speak of")
  func mark() throws {
    #expect(try reading("\u{FEFF}\(Self.rows)").problems == [])
  }

  @Test("what is wrong behind strays is said at its place in the file")
  func columns() throws {
    let text = "\u{FEFF}\(Self.rows)\nstrip: {\u{FEFF}\u{9F} width: \u{1}wide }\ntheme: { styl: dark }"

    let found = try reading(text).problems

    #expect(found.map { $0.mark?.line } == [2, 2, 2, 2, 3])
    #expect(found.map { $0.mark?.column } == [9, 10, 19, 20, 10])
    #expect(found[2].message.contains("U+0001"))
  }

  @Test("a mistake of the file's structure is said first, at its place")
  func fault() {
    let found = problems("title: A\u{FEFF} b: c\n")

    #expect(found.count == 2)
    #expect(found[0].hasPrefix("fatal kiosk.yaml:1:12: error: a second"))
    #expect(found[1] == "fatal " + said(1, 9, "U+FEFF"))
  }

  @Test("a zero, and bytes that are no text, behind a stray are still no file, and their place is right")
  func damage() {
    #expect(problems("a\u{1B}é\0")[0].hasPrefix("fatal kiosk.yaml:1:4: error: byte 4 is zero"))
  }

  @Test("a picture behind a stray is looked for at its place in the file")
  func pictures() throws {
    let tiles = "tiles: [{title: \"\u{FEFF}T\", image: no.png}]"

    let catalog = try reading("categories: [{title: C, rows: [{title: R, \(tiles)}]}]").catalog

    #expect(catalog.categories[0].rows[0].tiles[0].image?.mark?.column == 72)
  }
}
