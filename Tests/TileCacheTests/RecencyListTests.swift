import CarouselTestSupport
import Testing

@testable import TileCache

@Suite("Recency list")
struct RecencyListTests {
  private func order(_ list: RecencyList) -> [Int] {
    Array(
      sequence(state: list.newest) { next in
        defer { next = next.flatMap(list.before) }
        return next
      }
    ).reversed()
  }

  @Test("an empty list has no ends")
  func empty() {
    let list = RecencyList()

    #expect(list.oldest == nil)
    #expect(list.newest == nil)
  }

  @Test("it stays what an array would be", arguments: 0..<20 as Range<UInt64>)
  func likeAnArray(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var list = RecencyList()
    var model: [Int] = []
    list.reserve(8)

    for _ in 0..<200 {
      let slot = Int.random(in: 0..<8, using: &random)
      if let index = model.firstIndex(of: slot) {
        model.remove(at: index)
        if Bool.random(using: &random) {
          list.touch(slot)
          model.append(slot)
        } else {
          list.remove(slot)
        }
      } else {
        let index = Int.random(in: 0...model.count, using: &random)
        list.insert(slot, after: index == 0 ? nil : model[index - 1])
        model.insert(slot, at: index)
      }

      #expect(order(list) == model)
      #expect(list.oldest == model.first)
    }
  }
}
