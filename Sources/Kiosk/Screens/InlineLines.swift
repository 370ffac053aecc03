/// Up to three pieces of text with the space above each, without an array.
struct InlineLines: Sequence, IteratorProtocol {
  typealias Element = (asset: AssetID?, gap: Double)
  let first: Element
  let second: Element
  let third: Element
  private var position = 0

  init(first: Element, second: Element, third: Element) {
    self.first = first
    self.second = second
    self.third = third
  }

  mutating func next() -> Element? {
    defer { position += 1 }
    switch position {
    case 0: return first
    case 1: return second
    case 2: return third
    default: return nil
    }
  }
}
