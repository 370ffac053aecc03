import Testing

@testable import Raster

@Suite("Scaling")
struct BitmapScalingTests {
  static let seeds: [UInt64] = Array(1...24)

  @Test("a plain picture keeps its colour at every size", arguments: seeds)
  func plain(seed: UInt64) {
    var random = RandomPictures(seed: seed)
    let alphas: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0x8000_0000, 0x4000_0000]
    let color = UInt32(random.number(0...0xFF_FFFF)) | alphas[Int(seed) % 4]
    let source = Bitmap(width: random.number(1...90), height: random.number(1...90), filledWith: color)

    let result = source.scaled(toWidth: random.number(1...120), height: random.number(1...120))

    #expect(result.pixels.allSatisfy { $0 == color }, "\(String(color, radix: 16)) became \(result.pixels[0])")
  }

  @Test("making smaller is the exact mean of what each pixel covers", arguments: seeds)
  func exact(seed: UInt64) {
    var random = RandomPictures(seed: seed)
    let source = random.picture(
      width: random.number(1...60), height: random.number(1...60), isOpaque: seed % 2 == 0)
    let width = random.number(1...source.width)
    let height = random.number(1...source.height)

    let result = source.scaled(toWidth: width, height: height)

    for y in 0..<height {
      for x in 0..<width {
        let exact = mean(of: source, x: x, y: y, width: width, height: height)
        let actual = channels(result[x, y])
        #expect(abs(exact[0] - Double(actual[0])) < 0.52, "alpha at \(x), \(y)")
        if exact[0] >= 1 {
          for channel in 1...3 {
            #expect(abs(exact[channel] - Double(actual[channel])) < 0.6, "channel \(channel) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test("the mean of the whole stays within 1", arguments: seeds)
  func wholeMean(seed: UInt64) {
    var random = RandomPictures(seed: seed)
    let source = random.picture(width: random.number(1...100), height: random.number(1...100), isOpaque: true)

    let result = source.scaled(toWidth: random.number(1...source.width), height: random.number(1...source.height))

    for (before, after) in zip(channels(source.averageColor), channels(result.averageColor)) {
      #expect(abs(before - after) <= 1)
    }
  }

  @Test("the same size is the same picture, with alpha and without")
  func identity() {
    var random = RandomPictures(seed: 7)
    let source = random.picture(width: 33, height: 21, isOpaque: false)

    #expect(source.scaled(toWidth: 33, height: 21) == source)
  }

  @Test("one side may shrink while the other grows")
  func mixed() {
    let source = Bitmap(width: 4, height: 1, pixels: [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])

    let result = source.scaled(toWidth: 2, height: 3)

    #expect(
      result.pixels == [
        0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF,
      ])
  }

  @Test("making larger is linear between pixel centres")
  func linear() {
    let source = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFC8_C8C8])

    let result = source.scaled(toWidth: 4, height: 1)

    #expect(result.pixels == [0xFF00_0000, 0xFF32_3232, 0xFF96_9696, 0xFFC8_C8C8])
  }

  @Test("a clear pixel lends no colour")
  func premultiplied() {
    let source = Bitmap(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0x00FF_0000])

    let result = source.scaled(toWidth: 1, height: 1)

    #expect(result.pixels == [0x80FF_FFFF])
  }

  @Test("a region is scaled as if nothing else were there", arguments: seeds)
  func region(seed: UInt64) {
    var random = RandomPictures(seed: seed)
    let source = random.picture(width: 40, height: 30, isOpaque: false)
    let x = random.number(0...39)
    let y = random.number(0...29)
    let region = PixelRegion(x: x, y: y, width: random.number(1...40 - x), height: random.number(1...30 - y))
    let width = random.number(1...50)
    let height = random.number(1...50)

    let result = source.scaled(region, toWidth: width, height: height)

    #expect(result == source.cropped(to: region).scaled(toWidth: width, height: height))
  }

  @Test("rows are asked for in rising order, each at most twice")
  func rowOrder() {
    var random = RandomPictures(seed: 3)
    let source = random.picture(width: 8, height: 50, isOpaque: true)
    for height in [1, 7, 49, 50, 51, 170] {
      var asked: [Int] = []
      let whole = PixelRegion(x: 0, y: 0, width: 8, height: 50)

      let result = source.pixels.withUnsafeBufferPointer { pixels in
        Bitmap.scaled(whole, toWidth: 5, height: height) { row in
          asked.append(row)
          return pixels.baseAddress! + row * 8
        }
      }

      #expect(result == source.scaled(toWidth: 5, height: height))
      #expect(asked == asked.sorted())
      #expect(Set(asked).allSatisfy { row in asked.count { $0 == row } <= 2 })
    }
  }

  @Test("the longest line does not overflow")
  func longest() {
    let source = Bitmap(width: 65_536, height: 1, filledWith: 0xFFFF_FEFD)

    #expect(source.scaled(toWidth: 3, height: 1).pixels == [0xFFFF_FEFD, 0xFFFF_FEFD, 0xFFFF_FEFD])
    #expect(source.scaled(toWidth: 1, height: 2).pixels == [0xFFFF_FEFD, 0xFFFF_FEFD])
  }

  /// Alpha, red, green, blue of one result pixel, computed slowly and plainly.
  private func mean(of source: Bitmap, x: Int, y: Int, width: Int, height: Int) -> [Double] {
    let left = Double(x * source.width) / Double(width)
    let right = Double((x + 1) * source.width) / Double(width)
    let top = Double(y * source.height) / Double(height)
    let bottom = Double((y + 1) * source.height) / Double(height)
    var sums = [0.0, 0.0, 0.0, 0.0]
    for row in 0..<source.height {
      let down = min(bottom, Double(row + 1)) - max(top, Double(row))
      if down <= 0 { continue }
      for column in 0..<source.width {
        let across = min(right, Double(column + 1)) - max(left, Double(column))
        if across <= 0 { continue }
        let word = channels(source[column, row])
        let weight = across * down * Double(word[0])
        sums[0] += weight
        for channel in 1...3 { sums[channel] += weight * Double(word[channel]) }
      }
    }
    let area = (right - left) * (bottom - top)
    if sums[0] == 0 { return [0, 0, 0, 0] }
    return [sums[0] / area, sums[1] / sums[0], sums[2] / sums[0], sums[3] / sums[0]]
  }
}
