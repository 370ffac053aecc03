import CarouselTestSupport
import Testing

@Suite("Shrinking")
struct ShrinkingTests {
  @Test("only the commands that the fault needs are left, in their order")
  func keepsTheCulprits() {
    let shortest = shrink(Array(0..<100)) { list in
      guard let first = list.firstIndex(of: 17), let second = list.firstIndex(of: 80) else { return false }
      return first < second
    }

    #expect(shortest == [17, 80])
  }
}
