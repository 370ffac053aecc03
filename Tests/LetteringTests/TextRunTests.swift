import Testing

@testable import Lettering

@Suite("Text runs")
struct TextRunTests {
  private func order(_ text: String, _ direction: TextDirection = .automatic) throws -> [String] {
    let typesetter = try Typesetter(family: nil)
    return try #require(
      typesetter.compose(TextStyle(sizePixels: 18)) { composer in
        let clusters = Paragraph(Array(text)[...], direction: direction).clusters
        return composer.runs(of: clusters).inVisualOrder.map(\.text).filter { $0 != " " }
      })
  }

  @Test("runs stand from left to right as they are seen")
  func order() throws {
    #expect(try order("אבג 123 דהו") == ["דהו", "123", "אבג"])
    #expect(try order("abc אבג def") == ["abc ", "אבג", "def"])
    #expect(try order("abc", .rightToLeft) == ["abc"])
    #expect(try order("אבג abc 12") == ["abc 12", "אבג"])
    #expect(try order("abc אבג 12 דהו def") == ["abc ", "דהו", "12", "אבג", "def"])
  }
}
