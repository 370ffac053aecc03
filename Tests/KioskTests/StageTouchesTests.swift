import Carousel
import Catalog
import TemporaryFolder
import Testing

@testable import Kiosk

/// On a screen of 1280 × 720, where a point is a pixel.
@Suite("Stage: touches that follow one another")
struct StageTouchesTests {
  private static let tile = Point(x: 150, y: 190)
  private static let close = Point(x: 1_224, y: 44)
  private static let gaps = [0.02, 0.1, 0.3]

  private func withKiosk(
    _ open: Tile.Open = .detail, _ options: [TileOption] = [], _ body: (TestKiosk) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      var catalog = Catalog(
        categories: try ["1", "2", "3"].map {
          try MadeUpContent.category($0, rows: 2, count: 8, in: folder)
        })
      for index in 0..<8 {
        catalog.categories[0].rows[0].tiles[index].open = open
        catalog.categories[0].rows[0].tiles[index].options = options
      }
      let kiosk = try TestKiosk(catalog, width: 1280, height: 720)
      kiosk.run(to: 0)
      try body(kiosk)
    }
  }

  /// Two taps on one place, the second `gap` after the lift of the first; half a second of frames after both.
  private func tapTwice(_ kiosk: TestKiosk, _ place: Point, at time: Double, gap: Double) {
    kiosk.tap(place, at: time)
    kiosk.run(from: time + 0.08, to: time + 0.08 + gap)
    kiosk.tap(place, at: time + 0.08 + gap)
    kiosk.run(from: time + 0.16 + gap, to: time + 1)
  }

  @Test("two taps on a tile open its page, and nothing on it", arguments: gaps)
  func opensOnce(gap: Double) throws {
    try withKiosk { kiosk in
      tapTwice(kiosk, Self.tile, at: 1, gap: gap)
      #expect(kiosk.stage.isDetailOpen && kiosk.stage.gallery == nil)

      kiosk.tap(Self.tile, at: 2)
      #expect(kiosk.stage.isGalleryOpen, "later it is meant")
    }
  }

  @Test("two taps on a close button close once, and reach nothing under it", arguments: gaps)
  func closesOnce(gap: Double) throws {
    try withKiosk { kiosk in
      kiosk.tap(Self.tile, at: 1)
      kiosk.run(from: 1.1, to: 2)
      kiosk.tap(Self.tile, at: 2)
      kiosk.run(from: 2.1, to: 3)
      #expect(kiosk.stage.isGalleryOpen && kiosk.stage.isDetailOpen)

      tapTwice(kiosk, Self.close, at: 3, gap: gap)
      #expect(!kiosk.stage.isGalleryOpen && kiosk.stage.isDetailOpen)
      tapTwice(kiosk, Self.close, at: 4, gap: gap)
      #expect(!kiosk.stage.isCovered && kiosk.stage.engine.selected == 0)
    }
  }

  @Test("a swipe that follows a tap at once scrolls, and a tap elsewhere taps")
  func otherTouches() throws {
    try withKiosk { kiosk in
      kiosk.tap(Self.tile, at: 1)
      kiosk.run(from: 1.1, to: 2)
      kiosk.tap(Self.close, at: 2)
      kiosk.run(from: 2.08, to: 2.15)
      kiosk.tap(Self.tile, at: 2.15)
      #expect(kiosk.stage.isDetailOpen)
      kiosk.swipe(from: Self.tile, to: Point(x: 170, y: 500), at: 2.3, lasting: 0.15)
      #expect(!kiosk.stage.isDetailOpen, "pulled away")
    }
  }

  @Test("a double tap in the gallery enlarges, thumbnails and labels can be tapped as fast as one likes")
  func exempt() throws {
    try withKiosk(.gallery) { kiosk in
      kiosk.tap(Point(x: 890, y: 30), at: 0.2)
      kiosk.tap(Point(x: 890, y: 30), at: 0.4)
      kiosk.run(from: 0.5, to: 1.5)
      #expect(kiosk.stage.engine.selected >= 1)
      kiosk.tap(Point(x: 390, y: 30), at: 2)
      kiosk.run(from: 2.1, to: 3)
      kiosk.stage.moveContent { $0.go(toCategory: 0, animated: false) }
      kiosk.run(from: 3, to: 3.1)
      kiosk.tap(Self.tile, at: 4)
      kiosk.run(from: 4.1, to: 5)
      #expect(kiosk.stage.gallery?.gallery.index == 0)

      for index in 1...3 {
        let time = 5 + 0.2 * Double(index)
        let place = kiosk.stage.gallery!.gallery.thumbnailFrame(of: index).center
        kiosk.tap(place, at: time)
        #expect(kiosk.stage.gallery?.gallery.index == index)
        kiosk.run(from: time + 0.08, to: time + 0.19)
      }
      kiosk.run(from: 5.8, to: 7)
      kiosk.tap(Point(x: 640, y: 280), at: 7)
      kiosk.tap(Point(x: 640, y: 280), at: 7.2)
      kiosk.run(from: 7.3, to: 8)
      #expect(kiosk.stage.gallery?.gallery.zoom.isZoomed == true)
    }
  }

  @Test("a button of a tile that is tapped twice does its work once", arguments: gaps)
  func pressesOnce(gap: Double) throws {
    for action in [TileOption.Action.like, .goto(category: "1"), .hide] {
      try withKiosk(.detail, [TileOption(action: action)]) { kiosk in
        let path = ItemPath(category: 0, row: 0, item: 0)
        let first = kiosk.stage.source.identity(of: path)
        kiosk.finger(.began, Self.tile, at: 0.2)
        kiosk.run(from: 0.2, to: 0.9)
        kiosk.finger(.ended, Self.tile, at: 0.9)
        kiosk.run(from: 0.9, to: 2)
        let view = try #require(kiosk.stage.source.optionView(at: path))
        tapTwice(kiosk, view.box(ofButton: 0, in: kiosk.stage.engine.frame(of: path)).center, at: 2, gap: gap)

        #expect(!kiosk.stage.isCovered)
        #expect(kiosk.stage.visitor.liked.contains(first) == (action == .like))
        #expect(kiosk.stage.visitor.hidden.count == (action == .hide ? 1 : 0))
      }
    }
  }

  @Test("the lift that bounces after a long press does not close the options again, nor does a held Enter act twice")
  func longPress() throws {
    try withKiosk(.detail, [TileOption(action: .like)]) { kiosk in
      kiosk.finger(.began, Self.tile, at: 0.2)
      kiosk.run(from: 0.2, to: 0.9)
      kiosk.finger(.ended, Self.tile, at: 0.9)
      kiosk.tap(Self.tile, at: 0.93)
      kiosk.run(from: 1.05, to: 2)
      #expect(kiosk.stage.engine.openOptions != nil && !kiosk.stage.isCovered)
    }
    try withKiosk { kiosk in
      kiosk.key(.down, at: 0.2)
      kiosk.stage.handle(.key(.enter, isDown: true, time: 0.5))
      kiosk.run(from: 0.5, to: 3)
      kiosk.stage.handle(.key(.enter, isDown: false, time: 3))
      kiosk.run(from: 3, to: 4)
      #expect(kiosk.stage.isDetailOpen && kiosk.stage.gallery == nil)
    }
  }
}
