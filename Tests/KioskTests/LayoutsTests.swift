import Carousel
import Catalog
import Foundation
import Lettering
import Raster
import TemporaryFolder
import Testing

@testable import Kiosk

/// What the file's layouts and options make of a screen of 640 × 400 pixels, that is 853 × 533 points.
@Suite("Layouts and options")
struct LayoutsTests {
  private func kiosk(
    _ folder: String, count: Int = 8, categories: Int = 1, _ change: (inout Row) -> Void
  ) throws -> TestKiosk {
    var all: [Category] = []
    for index in 0..<categories {
      var category = try MadeUpContent.category("\(index)", rows: 2, count: count, in: folder)
      if index == 0 { change(&category.rows[0]) }
      all.append(category)
    }
    let kiosk = try TestKiosk(Catalog(categories: all))
    kiosk.run(to: 0.1)
    return kiosk
  }

  private func rows(_ kiosk: TestKiosk) throws -> [[String: Any]] {
    let state = try #require(JSONSerialization.jsonObject(with: Data(kiosk.report.text.utf8)) as? [String: Any])
    return try #require(state["rows"] as? [[String: Any]])
  }

  private func tiles(_ kiosk: TestKiosk, row: Int = 0) throws -> [[String: Any]] {
    try #require(try rows(kiosk)[row]["tiles"] as? [[String: Any]])
  }

  // MARK: Layouts

  @Test("a page fills the row between the margins, and a grid fills it with columns to the pixel")
  func widths() throws {
    try withTemporaryFolder { folder in
      let pages = try kiosk(folder) { $0.layout = .pages }
      let page = try #require(try tiles(pages).first { $0["index"] as? Int == 0 })
      #expect(page["x"] as? Double == 40 && page["width"] as? Double == 773.33)
      #expect(try tiles(pages).count == 3, "both neighbours peek")

      let grid = try kiosk(folder) {
        $0.layout = .grid
        $0.tile.height = 90
      }
      let top = try tiles(grid)[0]["y"] as? Double
      let line = try tiles(grid).filter { $0["y"] as? Double == top }
      #expect(line.count == 4)
      let last = try #require(line.last)
      #expect(line[0]["x"] as? Double == 40)
      #expect(abs((last["x"] as! Double) + (last["width"] as! Double) - 813.33) < 0.02)
      #expect(line.allSatisfy { $0["height"] as? Double == 90.67 })
    }
  }

  @Test("columns fill a room to the last pixel", arguments: 1...12)
  func split(columns: Int) {
    for room in 600...700 {
      let (width, gap) = RowMeasures.split(room, into: columns, gap: 16)
      #expect(columns == 1 || columns * width + (columns - 1) * gap == room)
      #expect(columns == 1 || (gap >= 16 && gap < 16 + 2 * columns))
    }
  }

