/// Scales a picture that is handed in row by row: along the row first, then down the columns.
///
/// Each source row is asked for at most twice and in rising order, and nothing is kept of it but one scaled line, so the source
/// may be converted row by row while it is scaled. Colours are multiplied by their alpha while they are averaged: a
/// transparent pixel lends no colour. Costs a few operations a source pixel.
struct AreaScaler {
  /// Two channels a word, each in 32 bits, so that one multiplication weighs both: red and blue, alpha and green.
  private struct Lanes {
    var redBlue: UInt64 = 0
    var alphaGreen: UInt64 = 0
  }

  /// A full channel between the two passes: alpha times colour, each 0…255.
  private static let full: UInt64 = 255 * 255

  private let region: PixelRegion
  private let columns: ScaleTaps
  private let rows: ScaleTaps

  init(region: PixelRegion, width: Int, height: Int) {
    self.region = region
    columns = ScaleTaps(from: region.width, to: width)
    rows = ScaleTaps(from: region.height, to: height)
  }

  /// - Parameter row: gives the whole source row of that index; the pointer is read before the next call.
  func scale(row: (Int) -> UnsafePointer<UInt32>) -> Bitmap {
    let width = columns.taps.count
    let height = rows.taps.count
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      // Neighbouring source rows alternate between two lines, so the row that two result rows share is scaled once.
      var lines = [Lanes](repeating: Lanes(), count: 2 * width)
      var sums = [Lanes](repeating: Lanes(), count: width)
      var held = (-1, -1)
      let reciprocal = Self.reciprocal(of: rows.total)
      lines.withUnsafeMutableBufferPointer { lines in
        sums.withUnsafeMutableBufferPointer { sums in
          let linesBase = lines.baseAddress!
          let sumsBase = sums.baseAddress!
          func line(_ index: Int) -> UnsafePointer<Lanes> {
            let isOdd = index & 1 == 1
            let line = linesBase + (isOdd ? width : 0)
            if (isOdd ? held.1 : held.0) != index {
              scaleLine(row(region.y + index) + region.x, into: line)
              if isOdd { held.1 = index } else { held.0 = index }
            }
            return UnsafePointer(line)
          }
          for (y, tap) in rows.taps.enumerated() {
            sumsBase.update(repeating: Lanes(), count: width)
            Self.add(line(tap.start), weight: tap.first, to: sumsBase, count: width)
            for step in 0..<tap.middleCount {
              Self.add(line(tap.start + 1 + step), weight: tap.middle, to: sumsBase, count: width)
            }
            if tap.last > 0 {
              Self.add(line(tap.start + 1 + tap.middleCount), weight: tap.last, to: sumsBase, count: width)
            }
            Self.store(sumsBase, reciprocal: reciprocal, into: target.baseAddress! + y * width, count: width)
          }
        }
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// One source row, scaled along the row and normalised to `full`.
  private func scaleLine(_ source: UnsafePointer<UInt32>, into line: UnsafeMutablePointer<Lanes>) {
    var common = UInt32.max
    for x in 0..<region.width { common &= source[x] }
    if common >= Channels.opaque {
      scaleLine(into: line, reciprocal: Self.reciprocal(of: columns.total) * 255) { x in Self.opaqueLanes(source[x]) }
    } else {
      scaleLine(into: line, reciprocal: Self.reciprocal(of: columns.total)) { x in Self.weightedLanes(source[x]) }
    }
  }

  @inline(__always)
  private func scaleLine(
    into line: UnsafeMutablePointer<Lanes>, reciprocal: UInt64, lanes: (Int) -> Lanes
  ) {
    columns.taps.withUnsafeBufferPointer { taps in
      for x in 0..<taps.count {
        let tap = taps[x]
        var index = tap.start
        let first = lanes(index)
        var sum = Lanes(redBlue: first.redBlue &* tap.first, alphaGreen: first.alphaGreen &* tap.first)
        if tap.middleCount > 0 {
          var middle = Lanes()
          for _ in 0..<tap.middleCount {
            index &+= 1
            let next = lanes(index)
            middle.redBlue &+= next.redBlue
            middle.alphaGreen &+= next.alphaGreen
          }
          sum.redBlue &+= middle.redBlue &* tap.middle
          sum.alphaGreen &+= middle.alphaGreen &* tap.middle
        }
        if tap.last > 0 {
          let last = lanes(index &+ 1)
          sum.redBlue &+= last.redBlue &* tap.last
          sum.alphaGreen &+= last.alphaGreen &* tap.last
        }
        line[x] = Lanes(
          redBlue: Self.normalised(sum.redBlue, reciprocal), alphaGreen: Self.normalised(sum.alphaGreen, reciprocal))
      }
    }
  }

  @inline(__always)
  private static func opaqueLanes(_ word: UInt32) -> Lanes {
    let word = UInt64(word)
    return Lanes(
      redBlue: (word & 0xFF_0000) << 16 | word & 0xFF, alphaGreen: (word & 0xFF00_0000) << 8 | word >> 8 & 0xFF)
  }

  @inline(__always)
  private static func weightedLanes(_ word: UInt32) -> Lanes {
    let alpha = UInt64(word >> 24)
    let plain = opaqueLanes(word | Channels.opaque)
    return Lanes(redBlue: plain.redBlue &* alpha, alphaGreen: plain.alphaGreen &* alpha)
  }

  private static func add(
    _ line: UnsafePointer<Lanes>, weight: UInt64, to sums: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    for x in 0..<count {
      sums[x].redBlue &+= line[x].redBlue &* weight
      sums[x].alphaGreen &+= line[x].alphaGreen &* weight
    }
  }

  private static func store(
    _ sums: UnsafePointer<Lanes>, reciprocal: UInt64, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for x in 0..<count {
      let redBlue = normalised(sums[x].redBlue, reciprocal)
      let alphaGreen = normalised(sums[x].alphaGreen, reciprocal)
      let alpha = alphaGreen >> 32
      let red = redBlue >> 32
      let green = alphaGreen & 0xFFFF_FFFF
      let blue = redBlue & 0xFFFF_FFFF
      // The reciprocal may be off by a hair, so nearly full counts as full.
      if alpha >= full - 4 {
        target[x] =
          Channels.opaque | UInt32((red &+ 127) / 255) << 16 | UInt32((green &+ 127) / 255) << 8
          | UInt32((blue &+ 127) / 255)
      } else if alpha < 128 {
        target[x] = 0
      } else {
        let half = alpha / 2
        target[x] = Channels.word(
          alpha: UInt32((alpha &+ 127) / 255), red: UInt32(min(255, (red &* 255 &+ half) / alpha)),
          green: UInt32(min(255, (green &* 255 &+ half) / alpha)), blue: UInt32(min(255, (blue &* 255 &+ half) / alpha))
        )
      }
    }
  }

  private static func reciprocal(of total: UInt64) -> UInt64 { (1 << 32 + total / 2) / total }

  @inline(__always)
  private static func normalised(_ lanes: UInt64, _ reciprocal: UInt64) -> UInt64 {
    let half: UInt64 = 1 << 31
    let high = ((lanes >> 32) &* reciprocal &+ half) >> 32
    let low = ((lanes & 0xFFFF_FFFF) &* reciprocal &+ half) >> 32
    return high << 32 | low
  }
}
