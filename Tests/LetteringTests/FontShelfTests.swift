import Testing

@testable import Lettering

@Suite("Font shelf")
struct FontShelfTests {
  @Test("many sizes keep the number of open fonts bounded")
  func bounded() throws {
    let typesetter = try Typesetter(family: nil)

    for size in 10..<10 + FontShelf.capacity * 2 {
      #expect(typesetter.line("x", style: TextStyle(sizePixels: Double(size)), maxWidth: 200) != nil)
    }

    #expect(FontShelf.withLock { $0.openFonts } <= FontShelf.capacity)
  }

  @Test("a font that is used meanwhile stays open while others come and go")
  func leastRecentlyUsed() throws {
    let file = try #require(FontFinder.match(family: "Noto Sans", isBold: false)).file

    let isKept = FontShelf.withLock { shelf in
      let kept = shelf.font(file, pixels: 200)
      for pixels in 201..<201 + FontShelf.capacity * 2 {
        _ = shelf.font(file, pixels: pixels)
        _ = shelf.font(file, pixels: 200)
      }
      return kept === shelf.font(file, pixels: 200)
    }

    #expect(isKept)
  }

  @Test("a file that is no font opens nothing")
  func noFont() {
    #expect(FontShelf.withLock { $0.font(FontFile(path: "/dev/null", index: 0), pixels: 18) == nil })
    #expect(FontShelf.withLock { $0.font(FontFile(path: "/nowhere/x.ttf", index: 0), pixels: 18) == nil })
  }
}
