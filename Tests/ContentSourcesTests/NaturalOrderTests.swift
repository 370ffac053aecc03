import Testing

@testable import ContentSources

@Suite("Natural order")
struct NaturalOrderTests {
  @Test(
    "names stand as people count",
    arguments: [
      ["a2", "a10", "b1"], ["1", "2", "10", "100"], ["IMG_2.jpg", "img_10.jpg", "IMG_11.jpg"],
      ["a", "a 1", "a 2"], ["x1y2", "x1y10", "x2y1"], ["99999999999999999999", "100000000000000000000"],
      ["1", "01", "001"].sorted(), ["", "a"], ["Äpfel 2", "äpfel 10"],
    ])
  func order(names: [String]) {
    let shuffled = names.reversed() as [String]

    #expect(shuffled.sorted { NaturalOrder($0) < NaturalOrder($1) } == names)
  }

  @Test("it is a strict order: no name precedes itself, and of two that differ exactly one precedes")
  func strict() {
    let names = ["a", "A", "a1", "a01", "a10", "a2", "é", "e\u{301}", "", "1a", "1", "A1", "a 1"]
    for one in names {
      for other in names {
        let (left, right) = (NaturalOrder(one), NaturalOrder(other))
        #expect((left < right) != (right < left) || left == right, "\(one) and \(other)")
        #expect(!(left < right && right < left), "\(one) and \(other)")
      }
    }
  }
}
