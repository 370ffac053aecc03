import Testing

@testable import TileCache

@Suite("Tile need")
struct TileNeedTests {
  private func need(_ urgency: TileUrgency, _ sequence: Int = 0) -> TileNeed {
    TileNeed(urgency, sequence: sequence)
  }

  @Test("a visible tile comes before one that is about to show")
  func visibleFirst() {
    #expect(need(.visible, 9) < need(.ahead(distance: 0, closingSpeed: 100), 0))
  }

  @Test("a tile far ahead in a fast row comes before a near one in a row at rest")
  func fastRowFirst() {
    #expect(need(.ahead(distance: 1, closingSpeed: 4), 1) < need(.ahead(distance: 0.2, closingSpeed: 0), 0))
  }

  @Test("in one row the nearer tile comes first")
  func nearerFirst() {
    #expect(need(.ahead(distance: 0.5, closingSpeed: 2), 1) < need(.ahead(distance: 1, closingSpeed: 2), 0))
    #expect(need(.ahead(distance: 0.5, closingSpeed: 0), 1) < need(.ahead(distance: 1, closingSpeed: 0), 0))
  }

  @Test("a row that moves away counts as one at rest")
  func movingAway() {
    #expect(need(.ahead(distance: 0.5, closingSpeed: -3), 1) < need(.ahead(distance: 1, closingSpeed: 0), 0))
  }

  @Test("a creeping row far away does not come before a tile next to the screen")
  func creepingRow() {
    #expect(need(.ahead(distance: 0.1, closingSpeed: 0), 1) < need(.ahead(distance: 1, closingSpeed: 0.01), 0))
  }

  @Test("equal needs keep the order in which they were named")
  func stable() {
    #expect(need(.visible, 1) < need(.visible, 2))
    #expect(!(need(.visible, 2) < need(.visible, 1)))
    // What a tile would say of its distance is not asked while it can be seen.
    #expect(need(TileUrgency(isVisible: true, distance: 3, closingSpeed: -1), 1) < need(.visible, 2))
  }

  @Test("numbers that are none still give an order")
  func notANumber() {
    let a = need(.ahead(distance: .nan, closingSpeed: .nan), 1)
    let b = need(.ahead(distance: .nan, closingSpeed: 1), 2)
    let c = need(.ahead(distance: 1, closingSpeed: 1), 3)

    for (x, y) in [(a, b), (b, c), (a, c)] { #expect((x < y) != (y < x)) }
    #expect([a, b, c].sorted() == [c, b, a].sorted())
  }
}
