import Raster
import Testing

@testable import Lettering

@Suite("Line composer")
struct LineComposerTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(family: "Noto Sans") }

  private func runs(_ text: String, isBold: Bool = false) -> [String] {
    typesetter.compose(TextStyle(sizePixels: 20, isBold: isBold)) { composer in
      composer.runs(of: Paragraph(Array(text)[...], direction: .automatic).clusters).map(\.text)
    } ?? []
  }

  @Test("text is cut into runs only where the font, the script or the direction changes")
  func runs() {
    #expect(runs("Tokyo – Αθήνα – Москва") == ["Tokyo – ", "Αθήνα – ", "Москва"])
    #expect(runs("2 km") == ["2 km"])
    #expect(runs("写真と ABC") == ["写真と", " ", "ABC"])
    #expect(runs("שלום 12 a") == ["שלום", " ", "12", " ", "a"])
    #expect(runs("a ไทย b ქართული") == ["a ", "ไทย", " ", "b ", "ქართული"])
    #expect(runs("") == [])
  }

  @Test("marks stay with their letter")
  func marks() {
    #expect(runs("xกำ้e\u{301}") == ["x", "กำ้", "e\u{301}"])
  }

  @Test("a cluster that no font has is one replacement mark, and the rest is drawn")
  func missing() {
    #expect(runs("a\u{10FFFD}b") == ["a\u{FFFD}b"])
  }

  @Test("runs of other fonts stand on the same base line and add up to the line's width")
  func composed() throws {
    let style = TextStyle(sizePixels: 24)
    let line = try #require(typesetter.line("Eไทย", style: style, maxWidth: 1000))

    let latin = try #require(typesetter.line("E", style: style, maxWidth: 1000))
    let thai = try #require(typesetter.line("ไทย", style: style, maxWidth: 1000))
    #expect(line.bitmap.width == latin.bitmap.width + thai.bitmap.width)
    // An E stands on the base line, and so does "ย".
    #expect(lowestInk(latin.bitmap) == latin.ascent - 1)
    #expect(abs(lowestInk(thai.bitmap) - (thai.ascent - 1)) <= 1)
    #expect(abs(lowestInk(line.bitmap) - (line.ascent - 1)) <= 1)
  }

  @Test("ink above the font's ascent leaves the base line where it is")
  func tall() throws {
    let style = TextStyle(sizePixels: 24)
    let text = "E\u{302}\u{301}\u{302}\u{301}\u{302}\u{301}"

    let line = try #require(typesetter.line(text, style: style, maxWidth: 1000))

    #expect(line.bitmap.height == typesetter.lineHeight(of: style))
    #expect(lowestInk(line.bitmap) == line.ascent - 1)
  }

  @Test("a line begins at its ink, and no ink is lost by that", arguments: [15, 18, 21, 24, 26, 42])
  func flush(size: Int) throws {
    for isBold in [false, true] {
      let style = TextStyle(sizePixels: Double(size), isBold: isBold)
      for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÉÑabcdefghijklmnopqrstuvwxyz0123456789ДЖ" {
        let line = try #require(typesetter.line("\(letter)", style: style, maxWidth: 1000)).bitmap

        let whole = try #require(
          typesetter.compose(style) { composer in
            composer.runs(of: [Cluster(letter)]).first.flatMap { $0.font.draw($0)?.bitmap }
          })
        #expect(ink(line) == ink(whole), "\(letter) at \(size)")
        #expect(firstInkColumn(line) <= 1, "\(letter) at \(size)")
      }
    }
  }

  private func lowestInk(_ bitmap: Bitmap) -> Int {
    (0..<bitmap.height).last { y in (0..<bitmap.width).contains { bitmap[$0, y] >> 24 > 100 } } ?? -1
  }

  private func firstInkColumn(_ bitmap: Bitmap) -> Int {
    (0..<bitmap.width).first { x in (0..<bitmap.height).contains { bitmap[x, $0] >> 24 > 0 } } ?? -1
  }

  private func ink(_ bitmap: Bitmap) -> Int {
    bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
  }
}
