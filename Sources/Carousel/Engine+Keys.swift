/// What the arrow keys are on.
enum FocusTarget: Equatable, Sendable {
  case strip
  case item(row: Int, item: Int)
}

extension Engine {
  mutating func press(_ key: Key, source: some CarouselDataSource) {
    // A key while a finger drags would pull the content from under it; a finger that was lost must not stop keys.
    if touch.isActive {
      guard touch.isStale(at: time) else { return }
      touch.cancel()
      endTouch(tapped: false)
    }
    enterHold = nil
    // There is nothing to enlarge here.
    guard key != .zoomIn, key != .zoomOut else { return }
    if let button = focusedOption { return press(key, onOption: button, source: source) }
    guard let focus else {
      if key != .escape { showFocus(source: source) }
      return
    }
    switch (focus, key) {
    case (_, .escape): clearFocus()
    case (_, .zoomIn), (_, .zoomOut), (.strip, .menu): break
    case (.strip, .left): moveStrip(by: -1)
    case (.strip, .right): moveStrip(by: 1)
    case (.strip, .home): moveStrip(by: -categories.count)
    case (.strip, .end): moveStrip(by: categories.count)
    case (.strip, .down), (.strip, .enter), (.strip, .pageDown): enterRows(from: -1, by: 1, source: source)
    case (.strip, .up), (.strip, .pageUp): break
    case (.item(let row, let item), .left): focusItem(item - 1, inRow: row, source: source)
    case (.item(let row, let item), .right): focusItem(item + 1, inRow: row, source: source)
    case (.item(let row, _), .home): focusItem(0, inRow: row, source: source)
    case (.item(let row, _), .end): focusItem(.max, inRow: row, source: source)
    case (.item(let row, let item), .up): moveLine(from: row, item, by: -1, source: source)
    case (.item(let row, let item), .down): moveLine(from: row, item, by: 1, source: source)
    case (.item(let row, let item), .pageUp): turnScreen(from: row, item, by: -1, source: source)
    case (.item(let row, let item), .pageDown): turnScreen(from: row, item, by: 1, source: source)
    case (.item(let row, let item), .enter):
      if !beginEnterHold(row: row, item: item, source: source) { open(row: row, item: item, source: source) }
    case (.item(let row, let item), .menu): openOptions(row: row, item: item, source: source)
    }
  }

  /// The ring appears on the first tile of the first row in full view; on the strip where there is no tile.
  private mutating func showFocus(source: some CarouselDataSource) {
    guard let page = pages[selected] else { return }
    let top = page.body.offset
    let visible = page.rowRange(from: top, to: top + pageViewport.height)
    let whole = visible.first { page.rows[$0].top >= top && page.rows[$0].description.count > 0 }
    let row = whole ?? visible.first { page.rows[$0].description.count > 0 }
    if let row {
      focusItem(firstWholeItem(ofRow: row, in: page), inRow: row, source: source)
    } else if hasStrip {
      moveFocus(to: .strip)
    }
  }

  mutating func open(row: Int, item: Int, source: some CarouselDataSource) {
    let path = ItemPath(category: selected, row: row, item: item)
    events.append(.selected(path, id: source.itemID(at: path), frame: frame(of: path)))
  }

  private mutating func moveStrip(by step: Int) {
    let now = labels.nearest(to: strip.destination)
    let target = min(max(now + step, 0), categories.count - 1)
    strip.scroll(to: labels.center(of: target), at: time, tuning: tuning)
  }

  /// Goes a screenful up or down: to the furthest line of items that begins within the height of the page's view, or to
  /// the next where that is further away.
  private mutating func turnScreen(from row: Int, _ item: Int, by step: Int, source: some CarouselDataSource) {
    guard let page = pages[selected] else { return }
    guard let place = page.line(within: pageViewport.height, of: item, inRow: row, by: step) else {
      if step < 0, hasStrip { moveFocus(to: .strip) }
      return
    }
    if place.row == row, let lines = page.rows[row].lines {
      focusItem(lines.index(inLine: place.line, column: lines.column(of: item)), inRow: row, source: source)
    } else {
      enter(row: place.row, line: place.line, source: source)
    }
  }

