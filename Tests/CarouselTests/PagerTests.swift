import Carousel
import CarouselTestSupport
import Testing

@Suite("Pager")
struct PagerTests {
  private let tuning = Tuning()

  private func pager(at index: Int = 2, count: Int = 5) -> Pager {
    Pager(count: count, pageLength: 1000, gap: 16, index: index, at: 0, tuning: tuning)
  }

  /// Drags by `distance` in `duration` and lets go with the speed that this gives; returns the pager when all is still.
  private func swiped(_ start: Pager, by distance: Double, in duration: Double, velocity: Double? = nil) -> Pager {
    var pager = start
    pager.hold(at: 0)
    pager.beginDrag(at: 0.01)
    pager.drag(by: distance)
    pager.release(velocity: velocity ?? distance / duration, at: duration)
    pager.advance(to: 5)
    return pager
  }

  @Test("pages stand 16 points apart, and one fills the viewport")
  func places() {
    let pager = pager()

    #expect(pager.index == 2 && pager.shift(of: 2) == 0 && pager.shift(of: 3) == 1016)
    #expect(pager.visible == 2..<3)
  }

  @Test("a quick swipe turns one page whichever way it went, however short", arguments: [30.0, 400.0, 900.0])
  func flicks(distance: Double) {
    #expect(swiped(pager(), by: distance, in: 0.2).position == 3)
    #expect(swiped(pager(), by: -distance, in: 0.2).position == 1)
  }

  @Test("a slow swipe turns when it passed half of the page, and else comes back")
  func slow() {
    #expect(swiped(pager(), by: 480, in: 0.8, velocity: 0).position == 2)
    #expect(swiped(pager(), by: 540, in: 0.8, velocity: 0).position == 3)
    #expect(swiped(pager(), by: -540, in: 0.8, velocity: 0).position == 1)
  }

  @Test("the fastest swipe turns one page, also toward the ends", arguments: [1, 2, 3])
  func fastest(from index: Int) {
    #expect(swiped(pager(at: index), by: 300, in: 0.05, velocity: 8_000).position == Double(index + 1))
    #expect(swiped(pager(at: index), by: -300, in: 0.05, velocity: -8_000).position == Double(index - 1))
  }

  @Test("on its way to a page it never passes it", arguments: [50.0, 500, 2_000, 8_000])
  func noSwing(velocity: Double) {
    var pager = pager()
    pager.hold(at: 0)
    pager.beginDrag(at: 0.01)
    pager.drag(by: 200)
    pager.release(velocity: velocity, at: 0.1)

    var last = pager.position
    for step in 1...300 {
      pager.advance(to: 0.1 + Double(step) / 120)
      #expect(pager.position >= last - 1e-9 && pager.position <= 3 + 1e-9)
      last = pager.position
    }
    #expect(pager.position == 3)
  }

  @Test("the ends give way like a rubber band and pull back")
  func ends() {
    var pager = pager(at: 0)
    pager.hold(at: 0)
    pager.beginDrag(at: 0.01)
    pager.drag(by: -400)

    #expect(pager.body.offset < -50 && pager.body.offset > -400)
    pager.release(velocity: -2_000, at: 0.2)
    pager.advance(to: 3)
    #expect(pager.position == 0)
  }

  @Test("flicks add up, a page each, also while the last one is on its way")
  func repeated() {
    var pager = pager(at: 0)
    var time = 0.0
    for _ in 0..<3 {
      pager.hold(at: time)
      pager.beginDrag(at: time + 0.02)
      pager.drag(by: 150)
      pager.release(velocity: 2_000, at: time + 0.08)
      time += 0.16
      pager.advance(to: time)
    }
    pager.advance(to: 5)

    #expect(pager.position == 3)
  }

  @Test("a finger that stops a page and lifts leaves the nearest one")
  func stopped() {
    var pager = pager()
    pager.scroll(to: 3, at: 0)
    pager.advance(to: 0.4)
    let speed1 = pager.hold(at: 0.4)
    #expect(speed1 > 0)
    pager.cancel(at: 0.5)
    pager.advance(to: 3)

    #expect(pager.position == 3)
  }

  @Test("the page it is on its way to counts as shown, and under a finger the nearest one")
  func index() {
    var pager = pager()
    pager.scroll(to: 3, at: 0)
    pager.advance(to: 0.02)
    #expect(pager.index == 3 && pager.visible == 2..<4)

    pager.jump(to: 4)
    #expect(pager.index == 4 && pager.visible == 4..<5)
  }

  @Test("the visible pages are those that touch the viewport, and their gap alone is none", arguments: 1...50)
  func visible(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var pager = pager(at: Int.random(in: 0..<5, using: &random))
    pager.hold(at: 0)
    pager.beginDrag(at: 0.01)
    pager.drag(by: Double.random(in: -1_500...1_500, using: &random))

    let touching = (0..<5).filter { pager.shift(of: $0) < 1000 && pager.shift(of: $0) + 1000 > 0 }
    #expect(Array(pager.visible) == touching, "seed \(seed)")
  }

  @Test("one page alone only gives way")
  func alone() {
    #expect(swiped(pager(at: 0, count: 1), by: 300, in: 0.1).position == 0)
  }
}
