import CarouselTestSupport
import Testing

@testable import Carousel

/// Does anything at any time: fingers, keys, frames, content that changes.
@Suite("Engine: monkey")
struct EngineMonkeyTests {
  private static func change(_ source: GridSource, step: Int, using random: inout SeededRandom) {
    let categories = source.categories.count
    func newItem(_ index: Int) -> String {
      let id = "new-\(step)-\(index)"
      source.widths[id] = Double.random(in: 80...600, using: &random)
      return id
    }
    func newRow(_ index: Int) -> GridSource.Row {
      var row = GridSource.Row(
        id: "row-\(step)-\(index)",
        items: (0..<Int.random(in: 0...20, using: &random)).map { newItem(100 * index + $0) })
      row.itemWidth = Bool.random(using: &random) ? 352 : nil
      row.snap = [.tile, .none, .page].randomElement(using: &random)!
      let arrangement = [RowDescription.Arrangement.row, .row, .pages, .list, .grid].randomElement(using: &random)!
      if arrangement != .row { row.itemWidth = 352 }
      let isEndless = arrangement == .pages && Bool.random(using: &random)
      let sections = arrangement == .row && row.items.count > 6 && Bool.random(using: &random)
      let indicator = [RowDescription.Indicator.none, .top].randomElement(using: &random)!
      row.adjust = {
        $0.arrangement = arrangement
        $0.columns = 3
        $0.isEndless = isEndless
        $0.turnInterval = isEndless ? 3 : nil
        $0.indicator = indicator
        $0.titleHeight = 33
        if sections { $0.sections = [RowSection(first: 0, headerWidth: 60), RowSection(first: 4, headerWidth: 60)] }
      }
      return row
    }
    let kind = Int.random(in: 0..<10, using: &random)
    guard categories > 0, kind > 0 else {
      source.categories.insert(
        Self.category("category-\(step)", rows: (0..<Int.random(in: 0...6, using: &random)).map { newRow($0) }),
        at: Int.random(in: 0...categories, using: &random))
      return
    }
    let category = Int.random(in: 0..<categories, using: &random)
    if kind == 1 {
      source.categories.remove(at: category)
    } else if kind == 2 {
      source.categories.shuffle(using: &random)
    } else if kind == 3 || source.categories[category].rows.isEmpty {
      source.categories[category].rows.insert(newRow(0), at: 0)
    } else {
      let row = Int.random(in: 0..<source.categories[category].rows.count, using: &random)
      let count = source.categories[category].rows[row].items.count
      switch kind {
      case 4: source.categories[category].rows.remove(at: row)
      case 5: source.categories[category].rows[row].items.removeLast(Int.random(in: 0...count, using: &random))
      case 6: source.categories[category].rows[row].items.insert(newItem(0), at: 0)
      case 7: source.categories[category].rows[row].items.shuffle(using: &random)
      default: break
      }
    }
  }

  private static func category(_ id: String, rows: [GridSource.Row]) -> GridSource.Category {
    var category = GridSource.Category(id: id, rows: rows)
    category.pinsTitles = rows.count % 2 == 0
    return category
  }

  @Test("whatever comes, the engine's rules hold and it comes to rest", arguments: 0..<6)
  func anything(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &* 7_919)
    let source = GridSource(categories: 3, rows: 5, items: 14)
    source.makeWidthsRandom(seed: UInt64(seed))
    source.options = { id in
      id.utf8.last! % 2 == 0 ? OptionView(count: 3, columns: 2, width: 200, hasGrabber: id.utf8.last! % 4 == 0) : nil
    }
    var engine = Engine(measures: Measures(viewport: Size(width: 1280, height: 720)))
    engine.reload(source: source)
    var time = 0.0
    var places: [Int: Point] = [:]
    for step in 0..<2_500 {
      time += [0, 0.001, 0.008, 0.016, 0.05, 0.4].randomElement(using: &random)!
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<26:
        let pointer = Int.random(in: 0..<3, using: &random)
        let old = places[pointer] ?? .zero
        let phase: PointerSample.Phase
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
          phase = .began
          places[pointer] = Point(x: .random(in: 0...1_280, using: &random), y: .random(in: 0...720, using: &random))
        case 2: phase = .ended
        case 3: phase = Bool.random(using: &random) ? .cancelled : .ended
        default:
          phase = .moved
          places[pointer] = Point(
            x: old.x + .random(in: -120...120, using: &random), y: old.y + .random(in: -60...60, using: &random))
        }
        let sample = PointerSample(pointer: pointer, phase: phase, position: places[pointer] ?? .zero, time: time)
        engine.handle(.pointer(sample), source: source)
      case 26..<31:
        engine.handle(.key(Key.allCases.randomElement(using: &random)!, isDown: true, time: time), source: source)
      case 31: engine.handle(.interrupted(time: time), source: source)
      case 32:
        Self.change(source, step: step, using: &random)
        engine.reload(source: source)
      case 34 where !source.categories.isEmpty:
        // Widths become known late.
        let category = Int.random(in: 0..<source.categories.count, using: &random)
        for (index, row) in source.categories[category].rows.enumerated() where row.itemWidth == nil {
          for item in row.items where Bool.random(using: &random) {
            source.widths[item] = Double.random(in: 80...600, using: &random)
          }
          engine.remeasure(row: index, inCategory: category, source: source)
        }
      case 33:
        var measures = engine.measures
        measures.viewport = [
          Size(width: 1280, height: 720), Size(width: 720, height: 1_280), Size(width: 300, height: 200),
        ]
        .randomElement(using: &random)!
        measures.labelPitch = [180, 250].randomElement(using: &random)!
        engine.reload(source: source, measures: measures)
      default:
        engine.advance(to: time)
        engine.layout(source: source)
      }
      engine.checkInvariants()
      #expect(engine.rowReports.allSatisfy { $0.offset.isFinite && $0.velocity.isFinite })
      engine.takeEvents { event in
        if case .selected(let path, let id, _) = event {
          #expect(source.itemID(at: path) == id, "seed \(seed), step \(step)")
        }
      }
    }

    engine.handle(.interrupted(time: time), source: source)
    for frame in 1...1_200 {
      engine.advance(to: time + Double(frame) / 60)
      engine.layout(source: source)
    }

    engine.checkInvariants()
    #expect(engine.isQuiet)
    #expect(engine.strip.isSettled && !engine.strip.isHeld)
    #expect(engine.strip.offset.truncatingRemainder(dividingBy: engine.measures.labelPitch) == 0)
    for page in engine.pages.compactMap({ $0 }) {
      #expect(page.body.isSettled && !page.body.isHeld, "seed \(seed)")
      #expect(page.rows.allSatisfy { $0.body.isSettled || $0.turnsItself }, "seed \(seed)")
      #expect(page.rows.allSatisfy { !$0.body.isHeld }, "seed \(seed)")
    }
    #expect(source.faults.isEmpty)
    #expect(source.binds - source.recycles == engine.cellCounts.bound)
  }
}
