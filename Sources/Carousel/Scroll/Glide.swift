import Glibc

/// Motion that loses a constant share of its speed, from a start to the moment its speed is `endSpeed`.
///
/// `v(t) = v₀ · exp(−r t)`, `x(t) = x₀ + v₀ · (1 − exp(−r t)) / r`. It ends at a finite time, so a curve bent to end
/// on a snap position ends exactly there, at a speed no eye sees stop.
struct Glide: Equatable, Sendable {
  let origin: Double
  let velocity: Double
  /// Per second, positive.
  let rate: Double
  let startTime: Double
  let duration: Double

  /// - Precondition: `rate` and `endSpeed` are positive.
  init(from origin: Double, velocity: Double, rate: Double, endSpeed: Double, at startTime: Double) {
    self.origin = origin
    self.velocity = velocity
    self.rate = rate
    self.startTime = startTime
    duration = abs(velocity) > endSpeed ? log(abs(velocity) / endSpeed) / rate : 0
  }

  private init(origin: Double, of other: Glide) {
    self.origin = origin
    velocity = other.velocity
    rate = other.rate
    startTime = other.startTime
    duration = other.duration
  }

  /// The same motion, `distance` points further along.
  func shifted(by distance: Double) -> Glide { Glide(origin: origin + distance, of: self) }

  var endTime: Double { startTime + duration }
  var destination: Double { position(at: endTime) }

  func position(at time: Double) -> Double {
    origin + velocity * (1 - exp(-rate * elapsed(at: time))) / rate
  }

  func velocity(at time: Double) -> Double {
    velocity * exp(-rate * elapsed(at: time))
  }

  /// When it passes `position`, or nil when it ends before.
  func time(reaching position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let share = (position - origin) * rate / velocity
    guard share >= 0, share < 1 else { return nil }
    let time = startTime - log(1 - share) / rate
    return time <= endTime ? time : nil
  }

  private func elapsed(at time: Double) -> Double { min(max(0, time - startTime), duration) }

  /// Where a release at `velocity` would come to rest, with nothing in its way.
  static func landing(from origin: Double, velocity: Double, rate: Double, endSpeed: Double) -> Double {
    let speed = abs(velocity)
    guard speed > endSpeed else { return origin }
    return origin + (velocity > 0 ? 1 : -1) * (speed - endSpeed) / rate
  }
}
