import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Rest places")
struct RestPlacesTests {
  private static let viewport = 1_280.0

  /// Rows of all kinds: of one width and of many, shorter than the screen and longer.
  private static func sample(
    seed: Int, snap: RowDescription.Snap, align: RowDescription.Align
  ) -> (places: RestPlaces, end: Double) {
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 1...30, using: &random)
    let layout =
      seed % 2 == 0
      ? RowLayout(
        count: count, width: .random(in: 60...900, using: &random), spacing: 16, leading: 40, trailing: 40)
      : RowLayout(
        widths: (0..<count).map { _ in Double.random(in: 60...1_500, using: &random) }, spacing: 16, leading: 40,
        trailing: 40)
    return (
      RestPlaces(layout, snap: snap, align: align, viewport: viewport), max(0, layout.contentLength - viewport)
    )
  }

  private static let aligns: [RowDescription.Align] = [.start, .center, .end]

  @Test(
    "a row rests with the nearest tile aligned or flush with an end, and asking twice changes nothing",
    arguments: 0..<100)
  func tiles(seed: Int) throws {
    let align = Self.aligns[seed % 3]
    let (places, end) = Self.sample(seed: seed, snap: .tile, align: align)
    var random = SeededRandom(seed: UInt64(seed) + 1_000)
    for _ in 0..<20 {
      let landing = Double.random(in: -100...(end + 100), using: &random)

      let place = try #require(places.place(nearest: landing))

      let all = (0..<places.layout.count).map { places.place(aligning: $0) } + [0, end]
      #expect(all.contains { abs($0 - place) < 1e-9 })
      #expect(all.allSatisfy { abs($0 - landing) >= abs(place - landing) - 1e-9 })
      #expect(places.place(nearest: place) == place)
    }
  }

  @Test("a tile stands where it is aligned to, unless that would show a hole")
  func alignment() {
    let layout = RowLayout(count: 10, width: 300, spacing: 16, leading: 40, trailing: 40)
    func place(_ align: RowDescription.Align, _ item: Int) -> Double {
      RestPlaces(layout, snap: .tile, align: align, viewport: Self.viewport).place(aligning: item)
    }

    #expect(layout.start(of: 5) - place(.start, 5) == 40)
    #expect(layout.start(of: 5) + 150 - place(.center, 5) == 640)
    #expect(layout.end(of: 5) - place(.end, 5) == 1_240)
    for align in Self.aligns {
      #expect(place(align, 0) == 0)
      #expect(place(align, 9) == layout.contentLength - Self.viewport)
    }
  }

  @Test("pages follow each other without leaving a tile out, and show whole tiles", arguments: 0..<100)
  func pages(seed: Int) throws {
    let (places, end) = Self.sample(seed: seed, snap: .page, align: .start)
    let layout = places.layout
    var seen = IndexSet(count: layout.count)
    var offset = 0.0
    for _ in 0...layout.count {
      for item in layout.range(from: offset, to: offset + Self.viewport)
      where layout.start(of: item) >= offset && layout.end(of: item) <= offset + Self.viewport + 0.02 {
        seen.insert(item)
      }
      for item in 0..<layout.count where layout.width(of: item) > Self.viewport - 80 { seen.insert(item) }
      let next = try #require(places.place(fromSwipeAt: offset + 1, origin: offset, velocity: 500))
      #expect(next > offset || offset == end)
      offset = next
    }

    #expect(offset == end)
    #expect(seen.isFull, "seed \(seed)")
  }

  @Test("a swipe of one place goes no further than to the next one, in its direction", arguments: 0..<60)
  func oneAtATime(seed: Int) throws {
    let snap: RowDescription.Snap = seed % 2 == 0 ? .tile : .page
    let (places, end) = Self.sample(seed: seed, snap: snap, align: Self.aligns[seed % 3])
    var random = SeededRandom(seed: UInt64(seed) + 2_000)
    for _ in 0..<20 {
      let origin = try #require(places.place(nearest: .random(in: 0...max(end, 1), using: &random)))
      let offset = Double.random(in: 0...max(end, 1), using: &random)

      let forward = try #require(places.place(fromSwipeAt: offset, origin: origin, velocity: 3_000))
      let back = try #require(places.place(fromSwipeAt: offset, origin: origin, velocity: -3_000))
      let still = try #require(places.place(fromSwipeAt: offset, origin: origin, velocity: 0))

      #expect(forward >= still - 1e-9 && still >= back - 1e-9)
      // Between the two there is the origin, and nothing else.
      let between = try #require(places.place(nearest: (back + forward) / 2))
      #expect(between >= back && between <= forward)
      if offset > origin + 1 { #expect(back <= offset && (forward >= offset || forward > origin)) }
    }
  }

  @Test("a row that is shorter than the screen has one place", arguments: aligns)
  func short(align: RowDescription.Align) {
    for snap in [RowDescription.Snap.tile, .page] {
      let layout = RowLayout(count: 2, width: 300, spacing: 16, leading: 40, trailing: 40)
      let places = RestPlaces(layout, snap: snap, align: align, viewport: Self.viewport)
      #expect(places.place(nearest: 300) == 0)
      #expect(places.place(fromSwipeAt: 80, origin: 0, velocity: 4_000) == 0)
    }
  }

  @Test("a row without items and one that rests anywhere have no places")
  func none() {
    let empty = RowLayout(count: 0, width: 352, spacing: 16, leading: 40, trailing: 40)
    let free = RowLayout(count: 9, width: 352, spacing: 16, leading: 40, trailing: 40)
    #expect(RestPlaces(empty, snap: .tile, align: .start, viewport: 1_280).place(nearest: 10) == nil)
    #expect(RestPlaces(free, snap: .none, align: .start, viewport: 1_280).place(nearest: 10) == nil)
  }
}

/// Which of the first so many numbers were seen.
private struct IndexSet {
  private var seen: [Bool]
  init(count: Int) { seen = Array(repeating: false, count: count) }
  mutating func insert(_ index: Int) { seen[index] = true }
  var isFull: Bool { seen.allSatisfy { $0 } }
}
