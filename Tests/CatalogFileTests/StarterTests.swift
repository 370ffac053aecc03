import CatalogFile
import Testing

@Suite("Starter file")
struct StarterTests {
  @Test(
    "a starter reads back without a problem",
    arguments: [
      ([], []), (["a.jpg"], []), ([], ["summer"]),
      (["a \"b\" #1.jpg", "c\\d: e.png", "- x.jpg"], ["no", "~", "2024"]),
      (["top.jpg"], ["trips/rome", "trips/oslo", "home"]),
    ] as [([String], [String])])
  func readsBack(pictures: [String], folders: [String]) throws {
    let read = try catalog(CatalogFile.starter(title: "Ours: #1", pictures: pictures, folders: folders))

    #expect(read.title == "Ours: #1")
    let rows = read.categories.flatMap(\.rows)
    #expect(rows.flatMap(\.tiles).compactMap(\.image?.name) == pictures)
    let sources = rows.compactMap { row -> String? in
      guard case .folder(let path, _) = row.source else { return nil }
      return path
    }
    #expect(sources.sorted() == folders.map { "/content/\($0)" }.sorted())
    #expect(!rows.isEmpty)
  }

  @Test("folders in folders become categories")
  func nested() throws {
    let read = try catalog(CatalogFile.starter(title: "T", folders: ["trips/rome", "trips/oslo", "home/garden"]))

    #expect(read.categories.map(\.title) == ["trips", "home"])
    #expect(read.categories[0].rows.map(\.title) == ["rome", "oslo"])
  }
}
