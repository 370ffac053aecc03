import Glibc

/// Where the items of a list or grid stand: lines of columns, one under the other, in points from the top left of the
/// row's items. Items may come in sections; each begins a line of its own, under its header.
///
/// Everything is arithmetic: nothing is kept for an item.
struct LineLayout: Equatable, Sendable {
  /// The items of one section and where they stand.
  struct Section: Equatable, Sendable {
    /// Its place among the row's sections.
    var index: Int
    var items: Range<Int>
    var firstLine: Int
    /// Of its header.
    var top: Double
    /// Of its first line: where it has no header the same as `top`.
    var itemsTop: Double
    /// Of its last line's lower edge.
    var bottom: Double
  }

  let count: Int
  let columns: Int
  let itemWidth: Double
  let spacing: Double
  /// Of an item with its caption.
  let lineHeight: Double
  let lineSpacing: Double
  let leading: Double
  /// Those with items, in order; empty where the row has none.
  private(set) var sections: ContiguousArray<Section> = []

  /// - Parameters:
  ///   - headerHeight: of a section's header with the space under it; sections whose header has no width have none.
  ///   - sectionSpacing: from the last line of one section to the header of the next.
  init(
    count: Int, columns: Int, itemWidth: Double, spacing: Double, lineHeight: Double, lineSpacing: Double,
    leading: Double, sections: ContiguousArray<RowSection> = [], headerHeight: Double = 0, sectionSpacing: Double = 0
  ) {
    self.count = count
    self.columns = max(1, columns)
    self.itemWidth = itemWidth
    self.spacing = spacing
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.leading = leading
    var line = 0
    var top = 0.0
    for (index, section) in sections.enumerated() {
      let first = min(section.first, count)
      let end = index + 1 < sections.count ? min(max(sections[index + 1].first, first), count) : count
      guard first < end else { continue }
      if !self.sections.isEmpty { top += sectionSpacing }
      let itemsTop = top + (section.headerWidth > 0 ? headerHeight : 0)
      let lines = (end - first + self.columns - 1) / self.columns
      let bottom = itemsTop + Double(lines) * pitch - lineSpacing
      self.sections.append(
        Section(index: index, items: first..<end, firstLine: line, top: top, itemsTop: itemsTop, bottom: bottom))
      line += lines
      top = bottom
    }
  }

  private var pitch: Double { lineHeight + lineSpacing }

  var lineCount: Int {
    guard let last = sections.last else { return (count + columns - 1) / columns }
    return last.firstLine + (last.items.count + columns - 1) / columns
  }

  var height: Double {
    if let last = sections.last { return last.bottom }
    return lineCount == 0 ? 0 : Double(lineCount) * pitch - lineSpacing
  }

  func left(of index: Int) -> Double { leading + Double(column(of: index)) * (itemWidth + spacing) }

  func top(of index: Int) -> Double {
    guard let section = section(of: index) else { return Double(index / columns) * pitch }
    return section.itemsTop + Double((index - section.items.lowerBound) / columns) * pitch
  }

  /// The line of an item, counted over all sections.
  func line(of index: Int) -> Int {
    guard let section = section(of: index) else { return index / columns }
    return section.firstLine + (index - section.items.lowerBound) / columns
  }

  func column(of index: Int) -> Int { (index - (section(of: index)?.items.lowerBound ?? 0)) % columns }

  /// The items of all lines that touch the span, half open.
  ///
  /// - Complexity: O(log sections).
  func range(from lower: Double, to upper: Double) -> Range<Int> {
    guard count > 0, upper > lower, lower < height, upper > 0 else { return 0..<0 }
    guard !sections.isEmpty else { return items(of: 0..<count, from: lower, to: upper) }
    let first = firstSection { $0.bottom > lower }
    let past = firstSection { $0.itemsTop >= upper }
    guard first < past else { return 0..<0 }
    let (top, bottom) = (sections[first], sections[past - 1])
    let begin = items(of: top.items, from: lower - top.itemsTop, to: .infinity).lowerBound
    let end = items(of: bottom.items, from: -.infinity, to: upper - bottom.itemsTop).upperBound
    return begin < end ? begin..<end : 0..<0
  }

  /// Of items whose first line begins at 0, those in lines that touch a span.
  private func items(of items: Range<Int>, from lower: Double, to upper: Double) -> Range<Int> {
    let lines = (items.count + columns - 1) / columns
    // A span that begins in the space under a line does not touch that line.
    var first = lower > 0 ? Int((lower / pitch).rounded(.down)) : 0
    if lower > 0, Double(first) * pitch + lineHeight <= lower { first += 1 }
    let past = upper < Double(lines) * pitch ? Int((upper / pitch).rounded(.up)) : lines
    guard first < past else { return 0..<0 }
    return items.lowerBound + first * columns..<min(items.lowerBound + past * columns, items.upperBound)
  }

  /// The item of a line in a column, or the line's last.
  func index(inLine line: Int, column: Int) -> Int {
    let section = sections.isEmpty ? nil : sections[firstSection { $0.firstLine > line } - 1]
    let items = section?.items ?? 0..<count
    return min(items.lowerBound + (line - (section?.firstLine ?? 0)) * columns + column, items.upperBound - 1)
  }

  /// The item of a line whose middle is nearest to a place along the line.
  func index(inLine line: Int, nearest x: Double) -> Int {
    let column = ((x - leading - itemWidth / 2) / max(itemWidth + spacing, 1)).rounded()
    return index(inLine: line, column: Int(min(max(column, 0), Double(columns - 1))))
  }

  // MARK: Sections

  /// The section of an item; nil where there are none.
  private func section(of index: Int) -> Section? {
    guard !sections.isEmpty else { return nil }
    return sections[max(0, firstSection { $0.items.lowerBound > index } - 1)]
  }

  /// The last section that begins at or above a place; nil above the first.
  func section(at y: Double) -> Section? {
    let next = firstSection { $0.top > y }
    return next > 0 ? sections[next - 1] : nil
  }

  private func firstSection(where holds: (Section) -> Bool) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if holds(sections[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
