import Glibc

/// The header of a section of a row, and where it stands.
public struct PlacedHeader: Sendable {
  public var section: Int
  public var title: String
  /// On the screen, in points; its height and place down the row are the owner's.
  public var x: Double
  public var width: Double
  /// Where it must be cut, as the next one slides over it; in points.
  public var maxX: Double
  /// From the first item of its section to the last, on the screen, in points.
  public var span: (x: Double, maxX: Double)
  /// The same of the panel that the section stands on; nil where its row has no style of groups.
  public var panel: (x: Double, maxX: Double)?
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
  /// at the row's start while its section passes.
  public func forEachHeader(ofRow row: Int, inCategory category: Int, _ body: (PlacedHeader) -> Void) {
    guard let state = pages[category]?.rows[row], !state.description.sections.isEmpty else { return }
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
      case .cover: header.maxX = end + description.sectionSpacing / 2
      }
      body(header)
    }
  }

  /// The header that is kept at a row's start, or would be next; nil without sections.
  public func pinnedHeader(ofRow row: Int, inCategory category: Int) -> PlacedHeader? {
    var pinned: PlacedHeader?
    let edge = shift(of: category) + (pages[category]?.rows[row].description.leading ?? 0)
    forEachHeader(ofRow: row, inCategory: category) { header in
      if pinned == nil || header.span.x <= edge + 0.01 { pinned = header }
    }
    return pinned
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
