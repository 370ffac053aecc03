import Raster
import Testing

@Suite("Edge bleeding")
struct BitmapEdgeBleedingTests {
  @Test("clear pixels beside an edge take its colour, visible ones stay")
  func edge() {
    let picture = Bitmap(width: 3, height: 1, pixels: [0xFFFF_FFFF, 0x8000_FF00, 0x00FF_00FF])

    #expect(picture.withBledEdges().pixels == [0xFFFF_FFFF, 0x8000_FF00, 0x0000_FF00])
  }

  @Test("a white disc on black clear ground shows no rim when it is filtered over white")
  func noRim() {
    var disc = Mask.disc(diameter: 32)
    for index in disc.pixels.indices where disc.pixels[index] >> 24 == 0 { disc.pixels[index] = 0 }

    let bled = disc.withBledEdges()

    #expect(bled.pixels.allSatisfy { $0 & 0xFF_FFFF == 0xFF_FFFF })
    #expect(filtered(bled) == 255)
    #expect(filtered(disc) < 250, "the check must be able to see a rim")
  }

  @Test("an opaque and a wholly clear picture are left in peace")
  func extremes() {
    let opaque = Bitmap(width: 4, height: 4, filledWith: 0xFF01_0203)

    #expect(opaque.withBledEdges() == opaque)
    #expect(Bitmap(width: 4, height: 4).withBledEdges() == Bitmap(width: 4, height: 4))
  }

  /// The darkest value over white when each pixel is averaged with its right neighbour as a renderer does, alpha apart.
  private func filtered(_ picture: Bitmap) -> Int {
    var darkest = 255
    for y in 0..<picture.height {
      for x in 0..<picture.width - 1 {
        let one = channels(picture[x, y])
        let two = channels(picture[x + 1, y])
        let alpha = (one[0] + two[0]) / 2
        let red = (one[1] + two[1]) / 2
        darkest = min(darkest, (red * alpha + 255 * (255 - alpha)) / 255)
      }
    }
    return darkest
  }
}
