import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Engine: widths that become known late")
struct EngineRemeasureTests {
  private func stage() -> Stage {
    let source = GridSource(categories: 1, rows: 2, items: 30)
    source.categories[0].rows[0].itemWidth = nil
    for item in source.categories[0].rows[0].items { source.widths[item] = 264 }
    return Stage(source)
  }

  private func widen(_ stage: inout Stage, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for item in stage.source.categories[0].rows[0].items {
      stage.source.widths[item] = Double.random(in: 80...600, using: &random)
    }
    stage.engine.remeasure(row: 0, inCategory: 0, source: stage.source)
    stage.play(until: stage.time + 1.0 / 60)
  }

  @Test("the tile at the row's start stays where it is", arguments: 0..<20)
  func anchor(seed: Int) throws {
    var stage = stage()
    for _ in 0...seed % 3 {
      stage.play(
        ScriptedFinger.swipe(from: Point(x: 900, y: 200), to: Point(x: 500, y: 200), time: stage.time, in: 0.15))
    }
    let first = try #require(stage.visibleIDs.first { stage.frame(of: $0)!.x >= 39.99 && $0.hasPrefix("0-0") })
    let place = stage.frame(of: first)!

    widen(&stage, seed: UInt64(seed))

    #expect(abs(stage.frame(of: first)!.x - place.x) < 1e-9)
    #expect(abs(stage.frame(of: first)!.width - stage.source.widths[first]!) < 1e-9)
    #expect(stage.source.faults.isEmpty)
    stage.engine.checkInvariants()
  }

  @Test("a row at its start stays at its start")
  func start() {
    var stage = stage()
    widen(&stage, seed: 7)
    #expect(stage.rowOffsets[0] == 0 && stage.frame(of: "0-0-0")!.x == 40)
  }

  @Test("a finger keeps its hold, and a glide comes to rest at a tile", arguments: 0..<10)
  func inMotion(seed: Int) throws {
    var stage = stage()
    var finger = ScriptedFinger()
    finger.down(at: Point(x: 900, y: 200))
    finger.move(x: -600, in: 0.3)
    stage.play(finger.events, until: 0.5)
    let held = try #require(stage.engine.cell(at: Point(x: 80, y: 200)))

    widen(&stage, seed: UInt64(seed))

    #expect(abs(stage.frame(of: held.id)!.x - held.frame.x) < 1e-9)
    var rest = ScriptedFinger(at: stage.time)
    rest.send(.moved, at: Point(x: 280, y: 200))
    stage.play(rest.events, until: stage.time + 0.2)
    #expect(abs(stage.frame(of: held.id)!.x - held.frame.x + 20) < 1e-9)
    rest.up()
    stage.play(rest.events.suffix(1))
    widen(&stage, seed: UInt64(seed) + 100)
    stage.play()
    let row = stage.engine.pages[0]!.rows[0]
    #expect(row.body.isSettled && row.body.limits.contains(row.body.offset))
  }

  @Test("only cells whose width has changed are bound anew")
  func binding() {
    var stage = stage()
    let binds = stage.source.binds
    stage.source.widths["0-0-1"] = 300
    stage.engine.remeasure(row: 0, inCategory: 0, source: stage.source)
    #expect(stage.source.binds == binds + 1)
    stage.engine.remeasure(row: 0, inCategory: 0, source: stage.source)
    #expect(stage.source.binds == binds + 1)
  }
}
