import Testing

@testable import Lettering

@Suite("Embedding levels")
struct EmbeddingLevelsTests {
  private func levels(_ text: String, _ direction: TextDirection = .automatic) -> EmbeddingLevels {
    EmbeddingLevels(of: text.unicodeScalars.map(\.value), direction: direction)
  }

  @Test("the first strong letter gives a paragraph its direction, unless it is told")
  func base() {
    #expect(levels("12 שלום abc").base == 1)
    #expect(levels("(abc שלום").base == 0)
    #expect(levels("123 – !").base == 0)
    #expect(levels("").base == 0)
    #expect(levels("שלום", .leftToRight).base == 0)
  }

  @Test("from right to left, a paragraph of foreign letters alone keeps its own direction")
  func foreign() {
    #expect(levels("abc.", .rightToLeft).base == 0)
    #expect(levels("Delft אב", .rightToLeft).base == 1)
    #expect(levels("Delft, متحف", .rightToLeft).base == 1)
    #expect(levels("12:30 – 14:00", .rightToLeft).base == 1)
    #expect(levels("", .rightToLeft).base == 1)
  }

  @Test("words and numbers keep their own direction inside another")
  func mixed() {
    #expect(levels("אב 12 cd").levels == [1, 1, 1, 2, 2, 1, 2, 2])
    #expect(levels("ab אב 12").levels == [0, 0, 0, 1, 1, 1, 2, 2])
    #expect(levels("ab!א", .rightToLeft).levels == [2, 2, 1, 1])
  }

  @Test("text without a letter that runs from right to left costs nothing")
  func plain() {
    #expect(levels("Αθήνα 12").levels.isEmpty)
  }
}
