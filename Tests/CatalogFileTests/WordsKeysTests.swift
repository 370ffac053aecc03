import Catalog
import CatalogFile
import Testing

@Suite("Words of the interface")
struct WordsKeysTests {
  private static let rows = "categories: [{title: C, rows: [{title: R, tiles: [{title: T}]}]}]"

  @Test("what the interface says is the keeper's to say, and English where it is left out")
  func words() throws {
    let words = try catalog(
      """
      words:
        scan: "خذها معك:\\nامسح الرمز"
        counter: "{n} من {count}"
        empty: لا شيء
        like: أعجبني
      \(Self.rows)
      """
    ).words

    #expect(words.scan == "خذها معك:\nامسح الرمز")
    #expect(words.counter(2, of: 7) == "2 من 7")
    #expect(words.empty == "لا شيء" && words.like == "أعجبني")
    #expect(words.broken == Words().broken && words.hide == "Hide")
  }

  @Test("words without ink are a mistake, and the English ones stand")
  func blank() throws {
    let reading = try reading("words: { like: \"\", hides: x }\n\(Self.rows)")

    #expect(reading.catalog.words == Words())
    #expect(reading.problems.count == 2)
  }

  @Test("a file that cannot be shown still says so in its own words")
  func broken() {
    #expect {
      try CatalogFile.read(text: Array("words: { broken: مغلق }\n".utf8), name: "kiosk.yaml", folder: "/content")
    } throws: { error in
      (error as? CatalogFileError)?.words.broken == "مغلق"
    }
  }
}
