import Glibc

/// Where the items of a list or grid stand: lines of columns, one under the other, in points from the top left of the
/// row's items.
///
/// Everything is arithmetic: nothing is kept for an item.
struct LineLayout: Equatable, Sendable {
  let count: Int
  let columns: Int
  let itemWidth: Double
  let spacing: Double
  /// Of an item with its caption.
  let lineHeight: Double
  let lineSpacing: Double
  let leading: Double

  init(
    count: Int, columns: Int, itemWidth: Double, spacing: Double, lineHeight: Double, lineSpacing: Double,
    leading: Double
  ) {
    self.count = count
    self.columns = max(1, columns)
    self.itemWidth = itemWidth
    self.spacing = spacing
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.leading = leading
  }

  var lineCount: Int { (count + columns - 1) / columns }
  var height: Double { lineCount == 0 ? 0 : Double(lineCount) * (lineHeight + lineSpacing) - lineSpacing }

  func left(of index: Int) -> Double { leading + Double(index % columns) * (itemWidth + spacing) }
  func top(of index: Int) -> Double { Double(index / columns) * (lineHeight + lineSpacing) }

  /// The items of all lines that touch the span, half open.
  func range(from lower: Double, to upper: Double) -> Range<Int> {
    guard count > 0, upper > lower, lower < height, upper > 0 else { return 0..<0 }
    let pitch = lineHeight + lineSpacing
    // A span that begins in the space under a line does not touch that line.
    var first = max(0, Int((lower / pitch).rounded(.down)))
    if Double(first) * pitch + lineHeight <= lower { first += 1 }
    let past = min(lineCount, Int((upper / pitch).rounded(.up)))
    guard first < past else { return 0..<0 }
    return first * columns..<min(past * columns, count)
  }

  /// The item of a line whose middle is nearest to a place along the line.
  func index(inLine line: Int, nearest x: Double) -> Int {
    let column = ((x - leading - itemWidth / 2) / max(itemWidth + spacing, 1)).rounded()
    let within = Int(min(max(column, 0), Double(columns - 1)))
    return min(line * columns + within, count - 1)
  }
}
