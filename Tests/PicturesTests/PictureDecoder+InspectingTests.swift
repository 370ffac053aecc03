import Raster
import Testing

@testable import Pictures

@Suite("Inspecting pictures")
struct PictureDecoderInspectingTests {
  @Test(
    "what is cut short is found, as when it is shown",
    arguments: ["half.jpg", "half.png", "half.webp", "header-only.jpg", "last-2-bytes-missing.jpg"])
  func damaged(name: String) {
    guard case .damaged = PictureDecoder().fault(ofPictureAt: TestFiles.path("11/\(name)")) else {
      Issue.record("\(name) is damaged")
      return
    }
  }

  @Test("what its header makes too large is found without decoding")
  func large() {
    let path = TestFiles.path("08/png-30000x30000-1bit.png")

    #expect(PictureDecoder().fault(ofPictureAt: path) == .tooLarge(width: 30_000, height: 30_000))
  }

  @Test(
    "pictures in order have no fault", arguments: ["01/portrait-phone.jpg", "07/rgb-8bit-ok.png", "15/iphone.heic"])
  func good(name: String) {
    #expect(PictureDecoder().fault(ofPictureAt: TestFiles.path(name)) == nil)
  }

  @Test("a small copy that stands in is told of")
  func smallCopy() {
    let path = TestFiles.path("siblings/12mp-with-thumbnail.heic")

    #expect(PictureDecoder(budgetBytes: 48_000_000).fault(ofPictureAt: path) == .smallCopy)
  }
}
