import Testing

@testable import CatalogFile

@Suite("Files that are no YAML")
struct YAMLFaultTests {
  @Test(
    "cases of broken files name the line and the mistake",
    arguments: [
      ("config-tabs/tab-indent.yaml", "2:1: error: tab used for indenting (use spaces instead)"),
      ("config-tabs/mixed.yaml", "4:1: error: tab used for indenting (use spaces instead)"),
      (
        "config-tabs/wrong-indent.yaml",
        "3:4: error: this line begins in a column where nothing is open (begin it in column 3, as line 2 does, or indent it further)"
      ),
      (
        "config-partial-write/cut-in-string.yaml",
        "6:32: error: the quote that opens here is never closed (close it; the file may have been cut short)"
      ),
      (
        "config-partial-write/cut.json",
        #"1:17: error: the "{" that opens here is never closed (close it with "}"; the file may have been cut short)"#
      ),
      ("config-bad-then-good/2-bad.yaml", #"3:11: error: unexpected "]" (remove it, or put the whole text in quotes)"#),
      (
        "latin1-and-invalid-utf8-titles/config-latin1.yaml",
        "2:15: error: byte 26 (0xE9) is not UTF-8 (save the file as UTF-8, or run: iconv -f LATIN1 -t UTF-8)"
      ),
    ])
  func cases(name: String, problem: String) {
    #expect(problems(ofCase: name) == ["fatal FILE:" + problem])
  }

  @Test("tabs after a colon and between values are fine")
  func legalTabs() {
    #expect(problems(ofCase: "config-tabs/tab-after-colon.yaml") == [])
    #expect(problems("{\n\t\"categories\":\t[]\n}") == [])
  }

  @Test(
    "good files among the cases have no problem",
    arguments: [
      "config-bad-then-good/1-good.yaml", "config-bad-then-good/3-good.yaml", "config-partial-write/full.yaml",
      "config-partial-write/cut-after-categories.yaml",
    ])
  func good(name: String) {
    #expect(problems(ofCase: name) == [])
  }

  @Test("a list cut after its dash keeps what is whole and tells the rest")
  func cutInList() throws {
    let read = try CatalogFile.read(path: "\(casesFolder)/config-partial-write/cut-in-list.yaml")

    #expect(read.problems.count == 1)
    #expect(read.catalog.categories[0].rows[0].tiles.map(\.title) == ["One"])
  }

  @Test(
    "each common mistake is said in plain words at its place",
    arguments: [
      ("title: A: B", #"1:9: error: a second ": " in one line (put the text that holds it in quotes)"#),
      ("title: \"A\" B", "1:12: error: unexpected text after the value (put the whole value in quotes)"),
      (
        "title: 'A\ncategories: []",
        "1:8: error: the quote that opens here is never closed (close it; the file may have been cut short)"
      ),
      ("title: @home", #"1:8: error: text cannot begin with "@" here (put the whole text in quotes)"#),
      ("title: %1", #"1:8: error: text cannot begin with "%" here (put the whole text in quotes)"#),
      ("title: *bold*", #"1:8: error: text cannot begin with "*" here (put the whole text in quotes)"#),
      (
        "title: *none",
        "1:8: error: *none refers to nothing above (mark what it repeats with &none, or put the text in quotes)"
      ),
      (
        "title: \"C:\\pix\"", "1:11: error: this backslash means nothing here (use 'single quotes', or write two: \\\\)"
      ),
      ("categories: - a", "1:13: error: a list cannot begin in the middle of a line (begin it on the next line)"),
      ("title:Museum\ncategories: []", #"1:1: error: this line has no "key: value" (write a space after the colon)"#),
      (
        "title: A\nMuseum\ncategories: []",
        #"2:1: error: this line has no "key: value" (add a colon and a space after the key)"#
      ),
      (
        "title: A\n   font: B",
        "2:8: error: this key is indented further than the line above allows (begin it in the column of the keys it belongs to)"
      ),
      ("categories: [a, b\ntitle: A", #"2:6: error: a "," or "]" is missing here (the "[" in line 1 is still open)"#),
      (
        "categories: [",
        #"1:13: error: the "[" that opens here is never closed (close it with "]"; the file may have been cut short)"#
      ),
      ("a: 1\n---\nb: 2", "2:1: error: a second document begins here (remove this line \"---\": the file holds one)"),
      ("title: \0", "1:8: error: byte 7 is zero (the file is damaged: put its last good copy back)"),
    ])
  func mistakes(text: String, problem: String) {
    #expect(problems(text) == ["fatal kiosk.yaml:" + problem])
  }

  @Test(
    "bytes that only look like UTF-8 are refused",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0xBD], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88],
      [0xFF], [0xF0],
    ] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    for end in [[], Array("\ncategories: []".utf8)] {
      #expect(throws: CatalogFileError.self) {
        try CatalogFile.read(text: Array("title: ".utf8) + bytes + end, name: "a", folder: "/")
      }
    }
  }
}
