/// One row as the engine keeps it: its measures, its motion, and the cells bound to its items.
struct RowState: Sendable {
  var description: RowDescription
  var layout: RowLayout
  var body = ScrollBody()
  /// Of its title, in points from the start of the page's content.
  var top = 0.0
  /// The items that have a cell, and their slots in the same order.
  var engaged = 0..<0
  var slots = ContiguousArray<Int>()
  /// Which way it moved last: cells are engaged further ahead than behind.
  var movesForward = true
  /// The column that the focus had here.
  var focusIndex: Int?
  /// An item that was in view when the row last had cells: what a reload keeps in place.
  var anchor: (id: String, index: Int)?

  var bottom: Double { top + description.height }
  var itemsTop: Double { top + description.headerHeight }
}

/// One category's page: a column of rows that scrolls.
struct PageState: Sendable {
  var id: String
  var rows = ContiguousArray<RowState>()
  var body = ScrollBody()
  var contentLength = 0.0
  /// Rows that have cells.
  var engaged = 0..<0
  /// Rows whose body moves by itself.
  var moving = ContiguousArray<Int>()

  /// The rows that touch the span of the page's content, half open.
  ///
  /// - Complexity: O(log `rows.count`).
  func rowRange(from lower: Double, to upper: Double) -> Range<Int> {
    guard !rows.isEmpty, upper > lower else { return 0..<0 }
    let first = firstRow { $0.bottom > lower }
    return first..<max(first, firstRow { $0.top >= upper })
  }

  /// The row whose band a point of the content is in: a band takes half of the gap on either side.
  func row(at position: Double, gap: Double) -> Int? {
    let index = firstRow { $0.bottom + gap / 2 > position }
    guard index < rows.count, position >= rows[index].top - gap / 2 else { return nil }
    return index
  }

  private func firstRow(where holds: (borrowing RowState) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if holds(rows[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
