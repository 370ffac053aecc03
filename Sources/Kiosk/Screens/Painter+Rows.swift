import Carousel
import Catalog
import Glibc

extension Painter {
  // Letters come laid on what they stand on, so they need no colour, and lie with the tiles: one layer, fewer runs.

  /// Everything of a row but its items.
  mutating func surroundings(of row: PlacedRow, _ engine: Engine) {
    let letters = source.letters(ofRow: row.index, inCategory: row.category)
    let plan = source.plans[row.category][row.index]
    let width = row.frame.width - 2 * look.margin
    var origin = Point(x: row.frame.x + look.margin, y: row.titleTop)
    self.letters(letters.title, at: origin, within: width, color: .white, layer: .tiles)
    origin.y += size(of: letters.title).height
    self.letters(letters.subtitle, at: origin, within: width, color: .white, layer: .tiles)

    list.setClip(row.sight)
    if !plan.description.sections.isEmpty { groups(of: row, plan, letters, engine) }
    if plan.description.arrangement == .pages { dots(of: row, plan, engine) }
    if let bar = engine.indicator(ofRow: row.index, inCategory: row.category) { indicator(bar, of: row) }
    list.setClip(engine.pageViewport)
  }

  // MARK: Groups

  private mutating func groups(of row: PlacedRow, _ plan: RowPlan, _ letters: RowLetters, _ engine: Engine) {
    let inset = plan.groupInset
    let top = row.frame.y + plan.groupTop
    engine.forEachHeader(ofRow: row.index, inCategory: row.category) { header in
      if inset > 0 {
        let (y, maxY) = header.line.map { ($0.span.y - inset, $0.span.maxY + inset) } ?? (top - inset, row.frame.maxY)
        let box = Rect(
          x: header.span.x - inset, y: y, width: header.span.maxX - header.span.x + 2 * inset, height: maxY - y)
        panel(box, color: look.panel, layer: .ground)
      }
      guard let title = letters.groups[header.section] else { return }
      // One that is covered by the next must not leave its panel.
      var right = min(header.maxX, row.sight.maxX)
      var bottom = min(header.line?.maxY ?? .infinity, row.sight.maxY)
      if inset > 0, let line = header.line { bottom = min(bottom, line.span.maxY + inset) }
      if inset > 0, header.line == nil { right = min(right, header.span.maxX + inset) }
      list.setClip(
        Rect(
          x: row.sight.x, y: row.sight.y, width: max(0, right - row.sight.x), height: max(0, bottom - row.sight.y)))
      self.letters(
        title, at: Point(x: header.x, y: header.line?.y ?? top),
        within: header.line == nil ? nil : header.span.maxX - header.span.x, color: .white, layer: .tiles)
      list.setClip(row.sight)
    }
  }

  // MARK: Dots

  private mutating func dots(of row: PlacedRow, _ plan: RowPlan, _ engine: Engine) {
    guard plan.description.footerHeight > 0 else { return }
    let count = plan.description.count
    let position = engine.pagePosition(ofRow: row.index, inCategory: row.category)
    let pitch = look.dotSize + look.dotSpacing
    let left = row.frame.x + (row.frame.width - Double(count) * pitch + look.dotSpacing) / 2
    for index in 0..<count {
      // Where pages go round, the last is next to the first.
      let apart = abs(position - Double(index))
      let distance = plan.description.isEndless ? min(apart, Double(count) - apart) : apart
      let strength = 0.3 + 0.7 * max(0, 1 - distance)
      list.add(
        shapes.dot,
        at: Point(
          x: geometry.snapped(left + Double(index) * pitch), y: row.frame.maxY - geometry.snapped(look.dotSize)),
        color: look.text.faded(strength), layer: .headers)
    }
  }

  // MARK: Indicator

  private mutating func indicator(_ bar: PlacedIndicator, of row: PlacedRow) {
    let thickness = geometry.points(shapes.bar.height)
    let y =
      row.description.indicator == .top
      ? row.frame.y + row.description.headerHeight - look.indicatorGap - thickness : row.frame.maxY + look.indicatorGap
    list.addStretched(
      shapes.bar, corner: shapes.barCorner, in: Rect(x: bar.x, y: y, width: bar.width, height: thickness),
      color: look.text.faded(look.indicatorStrength * bar.opacity), layer: .headers)
  }

  // MARK: List

  /// A panel over the width, its picture at the left and its words beside that.
  mutating func listCell(_ cell: PlacedCell, _ content: CellContent, _ plan: RowPlan) {
    let view = cell.optionOffset > 0 ? source.optionView(at: cell.path) : nil
    var box = cell.frame
    var start = box.x
    if let view {
      list.setClip(cell.sight.intersection(box))
      panel(box, color: look.optionGround, layer: .ground)
      (box, start) = slid(cell, content, plan, view)
      list.setClip(cell.sight.intersection(box))
    }
    // On the panel of its group it has none of its own, but what is slid aside.
    if plan.groupInset == 0 || view != nil { panel(box, color: look.panel, layer: .ground) }
    cellWords(content, plan, in: box, from: start, isLifted: cell.path == lifted)
    if let view {
      options(of: cell, content, view, in: cell.sight.intersection(cell.frame))
      roundOff(cell.frame, behind: plan.groupInset > 0 ? look.panel : look.ground)
      list.setClip(cell.sight)
    }
    if cell.press > 0 {
      panel(box, color: Color(argb: 0xFF00_0000).faded(look.pressDarkening * cell.press), layer: .headers)
    }
    if cell.focus > 0, cell.focusedOption == nil { ring(around: cell.frame, amount: cell.focus) }
  }

  /// What its options leave of a cell, and where picture and words begin there. They stay as long as there is room for
  /// the picture and some words, and then go with the edge.
  private func slid(
    _ cell: PlacedCell, _ content: CellContent, _ plan: RowPlan, _ view: OptionView
  ) -> (box: Rect, start: Double) {
    var box = cell.frame
    box.width = max(0, box.width - cell.optionOffset)
    guard view.side == .trailing else {
      box.x += cell.optionOffset
      return (box, box.x)
    }
    let words = min(max(size(of: content.title).width, size(of: content.subtitle).width), look.leastCellWords)
    let picture = content.picture == nil ? 0 : plan.pictureBox(in: cell.frame).maxX - cell.frame.x
    let needed = picture + 2 * look.cellTextInset + words
    return (box, box.x - max(0, min(cell.optionOffset, needed - box.width)))
  }

  /// Picture and words of a cell that begins at `start`, in what is seen of it.
  private mutating func cellWords(
    _ content: CellContent, _ plan: RowPlan, in seen: Rect, from start: Double, isLifted: Bool
  ) {
    let box = Rect(x: start, y: seen.y, width: seen.maxX - start, height: seen.height)
    var x = box.x + look.cellTextInset
    if let picture = content.picture {
      let place = plan.pictureBox(in: box)
      if !isLifted { self.picture(picture, in: place, isWhole: true, panelLayer: .panels, layer: .tiles) }
      x = place.maxX + look.cellTextInset
    }
    let title = size(of: content.title)
    let subtitle = size(of: content.subtitle)
    let gap = title.height > 0 && subtitle.height > 0 ? look.cellLineGap : 0
    var origin = Point(
      x: geometry.snapped(x),
      y: geometry.snapped(box.y + (box.height - title.height - gap - subtitle.height) / 2))
    let room = box.maxX - look.cellTextInset - origin.x
    letters(content.title, at: origin, within: room, color: .white, layer: .tiles)
    origin.y += title.height + gap
    letters(content.subtitle, at: origin, within: room, color: .white, layer: .tiles)
  }
}
