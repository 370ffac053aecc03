extension Engine {
  /// Reads the content anew: at the start, and whenever it has changed.
  ///
  /// What is there before and after, by id, keeps its offset, the finger's hold and the focus; the first visible
  /// tile of each row and the first visible row of a page keep their pixel. Offsets that no longer fit come back
  /// by themselves. Where the selected category is gone, its neighbour is selected and `categoryChanged` tells it.
  ///
  /// - Complexity: O(rows seen so far), and O(items) for rows that were scrolled.
  public mutating func reload(source: some CarouselDataSource, measures: Measures? = nil) {
    let oldLabels = labels
    let isFirst = categories.isEmpty
    recycleAll(source: source)
    if let measures { self.measures = measures }

    let oldCategories = categories
    let oldPages = pages
    categories.removeAll(keepingCapacity: true)
    for index in 0..<source.categoryCount { categories.append(source.category(at: index)) }
    pages = ContiguousArray(repeating: nil, count: categories.count)
    restoreSelection(from: oldCategories, oldLabels: oldLabels, isFirst: isFirst)

    var old = [String: PageState]()
    for case .some(let page) in oldPages { old[page.id] = page }
    for (index, category) in categories.enumerated() {
      guard let oldPage = old[category.id] else { continue }
      pages[index] = carryOver(
        oldPage, to: makePage(index, source: source), category: index, source: source)
    }
    restoreHold(from: oldCategories, oldPages: oldPages)
    restoreFocus(source: source)
    refreshOptions(source: source)
    layout(source: source)
    for index in pages.indices where !visiblePages.contains(index) { finishPage(index) }
  }

  // MARK: Strip

  private mutating func restoreSelection(
    from old: ContiguousArray<CategoryDescription>, oldLabels: StripLayout, isFirst: Bool
  ) {
    let id = old.indices.contains(selected) ? old[selected].id : nil
    let kept = categories.firstIndex { $0.id == id }
    let index = kept ?? min(selected, max(0, categories.count - 1))
    labels =
      measures.labelGap.map { StripLayout(widths: categories.lazy.map(\.labelWidth), gap: $0) }
      ?? StripLayout(count: categories.count, pitch: measures.labelPitch)
    let shift =
      old.indices.contains(selected) && !categories.isEmpty
      ? labels.center(of: index) - oldLabels.center(of: selected) : 0
    strip.setExtent(
      content: labels.length + measures.viewport.width, viewport: measures.viewport.width,
      shiftedBy: isFirst ? 0 : shift, at: time, tuning: tuning)
    selected = index
    if !hasStrip {
      strip.finish()
    } else if !strip.isHeld && !strip.isMoving {
      strip.jump(to: labels.center(of: index))
    }
    if kept == nil, !isFirst, !categories.isEmpty { events.append(.categoryChanged(index)) }
    if !categories.isEmpty { updateSelection() }
  }

  // MARK: Pages

  private func carryOver(
    _ old: PageState, to fresh: PageState, category: Int, source: some CarouselDataSource
  ) -> PageState {
    var page = fresh
    var oldRows = [String: Int](minimumCapacity: old.rows.count)
    for (index, row) in old.rows.enumerated() { oldRows[row.description.id] = index }
    for index in page.rows.indices {
      guard let oldIndex = oldRows[page.rows[index].description.id] else { continue }
      carryOver(old.rows[oldIndex], to: &page.rows[index], at: (category, index), source: source)
      page.noteMotion(ofRow: index)
    }
    page.body = old.body
    page.body.setExtent(
      content: page.contentLength, viewport: pageViewport.height,
      shiftedBy: shift(from: old, to: page, category: category, source: source), at: time, tuning: tuning)
    return page
  }

  private func carryOver(
    _ old: RowState, to row: inout RowState, at place: (category: Int, row: Int), source: some CarouselDataSource
  ) {
    row.movesForward = old.movesForward
    row.swipeOrigin = old.swipeOrigin
    row.focusIndex = old.focusIndex.map { min($0, max(0, row.layout.count - 1)) }
    row.anchor = old.anchor
    var distance = 0.0
    // At its start a row stays at its start: there, what is new in front is seen.
    if old.lines == nil, row.lines == nil, old.body.offset > 0 || old.layout.isEndless, let anchor = old.anchor,
      let item = find(
        anchor.id, near: old.layout.item(at: anchor.index), count: row.layout.count, at: place, source: source)
    {
      distance = row.layout.start(of: item) - old.layout.start(of: anchor.index)
      row.swipeOrigin += distance
      row.anchor = (anchor.id, item)
    }
    row.indicator = old.indicator
    row.turnsItself = old.turnsItself
    row.pausedUntil = old.pausedUntil
    if old.description.turnInterval == row.description.turnInterval { row.nextTurn = old.nextTurn }
    row.body = old.body
    row.fit(viewport: measures.viewport.width, shiftedBy: distance, at: time, tuning: tuning)
    snapAnew(&row, wasMeasuredAlike: old.description.isMeasured(like: row.description))
  }

  /// A motion that would now end between two tiles is bent to an edge. A row at rest keeps its pixel, as someone may
  /// be looking at it, unless its tiles have another size now anyway.
  func snapAnew(_ row: inout RowState, wasMeasuredAlike: Bool) {
    guard !row.body.isHeld else { return }
    let destination = row.body.destination
    guard let place = row.places.place(nearest: destination), abs(place - destination) > 0.01 else { return }
    if row.body.isMoving {
      row.body.redirect(to: place, rate: row.description.deceleration.rate(tuning), tuning: tuning)
    } else if !wasMeasuredAlike {
      row.body.jump(to: place)
    }
  }

  /// How far the first row that was in view and is still there has moved along the page's content; in a list or grid,
  /// how far its first line in view has.
  private func shift(
    from old: PageState, to page: PageState, category: Int, source: some CarouselDataSource
  ) -> Double {
    guard old.body.offset > 0 else { return 0 }
    for index in old.rowRange(from: old.body.offset, to: old.body.offset + old.body.viewportLength) {
      let oldRow = old.rows[index]
      guard let row = page.rows.firstIndex(where: { $0.description.id == oldRow.description.id }) else { continue }
      let fresh = page.rows[row]
      // While its title is in view the title stays.
      if oldRow.lines != nil, fresh.lines != nil, oldRow.itemsTop < old.body.offset, let anchor = oldRow.anchor,
        let item = find(
          anchor.id, near: anchor.index, count: fresh.description.count, at: (category, row), source: source)
      {
        return fresh.box(of: item).y - oldRow.box(of: anchor.index).y
      }
      return fresh.top - oldRow.top
    }
    return 0
  }

  /// An item by id, looked for from its old place outward.
  func find(
    _ id: String, near index: Int, count: Int, at place: (category: Int, row: Int), source: some CarouselDataSource
  ) -> Int? {
    func holds(_ item: Int) -> Bool {
      guard item >= 0, item < count else { return false }
      return source.itemID(at: ItemPath(category: place.category, row: place.row, item: item)) == id
    }
    for distance in 0..<max(count, index + 1) {
      if holds(index + distance) { return index + distance }
      if distance > 0, holds(index - distance) { return index - distance }
    }
    return nil
  }

  // MARK: Finger and focus

  private mutating func restoreHold(
    from old: ContiguousArray<CategoryDescription>, oldPages: ContiguousArray<PageState?>
  ) {
    guard touch.isActive else { return }
    let holdsStrip = hold.region == .strip && hold.owner != .page
    guard !categories.isEmpty, hasStrip || !holdsStrip else {
      // With what it held, the touch is over. The strip itself has come to rest.
      touch.cancel()
      return endTouch(tapped: false)
    }
    let id = old.indices.contains(hold.category) ? old[hold.category].id : nil
    guard let category = categories.firstIndex(where: { $0.id == id }), let oldPage = oldPages[hold.category],
      let page = pages[category]
    else {
      if holdsStrip {
        hold.category = selected
      } else {
        // The rest of the touch moves nothing.
        unpress(tapped: false)
        hold = TouchHold()
      }
      return
    }
    func moved(_ region: TouchHold.Region) -> TouchHold.Region {
      guard case .row(let row) = region else { return region }
      let id = oldPage.rows[row].description.id
      return page.rows.firstIndex { $0.description.id == id }.map { .row($0) } ?? .page
    }
    hold.category = category
    hold.region = moved(hold.region)
    // A row that is gone, or has become lines, does not move sideways.
    var rowsRegion = hold.region
    if case .row(let row) = hold.region {
      if page.rows[row].lines != nil { rowsRegion = .none }
    } else {
      rowsRegion = .none
    }
    if case .row = hold.owner { hold.owner = rowsRegion }
    if case .row = hold.companion { hold.companion = rowsRegion }
  }

  private mutating func restoreFocus(source: some CarouselDataSource) {
    guard let focus else { return }
    guard case .item(_, let oldItem) = focus, let identity = focusIdentity else {
      if !hasStrip { clearFocus() }
      return
    }
    guard categories.indices.contains(selected), categories[selected].id == identity.category else {
      return clearFocus()
    }
    ensurePage(selected, source: source)
    guard let rows = pages[selected]?.rows, let row = rows.firstIndex(where: { $0.description.id == identity.row }),
      rows[row].layout.count > 0
    else { return clearFocus() }
    let item = find(
      identity.item, near: oldItem, count: rows[row].layout.count, at: (selected, row), source: source)
    guard let item else {
      // Its neighbour takes its place, so that the keys do not begin anew.
      enterHold = nil
      return focusItem(oldItem, inRow: row, forVisitor: false, source: source)
    }
    self.focus = .item(row: row, item: item)
    pages[selected]!.rows[row].focusIndex = item
    guard enterHold != nil else { return }
    if let view = source.optionView(at: ItemPath(category: selected, row: row, item: item)) {
      enterHold!.view = view
    } else {
      enterHold = nil
    }
  }
}

extension RowDescription {
  /// Whether tiles have the same size and room in both.
  fileprivate func isMeasured(like other: RowDescription) -> Bool {
    itemWidth == other.itemWidth && itemHeight == other.itemHeight && spacing == other.spacing
      && leading == other.leading && trailing == other.trailing && snap == other.snap && align == other.align
  }
}
