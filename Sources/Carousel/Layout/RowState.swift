/// One row as the engine keeps it: its measures, its motion, and the cells bound to its items.
struct RowState: Sendable {
  var description: RowDescription
  var places: RestPlaces
  /// Where items stand that are part of the page; nil where they scroll sideways.
  let lines: LineLayout?
  /// From its title's top to its end.
  let height: Double
  var body = ScrollBody()
  /// Where it was, or was going to, when a finger came down.
  var swipeOrigin = 0.0
  /// Of its title, in points from the start of the page's content.
  var top = 0.0
  /// The indices that have a cell, and their slots in the same order.
  var engaged = 0..<0
  var slots = ContiguousArray<Int>()
  /// Which way it moved last: cells are engaged further ahead than behind.
  var movesForward = true
  /// The column that the focus had here.
  var focusIndex: Int?
  /// An item that was in view when the row last had cells: what a reload keeps in place.
  var anchor: (id: String, index: Int)?
  /// When it turns by itself next; nil until it has been seen.
  var nextTurn: Double?
  var pausedUntil = -Double.infinity
  /// Whether its present motion is such a turn.
  var turnsItself = false
  var indicator = IndicatorFade()

  init(description: RowDescription, layout: RowLayout, viewport: Double) {
    self.description = description
    lines = description.lines
    height = description.height
    places = RestPlaces(layout, snap: description.snap, align: description.align, viewport: viewport)
  }

  var layout: RowLayout { places.layout }
  var bottom: Double { top + height }
  var itemsTop: Double { top + description.headerHeight }

  /// The picture's box of an index: from the page's left edge, and from the start of the page's content.
  func box(of index: Int) -> Rect {
    if let lines {
      return Rect(
        x: lines.left(of: index), y: itemsTop + lines.top(of: index), width: lines.itemWidth,
        height: description.itemHeight)
    }
    return Rect(
      x: layout.start(of: index) - body.offset, y: itemsTop, width: layout.width(of: index),
      height: description.itemHeight)
  }

  /// The indices in view on a page that shows a span of its content.
  func visibleRange(from lower: Double, to upper: Double) -> Range<Int> {
    if let lines { return lines.range(from: lower - itemsTop, to: upper - itemsTop) }
    return layout.range(from: body.offset, to: body.offset + body.viewportLength)
  }

  /// The indices that should have a cell: those in view, with a screenful ahead of the motion and half a one behind for
  /// rows on the screen. `lower` and `upper` are what the page shows, with what is made ready beyond.
  func engagedRange(from lower: Double, to upper: Double, tuning: Tuning, ahead: Bool) -> Range<Int> {
    let length = body.viewportLength
    guard lines == nil, ahead else { return visibleRange(from: lower, to: upper) }
    let before = length * (movesForward ? tuning.engageBehind : tuning.engageAhead)
    let after = length * (movesForward ? tuning.engageAhead : tuning.engageBehind)
    return layout.range(from: body.offset - before, to: body.offset + length + after)
  }

  /// Tells the body how far it may go.
  mutating func fit(viewport: Double, shiftedBy distance: Double = 0, at time: Double, tuning: Tuning) {
    body.setExtent(
      content: lines == nil ? layout.contentLength : 0, viewport: viewport, isEndless: layout.isEndless,
      shiftedBy: distance, at: time, tuning: tuning)
  }

  /// The index nearest to where the row aligns its first, of those in view: only its edge stays when widths before it
  /// change.
  var anchorIndex: Int? {
    guard lines == nil, let nearest = layout.nearestIndex(to: body.offset) else { return nil }
    let visible = layout.range(from: body.offset, to: body.offset + body.viewportLength)
    return visible.contains(nearest) ? nearest : visible.first
  }
}
