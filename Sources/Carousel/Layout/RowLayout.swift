import Glibc

/// Where the items of a row stand along it, in points from the start of its content.
///
/// Rows of equal widths answer by arithmetic and keep nothing for an item; others by binary search over their edges. A
/// row may go round: then any index stands for an item, and its content has no ends.
public struct RowLayout: Equatable, Sendable {
  public let count: Int
  /// Empty space before the first item and after the last.
  public let leading: Double
  public let trailing: Double
  /// Between two items.
  public let spacing: Double
  /// Whether the first item follows the last.
  public let isEndless: Bool
  private let uniformWidth: Double
  /// Leading and trailing edges of all items; empty when all are equal.
  private var starts: ContiguousArray<Double> = []
  private var ends: ContiguousArray<Double> = []

  /// Items of one width.
  public init(
    count: Int, width: Double, spacing: Double, leading: Double, trailing: Double, isEndless: Bool = false
  ) {
    self.count = count
    self.leading = leading
    self.trailing = trailing
    self.spacing = spacing
    self.isEndless = isEndless && count > 1
    uniformWidth = width
  }

  /// Items of their own widths; those that begin a section stand `sectionSpacing` behind the item before.
  public init(
    widths: some Collection<Double>, spacing: Double, leading: Double, trailing: Double,
    sections: ContiguousArray<RowSection> = [], sectionSpacing: Double = 0
  ) {
    count = widths.count
    self.leading = leading
    self.trailing = trailing
    self.spacing = spacing
    isEndless = false
    uniformWidth = 0
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
    var edge = leading
    var section = 0
    for (index, width) in widths.enumerated() {
      while section < sections.count, sections[section].first < index { section += 1 }
      if index > 0 { edge += section < sections.count && sections[section].first == index ? sectionSpacing : spacing }
      starts.append(edge)
      edge += width
      ends.append(edge)
    }
  }

  public var isEmpty: Bool { count == 0 }
  private var isUniform: Bool { starts.isEmpty }
  private var pitch: Double { uniformWidth + spacing }
  /// Of every item; nil where each has its own.
  var commonWidth: Double? { isUniform ? uniformWidth : nil }

  /// The extent of the content with its empty space at both ends; of one round where it goes round.
  public var contentLength: Double {
    if isEndless { return Double(count) * pitch }
    return count == 0 ? leading + trailing : end(of: count - 1) + trailing
  }

  /// The leading edge of an item. Indices outside of the row are allowed and continue it where widths are equal.
  public func start(of index: Int) -> Double { isUniform ? leading + Double(index) * pitch : starts[index] }
  public func end(of index: Int) -> Double { isUniform ? start(of: index) + uniformWidth : ends[index] }
  public func width(of index: Int) -> Double { isUniform ? uniformWidth : ends[index] - starts[index] }

  /// The items that touch the span, half open; empty where only empty space is in it.
  ///
  /// - Complexity: O(1) for equal widths, else O(log `count`).
  public func range(from lower: Double, to upper: Double) -> Range<Int> {
    guard count > 0, upper > lower else { return 0..<0 }
    let first = firstIndex {
      end(of: $0) > lower
    } guess: {
      (lower - leading + spacing) / pitch
    }
    let past = firstIndex {
      start(of: $0) >= upper
    } guess: {
      (upper - leading) / pitch
    }
    return first..<max(first, past)
  }

  /// The offset at which an item's leading edge stands where the first one's does at offset 0.
  public func offset(aligning index: Int) -> Double { start(of: index) - leading }

  /// The index whose aligned offset is nearest to `offset`; nil in an empty row.
  public func nearestIndex(to offset: Double) -> Int? {
    guard count > 0 else { return nil }
    let next = firstIndex {
      self.offset(aligning: $0) >= offset
    } guess: {
      offset / pitch
    }
    guard next < count || isEndless else { return count - 1 }
    guard next > 0 || isEndless else { return 0 }
    return self.offset(aligning: next) - offset <= offset - self.offset(aligning: next - 1) ? next : next - 1
  }

  // MARK: Going round

  /// The item that an index stands for.
  public func item(at index: Int) -> Int {
    guard isEndless else { return index }
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }

  /// Of all indices that stand for an item, the one whose aligned offset is nearest to `offset`.
  func index(of item: Int, near offset: Double) -> Int {
    guard isEndless else { return item }
    let rounds = ((offset / pitch - Double(item)) / Double(count)).rounded()
    return item + Int(rounds) * count
  }

  /// The first index for which a predicate, false up to some item and true from there on, holds; `count` if none.
  private func firstIndex(where holds: (Int) -> Bool, guess: () -> Double) -> Int {
    guard isUniform else {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if holds(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    // Rounding can put the guess one off on either side.
    let estimate = guess().rounded(.down)
    if isEndless {
      var index = Int(estimate) - 1
      while !holds(index) { index += 1 }
      return index
    }
    var index = estimate.isFinite ? Int(min(max(estimate - 1, 0), Double(count))) : 0
    while index < count, !holds(index) { index += 1 }
    return index
  }
}
