import CarouselTestSupport
import Testing

@testable import Carousel

/// Does anything at any time: ten fingers, keys, frames, commands, content that changes; see `Monkey`.
@Suite("Engine: monkey")
struct EngineMonkeyTests {
  @Test("whatever comes, the rules hold, the delegate is told the truth, and all comes to rest", arguments: 0..<8)
  func anything(seed: Int) {
    let monkey = Monkey(seed: UInt64(seed))
    monkey.play(samples: 4_000)
    monkey.rest()
    #expect(monkey.faults.isEmpty)
    #expect(monkey.carousel.engine.cellCounts.bound > 0 || monkey.source.categories.allSatisfy(\.rows.isEmpty))
  }

  @Test("200,000 readings break no rule and go the way that is on record, in any build")
  func long() {
    let monkey = Monkey(seed: MonkeyRun.seed)
    monkey.play(samples: MonkeyRun.samples)
    monkey.rest()
    #expect(monkey.faults.isEmpty)
    #expect(MonkeyRun.name(of: monkey.hash.value) == MonkeyRun.hash)
  }

  @Test("a recorder notices each breach of the contract")
  func recorder() {
    let source = GridSource(categories: 1, rows: 1, items: 8)
    let recorder = CallRecorder(source)
    let carousel = CarouselView(
      measures: Measures(viewport: Size(width: 1280, height: 720)), dataSource: source, delegate: nil)
    carousel.update(to: 0)
    let cell = carousel.visibleCells[0]
    func faults(_ act: () -> Void) -> Int {
      let before = recorder.faults.count
      act()
      return recorder.faults.count - before
    }

    #expect(faults { recorder.check(carousel) } == 1)
    #expect(faults { recorder.carousel(carousel, didEndDisplaying: cell) } == 1)
    #expect(faults { recorder.carousel(carousel, willDisplay: cell) } == 0)
    #expect(faults { recorder.carousel(carousel, willDisplay: cell) } == 1)
    #expect(faults { recorder.carousel(carousel, didScroll: .strip, to: 1) } == 1)
    recorder.carousel(carousel, didBeginScrolling: .strip)
    #expect(faults { recorder.carousel(carousel, didBeginScrolling: .strip) } == 1)
    recorder.isSilenced = true
    #expect(faults { recorder.carousel(carousel, didChangeCategory: 0) } == 1)
    recorder.isSilenced = false
    source.recycle(slot: cell.slot)
    #expect(faults { recorder.carousel(carousel, didEndDisplaying: cell) } == 1)
  }

  @Test("one hundredth of a point changes the number that stands for a run, a thousandth of it does not")
  func hash() {
    func hash(_ place: Double) -> UInt64 {
      var hash = StateHash()
      hash.add(place)
      return hash.value
    }
    #expect(hash(1.01) != hash(1.02) && hash(1.01) == hash(1.010_01) && hash(0) == hash(-0.0))
  }
}
