import Testing

@testable import Lettering

@Suite("Font fallbacks")
struct FontFallbacksTests {
  @Test(
    "a font of the same superfamily comes first", arguments: [("ก", "Thai"), ("ქ", "Georgian"), ("अ", "Devanagari")])
  func superfamily(letter: Character, script: String) throws {
    let file = try #require(FontFallbacks(family: "Noto Sans", isBold: false).font(for: letter))

    #expect(file.path.contains("NotoSans\(script)"))
    #expect(!file.isThickened)
  }

  @Test("bold letters come from a bold font")
  func bold() throws {
    let file = try #require(FontFallbacks(family: "Noto Sans", isBold: true).font(for: "ქ"))

    #expect(file.path.contains("Bold") || file.isThickened)
  }

  @Test("a font that cannot be opened is passed over for the next that has the letter")
  func drop() throws {
    let fallbacks = FontFallbacks(family: "Noto Sans", isBold: false)
    let first = try #require(fallbacks.font(for: "ქ"))

    fallbacks.drop(first)

    let second = try #require(fallbacks.font(for: "ქ"))
    #expect(second != first)
  }

  @Test("no font has a letter of the private use area's end")
  func none() {
    #expect(FontFallbacks(family: "Noto Sans", isBold: false).font(for: "\u{10FFFD}") == nil)
  }
}
