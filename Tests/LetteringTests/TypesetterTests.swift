import Raster
import Testing

@testable import Lettering

@Suite("Typesetter")
struct TypesetterTests {
  let style = TextStyle(sizePixels: 18)

  @Test("the default family is used without a warning")
  func defaultFamily() throws {
    let typesetter = try Typesetter(family: nil)

    #expect(typesetter.family == "Noto Sans")
    #expect(typesetter.warning == nil)
  }

  @Test("a family may be named in any case")
  func namedFamily() throws {
    let typesetter = try Typesetter(family: "noto serif")

    #expect(typesetter.family == "Noto Serif")
    #expect(typesetter.warning == nil)
  }

  @Test("a family that is not there costs a warning that names it, and letters are drawn")
  func missingFamily() throws {
    let typesetter = try Typesetter(family: "No Such Family")

    #expect(typesetter.family == "Noto Sans")
    #expect(typesetter.warning?.message.contains("\"No Such Family\"") == true)
    #expect(typesetter.warning?.fix.isEmpty == false)
    #expect(typesetter.line("x", style: style, maxWidth: 100) != nil)
  }

  @Test(
    "text without ink gives no picture and has no width",
    arguments: [
      "", " ", "\n", "\n\n", "\u{A0}", "\u{AD}", "\u{200B}", "\u{FEFF}", "\u{200D}\u{200C}\u{200E}\u{200F}\u{2060}",
      "\u{301}", "\u{FE0F}", "\0", "\u{2800}",
    ])
  func zeroWidth(text: String) throws {
    let typesetter = try Typesetter(family: nil)

    #expect(typesetter.line(text, style: style, maxWidth: 400) == nil)
    #expect(
      typesetter.paragraphs(text, style: style, maxWidth: 400, lineHeight: 27, paragraphSpacing: 9) == nil)
  }

  @Test("a line without room gives no picture", arguments: [0, -5, 1])
  func noRoom(maxWidth: Int) throws {
    let typesetter = try Typesetter(family: nil)

    #expect(typesetter.line("Title", style: style, maxWidth: maxWidth) == nil)
  }

  @Test("every line of a style has the same height and base line, whatever its letters")
  func equalHeights() throws {
    let typesetter = try Typesetter(family: nil)
    for size in [15.0, 18, 24, 26, 42] {
      let style = TextStyle(sizePixels: size)
      for text in ["x", "jÅ", "Ẫg", "ไทย", "हिन्दी", "\u{FFFD}", "…", "👍", "Z̵̡͖̘a̴l̷g̸o̶"] {
        let line = try #require(typesetter.line(text, style: style, maxWidth: 1000), "\(text)")
        #expect(line.bitmap.height == typesetter.lineHeight(of: style), "\(text)")
        #expect(line.ascent == typesetter.ascent(of: style), "\(text)")
      }
    }
  }

  @Test("line height follows the size, and sizes out of range are taken as the nearest that can be drawn")
  func sizes() throws {
    let typesetter = try Typesetter(family: nil)
    func height(_ size: Double) -> Int { typesetter.lineHeight(of: TextStyle(sizePixels: size)) }

    #expect(height(18) == 25)
    #expect(height(18.4) == height(18))
    #expect(height(36) == 49 || height(36) == 50)
    #expect(height(-5) == height(4))
    #expect(height(.nan) == height(4))
    #expect(height(1e9) == height(512))
  }

  @Test("pixels are white with coverage as alpha, and letters reach full coverage")
  func pixels() throws {
    let line = try #require(Typesetter(family: nil).line("HM", style: style, maxWidth: 100))

    #expect(line.bitmap.pixels.allSatisfy { $0 & 0xFF_FFFF == 0xFF_FFFF })
    #expect(line.bitmap.pixels.contains { $0 >> 24 > 240 })
    #expect(line.bitmap.pixels.contains { $0 >> 24 == 0 })
  }

  @Test("bold has more ink than regular")
  func bold() throws {
    let typesetter = try Typesetter(family: nil)
    func ink(_ isBold: Bool) throws -> Int {
      let style = TextStyle(sizePixels: 24, isBold: isBold)
      let line = try #require(typesetter.line("Handpicked", style: style, maxWidth: 400))
      return line.bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
    }

    #expect(try ink(true) > ink(false) * 5 / 4)
  }

  @Test("the em has the size asked for: a capital H is 0.714 em high in Noto Sans")
  func emSize() throws {
    let line = try #require(
      Typesetter(family: nil).line("H", style: TextStyle(sizePixels: 100), maxWidth: 400)
    ).bitmap
    let rows = (0..<line.height).filter { y in (0..<line.width).contains { line[$0, y] >> 24 > 127 } }

    #expect((71...72).contains(rows.count))
  }

  @Test("threads may draw at once, and each gets what it would have got alone")
  func threads() async throws {
    let typesetter = try Typesetter(family: nil)
    let texts = (0..<40).map { "Caption \($0) – ქართული ไทย, WAVE" }
    let alone = texts.map { typesetter.line($0, style: TextStyle(sizePixels: 15), maxWidth: 200) }

    let together = await withTaskGroup(of: (Int, [TextBitmap?]).self) { group in
      for task in 0..<8 {
        group.addTask {
          let other = try? Typesetter(family: task.isMultiple(of: 2) ? nil : "Noto Sans")
          return (task, texts.map { (other ?? typesetter).line($0, style: TextStyle(sizePixels: 15), maxWidth: 200) })
        }
      }
      return await group.reduce(into: []) { $0.append($1.1) }
    }

    #expect(together.count == 8)
    #expect(together.allSatisfy { $0 == alone })
  }
}
