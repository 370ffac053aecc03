import Testing

@testable import TileCache

@Suite("Tile cache")
struct TileCacheTests {
  @Test("a tile is missing, then decoding, then ready with its token")
  func lifeOfATile() {
    var cache = TileCache<String, Int>(budgetBytes: 100)
    cache.beginFrame()

    #expect(cache.want("a", expectedBytes: 10, urgency: .visible) == .missing)
    #expect(cache.nextToDecode(limit: 4) == ["a"])
    cache.didStart("a")
    #expect(cache.residency(of: "a") == .decoding)
    #expect(cache.nextToDecode(limit: 4) == [])
    #expect(cache.didFinish("a", token: 7, bytes: 12) == true)
    #expect(cache.residency(of: "a") == .ready(7))
    #expect(cache.residentBytes == 12)
    cache.beginFrame()
    #expect(cache.want("a", expectedBytes: 10, urgency: .visible) == .ready(7))
  }

  @Test("a key wanted by two tiles is decoded once, with the greater urgency and size")
  func wantedTwice() {
    var cache = TileCache<String, Int>(budgetBytes: 100)
    cache.beginFrame()
    _ = cache.want("a", expectedBytes: 90, urgency: .ahead(distance: 1, closingSpeed: 0))
    _ = cache.want("b", expectedBytes: 20, urgency: .ahead(distance: 0.5, closingSpeed: 0))

    _ = cache.want("a", expectedBytes: 10, urgency: .visible)

    #expect(cache.nextToDecode(limit: 4) == ["a"])
    #expect(cache.checkInvariants() == [])
  }

  @Test("a missing tile that nobody wants is not remembered")
  func forgetsTheUnwanted() {
    var cache = TileCache<Int, Int>(budgetBytes: 100)

    for key in 0..<1000 {
      cache.beginFrame()
      _ = cache.want(key, expectedBytes: 10, urgency: .visible)
    }

    #expect(cache.slots.count <= 2)
    #expect(cache.policy.entries.count <= 3)
  }

  @Test("frames in which all is ready keep the memory they have")
  func steadyFrames() {
    var cache = TileCache<Int, Int>(budgetBytes: 1000)
    func steadyFrame() -> Bool {
      cache.beginFrame()
      var isReady = true
      for key in 0..<30 {
        if case .ready = cache.want(key, expectedBytes: 10, urgency: .visible) {} else { isReady = false }
      }
      return isReady && cache.evictions().isEmpty && cache.cancelUnwanted().isEmpty
        && cache.nextToDecode(limit: 4).isEmpty
    }
    _ = steadyFrame()
    for key in cache.nextToDecode(limit: 30) {
      cache.didStart(key)
      _ = cache.didFinish(key, token: key, bytes: 10)
    }
    _ = steadyFrame()
    func storage() -> [UnsafeRawPointer?] {
      [
        cache.policy.entries.withUnsafeBytes { $0.baseAddress },
        cache.policy.wanted.withUnsafeBytes { $0.baseAddress },
        cache.policy.wantedBefore.withUnsafeBytes { $0.baseAddress },
      ]
    }
    let before = storage()

    #expect(steadyFrame() == true)
    #expect(steadyFrame() == true)

    #expect(storage() == before)
  }
}
