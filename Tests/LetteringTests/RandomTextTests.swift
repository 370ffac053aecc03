import Testing

@testable import Lettering

@Suite("Random text")
struct RandomTextTests {
  /// Ranges that texts are made of: letters of many scripts, marks, controls of every kind, emoji and their joiners.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x00...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1000...0x109F,
    0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x3040...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xACFF,
    0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0xE0020...0xE007F, 0x10FF00...0x10FFFF,
  ]

  private func text(_ state: inout UInt64) -> String {
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var scalars = String.UnicodeScalarView()
    for _ in 0..<next(40) {
      let range = Self.ranges[next(Self.ranges.count)]
      for _ in 0...next(3) {
        if let scalar = Unicode.Scalar(range.lowerBound + UInt32(next(range.count))) { scalars.append(scalar) }
      }
    }
    return String(scalars)
  }

  @Test(
    "whatever the text, lines are as wide and as high as they may be, and nothing breaks",
    arguments: 1...4 as ClosedRange<UInt64>)
  func anything(seed: UInt64) throws {
    let typesetter = try Typesetter(family: nil)
    let style = TextStyle(sizePixels: 16)
    var state = seed

    for _ in 0..<25 {
      let text = text(&state)
      for maxWidth in [1, 17, 90, 400] {
        let line = typesetter.line(text, style: style, maxWidth: maxWidth)
        let block = typesetter.paragraphs(
          text, style: style, maxWidth: maxWidth, lineHeight: 22, paragraphSpacing: 5, maxLines: 6)

        let bitmaps = [line].compactMap(\.self) + (block?.lines.map(\.text) ?? [])
        for bitmap in bitmaps {
          let heights = typesetter.lineHeight(of: style)...2 * typesetter.lineHeight(of: style)
          #expect(bitmap.bitmap.width <= maxWidth && heights.contains(bitmap.bitmap.height))
          #expect(bitmap.colors.map { $0.width == bitmap.bitmap.width } ?? true)
        }
        #expect(block?.lines.count ?? 0 <= 6)
      }
    }
  }
}
