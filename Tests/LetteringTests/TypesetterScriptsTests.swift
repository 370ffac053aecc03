import Raster
import Testing

@testable import Lettering

@Suite("Scripts and directions")
struct TypesetterScriptsTests {
  let typesetter: Typesetter
  let style = TextStyle(sizePixels: 24)

  init() throws { typesetter = try Typesetter(family: nil) }

  /// "City museum" or a greeting, as twelve museums would write it.
  static let titles: [(script: String, text: String, isRightToLeft: Bool)] = [
    ("Latin", "Kerning: AVA To WAVE, Zürich", false), ("Greek", "Η Αθήνα το πρωί", false),
    ("Cyrillic", "Москва зимой", false), ("Hebrew", "שלום עולם (1948) Tel Aviv", true),
    ("Arabic", "متحف المدينة 1234 لوحة (Delft)", true), ("Devanagari", "हिन्दी कि स्त्री संग्रहालय", false),
    ("Bengali", "বাংলা জাদুঘর", false), ("Thai", "กรุงเทพมหานคร กำ้", false), ("Georgian", "ქართული მუზეუმი", false),
    ("Ethiopic", "አማርኛ", false), ("Japanese", "写真展「東京」は、写真集", false), ("Korean", "한국어 박물관", false),
  ]

  @Test("a row with titles in twelve scripts has every letter, in regular and bold", arguments: titles)
  func row(script: String, text: String, isRightToLeft: Bool) throws {
    for isBold in [false, true] {
      let style = TextStyle(sizePixels: 24, isBold: isBold)

      let line = try #require(typesetter.line(text, style: style, maxWidth: 600))

      #expect(typesetter.texts(of: text, style).joined() == text)
      #expect(line.isRightToLeft == isRightToLeft && !line.isShortened)
      #expect((typesetter.lineHeight(of: style)...40).contains(line.bitmap.height))
      // A title without its letters would be empty somewhere for longer than a few blanks.
      let columns = (0..<line.bitmap.width).map { x in
        (0..<line.bitmap.height).contains { line.bitmap[x, $0] >> 24 > 60 }
      }
      let gap = columns.split(separator: true, omittingEmptySubsequences: true).map(\.count).max() ?? 0
      #expect(gap < 24)
    }
  }

