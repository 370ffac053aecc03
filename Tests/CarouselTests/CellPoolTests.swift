import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Cell pool")
struct CellPoolTests {
  private func path(_ item: Int) -> ItemPath { ItemPath(category: 0, row: 1, item: item) }

  @Test("makes a cell when none waits, and reuses the one freed last")
  func reuses() {
    var pool = CellPool()
    let first = pool.bind(path(0), index: 0, id: "a")
    let second = pool.bind(path(1), index: 0, id: "b")
    pool.recycle(first)
    pool.recycle(second)

    let third = pool.bind(path(7), index: 0, id: "c")

    #expect([first, second, third] == [0, 1, 1])
    #expect(pool.cells[third].path == path(7) && pool.cells[third].id == "c")
    #expect((pool.bound, pool.pooled, pool.created) == (1, 1, 2))
  }

  @Test("does as a dictionary does, for any commands", arguments: 0..<25)
  func model(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var pool = CellPool()
    var model: [Int: String] = [:]
    var most = 0
    for step in 0..<400 {
      if model.isEmpty || Int.random(in: 0..<5, using: &random) < 3 {
        let slot = pool.bind(path(step), index: 0, id: "\(step)")
        #expect(model.updateValue("\(step)", forKey: slot) == nil, "seed \(seed), step \(step): the slot was taken")
      } else {
        let slot = model.keys.sorted().randomElement(using: &random)!
        model[slot] = nil
        pool.recycle(slot)
      }
      most = max(most, model.count)
      pool.checkInvariants()
      #expect(pool.bound == model.count && pool.created == most && pool.pooled == most - model.count)
      let bound = model.allSatisfy { slot, id in
        pool.isBound[slot] && pool.cells[slot].id == id && pool.cells[slot].slot == slot
      }
      #expect(bound)
    }
  }
}
