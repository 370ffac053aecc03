import Testing

@testable import TileCache

@Suite("Tile cache: decoding")
struct TileCacheDecodingTests {
  /// A cache in whose first frame keys 1, 2, … are wanted with these urgencies, 10 bytes each.
  private func cache(budgetBytes: Int, wanting urgencies: [TileUrgency]) -> TileCache<Int, Int> {
    var cache = TileCache<Int, Int>(budgetBytes: budgetBytes)
    cache.beginFrame()
    for (index, urgency) in urgencies.enumerated() {
      _ = cache.want(index + 1, expectedBytes: 10, urgency: urgency)
    }
    return cache
  }

  private let near = TileUrgency.ahead(distance: 0.5, closingSpeed: 0)
  private let far = TileUrgency.ahead(distance: 2, closingSpeed: 0)

  @Test("the most needed are decoded first, no more than asked for")
  func order() {
    var cache = cache(budgetBytes: 100, wanting: [far, near, .visible, .ahead(distance: 1, closingSpeed: 3), .visible])

    #expect(cache.nextToDecode(limit: 9) == [3, 5, 4, 2, 1])
    #expect(cache.nextToDecode(limit: 2) == [3, 5])
    #expect(cache.nextToDecode(limit: 0) == [])
  }

  @Test("early ones are decoded only while they fit, visible ones always")
  func budget() {
    var roomy = cache(budgetBytes: 29, wanting: [.visible, near, far])
    var tight = cache(budgetBytes: 5, wanting: [.visible, near, .visible])

    #expect(roomy.nextToDecode(limit: 9) == [1, 2])
    #expect(tight.nextToDecode(limit: 9) == [1, 3])
  }

  @Test("a finished visible tile is taken even above the budget, an early one is not")
  func acceptance() {
    var cache = cache(budgetBytes: 10, wanting: [near, .visible, .visible])
    for key in 1...3 { cache.didStart(key) }

    #expect(cache.didFinish(2, token: 2, bytes: 10) == true)
    #expect(cache.didFinish(3, token: 3, bytes: 10) == true)
    #expect(!cache.accepts(1, bytes: 10))
    #expect(cache.didFinish(1, token: 1, bytes: 10) == false)
    #expect(cache.residency(of: 1) == .missing)
    #expect(cache.residentBytes == 20)
  }

  @Test("an early tile that turned out larger than expected is not decoded again while it does not fit")
  func learnsTheSize() {
    var cache = cache(budgetBytes: 25, wanting: [.visible, near])
    cache.didStart(1)
    _ = cache.didFinish(1, token: 1, bytes: 10)
    cache.didStart(2)

    #expect(cache.didFinish(2, token: 2, bytes: 16) == false)

    #expect(cache.nextToDecode(limit: 9) == [])
    cache.budgetBytes = 26
    #expect(cache.nextToDecode(limit: 9) == [2])
  }

  @Test("a late tile that nobody wants is kept only where it costs no other")
  func late() {
    var cache = cache(budgetBytes: 25, wanting: [.visible, .visible, .visible])
    for key in 1...3 { cache.didStart(key) }
    cache.beginFrame()
    _ = cache.want(9, expectedBytes: 10, urgency: .visible)

    #expect(cache.didFinish(1, token: 1, bytes: 10) == true)
    #expect(cache.didFinish(2, token: 2, bytes: 10) == true)
    #expect(cache.didFinish(3, token: 3, bytes: 10) == false)
    #expect(cache.residency(of: 3) == .missing)
  }

  @Test("before the first want of a frame the needs of the frame before stand")
  func betweenFrames() {
    var cache = cache(budgetBytes: 5, wanting: [.visible, near])
    cache.didStart(1)
    cache.didStart(2)

    cache.beginFrame()

    #expect(cache.accepts(1, bytes: 10))
    #expect(!cache.accepts(2, bytes: 10))
    _ = cache.want(9, expectedBytes: 10, urgency: .visible)
    #expect(!cache.accepts(1, bytes: 10))
  }

  @Test("what failed is not tried again until it is forgotten")
  func failure() {
    var cache = cache(budgetBytes: 100, wanting: [.visible])
    cache.didStart(1)

    cache.didFail(1)

    #expect(cache.residency(of: 1) == .failed)
    for _ in 0..<3 { cache.beginFrame() }
    #expect(cache.want(1, expectedBytes: 10, urgency: .visible) == .failed)
    #expect(cache.nextToDecode(limit: 9) == [])
    #expect(cache.forget(1) == nil)
    #expect(cache.nextToDecode(limit: 9) == [1])
  }

  @Test("what workers need not make is named once, and again after it was wanted again")
  func cancellation() {
    var cache = cache(budgetBytes: 100, wanting: [.visible, .visible, .visible])
    for key in [3, 1, 2] { cache.didStart(key) }
    #expect(cache.cancelUnwanted() == [])
    cache.beginFrame()
    _ = cache.want(1, expectedBytes: 10, urgency: .visible)

    #expect(cache.cancelUnwanted() == [3, 2])
    #expect(cache.cancelUnwanted() == [])
    cache.didCancel(3)
    #expect(cache.residency(of: 3) == .missing)
    #expect(cache.decodingCount == 2)
    _ = cache.want(2, expectedBytes: 10, urgency: .visible)
    cache.beginFrame()
    #expect(cache.cancelUnwanted() == [1, 2])
  }

  @Test("a forgotten tile is missing, its token comes back, and what a worker makes of the old file is not taken")
  func forgetting() {
    var cache = cache(budgetBytes: 100, wanting: [.visible, .visible, .visible])
    for key in 1...3 { cache.didStart(key) }
    _ = cache.didFinish(1, token: 11, bytes: 10)

    #expect(cache.forget(1) == 11)
    #expect(cache.forget(2) == nil)
    #expect(cache.forget(3) == nil)

    #expect(cache.residency(of: 1) == .missing)
    #expect(cache.residentBytes == 0)
    #expect(cache.residency(of: 2) == .decoding)
    #expect(cache.didFinish(2, token: 12, bytes: 10) == false)
    cache.didFail(3)
    #expect(cache.nextToDecode(limit: 9) == [1, 2, 3])
  }

  @Test("a picture that was never asked for is not taken")
  func unasked() {
    var cache = cache(budgetBytes: 100, wanting: [.visible])

    #expect(cache.didFinish(1, token: 1, bytes: 10) == false)
    #expect(cache.didFinish(8, token: 1, bytes: 10) == false)
    #expect(cache.residency(of: 1) == .missing)
    #expect(cache.checkInvariants() == [])
  }
}
