import Carousel
import Catalog
import Foundation
import Pictures
import Raster
import TemporaryFolder
import Testing

@testable import Kiosk

/// Everything by keys, as a remote or gamepad sends them, on a screen of 1280 × 720.
@Suite("Focus")
struct FocusTests {
  private func kiosk(_ folder: String, _ change: (inout Row) -> Void = { _ in }) throws -> TestKiosk {
    var tiles = try (0..<6).map { try MadeUpContent.tile("t\($0)", MadeUpContent.quarters($0), in: folder) }
    for index in tiles.indices { tiles[index].title = "Title \(index)" }
    tiles[0].images = tiles[0...2].map { $0.image! }
    tiles[0].text = Array(repeating: "A paragraph of a few words.", count: 30).joined(separator: "\n\n")
    tiles[1].options = [
      TileOption(action: .like), TileOption(action: .hide),
      TileOption(action: .link),
    ]
    tiles[1].link = "https://museum.example/one"
    tiles[2].open = .gallery
    var row = Row(id: "r", tile: TileStyle(height: 198), tiles: tiles)
    change(&row)
    let kiosk = try TestKiosk(
      Catalog(categories: [Category(id: "c", title: "C", rows: [row])]), width: 1280, height: 720)
    kiosk.run(to: 0)
    return kiosk
  }

  /// Presses keys, 0.7 seconds apart, and shows the last one's end.
  private func press(_ keys: [Key], on kiosk: TestKiosk) {
    for key in keys {
      let time = kiosk.stage.time
      kiosk.key(key, at: time)
      kiosk.run(from: time, to: time + 0.7)
    }
  }

  private func focus(_ kiosk: TestKiosk) throws -> [String: Any]? {
    let state = try JSONSerialization.jsonObject(with: Data(kiosk.report.text.utf8)) as? [String: Any]
    return state?["focus"] as? [String: Any]
  }

  // MARK: Options

