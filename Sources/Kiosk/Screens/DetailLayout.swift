import Carousel
import Glibc
import Pictures

/// Where things stand on the detail page, in points.
struct DetailLayout: Equatable {
  /// The part of the screen that belongs to the picture.
  let area: Rect
  let textX: Double
  let textTop: Double
  let textWidth: Double
  /// Height of the screen: the words scroll in it.
  let height: Double
  /// The part of the screen in which words are seen.
  let textClip: Rect
  let bottomInset = 48.0
  let closeButton: Rect
  /// Whether the picture scrolls with the words under it.
  let scrollsPicture: Bool
  /// Whether the close button stands on the picture.
  let closesOnPicture: Bool
  let thumbnail: Size
  let spacing = 12.0

  /// - Parameter aspect: width over height of the first picture; nil without any.
  init(geometry: ScreenGeometry, look: Look, aspect: Double?) {
    let size = geometry.size
    let margin = look.margin
    height = size.height
    thumbnail = Size(width: geometry.snapped(96), height: geometry.snapped(64))
    closeButton = Rect(
      x: size.width - look.closeInset - look.closeSize, y: look.closeInset, width: look.closeSize,
      height: look.closeSize)
    // At most 70 characters a line, at about half an em each.
    let longest = TypeSize.detailBody.size * 0.5 * 70
    // A wide picture that is shown whole is given more of the width, as long as that leaves room for words.
    let gap = (aspect ?? 0) > 1.3 ? 40.0 : 56
    let split = min(
      size.width * ((aspect ?? 0) > 1.3 ? 0.6 : 0.5625), size.width - gap - Self.leastWords - margin)
    var isBeside = size.width >= size.height && split >= size.width * Self.leastBeside
    if let aspect, isBeside {
      // A picture that is high stands beside words on the flattest screen; one that is wide must not become a stamp there.
      let beside = Rect(x: 0, y: 0, width: split, height: size.height)
      let box = Self.placement(aspect: aspect, in: beside, look: look).box
      isBeside = box.width >= size.width * Self.leastBeside || box.height >= size.height * Self.leastHigh
    }
    closesOnPicture = aspect != nil && !isBeside
    guard let aspect else {
      area = .zero
      textTop = 88
      textWidth = min(longest, size.width - 2 * margin)
      textX = (size.width - textWidth) / 2
      scrollsPicture = false
      textClip = Rect(x: 0, y: 0, width: size.width, height: size.height)
      return
    }
    // On a low screen half of the height is not enough for a picture: it may have most, and goes as one reads on.
    scrollsPicture = !isBeside && size.width >= size.height
    if isBeside {
      let split = geometry.snapped(split)
      area = Rect(x: 0, y: 0, width: split, height: size.height)
      textX = split + gap
      textTop = 88
      textWidth = min(longest, size.width - margin - textX)
      textClip = Rect(x: split, y: 0, width: size.width - split, height: size.height)
    } else {
      let highest = size.height * (scrollsPicture ? Self.mostOfLow : 0.5)
      area = Rect(x: 0, y: 0, width: size.width, height: geometry.snapped(min(size.width / aspect, highest)))
      textX = margin
      textTop = area.maxY + (scrollsPicture ? 24 : 36)
      textWidth = min(longest, size.width - 2 * margin)
      let top = scrollsPicture ? 0 : area.maxY
      textClip = Rect(x: 0, y: top, width: size.width, height: size.height - top)
    }
  }

  /// Beside a picture words need this much, in points: about 28 characters a line; and a picture beside words this share of
  /// the width. Where both cannot be had the words stand under the picture.
  private static let leastWords = 280.0
  private static let leastBeside = 0.4
  /// A picture that is as high as this share of the screen is large enough, however narrow.
  private static let leastHigh = 0.6
  /// Over words that it scrolls with a picture has this share of the height: the words are seen to begin under it.
  private static let mostOfLow = 0.82

  /// Somewhat larger than the button that is seen: fingers miss.
  var closeTarget: Rect { closeButton.outset(by: 12) }

  /// How many thumbnails stand side by side.
  var columns: Int { max(1, Int((textWidth + spacing) / (thumbnail.width + spacing))) }

  /// Height of so many thumbnails, 0 for none.
  func thumbnailsHeight(_ count: Int) -> Double {
    guard count > 0 else { return 0 }
    let lines = Double((count + columns - 1) / columns)
    return lines * (thumbnail.height + spacing) - spacing
  }

  /// A thumbnail's box from the first one's corner.
  func thumbnailOffset(_ index: Int) -> Point {
    Point(
      x: Double(index % columns) * (thumbnail.width + spacing),
      y: Double(index / columns) * (thumbnail.height + spacing))
  }

  /// The least share of a picture that must be seen for it to fill the area.
  private static let leastShown = 0.8

  /// How a picture of an aspect (width over height) stands in the area: filling it where little is cut, else whole,
  /// with a margin around.
  func placement(aspect: Double, look: Look) -> (box: Rect, fit: PictureRequest.Fit, radius: Double) {
    Self.placement(aspect: aspect, in: area, look: look)
  }

  private static func placement(
    aspect: Double, in area: Rect, look: Look
  ) -> (box: Rect, fit: PictureRequest.Fit, radius: Double) {
    let room = area.width / max(area.height, 1)
    guard min(aspect / room, room / aspect) < Self.leastShown else { return (area, .cover, 0) }
    let inner = area.outset(by: -min(look.margin, min(area.width, area.height) * 0.1))
    let isWide = aspect * inner.height > inner.width
    let width = isWide ? inner.width : inner.height * aspect
    let height = isWide ? inner.width / aspect : inner.height
    let box = Rect(
      x: inner.center.x - width / 2, y: inner.center.y - height / 2, width: width, height: height)
    return (box, .inside, look.tileRadius)
  }
}
