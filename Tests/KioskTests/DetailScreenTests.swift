import Carousel
import Catalog
import Pictures
import Raster
import TemporaryFolder
import Testing

@testable import Kiosk

/// On a screen of 1280 × 720, where a point is a pixel.
@Suite("Detail screen")
struct DetailScreenTests {
  private func kiosk(
    _ folder: String, delivery: Delivery = .complete, _ change: (inout Tile) -> Void = { _ in }
  ) throws -> TestKiosk {
    var tiles = try (0..<4).map { try MadeUpContent.tile("t\($0)", MadeUpContent.quarters($0), in: folder) }
    tiles[0].title = "Title"
    tiles[0].text = "Some words."
    tiles[0].images = tiles[0...2].map { $0.image! }
    tiles[0].link = "https://museum.example/title"
    change(&tiles[0])
    let kiosk = try TestKiosk(
      Catalog(categories: [
        Category(id: "c", title: "C", rows: [Row(id: "r", tile: TileStyle(height: 198), tiles: tiles)])
      ]),
      width: 1280, height: 720, delivery: delivery)
    kiosk.run(to: 0)
    kiosk.tap(Point(x: 150, y: 100), at: 0.1)
    kiosk.run(from: 0.2, to: 1)
    return kiosk
  }

  private func names(_ kiosk: TestKiosk) -> [String] { kiosk.stage.scene.map(\.name) }

  private func held(_ kiosk: TestKiosk) -> Int {
    kiosk.stage.source.assets.assets.reduce(0) { $0 + ($1?.references ?? 0) }
  }

  @Test("the link is a code of 160 points or more at the foot of the page, with words beside it")
  func code() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      let code = try #require(kiosk.stage.scene.last { $0.name == "code https://museum.example/title" })

