import Glibc

/// The offsets at which a row may come to rest: its items aligned, brought within the limits, and both its ends.
///
/// There is never a hole at an end: what would show one rests flush with it. Places are counted by `stop`, which
/// stands for an item, or for a screenful of whole items.
struct RestPlaces: Sendable {
  let layout: RowLayout
  let snap: RowDescription.Snap
  let align: RowDescription.Align
  let viewport: Double
  /// Items of one screenful where all are equal.
  private let perPage: Int
  /// The first items of the screenfuls where each item has a width of its own.
  private let pageStarts: ContiguousArray<Int>

  init(
    _ layout: RowLayout, snap: RowDescription.Snap, align: RowDescription.Align, viewport: Double
  ) {
    self.layout = layout
    self.snap = snap
    self.align = align
    self.viewport = viewport
    var starts = ContiguousArray<Int>()
    var perPage = 1
    if snap == .page {
      let room = viewport - layout.leading
      if let width = layout.commonWidth {
        // A rounding of the widths must not push the last item to the next screenful.
        perPage = max(1, Int((room + layout.spacing + 0.01) / max(width + layout.spacing, 1)))
      } else {
        var first = 0
        while first < layout.count {
          starts.append(first)
          var next = first + 1
          while next < layout.count, layout.end(of: next) - layout.start(of: first) <= room + 0.01 { next += 1 }
          first = next
        }
      }
    }
    self.perPage = perPage
    pageStarts = starts
  }

  private var end: Double { max(0, layout.contentLength - viewport) }

  private var stopCount: Int {
    pageStarts.isEmpty ? (layout.count + perPage - 1) / perPage : pageStarts.count
  }

  /// The items that stand together at a stop.
  private func items(at stop: Int) -> ClosedRange<Int> {
    guard pageStarts.isEmpty else {
      return pageStarts[stop]...(stop + 1 < pageStarts.count ? pageStarts[stop + 1] : layout.count) - 1
    }
    let first = stop * perPage
    return first...min(first + perPage, layout.count) - 1
  }

  /// The offset that aligns the items of a stop.
  private func place(of stop: Int) -> Double {
    let items = items(at: stop)
    return min(max(aligned(from: items.lowerBound, through: items.upperBound), 0), end)
  }

  /// The offset that aligns one item, brought within the limits.
  func place(aligning item: Int) -> Double {
    layout.isEndless ? layout.offset(aligning: item) : min(max(aligned(from: item, through: item), 0), end)
  }

  /// The place that follows another; from the end the first one.
  func place(turningFrom offset: Double) -> Double {
    let next = place(atOrAfter: offset + 1)
    return next > offset + 0.5 ? next : 0
  }

  /// From one place to the next where a row goes round: there each is an item's.
  private var endlessPitch: Double? { layout.isEndless ? layout.spacing + (layout.commonWidth ?? 0) : nil }

  private func aligned(from first: Int, through last: Int) -> Double {
    switch align {
    case .start: layout.start(of: first) - layout.leading
    case .center: (layout.start(of: first) + layout.end(of: last) - viewport) / 2
    case .end: layout.end(of: last) + layout.trailing - viewport
    }
  }

  // MARK: Questions

  /// The place nearest to where a motion would end; nil where the row rests anywhere. Asking twice changes nothing.
  ///
  /// - Complexity: O(log `count`).
  func place(nearest landing: Double) -> Double? {
    guard snap != .none, layout.count > 0 else { return nil }
    let after = place(atOrAfter: landing)
    let before = place(atOrBefore: landing)
    return after - landing <= landing - before ? after : before
  }

  /// Where a swipe of one place comes to rest, whatever its speed: a fling goes to the next place on its way, a finger
  /// that stood still leaves it at the nearest one.
  ///
  /// - Parameters:
  ///   - offset: where the finger has left it.
  ///   - origin: where it was, or was going to, when the finger came down.
  ///   - velocity: the finger's, positive toward the content's end; 0 when it stood still.
  func place(fromSwipeAt offset: Double, origin: Double, velocity: Double) -> Double? {
    guard let start = place(nearest: origin) else { return nil }
    let least = place(atOrBefore: start - 1)
    let most = place(atOrAfter: start + 1)
    let target =
      velocity > 0 ? place(atOrAfter: offset) : velocity < 0 ? place(atOrBefore: offset) : place(nearest: offset)
    return target.map { min(max($0, least), most) }
  }

  /// The place nearest to `offset` that shows an item, for which any offset of a span would do. Where the span has no
  /// place the item is aligned; where the row rests anywhere, the span's nearest offset is taken.
  func place(showing item: Int, from first: Double, through last: Double, near offset: Double) -> Double {
    let wanted = min(max(offset, first), last)
    if layout.isEndless { return place(aligning: item) }
    switch snap {
    case .none: return wanted
    case .tile:
      let after = place(atOrAfter: wanted)
      if after <= last + 0.5 { return after }
      let before = place(atOrBefore: wanted)
      return before >= first - 0.5 ? before : place(aligning: item)
    case .page:
      if offset <= layout.start(of: item), layout.end(of: item) <= offset + viewport { return offset }
      return place(of: firstStop { items(at: $0).upperBound >= item })
    }
  }

  /// The first place not before an offset; the end where there is none.
  private func place(atOrAfter offset: Double) -> Double {
    if let pitch = endlessPitch { return (offset / pitch - 1e-9).rounded(.up) * pitch }
    guard offset > 0 else { return 0 }
    let stop = firstStop { place(of: $0) >= offset }
    return stop < stopCount ? place(of: stop) : end
  }

  /// The last place not after an offset; the start where there is none.
  private func place(atOrBefore offset: Double) -> Double {
    if let pitch = endlessPitch { return (offset / pitch + 1e-9).rounded(.down) * pitch }
    guard offset < end else { return end }
    let stop = firstStop { place(of: $0) > offset }
    return stop > 0 ? place(of: stop - 1) : 0
  }

  private func firstStop(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = stopCount
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
