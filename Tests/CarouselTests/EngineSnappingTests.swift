import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: snapping")
struct EngineSnappingTests {
  private func stage(
    _ cadence: FrameDriver.Cadence = .steady(60), change: (inout GridSource.Row) -> Void
  ) -> Stage {
    let source = GridSource(categories: 1, rows: 1, items: 30)
    change(&source.categories[0].rows[0])
    return Stage(source, cadence: cadence)
  }

  private func swipe(_ stage: inout Stage, by distance: Double, in duration: Double = 0.12) {
    stage.play(
      ScriptedFinger.swipe(
        from: Point(x: 640, y: 200), to: Point(x: 640 + distance, y: 200), time: stage.time, in: duration))
  }

  @Test("one tile a swipe, however hard it is flung", arguments: FrameDriver.Cadence.all)
  func one(cadence: FrameDriver.Cadence) {
    var stage = stage(cadence) { $0.adjust = { $0.reach = .one } }
    for count in 1...3 {
      swipe(&stage, by: -600, in: 0.05)
      #expect(abs(stage.rowOffsets[0] - 368 * Double(count)) < 0.01)
    }

    swipe(&stage, by: 500, in: 0.05)

    #expect(abs(stage.rowOffsets[0] - 368 * 2) < 0.01)
  }

  @Test("a second swipe during the first one's way goes on to the place after it")
  func chained() {
    var stage = stage { $0.adjust = { $0.reach = .one } }
    var events = ScriptedFinger.swipe(from: Point(x: 640, y: 200), to: Point(x: 440, y: 200), time: 0, in: 0.08)
    events += ScriptedFinger.swipe(from: Point(x: 640, y: 200), to: Point(x: 440, y: 200), time: 0.2, in: 0.08)

    stage.play(events)

    #expect(abs(stage.rowOffsets[0] - 368 * 2) < 0.01)
  }

  @Test("a page is as many whole tiles as fit, and the last one is flush", arguments: FrameDriver.Cadence.all)
  func page(cadence: FrameDriver.Cadence) {
    var stage = stage(cadence) { $0.snap = .page }
    // Three tiles of 352 with 16 between them.
    for count in 1...3 {
      swipe(&stage, by: -300)
      #expect(abs(stage.rowOffsets[0] - 1_104 * Double(count)) < 0.01)
    }
    for _ in 0..<10 { swipe(&stage, by: -300) }

    let report = stage.engine.rowReports[0]
    #expect(abs(report.offset - (report.contentLength - 1_280)) < 0.01)
  }

  @Test("a slow drag past half of a page turns it, one before half does not")
  func half() {
    for (distance, pages) in [(-500.0, 0.0), (-620.0, 1.0)] {
      var stage = stage { $0.snap = .page }
      var finger = ScriptedFinger()
      finger.down(at: Point(x: 1_000, y: 200))
      finger.move(x: distance, in: 1)
      finger.hold(0.3)
      finger.up()
      stage.play(finger.events)
      #expect(abs(stage.rowOffsets[0] - 1_104 * pages) < 0.01)
    }
  }

  @Test("tiles come to rest in the middle, or at the far side")
  func aligned() {
    for (align, place) in [(RowDescription.Align.center, 640.0), (.end, 1_240.0)] {
      var stage = stage { $0.adjust = { $0.align = align } }
      swipe(&stage, by: -500)
      let row = stage.engine.pages[0]!.rows[0]
      let marks = (0..<30).map {
        (align == .center ? row.layout.start(of: $0) + 176 : row.layout.end(of: $0)) - row.body.offset
      }
      #expect(marks.contains { abs($0 - place) < 0.01 })
    }
  }

  @Test("a fast row comes to rest much sooner than a normal one")
  func deceleration() {
    var offsets: [Double] = []
    for deceleration in [RowDescription.Deceleration.normal, .fast] {
      var stage = stage {
        $0.snap = .none
        $0.adjust = { $0.deceleration = deceleration }
      }
      swipe(&stage, by: -300)
      offsets.append(stage.rowOffsets[0])
    }

    #expect(offsets[1] > 300 && offsets[1] - 288 < (offsets[0] - 288) / 3)
  }

  @Test("a row that fits the screen springs back from either side")
  func springs() {
    var stage = stage {
      $0.snap = .page
      $0.items = ["one", "two"]
    }
    for distance in [-400.0, 400] {
      swipe(&stage, by: distance)
      #expect(stage.rowOffsets[0] == 0)
    }
  }
}
