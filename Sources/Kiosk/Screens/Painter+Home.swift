import Carousel
import Catalog
import Glibc

extension Painter {
  mutating func paintHome(_ engine: Engine) {
    list.setClip(engine.pageViewport)
    engine.forEachRow { row in surroundings(of: row, engine) }
    engine.forEachCell { cell in
      guard cell.isVisible else { return }
      list.setClip(cell.sight)
      self.cell(cell)
    }
    list.setClip(engine.pageViewport)
    for category in engine.visibleCategories where source.rowCount(inCategory: category) == 0 {
      emptyPage(at: engine.pageFrame(of: category))
    }
    list.setClip(nil)
    if engine.visibleCategories.isEmpty { notice() }
    if engine.stripHeight > 0 { strip(engine) }
  }

  // Titles and captions come laid on the ground, so they need no colour, and lie with the tiles: one layer, fewer runs.

  // MARK: Tiles

  private mutating func cell(_ cell: PlacedCell) {
    guard let content = source.cells[cell.slot] else { return }
    let plan = source.plans[cell.path.category][cell.path.row]
    if plan.form == .cell { return listCell(cell, content, plan) }
    if cell.path == lifted { return captions(content, plan.captions, under: cell.frame, raisedBy: 0, color: .white) }
    if cell.optionOffset > 0 {
      slidTile(cell, content, plan, in: cell.sight)
      return captions(content, plan.captions, under: cell.frame, raisedBy: 0, color: .white)
    }
    var box = cell.frame
    let scale = (1 + (focusScale(of: cell.frame, plan) - 1) * cell.focus) * (1 - (1 - look.pressScale) * cell.press)
    if scale != 1 { box = box.scaled(by: scale) }
    // A focused tile stands over its neighbours.
    let isRaised = cell.focus > 0
    if content.size != nil {
      panel(box, color: look.panel, layer: isRaised ? .headers : .panels)
    } else if let picture = content.picture {
      self.picture(
        picture, in: box, isWhole: scale == 1, panelLayer: isRaised ? .headers : .panels,
        layer: isRaised ? .marks : .tiles)
    } else {
      panel(box, color: look.panel, layer: isRaised ? .headers : .panels)
      words(content, in: box)
    }
    if content.tile.grabber, !content.tile.options.isEmpty { grip(on: box, content.tile.side) }
    if cell.press > 0 {
      panel(
        box, color: Color(argb: 0xFF00_0000).faded(look.pressDarkening * cell.press),
        layer: isRaised ? .overlay : .headers)
    }
    if cell.focus > 0 { ring(around: box, amount: cell.focus) }
    guard content.tile.image != nil else { return }
    var strength = 1.0
    if plan.description.arrangement == .pages {
      // Of a neighbour's words only a meaningless end would be seen.
      let pitch = cell.frame.width + plan.description.spacing
      strength = max(0, 1 - 1.5 * abs(cell.frame.center.x - cell.clip.center.x) / pitch)
    }
    captions(
      content, plan.captions, under: cell.frame, raisedBy: max(0, box.maxY - cell.frame.maxY) + ringReach * cell.focus,
      color: .white.faded(strength))
  }

  /// How much a focused tile grows: less where its ring would touch its neighbours, or the words over it.
  func focusScale(of frame: Rect, _ plan: RowPlan) -> Double {
    let over = plan.hasGroupTitles ? look.groupTitleGap : look.titleGap
    let beside = max(0, plan.description.spacing - ringReach - Look.ringClearance)
    let above = max(0, over - ringReach - Look.ringClearance)
    return min(look.focusScale, 1 + 2 * min(beside / max(frame.width, 1), above / max(frame.height, 1)))
  }

  var ringReach: Double { look.ringGap + look.ringWidth }

  private mutating func captions(
    _ content: CellContent, _ plan: CaptionPlan, under box: Rect, raisedBy lift: Double, color: Color
  ) {
    // The ring and the grown picture must not touch the words.
    let drop = max(0, lift - look.captionGap + 2)
    var origin = Point(x: box.x, y: box.maxY + geometry.snapped(look.captionGap + drop))
    letters(content.title, at: origin, within: box.width, color: color, layer: .tiles)
    guard let subtitle = content.subtitle else { return }
    var height = geometry.points(plan.title?.height ?? 0)
    if plan.lines > 1, let title = content.title {
      // It follows the lines that there are, and must not move when they come.
      guard source.assets[title].isResident else { return }
      height = max(height, size(of: title).height)
    }
    origin.y += height + geometry.snapped(look.captionSpacing)
    letters(subtitle, at: origin, within: box.width, color: color, layer: .tiles)
  }

