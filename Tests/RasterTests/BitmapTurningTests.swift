import Testing

@testable import Raster

@Suite("Turning")
struct BitmapTurningTests {
  /// A 3 × 2 picture stored as `123 / 456`, and how it must look for each EXIF value (written by hand from the standard).
  static let table: [(Orientation, width: Int, rows: [UInt32])] = [
    (.upright, 3, [1, 2, 3, 4, 5, 6]),
    (.mirrored, 3, [3, 2, 1, 6, 5, 4]),
    (.upsideDown, 3, [6, 5, 4, 3, 2, 1]),
    (.flipped, 3, [4, 5, 6, 1, 2, 3]),
    (.transposed, 2, [1, 4, 2, 5, 3, 6]),
    (.quarterClockwise, 2, [4, 1, 5, 2, 6, 3]),
    (.transversed, 2, [6, 3, 5, 2, 4, 1]),
    (.quarterCounterclockwise, 2, [3, 6, 2, 5, 1, 4]),
  ]

  @Test("each of the eight orientations gives the picture of the hand-written table", arguments: 0..<8)
  func orientations(row: Int) {
    let (orientation, width, pixels) = Self.table[row]
    let stored = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])

    let result = stored.turned(by: orientation)

    #expect(orientation.rawValue == row + 1)
    #expect(result == Bitmap(width: width, height: 6 / width, pixels: pixels))
  }

  @Test("four quarter turns are none, one back undoes one forth")
  func quarterTurns() {
    var random = RandomPictures(seed: 11)
    let source = random.picture(width: 7, height: 4, isOpaque: false)

    var turned = source
    for _ in 0..<4 { turned = turned.turned(quarterTurns: 1) }

    #expect(turned == source)
    #expect(source.turned(quarterTurns: 1).turned(quarterTurns: -1) == source)
    #expect(source.turned(quarterTurns: 2) == source.turned(by: .upsideDown))
    #expect(source.turned(quarterTurns: 1) == source.turned(by: .quarterClockwise))
  }

  @Test("single lines and columns turn too", arguments: Orientation.allCases)
  func lines(orientation: Orientation) {
    let line = Bitmap(width: 1, height: 5, pixels: [1, 2, 3, 4, 5])

    let turned = line.turned(by: orientation)

    #expect(turned.width == (orientation.swapsSides ? 5 : 1))
    #expect(turned.pixels == [1, 2, 3, 4, 5] || turned.pixels == [5, 4, 3, 2, 1])
  }

  @Test("a region of the upright picture is found in the stored one", arguments: Orientation.allCases)
  func regions(orientation: Orientation) {
    var random = RandomPictures(seed: 5)
    let stored = random.picture(width: 9, height: 6, isOpaque: true)
    let upright = stored.turned(by: orientation)
    let region = PixelRegion(x: 2, y: 1, width: 3, height: 4)

    let place = orientation.stored(region, width: 9, height: 6)

    #expect(stored.cropped(to: place).turned(by: orientation) == upright.cropped(to: region))
  }
}
