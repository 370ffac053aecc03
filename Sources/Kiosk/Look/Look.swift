import Carousel
import Catalog

/// The colours and sizes of a theme, in points; the values are those of the look table in the README.
struct Look: Equatable, Sendable {
  let ground: Color
  let text: Color
  /// 70 % of the text's colour.
  let secondary: Color
  /// Only for what is selected, focused or pressed.
  let accent: Color
  /// Behind a picture that is not there yet, and of tiles without one.
  let panel: Color
  /// Behind the buttons that a picture has uncovered.
  let optionGround: Color
  /// Around the pictures of a gallery, and behind its thumbnails.
  let galleryGround: Color
  let galleryBar: Color

  var margin = 40.0
  var tileSpacing = 16.0
  var tileRadius = 14.0
  let tileHeight = 198.0
  /// Over the first row, and under the last.
  var topInset = 14.0
  let bottomInset = 30.0
  var rowGap = 30.0
  var rowTitle = TypeSize.rowTitle
  var tileTitle = TypeSize.tileTitle
  var titleGap = 14.0
  var captionGap = 9.0
  let captionSpacing = 2.0
  let stripHeight = 72.0
  let stripFade = 60.0
  let labelPitch = 250.0
  let labelGap = 48.0
  let labelNeighbour = 0.55
  let arrowWidth = 14.0
  let arrowHeight = 7.0
  let ringWidth = 4.0
  let ringGap = 4.0
  let focusScale = 1.05
  /// Between the ring and what stands beside or over a tile that has grown as far as it may.
  static let ringClearance = 2.0
  let pressScale = 0.97
  let pressDarkening = 0.12
  /// Seconds a late picture takes to fade in.
  let pictureFade = 0.16
  /// Seconds a page takes to open or close.
  let pageFade = 0.32
  /// Between the panels of two groups, or between groups without panels.
  let groupGap = 24.0
  let groupInset = 14.0
  let groupTitleGap = 9.0
  /// Highest part of the screen that a page's picture takes where the file gives no height.
  let pageShare = 0.58
  let dotSize = 8.0
  let dotSpacing = 10.0
  let dotGap = 16.0
  /// Of a list cell's picture, and between two cells.
  let cellHeight = 96.0
  let cellSpacing = 12.0
  /// From a cell's picture, and from its edge, to its words.
  let cellTextInset = 20.0
  let cellLineGap = 4.0
  /// What open options leave in view of a cell's words, where these are longer.
  let leastCellWords = 180.0
  /// Between two lines of a grid with captions.
  let lineGap = 22.0
  let indicatorThickness = 3.0
  let indicatorGap = 6.0
  let indicatorStrength = 0.6
  /// A button behind a tile: at least so wide and high, and no wider.
  let optionWidth = 88.0
  let optionHeight = 64.0
  let widestOption = 104.0
  /// In a tile too small for that: the least side of a button, and from which size on it has words under its icon that
  /// may be shortened.
  let leastOption = 40.0
  let optionLabelWidth = 72.0
  let optionLabelHeight = 58.0
  /// Of a button's width, not for its words.
  let optionInset = 8.0
  let optionPeek = 56.0
  let optionIcon = 30.0
  let optionGap = 5.0
  let gripWidth = 5.0
  let gripHeight = 44.0
  let gripInset = 10.0
  let closeSize = 56.0
  let closeInset = 28.0
  let thumbnailRadius = 8.0
  /// How strong a thumbnail is that is not selected.
  let thumbnailNeighbour = 0.5
  /// Around the selected one.
  let markerWidth = 3.0
  let markerGap = 3.0
  /// Behind marks that stand on a picture or beside it on black: white on it reaches 4.5 : 1 also on white, and on black
  /// it is still seen.
  let scrim = Color(argb: 0xD026_2B33)

  init(theme: Theme) {
    switch theme.style {
    case .dark:
      ground = Color(argb: 0xFF0F_1216)
      text = Color(argb: 0xFFF2_F0EA)
      panel = Color(argb: 0xFF1D_2229)
      galleryGround = Color(argb: 0xFF00_0000)
      galleryBar = galleryGround
    case .light:
      ground = Color(argb: 0xFFF6_F4EF)
      text = Color(argb: 0xFF1B_1D21)
      panel = Color(argb: 0xFFE4_E0D7)
      galleryGround = ground
      galleryBar = Color(argb: 0xFFEA_E7DF)
    }
    secondary = text.faded(0.7)
    optionGround = panel.mixed(with: text, 0.12)
    accent = Color(argb: 0xFF00_0000 | theme.accent)
  }
}

/// Sizes of type in points, and whether bold.
struct TypeSize: Equatable, Sendable {
  let size: Double
  let isBold: Bool

  static let strip = TypeSize(size: 26, isBold: true)
  static let rowTitle = TypeSize(size: 24, isBold: true)
  static let groupTitle = TypeSize(size: 17, isBold: true)
  static let cellTitle = TypeSize(size: 21, isBold: true)
  static let cellSubtitle = TypeSize(size: 17, isBold: false)
  static let option = TypeSize(size: 15, isBold: false)
  static let tileTitle = TypeSize(size: 18, isBold: false)
  static let subtitle = TypeSize(size: 15, isBold: false)
  static let detailTitle = TypeSize(size: 42, isBold: true)
  static let detailSubtitle = TypeSize(size: 20, isBold: false)
  static let detailBody = TypeSize(size: 21, isBold: false)
}
