import Carousel

extension Monkey {
  /// What must hold in every frame.
  func check() {
    let engine = carousel.engine
    // Traps where a slot is bound twice, two option views are open, or a settled offset is out of bounds.
    engine.checkInvariants()
    if source.binds - source.recycles != engine.cellCounts.bound { fault("cells are bound that no item has") }
    takeFaults()
    for row in engine.rowReports where !row.offset.isFinite || !row.velocity.isFinite {
      fault("row \(row.description.id) is at \(row.offset), \(row.velocity)/s")
    }
    checkCover()
  }

  /// The cells of a row that is on the screen leave no more of it empty than its spaces and ends are wide.
  private func checkCover() {
    let engine = carousel.engine
    let view = engine.pageViewport
    var boxes: [[Int]: [(item: Int, box: Rect)]] = [:]
    for cell in carousel.visibleCells {
      boxes[[cell.path.category, cell.path.row], default: []].append((cell.path.item, cell.frame))
    }
    engine.forEachRow { row in
      // Beside a page that is pulled aside nothing is meant to stand.
      guard row.category == engine.selected, row.frame.x == 0 else { return }
      let description = row.description
      let isEndless = description.isEndless && description.count > 1
      guard description.arrangement == .row || description.arrangement == .pages, description.count > 0 else { return }
      let itemsTop = row.frame.y + description.headerHeight
      let bottom = itemsTop + description.itemHeight + description.captionHeight
      guard itemsTop < view.maxY, bottom > row.sight.y, itemsTop + description.itemHeight > view.y else { return }
      let space = max(description.spacing, description.sections.isEmpty ? 0 : description.sectionSpacing) + 0.01
      let cells = boxes[[row.category, row.index]] ?? []
      let report = engine.rowReports[row.index]
      for cell in cells where !isEndless && !report.visible.contains(cell.item) {
        let overlap = min(cell.box.maxX, view.maxX) - max(cell.box.x, view.x)
        if overlap > 0.01 { fault("\(overlap) points of \(cell.item) are in view, and \(report.visible) is told") }
      }
      guard let first = cells.first, let last = cells.last else {
        if !report.visible.isEmpty { fault("row \(description.id) is empty, with \(report.visible) in view") }
        return
      }
      for (cell, next) in zip(cells, cells.dropFirst()) where next.box.x - cell.box.maxX > space {
        fault("a hole in row \(description.id), from \(cell.box.maxX) to \(next.box.x)")
      }
      if first.box.x > space, first.item > 0 || isEndless {
        fault("a hole at the start of row \(description.id), up to \(first.box.x)")
      }
      if view.maxX - last.box.maxX > space, last.item < description.count - 1 || isEndless {
        fault("a hole at the end of row \(description.id), from \(last.box.maxX)")
      }
    }
  }

  /// What must hold when nobody has touched it for long.
  func checkRest() {
    let engine = carousel.engine
    if !engine.isQuiet { fault("it does not come to rest") }
    if !recorder.moving.isEmpty { fault("\(recorder.moving.keys.map(\.name)) never ended") }
    guard !source.categories.isEmpty else { return }
    if engine.visibleCategories != engine.selected..<engine.selected + 1 {
      fault("the pages \(engine.visibleCategories) are open, and \(engine.selected) is selected")
    }
    if abs(engine.labelCenter(of: engine.selected) - engine.measures.viewport.width / 2) > 0.01 {
      fault("the strip rests between two labels")
    }
    if let page = engine.pageReport, page.phase != .settled { fault("the page is \(page.phase)") }
    for row in engine.rowReports where row.description.turnInterval == nil && row.phase != .settled {
      fault("row \(row.description.id) is \(row.phase)")
    }
  }
}
