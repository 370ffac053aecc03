import Pictures
import Testing

@testable import Kiosk

@Suite("Cutting around a focus")
struct FocusCutTests {
  @Test("a cut of a cut begins where one cut of the whole would", arguments: UInt64(1)...40)
  func twice(seed: UInt64) {
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    func share() -> Double {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(random >> 33) / Double(1 << 31)
    }
    let focus = PictureRequest.Focus(x: Float(share()), y: Float(share()))
    let height: Double = 100 + 900 * share()
    let kept: Double = height * (0.1 + 0.9 * share())
    let part: Double = kept * (0.1 + 0.9 * share())
    let width = 200.0
    let wanted = FocusCut.start(of: part, around: Double(focus.y) * height, in: height)

    let cut = FocusCut(focus, aspect: width / height, width: width, height: kept)
    let first = FocusCut.start(of: kept, around: Double(focus.y) * height, in: height)
    let second = FocusCut.start(of: part, around: cut.y * kept, in: kept)

    #expect(abs(first + second - wanted) < 1e-6)
    #expect(abs(cut.x - Double(focus.x)) < 1e-6, "what was not cut has it where it was")
  }

  @Test("the whole picture has its focus where the keeper put it")
  func whole() {
    let cut = FocusCut(PictureRequest.Focus(x: 0.25, y: 1), aspect: 1.5, width: 300, height: 200)

    #expect(abs(cut.x - 0.25) < 1e-9 && abs(cut.y - 1) < 1e-9)
  }
}