      #expect(code.right - code.left >= 160 && code.right - code.left == code.bottom - code.top && code.bottom == 672)
      let words = try #require(kiosk.stage.scene.last { $0.name.hasPrefix("text Take it with you") })
      #expect(words.left > code.right && words.bottom <= code.bottom)
    }
  }

  @Test("a page whose picture has been shown opens without a look into its file")
  func knowsShape() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      let box = try #require(kiosk.stage.detail?.pictureBox)
      kiosk.key(.escape, at: 1)
      kiosk.run(from: 1.1, to: 2)
      removeTree(at: "\(folder)/t1.png")
      kiosk.tap(Point(x: 510, y: 100), at: 2)
      kiosk.run(from: 2.1, to: 2.2)

      #expect(kiosk.stage.detail?.tile.id == "t1" && kiosk.stage.detail?.pictureBox == box)
    }
  }

  @Test("a long text pushes the code down, and it scrolls into view")
  func longText() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.text = Array(repeating: "A paragraph of a few words.", count: 30).joined(separator: "\n\n")
      }
      #expect(!names(kiosk).contains("code https://museum.example/title"))
      kiosk.key(.end, at: 1)
      kiosk.run(from: 1, to: 3)

      let code = try #require(kiosk.stage.scene.last { $0.name.hasPrefix("code") })
      #expect(code.bottom == 672)
    }
  }

  @Test("a tap on a thumbnail swaps the large picture, by fading over")
  func swaps() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      let detail = try #require(kiosk.stage.detail)
      #expect(detail.images.count == 3)
      kiosk.tap(detail.thumbnailFrame(1).center, at: 1)
      kiosk.run(from: 1.1, to: 1.2)
      let during = kiosk.stage.scene.filter { $0.right - $0.left > 300 && $0.name.hasPrefix("picture") }
      kiosk.run(from: 1.22, to: 2)
      let after = kiosk.stage.scene.filter { $0.right - $0.left > 300 && $0.name.hasPrefix("picture") }

      #expect(Set(during.map(\.name)) == ["picture t0.png", "picture t1.png"])
      #expect(after.map(\.name) == ["picture t1.png"] && kiosk.stage.detail?.selected == 1 && !kiosk.stage.needsFrame)
    }
  }

  @Test(
    "a swipe over the picture turns to the next or the one before, by its speed or its length",
    arguments: [(-120.0, 0.15, 1), (-400, 1.5, 1), (-60, 1.0, 0), (120, 0.15, 0)])
  func turns(travel: Double, duration: Double, selected: Int) throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      let start = Point(x: 400, y: 360)
      kiosk.swipe(from: start, to: Point(x: start.x + travel, y: start.y), at: 1, lasting: duration)
      kiosk.run(from: 1 + duration, to: 4)
      #expect(kiosk.stage.detail?.selected == selected && kiosk.stage.gallery == nil)

      kiosk.swipe(from: Point(x: 200, y: 360), to: Point(x: 400, y: 360), at: 4, lasting: 0.15)
      kiosk.run(from: 4.2, to: 5)
      #expect(kiosk.stage.detail?.selected == 0)
    }
  }

  @Test("a swipe over the words turns to no other picture, nor does one that comes back")
  func turnsNot() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.swipe(from: Point(x: 1_000, y: 360), to: Point(x: 800, y: 360), at: 1, lasting: 0.15)
      kiosk.finger(.began, Point(x: 500, y: 360), at: 2)
      for step in 1...10 {
        kiosk.finger(.moved, Point(x: 500 - Double(step) * 30, y: 360), at: 2 + Double(step) * 0.02)
      }
      for step in 1...5 {
        kiosk.finger(.moved, Point(x: 200 + Double(step) * 20, y: 360), at: 2.2 + Double(step) * 0.02)
      }
      kiosk.finger(.ended, Point(x: 300, y: 360), at: 2.305)
      kiosk.run(from: 2.4, to: 3)

      #expect(kiosk.stage.detail?.selected == 0)
    }
  }

  @Test("the picture before stays until the next one is there")
  func swapsLate() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, delivery: .delayed(seconds: 0.6))
      kiosk.run(from: 1, to: 3)
      let detail = try #require(kiosk.stage.detail)
      kiosk.tap(detail.thumbnailFrame(2).center, at: 3)
      kiosk.run(from: 3.1, to: 3.5)
      let shown = kiosk.stage.scene.filter { $0.right - $0.left > 300 && $0.name.hasPrefix("picture") }

      #expect(shown.map(\.name) == ["picture t0.png"] && shown.allSatisfy { $0.color.alpha == 255 })
    }
  }

  @Test("a tap on the large picture opens the gallery of them all, and closing leads back to the page")
  func opensGallery() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.tap(Point(x: 300, y: 360), at: 1)
      kiosk.run(from: 1.1, to: 2)
      #expect(kiosk.report.text.contains("\"screen\": \"gallery\""))
      #expect(kiosk.stage.gallery?.items.map(\.image.name) == ["t0.png", "t1.png", "t2.png"])

      kiosk.key(.escape, at: 2)
      kiosk.run(from: 2, to: 3)
      #expect(kiosk.stage.gallery == nil && kiosk.report.text.contains("\"screen\": \"detail\""))
      kiosk.key(.escape, at: 3)
      kiosk.run(from: 3, to: 4)
      #expect(kiosk.stage.detail == nil)
    }
  }

  @Test("a swipe down from the picture closes, and so does one from the words at their top")
  func closes() throws {
    for start in [Point(x: 300, y: 300), Point(x: 1_000, y: 300)] {
      try withTemporaryFolder { folder in
        let kiosk = try kiosk(folder)
        kiosk.swipe(from: start, to: Point(x: start.x + 20, y: start.y + 300), at: 1, lasting: 0.2)
        #expect(kiosk.stage.detail?.isClosing == true)
        kiosk.run(from: 1.22, to: 2)

        #expect(kiosk.stage.detail == nil && kiosk.stage.scene.count >= 4)
      }
    }
  }

  @Test("words that are scrolled away from their top scroll back, and the page stays")
  func scrollsBack() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.text = Array(repeating: "A paragraph of a few words.", count: 30).joined(separator: "\n\n")
      }
      kiosk.key(.end, at: 1)
      kiosk.run(from: 1, to: 3)
      let offset = kiosk.stage.detail?.body.offset ?? 0
      kiosk.swipe(from: Point(x: 1_000, y: 200), to: Point(x: 1_000, y: 500), at: 3, lasting: 0.2)
      kiosk.run(from: 3.2, to: 3.3)

      #expect(kiosk.stage.detail?.isClosing == false && (kiosk.stage.detail?.body.offset ?? 0) < offset - 200)
    }
  }

  @Test("pulled a little and let go slowly the page comes back")
  func springsBack() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.finger(.began, Point(x: 300, y: 300), at: 1)
      for step in 1...30 { kiosk.finger(.moved, Point(x: 300, y: 300 + Double(step) * 3), at: 1 + Double(step) * 0.02) }
      kiosk.run(from: 1.62, to: 1.7)
      #expect((kiosk.stage.detail?.cover ?? 1) < 0.8)
      kiosk.finger(.ended, Point(x: 300, y: 390), at: 1.9)
      kiosk.run(from: 1.9, to: 3)

      #expect(kiosk.stage.detail?.cover == 1 && !kiosk.stage.needsFrame)
    }
  }

  @Test("on its way back to the tile a picture is cut around its focus, as the tile has it")
  func focused() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.image = try? MadeUpContent.tile("tall", MadeUpContent.quarters(0, width: 60, height: 200), in: folder).image
        $0.image?.focus = FocusPoint(x: 0.5, y: 0.9)
        $0.images = []
      }
      let large = try #require(kiosk.stage.detail?.picture)
      let slot = try #require(kiosk.stage.source.assets[large].parts.first?.slot)
      kiosk.key(.escape, at: 1)

      var cuts = 0
      kiosk.run(from: 1, to: 1.5) { _ in
        kiosk.stage.list.withRuns { _, quads in
          for quad in quads where Self.shows(quad, slot) {
            let seen = Double(quad.textureBottom - quad.textureTop) / Double(slot.height)
            let middle = Double((quad.textureTop + quad.textureBottom) / 2 - Float(slot.y)) / Double(slot.height)
            guard seen < 0.8 else { continue }
            cuts += 1
            // A few texels at the edges are round corners.
            #expect(abs(middle - min(0.9, 1 - seen / 2)) < 0.03, "of \(seen) the middle is at \(middle)")
          }
        }
      }

      #expect(cuts > 2 && kiosk.stage.detail == nil)
    }
  }

  private static func shows(_ quad: Quad, _ slot: TextureSlot) -> Bool {
    Int(quad.page) == slot.page && Int(quad.textureLeft) >= slot.x && Int(quad.textureTop) >= slot.y
      && Int(quad.textureRight) <= slot.x + slot.width && Int(quad.textureBottom) <= slot.y + slot.height
  }

  @Test("all that a page held is given back when it has closed")
  func givesBack() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      let detail = try #require(kiosk.stage.detail)
      kiosk.tap(detail.thumbnailFrame(1).center, at: 1)
      kiosk.run(from: 1.1, to: 1.2)
      kiosk.tap(detail.thumbnailFrame(2).center, at: 1.2)
      kiosk.run(from: 1.3, to: 2)
      kiosk.tap(Point(x: 300, y: 360), at: 2)
      kiosk.run(from: 2.1, to: 3)
      kiosk.key(.escape, at: 3)
      kiosk.run(from: 3, to: 4)
      kiosk.key(.escape, at: 4)
      kiosk.run(from: 4, to: 5)
      let after = held(kiosk)
      kiosk.tap(Point(x: 150, y: 100), at: 5)
      kiosk.run(from: 5.1, to: 6)
      kiosk.key(.escape, at: 6)
      kiosk.run(from: 6, to: 7)

      #expect(kiosk.stage.detail == nil && held(kiosk) == after)
    }
  }
}
