import Testing

@testable import Lettering

@Suite("Paragraph")
struct ParagraphTests {
  private func paragraph(_ text: String) -> Paragraph { Paragraph(Array(text)[...], direction: .automatic) }

  @Test("what has no script of its own goes with its neighbour")
  func scripts() {
    let scripts = paragraph("«12 ab, αβ — 写の").clusters.map(\.script)

    #expect(scripts[..<8].allSatisfy { $0 == .latin })
    #expect(scripts[8...12].allSatisfy { $0 == Script(of: 0x3B1) })
    #expect(scripts.suffix(2).allSatisfy { $0 == Script(of: 0x5199) })
    #expect(paragraph("12 – !").clusters.allSatisfy { $0.script == .common })
  }

  @Test("a script is known by the four letters of ISO 15924")
  func names() {
    let names = [0x61, 0x915, 0x627, 0x5D0, 0xE01, 0x3042].map { Script(of: $0).name.map { String(cString: $0) } }

    #expect(names == ["Latn", "Deva", "Arab", "Hebr", "Thai", "Hani"])
  }

  @Test("an override reads the same at the start, behind blanks and behind other words", arguments: ["", "  ", "A "])
  func override(before: String) throws {
    let text = CleanText.line(before + "\u{202E}evil\u{202C}")

    let clusters = Paragraph(text, direction: .automatic).clusters.suffix(4)

    #expect(clusters.map { String($0.text) } == ["e", "v", "i", "l"])
    #expect(clusters.map(\.level) == [1, 1, 1, 1])
  }

  @Test("a mark before the first letter says which way its paragraph runs, and is not drawn")
  func mark() {
    let paragraph = Paragraph(CleanText.line("\u{200F} 12 a"), direction: .automatic)

    #expect(paragraph.isRightToLeft)
    #expect(paragraph.clusters.map { String($0.text) }.joined() == "12 a")
  }

  @Test("a cluster of several scalars has one level, and those after it theirs")
  func levels() {
    let paragraph = paragraph("e\u{301} שָׁלוֹם 1")

    #expect(!paragraph.isRightToLeft)
    #expect(paragraph.clusters.map(\.level) == [0, 0, 1, 1, 1, 1, 1, 2])
  }
}
