import Raster
import Testing

@testable import Pictures

@Suite("Finishing")
struct FinishingTests {
  /// A logo of one colour: a box in the middle of clear pixels.
  private func logo(_ color: UInt32, ground: UInt32, fit: PictureRequest.Fit = .fill, margin: Int = 4) -> Bitmap {
    var bitmap = Bitmap(width: 16, height: 16)
    for y in margin..<16 - margin {
      for x in margin..<16 - margin { bitmap.pixels[16 * y + x] = color }
    }
    let request = PictureRequest(path: "a", width: 16, height: 16, fit: fit, ground: ground)
    let placement = Placement(sourceWidth: 16, sourceHeight: 16, width: 16, height: 16, fit: fit)
    return Finishing.finish(
      DecodedPicture(bitmap: bitmap, placement: placement), request: request, decodeBytes: 0
    ).bitmap
  }

  @Test(
    "a logo that would be lost on its ground stands on a panel that shows it",
    arguments: [(0xFF10_1010, 0xFF0F_1216), (0xFFFF_FFFF, 0xFFF6_F4EF), (0xFF00_0040, 0xFF00_0000)]
      as [(UInt32, UInt32)],
    [PictureRequest.Fit.fill, .inside, .contain])
  func lost(pair: (UInt32, UInt32), fit: PictureRequest.Fit) {
    let bitmap = logo(pair.0, ground: pair.1, fit: fit)

    #expect(bitmap[8, 8] == pair.0)
    #expect(contrastRatio(bitmap[0, 0], pair.0) > 3 && bitmap.isOpaque)
  }

  @Test("one that is seen stands on the ground itself")
  func seen() {
    #expect(logo(0xFFFF_FFFF, ground: 0xFF0F_1216)[0, 0] == 0xFF0F_1216)
    #expect(logo(0xFF80_4020, ground: 0xFFF6_F4EF)[0, 0] == 0xFFF6_F4EF)
  }

  @Test("a dark photo with few clear pixels is no logo")
  func photo() {
    var photo = Bitmap(width: 16, height: 16, filledWith: 0xFF10_1010)
    photo.pixels[0] = 0
    let placement = Placement(sourceWidth: 16, sourceHeight: 16, width: 16, height: 16, fit: .fill)

    let finished = Finishing.finish(
      DecodedPicture(bitmap: photo, placement: placement),
      request: PictureRequest(path: "a", width: 16, height: 16, fit: .fill, ground: 0xFF0F_1216), decodeBytes: 0)

    #expect(finished.bitmap[0, 0] == 0xFF0F_1216)
  }
}
