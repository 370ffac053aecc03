import Glibc

/// A critically damped pull to a target: the fastest way there that does not swing.
///
/// `x(t) = target + (d + (v + ω d) t) · exp(−ω t)` for a displacement `d` and a velocity `v` at the start.
struct Spring: Equatable, Sendable {
  let target: Double
  let displacement: Double
  let velocity: Double
  /// Per second.
  let frequency: Double
  let startTime: Double

  init(from origin: Double, to target: Double, velocity: Double, frequency: Double, at startTime: Double) {
    self.target = target
    displacement = origin - target
    self.velocity = velocity
    self.frequency = frequency
    self.startTime = startTime
  }

  func position(at time: Double) -> Double {
    let t = max(0, time - startTime)
    return target + (displacement + (velocity + frequency * displacement) * t) * exp(-frequency * t)
  }

  func velocity(at time: Double) -> Double {
    let t = max(0, time - startTime)
    let slope = velocity + frequency * displacement
    return (slope - frequency * (displacement + slope * t)) * exp(-frequency * t)
  }

  /// Whether nothing more can be seen of it: a fifth of a point away and slow.
  func isSettled(at time: Double) -> Bool {
    abs(position(at: time) - target) < 0.2 && abs(velocity(at: time)) < 10
  }
}
