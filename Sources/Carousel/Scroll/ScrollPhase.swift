/// The life of one scroll.
public enum ScrollPhase: String, Sendable {
  case settled
  case dragging
  /// Gliding under friction.
  case decelerating
  /// On the way to a position that was chosen: a tile's edge, a label, a focused tile.
  case snapping
  /// On the way back from beyond an edge.
  case bouncing
}
