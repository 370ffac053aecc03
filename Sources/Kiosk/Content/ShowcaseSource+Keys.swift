import Carousel
import Catalog
import Lettering
import Pictures

/// What is asked of the workers for words and pictures, at the sizes and in the colours of the look.
extension ShowcaseSource {
  /// A title that stands on nothing but one colour.
  func line(
    _ text: String, _ type: TypeSize, _ color: Color, _ maxWidth: Int, on paper: Color, lines: Int = 1,
    box: LineBox? = nil
  ) -> AssetID {
    assets.acquire(
      .line(
        LineRequest(
          text: text, style: geometry.style(type), maxWidth: max(1, maxWidth), lines: lines, box: box,
          paper: Paper(ink: color.argb, ground: paper.argb))))
  }

  /// One line of letters for any ground, held until it is released; `maxWidth` in pixels.
  func line(_ text: String, _ type: TypeSize, _ maxWidth: Int) -> AssetID {
    assets.acquire(.line(LineRequest(text: text, style: geometry.style(type), maxWidth: maxWidth)))
  }

  /// A picture in a box of pixels, held until it is released. Where its file has changed, the picture as it was is
  /// shown until the new one is there.
  ///
  /// - Parameters:
  ///   - radius: of its corners, in points; nil is a tile's.
  ///   - ground: what lies behind it; nil is the theme's.
  func picture(
    _ image: ImageReference, width: Int, height: Int, fit: PictureRequest.Fit, radius: Double? = nil,
    ground: Color? = nil
  ) -> AssetID {
    let request = PictureRequest(
      path: image.path, width: max(1, width), height: max(1, height), fit: fit,
      cornerRadius: (radius ?? look.tileRadius) * geometry.scale, ground: (ground ?? look.ground).argb,
      focus: image.focus.map { PictureRequest.Focus(x: $0.x, y: $0.y) })
    let version = version(of: image)
    let id = assets.acquire(.picture(request, version: version), name: image.name)
    if version > 0, !assets[id].isResident, assets[id].standIn == nil,
      let before = assets.id(of: .picture(request, version: version - 1))
    {
      let standIn = assets[before].isResident ? before : assets[before].standIn
      if let standIn {
        assets.retain(standIn)
        assets[id].standIn = standIn
      }
    }
    return id
  }

  /// The words inside a tile without a picture: as large as a row's title where three lines of that fit, else smaller,
  /// and never more lines than there is room for. `leavesRoom` says whether a subtitle fits under them.
  func wordsKey(_ text: String, width: Int, height: Int) -> (block: AssetKey, leavesRoom: Bool) {
    let inset = geometry.pixels(look.tileSpacing)
    let subtitle = geometry.pixels(TypeSize.subtitle.size * 1.6)
    let room = height - inset
    func lines(of type: TypeSize) -> Int { room / max(1, geometry.pixels(type.size * 1.3)) }
    let isRoomy = lines(of: .rowTitle) >= 3 && width >= geometry.pixels(180)
    let type: TypeSize = isRoomy ? .rowTitle : .subtitle
    let leavesRoom = lines(of: type) >= 3
    let most = leavesRoom ? (room - subtitle) / geometry.pixels(type.size * 1.3) : lines(of: type)
    let block = BlockRequest(
      text: text, style: geometry.style(type), maxWidth: max(1, width - 2 * inset),
      lineHeight: geometry.pixels(type.size * 1.3), paragraphSpacing: 0, maxLines: min(4, max(1, most)))
    return (.block(block), leavesRoom)
  }
}

extension PictureRequest.Fit {
  init(_ fit: TileStyle.Fit) {
    switch fit {
    case .cover: self = .cover
    case .contain: self = .contain
    case .fill: self = .fill
    }
  }
}
