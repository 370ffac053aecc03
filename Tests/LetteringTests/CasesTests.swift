import Raster
import Testing

@testable import Lettering

@Suite("Texts of the real world")
struct CasesTests {
  let typesetter: Typesetter
  let style = TextStyle(sizePixels: 18)

  init() throws { typesetter = try Typesetter(family: nil) }

  @Test(
    "a title without ink gives no picture and no error",
    arguments: [
      "bom-only", "combining-acute-only", "empty", "nbsp", "newline-only", "soft-hyphen-only", "space",
      "variation-selector-only", "zwj-zwnj-lrm", "zwsp-only",
    ])
  func zeroWidth(name: String) {
    let text = CaseFiles.text("24-zero-width-title/\(name).txt")

    #expect(typesetter.line(text, style: style, maxWidth: 400) == nil)
    #expect(typesetter.caption(text, style: style, maxWidth: 400, lines: 2) == nil)
    #expect(typesetter.width(of: text, style: style) == 0)
  }

  @Test(
    "newlines and tabs of a title are one space, and controls are gone",
    arguments: [
      ("a-newline-b", "Line one Line two"), ("crlf", "Line one Line two"), ("tab", "Name Value"),
      ("one-newline", ""), ("two-newlines", ""), ("nul-inside", "beforeafter"),
    ])
  func controls(name: String, expected: String) {
    let text = CaseFiles.text("25-newline-tab-control-titles/\(name).txt")

    #expect(String(CleanText.line(text)) == expected)
  }

