import Carousel
import Catalog
import Glibc

/// Turns bound cells and open pages into quads.
struct Painter {
  let geometry: ScreenGeometry
  let look: Look
  let shapes: Shapes
  let source: ShowcaseSource
  /// What the frame shows. It stays here from frame to frame: with two owners its storage would be copied.
  var list: DrawList
  private(set) var time = 0.0
  /// Whether a picture is fading in, so that the next frame looks different.
  var isFading = false
  /// What the visitor likes.
  var liked = Set<ItemIdentity>()
  /// The tile whose picture a page has taken along: its place on home is empty meanwhile.
  var lifted: ItemPath?

  init(geometry: ScreenGeometry, look: Look, shapes: Shapes, source: ShowcaseSource) {
    self.geometry = geometry
    self.look = look
    self.shapes = shapes
    self.source = source
    list = DrawList(
      width: geometry.width, height: geometry.height, scale: geometry.scale, isMirrored: geometry.isMirrored)
    list.white = shapes.white
  }

  /// Begins the frame that is shown at `time` with an empty list.
  mutating func begin(at time: Double) {
    self.time = time
    isFading = false
    list.removeAll()
  }

  func isLiked(_ path: ItemPath) -> Bool { !liked.isEmpty && liked.contains(source.identity(of: path)) }

  // MARK: Letters

  /// Draws letters with their box's top left at a point; nothing while they are not there.
  ///
  /// - Parameter width: of the room that begins at the point; what runs from right to left stands at its right end. On
  ///   a mirrored screen that is where the room begins, and all lines stand there.
  mutating func letters(
    _ id: AssetID?, at origin: Point, within width: Double? = nil, color: Color, layer: Layer
  ) {
    guard let id else { return }
    var origin = origin
    let isMirrored = geometry.isMirrored
    if let width, source.assets[id].isRightToLeft, !isMirrored { origin.x += max(0, width - size(of: id).width) }
    for index in source.assets[id].parts.indices {
      let part = source.assets[id].parts[index]
      let place = Point(x: origin.x + (isMirrored ? 0 : geometry.points(part.x)), y: origin.y + geometry.points(part.y))
      var ink = color
      if part.isColored {
        ink = .white
        ink.alpha = color.alpha
      }
      list.add(part.slot, at: place, color: ink, layer: layer)
    }
  }

  /// Size of an asset in points; zero while it is not there.
  func size(of id: AssetID?) -> Size {
    guard let id else { return .zero }
    return Size(
      width: geometry.points(source.assets[id].width), height: geometry.points(source.assets[id].height))
  }

  // MARK: Pictures

  /// Draws a picture over a box: its average colour until it is there, then the picture, fading in if it was late.
  ///
  /// - Parameter isWhole: the box is where the picture stands at its own size, so that it is drawn texel for pixel.
  mutating func picture(
    _ id: AssetID, in box: Rect, isWhole: Bool, opacity: Double = 1, panelLayer: Layer, layer: Layer
  ) {
    var part = source.assets[id].parts.first
    var shown = 1.0
    if part == nil, let standIn = source.assets[standInOf: id] { part = source.assets[standIn].parts.first }
    if part == nil {
      source.assets[id].wasMissed = true
      shown = 0
    } else if let start = source.assets[id].fadeStart {
      shown = min(1, max(0, (time - start) / look.pictureFade))
      if shown >= 1 { source.assets[id].fadeStart = nil } else { isFading = true }
    }
    if shown < 1 {
      let average = source.assets[id].averageColor.map { Color(argb: $0) } ?? look.panel
      panel(box, color: average.faded(opacity), layer: panelLayer)
      if source.assets[id].problem != nil { missingMark(in: box, opacity: opacity) }
    }
    guard let part, shown > 0 else { return }
    let color = Color.white.faded(opacity * shown)
    if isWhole {
      list.add(part.slot, at: Point(x: box.x, y: box.y), color: color, layer: layer)
    } else {
      list.add(part.slot, in: box, color: color, layer: layer)
    }
  }

  /// A box with a tile's rounded corners.
  mutating func panel(_ box: Rect, color: Color, layer: Layer) {
    list.addRounded(shapes.tile, corner: shapes.tileCorner, in: box, color: color, layer: layer)
  }

  /// The quiet mark of a picture that cannot be shown.
  mutating func missingMark(in box: Rect, opacity: Double, layer: Layer = .headers) {
    let side = geometry.points(shapes.missing.width)
    let factor = min(1, box.width * 0.5 / side, box.height * 0.5 / side)
    let mark = Rect(
      x: box.center.x - side * factor / 2, y: box.center.y - side * factor / 2, width: side * factor,
      height: side * factor)
    list.add(shapes.missing, in: mark, color: look.secondary.faded(opacity * 0.6), layer: layer)
  }
}
