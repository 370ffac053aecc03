import Glibc

/// The header of a section of a row, and where it stands.
public struct PlacedHeader: Sendable {
  /// Down the screen, in points, where sections stand under each other.
  public struct Line: Sendable {
    /// Of the header's upper edge, and its height with the space under it; 0 where it has no words.
    public var y: Double
    public var height: Double
    /// Where it must be cut, as the next one slides over it.
    public var maxY: Double
    /// From the section's own beginning to its last item's end.
    public var span: (y: Double, maxY: Double)
  }

  public var section: Int
  public var title: String
  /// On the screen, in points.
  public var x: Double
  public var width: Double
  /// Where it must be cut, as the next one slides over it; in points.
  public var maxX: Double
  /// From the first item of its section to the last, on the screen, in points.
  public var span: (x: Double, maxX: Double)
  /// The same of the panel that the section stands on; nil where its row has no style of groups.
  public var panel: (x: Double, maxX: Double)?
  /// Nil where sections stand beside each other: the height and the place down the row are the owner's then.
  public var line: Line?
}

/// The bar that shows how far a row is scrolled.
public struct PlacedIndicator: Sendable {
  /// Along the row, on the screen, in points.
  public var x: Double
  public var width: Double
  /// 0…1.
  public var opacity: Double
}

/// What stands around a row's items, by row: for the owner to draw.
extension Engine {
  /// The headers of a row's sections that touch the screen, from its start; each stands over its first item, and is kept
  /// at the row's start, or in a list or grid at the page's top, while its section passes.
  public func forEachHeader(ofRow row: Int, inCategory category: Int, _ body: (PlacedHeader) -> Void) {
    guard let page = pages[category] else { return }
    let state = page.rows[row]
    guard !state.description.sections.isEmpty else { return }
    if state.lines != nil { return forEachLineHeader(of: state, in: page, category: category, body) }
    let description = state.description
    let shift = shift(of: category) - state.body.offset
    let leading = shift + state.body.offset + description.leading
    for section in description.sections.indices {
      let range = description.items(ofSection: section)
      guard !range.isEmpty else { continue }
      let start = shift + state.layout.start(of: range.lowerBound)
      let end = shift + state.layout.end(of: range.upperBound - 1)
      guard end + description.sectionSpacing / 2 > 0 else { continue }
      guard start - description.sectionSpacing / 2 < measures.viewport.width else { break }
      let width = description.sections[section].headerWidth
      var header = PlacedHeader(
        section: section, title: description.sections[section].title, x: max(start, leading), width: width,
        maxX: .infinity, span: (start, end))
      if case .grouped(let reach) = description.style { header.panel = (start - reach, end + reach) }
      switch description.headers {
      case .push: header.x = max(start, min(header.x, end - width))
      case .cover: header.maxX = header.panel?.maxX ?? end + description.sectionSpacing / 2
      }
      body(header)
    }
  }

  /// The header that is kept at a row's start, or would be next; nil without sections.
  public func pinnedHeader(ofRow row: Int, inCategory category: Int) -> PlacedHeader? {
    guard let page = pages[category] else { return nil }
    let state = page.rows[row]
    var pinned: PlacedHeader?
    let edge =
      state.lines == nil
      ? shift(of: category) + state.description.leading : sight(of: state, in: page, clip: clip(of: category)).y
    forEachHeader(ofRow: row, inCategory: category) { header in
      if pinned == nil || header.line?.span.y ?? header.span.x <= edge + 0.01 { pinned = header }
    }
    return pinned
  }

  // MARK: Under each other

  private func forEachLineHeader(
    of row: RowState, in page: PageState, category: Int, _ body: (PlacedHeader) -> Void
  ) {
    guard let lines = row.lines else { return }
    let clip = clip(of: category)
    let sight = sight(of: row, in: page, clip: clip)
    let left = shift(of: category) + lines.leading
    let right = left + Double(lines.columns) * (lines.itemWidth + lines.spacing) - lines.spacing
    for section in lines.sections {
      let line = lineHeader(of: section, row, page, edge: sight.y)
      guard line.span.maxY + row.description.sectionSpacing / 2 > clip.y else { continue }
      guard line.span.y - row.description.sectionSpacing / 2 < clip.maxY else { break }
      let words = row.description.sections[section.index]
      var header = PlacedHeader(
        section: section.index, title: words.title, x: left, width: words.headerWidth, maxX: .infinity,
        span: (left, right), line: line)
      if case .grouped(let reach) = row.description.style { header.panel = (left - reach, right + reach) }
      body(header)
    }
  }

  /// - Parameter edge: where it is kept, on the screen.
  private func lineHeader(
    of section: LineLayout.Section, _ row: RowState, _ page: PageState, edge: Double
  ) -> PlacedHeader.Line {
    let origin = pageViewport.y + row.itemsTop - page.body.offset
    let (top, end) = (origin + section.top, origin + section.bottom)
    let height = section.itemsTop - section.top
    var line = PlacedHeader.Line(y: max(top, edge), height: height, maxY: .infinity, span: (top, end))
    switch row.description.headers {
    case .push: line.y = max(top, min(line.y, end - height))
    case .cover:
      line.maxY = end + row.description.sectionSpacing / 2
      if case .grouped(let reach) = row.description.style { line.maxY = end + reach }
    }
    return line
  }

  /// The header of a list or grid that is kept in view away from its own place; nil where none is.
  func pinnedLineHeader(of row: RowState, in page: PageState, sight: Rect) -> PlacedHeader.Line? {
    guard let lines = row.lines, !lines.sections.isEmpty else { return nil }
    let origin = pageViewport.y + row.itemsTop - page.body.offset
    guard let section = lines.section(at: sight.y - origin), section.itemsTop > section.top else { return nil }
    return lineHeader(of: section, row, page, edge: sight.y)
  }

  /// The scroll indicator of a row; nil while none is seen. Beyond an edge it shrinks.
  public func indicator(ofRow row: Int, inCategory category: Int) -> PlacedIndicator? {
    guard let state = pages[category]?.rows[row], state.description.indicator != .none, !state.layout.isEndless else {
      return nil
    }
    let end = state.body.limits.upperBound
    let opacity = state.indicator.opacity(at: time, tuning: tuning)
    guard opacity > 0, end > 0 else { return nil }
    let track = measures.viewport.width - state.description.leading - state.description.trailing
    let whole = max(tuning.indicatorLength, track * state.body.viewportLength / state.layout.contentLength)
    let width = max(tuning.indicatorLength / 3, whole - abs(state.body.overscroll))
    let share = min(max(state.body.offset / end, 0), 1)
    return PlacedIndicator(
      x: shift(of: category) + state.description.leading + (track - width) * share, width: width, opacity: opacity)
  }

  /// Which item a row of pages stands at: 1.25 is a quarter of the way from the second to the third. Where it goes round
  /// it is less than the number of items.
  public func pagePosition(ofRow row: Int, inCategory category: Int) -> Double {
    guard let state = pages[category]?.rows[row], let width = state.layout.commonWidth, state.layout.count > 1 else {
      return 0
    }
    let position = state.body.offset / (width + state.layout.spacing)
    let count = Double(state.layout.count)
    guard state.layout.isEndless else { return min(max(position, 0), count - 1) }
    return position - (position / count).rounded(.down) * count
  }
}

extension RowDescription {
  /// The items of a section.
  public func items(ofSection section: Int) -> Range<Int> {
    let first = min(sections[section].first, count)
    let next = section + 1 < sections.count ? min(sections[section + 1].first, count) : count
    return first..<max(first, next)
  }
}
