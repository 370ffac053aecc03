import Glibc

extension Engine {
  /// Binds cells to all that is on the screen or near it, and recycles those of what has gone.
  ///
  /// - Complexity: O(cells), with no allocation once the pool is as large as the screen needs.
  public mutating func layout(source: some CarouselDataSource) {
    let position = stripPosition
    let lower = max(0, Int(position.rounded(.down)))
    let upper = min(categories.count, Int(position.rounded(.up)) + 1)
    let visible = categories.isEmpty ? 0..<0 : min(lower, categories.count - 1)..<max(upper, 1)
    for category in visiblePages where !visible.contains(category) { leavePage(category, source: source) }
    visiblePages = visible
    for category in visible {
      ensurePage(category, source: source)
      layoutPage(category, source: source)
    }
  }

  /// Builds the page of a category that has not been seen before.
  mutating func ensurePage(_ category: Int, source: some CarouselDataSource) {
    guard pages[category] == nil else { return }
    pages[category] = makePage(category, source: source)
  }

  func makePage(_ category: Int, source: some CarouselDataSource) -> PageState {
    var page = PageState(id: categories[category].id)
    let count = source.rowCount(inCategory: category)
    page.rows.reserveCapacity(count)
    var top = measures.topInset
    for index in 0..<count {
      let description = source.row(at: index, inCategory: category)
      var row = RowState(
        description: description,
        layout: Self.layout(of: description, row: index, category: category, source: source))
      row.top = top
      row.body.setExtent(
        content: row.layout.contentLength, viewport: measures.viewport.width, at: time, tuning: tuning)
      top += description.height + measures.rowGap
      page.rows.append(row)
    }
    page.contentLength = count == 0 ? 0 : top - measures.rowGap + measures.bottomInset
    page.body.setExtent(content: page.contentLength, viewport: pageViewport.height, at: time, tuning: tuning)
    return page
  }

  private static func layout(
    of row: RowDescription, row index: Int, category: Int, source: some CarouselDataSource
  ) -> RowLayout {
    if let width = row.itemWidth {
      return RowLayout(
        count: row.count, width: width, spacing: row.spacing, leading: row.leading, trailing: row.trailing)
    }
    let widths = (0..<row.count).map { source.itemWidth(at: ItemPath(category: category, row: index, item: $0)) }
    return RowLayout(widths: widths, spacing: row.spacing, leading: row.leading, trailing: row.trailing)
  }

  // MARK: Binding

  private mutating func layoutPage(_ category: Int, source: some CarouselDataSource) {
    let height = pageViewport.height
    guard let offset = pages[category]?.body.offset, let old = pages[category]?.engaged else { return }
    // Rows just beyond the screen are ready before they come in.
    let reach = height * tuning.engageBehind
    let rows = pages[category]!.rowRange(from: offset - reach, to: offset + height + reach)
    for row in old where !rows.contains(row) { disengage(row, of: category, source: source) }
    pages[category]!.engaged = rows
    for row in rows {
      let onScreen = pages[category]!.rows[row].bottom > offset && pages[category]!.rows[row].top < offset + height
      let wanted = pages[category]!.rows[row].engagedRange(tuning: tuning, ahead: onScreen)
      engage(wanted, row: row, of: category, source: source)
    }
  }

  private mutating func engage(_ wanted: Range<Int>, row: Int, of category: Int, source: some CarouselDataSource) {
    let old = pages[category]!.rows[row].engaged
    guard wanted != old else { return }
    for item in old where !wanted.contains(item) {
      recycle(pages[category]!.rows[row].slots[item - old.lowerBound], source: source)
    }
    scratch.removeAll(keepingCapacity: true)
    for item in wanted {
      if old.contains(item) {
        scratch.append(pages[category]!.rows[row].slots[item - old.lowerBound])
      } else {
        let path = ItemPath(category: category, row: row, item: item)
        let slot = pool.bind(path, id: source.itemID(at: path))
        source.bind(slot: slot, to: path)
        scratch.append(slot)
      }
    }
    // Each row keeps storage of its own: were it swapped, a short one would come round and grow again.
    pages[category]!.rows[row].slots.removeAll(keepingCapacity: true)
    pages[category]!.rows[row].slots.append(contentsOf: scratch)
    pages[category]!.rows[row].engaged = wanted
  }

  func identity(of cell: Cell) -> ItemIdentity {
    ItemIdentity(
      category: categories[cell.path.category].id,
      row: pages[cell.path.category]!.rows[cell.path.row].description.id, item: cell.id)
  }

  // MARK: Recycling

  private mutating func recycle(_ slot: Int, source: some CarouselDataSource) {
    source.recycle(slot: slot)
    pool.recycle(slot)
  }

  mutating func disengage(_ row: Int, of category: Int, source: some CarouselDataSource) {
    noteAnchor(ofRow: row, of: category)
    for slot in pages[category]!.rows[row].slots { recycle(slot, source: source) }
    pages[category]!.rows[row].slots.removeAll(keepingCapacity: true)
    pages[category]!.rows[row].engaged = 0..<0
  }

  /// Remembers an item that is in view, so that a later reload can keep it in place: the one nearest to where a
  /// row aligns its first, as only that edge stays when widths before it change.
  mutating func noteAnchor(ofRow row: Int, of category: Int) {
    let state = pages[category]!.rows[row]
    guard let nearest = state.layout.nearestIndex(to: state.body.offset) else { return }
    let visible = state.layout.range(from: state.body.offset, to: state.body.offset + measures.viewport.width)
    guard let item = visible.contains(nearest) ? nearest : visible.first, state.engaged.contains(item) else { return }
    pages[category]!.rows[row].anchor = (pool.cells[state.slots[item - state.engaged.lowerBound]].id, item)
  }

  private mutating func leavePage(_ category: Int, source: some CarouselDataSource) {
    guard pages.indices.contains(category), pages[category] != nil else { return }
    for row in pages[category]!.engaged { disengage(row, of: category, source: source) }
    pages[category]!.engaged = 0..<0
    finishPage(category)
  }

  /// A page is not on the screen any more: its motion ends where it was going.
  mutating func finishPage(_ category: Int) {
    // A finger that still holds it came down while the strip was on its way: it has nothing left to move.
    if touch.isActive, hold.category == category, hold.region != .strip { endTouch(tapped: false) }
    pages[category]?.finish()
  }

  mutating func recycleAll(source: some CarouselDataSource) {
    for category in visiblePages where pages.indices.contains(category) && pages[category] != nil {
      for row in pages[category]!.engaged { disengage(row, of: category, source: source) }
      pages[category]!.engaged = 0..<0
    }
    visiblePages = 0..<0
  }
}

extension RowState {
  /// The items that should have a cell: those in view, with a screenful ahead of the motion and half a one behind
  /// for rows on the screen.
  func engagedRange(tuning: Tuning, ahead: Bool) -> Range<Int> {
    let length = body.viewportLength
    guard ahead else { return layout.range(from: body.offset, to: body.offset + length) }
    let before = length * (movesForward ? tuning.engageBehind : tuning.engageAhead)
    let after = length * (movesForward ? tuning.engageAhead : tuning.engageBehind)
    return layout.range(from: body.offset - before, to: body.offset + length + after)
  }
}
