import Raster
import Testing

@testable import Lettering

@Suite("Line boxes")
struct TypesetterLineBoxesTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(family: nil) }

  private static let titles = TypesetterScriptsTests.titles.map(\.text) + ["བོད་ཡིག་བརྒྱུད", "မြန်မာ က္ကြျွ", "ទុំ ស្រ្តី"]

  private func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) } }

  @Test("European letters, Han and emoji need no more than the font's own box")
  func own() {
    let style = TextStyle(sizePixels: 18)
    let box = typesetter.lineBox(of: style, for: ["Blue vase", "Zürich Ελλάδα Москва", "写真 한국", "\u{1F600}"])

    #expect(box == LineBox(ascent: typesetter.ascent(of: style), height: typesetter.lineHeight(of: style)))
    #expect(typesetter.lineBox(of: style, for: []) == box)
  }

  @Test("titles of all scripts stand on one base line in a row's box, and none is cut", arguments: [14, 18, 24, 42])
  func row(size: Int) throws {
    let style = TextStyle(sizePixels: Double(size))
    let box = typesetter.lineBox(of: style, for: Self.titles)
    let roomy = LineBox(ascent: size * 3, height: size * 6)

    #expect(box.height > typesetter.lineHeight(of: style) && box.height <= 2 * typesetter.lineHeight(of: style))
    for title in Self.titles {
      let line = try #require(typesetter.line(title, style: style, maxWidth: 4000, box: box))
      let whole = try #require(typesetter.line(title, style: style, maxWidth: 4000, box: roomy))

      #expect(line.ascent == box.ascent && line.bitmap.height == box.height)
      #expect(ink(line.bitmap) == ink(whole.bitmap), "\(title)")
    }
  }

  @Test("letters that reach deep raise their row where there is room above, and make it no higher")
  func raised() {
    let style = TextStyle(sizePixels: 18)

    let box = typesetter.lineBox(of: style, for: ["متحف المدينة", "لوحة 1680"])

    #expect(box.height == typesetter.lineHeight(of: style) && box.ascent < typesetter.ascent(of: style))
  }

  @Test("both lines of a caption are as high as the box, on their base lines")
  func caption() throws {
    let style = TextStyle(sizePixels: 18)
    let text = "བོད་ཡིག་བརྒྱུད བོད་ཡིག་བརྒྱུད"
    let box = typesetter.lineBox(of: style, for: [text])

    let block = try #require(typesetter.caption(text, style: style, maxWidth: 130, lines: 2, box: box))

    #expect(block.lines.map(\.y) == [0, box.height] && block.height == 2 * box.height)
    #expect(block.lines.allSatisfy { $0.text.ascent == box.ascent })
  }

  @Test("lines of paragraphs are further apart only where letters need it")
  func paragraphs() throws {
    let style = TextStyle(sizePixels: 20)
    func gaps(_ text: String, _ lineHeight: Int) throws -> [Int] {
      let block = try #require(
        typesetter.paragraphs(text, style: style, maxWidth: 400, lineHeight: lineHeight, paragraphSpacing: 0))
      let bases = block.lines.map { $0.y + $0.text.ascent }
      return zip(bases.dropFirst(), bases).map(-)
    }

    #expect(try gaps("one\nمتحف المدينة\ntwo\nमेला\nthree", 32).allSatisfy { $0 == 32 })
    let own = typesetter.lineHeight(of: style)
    #expect(try gaps("བོད་བརྒྱུད\nབོད་བརྒྱུད", own - 4)[0] > own - 4)
    #expect(try gaps("བོད་བརྒྱུད\nབོད་བརྒྱུད", 60) == [60])
    #expect(try gaps("one\ntwo", own - 8) == [own - 8])
  }

  @Test("what was measured is answered while another thread has the fonts")
  func known() {
    let style = TextStyle(sizePixels: 18)
    let titles = Self.titles
    let box = typesetter.lineBox(of: style, for: titles)
    let width = typesetter.width(of: titles[4], style: style)

    // Whoever asked the shelf now would wait for itself.
    let again = FontShelf.withLock { _ in
      [typesetter.lineBox(of: style, for: titles).height, typesetter.width(of: titles[4], style: style)]
    }

    #expect(again == [box.height, width])
  }

  @Test("a text of more stacks than any script has is measured in part")
  func many() {
    let style = TextStyle(sizePixels: 17)
    let text = String((0..<4_000).compactMap { Unicode.Scalar(0x1200 + $0).map(Character.init) })

    _ = typesetter.lineBox(of: style, for: [text])

    #expect((1...512).contains(typesetter.stacks.withLock { $0[style]?.count ?? 0 }))
  }
}