  @Test("a list's cell has its picture at the left, and opens from there")
  func list() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.layout = .list
        $0.tile.height = 96
      }
      let cell = try #require(try tiles(kiosk).first)
      let height = cell["height"] as? Double
      let width = cell["width"] as? Double
      #expect(height == 96 && width == 170.67)
      #expect(cell["x"] as? Double == 40 + 10.67)
      kiosk.tap(Point(x: 500, y: 60), at: 0.2)
      #expect(abs((kiosk.stage.detail?.origin.x ?? 0) - 40 - 32.0 / 3) < 0.01)
    }
  }

  @Test("a free tile is as wide as its picture wants, from the first frame that waits for pictures on")
  func free() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { row in
        row.tile.shape = .free
        row.tile.height = 150
        row.tiles[1] = try! MadeUpContent.tile("tall", MadeUpContent.quarters(1, width: 30, height: 60), in: folder)
        row.tiles[2].image = nil
        row.tiles[3] = try! MadeUpContent.tile("lost", nil, in: folder)
      }
      let widths = try tiles(kiosk).map { $0["width"] as! Double }
      #expect(Array(widths.prefix(4)) == [268, 76, 201.33, 201.33])
      let pictures = try tiles(kiosk).prefix(4).map { $0["picture"] as? String ?? "" }
      #expect(pictures == ["ready", "ready", "none", "failed"])
    }
  }

  @Test("until a free tile's size is known it is loading, and what is seen first stays where it is when it comes")
  func late() throws {
    try withTemporaryFolder { folder in
      var category = try MadeUpContent.category("C", rows: 1, count: 20, in: folder)
      category.rows[0].tile.shape = .free
      let kiosk = try TestKiosk(Catalog(categories: [category]), delivery: .delayed(seconds: 0.4))
      kiosk.run(to: 0.3)
      #expect(try tiles(kiosk).allSatisfy { $0["picture"] as? String == "loading" })
      var first = try tiles(kiosk)[0]["width"] as? Double
      #expect(first == 265.33)
      kiosk.run(from: 0.3, to: 1.5)
      #expect(try tiles(kiosk).allSatisfy { $0["picture"] as? String == "ready" })
      first = try tiles(kiosk)[0]["width"] as? Double
      #expect(first == 353.33)
    }
  }

  @Test("of many groups only the headers near the screen are made")
  func manyGroups() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, count: 40) {
        $0.layout = .row
        $0.groups = (0..<20).map { TileGroup(title: "Day \($0)", first: 2 * $0) }
      }
      func made() -> [Int] {
        let letters = kiosk.stage.source.letters(ofRow: 0, inCategory: 0).groups
        return letters.indices.filter { kiosk.stage.source.assets[letters[$0]!].isResident }
      }
      let atFirst = made()
      kiosk.key(.down, at: 0.2)
      kiosk.key(.end, at: 0.3)
      kiosk.run(from: 0.4, to: 2)

      #expect(atFirst.first == 0 && (2...4).contains(atFirst.count))
      #expect(made().last == 19)
    }
  }

  @Test("the header of the group at the row's start is reported, pushed off by the next one")
  func groups() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.snap = .none
        $0.groups = [TileGroup(title: "Today", first: 0), TileGroup(title: "Yesterday", first: 2)]
      }
      func header() throws -> (title: String, x: Double)? {
        guard let header = try rows(kiosk)[0]["header"] as? [String: Any] else { return nil }
        return (header["title"] as! String, header["x"] as! Double)
      }
      var pinned = try #require(try header())
      #expect(pinned == ("Today", 40))
      // Two tiles of 352 with 16 between them end at 760: scrolled by 700 they leave 60 points.
      kiosk.stage.moveContent { $0.jumpRow(0, to: 700) }
      kiosk.run(from: 0.2, to: 0.3)
      let width = kiosk.stage.source.plans[0][0].description.sections[0].headerWidth
      pinned = try #require(try header())
      #expect(abs(pinned.x - min(40, 60 - width)) < 0.01)
      kiosk.stage.moveContent { $0.jumpRow(0, to: 800) }
      kiosk.run(from: 0.3, to: 0.4)
      pinned = try #require(try header())
      #expect(pinned == ("Yesterday", 40))
    }
  }

  @Test("pages that turn by themselves leave the screen quiet between the turns")
  func quiet() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.layout = .pages
        $0.every = 6
      }
      #expect(kiosk.stage.isQuiet && !kiosk.stage.needsFrame && kiosk.stage.nextWake == 6)
      kiosk.run(from: 0.1, to: 6.1)
      #expect(kiosk.stage.isQuiet && kiosk.stage.needsFrame)
    }
  }

  // MARK: Options

  private func withOptions(_ folder: String, _ options: [TileOption], _ body: (TestKiosk) throws -> Void) throws {
    let kiosk = try kiosk(folder, categories: 3) { row in
      for index in row.tiles.indices { row.tiles[index].options = options }
    }
    // The first tile stands at 40, its options at its right end.
    kiosk.finger(.began, Point(x: 150, y: 190), at: 0.2)
    kiosk.run(from: 0.2, to: 0.9)
    kiosk.finger(.ended, Point(x: 150, y: 190), at: 0.9)
    kiosk.run(from: 0.9, to: 1.3)
    #expect(try tiles(kiosk)[0]["options"] as? Double == 1)
    try body(kiosk)
  }

  private func tapOption(_ kiosk: TestKiosk, _ index: Int = 0) throws {
    let path = ItemPath(category: 0, row: 0, item: 0)
    let view = try #require(kiosk.stage.source.optionView(at: path))
    kiosk.tap(view.box(ofButton: index, in: kiosk.stage.engine.frame(of: path)).center, at: 1.4)
    kiosk.run(from: 1.4, to: 3)
  }

  @Test("a like fills the heart of that tile alone, is counted, and is taken back by the next tap")
  func like() throws {
    try withTemporaryFolder { folder in
      try withOptions(folder, [TileOption(action: .like)]) { kiosk in
        kiosk.stage.journal = Journal(path: folder + "/journal.json")
        try tapOption(kiosk)
        #expect(try tiles(kiosk).map { $0["liked"] as? Bool } == [true, false, false])
        #expect(
          kiosk.stage.journal?.likes(of: kiosk.stage.source.identity(of: ItemPath(category: 0, row: 0, item: 0))) == 1)
        #expect(try tiles(kiosk)[0]["options"] as? Double == 1, "it stays open to be seen")
        kiosk.stage.forgetVisitor()
        kiosk.run(from: 3, to: 3.5)
        #expect(try tiles(kiosk).allSatisfy { $0["liked"] as? Bool == false && $0["options"] as? Double == 0 })
      }
    }
  }

  @Test("goto shows its category")
  func goto() throws {
    try withTemporaryFolder { folder in
      try withOptions(folder, [TileOption(action: .goto(category: "2"))]) { kiosk in
        try tapOption(kiosk)
        #expect(kiosk.stage.engine.selected == 2)
      }
    }
  }

  @Test("a hidden tile is gone until the visitor leaves")
  func hide() throws {
    try withTemporaryFolder { folder in
      try withOptions(folder, [TileOption(action: .hide)]) { kiosk in
        let first = try tiles(kiosk)[0]["id"] as? String
        try tapOption(kiosk)
        #expect(try tiles(kiosk)[0]["id"] as? String != first)
        kiosk.stage.forgetVisitor()
        kiosk.run(from: 3, to: 3.5)
        #expect(try tiles(kiosk)[0]["id"] as? String == first)
      }
    }
  }

  @Test("run asks for the command that was declared, link opens the tile's page")
  func others() throws {
    try withTemporaryFolder { folder in
      try withOptions(folder, [TileOption(action: .run(command: "lights"))]) { kiosk in
        var asked: [DeclaredCommand] = []
        kiosk.stage.onCommand = { asked.append($0) }
        try tapOption(kiosk)
        #expect(asked.isEmpty, "what is not declared is never started")
      }
      try withOptions(folder, [TileOption(action: .link)]) { kiosk in
        try tapOption(kiosk)
        #expect(kiosk.stage.detail != nil)
      }
    }
  }

  @Test("buttons are at least 88 wide, and leave some of the picture in view", arguments: 1...5)
  func buttons(count: Int) throws {
    try withTemporaryFolder { folder in
      for shape in TileStyle.Shape.allCases {
        let kiosk = try kiosk(folder) { row in
          row.tile.shape = shape
          row.tiles[0].options = Array(repeating: TileOption(action: .like), count: count)
        }
        let view = try #require(kiosk.stage.source.optionView(at: ItemPath(category: 0, row: 0, item: 0)))
        let plan = kiosk.stage.source.plans[0][0]
        #expect(view.columns * view.lines >= count)
        if Double(count) * 64 <= plan.pictureHeight { #expect(view.width / Double(view.columns) >= 87) }
        #expect(view.width <= kiosk.stage.source.itemWidth(at: ItemPath(category: 0, row: 0, item: 0)) + 0.5)
      }
    }
  }

  @Test("removing tiles takes their empty groups along, and moves the others up")
  func removal() {
    var row = Row(id: "r", tiles: (0..<6).map { Tile(id: "\($0)") })
    row.groups = [TileGroup(title: "A", first: 0), TileGroup(title: "B", first: 2), TileGroup(title: "C", first: 3)]
    row.removeTiles { ["1", "2", "5"].contains($0.id) }
    #expect(row.tiles.map(\.id) == ["0", "3", "4"])
    #expect(row.groups == [TileGroup(title: "A", first: 0), TileGroup(title: "C", first: 1)])
  }
}
