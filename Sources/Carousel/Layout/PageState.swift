/// One category's page: a column of rows that scrolls.
struct PageState: Sendable {
  var id: String
  var rows = ContiguousArray<RowState>()
  var body = ScrollBody()
  var contentLength = 0.0
  /// Whether titles of rows stay in view; see `CategoryDescription`.
  var pinsTitles = false
  /// Rows that have cells.
  var engaged = 0..<0
  /// Rows whose body moves by itself.
  var moving = ContiguousArray<Int>()
  /// Rows that turn by themselves.
  var turning = ContiguousArray<Int>()
  /// Until when some row's indicator may look different in the next frame.
  var indicatorsUntil = -Double.infinity

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

// MARK: Motion

extension PageState {
  var isMoving: Bool { body.isMoving || !moving.isEmpty }
  /// The same, but for what rows do by themselves.
  var isMovedByVisitor: Bool { body.isMoving || moving.contains { !rows[$0].turnsItself } }

  /// - Parameter turns: whether rows may begin to turn by themselves.
  mutating func advance(to time: Double, tuning: Tuning, turns: Bool = true) {
    body.advance(to: time)
    if turns { for index in turning { turn(index, until: time, tuning: tuning) } }
    guard !moving.isEmpty else { return }
    for index in moving {
      let before = rows[index].body.offset
      rows[index].body.advance(to: time)
      let after = rows[index].body.offset
      if after != before { rows[index].movesForward = after > before }
      noteIndicator(ofRow: index, at: time, tuning: tuning)
    }
    moving.removeAll { !rows[$0].body.isMoving }
  }

  /// Ends all motion at its destination.
  mutating func finish() {
    for index in moving { rows[index].body.finish() }
    for index in turning { rows[index].nextTurn = nil }
    moving.removeAll(keepingCapacity: true)
    body.finish()
  }

  /// Notes that a row may move by itself from now on.
  mutating func noteMotion(ofRow index: Int) {
    if rows[index].body.isMoving, !moving.contains(index) { moving.append(index) }
  }

  /// Keeps a row's indicator shown while it scrolls.
  mutating func noteIndicator(ofRow index: Int, at time: Double, tuning: Tuning) {
    guard rows[index].description.indicator != .none else { return }
    rows[index].indicator.note(rows[index].body, at: time, tuning: tuning)
    indicatorsUntil = max(indicatorsUntil, rows[index].indicator.end(tuning))
  }

  /// Begins the turns of a row that are due, each at its own time, whenever frames are drawn.
  private mutating func turn(_ index: Int, until time: Double, tuning: Tuning) {
    guard let interval = rows[index].description.turnInterval, !rows[index].layout.isEmpty else { return }
    // The first time it is seen nothing is due yet.
    guard var next = rows[index].nextTurn else {
      rows[index].nextTurn = max(time + interval, rows[index].pausedUntil)
      return
    }
    guard next <= time, !rows[index].body.isHeld else { return }
    while next <= time {
      rows[index].body.advance(to: next)
      let target = rows[index].places.place(turningFrom: rows[index].body.destination)
      rows[index].body.scroll(to: target, at: next, frequency: tuning.turnFrequency, forVisitor: false)
      next += interval
    }
    rows[index].nextTurn = next
    rows[index].turnsItself = true
    noteMotion(ofRow: index)
  }

  /// A visitor has the row in hand: it does not turn by itself for a while.
  mutating func pauseTurning(ofRow index: Int, at time: Double, tuning: Tuning) {
    rows[index].turnsItself = false
    guard rows[index].description.turnInterval != nil else { return }
    rows[index].pausedUntil = time + tuning.turnPause
    rows[index].nextTurn = rows[index].pausedUntil
  }
}
