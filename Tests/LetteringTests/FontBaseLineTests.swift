import Raster
import Testing

@testable import Lettering

@Suite("Base line under marks")
struct FontBaseLineTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(family: "Noto Sans") }

  private static let marks: [(name: String, scalars: [Unicode.Scalar])] = [
    ("above", ["\u{301}"]), ("below", ["\u{323}"]), ("both", ["\u{301}", "\u{323}"]),
    ("many", (0x300...0x315 as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }),
  ]

  private func tower(_ marks: [Unicode.Scalar], _ count: Int) -> String {
    var text = String.UnicodeScalarView("a".unicodeScalars)
    for index in 0..<count { text.append(marks[index % marks.count]) }
    return String(text)
  }

  /// The letter at the end stands clear of the marks.
  private func lastLetter(_ bitmap: Bitmap, _ width: Int) -> [[UInt32]] {
    (0..<bitmap.height).map { y in (bitmap.width - width..<bitmap.width).map { bitmap[$0, y] >> 24 } }
  }

  @Test(
    "letters stay where they are, however many marks stand over and under one of them", arguments: marks, [17, 24, 47])
  func still(marks: (name: String, scalars: [Unicode.Scalar]), pixels: Int) throws {
    let style = TextStyle(sizePixels: Double(pixels))
    let plain = try #require(typesetter.line("a          H", style: style, maxWidth: 900))
    let width = pixels / 2

    for count in [1, 2, 4, 6, 8, 10, 12, 16, 30] {
      let line = try #require(
        typesetter.line(tower(marks.scalars, count) + "          H", style: style, maxWidth: 900))
      #expect(line.bitmap.height == plain.bitmap.height, "\(count)")
      #expect(lastLetter(line.bitmap, width) == lastLetter(plain.bitmap, width), "\(count)")
    }
  }

  @Test("paragraphs keep their lines apart as they are")
  func paragraphs() throws {
    let style = TextStyle(sizePixels: 24)
    func block(_ text: String) throws -> TextBlock {
      try #require(
        typesetter.paragraphs(text, style: style, maxWidth: 600, lineHeight: 36, paragraphSpacing: 8))
    }

    let marked = try block("one\n" + tower(["\u{301}", "\u{323}"], 24) + "\nthree")

    let plain = try block("one\na\nthree")
    #expect(marked.lines.map(\.y) == plain.lines.map(\.y))
  }
}
