import Carousel
import Catalog
import Foundation
import Raster
import SDLBackend
import TemporaryFolder
import Testing

@testable import Kiosk

/// What runs from right to left, on a screen of 640 × 400 pixels, that is 853 × 533 points.
@Suite("From right to left")
struct MirroringTests {
  private static let titles = ["متحف المدينة", "שלום עולם", "Delft, 1680.", "لوحة (Delft) عام 1680"]

  private func catalog(
    _ folder: String, _ direction: Catalog.Direction, layout: Row.Layout = .row, open: Tile.Open = .detail
  ) throws -> Catalog {
    var one = try MadeUpContent.category("One", rows: 2, count: 9, in: folder)
    one.rows[0].title = "معرض"
    one.rows[0].layout = layout
    one.rows[0].snap = .none
    for index in one.rows[0].tiles.indices {
      one.rows[0].tiles[index].title = Self.titles[index % 4]
      one.rows[0].tiles[index].open = open
    }
    var catalog = Catalog(categories: [one, Category(id: "two", title: "Two", rows: one.rows)])
    catalog.direction = direction
    return catalog
  }

  private func kiosk(
    _ folder: String, _ direction: Catalog.Direction, layout: Row.Layout = .row, open: Tile.Open = .detail
  ) throws -> TestKiosk {
    let kiosk = try TestKiosk(try catalog(folder, direction, layout: layout, open: open))
    kiosk.run(to: 0)
    return kiosk
  }

