/// Keeps a contact that bounces, or the second tap of a double click, from acting on what the first one has brought.
///
/// What lies under the finger may have changed with the lift: a page has opened or closed, a button was pressed, another
/// item has slid in. A touch that begins soon after such a lift and close to it may scroll but taps nothing.
public struct TapEcho: Sendable {
  /// The lift that has acted.
  private var acted: (point: Point, time: Double)?
  private let longest: Double
  private let reach: Double

  public init(tuning: Tuning) {
    longest = tuning.tapEcho
    reach = tuning.tapEchoReach
  }

  /// Notes that a lift has opened, closed or pressed something.
  public mutating func note(_ lift: PointerSample) { acted = (lift.position, lift.time) }

  /// The same event, with a touch marked that begins as an echo; see `PointerSample.isEcho`.
  public func marked(_ event: InputEvent) -> InputEvent {
    guard case .pointer(var sample) = event, sample.phase == .began, let acted, sample.time - acted.time < longest,
      abs(sample.position.x - acted.point.x) <= reach, abs(sample.position.y - acted.point.y) <= reach
    else { return event }
    sample.isEcho = true
    return .pointer(sample)
  }
}
