/// Which items of a page have cells. Everything is changed where it lies: a copy of a row, however short-lived, would
/// make the next change copy its arrays too.
extension PageState {
  /// Binds cells to all that is in view or near it, and recycles those of what has gone.
  ///
  /// - Parameters:
  ///   - height: of the part of the screen that the page is seen in.
  ///   - pool: of all pages.
  mutating func engage(
    category: Int, height: Double, tuning: Tuning, pool: inout CellPool, source: some CarouselDataSource
  ) {
    // Rows just beyond the screen are ready before they come in.
    let reach = height * tuning.engageBehind
    let span = (lower: body.offset - reach, upper: body.offset + height + reach)
    let wanted = rowRange(from: span.lower, to: span.upper)
    for row in engaged where !wanted.contains(row) { disengage(row, height: height, pool: &pool, source: source) }
    engaged = wanted
    for row in wanted {
      let isOnScreen = rows[row].bottom > body.offset && rows[row].top < body.offset + height
      let items = rows[row].engagedRange(from: span.lower, to: span.upper, tuning: tuning, ahead: isOnScreen)
      rows[row].engage(items, category: category, row: row, pool: &pool, source: source)
    }
  }

  /// Takes the cells of all rows.
  mutating func disengage(height: Double, pool: inout CellPool, source: some CarouselDataSource) {
    for row in engaged { disengage(row, height: height, pool: &pool, source: source) }
    engaged = 0..<0
  }

  private mutating func disengage(
    _ row: Int, height: Double, pool: inout CellPool, source: some CarouselDataSource
  ) {
    noteAnchor(ofRow: row, height: height, pool: pool)
    rows[row].disengage(pool: &pool, source: source)
  }

  /// Remembers an item that is in view, so that a later reload can keep it in place.
  private mutating func noteAnchor(ofRow row: Int, height: Double, pool: borrowing CellPool) {
    var anchor = rows[row].anchorIndex
    if rows[row].lines != nil {
      anchor = rows[row].visibleRange(from: body.offset, to: body.offset + height).first
    }
    guard let index = anchor, let slot = rows[row].slot(of: index) else { return }
    rows[row].anchor = (pool.cells[slot].id, index)
  }
}

extension RowState {
  /// The cell of an index; nil where it has none.
  func slot(of index: Int) -> Int? {
    engaged.contains(index) ? slots[index - engaged.lowerBound] : nil
  }

  mutating func engage(
    _ wanted: Range<Int>, category: Int, row: Int, pool: inout CellPool, source: some CarouselDataSource
  ) {
    guard wanted != engaged else { return }
    let kept = engaged.clamped(to: wanted)
    for index in engaged where !kept.contains(index) {
      let slot = slots[index - engaged.lowerBound]
      source.recycle(slot: slot)
      pool.recycle(slot)
    }
    if kept.isEmpty {
      slots.removeAll(keepingCapacity: true)
    } else {
      slots.removeLast(engaged.upperBound - kept.upperBound)
      slots.removeFirst(kept.lowerBound - engaged.lowerBound)
    }
    for index in wanted where !kept.contains(index) {
      let path = ItemPath(category: category, row: row, item: layout.item(at: index))
      let slot = pool.bind(path, index: index, id: source.itemID(at: path), kind: source.itemKind(at: path))
      source.bind(slot: slot, to: path)
      slots.insert(slot, at: index - wanted.lowerBound)
    }
    engaged = wanted
  }

  mutating func disengage(pool: inout CellPool, source: some CarouselDataSource) {
    for slot in slots {
      source.recycle(slot: slot)
      pool.recycle(slot)
    }
    slots.removeAll(keepingCapacity: true)
    engaged = 0..<0
  }
}