  private func state(_ kiosk: TestKiosk) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(kiosk.report.text.utf8)) as? [String: Any])
  }

  private func rows(_ kiosk: TestKiosk) throws -> [[String: Any]] {
    try #require(try state(kiosk)["rows"] as? [[String: Any]])
  }

  /// Left and right edges by id, of all that the state tells to stand somewhere.
  private func places(_ kiosk: TestKiosk) throws -> [String: ClosedRange<Double>] {
    var places: [String: ClosedRange<Double>] = [:]
    func add(_ name: String, _ object: [String: Any]) throws {
      let x = try #require(object["x"] as? Double), width = try #require(object["width"] as? Double)
      places[name] = x...x + width
    }
    for (index, row) in try rows(kiosk).enumerated() {
      for tile in try #require(row["tiles"] as? [[String: Any]]) { try add("\(index) \(tile["id"]!)", tile) }
    }
    let strip = try #require(try state(kiosk)["strip"] as? [String: Any])
    for label in try #require(strip["labels"] as? [[String: Any]]) { try add("label \(label["index"]!)", label) }
    return places
  }

  private func expectMirrored(_ one: TestKiosk, _ other: TestKiosk) throws {
    let (left, right) = (try places(one), try places(other))
    let width = one.stage.geometry.size.width
    #expect(Set(left.keys) == Set(right.keys) && left.count > 3)
    for (name, place) in left {
      let mirrored = try #require(right[name])
      #expect(abs(place.lowerBound - (width - mirrored.upperBound)) < 0.02, "\(name)")
      #expect(abs(place.upperBound - (width - mirrored.lowerBound)) < 0.02, "\(name)")
    }
  }

  @Test("the same content stands mirrored in the state, in every layout", arguments: Row.Layout.allCases)
  func state(layout: Row.Layout) throws {
    try withTemporaryFolder { folder in
      let left = try kiosk(folder, .ltr, layout: layout)
      let right = try kiosk(folder, .rtl, layout: layout)

      try expectMirrored(left, right)
    }
  }

  /// Kinds of rows that move by themselves or keep their words in view.
  enum Kind: CaseIterable { case pinned, turning, covered }

  private func catalog(_ folder: String, _ direction: Catalog.Direction, _ kind: Kind) throws -> Catalog {
    var catalog = try catalog(folder, direction)
    for row in catalog.categories[0].rows.indices {
      catalog.categories[0].rows[row].title = "Rooms \(row)"
      switch kind {
      case .pinned: catalog.categories[0].titles = .pinned
      case .turning:
        catalog.categories[0].rows[row].layout = .pages
        catalog.categories[0].rows[row].every = 2
        catalog.categories[0].rows[row].loop = true
      case .covered:
        catalog.categories[0].rows[row].headers = .cover
        catalog.categories[0].rows[row].groups = [0, 3, 6].map { TileGroup(title: "Part \($0)", first: $0) }
      }
    }
    return catalog
  }

  @Test(
    "rows that turn, pin or cover stand mirrored at every moment, upright too",
    arguments: Kind.allCases, [false, true])
  func kinds(kind: Kind, isUpright: Bool) throws {
    try withTemporaryFolder { folder in
      func kiosk(_ direction: Catalog.Direction) throws -> TestKiosk {
        let catalog = try catalog(folder, direction, kind)
        let kiosk = try TestKiosk(catalog, width: isUpright ? 400 : 640, height: isUpright ? 640 : 400)
        kiosk.run(to: 0)
        return kiosk
      }
      let (left, right) = (try kiosk(.ltr), try kiosk(.rtl))
      let size = left.stage.geometry.size
      try expectMirrored(left, right)
      let (from, to) = (Point(x: size.width - 60, y: 200), Point(x: 60, y: 200))
      left.swipe(from: from, to: to, at: 0.1, lasting: 0.3)
      right.swipe(from: to, to: from, at: 0.1, lasting: 0.3)
      left.swipe(from: Point(x: 200, y: 300), to: Point(x: 200, y: 200), at: 2, lasting: 0.3)
      right.swipe(from: Point(x: size.width - 200, y: 300), to: Point(x: size.width - 200, y: 200), at: 2, lasting: 0.3)
      var time = 2.3
      while time < 12 {
        left.run(from: time, to: time + 0.7)
        right.run(from: time, to: time + 0.7)
        time += 0.7
        try expectMirrored(left, right)
        expectMirroredWords(left, right)
      }
    }
  }

  /// Headers and titles are as wide in both, and stand as far from the edge that lines begin at.
  private func expectMirroredWords(_ one: TestKiosk, _ other: TestKiosk) {
    let width = Double(one.stage.geometry.width)
    func places(_ kiosk: TestKiosk) -> [String: [(Double, Double)]] {
      Dictionary(
        grouping: kiosk.stage.scene.filter { $0.name.hasPrefix("text Rooms") || $0.name.hasPrefix("text Part") }
      ) {
        $0.name
      }.mapValues { $0.map { (Double($0.left), Double($0.right)) } }
    }
    let (left, right) = (places(one), places(other))
    #expect(Set(left.keys) == Set(right.keys) && !left.isEmpty)
    for (name, items) in left {
      for (item, mirrored) in zip(items, right[name] ?? []) {
        #expect(abs(item.0 - (width - mirrored.1)) <= 1.5, "\(name) \(item) \(mirrored)")
      }
    }
  }

  @Test("a swipe to the right brings later tiles, and its mirror image the same places")
  func swipe() throws {
    try withTemporaryFolder { folder in
      let left = try kiosk(folder, .ltr)
      let right = try kiosk(folder, .rtl)
      left.swipe(from: Point(x: 600, y: 180), to: Point(x: 300, y: 180), at: 0.1, lasting: 0.2)
      right.swipe(from: Point(x: 853.333 - 600, y: 180), to: Point(x: 853.333 - 300, y: 180), at: 0.1, lasting: 0.2)
      left.run(from: 0.3, to: 2)
      right.run(from: 0.3, to: 2)

      let offset = try #require(try rows(right)[0]["offset"] as? Double)
      #expect(offset > 250)
      #expect(try #require((try rows(right)[0]["visible"] as? [Int])?.first) > 0)
      try expectMirrored(left, right)
    }
  }

  @Test("the left arrow goes on, the right arrow back")
  func keys() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, .rtl)
      func focused() throws -> String? { (try state(kiosk)["focus"] as? [String: Any])?["tile"] as? String }
      kiosk.key(.down, at: 0.1)
      kiosk.run(from: 0.2, to: 0.3)
      let first = try focused()
      kiosk.key(.left, at: 0.3)
      kiosk.run(from: 0.4, to: 0.5)
      let second = try focused()
      kiosk.key(.right, at: 0.5)
      kiosk.run(from: 0.6, to: 0.7)

      #expect(first == "One-0-0" && second == "One-0-1")
      #expect(try focused() == "One-0-0")
    }
  }

  @Test("a tile opens from a tap where it is seen, and its page has the picture at the right and closes at the left")
  func detail() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, .rtl)
      kiosk.tap(Point(x: 800, y: 180), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      let picture = try #require(kiosk.stage.scene.first { $0.name == "picture One-0-0.png" })
      let title = try #require(kiosk.stage.scene.first { $0.name == "text متحف المدينة" })
      let open = kiosk.stage.detail?.tile.id
      kiosk.tap(Point(x: 56, y: 56), at: 1)
      kiosk.run(from: 1.1, to: 2)

      #expect(open == "One-0-0" && kiosk.stage.detail == nil)
      #expect(picture.right > 600 && title.right < picture.left)
    }
  }

  @Test("all lines stand at the right of their room, also those in other letters")
  func alignment() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, .rtl)
      for title in Self.titles.prefix(3) {
        let words = kiosk.stage.scene.filter { $0.name == "text " + title }
        #expect(!words.isEmpty)
        // Tiles of 264 pixels, 276 apart, from 30 pixels off the right edge.
        for item in words { #expect(item.left <= 0 || (610 - Int(item.right)) % 276 == 0, "\(title)") }
      }
    }
  }

  @Test("pictures are not flipped, and their places are mirrored to the pixel")
  func pixels() throws {
    try withTemporaryFolder { folder in
      var catalog = Catalog(categories: [try MadeUpContent.category("One", rows: 2, count: 6, in: folder)])
      let left = try TestKiosk(catalog)
      catalog.direction = .rtl
      let right = try TestKiosk(catalog)
      left.run(to: 0)
      right.run(to: 0)

      let (one, other) = (try left.picture(), try right.picture())
      // The first tile: 30 pixels from its edge, 264 wide.
      let tile = one.cropped(to: PixelRegion(x: 30, y: 11, width: 264, height: 149))
      #expect(other.cropped(to: PixelRegion(x: 640 - 30 - 264, y: 11, width: 264, height: 149)) == tile)
    }
  }

  @Test("swipes in a gallery go the other way, and its first thumbnail is the rightmost")
  func gallery() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, .rtl, open: .gallery)
      kiosk.tap(Point(x: 800, y: 180), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      kiosk.swipe(from: Point(x: 300, y: 200), to: Point(x: 600, y: 200), at: 1, lasting: 0.2)
      kiosk.run(from: 1.2, to: 2.5)
      let swiped = (try state(kiosk)["gallery"] as? [String: Any])?["index"] as? Int
      kiosk.key(.right, at: 2.5)
      kiosk.run(from: 2.6, to: 3.5)

      #expect(swiped == 1)
      #expect((try state(kiosk)["gallery"] as? [String: Any])?["index"] as? Int == 0)
      let thumbnails = kiosk.stage.scene.filter { $0.name.hasPrefix("picture") && $0.top > 300 }
      let first = try #require(thumbnails.first { $0.name == "picture One-0-0.png" })
      #expect(thumbnails.count > 3 && thumbnails.allSatisfy { $0.left <= first.left })
    }
  }

  @Test("a content file that changes direction shows the same row mirrored, letters and all")
  func change() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, .ltr)
      let content = try catalog(folder, .rtl)
      let geometry = ScreenGeometry(width: 640, height: 400, catalog: content)
      let typesetter = try Typesetters().typesetter(for: content)
      try kiosk.stage.show(
        Content(name: "kiosk.yaml", catalog: content, problems: []), geometry: geometry, typesetter: typesetter)
      kiosk.run(from: 0.1, to: 0.3)

      try expectMirrored(try self.kiosk(folder, .ltr), kiosk)
      #expect(kiosk.stage.scene.contains { $0.name == "text متحف المدينة" && $0.right == 610 })
    }
  }
}
