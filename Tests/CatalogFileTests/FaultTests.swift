import Catalog
import CatalogFile
import Glibc
import TemporaryFolder
import Testing

@Suite("Faults of the file")
struct FaultTests {
  @Test("an unknown key is an error with the nearest word, and the entry stays")
  func unknownKey() throws {
    let read = try reading("tytle: Museum\ncategories: [{title: A}]")

    #expect(
      read.problems.map(\.description) == [
        #"kiosk.yaml:1:1: error: unknown key "tytle" in a kiosk file (did you mean "title"?)"#
      ])
    #expect(read.catalog.categories.map(\.title) == ["A"])
    #expect(
      problems(ofCase: "config-duplicate-keys/unknown-key.yaml") == [
        #"FILE:5:9: error: unknown key "tilez" in a row (did you mean "tiles"?)"#
      ])
  }

  @Test("a key in the wrong case is named; without categories there is no catalog")
  func wrongCase() {
    #expect(
      problems(ofCase: "config-duplicate-keys/case.yaml") == [
        #"fatal FILE:1:1: error: unknown key "Categories" in a kiosk file (did you mean "categories"?)"#,
        "fatal FILE:1:1: error: there is no categories: (add categories: with what to show)",
      ])
  }

  @Test("a duplicate key is an error that names both lines, and the first value stands")
  func duplicateKey() throws {
    let read = try CatalogFile.read(path: "\(casesFolder)/config-duplicate-keys/dup.yaml")
    #expect(read.catalog.categories.map(\.title) == ["First"])
    #expect(
      problems(ofCase: "config-duplicate-keys/dup.yaml") == [
        #"FILE:4:1: error: duplicate key "categories" in lines 1 and 4: the first stands (remove one of them)"#
      ])
    #expect(problems(ofCase: "config-duplicate-keys/dup.json").count == 1)
    let json = try CatalogFile.read(path: "\(casesFolder)/config-duplicate-keys/dup.json")
    #expect(json.catalog.categories.map(\.title) == ["First"])

    let inner = try CatalogFile.read(path: "\(casesFolder)/config-duplicate-keys/dup-inner.yaml")
    #expect(inner.problems.count == 2)
    #expect(inner.catalog.categories[0].title == "A")
    #expect(inner.catalog.categories[0].rows == [])
  }

  @Test("a merged entry keeps its own words; where the merged map stands outside x- it is told")
  func mergeCase() throws {
    let read = try CatalogFile.read(path: "\(casesFolder)/config-duplicate-keys/merge.yaml")

    #expect(read.catalog.categories.map(\.title) == ["Over"])
    #expect(read.problems.map(\.message) == [#"unknown key "base" in a kiosk file"#])
  }

  @Test(
    "a value of the wrong type or range is an error, and the default stands",
    arguments: [
      ("theme: {style: drak}", #"1:16: error: style must be dark or light, not "drak" (did you mean "dark"?)"#),
      ("theme: {scale: 9}", #"1:16: error: scale must be a number from 0.5 to 3, not "9" (the nearest is 3)"#),
      ("theme: {scale: \"1,5\"}", #"1:16: error: scale must be a number from 0.5 to 3, not "1,5" (write 1.5)"#),
      ("theme: {scale: 0x2}", #"1:16: error: scale must be a number from 0.5 to 3, not "0x2" (write digits alone)"#),
      ("theme: {scale: nan}", #"1:16: error: scale must be a number from 0.5 to 3, not "nan" (write digits alone)"#),
      (
        "theme: {accent: f2b632}",
        ##"1:17: error: accent must be a colour such as "#f2b632", not "f2b632" (write "#f2b632")"##
      ),
      ("theme:\n  accent: #f2b632", ##"2:10: error: accent has no value ("#" begins a comment: write "#f2b632")"##),
      (
        "theme: dark",
        #"1:8: error: theme must be keys such as style:, accent:, font:, not "dark" (write keys such as style:, accent:, font:)"#
      ),
      ("theme: {font: [a]}", "1:15: error: font must be text, not a list (put text that begins with [ or { in quotes)"),
      ("display: {rotate: 45}", #"1:19: error: rotate must be 0, 90, 180 or 270, not "45" (write 0, 90, 180 or 270)"#),
      (
        "display: {touch: on}",
        #"1:18: error: touch must be auto, 0, 90, 180 or 270, not "on" (write auto, 0, 90, 180 or 270)"#
      ),
      ("theme: ~", "1:8: error: theme has no value (write keys such as style:, accent:, font:, or remove the key)"),
    ])
  func wrongValue(text: String, problem: String) throws {
    let read = try reading(text + "\ncategories: []")

    #expect(read.problems.map(\.description) == ["kiosk.yaml:" + problem])
    #expect(read.catalog == Catalog())
  }

  @Test("an entry of the wrong structure is left out and the others stay")
  func wrongStructure() throws {
    let read = try reading(
      """
      categories:
        - [a, b]
        - title: Kept
          rows:
            - photo
            - tiles:
                - photo.jpg
                - {title: Kept}
                - []
                -
      """)

    #expect(
      read.problems.map(\.description) == [
        "kiosk.yaml:2:5: error: a category must be keys such as id:, title:, rows:, not a list (write title: …)",
        #"kiosk.yaml:5:9: error: a row must be keys such as id:, title:, subtitle:, not "photo" (write title: photo)"#,
        #"kiosk.yaml:7:13: error: a tile must be keys such as id:, image:, title:, not "photo.jpg" (write image: photo.jpg)"#,
        "kiosk.yaml:9:13: error: a tile must be keys such as id:, image:, title:, not a list (write image: …)",
        #"kiosk.yaml:10:12: error: a tile has no value (write keys such as id:, image:, title:, or remove the "-")"#,
      ])
    #expect(read.catalog.categories.map(\.title) == ["Kept"])
    #expect(read.catalog.categories[0].rows.map { $0.tiles.map(\.title) } == [["Kept"]])
  }

  @Test("text cut by a comma within braces is told from an unknown key")
  func commaInFlow() {
    #expect(
      problems("categories: [{title: one, two three}]") == [
        #"kiosk.yaml:1:27: error: unknown key "two three" in a category (text with a comma within { } needs quotes)"#
      ])
  }

  @Test("a picture on the web is no file")
  func webPicture() throws {
    let read = try reading("categories: [{rows: [{tiles: [{title: A, image: 'https://a.example/b.jpg'}]}]}]")

    #expect(read.problems.map(\.fix) == ["download it, and write its path here"])
    #expect(read.catalog.categories[0].rows[0].tiles[0].image == nil)
  }

  @Test(
    "a file without content gives no catalog", arguments: ["", "\n\n", "# only a comment\n", "---\n", "---\n...\n"])
  func empty(text: String) {
    let found = problems(text)

    #expect(found.count == 1)
    #expect(found[0].hasPrefix("fatal kiosk.yaml:") && found[0].contains("empty"))
  }

  @Test(
    "a file whose categories are missing, empty or something else gives no catalog",
    arguments: [
      "title: A", "categories:", "categories: ~", "categories: News", "categories: {title: A}", "[1, 2]", "hello",
    ])
  func noCategories(text: String) {
    let found = problems(text)

    #expect(found.count == 1)
    #expect(found[0].hasPrefix("fatal kiosk.yaml:1:"))
  }

  @Test("a file that is not there, no file, or not allowed is told apart")
  func unreadable() {
    withTemporaryFolder { folder in
      #expect(message(of: "\(folder)/none.yaml") == "there is no such file")
      #expect(message(of: folder) == "this is a folder")
      mkfifo("\(folder)/pipe", 0o600)
      #expect(message(of: "\(folder)/pipe") == "this is not a regular file")
      symlink("a", "\(folder)/a")
      #expect(message(of: "\(folder)/a") == "the link leads in a circle")
      write("categories: []", to: "\(folder)/locked.yaml")
      chmod("\(folder)/locked.yaml", 0)
      if geteuid() != 0 { #expect(message(of: "\(folder)/locked.yaml") == "permission denied") }
    }
  }

  @Test("a problem that an alias repeats is told once, and problems beyond two hundred are counted")
  func repeated() {
    let aliased = "x-a: &a {titel: A}\ncategories: [" + repeatElement("*a", count: 50).joined(separator: ", ") + "]"
    #expect(problems(aliased).count == 1)

    let many = "categories:\n" + repeatElement("  - 1\n", count: 500).joined()
    #expect(problems(many).count == 201)
    #expect(problems(many).last == "kiosk.yaml: error: 300 more problems (mend those above first)")
  }

  private func message(of path: String) -> String? {
    do throws(CatalogFileError) {
      _ = try CatalogFile.read(path: path)
      return nil
    } catch {
      return error.problems.first?.message
    }
  }
}
