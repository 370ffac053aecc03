import Raster
import Testing

@Suite("Colour of a picture")
struct BitmapColorTests {
  @Test("the average weighs each pixel by its alpha")
  func weighted() {
    let picture = Bitmap(width: 3, height: 1, pixels: [0xFFFF_0000, 0x00_00_FF00, 0xFF00_00FF])

    #expect(picture.averageColor == 0xFF80_0080)
  }

  @Test("nothing visible averages to black, not to a crash")
  func clear() {
    #expect(Bitmap(width: 2, height: 2, filledWith: 0x00FF_FFFF).averageColor == 0xFF00_0000)
  }

  @Test("one pixel that is not full makes a picture not opaque")
  func opaque() {
    var picture = Bitmap(width: 4, height: 4, filledWith: 0xFF12_3456)
    #expect(picture.isOpaque)

    picture[3, 3] = 0xFE12_3456

    #expect(!picture.isOpaque)
  }

  @Test("laid on a ground, clear shows the ground, full the picture, half their middle")
  func composited() {
    let picture = Bitmap(width: 3, height: 1, pixels: [0x00FF_0000, 0xFFFF_0000, 0x80FF_0000])

    #expect(picture.composited(over: 0xFF00_00FF).pixels == [0xFF00_00FF, 0xFFFF_0000, 0xFF80_007F])
    let ground = Bitmap(width: 3, height: 1, pixels: [0xFF00_00FF, 0xFF00_00FF, 0xFF00_FF00])
    #expect(picture.composited(over: ground).pixels == [0xFF00_00FF, 0xFFFF_0000, 0xFF80_7F00])
  }

  @Test("white shapes take on a colour, and its alpha beside their own")
  func tinted() {
    let shape = Bitmap(width: 3, height: 1, pixels: [0xFFFF_FFFF, 0x80FF_FFFF, 0x00FF_FFFF])

    #expect(shape.tinted(0xFF12_3456).pixels == [0xFF12_3456, 0x8012_3456, 0x0012_3456])
    #expect(shape.tinted(0x8012_3456).pixels == [0x8012_3456, 0x4012_3456, 0x0012_3456])
  }

  @Test("a mix goes from the ground to the top colour")
  func mixed() {
    #expect(mixedColor(0xFFFF_FFFF, over: 0xFF00_0000, weight: 0) == 0xFF00_0000)
    #expect(mixedColor(0xFFFF_FFFF, over: 0xFF00_0000, weight: 1) == 0xFFFF_FFFF)
    #expect(mixedColor(0xFFFF_FFFF, over: 0xFF00_0000, weight: 0.2) == 0xFF33_3333)
  }

  @Test("contrast is 21 from black to white, 1 of a colour to itself, and the same both ways")
  func contrast() {
    #expect(abs(contrastRatio(0xFF00_0000, 0xFFFF_FFFF) - 21) < 0.001)
    #expect(contrastRatio(0xFF80_4020, 0x0080_4020) == 1)
    #expect(contrastRatio(0xFFFF_0000, 0xFFFF_FFFF) == contrastRatio(0xFFFF_FFFF, 0xFFFF_0000))
    #expect(abs(contrastRatio(0xFFFF_0000, 0xFFFF_FFFF) - 3.998) < 0.01)
  }
}
