import Carousel
import Catalog
import SDLBackend
import TemporaryFolder
import Testing

@testable import Kiosk

@Suite("What the screens say to visitors")
struct SpokenWordsTests {
  private static var words: Words {
    var words = Words()
    words.scan = "خذها معك"
    words.counter = "{n} من {count}"
    words.empty = "لا شيء هنا"
    words.broken = "مغلق"
    words.like = "أعجبني"
    words.hide = "إخفاء"
    return words
  }

  private func names(_ kiosk: TestKiosk) -> [String] { kiosk.stage.scene.map(\.name) }

  private func kiosk(_ folder: String, _ change: (inout Tile) -> Void) throws -> TestKiosk {
    var category = try MadeUpContent.category("One", rows: 1, count: 6, in: folder)
    for index in category.rows[0].tiles.indices { change(&category.rows[0].tiles[index]) }
    var catalog = Catalog(categories: [category])
    catalog.words = Self.words
    let kiosk = try TestKiosk(catalog)
    kiosk.run(to: 0)
    return kiosk
  }

  @Test("an empty category, and content that is no use, say so in the keeper's words")
  func nothing() throws {
    var catalog = Catalog(categories: [Category(id: "a", title: "A")])
    catalog.words = Self.words
    let empty = try TestKiosk(catalog)
    empty.stage.frame(at: 0)
    catalog.categories = []
    let broken = try TestKiosk(catalog, problems: [Problem(file: "kiosk.yaml", message: "wrong", fix: "mend it")])
    broken.stage.frame(at: 0)

    #expect(names(empty) == ["text لا شيء هنا"])
    #expect(names(broken).contains("text مغلق"))
  }

  @Test("the words beside a link's code are the keeper's")
  func scan() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.link = "https://museum.example/" }
      kiosk.tap(Point(x: 150, y: 100), at: 0.1)
      kiosk.run(from: 0.2, to: 1)

      #expect(kiosk.stage.detail != nil)
      #expect(names(kiosk).contains("text خذها معك") || !names(kiosk).contains { $0.hasPrefix("code") })
      #expect(!names(kiosk).contains { $0.hasPrefix("text Take it") })
    }
  }

  @Test("a gallery counts in the keeper's words")
  func counter() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) { $0.open = .gallery }
      kiosk.tap(Point(x: 150, y: 100), at: 0.1)
      kiosk.run(from: 0.2, to: 1)

      #expect(names(kiosk).contains("text 1 من 6"))
    }
  }

  @Test("options without a title say what they do in the keeper's words")
  func options() throws {
    try withTemporaryFolder { folder in
      let kiosk = try kiosk(folder) {
        $0.options = [TileOption(action: .like), TileOption(action: .hide), TileOption(title: "Own", action: .link)]
      }
      kiosk.finger(.began, Point(x: 150, y: 100), at: 0.1)
      kiosk.run(from: 0.1, to: 1.5)
      kiosk.finger(.ended, Point(x: 150, y: 100), at: 1.5)
      kiosk.run(from: 1.5, to: 2.5)

      let words = ["text أعجبني", "text إخفاء", "text Own"]
      #expect(Set(names(kiosk)).isSuperset(of: words))
    }
  }
}
