import Raster
import Testing

@Suite("Cropping and placing")
struct BitmapPlacingTests {
  @Test("a crop holds the pixels of its region")
  func crop() {
    let picture = Bitmap(width: 3, height: 3, pixels: [1, 2, 3, 4, 5, 6, 7, 8, 9])

    let cut = picture.cropped(to: PixelRegion(x: 1, y: 1, width: 2, height: 2))

    #expect(cut == Bitmap(width: 2, height: 2, pixels: [5, 6, 8, 9]))
  }

  @Test("what is placed can be cropped out again and the rest is untouched")
  func place() {
    var ground = Bitmap(width: 4, height: 3, filledWith: 7)
    let picture = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])

    ground.place(picture, x: 2, y: 1)

    #expect(ground.pixels == [7, 7, 7, 7, 7, 7, 1, 2, 7, 7, 3, 4])
  }
}
