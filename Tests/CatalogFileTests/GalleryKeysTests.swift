import Catalog
import Testing

@Suite("Gallery, images and link")
struct GalleryKeysTests {
  @Test("a picture's focus is two shares, before or behind the picture's name")
  func focus() throws {
    func tile(_ keys: String) throws -> Tile {
      try catalog("categories: [{title: C, rows: [{title: R, tiles: [{\(keys)}]}]}]").categories[0].rows[0].tiles[0]
    }

    #expect(try tile("image: a.jpg, focus: [0.25, 1]").image?.focus == FocusPoint(x: 0.25, y: 1))
    #expect(try tile("focus: [0, 0.5], image: a.jpg").image?.focus == FocusPoint(x: 0, y: 0.5))
    #expect(try tile("title: T, focus: [0, 0.5]").image == nil)
    #expect(try tile("image: a.jpg").image?.focus == nil)
  }

  @Test("a focus that is no place in the picture is told", arguments: ["0.5", "[0.5]", "[0.5, 1.5]", "[a, b]", "left"])
  func badFocus(value: String) {
    let found = problems("categories: [{title: C, rows: [{title: R, tiles: [{image: a.jpg, focus: \(value)}]}]}]")

    #expect(found.count == 1 && found[0].contains("focus must be two numbers from 0 to 1"))
  }

  @Test("a tile opens a gallery of its images, and carries a link")
  func read() throws {
    let tile = try tiles(
      "{image: a.jpg, open: gallery, images: [a.jpg, 'b #2.jpg'], link: 'https://museum.example/a'}")[0]

    #expect(tile.open == .gallery)
    #expect(tile.images.map(\.path) == ["/content/a.jpg", "/content/b #2.jpg"])
    #expect(tile.link == "https://museum.example/a")
    #expect(tile.pictures.map(\.name) == ["a.jpg", "b #2.jpg"])
  }

  @Test("an entry that is no picture is told and left out, the others stand")
  func wrongEntry() throws {
    let text = "categories: [{title: C, rows: [{title: R, tiles: [{image: a.jpg, images: [a.jpg, [b], c.jpg]}]}]}]"
    let reading = try reading(text)

    #expect(reading.catalog.categories[0].rows[0].tiles[0].images.map(\.name) == ["a.jpg", "c.jpg"])
    #expect(
      problems(text) == [
        "kiosk.yaml:1:82: error: a picture must be the path of a picture, not a list (put the path in quotes)"
      ])
  }

  @Test("one path in place of a list is told, with the way to write it")
  func notAList() {
    let found = problems("categories: [{title: C, rows: [{title: R, tiles: [{image: a.jpg, images: b.jpg}]}]}]")

    #expect(
      found.count == 1
        && found[0].hasSuffix(
          "images must be a list of pictures, not \"b.jpg\" (write the paths in [ ], with commas between)")
    )
  }

  @Test(
    "a link needs its scheme",
    arguments: [
      ("museum.example/vase", "write https://museum.example/vase"),
      ("the vase", "write all of it, with https:// and without blanks"),
      ("https://museum.example/the vase", "write all of it, with https:// and without blanks"),
      ("https:", "write all of it, with https:// and without blanks"),
      (String(repeating: "x", count: 2_000), "shorten it to 1000 letters"),
    ])
  func link(text: String, fix: String) {
    let found = problems("categories: [{title: C, rows: [{title: R, tiles: [{image: a.jpg, link: '\(text)'}]}]}]")

    #expect(found.count == 1 && found[0].contains("link must be a web address") && found[0].hasSuffix("(\(fix))"))
  }
}
