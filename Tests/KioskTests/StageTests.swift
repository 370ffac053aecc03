import Carousel
import Catalog
import Pictures
import Raster
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("Stage")
struct StageTests {
  /// Rows of tiles of which each has a flat picture of a colour of its own.
  private func gallery(rows: Int, count: Int, in folder: String) throws -> Catalog {
    var category = Category(id: "c", title: "C")
    for row in 0..<rows {
      let tiles = try (0..<count).map { index in
        try MadeUpContent.tile(
          "\(row)-\(index)",
          Bitmap(width: 8, height: 8, filledWith: MadeUpContent.color((row * count + index) * 37 % 4096)), in: folder)
      }
      category.rows.append(Row(id: "\(row)", tile: TileStyle(height: 120), tiles: tiles))
    }
    return Catalog(categories: [category])
  }

  /// Whether a colour is a mix of two others.
  private func isMix(_ seen: UInt32, of one: UInt32, _ other: UInt32) -> Bool {
    func channels(_ word: UInt32) -> [Double] { [16, 8, 0].map { Double(word >> $0 & 255) } }
    let (start, end, found) = (channels(one), channels(other), channels(seen))
    let widest = (0..<3).max { abs(end[$0] - start[$0]) < abs(end[$1] - start[$1]) }!
    let share = (found[widest] - start[widest]) / (end[widest] - start[widest])
    return (-0.05...1.05).contains(share)
      && (0..<3).allSatisfy { abs(start[$0] + (end[$0] - start[$0]) * share - found[$0]) <= 5 }
  }

  @Test("in no frame of a fling does a tile show another tile's picture", arguments: [0.05, 0.2, 0.7])
  func ownPictures(delay: Double) throws {
    try withTemporaryFolder { folder in
      // The budget holds fewer pictures than a fling passes, so that places in the textures are used again.
      let kiosk = try TestKiosk(
        try gallery(rows: 4, count: 60, in: folder), delivery: .delayed(seconds: delay), budgetBytes: 2 << 20)
      let stage = kiosk.stage
      let panel = stage.look.panel.argb
      var drawn = 0, waited = 0

      func look() throws {
        let picture = try kiosk.picture()
        let items = stage.scene.filter { $0.name.hasPrefix("picture") }
        stage.engine.forEachCell { cell in
          guard cell.isVisible else { return }
          let image = stage.source.tile(at: cell.path).image!
          let scale = stage.geometry.scale
          let middle = (x: Int(cell.frame.center.x * scale), y: Int(cell.frame.center.y * scale))
          guard (0..<picture.width).contains(middle.x), (0..<picture.height).contains(middle.y) else { return }
          let over = items.filter {
            Int($0.left) <= middle.x && Int($0.right) > middle.x && Int($0.top) <= middle.y
              && Int($0.bottom) > middle.y
          }
          #expect(over.allSatisfy { $0.name == "picture " + image.name }, "\(over) over \(image.name)")
          let own = MadeUpContent.color((cell.path.row * 60 + cell.path.item) * 37 % 4096)
          let seen = picture[middle.x, middle.y]
          #expect(isMix(seen, of: panel, own), "\(image.name) shows \(String(seen, radix: 16))")
          if over.isEmpty { waited += 1 } else { drawn += 1 }
        }
      }

      kiosk.run(to: 1)
      kiosk.swipe(from: Point(x: 800, y: 80), to: Point(x: 200, y: 80), at: 1, lasting: 0.12)
      try kiosk.run(from: 1.12, to: 2) { _ in try look() }
      kiosk.swipe(from: Point(x: 200, y: 80), to: Point(x: 800, y: 80), at: 2, lasting: 0.1)
      try kiosk.run(from: 2.1, to: 2.8) { _ in try look() }

      #expect(drawn > 100)
      #expect(delay < 0.2 || waited > 0, "nothing was late")
      stage.engine.checkInvariants()
    }
  }

  @Test("at rest no frame is needed, after a touch one is")
  func rest() throws {
    try withTemporaryFolder { folder in
      let kiosk = try TestKiosk(try gallery(rows: 2, count: 4, in: folder))
      #expect(kiosk.stage.needsFrame)

      kiosk.run(to: 0.1)
      #expect(!kiosk.stage.needsFrame)
      kiosk.finger(.began, Point(x: 100, y: 100), at: 0.2)
      #expect(kiosk.stage.needsFrame)
      kiosk.run(from: 0.2, to: 1)
      #expect(!kiosk.stage.needsFrame, "a finger at rest needs no frames")
      kiosk.finger(.ended, Point(x: 100, y: 100), at: 1)
      kiosk.run(from: 1, to: 2)
      #expect(!kiosk.stage.needsFrame, "an open page needs no frames")
    }
  }

  @Test("a late picture fades in for 160 ms and then rests")
  func fade() throws {
    try withTemporaryFolder { folder in
      let kiosk = try TestKiosk(try gallery(rows: 1, count: 1, in: folder), delivery: .delayed(seconds: 0.1))
      func alpha() -> UInt8? { kiosk.stage.scene.first { $0.name.hasPrefix("picture") }?.color.alpha }

      kiosk.stage.frame(at: 0)
      #expect(alpha() == nil)
      kiosk.stage.frame(at: 0.1)
      kiosk.stage.frame(at: 0.18)
      #expect((127...128).contains(alpha() ?? 0) && kiosk.stage.needsFrame)
      kiosk.stage.frame(at: 0.27)
      #expect(alpha() == 255 && !kiosk.stage.needsFrame)
    }
  }

  @Test("a picture that fails is a problem once, at the place where the file names it")
  func problem() throws {
    try withTemporaryFolder { folder in
      var catalog = try gallery(rows: 1, count: 3, in: folder)
      catalog.categories[0].rows[0].tiles[1].image = ImageReference(
        path: folder + "/no.png", name: "no.png", mark: SourceMark(line: 12, column: 9))
      let kiosk = try TestKiosk(catalog)
      var told: [Problem] = []
      kiosk.stage.onProblem = { told.append($0) }

      kiosk.run(to: 0.5)

      #expect(told.map(\.mark) == [SourceMark(line: 12, column: 9)] && told.map(\.file) == ["kiosk.yaml"])
      #expect(told.first?.message == "no.png: there is no such file" && kiosk.stage.problems == told)
    }
  }

  @Test("a tile that opens nothing stays closed")
  func closed() throws {
    try withTemporaryFolder { folder in
      var catalog = try gallery(rows: 1, count: 3, in: folder)
      catalog.categories[0].rows[0].tiles[0].open = .none
      let kiosk = try TestKiosk(catalog)
      kiosk.run(to: 0)

      kiosk.tap(Point(x: 100, y: 80), at: 0.1)
      kiosk.run(from: 0.2, to: 1)

      #expect(kiosk.stage.detail == nil)
    }
  }

  @Test("cells are made for what is near the screen, not for all there is")
  func cells() throws {
    try withTemporaryFolder { folder in
      let kiosk = try TestKiosk(try gallery(rows: 4, count: 300, in: folder))
      kiosk.run(to: 0)
      for index in 0..<6 {
        let start = 1 + Double(index) * 3
        kiosk.swipe(from: Point(x: 800, y: 80), to: Point(x: 100, y: 80), at: start, lasting: 0.1)
        kiosk.run(from: start + 0.1, to: start + 3)
      }

      let counts = kiosk.stage.engine.cellCounts
      #expect(counts.created < 120 && kiosk.stage.engine.rowReports[0].offset > 3000)
      kiosk.stage.engine.checkInvariants()
    }
  }
}
