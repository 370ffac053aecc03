import Raster
import Testing

@testable import Pictures

@Suite("Placement")
struct PlacementTests {
  @Test("cover cuts both sides of what is too wide alike")
  func coverWide() {
    let placement = Placement(sourceWidth: 400, sourceHeight: 100, width: 100, height: 100, fit: .cover)

    #expect(placement.region == PixelRegion(x: 150, y: 0, width: 100, height: 100))
    #expect(placement.target == PixelRegion(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("cover keeps the upper part of what is too tall")
  func coverTall() {
    let placement = Placement(sourceWidth: 100, sourceHeight: 400, width: 100, height: 100, fit: .cover)

    #expect(placement.region == PixelRegion(x: 0, y: 100, width: 100, height: 100))
  }

  @Test(
    "a focus is brought to the middle as far as the picture goes",
    arguments: [
      (Float(0), 0), (0.25, 50), (0.5, 150), (0.9, 300), (1, 300),
    ])
  func focus(share: Float, start: Int) {
    let across = Placement(
      sourceWidth: 400, sourceHeight: 100, width: 100, height: 100, fit: .cover, focus: .init(x: share, y: 0.5))
    let down = Placement(
      sourceWidth: 100, sourceHeight: 400, width: 100, height: 100, fit: .cover, focus: .init(x: 0.5, y: share))

    #expect(across.region == PixelRegion(x: start, y: 0, width: 100, height: 100))
    #expect(down.region == PixelRegion(x: 0, y: start, width: 100, height: 100))
  }

  @Test("contain shows all of it in the middle")
  func contain() {
    let wide = Placement(sourceWidth: 400, sourceHeight: 100, width: 100, height: 60, fit: .contain)
    let tall = Placement(sourceWidth: 100, sourceHeight: 400, width: 100, height: 60, fit: .contain)

    #expect(wide.target == PixelRegion(x: 0, y: 17, width: 100, height: 25))
    #expect(tall.target == PixelRegion(x: 42, y: 0, width: 15, height: 60))
    #expect(wide.region == PixelRegion(x: 0, y: 0, width: 400, height: 100))
  }

  @Test("regions stay in their pictures, whatever the proportions")
  func bounds() {
    let sides = [1, 2, 3, 16, 17, 999, 65_535]
    for width in sides {
      for height in sides {
        for (boxWidth, boxHeight) in [(1, 1), (352, 198), (198, 352), (16_384, 1)] {
          for fit in [PictureRequest.Fit.cover, .contain, .fill] {
            let placement = Placement(
              sourceWidth: width, sourceHeight: height, width: boxWidth, height: boxHeight, fit: fit)

            #expect(placement.region.fits(width: width, height: height))
            #expect(placement.target.fits(width: boxWidth, height: boxHeight))
            #expect(placement.region.width > 0 && placement.region.height > 0)
            #expect(placement.target.width > 0 && placement.target.height > 0)
          }
        }
      }
    }
  }
}
