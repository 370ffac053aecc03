/// A bound cell and where it stands.
public struct PlacedCell: Sendable {
  public var slot: Int
  /// What it can be reused for.
  public var kind: Int
  public var path: ItemPath
  public var id: String
  /// The picture's box on the screen, in points.
  public var frame: Rect
  /// The part of the screen that its page is seen in, in points: while the strip moves, two pages stand side by side,
  /// and tiles at the end of one must not be drawn over the other.
  public var clip: Rect
  /// The part of `clip` that is not under a title that is kept in view.
  public var sight: Rect
  /// Whether any of its picture or caption is in `clip`.
  public var isVisible: Bool
  /// How far from `clip`, in screenfuls; 0 in it.
  public var distance: Double
  /// How fast its row brings it nearer, in points per second; negative when it moves away.
  public var closingSpeed: Double
  /// 0…1.
  public var press: Double
  /// 0…1.
  public var focus: Double
  /// How far its picture is slid off its options, in points; 0 where they are closed.
  public var optionOffset = 0.0
  /// The button that a finger is on.
  public var pressedOption: Int?
  /// The button that the keys are on.
  public var focusedOption: Int?
}

/// A row and where it stands.
public struct PlacedRow: Sendable {
  public var category: Int
  public var index: Int
  /// From its title's top to its captions' end, over the full width of the screen, in points.
  public var frame: Rect
  /// Where its title stands: at its top, or lower while it is pinned.
  public var titleTop: Double
  /// The part of the screen that it is seen in but for its title, as of its cells.
  public var sight: Rect
  public var description: RowDescription
}

extension Engine {
  /// Every row that touches the screen, from the top.
  public func forEachRow(_ body: (PlacedRow) -> Void) {
    let view = pageViewport
    for category in visiblePages {
      guard let page = pages[category] else { continue }
      let x = shift(of: category)
      for row in page.rowRange(from: page.body.offset, to: page.body.offset + view.height) {
        let state = page.rows[row]
        let frame = Rect(
          x: x, y: view.y + state.top - page.body.offset, width: view.width, height: state.height)
        body(
          PlacedRow(
            category: category, index: row, frame: frame, titleTop: frame.y + titleShift(of: state, in: page),
            sight: sight(of: state, in: page, clip: clip(of: category)), description: state.description))
      }
    }
  }

  /// Every bound cell, row by row.
  public func forEachCell(_ body: (PlacedCell) -> Void) {
    for category in visiblePages {
      guard let page = pages[category] else { continue }
      for row in page.engaged {
        let band = RowBand(self, page, category: category, row: row)
        for slot in page.rows[row].slots { body(placed(slot, in: band)) }
      }
    }
  }

  /// The cell whose picture or caption is under a point of the screen.
  public func cell(at point: Point) -> PlacedCell? {
    guard clip(of: selected).contains(point), pages.indices.contains(selected), let page = pages[selected] else {
      return nil
    }
    for row in page.engaged {
      let band = RowBand(self, page, category: selected, row: row)
      for slot in page.rows[row].slots {
        let cell = placed(slot, in: band)
        var box = cell.frame
        box.height += band.captionHeight
        if box.contains(point), cell.sight.contains(point) { return cell }
      }
    }
    return nil
  }

  /// How far below its place a row's title is kept in view. The next row's title pushes it off.
  func titleShift(of row: RowState, in page: PageState) -> Double {
    guard page.pinsTitles, row.description.titleHeight > 0 else { return 0 }
    let hidden = page.body.offset + measures.topInset - row.top
    return max(0, min(hidden, row.height + measures.rowGap - row.description.titleHeight))
  }

  /// Under a title that is kept in view nothing of its row is seen.
  func sight(of row: RowState, in page: PageState, clip: Rect) -> Rect {
    let shift = titleShift(of: row, in: page)
    guard shift > 0 else { return clip }
    // Some of the space under it stays.
    let gap = min(8, max(0, row.description.headerHeight - row.description.titleHeight))
    let under = pageViewport.y + row.top - page.body.offset + shift + row.description.titleHeight + gap
    return clip.intersection(Rect(x: clip.x, y: under, width: clip.width, height: max(0, clip.maxY - under)))
  }

