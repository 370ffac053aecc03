import Carousel

extension InputEvent {
  /// The same on a screen that runs the other way, `width` points wide: a finger as far from the other edge, and the
  /// arrow keys for left and right swapped.
  func mirrored(in width: Double) -> InputEvent {
    switch self {
    case .pointer(var sample):
      sample.position.x = width - sample.position.x
      return .pointer(sample)
    case .key(.left, let isDown, let time): return .key(.right, isDown: isDown, time: time)
    case .key(.right, let isDown, let time): return .key(.left, isDown: isDown, time: time)
    default: return self
    }
  }
}