  @Test("no control of a title is drawn as a box", arguments: ["controls", "ls-ps-nel"])
  func noBoxes(name: String) {
    let text = CaseFiles.text("25-newline-tab-control-titles/\(name).txt")

    #expect(typesetter.line(text, style: style, maxWidth: 400) != nil)
    #expect(!String(CleanText.line(text)).unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test("CRLF ends one line of a body text")
  func crlf() {
    let text = CaseFiles.text("25-newline-tab-control-titles/crlf.txt")

    #expect(CleanText.lines(text).prefix(2).map { String($0) } == ["Line one", "Line two"])
  }

  @Test(
    "letters of every script are drawn, none as a box",
    arguments: [
      "28-script-fallback-cjk/cjk.txt", "28-script-fallback-cjk/mixed.txt", "28-script-fallback-cjk/ext-b.txt",
      "29-arabic-hebrew-rtl/arabic.txt", "29-arabic-hebrew-rtl/arabic-marks.txt",
      "29-arabic-hebrew-rtl/hebrew.txt", "29-arabic-hebrew-rtl/persian-digits.txt",
      "26-colour-emoji/flag.txt", "26-colour-emoji/grin.txt", "26-colour-emoji/heart-vs16.txt",
      "26-colour-emoji/keycap.txt", "33-ellipsis-boundaries/one-wide-char-in-narrow-tile.txt",
    ])
  func scripts(name: String) {
    let text = CaseFiles.text(name)

    let drawn = typesetter.texts(of: text, style)

    #expect(!drawn.joined().contains("\u{FFFD}"))
    #expect(drawn.joined() == String(CleanText.line(text)))
    #expect(typesetter.line(text, style: style, maxWidth: 1000) != nil)
  }

  @Test("letters of private use are one replacement mark each")
  func privateUse() {
    let text = CaseFiles.text("28-script-fallback-cjk/pua.txt")

    #expect(typesetter.texts(of: text, style).joined().contains("\u{FFFD}"))
    #expect(typesetter.line(text, style: style, maxWidth: 400) != nil)
  }

  @Test(
    "Arabic and Hebrew run from right to left",
    arguments: ["arabic", "arabic-marks", "hebrew", "persian-digits"])
  func rightToLeft(name: String) throws {
    let text = CaseFiles.text("29-arabic-hebrew-rtl/\(name).txt")

    let line = try #require(typesetter.line(text, style: style, maxWidth: 400))

    #expect(line.isRightToLeft)
  }

  @Test("joined letters are narrower than the same letters alone")
  func joined() {
    let text = CaseFiles.text("29-arabic-hebrew-rtl/arabic.txt")

    let alone = text.filter(\.isLetter).reduce(0) { $0 + typesetter.width(of: String($1), style: style) }

    #expect(typesetter.width(of: text, style: style) < alone * 85 / 100)
  }

  @Test(
    "bytes that are no UTF-8 are replacement marks, and the rest is drawn",
    arguments: [
      "latin1", "lone-continuation", "overlong-slash", "truncated-3byte-at-end", "truncated-4byte-at-end",
      "lead-byte-last", "cesu-surrogates", "above-10ffff", "noncharacter", "utf16le",
    ])
  func invalid(name: String) {
    let text = CaseFiles.text("31-latin1-and-invalid-utf8-titles/\(name).txt")

    #expect(typesetter.texts(of: text, style).joined().contains("\u{FFFD}") || name == "utf16le")
    #expect(typesetter.line(text, style: style, maxWidth: 400) != nil)
  }

  @Test("a leading byte order mark is dropped")
  func byteOrderMark() {
    let text = CaseFiles.text("31-latin1-and-invalid-utf8-titles/bom-first.txt")

    #expect(text.unicodeScalars.first == "\u{FEFF}")
    #expect(typesetter.texts(of: text, style).joined() == String(text.unicodeScalars.dropFirst()))
  }

  @Test(
    "signs that only steer others leave no box of their own",
    arguments: [
      "abc\u{202E}def\u{202C}", "\u{2067}שלום\u{2069} x", "\u{200E}12\u{200F}", "\u{2603}\u{FE0E}", "\u{9089}\u{E0100}",
      "a\u{200D}b", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "\u{1F1EF}\u{1F1F5}\u{1F1EB}\u{1F1F7}",
    ])
  func steering(text: String) {
    #expect(!typesetter.texts(of: text, style).joined().contains("\u{FFFD}"))
    #expect(typesetter.line(text, style: style, maxWidth: 400) != nil)
  }

  @Test("a flag of tags, a flag of two letters and a key cap are one picture each")
  func sequences() throws {
    let one = try #require(typesetter.line("\u{1F600}", style: style, maxWidth: 400)).bitmap.width
    for text in [
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{1F1EF}\u{1F1F5}", "1\u{FE0F}\u{20E3}",
      "\u{1F469}\u{1F3FD}\u{200D}\u{1F680}",
    ] {
      let line = try #require(typesetter.line(text, style: style, maxWidth: 400))

      #expect(line.colors != nil && line.bitmap.width < one * 3 / 2, "\(text)")
    }
  }

  @Test("an override turns letters round where it stands, and no further")
  func override() {
    let levels = EmbeddingLevels(of: "a\u{202E}bc\u{202C}d".unicodeScalars.map(\.value), direction: .automatic)

    #expect(levels.base == 0 && levels.levels[2] == 1 && levels.levels[3] == 1 && levels.levels[5] == 0)
  }

  @Test("ten thousand marks on one letter take the room of two lines at most, and the next letter is there")
  func tower() throws {
    let text = "e" + String(repeating: "\u{301}", count: 10_000) + "x"

    let line = try #require(typesetter.line(text, style: style, maxWidth: 400))

    #expect(line.bitmap.height <= 2 * typesetter.lineHeight(of: style))
    #expect(CleanText.line(text).map(String.init).last == "x")
    #expect(!line.isShortened)
  }

  @Test(
    "titles of other things without ink give no picture either",
    arguments: [
      "\u{180E}", "\u{3164}", "\u{115F}\u{1160}", "\u{E0001}\u{E0041}", "\u{FE00}\u{FE0E}", "\u{2063}\u{2064}",
    ])
  func unseen(text: String) {
    #expect(typesetter.line(text, style: style, maxWidth: 400) == nil)
    #expect(typesetter.width(of: text, style: style) == 0)
  }

  @Test(
    "shortened titles end in an ellipsis after a whole cluster and are never wider than the tile",
    arguments: [
      "emoji-at-cut", "marks-at-cut", "one-long-word", "thai-no-spaces", "exactly-fits",
      "one-wide-char-in-narrow-tile", "trailing-spaces",
    ])
  func ellipsis(name: String) {
    let text = CaseFiles.text("33-ellipsis-boundaries/\(name).txt")
    let paragraph = Paragraph(CleanText.line(text), direction: .automatic)
    let whole = typesetter.width(of: text, style: style)
    for maxWidth in 1...400 {
      let line = typesetter.line(text, style: style, maxWidth: maxWidth)
      let fitted = typesetter.compose(style) { $0.fit(paragraph, within: maxWidth)?.clusters.map(\.text) }

      #expect(line?.bitmap.width ?? 0 <= maxWidth)
      #expect(line?.isShortened ?? true == (whole > maxWidth))
      guard let fitted else { continue }
      let kept = whole > maxWidth ? fitted.dropLast() : fitted[...]
      #expect(Array(paragraph.clusters.map(\.text).prefix(kept.count)) == Array(kept))
      #expect((fitted.last == "…") == (whole > maxWidth))
    }
  }
}

extension Typesetter {
  /// What is drawn of a line, run by run.
  func texts(of text: String, _ style: TextStyle) -> [String] {
    let paragraph = Paragraph(CleanText.line(text), direction: .automatic)
    return compose(style) { composer in composer.runs(of: paragraph.clusters).map(\.text) } ?? []
  }
}
