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
    let height = pageViewport.height
    for category in visible {
      ensurePage(category, source: source)
      pages[category]?.engage(
        category: category, height: height, tuning: tuning, pool: &pool, source: source)
    }
  }

  /// Builds the page of a category that has not been seen before.
  mutating func ensurePage(_ category: Int, source: some CarouselDataSource) {
    guard pages[category] == nil else { return }
    pages[category] = makePage(category, source: source)
  }

  func makePage(_ category: Int, source: some CarouselDataSource) -> PageState {
    var page = PageState(id: categories[category].id)
    page.pinsTitles = categories[category].pinsTitles
    let count = source.rowCount(inCategory: category)
    page.rows.reserveCapacity(count)
    var top = measures.topInset
    for index in 0..<count {
      let description = source.row(at: index, inCategory: category)
      var row = RowState(
        description: description,
        layout: Self.layout(of: description, row: index, category: category, source: source),
        viewport: measures.viewport.width)
      row.top = top
      row.fit(viewport: measures.viewport.width, at: time, tuning: tuning)
      if description.turnInterval != nil { page.turning.append(index) }
      top += row.height + measures.rowGap
      page.rows.append(row)
    }
    page.contentLength = count == 0 ? 0 : top - measures.rowGap + measures.bottomInset
    page.body.setExtent(content: page.contentLength, viewport: pageViewport.height, at: time, tuning: tuning)
    return page
  }

  private static func layout(
    of row: RowDescription, row index: Int, category: Int, source: some CarouselDataSource
  ) -> RowLayout {
    if let width = row.itemWidth, row.sections.isEmpty || row.isInLines {
      return RowLayout(
        count: row.count, width: width, spacing: row.spacing, leading: row.leading, trailing: row.trailing,
        isEndless: row.isEndless)
    }
    let widths = (0..<row.count).map { item in
      row.itemWidth ?? source.itemWidth(at: ItemPath(category: category, row: index, item: item))
    }
    return RowLayout(
      widths: widths, spacing: row.spacing, leading: row.leading, trailing: row.trailing, sections: row.sections,
      sectionSpacing: row.sectionSpacing)
  }

  /// Lays out a row whose items have other widths now. The tile at its leading edge stays where it is, and so do
  /// motion and drag; cells whose width has changed are bound anew, and those that `isOutdated` names by their slot.
  ///
  /// - Complexity: O(items of the row).
  public mutating func remeasure(
    row: Int, inCategory category: Int, source: some CarouselDataSource, isOutdated: (Int) -> Bool = { _ in false }
  ) {
    guard pages.indices.contains(category), pages[category] != nil, pages[category]!.rows.indices.contains(row),
      pages[category]!.rows[row].lines == nil
    else { return }
    let old = pages[category]!.rows[row]
    let layout = Self.layout(of: old.description, row: row, category: category, source: source)
    if layout != old.layout { lay(out: layout, row: row, of: category) }
    let state = pages[category]!.rows[row]
    for (place, slot) in state.slots.enumerated() {
      let index = state.engaged.lowerBound + place
      guard abs(layout.width(of: index) - old.layout.width(of: index)) > 0.001 || isOutdated(slot) else { continue }
      source.recycle(slot: slot)
      source.bind(slot: slot, to: pool.cells[slot].path)
    }
  }

  /// Gives a row another layout of the same items, around the tile at its leading edge.
  private mutating func lay(out layout: RowLayout, row: Int, of category: Int) {
    var state = pages[category]!.rows[row]
    let old = state.layout
    let anchor = state.anchorIndex
    state.places = RestPlaces(
      layout, snap: state.description.snap, align: state.description.align, viewport: measures.viewport.width)
    var distance = 0.0
    if state.body.offset > 0, let anchor { distance = layout.start(of: anchor) - old.start(of: anchor) }
    state.swipeOrigin += distance
    state.fit(viewport: measures.viewport.width, shiftedBy: distance, at: time, tuning: tuning)
    snapAnew(&state, wasMeasuredAlike: true)
    pages[category]!.rows[row] = state
    pages[category]!.noteMotion(ofRow: row)
  }

  func identity(of cell: Cell) -> ItemIdentity {
    ItemIdentity(
      category: categories[cell.path.category].id,
      row: pages[cell.path.category]!.rows[cell.path.row].description.id, item: cell.id)
  }

  // MARK: Recycling

  private mutating func leavePage(_ category: Int, source: some CarouselDataSource) {
    guard pages.indices.contains(category), pages[category] != nil else { return }
    let height = pageViewport.height
    pages[category]!.disengage(height: height, pool: &pool, source: source)
    finishPage(category)
  }

  /// A page is not on the screen any more: its motion ends where it was going.
  mutating func finishPage(_ category: Int) {
    // A finger that still holds it came down while the strip was on its way: it has nothing left to move.
    if touch.isActive, hold.category == category, hold.region != .strip { endTouch(tapped: false) }
    pages[category]?.finish()
  }

  mutating func recycleAll(source: some CarouselDataSource) {
    let height = pageViewport.height
    for category in visiblePages where pages.indices.contains(category) && pages[category] != nil {
      pages[category]!.disengage(height: height, pool: &pool, source: source)
    }
    visiblePages = 0..<0
  }
}
