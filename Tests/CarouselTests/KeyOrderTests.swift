import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Key order")
struct KeyOrderTests {
  @Test("is that of a stable sort, frame after frame", arguments: 0..<50)
  func sorts(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var order = KeyOrder()
    for _ in 0..<10 {
      let mask = [UInt32(0), 0x3, 0xF_00FF, .max].randomElement(using: &random)!
      let count = Int.random(in: 0...300, using: &random)
      let keys = ContiguousArray((0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) & mask })

      order.sort(keys)

      let expected = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      #expect(order.indices.map { Int($0) } == expected)
    }
  }
}
