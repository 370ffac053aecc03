import Carousel
import Catalog
import Testing

@testable import Kiosk

@Suite("Detail layout")
struct DetailLayoutTests {
  private let look = Look(theme: Theme())

  private static let sizes = [
    (1280.0, 720.0), (720, 1280), (1067, 640), (960, 720), (720, 720), (1706, 720), (720, 1152), (640, 480), (427, 720),
  ].map { Size(width: $0.0, height: $0.1) }

  private func meet(_ one: Rect, _ other: Rect) -> Bool {
    one.x < other.maxX && other.x < one.maxX && one.y < other.maxY && other.y < one.maxY
  }

  @Test("nothing leaves the screen, and nothing lies on the picture", arguments: sizes)
  func boxes(size: Size) {
    let layout = DetailLayout(size: size, look: look, hasPicture: true)

    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for box in [layout.picture, layout.closeButton, layout.textClip] {
      #expect(box.x >= 0 && box.y >= 0 && box.maxX <= screen.maxX + 1e-9 && box.maxY <= screen.maxY + 1e-9)
      #expect(box.width > 0 && box.height > 0)
    }
    #expect(layout.textWidth >= 150 && layout.textX + layout.textWidth <= size.width - look.margin + 1e-9)
    #expect(layout.textX >= layout.textClip.x && layout.textTop > layout.textClip.y)
    #expect(!meet(layout.picture, layout.closeButton) && !meet(layout.picture, layout.textClip))
  }

  @Test("the words begin clear of the close button", arguments: sizes, [true, false])
  func clear(size: Size, hasPicture: Bool) {
    let layout = DetailLayout(size: size, look: look, hasPicture: hasPicture)

    #expect(layout.textTop >= layout.closeButton.maxY || layout.textX + layout.textWidth <= layout.closeButton.x)
  }

  @Test("the close button is 56 wide, 28 from the edges, and its target larger", arguments: sizes)
  func close(size: Size) {
    let layout = DetailLayout(size: size, look: look, hasPicture: false)

    #expect(layout.closeButton == Rect(x: size.width - 84, y: 28, width: 56, height: 56))
    #expect(layout.closeTarget.width >= 56 + 16 && layout.closeTarget.contains(layout.closeButton.center))
  }

  @Test("a line of words has at most 70 characters, half an em each", arguments: sizes, [true, false])
  func lineLength(size: Size, hasPicture: Bool) {
    #expect(DetailLayout(size: size, look: look, hasPicture: hasPicture).textWidth <= 70 * 21 * 0.5)
  }

  @Test("in landscape the picture stands beside the words, in portrait over them")
  func orientation() {
    let wide = DetailLayout(size: Size(width: 1280, height: 720), look: look, hasPicture: true)
    let tall = DetailLayout(size: Size(width: 720, height: 1280), look: look, hasPicture: true)

    #expect(wide.picture.maxX <= wide.textX && tall.picture.maxY <= tall.textTop)
    #expect(tall.picture.width == 640)
  }
}
