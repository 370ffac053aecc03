import Carousel
import Catalog
import Pictures
import Raster
import SDLBackend
import TemporaryFolder
import Testing

@testable import Kiosk

/// On a screen of 1280 × 720, where a point is a pixel.
@Suite("Gallery screen")
struct GalleryScreenTests {
  /// A row of `count` tiles that open a gallery, with words.
  private func row(_ count: Int, in folder: String, width: Int = 64, height: Int = 36) throws -> Row {
    let picture = MadeUpContent.quarters(0, width: width, height: height)
    return Row(
      id: "row", tile: TileStyle(height: 198),
      tiles: try (0..<count).map { index in
        var tile = try MadeUpContent.tile(
          "t\(index)", index < 12 ? MadeUpContent.quarters(index, width: width, height: height) : picture, in: folder)
        tile.title = "Title \(index)"
        tile.subtitle = "Subtitle \(index)"
        tile.open = .gallery
        return tile
      })
  }

  private func kiosk(
    _ folder: String, count: Int = 12, delivery: Delivery = .complete, width: Int = 64, height: Int = 36,
    _ change: (inout Row) -> Void = { _ in }
  ) throws -> TestKiosk {
    var row = try row(count, in: folder, width: width, height: height)
    change(&row)
    let kiosk = try TestKiosk(
      Catalog(categories: [Category(id: "c", title: "C", rows: [row])]), width: 1280, height: 720, delivery: delivery)
    kiosk.run(to: 0)
    return kiosk
  }

  /// The middle of a tile's picture on home.
  private func place(_ index: Int, _ kiosk: TestKiosk) -> Point {
    kiosk.stage.engine.frame(of: ItemPath(category: 0, row: 0, item: index)).center
  }

  private func names(_ kiosk: TestKiosk) -> [String] { kiosk.stage.scene.map(\.name) }

  private func held(_ kiosk: TestKiosk) -> Int {
    kiosk.stage.source.assets.assets.reduce(0) { $0 + ($1?.references ?? 0) }
  }

  /// Whether something stands in a box, to within three pixels.
  private func stands(_ item: SceneItem, at box: Rect) -> Bool {
    let edges = [Double(item.left), Double(item.top), Double(item.right), Double(item.bottom)]
    let wanted = [box.x, box.y, box.maxX, box.maxY]
    return zip(edges, wanted).allSatisfy { abs($0 - $1) <= 3 }
  }

  private func box(_ name: String, _ kiosk: TestKiosk) -> SceneItem? { kiosk.stage.scene.last { $0.name == name } }

  // MARK: Opening and closing

  @Test("a tap opens the gallery at the tapped picture, with its words and its thumbnail marked")
  func opens() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.tap(place(2, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      let gallery = try #require(kiosk.stage.gallery?.gallery)

      #expect(gallery.index == 2 && gallery.count == 12 && gallery.thumbnails.visible.contains(2))
      let shown = names(kiosk)
      #expect(shown.contains("text Title 2") && shown.contains("text Subtitle 2") && shown.contains("text 3 of 12"))
      #expect(!shown.contains("text Title 0"))
      let marker = try #require(box("shape stretched marker", kiosk))
      let thumbnail = gallery.thumbnailFrame(of: 2)
      #expect(stands(marker, at: thumbnail.outset(by: 6)))
    }
  }

  @Test("the picture grows from the tile's place and goes back there, and its place is empty meanwhile")
  func grows() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      let tile = kiosk.stage.engine.frame(of: ItemPath(category: 0, row: 0, item: 1))
      func isAtTile(_ item: SceneItem?) -> Bool { item.map { stands($0, at: tile) } ?? false }
      kiosk.tap(tile.center, at: 0.1)
      kiosk.stage.frame(at: 0.1801)
      #expect(isAtTile(box("picture t1.png", kiosk)))

      kiosk.run(from: 0.2, to: 1)
      let open = try #require(kiosk.stage.scene.first { $0.name == "picture t1.png" })
      #expect(open.right - open.left > 900 && !names(kiosk).contains("text Title 0"))

