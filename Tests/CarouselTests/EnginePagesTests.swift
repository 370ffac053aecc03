import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: pages")
struct EnginePagesTests {
  /// Pages of 1200 points with 16 between them.
  private func stage(
    items: Int = 4, isEndless: Bool = true, every: Double? = nil, cadence: FrameDriver.Cadence = .steady(60)
  ) -> Stage {
    let source = GridSource(categories: 2, rows: 1, items: items, itemWidth: 1_200)
    for category in 0..<2 {
      source.categories[category].rows[0].snap = .page
      source.categories[category].rows[0].adjust = {
        $0.arrangement = .pages
        $0.isEndless = isEndless
        $0.turnInterval = every
      }
    }
    var stage = Stage(source, cadence: cadence)
    stage.engine.advance(to: 0)
    return stage
  }

  private func swipe(_ stage: inout Stage, by distance: Double) {
    stage.play(
      ScriptedFinger.swipe(
        from: Point(x: 640, y: 200), to: Point(x: 640 + distance, y: 200), time: stage.time, in: 0.1),
      until: stage.time + 1.5)
  }

  private func shown(_ stage: Stage) -> Int { stage.engine.rowReports[0].visible.lowerBound }

  /// The item in the middle of the screen.
  private func middle(_ stage: Stage) -> Int? { stage.engine.cell(at: Point(x: 640, y: 200))?.path.item }

  @Test("pages go round in both directions, one at a time, with no seam", arguments: FrameDriver.Cadence.all)
  func round(cadence: FrameDriver.Cadence) {
    var stage = stage(cadence: cadence)
    var seen: [Int?] = []
    for _ in 0..<6 {
      swipe(&stage, by: -500)
      seen.append(middle(stage))
    }
    for _ in 0..<9 {
      swipe(&stage, by: 500)
      seen.append(middle(stage))
    }

    #expect(seen == [1, 2, 3, 0, 1, 2] + [1, 0, 3, 2, 1, 0, 3, 2, 1])
    #expect(stage.rowOffsets == [1_216])
    #expect(abs(stage.engine.pagePosition(ofRow: 0, inCategory: 0) - 1) < 1e-9)
  }

  @Test("both neighbours peek, also those over the seam")
  func peek() {
    let stage = stage()
    #expect(Set(stage.visibleIDs) == ["0-0-3", "0-0-0", "0-0-1"])
  }

  @Test("two pages go round as well, and each place has a cell of its own")
  func two() {
    var stage = stage(items: 2)
    for expected in [1, 0, 1] {
      swipe(&stage, by: -500)
      #expect(middle(stage) == expected)
      stage.engine.checkInvariants()
    }
    #expect(stage.source.faults.isEmpty)
  }

  @Test("a single page and pages that end only spring")
  func ends() {
    var single = stage(items: 1)
    swipe(&single, by: -500)
    #expect(single.rowOffsets == [0])
    var ending = stage(isEndless: false)
    swipe(&ending, by: 500)
    #expect(ending.rowOffsets == [0])
    for _ in 0..<5 { swipe(&ending, by: -500) }
    #expect(ending.rowOffsets == [3_648.0])
  }

  @Test("pages turn at exact times, however frames are drawn", arguments: FrameDriver.Cadence.all)
  func turns(cadence: FrameDriver.Cadence) {
    var stage = stage(every: 6, cadence: cadence)
    var before = 0.0
    for (time, page) in [(5.9, 0.0), (7.5, 1.0), (11.9, 1.0), (19.5, 3.0), (25.5, 0.0)] {
      stage.play(until: time)
      #expect(abs(stage.rowOffsets[0] - page * 1_216) < 2, "at \(time)")
    }
    // In the middle of a turn as well.
    stage.play(until: 30.2)
    before = stage.rowOffsets[0]
    var even = self.stage(every: 6)
    even.play(until: 30.2)
    #expect(abs(before - even.rowOffsets[0]) < 1e-6 && before > 10)
  }

  @Test("turning by itself is no reason to wait for rest")
  func quiet() {
    var stage = stage(every: 6)
    stage.play(until: 6.1)
    #expect(stage.engine.isAnimating && stage.engine.isQuiet)
    stage.play(until: 9)
    #expect(!stage.engine.isAnimating && stage.engine.nextWake == 12)
    swipe(&stage, by: -500)
    #expect(stage.engine.isQuiet)
  }

  @Test("a touch stops the turning, until the visitor has left")
  func stops() {
    var stage = stage(every: 6)
    stage.play(ScriptedFinger.tap(at: Point(x: 640, y: 200), time: 3), until: 40)
    #expect(stage.rowOffsets == [0])

    stage.engine.resumeTurning()
    stage.play(until: 47.5)

    #expect(abs(stage.rowOffsets[0] - 1_216) < 2)
  }

  @Test("it goes on by itself long after the last touch")
  func resumes() {
    var stage = stage(every: 6)
    stage.play(ScriptedFinger.tap(at: Point(x: 640, y: 200), time: 3), until: 92)
    #expect(stage.rowOffsets == [0])
    stage.play(until: 95)
    #expect(abs(stage.rowOffsets[0] - 1_216) < 2)
  }

  @Test("a category that is left does not turn, and stands as it was when it is entered again")
  func left() {
    var stage = stage(every: 6)
    swipe(&stage, by: -500)
    let strip = Point(x: 890, y: 30)
    stage.play(ScriptedFinger.tap(at: strip, time: stage.time), until: 60)
    #expect(stage.engine.selected == 1)
    stage.play(ScriptedFinger.tap(at: Point(x: 390, y: 30), time: stage.time), until: 63)
    #expect(stage.engine.selected == 0 && stage.rowOffsets == [1_216])
  }

  @Test("a page that is looked at stays when others come or go")
  func reload() {
    var stage = stage()
    for _ in 0..<6 { swipe(&stage, by: -500) }
    #expect(middle(stage) == 2)

    stage.source.categories[0].rows[0].items.insert("new", at: 0)
    stage.reload()

    #expect(stage.frame(of: "0-0-2")?.x == 40)
    #expect(middle(stage) == 3)
  }

  @Test("arrow keys go round")
  func keys() {
    var stage = stage()
    stage.press(.down, .left)
    #expect(stage.engine.focusedItem?.item == 3)
    #expect(stage.frame(of: "0-0-3")?.x == 40)
    stage.press(.right, .right)
    #expect(stage.engine.focusedItem?.item == 1)
    #expect(stage.frame(of: "0-0-1")?.x == 40)
  }

  @Test("nothing turns while the owner covers all, and then after a whole interval", arguments: FrameDriver.Cadence.all)
  func covered(cadence: FrameDriver.Cadence) {
    var stage = stage(every: 2, cadence: cadence)
    stage.play([], until: 1.5)
    stage.engine.isCovered = true
    #expect(stage.engine.nextWake == nil)
    stage.play([], until: 9)
    #expect(middle(stage) == 0 && stage.rowOffsets == [0])
    stage.engine.isCovered = false
    stage.play([], until: 10.9)
    #expect(middle(stage) == 0)
    stage.play([], until: 12.5)
    #expect(middle(stage) == 1)
  }
}
