import Testing

@testable import Lettering

@Suite("Fitting a line")
struct LineComposerFittingTests {
  let typesetter: Typesetter
  let style = TextStyle(sizePixels: 18)

  init() throws { typesetter = try Typesetter(family: nil) }

  static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
  static let texts = [
    "Summer holiday 2024 " + family + family + family,
    String(repeating: "e\u{301}", count: 60),
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยา",
    "WWWWWWWWWW",
    "متحف المدينة القديمة 1234 Delft",
    "हिन्दी संग्रहालय 写真集",
    "\u{1242B}",
    "Title with trailing spaces                                   ",
    "To AVA, WAVE of Tea",
  ]

  @Test("the longest beginning that fits is kept at every width from 1 to 400", arguments: texts)
  func longest(text: String) throws {
    let paragraph = Paragraph(CleanText.line(text), direction: .automatic)
    let clusters = paragraph.clusters
    // By trying every cut.
    let widths = try #require(
      typesetter.compose(style) { composer in
        (0...clusters.count).map {
          composer.width(of: composer.shortened(clusters.prefix($0), paragraph.isRightToLeft))
        }
      })
    let whole = typesetter.width(of: text, style: style)

    for maxWidth in 1...400 {
      let fitted = typesetter.compose(style) { composer in
        composer.fit(paragraph, within: maxWidth).map { (String($0.clusters.map(\.text)), $0.isShortened) }
      }

      if whole <= maxWidth {
        #expect(fitted?.0 == String(clusters.map(\.text)) && fitted?.1 == false, "at \(maxWidth)")
      } else if let count = widths.lastIndex(where: { $0 <= maxWidth }) {
        let expected = String(clusters.prefix(count).trimmedAtEnd.map(\.text)) + "…"
        #expect(fitted?.0 == expected && fitted?.1 == true, "at \(maxWidth)")
      } else {
        #expect(fitted == nil, "at \(maxWidth)")
      }
    }
  }

  @Test("a picture is as wide as its text measures and never wider than asked", arguments: texts)
  func width(text: String) {
    let whole = typesetter.width(of: text, style: style)
    for maxWidth in 1...400 {
      guard let line = typesetter.line(text, style: style, maxWidth: maxWidth) else {
        #expect(maxWidth < 30)
        continue
      }
      #expect(line.bitmap.width <= maxWidth)
      #expect(line.isShortened == (whole > maxWidth))
      #expect((typesetter.lineHeight(of: style)...40).contains(line.bitmap.height))
      #expect((typesetter.ascent(of: style) - 6...typesetter.ascent(of: style) + 6).contains(line.ascent))
      if !line.isShortened { #expect(line.bitmap.width == whole) }
    }
  }

  @Test("text that goes on elsewhere ends in an ellipsis though it would fit")
  func cut() {
    let short = Paragraph(Array("Short ")[...], direction: .automatic)

    let fitted = typesetter.compose(style) { $0.fit(short, within: 300, isCut: true)?.clusters.map(\.text) }

    #expect(fitted.map { String($0) } == "Short…")
  }

  @Test("a title of 100,000 letters costs no more than what fits")
  func longTitle() throws {
    let clusters = CleanText.line(String(repeating: "lorem", count: 20_000))
    let paragraph = Paragraph(clusters, direction: .automatic)

    let work = try #require(
      typesetter.compose(style) { composer in
        _ = composer.fit(paragraph, within: 400)
        return composer.work
      })

    #expect(work.measurements < 40)
    #expect(work.clusters < 4000)
  }

  @Test("of a long text no more is looked at than a line can show", arguments: ["lorem", "مرحبا", "写真", "e\u{301}"])
  func bounded(word: String) throws {
    let text = String(repeating: word, count: 100_000)

    let (clusters, isCut) = CleanText.line(text, within: 400)
    let line = try #require(typesetter.line(text, style: style, maxWidth: 400))

    #expect(isCut && clusters.count <= 1024 + 2 * 400)
    #expect(line.isShortened && line.bitmap.width > 370)
    #expect(try #require(typesetter.caption(text, style: style, maxWidth: 400, lines: 2)).isShortened)
  }
}