  /// Goes up or down within the lines of a list or grid, from there on to another row.
  private mutating func moveLine(from row: Int, _ item: Int, by step: Int, source: some CarouselDataSource) {
    guard let lines = pages[selected]?.rows[row].lines else { return enterRows(from: row, by: step, source: source) }
    let line = lines.line(of: item) + step
    guard line >= 0, line < lines.lineCount else { return enterRows(from: row, by: step, source: source) }
    focusItem(lines.index(inLine: line, column: lines.column(of: item)), inRow: row, source: source)
  }

  /// Goes to the next row with items.
  private mutating func enterRows(from row: Int, by step: Int, source: some CarouselDataSource) {
    guard let page = pages[selected] else { return }
    guard let target = page.filledRow(from: row, by: step) else {
      if step < 0, hasStrip { moveFocus(to: .strip) }
      return
    }
    enter(row: target, line: step > 0 ? 0 : page.rows[target].lineCount - 1, source: source)
  }

  /// Goes to another row: to the column the focus had there, else to the tile nearest below or above.
  private mutating func enter(row target: Int, line: Int, source: some CarouselDataSource) {
    guard let page = pages[selected] else { return }
    var item = page.rows[target].focusIndex
    var x: Double?
    if case .item(let oldRow, let oldItem) = focus { x = page.rows[oldRow].left(of: oldItem) }
    if let lines = page.rows[target].lines {
      // Of many lines the nearest is meant, not the one where the focus was before.
      item = lines.index(
        inLine: line, nearest: (x ?? lines.leading) + lines.itemWidth / 2)
    } else if item == nil, let x {
      let destination = page.rows[target].body.destination
      let layout = page.rows[target].layout
      item = layout.nearestIndex(to: x + destination - layout.leading).map(layout.item(at:))
    }
    focusItem(item ?? firstWholeItem(ofRow: target, in: page), inRow: target, source: source)
  }

  /// The first item that stands fully in view.
  private func firstWholeItem(ofRow row: Int, in page: PageState) -> Int {
    let state = page.rows[row]
    let (lower, upper) = (page.body.offset, page.body.offset + pageViewport.height)
    let visible = state.visibleRange(from: lower, to: upper)
    let whole = visible.first {
      let box = state.box(of: $0)
      return state.lines == nil ? box.x >= 0 : box.y >= lower
    }
    return state.layout.item(at: whole ?? visible.first ?? 0)
  }

  /// - Parameter forVisitor: whether a visitor has asked for it, not other content.
  mutating func focusItem(_ item: Int, inRow row: Int, forVisitor: Bool = true, source: some CarouselDataSource) {
    guard let count = pages[selected]?.rows[row].description.count, count > 0 else { return }
    let isEndless = pages[selected]!.rows[row].layout.isEndless
    let item = isEndless && (item == -1 || item == count) ? (item + count) % count : min(max(item, 0), count - 1)
    reveal(item, inRow: row, forVisitor: forVisitor)
    let id = source.itemID(at: ItemPath(category: selected, row: row, item: item))
    moveFocus(
      to: .item(row: row, item: item),
      identity: ItemIdentity(
        category: categories[selected].id, row: pages[selected]!.rows[row].description.id, item: id))
  }

