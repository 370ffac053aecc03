import CarouselTestSupport
import Testing

@testable import Carousel

/// Rows are 302 points high and 30 apart, from 86 on; tiles are 352 wide, 16 apart, from 40 on.
@Suite("Engine: scrolled by program")
struct EngineProgramTests {
  private func stage(_ adjust: @escaping (inout RowDescription) -> Void = { _ in }) -> Stage {
    let source = GridSource(categories: 3, rows: 6, items: 20)
    for row in source.categories[0].rows.indices { source.categories[0].rows[row].adjust = adjust }
    return Stage(source)
  }

  private func scroll(
    _ stage: inout Stage, _ row: Int, _ item: Int, _ align: RowDescription.Align?, animated: Bool = false
  ) {
    stage.engine.scroll(
      to: ItemPath(category: 0, row: row, item: item), align: align, animated: animated, source: stage.source)
    stage.play()
  }

  @Test("an item stands where it is aligned, and at the ends as far as that goes")
  func aligned() {
    var stage = stage()
    scroll(&stage, 0, 7, .start)
    #expect(stage.frame(of: "0-0-7")?.x == 40)
    scroll(&stage, 0, 7, .center)
    #expect(stage.frame(of: "0-0-7")?.center.x == 640)
    scroll(&stage, 0, 7, .end)
    #expect(stage.frame(of: "0-0-7")?.maxX == 1_240)
    scroll(&stage, 0, 0, .end)
    #expect(stage.rowOffsets[0] == 0)
    scroll(&stage, 0, 19, .start)
    #expect(stage.frame(of: "0-0-19")?.maxX == 1_240)
  }

  @Test("animated or not, it comes to the same place", arguments: 0..<20)
  func animated(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var slow = stage()
    var fast = stage()
    for _ in 0..<6 {
      let row = Int.random(in: 0..<6, using: &random)
      let item = Int.random(in: 0..<20, using: &random)
      let align = [nil, RowDescription.Align.start, .center, .end].randomElement(using: &random)!
      scroll(&slow, row, item, align, animated: true)
      scroll(&fast, row, item, align)
      #expect(slow.pageOffset == fast.pageOffset && slow.rowOffsets == fast.rowOffsets, "seed \(seed)")
      let box = slow.frame(of: "0-\(row)-\(item)")
      let isWhole = box.map { $0.x >= 0 && $0.maxX <= 1_280 && $0.y >= 72 && $0.maxY <= 720 }
      #expect(isWhole == true, "seed \(seed): \(row), \(item) stands at \(String(describing: box))")
    }
  }

  @Test("what is in view already does not move")
  func inView() {
    var stage = stage()
    scroll(&stage, 0, 1, nil)
    #expect(stage.rowOffsets[0] == 0 && stage.pageOffset == 0)
  }

  @Test("a line of a grid stands where it is aligned in the page")
  func lines() {
    var stage = stage {
      $0.arrangement = .grid
      $0.columns = 3
    }
    scroll(&stage, 2, 10, .center)
    // The picture with its caption, in the middle of what is under the strip.
    let frame = stage.frame(of: "0-2-10")!
    let middle = frame.y + (frame.height + 57) / 2
    #expect(abs(middle - 396) < 30)
    scroll(&stage, 2, 10, nil)
    #expect(stage.frame(of: "0-2-10") == frame)
  }

  @Test("an item of another category is in view once the strip is there", arguments: [true, false])
  func otherCategory(animated: Bool) {
    var stage = stage()
    stage.engine.scroll(
      to: ItemPath(category: 2, row: 5, item: 9), align: .start, animated: animated, source: stage.source)
    stage.play()
    #expect(stage.engine.selected == 2 && stage.frame(of: "2-5-9")?.x == 40)
    #expect(stage.visibleIDs.contains("2-5-9"))
  }

  @Test("a row stands at the top, in the middle or at the bottom of the page")
  func rows() {
    var stage = stage()
    func top(_ align: RowDescription.Align?) -> Double {
      stage.engine.scroll(toRow: 3, inCategory: 0, align: align, animated: false, source: stage.source)
      stage.play()
      return stage.engine.rowReports[3].top
    }
    #expect(top(.start) == 86)
    // 30 over the lower edge, 302 high.
    #expect(top(.end) == 388)
    // With the room over it that it has at the top of the page, and under it what it has at the end.
    #expect(top(.center) == 237)
  }

  @Test("a finger keeps the row it drags")
  func held() {
    var stage = stage()
    var finger = ScriptedFinger(at: 0.1)
    finger.down(at: Point(x: 900, y: 200))
    finger.move(x: -200, in: 0.2)
    stage.play(finger.events, until: 0.4)
    let offset = stage.rowOffsets[0]
    for animated in [true, false] {
      stage.engine.scroll(
        to: ItemPath(category: 0, row: 0, item: 15), animated: animated, source: stage.source)
    }
    stage.play(until: 0.5)
    #expect(stage.rowOffsets[0] == offset)
  }
}
