/// A bound cell and where it stands.
public struct PlacedCell: Sendable {
  public var slot: Int
  public var path: ItemPath
  public var id: String
  /// The picture's box on the screen, in points.
  public var frame: Rect
  /// The part of the screen that its page is seen in, in points: while the strip moves, two pages stand side by side,
  /// and tiles at the end of one must not be drawn over the other.
  public var clip: Rect
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
}

/// A row and where it stands.
public struct PlacedRow: Sendable {
  public var category: Int
  public var index: Int
  /// From its title's top to its captions' end, over the full width of the screen, in points.
  public var frame: Rect
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
        let frame = Rect(
          x: x, y: view.y + page.rows[row].top - page.body.offset, width: view.width,
          height: page.rows[row].description.height)
        body(PlacedRow(category: category, index: row, frame: frame, description: page.rows[row].description))
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
        if box.contains(point) { return cell }
      }
    }
    return nil
  }

  /// The picture's box of any item of a page that was built, in view or not.
  ///
  /// - Precondition: the item's category has been on the screen.
  public func frame(of path: ItemPath) -> Rect {
    RowBand(self, pages[path.category]!, category: path.category, row: path.row).frame(of: path.item)
  }

  private func placed(_ slot: Int, in band: RowBand) -> PlacedCell {
    let cell = pool.cells[slot]
    let clip = band.clip
    let frame = band.frame(of: cell.path.item)
    let bottom = frame.maxY + band.captionHeight
    let across = max(clip.x - frame.maxX, frame.x - clip.maxX, 0) / max(measures.viewport.width, 1)
    let down = max(clip.y - bottom, frame.y - clip.maxY, 0) / max(clip.height, 1)
    let visible = frame.x < clip.maxX && frame.maxX > clip.x && frame.y < clip.maxY && bottom > clip.y
    var placed = PlacedCell(
      slot: slot, path: cell.path, id: cell.id, frame: frame, clip: clip, isVisible: visible,
      distance: max(across, down), closingSpeed: band.closingSpeed(of: frame), press: 0, focus: 0)
    if visible, !presses.isEmpty || !rings.isEmpty {
      let identity = identity(of: cell)
      placed.press = presses.amount(of: identity, at: time)
      placed.focus = rings.amount(of: identity, at: time)
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
    /// Items that touch the screen's width, wherever the page stands.
    public var visible: Range<Int>
  }

  /// All rows of the selected category.
  public var rowReports: [RowReport] {
    guard pages.indices.contains(selected), let page = pages[selected] else { return [] }
    return page.rows.map { row in
      RowReport(
        description: row.description, top: pageViewport.y + row.top - page.body.offset, offset: row.body.offset,
        velocity: row.body.velocity, phase: row.body.phase, contentLength: row.layout.contentLength,
        visible: row.layout.range(from: row.body.offset, to: row.body.offset + measures.viewport.width))
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
    precondition(seen.count == pool.bound, "every bound cell belongs to a row")
  }
}

extension Engine {
  /// Whether a finger rests on an item now, long enough to be shown.
  public func isPressed(_ path: ItemPath) -> Bool {
    guard let pressed = hold.pressed, path.category == hold.category, let page = pages[path.category],
      page.rows.indices.contains(path.row), page.rows[path.row].engaged.contains(path.item)
    else { return false }
    let row = page.rows[path.row]
    let cell = pool.cells[row.slots[path.item - row.engaged.lowerBound]]
    return identity(of: cell) == pressed && time >= touch.startTime + tuning.pressDelay
  }
}

/// Where the items of one row stand, worked out once for all its cells.
private struct RowBand {
  /// The part of the screen that they are seen in, in points.
  let clip: Rect
  let captionHeight: Double
  private let layout: RowLayout
  /// The screen's own edges: what is beyond them comes with the row or with the page.
  private let view: Rect
  /// On the screen, of the content's start.
  private let x: Double
  private let y: Double
  private let height: Double
  private let rowVelocity: Double
  private let pageVelocity: Double

  init(_ engine: Engine, _ page: PageState, category: Int, row: Int) {
    clip = engine.clip(of: category)
    view = engine.pageViewport
    layout = page.rows[row].layout
    captionHeight = page.rows[row].description.captionHeight
    height = page.rows[row].description.itemHeight
    x = engine.shift(of: category) - page.rows[row].body.offset
    y = view.y + page.rows[row].itemsTop - page.body.offset
    rowVelocity = page.rows[row].body.velocity
    pageVelocity = page.body.velocity
  }

  func frame(of item: Int) -> Rect {
    Rect(x: x + layout.start(of: item), y: y, width: layout.width(of: item), height: height)
  }

  /// How fast what stands there comes nearer, in points per second.
  func closingSpeed(of frame: Rect) -> Double {
    if frame.x >= view.maxX { return rowVelocity }
    if frame.maxX <= view.x { return -rowVelocity }
    return frame.y >= view.maxY ? pageVelocity : -pageVelocity
  }
}