  /// Moves row and page just enough to show an item with a peek of what comes next.
  private mutating func reveal(_ item: Int, inRow row: Int, forVisitor: Bool) {
    let measures = measures
    let height = pageViewport.height
    withPage(selected) { page, time, tuning in
      page.rows[row].focusIndex = item
      var top = page.rows[row].top - measures.topInset
      var bottom = page.rows[row].bottom + measures.rowGap + measures.peek - height
      if let lines = page.rows[row].lines {
        // The first line is shown with the row's title, any other just whole; under the last what follows the row.
        let line = page.rows[row].itemsTop + lines.top(of: item)
        let number = lines.line(of: item)
        if number > 0 {
          let description = page.rows[row].description
          top = line - description.titleHeight - description.sectionHeaderHeight - measures.peek
        }
        if number < lines.lineCount - 1 {
          bottom = line + lines.lineHeight + measures.peek - height
        }
      } else {
        let layout = page.rows[row].layout
        let now = page.rows[row].body.destination
        let index = layout.index(of: item, near: now)
        let target = page.rows[row].places.place(
          showing: index, from: layout.end(of: index) + measures.peek - measures.viewport.width,
          through: layout.offset(aligning: index), near: now)
        page.rows[row].body.scroll(
          to: target, at: time, frequency: tuning.snapFrequency, forVisitor: forVisitor)
        page.rows[row].movesForward = target >= now
        page.pauseTurning(ofRow: row, at: time, tuning: tuning)
        page.noteMotion(ofRow: row)
      }
      page.body.scroll(
        to: min(max(page.body.destination, bottom), top), at: time, frequency: tuning.snapFrequency,
        forVisitor: forVisitor)
    }
  }

  // MARK: The ring

  mutating func moveFocus(to target: FocusTarget?, identity: ItemIdentity? = nil) {
    guard target != focus || identity != focusIdentity else { return }
    if let old = focusIdentity { rings.lower(old, duration: tuning.focusFade, at: time) }
    focus = target
    focusIdentity = identity
    optionFocus = 0
    if let new = focusIdentity { rings.raise(new, start: time, duration: tuning.focusFade, at: time) }
    fades = true
  }

  /// The ring vanishes at the first touch.
  mutating func clearFocus() {
    enterHold = nil
    if focus != nil { moveFocus(to: nil) }
  }
}

extension PageState {
  /// The row that is `step` rows from another, or the next one with items from there on; where there is none, the
  /// furthest on the way. Nil where the step leads to no other row.
  func filledRow(from row: Int, by step: Int) -> Int? {
    guard !rows.isEmpty else { return nil }
    let direction = step < 0 ? -1 : 1
    let target = min(max(row + step, 0), rows.count - 1)
    var candidate = target
    while rows.indices.contains(candidate) {
      if candidate != row, !rows[candidate].layout.isEmpty { return candidate }
      candidate += direction
    }
    candidate = target - direction
    while (candidate - row) * direction > 0 {
      if !rows[candidate].layout.isEmpty { return candidate }
      candidate -= direction
    }
    return nil
  }
}

extension PageState {
  /// Of the lines of items up or down from an item's: the furthest that begins within a distance, or the next where that
  /// is further away; nil where there is none. A row that scrolls sideways is one line.
  ///
  /// - Complexity: O(lines within the distance · log sections).
  fileprivate func line(
    within distance: Double, of item: Int, inRow row: Int, by direction: Int
  ) -> (row: Int, line: Int)? {
    var place = (row: row, line: rows[row].lines?.line(of: item) ?? 0)
    let start = rows[row].top(ofLine: place.line)
    var found: (row: Int, line: Int)?
    while let next = line(after: place, by: direction) {
      if found != nil, abs(rows[next.row].top(ofLine: next.line) - start) > distance { break }
      found = next
      place = next
    }
    return found
  }

  private func line(after place: (row: Int, line: Int), by direction: Int) -> (row: Int, line: Int)? {
    var (row, line) = (place.row, place.line + direction)
    while line < 0 || line >= rows[row].lineCount {
      row += direction
      guard rows.indices.contains(row) else { return nil }
      line = direction > 0 ? 0 : rows[row].lineCount - 1
    }
    return (row, line)
  }
}

extension RowState {
  /// Lines of items under each other: 1 where they scroll sideways, 0 without items.
  fileprivate var lineCount: Int { layout.isEmpty ? 0 : lines?.lineCount ?? 1 }

  /// Where a line begins, from the start of the page's content.
  fileprivate func top(ofLine line: Int) -> Double {
    itemsTop + (lines.map { $0.top(of: $0.index(inLine: line, column: 0)) } ?? 0)
  }

  /// Where an item's left edge will stand when the row has come to rest.
  func left(of item: Int) -> Double {
    if let lines { return lines.left(of: item) }
    return layout.start(of: layout.index(of: item, near: body.destination)) - body.destination
  }
}