  /// Of a list or grid nothing is seen of its items under a header that is kept in view, either.
  func itemSight(of row: RowState, in page: PageState, clip: Rect) -> Rect {
    let sight = sight(of: row, in: page, clip: clip)
    guard let header = pinnedLineHeader(of: row, in: page, sight: sight) else { return sight }
    let under = max(sight.y, min(header.y + header.height, header.maxY))
    return Rect(x: sight.x, y: under, width: sight.width, height: max(0, sight.maxY - under))
  }

  /// The picture's box of any item of a page that was built, in view or not.
  ///
  /// - Precondition: the item's category has been on the screen.
  public func frame(of path: ItemPath) -> Rect {
    let row = pages[path.category]!.rows[path.row]
    return RowBand(self, pages[path.category]!, category: path.category, row: path.row)
      .frame(of: row.layout.index(of: path.item, near: row.body.offset))
  }

  private func placed(_ slot: Int, in band: RowBand) -> PlacedCell {
    let cell = pool.cells[slot]
    let clip = band.clip
    let sight = band.sight
    let frame = band.frame(of: cell.index)
    let bottom = frame.maxY + band.captionHeight
    let across = max(clip.x - frame.maxX, frame.x - clip.maxX, 0) / max(measures.viewport.width, 1)
    let down = max(clip.y - bottom, frame.y - clip.maxY, 0) / max(clip.height, 1)
    // Of a page just beside the screen nothing is seen, but its cells may reach into its neighbour.
    let visible =
      !clip.isEmpty && frame.x < clip.maxX && frame.maxX > clip.x && frame.y < clip.maxY && bottom > sight.y
    var placed = PlacedCell(
      slot: slot, kind: cell.kind, path: cell.path, id: cell.id, frame: frame, clip: clip, sight: sight,
      isVisible: visible, distance: max(across, down), closingSpeed: band.closingSpeed(of: frame), press: 0, focus: 0)
    if visible, !presses.isEmpty || !rings.isEmpty || !options.isEmpty {
      let identity = identity(of: cell)
      placed.press = presses.amount(of: identity, at: time)
      placed.focus = rings.amount(of: identity, at: time)
      placed.optionOffset = options.offset(of: identity, at: time, tuning: tuning)
      if placed.optionOffset > 0 {
        if hold.options?.item == identity { placed.pressedOption = pressedOption }
        if focusIdentity == identity { placed.focusedOption = focusedOption }
      }
    }
    return placed
  }

  /// The categories whose pages touch the screen.
  public var visibleCategories: Range<Int> { visiblePages }

  /// Where a category's page stands on the screen, in points.
  public func pageFrame(of category: Int) -> Rect { pageViewport.offset(x: shift(of: category), y: 0) }

  /// How far a category's page stands from its place on the screen while the strip moves, in points.
  func shift(of category: Int) -> Double {
    (Double(category) - stripPosition) * measures.viewport.width
  }

  /// The part of the screen that a category's page is seen in.
  func clip(of category: Int) -> Rect {
    let view = pageViewport
    return view.offset(x: shift(of: category), y: 0).intersection(view)
  }

  // MARK: For reports

  public struct StripReport: Sendable {
    public var offset: Double
    public var phase: ScrollPhase
    /// Centre of each label on the screen, in points, by category.
    public var labelCenters: [Double]
  }

  public var stripReport: StripReport {
    let middle = measures.viewport.width / 2
    return StripReport(
      offset: strip.offset, phase: strip.phase,
      labelCenters: categories.indices.map { middle + labels.center(of: $0) - strip.offset })
  }

  /// Where a label's centre stands, in points.
  public func labelCenter(of category: Int) -> Double {
    measures.viewport.width / 2 + labels.center(of: category) - strip.offset
  }

