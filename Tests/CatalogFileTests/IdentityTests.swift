import Catalog
import CatalogFile
import Testing

@testable import CatalogFile

@Suite("Ids")
struct IdentityTests {
  @Test("an id is the one given, else made of the title, the picture's name, or the position")
  func stems() throws {
    let ids = try tiles(
      "{id: Own ID, title: A}, {title: Blue Vase!}, {image: pix/IMG 0012.jpg}, {}, {title: 🎉, image: b.jpg}"
    ).map(\.id)

    #expect(ids == ["Own ID", "blue-vase", "img-0012", "4", "b"])
  }

  @Test("a row without a title is named by its folder")
  func folder() throws {
    let rows = try catalog("categories: [{rows: [{from: {folder: photos/Last Summer}}]}]").categories[0].rows

    #expect(rows.map(\.id) == ["last-summer"])
  }

  @Test(
    "titles keep their script",
    arguments: [
      ("Übersicht & mehr", "übersicht-mehr"), ("日本 語", "日本-語"), ("Город", "город"), ("مرحبا بالعالم", "مرحبا-بالعالم"),
      ("  --A--  ", "a"), ("1.10", "1-10"),
    ])
  func slugs(title: String, slug: String) {
    #expect(Slug.of(title) == slug)
  }

  @Test("equal titles are numbered among their siblings, and never take an id that a later entry asks for")
  func siblings() throws {
    let ids = try tiles("{title: A}, {title: A}, {id: a-2}, {title: a}").map(\.id)
    #expect(ids == ["a", "a-3", "a-2", "a-4"])

    let rows = try catalog("categories: [{title: A, rows: [{title: A}]}, {title: A, rows: [{title: A}]}]").categories
    #expect(rows.map(\.id) == ["a", "a-2"])
    #expect(rows.map { $0.rows.map(\.id) } == [["a"], ["a"]])
  }

  @Test("an id given twice is an error that names both lines, and both entries stay apart")
  func repeatedID() throws {
    let read = try reading("categories:\n  - {id: a}\n  - {id: b}\n  - {id: a}\n  - {id: a}")

    #expect(
      read.problems.map(\.description) == [
        #"kiosk.yaml:4:10: error: duplicate id "a" in lines 2 and 4 (give each an id of its own)"#,
        #"kiosk.yaml:5:10: error: duplicate id "a" in lines 2 and 5 (give each an id of its own)"#,
      ])
    #expect(read.catalog.categories.map(\.id) == ["a", "b", "a-2", "a-3"])
  }
}
