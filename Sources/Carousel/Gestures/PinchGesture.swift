import Glibc

/// Follows two fingers: how far apart they are against their start, and where their middle is.
///
/// The first two fingers count, others are ignored. When one of the two is lifted the pinch is over; the one that stays
/// begins another with the next finger that comes. A lift that got lost and a doubled touch are harmless.
public struct PinchGesture: Sendable {
  /// What a sample meant.
  public enum Outcome: Equatable, Sendable {
    case ignored
    /// A second finger came down.
    case began
    /// One of the two moved.
    case changed
    /// One of the two was lifted or taken away.
    case ended
  }

  /// Distance of the fingers over that at the start.
  public private(set) var scale = 1.0
  /// The middle between the fingers, in points.
  public private(set) var center = Point.zero

  private struct Finger: Sendable {
    var pointer: Int
    var position: Point
    var time: Double
  }

  private var first: Finger?
  private var second: Finger?
  private var startDistance = 1.0
  private let staleTouch: Double

  /// Fingers nearer than this count as this far apart, in points: nearer, a panel's jitter would be a large share.
  private static let leastDistance = 32.0

  public init(tuning: Tuning) {
    staleTouch = tuning.staleTouch
  }

  /// Whether two fingers are down.
  public var isActive: Bool { second != nil }

  /// The finger that is down alone: of two, the one that stayed.
  public var remaining: (pointer: Int, position: Point)? {
    guard second == nil else { return nil }
    return first.map { ($0.pointer, $0.position) }
  }

  public mutating func handle(_ sample: PointerSample) -> Outcome {
    switch sample.phase {
    case .began: began(sample)
    case .moved: moved(sample)
    case .ended, .cancelled: ended(sample)
    }
  }

  /// Forgets all fingers.
  public mutating func cancel() {
    first = nil
    second = nil
  }

  private mutating func began(_ sample: PointerSample) -> Outcome {
    if sample.pointer == first?.pointer || sample.pointer == second?.pointer { return moved(sample) }
    guard second == nil else { return .ignored }
    let finger = Finger(pointer: sample.pointer, position: sample.position, time: sample.time)
    // A finger that was silent for long is taken for lost, as everywhere.
    guard let other = first, sample.time - other.time < staleTouch else {
      first = finger
      return .ignored
    }
    second = finger
    startDistance = distance
    update()
    return .began
  }

  private mutating func moved(_ sample: PointerSample) -> Outcome {
    if sample.pointer == first?.pointer {
      first?.position = sample.position
      first?.time = sample.time
    } else if sample.pointer == second?.pointer {
      second?.position = sample.position
      second?.time = sample.time
    } else {
      return .ignored
    }
    guard isActive else { return .ignored }
    update()
    return .changed
  }

  private mutating func ended(_ sample: PointerSample) -> Outcome {
    let wasActive = isActive
    if sample.pointer == first?.pointer {
      first = second
    } else if sample.pointer != second?.pointer {
      return .ignored
    }
    second = nil
    return wasActive ? .ended : .ignored
  }

  private var distance: Double {
    guard let a = first?.position, let b = second?.position else { return Self.leastDistance }
    let (x, y) = (a.x - b.x, a.y - b.y)
    return max(Self.leastDistance, (x * x + y * y).squareRoot())
  }

  private mutating func update() {
    guard let a = first?.position, let b = second?.position else { return }
    scale = distance / startDistance
    center = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}
