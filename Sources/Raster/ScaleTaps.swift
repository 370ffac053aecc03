/// For each pixel of one scaled line: which pixels of the source line it is made of, and how much of each.
///
/// Weights are whole numbers that add up to `total` exactly, so that a plain colour stays what it was.
struct ScaleTaps {
  /// A run of source pixels: the first, then `middleCount` of equal weight, then the last where `last` is not 0.
  struct Tap: Equatable {
    var start: Int
    var middleCount: Int
    var first: UInt64
    var middle: UInt64
    var last: UInt64
  }

  /// The longest source line, so that a 16-bit value times `total` stays below 2³².
  static let longestSource = 65_536
  /// The longest scaled line, for the same reason.
  static let longestResult = 32_768

  let taps: [Tap]
  let total: UInt64

  /// Exact coverage where the line gets shorter, linear between pixel centres where it gets longer.
  init(from source: Int, to result: Int) {
    precondition(source > 0 && source <= Self.longestSource, "the source line is out of range")
    precondition(result > 0 && result <= Self.longestResult, "the scaled line is out of range")
    if result <= source {
      taps = (0..<result).map { Self.covering($0, source: source, result: result) }
      total = UInt64(source)
    } else {
      taps = (0..<result).map { Self.between($0, source: source, result: result) }
      total = UInt64(2 * result)
    }
  }

  /// Measured so that a source pixel is `result` long and a result pixel `source` long, all edges are whole numbers.
  private static func covering(_ index: Int, source: Int, result: Int) -> Tap {
    let low = index * source
    let high = low + source
    let start = low / result
    let last = (high - 1) / result
    if start == last {
      return Tap(start: start, middleCount: 0, first: UInt64(source), middle: 0, last: 0)
    }
    return Tap(
      start: start, middleCount: last - start - 1, first: UInt64((start + 1) * result - low), middle: UInt64(result),
      last: UInt64(high - last * result))
  }

  /// The centre of the result pixel falls between two centres of the source; measured in halves of a result pixel.
  private static func between(_ index: Int, source: Int, result: Int) -> Tap {
    let whole = 2 * result
    let place = (2 * index + 1) * source - result
    let start = place / whole
    if place <= 0 || start >= source - 1 {
      return Tap(start: place <= 0 ? 0 : source - 1, middleCount: 0, first: UInt64(whole), middle: 0, last: 0)
    }
    let rest = place - start * whole
    return Tap(start: start, middleCount: 0, first: UInt64(whole - rest), middle: 0, last: UInt64(rest))
  }
}
