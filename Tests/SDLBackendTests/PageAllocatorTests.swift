import CarouselTestSupport
import Testing

@testable import SDLBackend

@Suite("Page allocator")
struct PageAllocatorTests {
  @Test("random giving and taking never overlaps, stays inside and ends empty", arguments: 1...12)
  func agreesWithModel(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var allocator = PageAllocator(width: 512, height: 384)
    var model: [PageAllocator.Region] = []
    for _ in 0..<600 {
      if Int.random(in: 0..<3, using: &random) > 0 || model.isEmpty {
        let isTile = Bool.random(using: &random)
        let width = isTile ? 66 : Int.random(in: 1...200, using: &random)
        let height = isTile ? 42 : Int.random(in: 1...160, using: &random)
        guard let region = allocator.allocate(width: width, height: height) else { continue }
        #expect(region.width == width && region.height == height)
        #expect(region.x >= 0 && region.x + width <= 512 && region.y >= 0 && region.y + height <= 384)
        for other in model { #expect(!overlap(region, other), "seed \(seed): \(region) over \(other)") }
        model.append(region)
      } else {
        allocator.free(model.remove(at: Int.random(in: model.indices, using: &random)))
      }
      allocator.checkInvariants()
      #expect(allocator.usedArea == model.reduce(0) { $0 + $1.width * $1.height })
    }

    for region in model { allocator.free(region) }

    #expect(allocator == PageAllocator(width: 512, height: 384))
    let whole = allocator.allocate(width: 512, height: 384)
    #expect(whole != nil)
  }

  @Test("equal tiles fill a page but for what is left over at its edges")
  func packsEqualTiles() {
    var allocator = PageAllocator(width: 2048, height: 2044)
    var count = 0

    while allocator.allocate(width: 222, height: 126) != nil { count += 1 }

    #expect(count == (2048 / 222) * (2044 / 128))
  }

  @Test("what was freed is given out again to the next of the same size, though the page is full")
  func reusesExactly() throws {
    var allocator = PageAllocator(width: 256, height: 256)
    var regions: [PageAllocator.Region] = []
    while let region = allocator.allocate(width: 64, height: 32) { regions.append(region) }
    let freed = try #require(regions.dropFirst(regions.count / 3).first)

    allocator.free(freed)

    let first = allocator.allocate(width: 64, height: 32)
    let second = allocator.allocate(width: 64, height: 32)
    #expect(first == freed)
    #expect(second == nil)
  }

  @Test("low rectangles take no place on a high shelf while there is room elsewhere")
  func keepsShelvesApart() {
    var allocator = PageAllocator(width: 1024, height: 1024)

    let picture = allocator.allocate(width: 200, height: 200)
    let caption = allocator.allocate(width: 200, height: 20)

    #expect(picture?.y == 0)
    #expect(caption?.y == PageAllocator.shelfHeight(for: 200))
  }

  @Test("nothing larger than the page is given out")
  func refusesTooLarge() {
    var allocator = PageAllocator(width: 100, height: 50)

    let wide = allocator.allocate(width: 101, height: 1)
    let high = allocator.allocate(width: 1, height: 51)

    #expect(wide == nil && high == nil && allocator.isEmpty)
  }

  private func overlap(_ a: PageAllocator.Region, _ b: PageAllocator.Region) -> Bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  }
}
