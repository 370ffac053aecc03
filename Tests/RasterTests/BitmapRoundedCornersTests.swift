import Raster
import Testing

@Suite("Rounded corners")
struct BitmapRoundedCornersTests {
  @Test("all four corners are mirror images", arguments: [0.5, 1, 3.3, 8, 14, 100])
  func symmetric(radius: Double) {
    for (width, height) in [(31, 22), (22, 31), (1, 1), (2, 9)] {
      let cut = Bitmap(width: width, height: height, filledWith: 0xFFAA_BBCC).roundedCorners(radius: radius, over: nil)

      #expect(cut.turned(by: .mirrored) == cut)
      #expect(cut.turned(by: .flipped) == cut)
    }
  }

  @Test("with a ground the picture stays opaque and its corner is the ground")
  func ground() {
    let cut = Bitmap(width: 40, height: 40, filledWith: 0xFFFF_FFFF).roundedCorners(radius: 14, over: 0xFF0F_1216)

    #expect(cut.isOpaque)
    #expect(cut[0, 0] == 0xFF0F_1216)
    #expect(cut[14, 0] == 0xFFFF_FFFF)
    #expect(cut[20, 20] == 0xFFFF_FFFF)
  }

  @Test("without a ground the corner is clear and keeps its colour")
  func clear() {
    let cut = Bitmap(width: 40, height: 40, filledWith: 0xFFAA_BBCC).roundedCorners(radius: 14, over: nil)

    #expect(cut[0, 0] == 0x00AA_BBCC)
    #expect(cut[39, 39] == 0x00AA_BBCC)
    #expect(cut.pixels.allSatisfy { $0 & 0xFF_FFFF == 0xAA_BBCC })
  }

  @Test("no radius changes nothing")
  func none() {
    let picture = Bitmap(width: 5, height: 5, filledWith: 0xFFAA_BBCC)

    #expect(picture.roundedCorners(radius: 0, over: nil) == picture)
    #expect(picture.roundedCorners(radius: -3, over: 0) == picture)
  }
}
