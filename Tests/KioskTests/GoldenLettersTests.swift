import Carousel
import Catalog
import GoldenSupport
import TemporaryFolder
import Testing

@testable import Kiosk

/// Screens with words against committed pictures.
@Suite("Golden pictures of letters")
struct GoldenLettersTests {
  /// Rasterisers and versions of fonts differ in a letter's every edge, but not in where there is ink: averages over
  /// eight by eight pixels are compared. A letter that is missing, cut or elsewhere is more than that.
  private let golden = GoldenImage(
    folder: GoldenImage.folder(), channelTolerance: 20, allowedShare: 0.004, blockSide: 8)

  private static let titles = [
    "Blue vase, Zürich", "Η Αθήνα το πρωί", "Москва зимой", "שלום עולם (1948)", "متحف المدينة 1234", "हिन्दी संग्रहालय",
    "กรุงเทพมหานคร กำ้", "写真展「東京」", "中國國家博物館", "한국어 박물관",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} \u{1F1EF}\u{1F1F5} 1\u{FE0F}\u{20E3} \u{2764}\u{FE0F}",
    "བོད་ཡིག་བརྒྱུད", "မြန်မာ ပြတိုက်",
  ]

  private func row(_ folder: String, count: Int, height: Double) throws -> Row {
    var row = try MadeUpContent.category("One", rows: 1, count: count, in: folder).rows[0]
    row.tile.height = height
    return row
  }

  @Test("a row of titles in thirteen scripts, on one line and on two")
  func scripts() throws {
    try withTemporaryFolder { folder in
      var short = try row(folder, count: 13, height: 76)
      short.title = "བརྒྱུད Scripts"
      for index in 0..<13 {
        short.tiles[index].title = Self.titles[index]
        short.tiles[index].subtitle = Self.titles[(index + 5) % 13]
      }
      var long = short
      long.id = "long"
      long.title = nil
      long.lines = 2
      for index in 0..<13 {
        long.tiles[index].title = Array(repeating: Self.titles[index], count: 3).joined(separator: " ")
      }
      let kiosk = try TestKiosk(
        Catalog(categories: [Category(id: "c", title: "C", rows: [short, long])]), width: 1600, height: 360)
      kiosk.run(to: 0)

      try golden.check(kiosk.picture(), named: "scripts")
    }
  }

  @Test("a kiosk that runs from right to left: home, a tile's options, a page")
  func rightToLeft() throws {
    try withTemporaryFolder { folder in
      var first = try row(folder, count: 6, height: 150)
      first.title = "وصل حديثا"
      first.subtitle = "معلقة هذا الشهر"
      let words = [
        "المستنقع المالح عند الجزر في صباح من شتاء", "Blue vase, Delft.", "לוח קיר (1948)", "أربعة", "خمسة", "ستة",
      ]
      for index in 0..<6 { first.tiles[index].title = words[index] }
      first.tiles[0].subtitle = "زيت على خشب، 1882"
      first.tiles[0].text = "هذه فقرة طويلة عن اللوحة (Delft) التي رسمت عام 1680 على باب خزانة.\n\nIn English, too."
      first.tiles[1].options = [
        TileOption(title: "أعجبني", action: .like), TileOption(title: "اذهب", action: .goto(category: "b")),
      ]
      first.tiles[1].grabber = true
      var pages = try row(folder, count: 3, height: 150)
      pages.id = "pages"
      pages.layout = .pages
      var catalog = Catalog(categories: [
        Category(id: "a", title: "مختارات", rows: [first, pages]), Category(id: "b", title: "المدينة", rows: [first]),
      ])
      catalog.direction = .rtl
      let kiosk = try TestKiosk(catalog, width: 800, height: 480)
      kiosk.run(to: 0)
      let grip = Point(x: 1_066 - 40 - 267 - 16 - 257, y: 200)
      kiosk.swipe(from: grip, to: Point(x: grip.x + 220, y: 200), at: 0.1, lasting: 0.3)
      kiosk.run(from: 0.4, to: 2)
      try golden.check(kiosk.picture(), named: "right-to-left")
      kiosk.tap(Point(x: 950, y: 200), at: 2)
      kiosk.run(from: 2.1, to: 3)
      kiosk.tap(Point(x: 950, y: 200), at: 3)
      kiosk.run(from: 3.1, to: 4)
      try golden.check(kiosk.picture(), named: "right-to-left-detail")
    }
  }
}
