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

  /// The same motion, `distance` points further along.
  func shifted(by distance: Double) -> Spring {
    Spring(
      from: target + displacement + distance, to: target + distance, velocity: velocity, frequency: frequency,
      at: startTime)
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

  /// Whether nothing more can be seen of it: from now on slower than 4 points/s and nearer than `4 / frequency` points.
  ///
  /// It is a bound that only falls, not the present place and speed: those are both small for a moment when the
  /// spring swings through its target, and whether a frame falls on that moment must not matter.
  func isSettled(at time: Double) -> Bool {
    let t = max(0, time - startTime)
    let slope = abs(velocity + frequency * displacement)
    return (slope * (1 + frequency * t) + frequency * abs(displacement)) * exp(-frequency * t) < 4
  }

  /// When it came to rest: the first moment, to a millionth of a second, for which `isSettled` holds.
  ///
  /// - Precondition: it is settled at `time`.
  func settleTime(before time: Double) -> Double {
    var low = min(startTime, time)
    var high = time
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if isSettled(at: middle) { high = middle } else { low = middle }
    }
    return high
  }
}
