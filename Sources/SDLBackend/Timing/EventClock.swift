/// Leads from the milliseconds that SDL stamps on events to the clock that frames use.
///
/// SDL counts on the unadjusted clock, which drifts against the adjusted one by seconds a week, so the difference of
/// the two is taken anew for every batch of events.
struct EventClock: Equatable {
  /// The unadjusted clock's time at SDL's tick 0, in seconds; known to a millisecond.
  var rawOrigin: Double
  /// SDL's ticks now.
  private(set) var ticks: UInt64 = 0
  private var now = 0.0
  private var adjustment = 0.0

  init(rawOrigin: Double) {
    self.rawOrigin = rawOrigin
  }

  /// Takes the clocks' present readings.
  mutating func read(ticks: UInt64, raw: Double, now: Double) {
    self.ticks = ticks
    self.now = now
    adjustment = now - raw
  }

  /// When an event was stamped, on the frame clock. The stamp holds the lower 32 bits of the ticks and wraps after
  /// seven weeks; the moment nearest to the last reading is meant.
  func time(ofStamp stamp: UInt32) -> Double {
    let age = Int32(truncatingIfNeeded: UInt32(truncatingIfNeeded: ticks) &- stamp)
    let stamped = Double(Int64(ticks) - Int64(age)) / 1000
    return min(now, rawOrigin + stamped + adjustment)
  }
}