  /// How far the strip is from a label: 0 where it stands in the middle, 1 where its neighbour does.
  public func labelDistance(of category: Int) -> Double { abs(Double(category) - stripPosition) }

  public struct RowReport: Sendable {
    public var description: RowDescription
    /// On the screen, in points.
    public var top: Double
    public var offset: Double
    public var velocity: Double
    public var phase: ScrollPhase
    public var contentLength: Double
    /// Items that touch the screen's width, wherever the page stands; in a list or grid, those in view. In a row that
    /// goes round the end may lie beyond the last item.
    public var visible: Range<Int>
  }

  /// All rows of the selected category.
  public var rowReports: [RowReport] {
    guard pages.indices.contains(selected), let page = pages[selected] else { return [] }
    return page.rows.map { row in
      let layout = row.layout
      var offset = row.body.offset
      let sight = itemSight(of: row, in: page, clip: pageViewport)
      let hidden = page.body.offset + sight.y - pageViewport.y
      var visible = row.visibleRange(from: hidden, to: hidden + sight.height)
      if layout.isEndless {
        offset -= (offset / layout.contentLength).rounded(.down) * layout.contentLength
        let first = layout.item(at: visible.lowerBound)
        visible = first..<first + visible.count
      }
      return RowReport(
        description: row.description, top: pageViewport.y + row.top - page.body.offset, offset: offset,
        velocity: row.body.velocity, phase: row.body.phase,
        contentLength: row.lines == nil ? layout.contentLength : measures.viewport.width, visible: visible)
    }
  }

  public struct PageReport: Sendable {
    public var offset: Double
    public var velocity: Double
    public var phase: ScrollPhase
    public var contentLength: Double
  }

  public var pageReport: PageReport? {
    guard pages.indices.contains(selected), let page = pages[selected] else { return nil }
    return PageReport(
      offset: page.body.offset, velocity: page.body.velocity, phase: page.body.phase,
      contentLength: page.contentLength)
  }

  /// The row and item that the keys are on; nil without a focus or with the strip focused.
  public var focusedItem: (row: Int, item: Int, id: String)? {
    guard case .item(let row, let item) = focus, let identity = focusIdentity else { return nil }
    return (row, item, identity.item)
  }

  public var isStripFocused: Bool { focus == .strip }

  /// Cells bound, waiting, and ever made.
  public var cellCounts: (bound: Int, pooled: Int, created: Int) { (pool.bound, pool.pooled, pool.created) }

  /// Traps when the engine's own rules are broken: for tests and debug builds.
  public func checkInvariants() {
    pool.checkInvariants()
    var seen = Set<Int>()
    for page in pages.compactMap({ $0 }) {
      for (index, row) in page.rows.enumerated() {
        precondition(row.slots.count == row.engaged.count, "every engaged item has a cell")
        precondition(row.engaged.isEmpty || page.engaged.contains(index), "only engaged rows have cells")
        for slot in row.slots {
          precondition(pool.isBound[slot] && seen.insert(slot).inserted, "no slot is bound twice")
        }
        if row.body.isSettled, !row.body.isHeld {
          precondition(row.body.limits.contains(row.body.offset), "a settled row is within its limits")
        }
      }
      if page.body.isSettled, !page.body.isHeld {
        precondition(page.body.limits.contains(page.body.offset), "a settled page is within its limits")
      }
    }
    precondition(options.openCount <= 1, "at most one option view is open")
    precondition(seen.count == pool.bound, "every bound cell belongs to a row")
  }
}

extension Engine {
  /// Whether a finger rests on an item now, long enough to be shown.
  public func isPressed(_ path: ItemPath) -> Bool {
    guard let pressed = hold.pressed, path.category == hold.category, let page = pages[path.category],
      page.rows.indices.contains(path.row)
    else { return false }
    let row = page.rows[path.row]
    let index = row.layout.index(of: path.item, near: row.body.offset)
    guard row.engaged.contains(index) else { return false }
    return identity(of: pool.cells[row.slots[index - row.engaged.lowerBound]]) == pressed
      && time >= touch.startTime + tuning.pressDelay
  }
}
