import Testing

@testable import CatalogFile

@Suite("Nearest word")
struct NearestWordTests {
  private let words = ["id", "title", "subtitle", "layout", "tile", "snap", "tiles", "from", "categories", "image"]

  @Test(
    "slips, swaps, wrong case and contractions find the word",
    arguments: [
      ("tytle", "title"), ("Categories", "categories"), ("tilez", "tiles"), ("imgae", "image"), ("img", "image"),
      ("cat", "categories"), ("TITLE", "title"), ("layuot", "layout"), ("form", "from"), ("sub-title", "subtitle"),
    ])
  func found(typed: String, word: String) {
    #expect(NearestWord.of(typed, among: words) == word)
  }

  @Test("what is like nothing finds nothing", arguments: ["colour", "x", "", "zz", "background"])
  func unknown(typed: String) {
    #expect(NearestWord.of(typed, among: words) == nil)
  }
}
