extension Engine {
  /// Reads the content anew: at the start, and whenever it has changed.
  ///
  /// What is there before and after, by id, keeps its offset, the finger's hold and the focus; the first visible
  /// tile of each row and the first visible row of a page keep their pixel. Offsets that no longer fit come back
  /// by themselves.
  ///
  /// - Complexity: O(rows seen so far), and O(items) for rows that were scrolled.
  public mutating func reload(source: some CarouselDataSource, measures: Measures? = nil) {
    let oldPitch = self.measures.labelPitch
    let isFirst = categories.isEmpty
    for category in visiblePages where pages.indices.contains(category) {
      for row in pages[category]?.engaged ?? 0..<0 { noteAnchor(ofRow: row, of: category) }
    }
    let pageAnchors = visiblePages.reduce(into: [String: PageAnchor]()) { anchors, category in
      if let page = pages[category] { anchors[page.id] = PageAnchor(of: page) }
    }
    recycleAll(source: source)
    if let measures { self.measures = measures }

    let oldCategories = categories
    let oldPages = pages
    categories.removeAll(keepingCapacity: true)
    for index in 0..<source.categoryCount { categories.append(source.category(at: index)) }
    pages = ContiguousArray(repeating: nil, count: categories.count)
    restoreSelection(from: oldCategories, oldPitch: oldPitch, isFirst: isFirst)

    var old = [String: PageState]()
    for case .some(let page) in oldPages { old[page.id] = page }
    for (index, category) in categories.enumerated() {
      guard let oldPage = old[category.id] else { continue }
      pages[index] = carryOver(
        oldPage, to: makePage(index, source: source), anchor: pageAnchors[oldPage.id], category: index, source: source)
    }
    restoreHold(from: oldCategories, oldPages: oldPages)
    restoreFocus(source: source)
    layout(source: source)
  }

  // MARK: Strip

  private mutating func restoreSelection(
    from old: ContiguousArray<CategoryDescription>, oldPitch: Double, isFirst: Bool
  ) {
    let id = old.indices.contains(selected) ? old[selected].id : nil
    let index = categories.firstIndex { $0.id == id } ?? min(selected, max(0, categories.count - 1))
    let moved = Double(index) * measures.labelPitch - Double(selected) * oldPitch
    strip.setExtent(
      content: Double(max(0, categories.count - 1)) * measures.labelPitch + measures.viewport.width,
      viewport: measures.viewport.width, shiftedBy: !isFirst && measures.labelPitch == oldPitch ? moved : 0, at: time,
      tuning: tuning)
    if !strip.isHeld, !strip.isMoving || measures.labelPitch != oldPitch {
      strip.jump(to: Double(index) * measures.labelPitch)
    }
    if index != selected { selected = index }
  }

  // MARK: Pages

  /// The first row that was in view and where it stood.
  private struct PageAnchor {
    var rowIDs: [String]
    var tops: [Double]

    init?(of page: PageState) {
      guard page.body.offset > 0 else { return nil }
      let visible = page.rowRange(from: page.body.offset, to: page.body.offset + page.body.viewportLength)
      rowIDs = visible.map { page.rows[$0].description.id }
      tops = visible.map { page.rows[$0].top - page.body.offset }
    }
  }

  private func carryOver(
    _ old: PageState, to fresh: PageState, anchor: PageAnchor?, category: Int, source: some CarouselDataSource
  ) -> PageState {
    var page = fresh
    var oldRows = [String: Int](minimumCapacity: old.rows.count)
    for (index, row) in old.rows.enumerated() { oldRows[row.description.id] = index }
    for index in page.rows.indices {
      guard let oldIndex = oldRows[page.rows[index].description.id] else { continue }
      let oldRow = old.rows[oldIndex]
      page.rows[index].movesForward = oldRow.movesForward
      page.rows[index].body = oldRow.body
      var distance = 0.0
      if let anchor = oldRow.anchor,
        let item = find(anchor.id, near: anchor.index, row: index, category: category, source: source)
      {
        distance = page.rows[index].layout.start(of: item) - anchor.distance - oldRow.body.offset
      }
      page.rows[index].body.setExtent(
        content: page.rows[index].layout.contentLength, viewport: measures.viewport.width, shiftedBy: distance,
        at: time, tuning: tuning)
      page.noteMotion(ofRow: index)
    }
    page.body = old.body
    var distance = 0.0
    if let anchor {
      for (id, top) in zip(anchor.rowIDs, anchor.tops) {
        guard let row = page.rows.first(where: { $0.description.id == id }) else { continue }
        distance = row.top - top - old.body.offset
        break
      }
    }
    page.body.setExtent(
      content: page.contentLength, viewport: pageViewport.height, shiftedBy: distance, at: time, tuning: tuning)
    return page
  }

  /// An item by id, looked for from its old place outward.
  private func find(
    _ id: String, near index: Int, row: Int, category: Int, source: some CarouselDataSource
  ) -> Int? {
    let count = source.row(at: row, inCategory: category).count
    for distance in 0..<max(count, index + 1) {
      for candidate in [index - distance, index + distance] where candidate >= 0 && candidate < count {
        if source.itemID(at: ItemPath(category: category, row: row, item: candidate)) == id { return candidate }
      }
    }
    return nil
  }

  // MARK: Finger and focus

  private mutating func restoreHold(
    from old: ContiguousArray<CategoryDescription>, oldPages: ContiguousArray<PageState?>
  ) {
    guard touch.isActive, old.indices.contains(hold.category) else { return }
    let id = old[hold.category].id
    guard let category = categories.firstIndex(where: { $0.id == id }), let oldPage = oldPages[hold.category],
      let page = pages[category]
    else {
      // What the finger held is gone: the rest of the touch moves nothing.
      if hold.owner != .strip { hold = TouchHold() }
      return
    }
    func moved(_ region: TouchHold.Region) -> TouchHold.Region {
      guard case .row(let row) = region else { return region }
      let id = oldPage.rows[row].description.id
      return page.rows.firstIndex { $0.description.id == id }.map { .row($0) } ?? .none
    }
    hold.category = category
    hold.region = moved(hold.region)
    hold.owner = moved(hold.owner)
  }

  private mutating func restoreFocus(source: some CarouselDataSource) {
    guard case .item = focus, let identity = focusIdentity else { return }
    guard categories.indices.contains(selected), categories[selected].id == identity.category else {
      return clearFocus()
    }
    ensurePage(selected, source: source)
    guard let row = pages[selected]?.rows.firstIndex(where: { $0.description.id == identity.row }),
      let item = find(identity.item, near: 0, row: row, category: selected, source: source)
    else { return clearFocus() }
    focus = .item(row: row, item: item)
  }
}