      kiosk.key(.escape, at: 1)
      kiosk.stage.frame(at: 1.2)
      #expect(!kiosk.stage.scene.contains { $0.name == "picture t1.png" && stands($0, at: tile) })
      kiosk.stage.frame(at: 1.3195)
      #expect(isAtTile(box("picture t1.png", kiosk)))
      kiosk.run(from: 1.34, to: 1.5)
      #expect(kiosk.stage.gallery == nil && !kiosk.stage.needsFrame)
    }
  }

  @Test("it closes to the tile of the picture that is shown now")
  func closesToShown() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      kiosk.key(.right, at: 1)
      kiosk.run(from: 1, to: 2)
      kiosk.key(.escape, at: 2)
      kiosk.stage.frame(at: 2.3195)

      let tile = kiosk.stage.engine.frame(of: ItemPath(category: 0, row: 0, item: 1))
      let shown = try #require(box("picture t1.png", kiosk))
      #expect(stands(shown, at: tile))
    }
  }

  @Test("home follows to the tile of the picture that is shown, which closes to there, without a ring after a touch")
  func homeFollows() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      kiosk.key(.end, at: 1)
      kiosk.run(from: 1, to: 2)
      kiosk.key(.escape, at: 2)
      kiosk.stage.frame(at: 2.3195)

      let tile = kiosk.stage.engine.frame(of: ItemPath(category: 0, row: 0, item: 11))
      #expect(tile.x > 0 && tile.maxX <= 1_280)
      #expect(stands(try #require(box("picture t11.png", kiosk)), at: tile))
      #expect(kiosk.stage.engine.focusedItem == nil)
    }
  }

  @Test("a picture whose tile is not to be seen fades")
  func fades() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.stage.openGallery(at: ItemPath(category: 0, row: 0, item: 11), from: .zero)
      kiosk.run(from: 0.2, to: 2)
      kiosk.key(.escape, at: 2)
      kiosk.stage.frame(at: 2.2)

      let shown = try #require(box("picture t11.png", kiosk))
      let middle: Float = (shown.left + shown.right) / 2
      #expect(shown.color.alpha < 120 && abs(middle - 640) <= 1)
      #expect(kiosk.stage.gallery?.origin == nil)
    }
  }

  @Test("opening waits for no decoding: the tile's own picture carries it, and the large one fades in")
  func late() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, delivery: .delayed(seconds: 0.5))
      kiosk.run(to: 1)
      kiosk.tap(place(1, kiosk), at: 1)
      kiosk.run(from: 1.1, to: 1.45)
      func pictures() -> [SceneItem] {
        kiosk.stage.scene.filter { $0.name == "picture t1.png" && $0.right - $0.left > 400 }
      }

      #expect(pictures().count == 1 && pictures()[0].color.alpha == 255)
      kiosk.run(from: 1.47, to: 1.68)
      #expect(pictures().count == 2 && pictures()[1].color.alpha < 255)
      kiosk.run(from: 1.7, to: 2.5)
      #expect(pictures().count == 1 && pictures()[0].color.alpha == 255 && !kiosk.stage.needsFrame)
    }
  }

  @Test("all that a gallery held is given back when it has closed")
  func givesBack() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      let before = held(kiosk)
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      #expect(held(kiosk) > before)
      for step in 0..<5 {
        kiosk.key(.right, at: 1 + Double(step) * 0.5)
        kiosk.run(from: 1 + Double(step) * 0.5, to: 1.4 + Double(step) * 0.5)
      }
      kiosk.key(.enter, at: 5)
      kiosk.run(from: 5, to: 6)
      kiosk.key(.escape, at: 6)
      kiosk.run(from: 6, to: 7)

      #expect(kiosk.stage.gallery == nil && held(kiosk) == before)
    }
  }

  // MARK: What it shows

  @Test("a tile's gallery shows its own picture first, then its images")
  func ownImages() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { row in
        row.tiles[0].images = [row.tiles[3].image!, row.tiles[0].image!, row.tiles[4].image!]
      }
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      let gallery = try #require(kiosk.stage.gallery)

      #expect(gallery.items.map(\.image.name) == ["t0.png", "t3.png", "t4.png"] && gallery.gallery.index == 0)
      #expect(gallery.small != nil, "it flies in from the tile")
      #expect(names(kiosk).contains("text Title 0") && names(kiosk).contains("text 1 of 3"))
    }
  }

  @Test("the thumbnail of a picture that is missing carries the mark, too")
  func missingThumbnail() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.tiles[1].image = ImageReference(path: folder + "/none.png", name: "none.png") }
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)

      let thumbnail = try #require(kiosk.stage.gallery?.gallery.thumbnailFrame(of: 1))
      let mark = try #require(box("shape missing", kiosk))
      #expect(Double(mark.left) > thumbnail.x && Double(mark.right) < thumbnail.maxX)
      #expect(Double(mark.top) > thumbnail.y && Double(mark.bottom) < thumbnail.maxY)
    }
  }

  @Test("tiles without a picture are left out, and the tapped one is found all the same")
  func wordsAlone() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.tiles[0].image = nil }
      kiosk.tap(place(2, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)

      #expect(kiosk.stage.gallery?.gallery.index == 1 && kiosk.stage.gallery?.gallery.count == 11)
    }
  }

  @Test("a tile of words alone opens no empty gallery")
  func nothing() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, count: 1) { $0.tiles[0].image = nil }
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)

      #expect(kiosk.stage.gallery == nil && kiosk.report.text.contains("\"screen\": \"home\""))
    }
  }

  @Test("one picture alone has no counter and no strip")
  func alone() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, count: 1)
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)

      #expect(kiosk.stage.gallery != nil && !names(kiosk).contains("shape stretched marker"))
      #expect(!names(kiosk).contains("text 1 of 1"))
    }
  }

  @Test("thousands of pictures need no more textures than the screen shows")
  func recycles() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, count: 3_000) { row in
        for index in 12..<3_000 { row.tiles[index].image = row.tiles[index % 12].image }
      }
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      for step in 0..<4 {
        let time = 1 + Double(step) * 2
        kiosk.swipe(from: Point(x: 1200, y: 660), to: Point(x: 200, y: 660), at: time, lasting: 0.12)
        kiosk.run(from: time + 0.12, to: time + 2)
      }
      let gallery = try #require(kiosk.stage.gallery)

      #expect(gallery.gallery.thumbnails.visible.lowerBound > 60)
      #expect(gallery.thumbnails.bound.count <= 13 + 6 && gallery.pictures.pages.count <= 3)
      #expect(gallery.thumbnails.bound.lowerBound <= gallery.gallery.thumbnails.visible.lowerBound)
    }
  }

  @Test("a picture that is missing is a panel with a mark, and the others are there")
  func missing() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, count: 3) { row in
        row.tiles[1].image = ImageReference(path: folder + "/no.png", name: "no.png")
      }
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      kiosk.key(.right, at: 1)
      kiosk.run(from: 1, to: 2)

      #expect(names(kiosk).contains("shape missing") && names(kiosk).contains("text Title 1"))
      kiosk.key(.right, at: 2)
      kiosk.run(from: 2, to: 3)
      #expect(!names(kiosk).contains("shape missing") && names(kiosk).contains("picture t2.png"))
    }
  }

  // MARK: Zoom

  /// Two fingers about the middle of the picture.
  private func pinch(_ kiosk: TestKiosk, from start: Double, to end: Double, at time: Double) {
    func finger(_ pointer: Int, _ phase: PointerSample.Phase, _ distance: Double, _ time: Double) {
      kiosk.stage.handle(
        .pointer(
          PointerSample(
            pointer: pointer, phase: phase,
            position: Point(x: 640 + (pointer == 1 ? -1 : 1) * distance / 2, y: 280), time: time)))
    }
    finger(1, .began, start, time)
    finger(2, .began, start, time + 0.03)
    for step in 1...20 {
      let distance = start + (end - start) * Double(step) / 20
      for pointer in [1, 2] { finger(pointer, .moved, distance, time + 0.03 + Double(step) * 0.02) }
    }
    finger(1, .ended, end, time + 0.45)
    finger(2, .ended, end, time + 0.47)
  }

  @Test("an enlarged picture is decoded again at the size it needs, and no larger than it is")
  func refines() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, count: 2, width: 1_900, height: 1_069)
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      pinch(kiosk, from: 150, to: 300, at: 1)
      kiosk.run(from: 1.5, to: 3)
      let page = try #require(kiosk.stage.gallery?.pictures[0])
      let fine = try #require(page.fine)

      let zoom = try #require(kiosk.stage.gallery?.gallery.zoom.zoom)
      #expect(abs(zoom - 2) < 0.01)
      #expect((1_895...1_900).contains(kiosk.stage.source.assets[fine].width))
      // What is drawn last is the finer one.
      let slot = try #require(kiosk.stage.source.assets[fine].parts.first?.slot)
      #expect(slot.width > kiosk.stage.source.assets[page.base].width)

      pinch(kiosk, from: 300, to: 100, at: 4)
      kiosk.run(from: 4.5, to: 6)
      #expect(kiosk.stage.gallery?.pictures[0]?.fine == nil && kiosk.stage.gallery?.gallery.zoom.zoom == 1)
    }
  }

  @Test("a small picture is not decoded larger for a zoom")
  func smallPicture() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, count: 2)
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      pinch(kiosk, from: 100, to: 380, at: 1)
      kiosk.run(from: 1.5, to: 3)
      let page = try #require(kiosk.stage.gallery?.pictures[0])

      // No larger than the screen, which 64 texels of a file fill as well as any.
      #expect((page.finest?.width ?? 0) <= 1_280)
    }
  }

  @Test("with the words hidden the picture fills the screen, texel for pixel")
  func fullScreen() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, count: 2, width: 1_600, height: 900)
      kiosk.tap(place(0, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      kiosk.tap(Point(x: 640, y: 280), at: 1)
      kiosk.run(from: 1.1, to: 2.5)

      let shown = try #require(box("picture t0.png", kiosk))
      #expect(shown.left == 0 && shown.right == 1280 && shown.top == 0 && shown.bottom == 720)
      #expect(!names(kiosk).contains("shape cross") && !kiosk.stage.needsFrame)
    }
  }

  // MARK: Content

  @Test("other content keeps the gallery at the same picture, or closes it when the tile is gone")
  func reload() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.tap(place(2, kiosk), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      kiosk.key(.right, at: 1)
      kiosk.run(from: 1, to: 2)
      var catalog = kiosk.stage.content.catalog
      catalog.categories[0].rows[0].tiles.remove(at: 0)
      _ = try kiosk.stage.show(
        Content(name: "kiosk.yaml", catalog: catalog, problems: []), geometry: kiosk.stage.geometry)
      kiosk.run(from: 2, to: 2.5)
      #expect(kiosk.stage.gallery?.gallery.index == 2 && kiosk.stage.gallery?.gallery.count == 11)
      #expect(names(kiosk).contains("text Title 3") && kiosk.stage.gallery?.gallery.openness == 1)

      catalog.categories[0].rows[0].tiles = [catalog.categories[0].rows[0].tiles[9]]
      _ = try kiosk.stage.show(
        Content(name: "kiosk.yaml", catalog: catalog, problems: []), geometry: kiosk.stage.geometry)
      kiosk.run(from: 2.5, to: 3)
      #expect(kiosk.stage.gallery == nil && names(kiosk).contains("text Title 10"))
    }
  }

  // MARK: Replay and state

  /// The gallery's part of the report, and the screen's name.
  private func replayed(_ folder: String, _ lines: [String], frames: FrameTimes) throws -> String {
    let kiosk = try kiosk(folder)
    let replay = try Replay.parse(lines.joined(separator: "\n"), file: "r.jsonl", folder: folder)
    var player = ReplayPlayer(replay)
    var frames = frames
    var time = 0.0
    while time < 8 {
      time = min(frames.next(), 8)
      player.play(through: time, origin: 0, transform: { kiosk.backend.transform }) { output in
        if case .event(let event) = output { kiosk.stage.handle(event) }
      }
      kiosk.stage.frame(at: time)
    }
    let text = kiosk.report.text
    let start = try #require(text.range(of: "\"gallery\": ")?.lowerBound)
    let end = try #require(text.range(of: ", \"detail\"")?.lowerBound)
    return (text.contains("\"screen\": \"gallery\"") ? "gallery " : "home ") + text[start..<end]
  }

  private func line(_ time: Double, _ stroke: String, _ id: Int, _ x: Double, _ y: Double) -> String {
    "{\"t\":\(time),\"touch\":\"\(stroke)\",\"id\":\(id),\"x\":\(x),\"y\":\(y)}"
  }

  @Test(
    "a recorded pinch ends in the same state at any frame rate",
    arguments: [FrameTimes.even(hz: 60), .even(hz: 30), .even(hz: 144), .ragged(seed: 5)])
  func replays(frames: FrameTimes) throws {
    try withTemporaryFolder { folder in
      var lines = [line(0.5, "down", 1, 0.15, 0.2), line(0.58, "up", 1, 0.15, 0.2)]
      lines += [line(2, "down", 1, 0.45, 0.4), line(2.03, "down", 2, 0.55, 0.4)]
      for step in 1...25 {
        let spread = 0.05 + 0.05 * Double(step) / 25
        lines.append(line(2.03 + Double(step) * 0.015, "move", 1, 0.5 - spread, 0.4))
        lines.append(line(2.035 + Double(step) * 0.015, "move", 2, 0.5 + spread, 0.4))
      }
      lines += [line(2.5, "up", 2, 0.6, 0.4), line(2.54, "up", 1, 0.4, 0.4)]

      let state = try replayed(folder, lines, frames: frames)

      #expect(
        state == """
          gallery "gallery": {"index": 0, "count": 12, "zoom": 2.0, "center": [0.5, 0.56], "phase": "settled", \
          "thumbnails": {"offset": 0.0, "selected": 0, "visible": [0, 12]}}
          """)
    }
  }
}
