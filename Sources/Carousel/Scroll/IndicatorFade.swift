/// How much of a scroll indicator is seen: all of it while the row moves and for a moment after, then it fades.
struct IndicatorFade: Equatable, Sendable {
  /// When it began to appear, and when the row came to rest; in seconds.
  private var appeared = -Double.infinity
  private var rested = -Double.infinity

  /// Follows the row's motion.
  mutating func note(_ body: ScrollBody, at time: Double, tuning: Tuning) {
    if !body.isSettled {
      // One that is still fading goes on from there.
      if rested < .infinity { appeared = time - opacity(at: time, tuning: tuning) * tuning.indicatorIn }
      rested = .infinity
    } else if rested == .infinity {
      rested = body.restTime
    }
  }

  /// 0…1.
  func opacity(at time: Double, tuning: Tuning) -> Double {
    let out = (time - rested - tuning.indicatorRest) / tuning.indicatorOut
    guard out < 1 else { return 0 }
    return min(max((time - appeared) / tuning.indicatorIn, 0), 1) * (1 - max(out, 0))
  }

  /// From when on it stays as it is, unless the row moves.
  func end(_ tuning: Tuning) -> Double {
    rested == .infinity ? appeared + tuning.indicatorIn : rested + tuning.indicatorRest + tuning.indicatorOut
  }
}
