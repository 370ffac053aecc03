import Carousel
import Testing

@Suite("Tap pair")
struct TapPairTests {
  private let place = Point(x: 100, y: 100)

  @Test("two taps within 0.3 s on one place are a double tap, and no single one")
  func double() {
    var taps = TapPair(tuning: Tuning())

    let isPair1 = taps.tap(at: place, time: 1)
    #expect(!isPair1)
    let isPair2 = taps.tap(at: Point(x: 130, y: 80), time: 1.25)
    #expect(isPair2)
    let single3 = taps.single(by: 9)
    #expect(taps.due == nil && single3 == nil)
  }

  @Test("a tap that stays alone becomes a single one after 0.3 s, once")
  func single() {
    var taps = TapPair(tuning: Tuning())
    _ = taps.tap(at: place, time: 1)

    let single4 = taps.single(by: 1.29)
    #expect(single4 == nil)
    #expect(taps.due == 1.3)
    let single5 = taps.single(by: 1.3)
    #expect(single5 == place)
    let single6 = taps.single(by: 2)
    #expect(single6 == nil)
  }

  @Test("taps far apart in place or time are no pair", arguments: [(160.0, 0.1), (100.0, 0.4)])
  func apart(x: Double, after delay: Double) {
    var taps = TapPair(tuning: Tuning())
    _ = taps.tap(at: place, time: 1)

    let isPair7 = taps.tap(at: Point(x: x, y: 100), time: 1 + delay)
    #expect(!isPair7)
  }

  @Test("a third tap begins a new pair, and a drag cancels one")
  func third() {
    var taps = TapPair(tuning: Tuning())
    _ = taps.tap(at: place, time: 1)
    _ = taps.tap(at: place, time: 1.1)

    let isPair8 = taps.tap(at: place, time: 1.2)
    #expect(!isPair8)
    taps.cancel()
    let single9 = taps.single(by: 2)
    #expect(single9 == nil)
  }
}
