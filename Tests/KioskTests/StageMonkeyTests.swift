import Carousel
import Catalog
import TemporaryFolder
import Testing

@testable import Kiosk

/// Ten fingers and all keys, at home and on the pages that lie over it.
@Suite("Stage: monkey")
struct StageMonkeyTests {
  /// Random numbers that are the same on every machine: Knuth's linear congruential generator, its upper bits.
  private struct Chance {
    var state: UInt64
    mutating func callAsFunction(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private func catalog(in folder: String) throws -> Catalog {
    var categories: [Category] = []
    for number in 0..<3 {
      var category = try MadeUpContent.category("c\(number)", rows: 3, count: 7, in: folder)
      category.rows[1].layout = .list
      for row in category.rows.indices {
        let tiles = category.rows[row].tiles.enumerated().map { index, tile in
          var tile = tile
          tile.title = "Tile \(index)"
          tile.open = [.detail, .gallery, .none][index % 3]
          tile.options = index % 2 == 0 ? [TileOption(action: .like), TileOption(action: .goto(category: "c1"))] : []
          tile.grabber = index % 4 == 0
          return tile
        }
        category.rows[row].tiles = TileList(tiles)
      }
      categories.append(category)
    }
    return Catalog(categories: categories)
  }

  @Test("whatever comes, at most one page lies over home and one over that, and Escape leads home", arguments: 1...4)
  func anything(seed: Int) throws {
    try withTemporaryFolder { folder in
      let kiosk = try TestKiosk(try catalog(in: folder))
      let stage = kiosk.stage
      var chance = Chance(state: UInt64(seed))
      var time = 0.0
      var places = [Point](repeating: .zero, count: 10)
      var seen: Set<String> = []
      for _ in 0..<3_000 {
        time += [0, 0.001, 0.004, 0.008, 0.016][chance(5)] + (chance(150) == 0 ? 0.7 : 0)
        switch chance(60) {
        case 0: stage.handle(.interrupted(time: time))
        case 1...3:
          let key = Key.allCases[chance(Key.allCases.count)]
          stage.handle(.key(key, isDown: true, time: time))
          stage.handle(.key(key, isDown: false, time: time))
        case 4...10: stage.frame(at: time)
        default:
          let finger = chance(10)
          var phase = PointerSample.Phase.moved
          switch chance(8) {
          case 0, 1:
            phase = .began
            places[finger] = Point(x: Double(chance(1_152)), y: Double(chance(720)))
          case 2, 3: phase = .ended
          default:
            places[finger].x += Double(chance(121) - 60)
            places[finger].y += Double(chance(81) - 40)
          }
          stage.handle(
            .pointer(PointerSample(pointer: finger, phase: phase, position: places[finger], time: time)))
        }
        stage.engine.checkInvariants()
        if stage.detail != nil { seen.insert("detail") }
        if stage.gallery != nil { seen.insert("gallery") }
      }

      stage.handle(.interrupted(time: time))
      kiosk.run(from: time + 2, to: time + 6)
      // Out of a zoomed picture, its gallery, the page under it, and what is focused at home.
      for press in 0..<5 {
        kiosk.key(.escape, at: time + 6 + Double(press))
        kiosk.run(from: time + 6.1 + Double(press), to: time + 7 + Double(press))
      }

      #expect(stage.gallery == nil && stage.detail == nil, "seed \(seed)")
      #expect(stage.isQuiet, "seed \(seed)")
      #expect(!seen.isEmpty, "nothing was ever opened")
      stage.engine.checkInvariants()
    }
  }
}
