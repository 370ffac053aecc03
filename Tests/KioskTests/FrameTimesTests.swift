import Testing

@testable import Kiosk

@Suite("Frame times")
struct FrameTimesTests {
  private func times(_ frames: FrameTimes, _ count: Int) -> [Double] {
    var frames = frames
    return (0..<count).map { _ in frames.next() }
  }

  @Test("even frames stand on a grid that does not drift", arguments: [30.0, 60, 144])
  func even(hz: Double) {
    let found = times(.even(hz: hz), 1001)

    #expect(found[0] == 0 && found[1] == 1 / hz && found[1000] == 1000 / hz)
  }

  @Test("ragged frames are 4 to 40 ms apart but for one stall of 400 ms, and alike for a seed", arguments: 0..<8)
  func ragged(seed: UInt64) {
    let found = times(.ragged(seed: seed), 500)

    let steps = zip(found.dropFirst(), found).map { $0 - $1 }
    #expect(found[0] == 0 && found == times(.ragged(seed: seed), 500))
    #expect(steps.filter { $0 > 0.3 }.count == 1 && abs(steps.max()! - 0.4) < 1e-9)
    #expect(steps.filter { $0 < 0.3 }.allSatisfy { $0 >= 0.004 - 1e-9 && $0 < 0.04 + 1e-9 })
    #expect(found[steps.firstIndex { $0 > 0.3 }!] < 1)
    #expect(found != times(.ragged(seed: seed + 100), 500))
  }
}
