import Catalog
import ContentSources
import Glibc
import TemporaryFolder
import Testing

@Suite("Folder as content")
struct FolderContentTests {
  @Test("pictures in a folder are one row named after it")
  func flat() throws {
    try inFolder("Photos") { folder in
      makePictures("IMG_10.jpg", "IMG_2.JPG", "a-b.png", in: folder)

      let (read, problems) = FolderContent.read(path: folder)

      let catalog = try #require(read)
      #expect(problems == [])
      #expect(catalog.title == "Photos")
      #expect(catalog.outline == ["Photos / Photos: a-b IMG_2 IMG_10"])
      #expect(
        catalog.categories[0].rows[0].tiles[1]
          == Tile(
            id: "IMG_2.JPG", title: "IMG_2",
            image: ImageReference(path: "\(folder)/IMG_2.JPG", name: "IMG_2.JPG")))
    }
  }

  @Test("the tiles of a folder with very many pictures are the same as those of one with few")
  func many() {
    inFolder("Photos") { folder in
      let names = (0..<1_100).map { "deep/\($0).jpg" }
      makePictures("first.jpg", in: folder)
      mkdir("\(folder)/deep", 0o755)
      for name in names { makePictures(name, in: folder) }
      var row = Row(id: "r", tiles: [Tile(id: "deep/7.jpg", title: "Seven")])
      row.source = .folder(path: folder, mark: SourceMark(line: 3, column: 9))
      let catalog = Catalog(categories: [Category(id: "c", title: "C", rows: [row])])

      let read = FolderContent.resolve(catalog, file: "kiosk.yaml").catalog.categories[0].rows[0].tiles

      #expect(read.count == 1_102)
      #expect(read[0].title == "Seven")
      #expect(read[1].id == "first.jpg")
      #expect(read.dropFirst(2).map(\.image?.name) == names)
      #expect(read[9].id == "deep/7.jpg-2" && read[9].title == "7", "an id that the file has given is not given again")
      #expect(
        read[10].image
          == ImageReference(
            path: "\(folder)/deep/8.jpg", name: "deep/8.jpg", mark: SourceMark(line: 3, column: 9)))
      #expect(Set(read.map(\.id)).count == read.count)
      #expect(read == TileList(Array(read)))
    }
  }

  @Test("each sub-folder is a row named after it, loose pictures a row before them")
  func rows() throws {
    try inFolder("Photos") { folder in
      makePictures("loose.jpg", "Summer 10/a.jpg", "Summer 2/b.jpg", "autumn/c.jpg", in: folder)
      mkdir("\(folder)/empty", 0o755)

      let catalog = try #require(FolderContent.read(path: folder + "/").catalog)

      #expect(
        catalog.outline == [
          "Photos / Photos: loose", "Photos / autumn: c", "Photos / Summer 2: b", "Photos / Summer 10: a",
        ])
      #expect(catalog.categories[0].rows[1].tiles[0].image?.name == "autumn/c.jpg")
      #expect(catalog.categories[0].rows[1].tiles[0].id == "c.jpg")
    }
  }

  @Test("with two levels each top folder is a category; deeper pictures join their row")
  func categories() throws {
    try inFolder("Photos") { folder in
      makePictures(
        "loose.jpg", "Trips/own.jpg", "Trips/Rome/a.jpg", "Trips/Rome/day 2/b.jpg", "Trips/Oslo/c.jpg", "Home/d.jpg",
        in: folder)

      let catalog = try #require(FolderContent.read(path: folder).catalog)

      #expect(
        catalog.outline == [
          "Photos / Photos: loose", "Home / Home: d", "Trips / Trips: own", "Trips / Oslo: c", "Trips / Rome: a b",
        ])
      #expect(catalog.categories[2].rows[2].tiles.map(\.id) == ["a.jpg", "day 2/b.jpg"])
      #expect(Set(catalog.categories.map(\.id)).count == 3)
    }
  }

  @Test("an empty folder is a catalog without categories, a missing one none, with a fix")
  func empty() {
    inFolder("Photos") { folder in
      #expect(FolderContent.read(path: folder).catalog == Catalog(title: "Photos"))

      let missing = FolderContent.read(path: folder + "/none")
      #expect(missing.catalog == nil)
      #expect(missing.problems.map(\.fix) == ["make it, or correct its path"])

      makePictures("a.jpg", in: folder)
      let file = FolderContent.read(path: folder + "/a.jpg")
      #expect(file.catalog == nil)
      #expect(file.problems.map(\.fix) == ["name a folder"])
    }
  }

  @Test("a folder that may not be read is told with the command that mends it")
  func locked() throws {
    try inFolder("Photos") { folder in
      makePictures("open/a.jpg", "locked/b.jpg", in: folder)
      chmod("\(folder)/locked", 0)
      defer { chmod("\(folder)/locked", 0o755) }

      let (read, problems) = FolderContent.read(path: folder)

      let catalog = try #require(read)
      if geteuid() != 0 {
        #expect(catalog.outline == ["Photos / open: a"])
        #expect(problems.map(\.fix) == ["run: chmod a+rx '\(folder)/locked'"])
      }
    }
  }

  @Test("rows from folders get their tiles after those of the file, with ids that differ")
  func resolve() {
    inFolder("Photos") { folder in
      makePictures("b.jpg", "deep/a.jpg", in: folder)
      let mark = SourceMark(line: 7, column: 9)
      let given = Catalog(categories: [
        Category(
          id: "c", title: "C",
          rows: [
            Row(
              id: "r", title: "R", tiles: [Tile(id: "b.jpg", title: "Own")], source: .folder(path: folder, mark: mark)),
            Row(id: "s", title: "S", source: .folder(path: folder + "/none", mark: mark)),
          ])
      ])

      let (catalog, problems) = FolderContent.resolve(given, file: "kiosk.yaml")

      #expect(catalog.outline == ["C / R: Own b a", "C / S: "])
      #expect(catalog.categories[0].rows[0].tiles.map(\.id) == ["b.jpg", "b.jpg-2", "deep/a.jpg"])
      #expect(catalog.categories[0].rows[0].tiles[2].image?.path == "\(folder)/deep/a.jpg")
      #expect(catalog.categories[0].rows[0].tiles[2].image?.mark == mark)
      #expect(
        problems.map(\.description) == [
          "kiosk.yaml:7:9: error: folder \"\(folder)/none\" not found (make it, or correct its path)"
        ])
    }
  }

  @Test("the names for a starter file are those of pictures and of two levels of folders")
  func names() {
    inFolder("Photos") { folder in
      makePictures("b.jpg", "a/c.jpg", "d/e/f/g.jpg", "d/e/h.jpg", in: folder)

      let names = FolderContent.names(in: folder)

      #expect(names.pictures == ["b.jpg"])
      #expect(names.folders == ["a", "d/e"])
    }
  }

  private func inFolder(_ name: String, _ body: (String) throws -> Void) rethrows {
    try withTemporaryFolder { folder in
      mkdir("\(folder)/\(name)", 0o755)
      try body("\(folder)/\(name)")
    }
  }
}
