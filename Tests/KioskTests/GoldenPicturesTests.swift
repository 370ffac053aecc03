import Carousel
import Catalog
import GoldenSupport
import Raster
import TemporaryFolder
import Testing

@testable import Kiosk

/// Whole screens against committed pictures, without words: those differ with the font rasteriser.
@Suite("Golden pictures")
struct GoldenPicturesTests {
  /// SDL's versions round blending and scaled copies differently, by up to 3.
  private let golden = GoldenImage(folder: GoldenImage.folder(), channelTolerance: 3, allowedShare: 0.0005)

  private func kiosk(
    _ folder: String, style: Theme.Style = .dark, width: Int = 640, height: Int = 400, missing: Int = 0,
    delivery: Delivery = .complete
  ) throws -> TestKiosk {
    let category = try MadeUpContent.category("One", rows: 2, count: 6, missing: missing, in: folder)
    return try TestKiosk(
      Catalog(theme: Theme(style: style), categories: [category]), width: width, height: height, delivery: delivery)
  }

  @Test("home", arguments: Theme.Style.allCases)
  func home(style: Theme.Style) throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, style: style)
      kiosk.run(to: 0)

      try golden.check(kiosk.picture(), named: "home-\(style.rawValue)")
    }
  }

  @Test("a row between two tiles")
  func moving() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.run(to: 0)
      kiosk.finger(.began, Point(x: 700, y: 100), at: 0.1)
      for step in 1...10 {
        kiosk.finger(.moved, Point(x: 700 - Double(step) * 17, y: 100), at: 0.1 + Double(step) / 60)
      }
      kiosk.run(from: 0.3, to: 0.3)

      try golden.check(kiosk.picture(), named: "moving")
    }
  }

  @Test("home on a display that stands upright")
  func portrait() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, width: 400, height: 640)
      kiosk.run(to: 0)

      try golden.check(kiosk.picture(), named: "portrait")
    }
  }

  @Test("the strip, its words left out")
  func strip() throws {
    try withTemporaryFolder { folder in
      let one = try MadeUpContent.category("One", rows: 1, count: 2, in: folder)
      let kiosk = try TestKiosk(
        Catalog(categories: ["A", "B", "C"].map { Category(id: $0, title: $0, rows: one.rows) }), width: 640,
        height: 400)
      kiosk.run(to: 0)

      var picture = try kiosk.picture()
      for center in [320, 508] {
        picture.place(Bitmap(width: 60, height: 24, filledWith: 0xFF80_8080), x: center - 30, y: 15)
      }
      try golden.check(picture, named: "strip")
    }
  }

  @Test("pictures that are missing")
  func failed() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, missing: 1)
      kiosk.run(to: 0.1)

      try golden.check(kiosk.picture(), named: "failed")
    }
  }

  @Test("pictures on their way", arguments: Theme.Style.allCases)
  func loading(style: Theme.Style) throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder, style: style, delivery: .delayed(seconds: 9))
      kiosk.run(to: 0.1)

      try golden.check(kiosk.picture(), named: "loading-\(style.rawValue)")
    }
  }

  @Test("a tile under a finger")
  func pressed() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.run(to: 0)
      kiosk.finger(.began, Point(x: 200, y: 100), at: 0.1)
      kiosk.run(from: 0.1, to: 0.5)

      try golden.check(kiosk.picture(), named: "pressed")
    }
  }

  @Test("a tile that the keys are on")
  func focused() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.run(to: 0)
      kiosk.key(.down, at: 0.1)
      kiosk.key(.right, at: 0.2)
      kiosk.run(from: 0.2, to: 1)

      try golden.check(kiosk.picture(), named: "focused")
    }
  }

  @Test("a tile's page, open and opening")
  func detail() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder)
      kiosk.run(to: 0)
      kiosk.tap(Point(x: 200, y: 100), at: 0.1)
      kiosk.run(from: 0.18, to: 0.28)
      let opening = try kiosk.picture()
      kiosk.run(from: 0.28, to: 1)

      try golden.check(opening, named: "detail-opening")
      try golden.check(kiosk.picture(), named: "detail")
    }
  }

  @Test("a gallery, its words left out")
  func gallery() throws {
    try withTemporaryFolder { folder in
      var category = try MadeUpContent.category("One", rows: 1, count: 9, in: folder)
      for index in 0..<9 { category.rows[0].tiles[index].open = .gallery }
      let kiosk = try TestKiosk(Catalog(categories: [category]))
      kiosk.run(to: 0)
      kiosk.tap(Point(x: 200, y: 100), at: 0.1)
      kiosk.run(from: 0.2, to: 1)
      kiosk.key(.right, at: 1)
      kiosk.run(from: 1.1, to: 2)

      var picture = try kiosk.picture()
      picture.place(Bitmap(width: 80, height: 30, filledWith: 0xFF80_8080), x: 21, y: 26)
      try golden.check(picture, named: "gallery")
    }
  }
}
