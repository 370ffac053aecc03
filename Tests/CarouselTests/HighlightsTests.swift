import Testing

@testable import Carousel

@Suite("Highlights")
struct HighlightsTests {
  private let vase = ItemIdentity(category: "a", row: "b", item: "vase")
  private let bowl = ItemIdentity(category: "a", row: "b", item: "bowl")

  private func amount(_ highlights: Highlights, _ item: ItemIdentity, at time: Double) -> Double {
    highlights.amount(of: item, at: time)
  }

  @Test("belong to one item alone, whole identity counted")
  func identity() {
    var highlights = Highlights()

    highlights.raise(vase, start: 0, duration: 0, at: 0)

    #expect(amount(highlights, vase, at: 1) == 1)
    #expect(amount(highlights, bowl, at: 1) == 0)
    #expect(amount(highlights, ItemIdentity(category: "a", row: "x", item: "vase"), at: 1) == 0)
    #expect(amount(highlights, ItemIdentity(category: "x", row: "b", item: "vase"), at: 1) == 0)
  }

  @Test("come after their delay, go from where they are, and are forgotten when gone")
  func comesAndGoes() {
    var highlights = Highlights()
    highlights.raise(vase, start: 0.05, duration: 0.1, at: 0)
    #expect(amount(highlights, vase, at: 0.05) == 0)
    #expect(abs(amount(highlights, vase, at: 0.1) - 0.5) < 1e-9)
    let changes = highlights.settle(at: 0.1)
    #expect(changes)

    highlights.lower(vase, duration: 0.2, at: 0.1)
    #expect(abs(amount(highlights, vase, at: 0.1) - 0.5) < 1e-9)
    #expect(abs(amount(highlights, vase, at: 0.15) - 0.25) < 1e-9)

    let changesStill = highlights.settle(at: 0.3)
    #expect(!changesStill)
    #expect(highlights.isEmpty)
  }

  @Test("once raised they stay, without asking for frames")
  func stays() {
    var highlights = Highlights()
    highlights.raise(vase, start: 0, duration: 0.1, at: 0)

    let changes = highlights.settle(at: 0.2)
    #expect(!changes)
    #expect(amount(highlights, vase, at: 60) == 1)
  }

  @Test("a touch too short to be seen still shows, one that was never begun leaves nothing")
  func short() {
    var highlights = Highlights()
    highlights.raise(vase, start: 0.05, duration: 0.1, at: 0)
    highlights.lower(vase, atLeast: 0.6, duration: 0.2, at: 0.02)
    #expect(amount(highlights, vase, at: 0.02) == 0.6)

    highlights.raise(bowl, start: 0.05, duration: 0.1, at: 0)
    highlights.lower(bowl, duration: 0.2, at: 0.02)

    #expect(amount(highlights, bowl, at: 0.2) == 0)
  }
}
