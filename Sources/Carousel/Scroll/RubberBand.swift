/// How far content stretches past its edge: less and less, never more than the viewport.
///
/// `b = (1 − 1 / (x · c / L + 1)) · L` for a pull of `x` over a viewport of `L` with stiffness `c`.
struct RubberBand: Equatable, Sendable {
  /// 0…1; UIScrollView uses 0.55.
  var stiffness: Double
  /// Length of the viewport, in points.
  var length: Double

  /// Where the edge stands when a finger has pulled it by `pull` points, at least 0.
  func stretch(forPull pull: Double) -> Double {
    guard pull > 0, length > 0 else { return 0 }
    return (1 - 1 / (pull * stiffness / length + 1)) * length
  }

  /// The pull that gives this stretch: the inverse of `stretch(forPull:)`.
  func pull(forStretch stretch: Double) -> Double {
    guard stretch > 0, length > 0 else { return 0 }
    let share = min(stretch / length, 0.999)
    return (1 / (1 - share) - 1) * length / stiffness
  }

  /// The offset that is seen when a finger has brought the content to `position`.
  func offset(forPosition position: Double, in limits: ClosedRange<Double>) -> Double {
    if position < limits.lowerBound {
      return limits.lowerBound - stretch(forPull: limits.lowerBound - position)
    }
    if position > limits.upperBound {
      return limits.upperBound + stretch(forPull: position - limits.upperBound)
    }
    return position
  }

  /// Where a finger must have brought the content for this offset: the inverse of `offset(forPosition:in:)`.
  func position(forOffset offset: Double, in limits: ClosedRange<Double>) -> Double {
    if offset < limits.lowerBound {
      return limits.lowerBound - pull(forStretch: limits.lowerBound - offset)
    }
    if offset > limits.upperBound {
      return limits.upperBound + pull(forStretch: offset - limits.upperBound)
    }
    return offset
  }
}
