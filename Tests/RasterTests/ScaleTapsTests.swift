import Testing

@testable import Raster

@Suite("Scale taps")
struct ScaleTapsTests {
  @Test("weights add up to the total and stay inside the source", arguments: 1...40)
  func sums(source: Int) {
    for result in 1...90 {
      let taps = ScaleTaps(from: source, to: result)

      #expect(taps.taps.count == result)
      for tap in taps.taps {
        #expect(tap.first + UInt64(tap.middleCount) * tap.middle + tap.last == taps.total)
        let end = tap.start + tap.middleCount + (tap.last > 0 ? 1 : 0)
        #expect(tap.start >= 0 && end < source)
      }
    }
  }

  @Test("every source pixel has the same share in what is made smaller", arguments: 1...40)
  func shares(source: Int) {
    for result in 1...source {
      var shares = [UInt64](repeating: 0, count: source)

      for tap in ScaleTaps(from: source, to: result).taps {
        shares[tap.start] += tap.first
        for step in 0..<tap.middleCount { shares[tap.start + 1 + step] += tap.middle }
        if tap.last > 0 { shares[tap.start + 1 + tap.middleCount] += tap.last }
      }

      #expect(shares.allSatisfy { $0 == UInt64(result) })
    }
  }
}