  /// The words of a tile without a picture, inside it and in the middle of its height.
  mutating func words(_ content: CellContent, in box: Rect) {
    let title = size(of: content.words)
    let subtitle = size(of: content.subtitle)
    let gap = subtitle.height > 0 ? geometry.snapped(look.captionSpacing) : 0
    var origin = Point(
      x: box.x + geometry.snapped(look.tileSpacing),
      y: box.y + geometry.snapped((box.height - title.height - gap - subtitle.height) / 2))
    let width = box.width - 2 * geometry.snapped(look.tileSpacing)
    letters(content.words, at: origin, within: width, color: look.text, layer: .headers)
    origin.y += title.height + gap
    letters(content.subtitle, at: origin, within: width, color: look.secondary, layer: .headers)
  }

  mutating func ring(around box: Rect, amount: Double, layer: Layer = .overlay) {
    let outer = box.outset(by: ringReach)
    list.addStretched(
      shapes.ring, corner: shapes.ringCorner, in: outer, color: look.accent.faded(amount), layer: layer)
  }

  // MARK: Strip

  private mutating func strip(_ engine: Engine) {
    let width = geometry.size.width
    let height = engine.stripHeight
    for (index, label) in source.labels.enumerated() {
      let center = engine.labelCenter(of: index)
      let size = size(of: label)
      guard center + size.width / 2 > 0, center - size.width / 2 < width else { continue }
      // Full strength at the centre, less with the distance to a neighbour's place.
      let distance = min(1, engine.labelDistance(of: index))
      let strength = 1 - (1 - look.labelNeighbour) * distance
      self.label(
        label,
        in: Rect(x: center - size.width / 2, y: (height - size.height) / 2, width: size.width, height: size.height),
        color: look.text.faded(strength))
    }
    let arrow = Rect(
      x: width / 2 - look.arrowWidth / 2, y: geometry.snapped(60), width: look.arrowWidth, height: look.arrowHeight)
    list.add(shapes.arrow, at: Point(x: arrow.x, y: arrow.y), color: look.accent, layer: .marks)
    if engine.isStripFocused {
      let label = size(of: source.labels[engine.selected])
      ring(
        around: Rect(
          x: width / 2 - label.width / 2 - 14, y: (height - label.height) / 2, width: label.width + 28,
          height: label.height), amount: 1)
    }
  }

  /// Draws a label, fading into the ground towards the edges of the screen.
  ///
  /// It fades in narrow bands of its own: a ramp of ground laid over it would leave its outline where blending is one
  /// step off.
  private mutating func label(_ id: AssetID, in box: Rect, color: Color) {
    let width = geometry.size.width
    let fade = look.stripFade
    let origin = Point(x: box.x, y: box.y)
    if box.x >= fade, box.maxX <= width - fade { return letters(id, at: origin, color: color, layer: .headers) }
    let bands = 20
    for band in 0..<bands {
      let left = fade * Double(band) / Double(bands)
      let strength = (Double(band) + 0.5) / Double(bands)
      let step = fade / Double(bands)
      for x in [left, width - left - step] where x < box.maxX && x + step > box.x {
        list.setClip(Rect(x: x, y: 0, width: step, height: look.stripHeight))
        letters(id, at: origin, color: color.faded(strength), layer: .headers)
      }
    }
    list.setClip(Rect(x: fade, y: 0, width: width - 2 * fade, height: look.stripHeight))
    letters(id, at: origin, color: color, layer: .headers)
    list.setClip(nil)
  }

  /// A plain page that says why there is nothing to see.
  private mutating func notice() {
    guard let notice = source.notice else { return }
    let title = size(of: notice.title)
    let body = size(of: notice.text)
    var origin = Point(x: look.margin, y: max(look.margin, (geometry.size.height - title.height - body.height) / 2.5))
    letters(notice.title, at: origin, color: look.text, layer: .headers)
    origin.y += title.height + 20
    letters(notice.text, at: origin, color: look.secondary, layer: .headers)
  }

  private mutating func emptyPage(at frame: Rect) {
    guard let message = source.emptyMessage else { return }
    let size = size(of: message)
    letters(
      message, at: Point(x: frame.center.x - size.width / 2, y: frame.center.y - size.height / 2),
      color: look.secondary, layer: .headers)
  }
}
