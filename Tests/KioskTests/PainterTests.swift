import Carousel
import Catalog
import TemporaryFolder
import Testing

@testable import Kiosk

/// What frames are made of, from back to front, in pixels of a screen of 640 × 400 with 0.75 pixels a point.
@Suite("Painter")
struct PainterTests {
  private func kiosk(
    _ folder: String, missing: Int = 0, delivery: Delivery = .complete, _ change: (inout Row) -> Void = { _ in }
  ) throws -> TestKiosk {
    var category = try MadeUpContent.category("One", rows: 1, count: 3, missing: missing, in: folder)
    change(&category.rows[0])
    let kiosk = try TestKiosk(Catalog(categories: [category]), delivery: delivery)
    kiosk.stage.frame(at: 0)
    return kiosk
  }

  @Test("tiles at rest are pictures at their own size and nothing else")
  func rest() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)

      #expect(
        kiosk.stage.sceneText == """
          picture One-0-0.png 30,11 294,160
          picture One-0-1.png 306,11 570,160
          picture One-0-2.png 582,11 640,160
          """)
    }
  }

  @Test("a title stands nine points under its picture, at its left edge")
  func captions() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.tiles[1].title = "Words" }

      #expect(
        kiosk.stage.sceneText == """
          picture One-0-0.png 30,11 294,160
          picture One-0-1.png 306,11 570,160
          text Words 306,167
          picture One-0-2.png 582,11 640,160
          """)
    }
  }

  @Test("a title that runs from right to left stands at the right edge of its picture")
  func rightToLeft() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.tiles[1].title = "שלום" }

      let title = try #require(kiosk.stage.scene.first { $0.name == "text שלום" })
      #expect(title.right == 570 && title.left > 500)
    }
  }

  @Test("emoji keep their colours where letters take the theme's")
  func emoji() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.tiles[0] = Tile(id: "w", title: "\u{1F600}") }

      let colors = kiosk.stage.scene.filter { $0.name == "text \u{1F600}" }.map(\.color)
      #expect(colors.contains(.white))
    }
  }

  @Test("what is not there yet is a panel, what cannot be shown bears a mark")
  func placeholders() throws {
    try withTemporaryFolder { folder in
      let missing = try kiosk(folder, missing: 1)
      let late = try kiosk(folder, delivery: .delayed(seconds: 9))

      #expect(
        missing.stage.sceneText == """
          shape stretched tile 30,11 294,160 ff1d2229
          picture One-0-1.png 306,11 570,160
          picture One-0-2.png 582,11 640,160
          shape missing 141,65 183,107 6bf2f0ea
          """)
      #expect(
        late.stage.sceneText == """
          shape stretched tile 30,11 294,160 ff1d2229
          shape stretched tile 306,11 570,160 ff1d2229
          shape stretched tile 582,11 640,160 ff1d2229
          """)
    }
  }

  @Test("words without a picture stand on a panel")
  func words() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.tiles[0] = Tile(id: "w", title: "Words") }
      let items = kiosk.stage.scene

      #expect(items.first?.line == "shape stretched tile 30,11 294,160 ff1d2229")
      let words = try #require(items.first { $0.name == "text Words" })
      #expect(words.left == 30 + 12)
    }
  }

  @Test("a pressed tile shrinks and darkens")
  func pressed() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.finger(.began, Point(x: 200, y: 100), at: 0.1)
      kiosk.run(from: 0.1, to: 0.5)

      #expect(
        kiosk.stage.sceneText == """
          picture One-0-0.png 34,13 290,158
          picture One-0-1.png 306,11 570,160
          picture One-0-2.png 582,11 640,160
          shape stretched tile 34,13 290,158 1f000000
          """)
    }
  }

  @Test("a focused tile grows and has a ring, over its neighbours")
  func focused() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.key(.down, at: 0.1)
      kiosk.key(.right, at: 0.2)
      kiosk.run(from: 0.2, to: 1)

      #expect(
        kiosk.stage.sceneText == """
          picture One-0-0.png 30,11 294,160
          picture One-0-2.png 582,11 640,160
          picture One-0-1.png 302,8 575,163
          shape stretched ring 296,2 581,169 fff2b632
          """)
    }
  }

  @Test("an open page covers home: ground, picture, close button")
  func detail() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.tap(Point(x: 200, y: 100), at: 0.1)
      kiosk.run(from: 0.2, to: 1)

      #expect(
        kiosk.stage.sceneText == """
          shape flat 0,0 640,400 ff0f1216
          picture One-0-0.png 30,113 339,287
          shape disc 577,21 619,63 ff333638
          shape cross 591,35 605,49 fff2f0ea
          """)
    }
  }

  @Test("a page opens from the tile's own place and closes to it")
  func opening() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      let tile = try #require(kiosk.stage.scene.first)
      kiosk.tap(Point(x: 200, y: 100), at: 0.1)
      kiosk.stage.frame(at: 0.1801)
      let first = try #require(kiosk.stage.scene.last { $0.name.hasPrefix("picture") })
      kiosk.run(from: 0.2, to: 1)
      kiosk.key(.escape, at: 1)
      kiosk.stage.frame(at: 1.319)
      let last = try #require(kiosk.stage.scene.last { $0.name.hasPrefix("picture") })
      kiosk.run(from: 1.32, to: 1.5)

      for box in [first, last] {
        #expect(abs(box.left - tile.left) <= 2 && abs(box.top - tile.top) <= 2)
        #expect(abs(box.right - tile.right) <= 2 && abs(box.bottom - tile.bottom) <= 2)
      }
      #expect(kiosk.stage.detail == nil && kiosk.stage.scene.count == 3)
    }
  }

  @Test("the strip has the selected label in the middle at full strength, its neighbours at 55 %, the arrow under it")
  func strip() throws {
    try withTemporaryFolder { folder in
      let one = try MadeUpContent.category("One", rows: 1, count: 1, in: folder)
      let catalog = Catalog(categories: ["A", "B", "C"].map { Category(id: $0, title: $0, rows: one.rows) })
      let kiosk = try TestKiosk(catalog, width: 1280, height: 720)
      kiosk.stage.frame(at: 0)

      let items = kiosk.stage.scene
      let labels = ["A", "B", "C"].compactMap { name in items.first { $0.name == "text " + name } }
      #expect(labels.count == 3)
      let middles = labels.map { ($0.left + $0.right) / 2 }
      for (middle, expected) in zip(middles, [640, 890, 1140] as [Float]) { #expect(abs(middle - expected) <= 1) }
      #expect(labels.map(\.color.alpha) == [255, 140, 140])
      #expect(items.contains { $0.line == "shape arrow 633,60 647,67 fff2b632" })
    }
  }

  @Test("no category at all is a page of words, an empty one a line")
  func nothing() throws {
    let problem = Problem(file: "kiosk.yaml", mark: SourceMark(line: 1, column: 2), message: "wrong", fix: "mend it")
    let broken = try TestKiosk(Catalog(), problems: [problem])
    broken.stage.frame(at: 0)
    let empty = try TestKiosk(Catalog(categories: [Category(id: "a", title: "A")]))
    empty.stage.frame(at: 0)

    let words = broken.stage.scene.map(\.name).joined(separator: "\n")
    #expect(words.contains("text This showcase cannot be shown yet"))
    #expect(words.contains("kiosk.yaml, line 1, column 2: wrong.") && words.contains("mend it"))
    #expect(empty.stage.scene.map(\.name) == ["text Nothing to see here yet"])
  }

  @Test("everything at rest stands on whole pixels", arguments: [(1366, 768), (800, 480), (1080, 1920)])
  func wholePixels(width: Int, height: Int) throws {
    try withTemporaryFolder { folder in
      let category = try MadeUpContent.category("One", rows: 3, count: 12, in: folder)
      let kiosk = try TestKiosk(Catalog(categories: [category]), width: width, height: height)
      kiosk.run(to: 0)
      kiosk.swipe(from: Point(x: 500, y: 80), to: Point(x: 100, y: 80), at: 0.1, lasting: 0.1)
      kiosk.run(from: 0.2, to: 5)

      for report in kiosk.stage.engine.rowReports {
        let pixels = report.offset * kiosk.stage.geometry.scale
        #expect(abs(pixels - pixels.rounded()) < 0.01, "\(report.offset)")
      }
    }
  }
}