  @Test("menu brings the options out with a ring on the first button, enter likes, escape closes")
  func options() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      press([.right, .right, .menu, .right], on: kiosk)
      let state = try #require(try focus(kiosk))
      #expect(state["tile"] as? String == "t1" && state["option"] as? Int == 1)
      press([.left, .enter], on: kiosk)
      #expect(kiosk.stage.visitor.liked.map(\.item) == ["t1"])
      #expect(kiosk.stage.engine.openOptions != nil, "so that the heart is seen to fill")
      press([.escape], on: kiosk)
      #expect(kiosk.stage.engine.openOptions == nil)
      #expect(try focus(kiosk)?["option"] == nil)
    }
  }

  @Test("a tile that is hidden by a key leaves the ring on its neighbour")
  func hide() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      press([.right, .right, .menu, .right, .enter], on: kiosk)
      #expect(try focus(kiosk)?["tile"] as? String == "t2")
      #expect(kiosk.stage.visitor.hidden.map(\.item) == ["t1"])
    }
  }

  @Test("enter that is held brings them out, and its release opens nothing")
  func held() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      press([.right, .right], on: kiosk)
      let start = kiosk.stage.time
      kiosk.stage.handle(.key(.enter, isDown: true, time: start))
      kiosk.run(from: start, to: start + 1)
      kiosk.stage.handle(.key(.enter, isDown: false, time: start + 1))
      kiosk.run(from: start + 1, to: start + 1.5)
      #expect(kiosk.stage.engine.focusedOption == 0 && kiosk.stage.detail == nil)
    }
  }

  @Test("a list's cell shows the ring on its button, and on itself again")
  func list() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.layout = .list }
      press([.down, .down], on: kiosk)
      #expect(try focus(kiosk)?["tile"] as? String == "t1")
      press([.menu], on: kiosk)
      let cell = kiosk.stage.engine.frame(of: ItemPath(category: 0, row: 0, item: 1))
      let picture = try #require(kiosk.stage.scene.first { $0.name == "picture t1.png" })
      #expect(Double(picture.left) == cell.x + 10, "there is room beside the buttons")
      #expect(kiosk.stage.scene.contains { $0.name == "text Title 1" })
      press([.enter, .escape], on: kiosk)
      #expect(kiosk.stage.visitor.liked.count == 1 && kiosk.stage.engine.focusedItem?.id == "t1")
    }
  }

  // MARK: The ring

  @Test(
    "the ring of a tile that grows touches neither its neighbours nor the words over it", arguments: Row.Layout.allCases
  )
  func ring(layout: Row.Layout) throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.title = "Row"
        $0.layout = layout
      }
      press([.right, .right], on: kiosk)
      let item = try #require(kiosk.stage.engine.focusedItem?.item)
      let tile = kiosk.stage.engine.frame(of: ItemPath(category: 0, row: 0, item: item))
      let ring = try #require(kiosk.stage.scene.last { $0.name == "shape stretched ring" })
      #expect(Double(ring.left) <= tile.x - 8 && Double(ring.top) <= tile.y - 8)
      #expect(Double(ring.left) >= tile.x - 15 && Double(ring.right) <= tile.maxX + 15)
      #expect(Double(ring.top) >= tile.y - 13)
    }
  }

  @Test("a gallery that closes at another picture leaves the ring on its tile")
  func galleryMovesRing() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      press([.right, .right, .right, .enter, .end, .escape], on: kiosk)
      #expect(kiosk.stage.gallery == nil && kiosk.stage.engine.focusedItem?.id == "t5")
    }
  }

  // MARK: Detail

  @Test("left and right go through pictures to the close button, enter activates, and a touch takes the ring away")
  func detail() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      press([.right, .enter], on: kiosk)
      #expect(kiosk.stage.detail?.focus == nil)
      press([.right], on: kiosk)
      #expect(kiosk.stage.detail?.focus == .picture(1) && kiosk.stage.detail?.selected == 1)
      press([.right, .right, .right], on: kiosk)
      #expect(kiosk.stage.detail?.focus == .close && kiosk.stage.detail?.selected == 2)
      #expect(try focus(kiosk)?["detail"] as? String == "close")
      press([.left, .enter], on: kiosk)
      #expect(kiosk.stage.gallery?.gallery.index == 2)
      press([.escape], on: kiosk)
      #expect(kiosk.stage.gallery == nil && kiosk.stage.detail?.focus == .picture(2))
      kiosk.tap(Point(x: 900, y: 300), at: kiosk.stage.time)
      kiosk.run(from: kiosk.stage.time, to: kiosk.stage.time + 0.2)
      #expect(kiosk.stage.detail?.focus == nil)
      press([.right, .enter], on: kiosk)
      #expect(kiosk.stage.detail == nil)
      #expect(try focus(kiosk) == nil || kiosk.stage.engine.focusedItem?.id == "t0")
    }
  }

  @Test("up and down scroll the words, page and end go far, and a picture that is gone to comes into view")
  func scrolls() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      func offset() -> Double { kiosk.stage.detail?.body.destination ?? -1 }
      press([.right, .enter, .down], on: kiosk)
      #expect(abs(offset() - 120) < 1e-9)
      press([.pageDown], on: kiosk)
      #expect(abs(offset() - 696) < 1e-9)
      press([.home], on: kiosk)
      #expect(offset() == 0)
      press([.right], on: kiosk)
      kiosk.run(from: kiosk.stage.time, to: kiosk.stage.time + 1)
      let box = try #require(kiosk.stage.detail?.thumbnailFrame(1))
      #expect(box.y > 0 && box.maxY < 720)
    }
  }

  // MARK: Gallery

  @Test("enter enlarges, arrows move the picture to its edges and from there turn the page, escape closes")
  func gallery() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      press([.right, .right, .right, .enter], on: kiosk)
      let index = try #require(kiosk.stage.gallery?.gallery.index)
      press([.enter], on: kiosk)
      #expect(kiosk.stage.gallery!.gallery.zoom.isZoomed)
      let middle = kiosk.stage.gallery!.gallery.zoom.center
      press([.right, .down], on: kiosk)
      let moved = kiosk.stage.gallery!.gallery.zoom.center
      #expect(moved.x > middle.x + 0.05 && moved.y > middle.y + 0.05)
      #expect(kiosk.stage.gallery?.gallery.index == index)
      press(Array(repeating: .right, count: 5), on: kiosk)
      kiosk.run(from: kiosk.stage.time, to: kiosk.stage.time + 1)
      #expect(kiosk.stage.gallery!.gallery.index > index && !kiosk.stage.gallery!.gallery.zoom.isZoomed)
      press([.escape], on: kiosk)
      #expect(kiosk.stage.gallery == nil)
    }
  }

  @Test("down hides what lies over a picture, up brings it back, menu does either")
  func chrome() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      press([.right, .right, .right, .enter, .down], on: kiosk)
      #expect(kiosk.stage.gallery?.gallery.chromeShare == 0)
      press([.up], on: kiosk)
      #expect(kiosk.stage.gallery?.gallery.chromeShare == 1)
      press([.menu], on: kiosk)
      #expect(kiosk.stage.gallery?.gallery.chromeShare == 0)
    }
  }

  // MARK: Pages that turn by themselves

  @Test("pages stand still under a gallery, and wait a whole interval after it", arguments: [1.2, 5.0])
  func still(opened: Double) throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.layout = .pages
        $0.every = 2
        for index in $0.tiles.indices { $0.tiles[index].open = .gallery }
      }
      kiosk.run(to: opened)
      let before = kiosk.stage.engine.rowReports[0].visible
      kiosk.stage.openGallery(at: ItemPath(category: 0, row: 0, item: 0), from: .zero)
      kiosk.stage.handle(.interrupted(time: opened))
      kiosk.run(from: opened, to: opened + 9)
      #expect(kiosk.stage.engine.rowReports[0].visible == before && kiosk.stage.nextWake == nil)
      kiosk.key(.escape, at: opened + 9)
      kiosk.run(from: opened + 9, to: opened + 10.9)
      #expect(kiosk.stage.engine.rowReports[0].visible == before)
      kiosk.run(from: opened + 10.9, to: opened + 12.9)
      #expect(kiosk.stage.engine.rowReports[0].visible != before)
    }
  }

  // MARK: Groups

  @Test(
    "groups of a grid and a list have headers, which the state tells with their place",
    arguments: [Row.Layout.grid, .list])
  func headers(layout: Row.Layout) throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.layout = layout
        $0.style = .grouped
        $0.groups = [TileGroup(title: "Early", first: 0), TileGroup(title: "Late", first: 3)]
        $0.tiles += $0.tiles.map { tile in
          var tile = tile
          tile.id += "b"
          return tile
        }
      }
      kiosk.run(to: 0.2)
      func header() throws -> [String: Any] {
        let state = try JSONSerialization.jsonObject(with: Data(kiosk.report.text.utf8)) as? [String: Any]
        let row = try #require((state?["rows"] as? [[String: Any]])?.first)
        return try #require(row["header"] as? [String: Any])
      }
      #expect(try header()["title"] as? String == "Early")
      #expect(try header()["x"] as? Double == 54)
      kiosk.stage.moveContent { $0.jumpPage(to: 150) }
      kiosk.run(from: 0.2, to: 0.4)
      #expect(try header()["y"] as? Double == 0)
      kiosk.stage.moveContent { $0.jumpPage(to: 10_000) }
      kiosk.run(from: 0.4, to: 0.6)
      #expect(try header()["title"] as? String == "Late")
      #expect(kiosk.stage.scene.contains { $0.name == "text Late" })
    }
  }
}
