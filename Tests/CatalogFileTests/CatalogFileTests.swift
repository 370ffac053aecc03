import Catalog
import CatalogFile
import TemporaryFolder
import Testing

@Suite("Catalog file")
struct CatalogFileTests {
  @Test("every key of the file reaches the catalog")
  func everyKey() throws {
    let read = try catalog(
      """
      title: City Museum
      theme: { style: light, accent: "#0af", font: Noto Sans, scale: 1.5 }
      display: { rotate: 270, touch: 90 }
      categories:
        - id: first
          title: Handpicked
          rows:
            - id: new
              title: New arrivals
              subtitle: This month
              layout: row
              tile: { height: 220, shape: tall, fit: contain }
              snap: none
              tiles:
                - id: vase
                  image: photos/vase.jpg
                  title: Blue vase
                  subtitle: Delft, about 1680
                  text: |
                    One paragraph.

                    And another.
                  open: none
              from: { folder: photos/summer }
      """)

    let tile = Tile(
      id: "vase", title: "Blue vase", subtitle: "Delft, about 1680", text: "One paragraph.\n\nAnd another.",
      image: ImageReference(
        path: "/content/photos/vase.jpg", name: "photos/vase.jpg", mark: SourceMark(line: 16, column: 20)),
      open: .none)
    let row = Row(
      id: "new", title: "New arrivals", subtitle: "This month", layout: .row,
      tile: TileStyle(height: 220, shape: .tall, fit: .contain), snap: .none, tiles: [tile],
      source: .folder(path: "/content/photos/summer", mark: SourceMark(line: 24, column: 25)))
    var theme = Theme(style: .light, accent: 0x00AAFF, font: "Noto Sans", scale: 1.5)
    theme.fontMark = SourceMark(line: 2, column: 46)
    #expect(
      read
        == Catalog(
          title: "City Museum", theme: theme,
          display: Display(rotate: 270, touch: .degrees(90)),
          categories: [Category(id: "first", title: "Handpicked", rows: [row])]))
  }

  @Test("the interface runs from right to left where the file says so")
  func direction() throws {
    #expect(try catalog("{direction: rtl, categories: []}").direction == .rtl)
    #expect(try catalog("{direction: ltr, categories: []}").direction == .ltr)
    #expect(problems("{direction: right, categories: []}").count == 1)
  }

  @Test(
    "half a character, written as an escape, is an error with its line and never half a title",
    arguments: [
      #""\uD83D""#, #""\uDE00 x""#, #""\uDE00\uD83D""#, #""\U0000D800""#, #""\U00110000""#, #""\uD83D\\uDE00""#,
    ])
  func halves(title: String) {
    let problems = problems("categories:\n  - title: \(title)\n")

    #expect(problems.count == 1 && problems[0].hasPrefix("fatal kiosk.yaml:2:"), "\(problems)")
    #expect(problems[0].hasSuffix("this escape is no character, or only half of one (write the character itself)"))
  }

  @Test("an emoji in JSON's two escapes is one character, and other backslashes stay what they are")
  func pairs() throws {
    let read = try catalog(#"{"categories": [{"title": "a \ud83d\ude00\u00e9 \\ \ud83c\uddef\ud83c\uddf5"}]}"#)

    #expect(read.categories[0].title == "a \u{1F600}é \\ \u{1F1EF}\u{1F1F5}")
    #expect(try catalog(#"categories: [{title: 'as written: \ud83d\ude00'}]"#).categories[0].title.contains("\\ud83d"))
  }

  @Test("a file that says nothing else keeps the defaults")
  func defaults() throws {
    #expect(try catalog("categories: []") == Catalog())
    #expect(try tiles("{title: A}") == [Tile(id: "a", title: "A")])
  }

  @Test("the same content as JSON gives the same catalog")
  func json() throws {
    let yaml = try CatalogFile.read(path: "\(casesFolder)/config-partial-write/full.yaml")
    let json = try CatalogFile.read(path: "\(casesFolder)/config-partial-write/full.json")

    #expect(json.catalog.categories[0].rows[0].tiles.map(\.title) == ["One", "Two"])
    #expect(yaml.catalog.categories[0].rows[0].tiles.map(\.title) == ["One", "Two"])
    #expect(json.problems + yaml.problems == [])
  }

  @Test("text is taken as typed")
  func textAsTyped() throws {
    let titles = ["yes", "1e3", "0123", "12:30:45", "2024-01-05", "1.10", "~", "null", ".inf", "0x1F", "1_000", "="]
    let read = try CatalogFile.read(path: "\(casesFolder)/config-yaml-bool-titles/config.yaml").catalog
    #expect(read.categories[0].title == "No")
    #expect(read.categories[0].rows[0].title == "On")
    #expect(read.categories[0].rows[0].tiles.map(\.title) == titles)

    let numbers = try CatalogFile.read(path: "\(casesFolder)/config-yaml-bool-titles/numbers.json")
    #expect(numbers.problems == [])
    #expect(numbers.catalog.categories[0].title == "2024")
    #expect(
      numbers.catalog.categories[0].rows[0].tiles.map(\.title) == ["null", "1.10", "123456789012345678901234567890"])
  }

  @Test("a title without ink is none, and no problem")
  func noInk() throws {
    #expect(
      try tiles(#"{title: "\u200B"}, {title: ""}, {title: " \uFEFF\n"}, {title: }"#).map(\.title) == [
        nil, nil, nil, nil,
      ])
  }

  @Test("control characters that escapes bring in are cleaned away")
  func controls() throws {
    let tile = try tiles(#"{title: "a\tb\nc\0d\x07", text: "one\r\n\ttwo\e"}"#)[0]

    #expect(tile.title == "a b cd")
    #expect(tile.text == "one\n two")
  }

  @Test("merge keys give what is not said, anchors and aliases repeat")
  func merge() throws {
    let read = try catalog(
      """
      x-base: &base { snap: none, title: Base, tile: &style { height: 100 } }
      x-more: &more { subtitle: More, title: No }
      categories:
        - rows:
          - <<: *base
            title: Own
          - <<: [*base, *more]
          - tile: *style
      """
    ).categories[0].rows

    #expect(read.map(\.title) == ["Own", "Base", nil])
    #expect(read.map(\.snap) == [.none, .none, .tile])
    #expect(read.map(\.tile.height) == [100, 100, 100])
    #expect(read.map(\.subtitle) == [nil, "More", nil])
  }

  @Test("keys that begin with x- are free everywhere")
  func freeKeys() throws {
    _ = try catalog(
      """
      x-note: anything
      theme: { x-a: [1, {b: 2}] }
      categories: [{x-b: 1, rows: [{x-c: 2, tile: {x-d: 3}, tiles: [{x-e: 4}]}]}]
      """)
  }

  @Test("paths are relative to the file, and names are taken letter by letter")
  func paths() throws {
    let paths = try tiles(
      #"{image: a/b.jpg}, {image: /c.jpg}, {image: "a%20 #b.jpg"}, {image: "file:///d%20%231.jpg"}, {image: ./e.jpg}"#
    ).map { $0.image?.path }

    #expect(paths == ["/content/a/b.jpg", "/c.jpg", "/content/a%20 #b.jpg", "/d #1.jpg", "/content/e.jpg"])
  }

  @Test("a tilde is the home folder")
  func home() throws {
    let path = try #require(try tiles("{image: ~/a.jpg}")[0].image?.path)

    #expect(path.hasPrefix("/") && path.hasSuffix("/a.jpg") && !path.contains("~") && !path.hasPrefix("/content"))
  }

  @Test("a byte order mark, CRLF and UTF-16 are read")
  func encodings() throws {
    let text = "title: Café\r\ncategories: []\r\n"
    let utf16 = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let inputs: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + utf16,
    ]

    for bytes in inputs {
      let read = try CatalogFile.read(text: bytes, name: "a", folder: "/")
      #expect(read.catalog.title == "Café")
      #expect(read.problems == [])
    }
  }

  @Test("a file at a relative path names its pictures from the folder it lies in")
  func relativePath() throws {
    try withTemporaryFolder { folder in
      write("categories: [{rows: [{tiles: [{image: a.jpg}]}]}]", to: "\(folder)/kiosk.yaml")

      let read = try CatalogFile.read(path: "\(folder)/./kiosk.yaml")

      #expect(read.catalog.categories[0].rows[0].tiles[0].image?.path == "\(folder)/a.jpg")
    }
  }

  @Test("problems are told as JSON too")
  func problemsAsJSON() {
    let problems = [
      Problem(file: "a \"b\".yaml", mark: SourceMark(line: 1, column: 2), message: "m\n", fix: "f"),
      Problem(file: "c", message: "n", fix: ""),
    ]

    #expect(
      CatalogFile.json(of: problems) == #"""
        [
          {"file": "a \"b\".yaml", "line": 1, "column": 2, "message": "m\n", "fix": "f"},
          {"file": "c", "line": null, "column": null, "message": "n", "fix": ""}
        ]

        """#)
    #expect(CatalogFile.json(of: []) == "[]\n")
  }
}
