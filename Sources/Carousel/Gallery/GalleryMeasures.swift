import Glibc

/// The measures of a gallery, in points.
public struct GalleryMeasures: Equatable, Sendable {
  /// Extent of the turned screen.
  public var screen: Size
  /// Of the bar at the bottom that the thumbnails stand in.
  public var barHeight: Double
  /// Of the line of words over the bar.
  public var captionHeight: Double
  public var thumbnail: Size
  /// Between two thumbnails.
  public var spacing: Double
  /// Empty space before the first thumbnail and after the last.
  public var margin: Double
  /// Between two pages.
  public var pageGap: Double
  public var closeButton: Rect
  /// Seconds in which the gallery opens and closes, and in which what lies over the picture comes and goes.
  public var openFade: Double
  public var chromeFade: Double

  public init(
    screen: Size, barHeight: Double = 116, captionHeight: Double = 48, thumbnail: Size = Size(width: 96, height: 64),
    spacing: Double = 12, margin: Double = 40, pageGap: Double = 16, closeButton: Rect, openFade: Double = 0.32,
    chromeFade: Double = 0.2
  ) {
    self.screen = screen
    self.barHeight = barHeight
    self.captionHeight = captionHeight
    self.thumbnail = thumbnail
    self.spacing = spacing
    self.margin = margin
    self.pageGap = pageGap
    self.closeButton = closeButton
    self.openFade = openFade
    self.chromeFade = chromeFade
  }

  /// The whole screen.
  public var whole: Rect { Rect(x: 0, y: 0, width: screen.width, height: screen.height) }
  /// What caption and thumbnails leave of it.
  public var area: Rect {
    Rect(x: 0, y: 0, width: screen.width, height: max(1, screen.height - barHeight - captionHeight))
  }
  /// The bar of the thumbnails.
  public var bar: Rect {
    Rect(x: 0, y: screen.height - barHeight, width: screen.width, height: barHeight)
  }
  /// Top of the thumbnails on the screen.
  public var thumbnailTop: Double { bar.y + (barHeight - thumbnail.height) / 2 - 6 }

  /// The largest box of an aspect (width over height) within another.
  static func fit(_ aspect: Double, in view: Rect) -> Size {
    let isWider = aspect * view.height > view.width
    return isWider
      ? Size(width: view.width, height: view.width / aspect)
      : Size(width: view.height * aspect, height: view.height)
  }
}

extension Rect {
  /// Its extent.
  public var size: Size { Size(width: width, height: height) }
}
