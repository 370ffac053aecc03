import Carousel
import Catalog
import Glibc

extension Painter {
  /// What a picture that is slid aside has uncovered in its tile's box.
  mutating func options(of cell: PlacedCell, _ content: CellContent, _ view: OptionView, in sight: Rect) {
    let box = cell.frame
    list.setClip(sight.intersection(view.uncovered(in: box, offset: cell.optionOffset)))
    let hasWords = hasWords(content, in: view.box(ofButton: 0, in: box))
    for index in 0..<min(view.count, content.options.count) {
      let words = hasWords ? content.options[index] : nil
      button(content.tile.options[index], words, in: view.box(ofButton: index, in: box), of: cell, index)
    }
    list.setClip(sight)
  }

  /// Whether there is room for the words of all buttons of this size, shortened where they may be.
  private func hasWords(_ content: CellContent, in button: Rect) -> Bool {
    guard button.height >= look.optionLabelHeight else { return false }
    return button.width >= look.optionLabelWidth
      || content.options.allSatisfy { size(of: $0).width <= button.width - look.optionInset }
  }

  private mutating func button(
    _ option: TileOption, _ words: AssetID?, in box: Rect, of cell: PlacedCell, _ index: Int
  ) {
    if cell.pressedOption == index {
      list.fill(box, color: Color(argb: 0xFF00_0000).faded(look.pressDarkening * 2), layer: .headers)
    }
    let isLiked = option.action == .like && isLiked(cell.path)
    let icon = shapes.icon(of: option, isLiked: isLiked)
    let label = size(of: words)
    let side = look.optionIcon
    let gap = label.height > 0 ? look.optionGap : 0
    let top = box.y + (box.height - side - gap - label.height) / 2
    list.add(
      icon, at: Point(x: geometry.snapped(box.center.x - side / 2), y: geometry.snapped(top)),
      color: isLiked ? look.accent : look.text, layer: .headers)
    letters(
      words,
      at: Point(x: geometry.snapped(box.center.x - label.width / 2), y: geometry.snapped(top + side + gap)),
      color: look.text, layer: .headers)
    if cell.focusedOption == index { ring(around: box.outset(by: -ringReach - 2), amount: 1) }
  }

  /// The handle at the edge of a picture.
  mutating func grip(on picture: Rect, _ side: Tile.Side) {
    let width = look.gripWidth
    let x = side == .trailing ? picture.maxX - look.gripInset - width : picture.x + look.gripInset
    let y = picture.center.y - look.gripHeight / 2
    let shade = 2.0
    list.add(
      shapes.gripShade, at: Point(x: geometry.snapped(x - shade), y: geometry.snapped(y - shade)),
      color: Color(argb: 0xFF00_0000).faded(0.3), layer: .headers)
    list.add(
      shapes.grip, at: Point(x: geometry.snapped(x), y: geometry.snapped(y)), color: Color.white.faded(0.92),
      layer: .headers)
  }

  /// A tile whose picture is slid aside, cut at its box as round as it was.
  mutating func slidTile(_ cell: PlacedCell, _ content: CellContent, _ plan: RowPlan, in sight: Rect) {
    let box = cell.frame
    guard let view = source.optionView(at: cell.path) else { return }
    let within = sight.intersection(box)
    let moved = box.offset(x: view.side == .trailing ? -cell.optionOffset : cell.optionOffset, y: 0)
    list.setClip(within)
    panel(box, color: look.optionGround, layer: .ground)
    if let picture = content.picture {
      self.picture(picture, in: moved, isWhole: true, panelLayer: .panels, layer: .tiles)
    } else {
      panel(moved, color: look.panel, layer: .panels)
      words(content, in: moved)
    }
    // Its own corners are laid on what is behind the tile; here the buttons are.
    roundOff(moved, behind: look.optionGround, layer: .headers)
    if content.tile.grabber { grip(on: moved, content.tile.side) }
    options(of: cell, content, view, in: within)
    roundOff(box, behind: plan.isOnPanel ? look.panel : look.ground)
    list.setClip(sight)
  }

  /// Covers what stands out of a box's round corners.
  mutating func roundOff(_ box: Rect, behind color: Color, layer: Layer = .marks) {
    list.addStretched(shapes.cut, corner: shapes.tileCorner, in: box, color: color, layer: layer)
  }
}

extension Shapes {
  func icon(of option: TileOption, isLiked: Bool) -> TextureSlot {
    switch option.action {
    case .like: isLiked ? heart : heartLine
    case .goto: arrowOnward
    case .link: code
    case .hide: eye
    case .run: start
    }
  }
}
