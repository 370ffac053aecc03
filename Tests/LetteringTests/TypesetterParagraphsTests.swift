import Testing

@testable import Lettering

@Suite("Paragraphs")
struct TypesetterParagraphsTests {
  let typesetter: Typesetter
  let style = TextStyle(sizePixels: 21)

  init() throws { typesetter = try Typesetter(family: nil) }

  static let texts = [
    "The salt marsh at low tide was painted on a cupboard door in the winter of 1882, when canvas was dear.",
    "A well-known word: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, no less.",
    "写真展「東京」は、写真集とともに開催されます。",
    "One\nTwo\n\nThree   with   gaps  \r\n\r\n\r\nFour",
  ]

  private func lines(_ text: String, _ maxWidth: Int, maxLines: Int = .max) -> [String] {
    typesetter.compose(style) { composer in
      composer.broken(CleanText.lines(text), direction: .automatic, within: maxWidth, maxLines: maxLines)
        .map { String($0.fitted.clusters.map(\.text)) }
    } ?? []
  }

  private func set(_ text: String, _ maxWidth: Int, maxLines: Int? = nil) -> TextBlock? {
    typesetter.paragraphs(
      text, style: style, maxWidth: maxWidth, lineHeight: 32, paragraphSpacing: 16, maxLines: maxLines)
  }

  @Test("no line is wider than asked, and nothing but blanks is lost", arguments: texts)
  func breaks(text: String) throws {
    for maxWidth in stride(from: 30, through: 900, by: 29) {
      let block = try #require(set(text, maxWidth))

      #expect(block.width <= maxWidth)
      #expect(block.lines.map(\.text.bitmap.width).max() == block.width)
      #expect(lines(text, maxWidth).joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
      #expect(!block.isShortened)
    }
  }

  @Test("lines are filled greedily: the next word would not have fitted")
  func greedy() {
    let broken = lines(Self.texts[0], 300)

    #expect(broken.count > 2)
    for (line, next) in zip(broken, broken.dropFirst()) {
      let word = next.prefix { $0 != " " }
      #expect(typesetter.width(of: "\(line) \(word)", style: style) > 300)
    }
  }

  @Test("a text's own line ends are kept")
  func ownLines() {
    #expect(lines("One\nTwo\n\nThree\r\nFour", 500) == ["One", "Two", "Three", "Four"])
  }

  @Test("empty lines, however many, are one gap between paragraphs, and none at the ends")
  func gaps() throws {
    let block = try #require(set("\n\nOne\nTwo\n\n\n\nThree\n\n", 500))

    let top = (32 - typesetter.lineHeight(of: style)) / 2
    #expect(block.lines.map(\.y) == [top, top + 32, top + 64 + 16])
    #expect(block.height == 3 * 32 + 16)
  }

  @Test("a text with more lines than asked ends in an ellipsis")
  func maxLines() throws {
    let text = Self.texts[0]

    #expect(lines(text, 300, maxLines: 2).count == 2)
    #expect(lines(text, 300, maxLines: 2).last?.last == "…")
    #expect(lines(text, 300, maxLines: 2).first == lines(text, 300).first)
    #expect(try #require(set(text, 300, maxLines: 2)).isShortened)
    #expect(lines("One\n\nTwo", 300, maxLines: 1) == ["One…"])
    #expect(lines("One\n\n", 300, maxLines: 1) == ["One"])
    #expect(try #require(set("One", 300, maxLines: 1)).isShortened == false)
    #expect(set(text, 300, maxLines: 0) == nil)
  }

  @Test("a letter wider than the line is cut at the edge and does not stop the rest")
  func tooNarrow() throws {
    let block = try #require(set("WMW", 8))

    #expect(block.lines.count == 3)
    #expect(block.width <= 8)
    let shortened = try #require(set("WMW", 8, maxLines: 2))
    #expect(shortened.lines.count == 2 && shortened.isShortened)
  }

  @Test("a line height under the font's own is obeyed, and the block holds its last line")
  func tight() throws {
    let block = try #require(
      typesetter.paragraphs("One\nTwo", style: style, maxWidth: 200, lineHeight: 20, paragraphSpacing: 0))

    #expect(block.lines.map(\.y) == [0, 20])
    #expect(block.height == 20 + typesetter.lineHeight(of: style))
  }

  @Test("100,000 letters without a space cost in proportion to their number")
  func linear() throws {
    let text = String(repeating: "lorem", count: 20_000)

    let (work, lines) = try #require(
      typesetter.compose(style) { composer in
        let lines = composer.broken(CleanText.lines(text), direction: .automatic, within: 600, maxLines: .max).count
        return (composer.work, lines)
      })

    #expect(lines > 1000)
    #expect(work.measurements < lines * 3)
    #expect(work.clusters < 100_000 * 3)
  }

  @Test("only as much as is shown is measured")
  func bounded() throws {
    let text = String(repeating: "lorem ipsum ", count: 10_000)

    let work = try #require(
      typesetter.compose(style) { composer in
        _ = composer.broken(CleanText.lines(text), direction: .automatic, within: 600, maxLines: 3)
        return composer.work
      })

    #expect(work.clusters < 10_000)
  }
}
