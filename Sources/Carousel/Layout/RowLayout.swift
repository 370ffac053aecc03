import Glibc

/// Where the items of a row stand along it, in points from the start of its content.
///
/// Rows of equal widths answer by arithmetic and keep nothing for an item; others by binary search over prefix sums.
public struct RowLayout: Equatable, Sendable {
  public let count: Int
  /// Empty space before the first item and after the last.
  public let leading: Double
  public let trailing: Double
  /// Between two items.
  public let spacing: Double
  private let uniformWidth: Double
  /// Leading edges of all items and, last, where one more would stand; empty when all are equal.
  private var edges: ContiguousArray<Double> = []

  /// Items of one width.
  public init(count: Int, width: Double, spacing: Double, leading: Double, trailing: Double) {
    self.count = count
    self.leading = leading
    self.trailing = trailing
    self.spacing = spacing
    uniformWidth = width
  }

  /// Items of their own widths.
  public init(widths: some Collection<Double>, spacing: Double, leading: Double, trailing: Double) {
    count = widths.count
    self.leading = leading
    self.trailing = trailing
    self.spacing = spacing
    uniformWidth = 0
    edges.reserveCapacity(count + 1)
    var edge = leading
    edges.append(edge)
    for width in widths {
      edge += width + spacing
      edges.append(edge)
    }
  }

  public var isEmpty: Bool { count == 0 }

  /// The extent of the content with its empty space at both ends.
  public var contentLength: Double {
    count == 0 ? leading + trailing : end(of: count - 1) + trailing
  }

  /// The leading edge of an item. Indices outside of the row are allowed and continue it where widths are equal.
  public func start(of index: Int) -> Double {
    edges.isEmpty ? leading + Double(index) * (uniformWidth + spacing) : edges[index]
  }

  public func width(of index: Int) -> Double {
    edges.isEmpty ? uniformWidth : edges[index + 1] - edges[index] - spacing
  }

  public func end(of index: Int) -> Double { start(of: index) + width(of: index) }

  /// The items that touch the span, half open; empty where only empty space is in it.
  ///
  /// - Complexity: O(1) for equal widths, else O(log `count`).
  public func range(from lower: Double, to upper: Double) -> Range<Int> {
    guard count > 0, upper > lower else { return 0..<0 }
    let first = firstIndex {
      end(of: $0) > lower
    } guess: {
      (lower - leading + spacing) / (uniformWidth + spacing)
    }
    let past = firstIndex {
      start(of: $0) >= upper
    } guess: {
      (upper - leading) / (uniformWidth + spacing)
    }
    return first..<max(first, past)
  }

  /// The offset at which an item's leading edge stands where the first one's does at offset 0.
  public func offset(aligning index: Int) -> Double { start(of: index) - leading }

  /// The item whose aligned offset is nearest to `offset`; nil in an empty row.
  public func nearestIndex(to offset: Double) -> Int? {
    guard count > 0 else { return nil }
    let next = firstIndex {
      self.offset(aligning: $0) >= offset
    } guess: {
      offset / (uniformWidth + spacing)
    }
    guard next < count else { return count - 1 }
    guard next > 0 else { return 0 }
    return self.offset(aligning: next) - offset <= offset - self.offset(aligning: next - 1) ? next : next - 1
  }

  /// Where a row that snaps comes to rest for a motion that would end at `landing`: the nearest tile's edge, or `end`
  /// where that is nearer; nil in an empty row. Snapping twice changes nothing.
  ///
  /// - Parameter end: the largest offset that shows only content; seldom a tile's edge, but a place to rest.
  public func snapOffset(near landing: Double, end: Double) -> Double? {
    guard let nearest = nearestIndex(to: landing) else { return nil }
    let aligned = min(offset(aligning: nearest), end)
    return abs(end - landing) < abs(aligned - landing) ? end : aligned
  }

  /// The first index for which a predicate, false up to some item and true from there on, holds; `count` if none.
  private func firstIndex(where holds: (Int) -> Bool, guess: () -> Double) -> Int {
    guard edges.isEmpty else {
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
    var index = estimate.isFinite ? Int(min(max(estimate - 1, 0), Double(count))) : 0
    while index < count, !holds(index) { index += 1 }
    return index
  }
}
