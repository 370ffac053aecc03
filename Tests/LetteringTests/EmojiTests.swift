import Raster
import Testing

@testable import Lettering

@Suite("Emoji")
struct EmojiTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(family: nil) }

  /// One cluster each: a face, a family, a flag, a key cap, a skin tone, a heart asked for in colour, Scotland.
  static let emoji: [Character] = [
    "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", "\u{1F1F3}\u{1F1F4}",
    "1\u{FE0F}\u{20E3}", "\u{1F44D}\u{1F3FD}", "\u{2764}\u{FE0F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
  ]

  @Test("sequences ask for colour; digits, letters and what is told to be text do not")
  func presentation() {
    for cluster in Self.emoji { #expect(cluster.isEmoji, "\(cluster)") }
    for cluster in "1#a©®❤☺写" as String { #expect(!cluster.isEmoji, "\(cluster)") }
    #expect(!Character("\u{1F600}\u{FE0E}").isEmoji)
  }

  @Test("an emoji is one picture a little wider than the em, in colour, whatever it is joined of", arguments: emoji)
  func size(cluster: Character) throws {
    for size in [14, 18, 42, 109, 200] {
      let style = TextStyle(sizePixels: Double(size))

      let line = try #require(typesetter.line(String(cluster), style: style, maxWidth: 1000))

      let colors = try #require(line.colors)
      #expect(abs(Double(line.bitmap.width) - Double(size) * 136 / 109) <= 1 + Double(size) / 100)
      #expect(colors.width == line.bitmap.width && colors.height == typesetter.lineHeight(of: style))
      #expect(line.bitmap.pixels.allSatisfy { $0 >> 24 == 0 })
      #expect(colors.pixels.contains { $0 >> 24 == 255 })
    }
  }

  @Test("emoji stand on the base line with the letters, in colours that do not darken at the edge")
  func baseLine() throws {
    let style = TextStyle(sizePixels: 48)

    let line = try #require(typesetter.line("H \u{1F600}", style: style, maxWidth: 1000))

    let colors = try #require(line.colors)
    let rows = (0..<colors.height).filter { y in (0..<colors.width).contains { colors[$0, y] >> 24 > 127 } }
    // The face reaches a fifth of an em below the base line and as far above the capitals.
    let (top, bottom) = try (#require(rows.first), #require(rows.last))
    let middle = Double(top + bottom) / 2
    #expect(abs(middle - (Double(line.ascent) - 0.357 * 48)) < 48 * 0.08)
    // A yellow face: the channel of red stays high where the alpha is low.
    let edge = colors.pixels.filter { (40...160).contains($0 >> 24) }
    #expect(!edge.isEmpty)
    #expect(edge.filter { $0 >> 16 & 0xFF > 180 }.count > edge.count * 3 / 4)
  }

  @Test("letters beside emoji are the text's own, and stay white")
  func letters() throws {
    let style = TextStyle(sizePixels: 24)
    let text = CaseFiles.text("26-colour-emoji/grin.txt")

    let line = try #require(typesetter.line(text, style: style, maxWidth: 1000))

    let width = typesetter.width(of: "\u{1F600}", style: style)
    let letters = typesetter.width(of: "Hi", style: style)
    #expect(abs(line.bitmap.width - width - letters - 6) <= 3)
    #expect(line.bitmap.pixels.allSatisfy { $0 & 0xFF_FFFF == 0xFF_FFFF })
    #expect((width..<line.bitmap.width).contains { x in line.bitmap[x, line.ascent - 3] >> 24 > 200 })
    #expect(typesetter.texts(of: text, style) == ["\u{1F600}", " Hi"])
  }

  @Test("a line without emoji has no second picture")
  func plain() throws {
    #expect(try #require(typesetter.line("Hi ❤", style: TextStyle(sizePixels: 24), maxWidth: 400)).colors == nil)
  }

  @Test("bold lines have the same emoji")
  func bold() throws {
    let regular = typesetter.line("\u{1F600}", style: TextStyle(sizePixels: 24), maxWidth: 400)
    let bold = typesetter.line("\u{1F600}", style: TextStyle(sizePixels: 24, isBold: true), maxWidth: 400)

    #expect(regular?.colors != nil && regular?.colors == bold?.colors)
  }
}
