import Catalog
import Glibc
import Pictures
import SDLBackend
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("Content")
struct ContentTests {
  @Test("a file is read with what is wrong with it, under the name it was given")
  func file() throws {
    try withTemporaryFolder { folder in
      write("tittle: A\ncategories: [{ title: One, rows: [{ tiles: [{ title: A }] }] }]\n", to: folder + "/k.yaml")

      let content = try Content.load(folder + "/k.yaml")

      #expect(content.name == folder + "/k.yaml" && content.catalog.categories.map(\.title) == ["One"])
      #expect(content.problems.count == 1 && content.problems[0].mark == SourceMark(line: 1, column: 1))
    }
  }

  @Test("a row from a folder has the folder's pictures")
  func folderRow() throws {
    try withTemporaryFolder { folder in
      mkdir(folder + "/p", 0o755)
      try PNG.write(MadeUpContent.quarters(0), to: folder + "/p/a.png")
      write("categories: [{ title: One, rows: [{ title: R, from: { folder: p } }] }]\n", to: folder + "/k.yaml")

      let content = try Content.load(folder + "/k.yaml")

      #expect(content.problems.isEmpty)
      #expect(content.catalog.categories.first?.rows.first?.tiles.map(\.title) == ["a"])
    }
  }

  @Test("a folder is content of its own")
  func folder() throws {
    try withTemporaryFolder { folder in
      try PNG.write(MadeUpContent.quarters(0), to: folder + "/a.png")

      #expect(try Content.load(folder).catalog.categories.first?.rows.first?.tiles.count == 1)
    }
  }

  @Test("what cannot be read is an error, or an empty catalog with its problems")
  func unreadable() throws {
    #expect(throws: ContentError.self) { try Content.load("/nowhere.yaml") }

    let content = Content.loadOrNotice("/nowhere.yaml")

    #expect(content.catalog.categories.isEmpty && content.problems.map(\.file) == ["/nowhere.yaml"])
  }

  @Test("the digitiser's angle is the file's, or the panel's")
  func touch() {
    #expect(Display(touch: .auto).touchTurn == nil)
    #expect(Display(touch: .degrees(270)).touchTurn == .left)
  }
}
