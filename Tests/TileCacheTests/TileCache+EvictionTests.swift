import Testing

@testable import TileCache

@Suite("Tile cache: eviction")
struct TileCacheEvictionTests {
  private typealias Cache = TileCache<Int, Int>

  private let near = TileUrgency.ahead(distance: 0.5, closingSpeed: 0)
  private let far = TileUrgency.ahead(distance: 2, closingSpeed: 0)

  /// Runs one frame that wants these keys, each 10 bytes, and has all of them made that the cache names.
  private func frame(_ cache: inout Cache, _ wants: [(Int, TileUrgency)]) {
    cache.beginFrame()
    for (key, urgency) in wants { _ = cache.want(key, expectedBytes: 10, urgency: urgency) }
    for key in cache.nextToDecode(limit: 99) {
      cache.didStart(key)
      _ = cache.didFinish(key, token: key, bytes: 10)
    }
  }

  @Test("what was wanted longest ago goes first, and no more than must")
  func leastRecentFirst() {
    var cache = Cache(budgetBytes: 40)
    frame(&cache, [(1, .visible), (2, .visible), (3, .visible)])
    frame(&cache, [(2, .visible)])
    frame(&cache, [(1, .visible)])
    frame(&cache, [(4, .visible), (5, .visible), (6, .visible)])

    #expect(cache.evictions() == [3, 2])
    #expect(cache.residentBytes == 40)
    #expect(cache.residency(of: 1) == .ready(1))
  }

  @Test("visible tiles stay even when the screen alone is above the budget")
  func visibleStay() {
    var cache = Cache(budgetBytes: 15)
    frame(&cache, [(1, .visible), (2, .visible), (3, .visible)])

    #expect(cache.evictions() == [])
    #expect(cache.residentBytes == 30)
    cache.beginFrame()
    _ = cache.want(2, expectedBytes: 10, urgency: .visible)
    #expect(cache.evictions() == [1, 3])
  }

  @Test("of what is wanted early the least needed goes first")
  func earlyOnes() {
    var cache = Cache(budgetBytes: 40)
    frame(&cache, [(1, far), (2, near), (3, .visible), (4, .visible)])
    cache.budgetBytes = 25

    #expect(cache.evictions() == [1, 2])
    cache.budgetBytes = 0
    #expect(cache.evictions() == [])
  }

  @Test("above the idle budget what nobody has wanted for long goes, the longest unused first")
  func idle() {
    var cache = Cache(budgetBytes: 100)
    cache.idleBudgetBytes = 20
    cache.idleFrames = 3
    frame(&cache, [(1, .visible), (2, .visible)])
    frame(&cache, [(3, .visible), (4, .visible)])
    frame(&cache, [(5, .visible)])
    #expect(cache.evictions() == [], "the first two were wanted two frames ago")
    frame(&cache, [(5, .visible)])
    #expect(cache.evictions() == [])
    frame(&cache, [(5, .visible)])

    #expect(cache.evictions() == [1, 2])
    frame(&cache, [(5, .visible)])
    #expect(cache.evictions() == [3])
    frame(&cache, [(5, .visible)])
    #expect(cache.evictions() == [] && cache.residentBytes == 20, "within the idle budget all stays")
  }

  @Test("room for what is to come is made on request")
  func reserved() {
    var cache = Cache(budgetBytes: 30)
    frame(&cache, [(1, .visible), (2, .visible), (3, .visible)])
    frame(&cache, [(3, .visible)])

    #expect(cache.evictions(reservedBytes: 0) == [])
    #expect(cache.evictions(reservedBytes: 5) == [1])
  }

  @Test("a late tile goes before those that were wanted after it")
  func lateTile() {
    var cache = Cache(budgetBytes: 100)
    cache.beginFrame()
    _ = cache.want(1, expectedBytes: 10, urgency: .visible)
    cache.didStart(1)
    frame(&cache, [(2, .visible)])
    _ = cache.didFinish(1, token: 1, bytes: 10)
    cache.beginFrame()
    cache.budgetBytes = 10

    #expect(cache.evictions() == [1])
  }

  @Test("when textures are lost all tokens come back, and every tile is made again")
  func all() {
    var cache = Cache(budgetBytes: 100)
    frame(&cache, [(1, .visible)])
    frame(&cache, [(2, .visible)])

    #expect(cache.evictAll() == [1, 2])
    #expect(cache.residentBytes == 0)
    #expect(cache.nextToDecode(limit: 9) == [2])
    #expect(cache.checkInvariants() == [])
  }
}
