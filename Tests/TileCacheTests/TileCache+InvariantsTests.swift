import Testing

@testable import TileCache

@Suite("Tile cache: invariants")
struct TileCacheInvariantsTests {
  private func soundCache() -> TileCache<Int, Int> {
    var cache = TileCache<Int, Int>(budgetBytes: 100)
    cache.beginFrame()
    for key in 1...3 { _ = cache.want(key, expectedBytes: 10, urgency: .visible) }
    for key in 1...2 { cache.didStart(key) }
    _ = cache.didFinish(1, token: 1, bytes: 10)
    return cache
  }

  @Test("a sound cache breaks no rule")
  func sound() {
    #expect(soundCache().checkInvariants() == [])
  }

  @Test(
    "each kind of damage is seen",
    arguments: [
      { $0.residentBytes += 1 }, { $0.decoding.removeAll() }, { $0.wanted.removeLast() }, { $0.slots[9] = 0 },
      { $0.freeSlots.append(0) }, { $0.recency = RecencyList() }, { $0.entries[0].wantedFrame = 7 },
      { $0.entries[1].residency = .missing }, { $0.entries[0].isOutdated = true },
    ] as [@Sendable (inout TileCache<Int, Int>) -> Void])
  func damaged(damage: @Sendable (inout TileCache<Int, Int>) -> Void) {
    var cache = soundCache()

    damage(&cache)

    #expect(cache.checkInvariants() != [])
  }
}
