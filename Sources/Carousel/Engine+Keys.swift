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
    // There is nothing to enlarge here.
    guard key != .zoomIn, key != .zoomOut else { return }
    guard let focus else {
      if key != .escape { showFocus(source: source) }
      return
    }
    switch (focus, key) {
    case (_, .escape): clearFocus()
    case (_, .zoomIn), (_, .zoomOut): break
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
    case (.item(let row, _), .up): enterRows(from: row, by: -1, source: source)
    case (.item(let row, _), .down): enterRows(from: row, by: 1, source: source)
    case (.item(let row, _), .pageUp): enterRows(from: row, by: -rowsPerScreen, source: source)
    case (.item(let row, _), .pageDown): enterRows(from: row, by: rowsPerScreen, source: source)
    case (.item(let row, let item), .enter): open(row: row, item: item, source: source)
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
      focusItem(page.rows[row].firstWholeItem, inRow: row, source: source)
    } else if hasStrip {
      moveFocus(to: .strip)
    }
  }

  private mutating func open(row: Int, item: Int, source: some CarouselDataSource) {
    let path = ItemPath(category: selected, row: row, item: item)
    events.append(.selected(path, id: source.itemID(at: path), frame: frame(of: path)))
  }

  private mutating func moveStrip(by step: Int) {
    let now = labels.nearest(to: strip.destination)
    let target = min(max(now + step, 0), categories.count - 1)
    strip.scroll(to: labels.center(of: target), at: time, tuning: tuning)
  }

  private var rowsPerScreen: Int {
    guard let page = pages[selected], !page.rows.isEmpty else { return 1 }
    return max(1, Int(pageViewport.height / (page.contentLength / Double(page.rows.count))))
  }

  /// Goes to another row: to the column the focus had there, else to the tile nearest below or above.
  private mutating func enterRows(from row: Int, by step: Int, source: some CarouselDataSource) {
    guard let page = pages[selected] else { return }
    guard let target = page.filledRow(from: row, by: step) else {
      if step < 0, hasStrip { moveFocus(to: .strip) }
      return
    }
    var item = page.rows[target].focusIndex
    if item == nil, case .item(let oldRow, let oldItem) = focus {
      let x = page.rows[oldRow].layout.start(of: oldItem) - page.rows[oldRow].body.destination
      let destination = page.rows[target].body.destination
      item = page.rows[target].layout.nearestIndex(to: x + destination - page.rows[target].layout.leading)
    }
    focusItem(item ?? page.rows[target].firstWholeItem, inRow: target, source: source)
  }

  private mutating func focusItem(_ item: Int, inRow row: Int, source: some CarouselDataSource) {
    guard let count = pages[selected]?.rows[row].description.count, count > 0 else { return }
    let item = min(max(item, 0), count - 1)
    reveal(item, inRow: row)
    let id = source.itemID(at: ItemPath(category: selected, row: row, item: item))
    moveFocus(
      to: .item(row: row, item: item),
      identity: ItemIdentity(
        category: categories[selected].id, row: pages[selected]!.rows[row].description.id, item: id))
  }

  /// Moves row and page just enough to show an item with a peek of what comes next.
  private mutating func reveal(_ item: Int, inRow row: Int) {
    let measures = measures
    let height = pageViewport.height
    withPage(selected) { page, time, tuning in
      page.rows[row].focusIndex = item
      let width = measures.viewport.width
      let layout = page.rows[row].layout
      let now = page.rows[row].body.destination
      let last = layout.offset(aligning: item)
      let first = layout.end(of: item) + measures.peek - width
      var target = min(max(now, first), last)
      if page.rows[row].description.snap == .tile, target != last, var index = layout.nearestIndex(to: target) {
        if layout.offset(aligning: index) < target { index = min(index + 1, item) }
        target = layout.offset(aligning: index)
      }
      page.rows[row].body.scroll(to: target, at: time, tuning: tuning)
      page.rows[row].movesForward = target >= now
      page.noteMotion(ofRow: row)

      let top = page.rows[row].top - measures.topInset
      let bottom = page.rows[row].bottom + measures.rowGap + measures.peek - height
      page.body.scroll(to: min(max(page.body.destination, bottom), top), at: time, tuning: tuning)
    }
  }

  // MARK: The ring

  mutating func moveFocus(to target: FocusTarget?, identity: ItemIdentity? = nil) {
    guard target != focus else { return }
    if let old = focusIdentity { rings.lower(old, duration: tuning.focusFade, at: time) }
    focus = target
    focusIdentity = identity
    if let new = focusIdentity { rings.raise(new, start: time, duration: tuning.focusFade, at: time) }
    fades = true
  }

  /// The ring vanishes at the first touch.
  mutating func clearFocus() {
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

extension RowState {
  /// The first item that stands fully in view.
  var firstWholeItem: Int {
    let visible = layout.range(from: body.offset, to: body.offset + body.viewportLength)
    return visible.first { layout.start(of: $0) >= body.offset } ?? visible.first ?? 0
  }
}