  @Test("letters that reach deeper than the theme's font are not cut", arguments: ["জাদুঘর", "ទុំ", "متح", "བརྒྱུད", "ကြျွ"])
  func deep(text: String) throws {
    let style = TextStyle(sizePixels: 60)
    func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) } }

    let line = try #require(typesetter.line(text, style: style, maxWidth: 600))

    let whole = try #require(
      typesetter.compose(style) { composer in
        let runs = composer.runs(of: Paragraph(Array(text)[...], direction: .automatic).clusters)
        return runs.count == 1 ? runs[0].font.draw(runs[0])?.bitmap : nil
      })
    #expect(ink(line.bitmap) == ink(whole))
  }

  @Test("a title of the theme's own letters is never wider than its letters: it is kerned")
  func kerning() {
    let alone = "AVAToWAVE".reduce(0) { $0 + typesetter.width(of: String($1), style: style) }

    #expect(typesetter.width(of: "AVAToWAVE", style: TextStyle(sizePixels: 96)) < alone * 4)
  }

  @Test("a vowel sign of Devanagari stands before its letter")
  func reordering() throws {
    let line = try #require(typesetter.line("कि", style: style, maxWidth: 100)).bitmap
    let letter = try #require(typesetter.line("क", style: style, maxWidth: 100)).bitmap

    // The letter alone, moved right by what the sign takes, is the right end of both.
    let shift = line.width - letter.width
    #expect(shift > 3)
    let same = (0..<letter.height).allSatisfy { y in
      (letter.width / 2..<letter.width - 2).allSatisfy { x in
        abs(Int(line[x + shift, y] >> 24) - Int(letter[x, y] >> 24)) < 100 || y < line.height / 2
      }
    }
    #expect(same)
  }

  @Test("Hebrew is drawn from right to left, and numbers in it from left to right")
  func order() throws {
    func picture(_ text: String, _ direction: TextDirection = .automatic) throws -> Bitmap {
      try #require(typesetter.line(text, style: style, maxWidth: 400, direction: direction)).bitmap
    }
    let aleph = try picture("א")
    let both = try picture("אב")
    let number = try picture("12", .leftToRight)
    let mixed = try picture("א 12")

    #expect(differs(both, aleph, at: both.width - aleph.width) < 0.3)
    #expect(differs(both, aleph, at: 0) > 0.6)
    #expect(differs(mixed, aleph, at: mixed.width - aleph.width) < 0.3)
    #expect(differs(mixed, number, at: 0) < 0.3)
  }

  /// How much of a picture's ink is not where another stands in it; letters may stand a fraction of a pixel apart.
  private func differs(_ whole: Bitmap, _ part: Bitmap, at x: Int) -> Double {
    [x - 1, x, x + 1].filter { $0 >= 0 }.map { differs(whole, part, exactlyAt: $0) }.min() ?? 1
  }

  private func differs(_ whole: Bitmap, _ part: Bitmap, exactlyAt x: Int) -> Double {
    let region = PixelRegion(x: x, y: 0, width: min(part.width, whole.width - x) - 2, height: part.height)
    let cut = whole.cropped(to: region)
    var difference = 0
    var ink = 0
    for y in 0..<region.height {
      for x in 0..<region.width {
        difference += abs(Int(cut[x, y] >> 24) - Int(part[x, y] >> 24))
        ink += Int(part[x, y] >> 24)
      }
    }
    return Double(difference) / Double(ink)
  }

  @Test("letters of Arabic are joined from the right")
  func joined() throws {
    // A letter of its own, and the same beside itself: the first of the two stands at the right and is not its own shape.
    let alone = try #require(typesetter.line("ب", style: style, maxWidth: 100)).bitmap
    let twice = try #require(typesetter.line("بب", style: style, maxWidth: 100)).bitmap

    #expect(twice.width < alone.width * 2 - 3)
    // Nothing parts them: every column has ink.
    #expect((2..<twice.width - 2).allSatisfy { x in (0..<twice.height).contains { twice[x, $0] >> 24 > 40 } })
  }

  @Test("a direction that is given counts more than the letters'")
  func forced() throws {
    let text = "Hello! שלום"
    let line = try #require(typesetter.line(text, style: style, maxWidth: 400, direction: .rightToLeft))

    #expect(line.isRightToLeft)
    #expect(line.bitmap != typesetter.line(text, style: style, maxWidth: 400)?.bitmap)
    #expect(typesetter.line("שלום", style: style, maxWidth: 400, direction: .leftToRight)?.isRightToLeft == false)
  }

  @Test("the ellipsis of a line that runs from right to left stands at its left")
  func ellipsis() throws {
    let text = "متحف المدينة القديمة والجديدة Delft"

    let line = try #require(typesetter.line(text, style: style, maxWidth: 150))

    #expect(line.isShortened && line.isRightToLeft)
    // Three dots on the base line and nothing over them.
    let dots = (0..<12).filter { x in (0..<line.bitmap.height).contains { line.bitmap[x, $0] >> 24 > 100 } }
    #expect(!dots.isEmpty)
    #expect(dots.allSatisfy { x in (0..<line.ascent - 6).allSatisfy { line.bitmap[x, $0] >> 24 < 100 } })
  }

  @Test("each paragraph of a text has a direction of its own")
  func paragraphs() throws {
    let block = try #require(
      typesetter.paragraphs(
        "Delft\nمتحف المدينة\n1234", style: style, maxWidth: 400, lineHeight: 40, paragraphSpacing: 0))

    #expect(block.lines.map(\.text.isRightToLeft) == [false, true, false])
  }

  @Test("a caption has as many lines as asked, the last shortened, and no line ends of its own")
  func caption() throws {
    let text = "The salt marsh\nat low tide was painted on a cupboard door in the winter of 1882"

    let two = try #require(typesetter.caption(text, style: style, maxWidth: 220, lines: 2))
    let all = try #require(typesetter.caption("The salt\nmarsh", style: style, maxWidth: 220, lines: 2))

    #expect(two.lines.count == 2 && two.isShortened && two.width <= 220)
    #expect(two.height == 2 * typesetter.lineHeight(of: style))
    #expect(all.lines.count == 1 && !all.isShortened)
  }

  @Test("Thai is broken between words, and a line never begins with a vowel or a tone")
  func thai() throws {
    let text = CleanText.lines("พิพิธภัณฑ์แห่งนี้เปิดให้เข้าชมทุกวันยกเว้นวันจันทร์")

    let lines = try #require(
      typesetter.compose(style) { composer in
        composer.broken(text, direction: .automatic, within: 200, maxLines: .max).map {
          String($0.fitted.clusters.map(\.text))
        }
      })

    #expect(lines.count > 2)
    #expect(lines.joined() == String(text[0]))
    #expect(
      lines.contains {
        $0.hasPrefix("เปิด") || $0.hasPrefix("ทุก") || $0.hasPrefix("ให้") || $0.hasPrefix("เข้า") || $0.hasPrefix("แห่ง")
      })
  }

  @Test(
    "100,000 letters of any script cost in proportion to their number",
    arguments: ["写真", "กรุงเทพมหานคร", "مرحبا", "lorem ipsum ", "lorem", "\u{1F600}", "\u{1F469}\u{200D}\u{1F680}"])
  func linear(word: String) throws {
    let text = String(repeating: word, count: 100_000 / word.count)

    let (work, lines) = try #require(
      typesetter.compose(style) { composer in
        let lines = composer.broken(CleanText.lines(text), direction: .automatic, within: 600, maxLines: .max).count
        return (composer.work, lines)
      })

    #expect(lines > 1000)
    #expect(work.measurements < lines * 5 / 2)
    #expect(work.clusters < 100_000 * 3)
  }
}
