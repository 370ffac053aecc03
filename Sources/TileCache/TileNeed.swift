/// A tile's place in the order of need of one frame; less is needed more.
///
/// Visible tiles come first, then those that will show soonest, then the nearest, then the ones asked for first.
struct TileNeed: Comparable, Sendable {
  private(set) var isVisible: Bool
  private var secondsToVisible: Double
  private var distance: Double
  /// Counts the tiles wanted in the frame, so that equal needs keep the order in which the layout named them.
  private(set) var sequence: Int

  init(_ urgency: TileUrgency, sequence: Int) {
    isVisible = urgency.isVisible
    secondsToVisible = urgency.secondsToVisible
    // Also turns a distance that is not a number into 0: `<` must stay an order.
    distance = urgency.isVisible || !(urgency.distance > 0) ? 0 : urgency.distance
    self.sequence = sequence
  }

  static func < (a: TileNeed, b: TileNeed) -> Bool {
    if a.isVisible != b.isVisible { return a.isVisible }
    if a.secondsToVisible != b.secondsToVisible { return a.secondsToVisible < b.secondsToVisible }
    if a.distance != b.distance { return a.distance < b.distance }
    return a.sequence < b.sequence
  }
}
