import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Row layout")
struct RowLayoutTests {
  /// A layout by seed, of equal or of own widths, and its items' edges added up plainly.
  private static func sample(seed: Int) -> (layout: RowLayout, boxes: [(start: Double, end: Double)]) {
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 0...60, using: &random)
    let spacing = Double.random(in: 0...30, using: &random)
    let leading = Double.random(in: 0...60, using: &random)
    let uniform = Bool.random(using: &random)
    let common = Double.random(in: 20...700, using: &random)
    let widths = (0..<count).map { _ in uniform ? common : Double.random(in: 20...700, using: &random) }
    var boxes: [(Double, Double)] = []
    var edge = leading
    for width in widths {
      boxes.append((edge, edge + width))
      edge += width + spacing
    }
    let layout =
      uniform
      ? RowLayout(count: count, width: common, spacing: spacing, leading: leading, trailing: 40)
      : RowLayout(widths: widths, spacing: spacing, leading: leading, trailing: 40)
    return (layout, boxes)
  }

  @Test("stands its items one after another", arguments: 0..<100)
  func boxes(seed: Int) {
    let (layout, boxes) = Self.sample(seed: seed)

    #expect(layout.count == boxes.count)
    for (index, box) in boxes.enumerated() {
      #expect(abs(layout.start(of: index) - box.start) < 1e-8)
      #expect(abs(layout.end(of: index) - box.end) < 1e-8)
    }
    if let last = boxes.last { #expect(abs(layout.contentLength - last.end - 40) < 1e-8) }
  }

  @Test("the range of a span holds just the items that touch it", arguments: 0..<300)
  func ranges(seed: Int) {
    let (layout, boxes) = Self.sample(seed: seed)
    var random = SeededRandom(seed: UInt64(seed) + 1_000)
    for _ in 0..<50 {
      let lower = Double.random(in: -2_000...(layout.contentLength + 2_000), using: &random)
      let upper = lower + Double.random(in: 0.1...1_500, using: &random)

      let range = layout.range(from: lower, to: upper)

      let touching = boxes.indices.filter { boxes[$0].end > lower && boxes[$0].start < upper }
      #expect(Array(range) == touching, "seed \(seed), \(lower)..<\(upper)")
    }
  }

  @Test("a span that ends at an item's edge does not touch it")
  func edges() {
    let layout = RowLayout(count: 5, width: 100, spacing: 10, leading: 40, trailing: 40)

    #expect(layout.range(from: 140, to: 150) == 1..<1)
    #expect(layout.range(from: 139, to: 151) == 0..<2)
    #expect(layout.range(from: 0, to: 0).isEmpty)
    #expect(layout.range(from: 50, to: 20).isEmpty)
  }

  @Test("the nearest item has the nearest aligned offset", arguments: 0..<200)
  func nearest(seed: Int) throws {
    let (layout, boxes) = Self.sample(seed: seed)
    guard !boxes.isEmpty else {
      #expect(layout.nearestIndex(to: 5) == nil)
      return
    }
    var random = SeededRandom(seed: UInt64(seed) + 2_000)
    for _ in 0..<50 {
      let offset = Double.random(in: -500...(layout.contentLength + 500), using: &random)

      let index = try #require(layout.nearestIndex(to: offset))

      let distance = abs(layout.offset(aligning: index) - offset)
      #expect(boxes.indices.allSatisfy { abs(layout.offset(aligning: $0) - offset) >= distance - 1e-9 })
    }
  }

  @Test("a row without items has only its empty space")
  func empty() {
    let layout = RowLayout(count: 0, width: 352, spacing: 16, leading: 40, trailing: 40)

    #expect(layout.isEmpty)
    #expect(layout.contentLength == 80)
    #expect(layout.range(from: 0, to: 500).isEmpty)
  }
}
