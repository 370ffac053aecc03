import Testing

@testable import TileCache

@Suite("Tile policy: invariants")
struct TilePolicyInvariantsTests {
  typealias Cache = TileCache<Int, Int>

  private func soundCache() -> Cache {
    var cache = Cache(budgetBytes: 100)
    cache.beginFrame()
    for key in 1...3 { _ = cache.want(key, expectedBytes: 10, urgency: .visible) }
    for key in 1...2 { cache.didStart(key) }
    _ = cache.didFinish(1, token: 1, bytes: 10)
    return cache
  }

  // Not inside @Test(arguments:), where closures crash the compiler of Swift 6.0.3.
  static let damages: [@Sendable (inout Cache) -> Void] = [
    { $0.policy.residentBytes += 1 },
    { $0.policy.decoding.removeAll() },
    { $0.policy.wanted.removeLast() },
    { $0.policy.freeSlots.append(0) },
    { $0.policy.recency = RecencyList() },
    { $0.policy.entries[0].wantedFrame = 7 },
    { $0.policy.entries[1].state = .missing },
    { $0.policy.entries[0].isOutdated = true },
    { $0.slots[9] = 0 },
    { $0.tokens[0] = nil },
    { $0.keys[2] = nil },
  ]

  @Test("a sound cache breaks no rule")
  func sound() {
    #expect(soundCache().checkInvariants() == [])
  }

  @Test("each kind of damage is seen", arguments: damages.indices)
  func damaged(index: Int) {
    var cache = soundCache()

    Self.damages[index](&cache)

    #expect(cache.checkInvariants() != [])
  }
}
