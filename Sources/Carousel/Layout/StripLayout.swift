import Glibc

/// Where the labels of the strip stand, measured between their centres from the first one's, in points.
///
/// An offset of the strip brings what stands there to the middle of the screen.
struct StripLayout: Equatable, Sendable {
  let count: Int
  /// Distance of neighbours where all stand evenly.
  private let pitch: Double
  /// Centres where each label takes its own room; empty where they stand evenly.
  private var centers: ContiguousArray<Double> = []

  /// Labels that stand evenly.
  init(count: Int = 0, pitch: Double = 1) {
    self.count = count
    self.pitch = pitch
  }

  /// Labels with the same gap between all.
  init(widths: some Collection<Double>, gap: Double) {
    count = widths.count
    var center = 0.0
    var last: Double?
    for width in widths {
      if let last { center += last / 2 + gap + width / 2 }
      centers.append(center)
      last = width
    }
    pitch = count > 1 ? center / Double(count - 1) : 1
  }

  /// From the first centre to the last.
  var length: Double { count == 0 ? 0 : center(of: count - 1) }

  func center(of index: Int) -> Double { centers.isEmpty ? Double(index) * pitch : centers[index] }

  /// An offset in labels: 1.25 is a quarter of the way from the second to the third. Goes on evenly beyond the ends.
  ///
  /// - Complexity: O(log `count`).
  func position(at offset: Double) -> Double {
    guard centers.count > 1, offset > 0 else { return offset / pitch }
    guard offset < length else { return Double(count - 1) + (offset - length) / pitch }
    var low = 0
    var high = count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if centers[middle] <= offset { low = middle } else { high = middle }
    }
    return Double(low) + (offset - centers[low]) / (centers[low + 1] - centers[low])
  }

  /// The label nearest to an offset; 0 where there is none.
  func nearest(to offset: Double) -> Int {
    min(max(Int((position(at: offset) + 0.5).rounded(.down)), 0), max(0, count - 1))
  }
}
