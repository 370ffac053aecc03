import CarouselTestSupport
import Testing

@testable import Carousel

@Suite("Rubber band")
struct RubberBandTests {
  private let band = RubberBand(stiffness: 0.55, length: 1280)

  @Test("gives way with its stiffness at first, less and less after, and never by more than the viewport")
  func stretches() {
    #expect(abs(band.stretch(forPull: 0.001) / 0.001 - 0.55) < 1e-5)
    var last = 0.0
    var lastStep = Double.infinity
    for pull in stride(from: 10.0, through: 20_000, by: 10) {
      let stretch = band.stretch(forPull: pull)
      #expect(stretch > last)
      #expect(stretch - last < lastStep)
      #expect(stretch < 1280)
      lastStep = stretch - last
      last = stretch
    }
  }

  @Test("follows the published formula")
  func formula() {
    let expected: Double = (1 - 1 / (300 * 0.55 / 1280 + 1)) * 1280

    #expect(abs(band.stretch(forPull: 300) - expected) < 1e-9)
  }

  @Test("pull is the inverse of stretch", arguments: [0.5, 10, 250, 1_000, 5_000])
  func inverse(pull: Double) {
    #expect(abs(band.pull(forStretch: band.stretch(forPull: pull)) - pull) < 1e-6)
  }

  @Test("a pull inward, none, and a viewport of no length stretch nothing")
  func nothing() {
    #expect(band.stretch(forPull: -5) == 0)
    #expect(band.stretch(forPull: 0) == 0)
    #expect(band.pull(forStretch: -1) == 0)
    #expect(RubberBand(stiffness: 0.55, length: 0).stretch(forPull: 50) == 0)
  }

  @Test(
    "offset and position are each other's inverse on both sides of the limits",
    arguments: [-800, -3, 0, 250, 500, 512, 2_000])
  func offsets(position: Double) {
    let offset = band.offset(forPosition: position, in: 0...500)

    #expect(abs(band.position(forOffset: offset, in: 0...500) - position) < 1e-6)
    if (0...500).contains(position) { #expect(offset == position) }
    #expect(offset >= min(0, position) && offset <= max(500, position))
  }
}
