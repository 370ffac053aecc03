import Carousel
import Catalog
import Testing

@testable import Kiosk

@Suite("Detail layout")
struct DetailLayoutTests {
  private let look = Look(theme: Theme())

  private static let screens = [
    (1280, 720), (720, 1280), (800, 480), (960, 720), (720, 720), (1706, 720), (480, 800), (1920, 1080), (427, 720),
  ].map { ScreenGeometry(width: $0.0, height: $0.1, themeScale: 1) }
  private static let aspects = [16.0 / 9, 1, 2.0 / 3, 4]

  private func layout(_ screen: ScreenGeometry, _ aspect: Double?) -> DetailLayout {
    DetailLayout(geometry: screen, look: look, aspect: aspect)
  }

  private func meet(_ one: Rect, _ other: Rect) -> Bool {
    one.x < other.maxX && other.x < one.maxX && one.y < other.maxY && other.y < one.maxY
  }

  @Test("nothing leaves the screen, and no words lie on the picture", arguments: screens, aspects)
  func boxes(screen: ScreenGeometry, aspect: Double) {
    let layout = layout(screen, aspect)
    let picture = layout.placement(aspect: aspect, look: look).box

    for box in [layout.area, picture, layout.closeButton, layout.textClip] {
      #expect(box.x >= 0 && box.y >= 0 && box.maxX <= screen.size.width + 1e-9)
      #expect(box.maxY <= screen.size.height + 1e-9 && box.width > 0 && box.height > 0)
    }
    #expect(layout.textWidth >= 150 && layout.textX + layout.textWidth <= screen.size.width - look.margin + 1e-9)
    #expect(layout.textX >= layout.textClip.x && layout.textTop > layout.textClip.y)
    #expect(layout.scrollsPicture || !meet(layout.area, layout.textClip))
    #expect(layout.closesOnPicture == meet(layout.area, layout.closeButton))
  }

  @Test("the words begin clear of the close button", arguments: screens, [nil, 1.5])
  func clear(screen: ScreenGeometry, aspect: Double?) {
    let layout = layout(screen, aspect)

    #expect(layout.textTop >= layout.closeButton.maxY || layout.textX + layout.textWidth <= layout.closeButton.x)
  }

  @Test("the close button is 56 wide, 28 from the edges, and its target larger", arguments: screens)
  func close(screen: ScreenGeometry) {
    let layout = layout(screen, nil)

    #expect(layout.closeButton == Rect(x: screen.size.width - 84, y: 28, width: 56, height: 56))
    #expect(layout.closeTarget.width >= 56 + 16 && layout.closeTarget.contains(layout.closeButton.center))
  }

  @Test("a line of words has at most 70 characters, half an em each", arguments: screens, [nil, 1.5])
  func lineLength(screen: ScreenGeometry, aspect: Double?) {
    #expect(layout(screen, aspect).textWidth <= 70 * 21 * 0.5)
  }

  @Test("in landscape the picture stands beside the words, in portrait over them")
  func orientation() {
    let wide = layout(ScreenGeometry(width: 1280, height: 720, themeScale: 1), 1.5)
    let tall = layout(ScreenGeometry(width: 720, height: 1280, themeScale: 1), 1.5)

    #expect(wide.area.maxX <= wide.textX && tall.area.maxY <= tall.textTop)
    #expect(tall.area == Rect(x: 0, y: 0, width: 720, height: 480))
  }

  @Test("where it would be a stamp beside the words it stands over them, as wide as the screen, and scrolls with them")
  func lowScreens() {
    for (width, height, scale) in [(480, 320, 1.5), (1280, 720, 3.0)] {
      let layout = layout(ScreenGeometry(width: width, height: height, themeScale: scale), 16.0 / 9)
      #expect(layout.scrollsPicture && layout.textTop > layout.area.maxY)
      #expect(layout.placement(aspect: 16.0 / 9, look: look).box.width == layout.area.width)
    }
    let usual = layout(ScreenGeometry(width: 1280, height: 720, themeScale: 1), 2.0 / 3)
    #expect(!usual.scrollsPicture && usual.area.height == 720)
  }

  @Test("a picture fills its place only where little of it is cut, and else is seen whole with a margin")
  func fits() {
    let layout = layout(ScreenGeometry(width: 1280, height: 720, themeScale: 1), 1)
    let square = layout.placement(aspect: 1, look: look)
    let panorama = layout.placement(aspect: 3, look: look)

    #expect(square.box == layout.area && square.fit == .cover && square.radius == 0)
    #expect(panorama.fit == .inside && panorama.radius == look.tileRadius)
    #expect(panorama.box.x == look.margin && abs(panorama.box.width / panorama.box.height - 3) < 1e-9)
    #expect(abs(panorama.box.center.y - 360) < 1e-9)
  }

  @Test("thumbnails stand in lines as wide as the words")
  func thumbnails() {
    let layout = layout(ScreenGeometry(width: 1280, height: 720, themeScale: 1), 1)

    #expect(layout.columns == 4 && layout.thumbnailsHeight(0) == 0 && layout.thumbnailsHeight(4) == 64)
    #expect(layout.thumbnailsHeight(5) == 140 && layout.thumbnailOffset(5) == Point(x: 108, y: 76))
  }
}
