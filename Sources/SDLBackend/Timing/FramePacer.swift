internal import Glibc

/// Decides when the next frame may begin and when the present one will be seen, from times it is told.
///
/// A display that really waits for its blanking paces the loop by itself. Some only say so (virtio-gpu flips 700 times a
/// second at a nominal 75 Hz), and the software renderer does not wait at all; there the pacer limits the loop to the
/// display's rate. All times are seconds on the frame clock.
public struct FramePacer: Equatable, Sendable {
  /// The time between two frames of the display, in seconds.
  public let period: Double
  /// Whether the loop is held to the display's rate here, because presenting does not.
  public private(set) var isLimiting: Bool
  /// Frames a second that the display took while the loop gave it one after another: the median of the first trial.
  /// `nil` before that, and where the loop was limited from the beginning.
  public private(set) var measuredRate: Double?

  private var began: Double?
  private var lastPresent: Double?
  private var counted = 0
  private var short = 0
  private var intervals: [Double] = []

  /// Frames that are looked at before the display's word is doubted.
  private static let trial = 60
  /// Of a period: a frame that follows its predecessor sooner was not paced by the display. At 60 Hz this is 10 ms, at
  /// 75 Hz 8 ms.
  private static let shortShare = 0.6
  /// Of a period: a frame that begins this late is still taken to be on the grid.
  private static let tolerance = 0.25

  /// - Parameters:
  ///   - refreshRate: What the display says, in frames a second. 0 and more than 240 are not believed: 60 is assumed.
  ///   - displayPaces: Whether presenting is said to wait for the display.
  public init(refreshRate: Int, displayPaces: Bool) {
    period = 1 / Double(Self.believable(refreshRate))
    isLimiting = !displayPaces
    intervals.reserveCapacity(Self.trial)
  }

  /// The rate to go by, in frames a second.
  static func believable(_ refreshRate: Int) -> Int {
    (1...240).contains(refreshRate) ? refreshRate : 60
  }

  /// Tells that a frame begins.
  public mutating func frameBegins(at time: Double) {
    if let due = nextFrame, time >= due, time - due < period * Self.tolerance {
      began = due
    } else {
      began = time
    }
  }

  /// Tells that presenting the frame returned.
  public mutating func framePresented(at time: Double) {
    defer { lastPresent = time }
    guard !isLimiting, let last = lastPresent, time - last < 3 * period else { return }
    counted += 1
    if time - last < period * Self.shortShare { short += 1 }
    if measuredRate == nil { intervals.append(time - last) }
    guard counted == Self.trial else { return }
    measure()
    isLimiting = short > Self.trial / 2
    counted = 0
    short = 0
  }

  private mutating func measure() {
    guard measuredRate == nil else { return }
    intervals.sort()
    let median = intervals[intervals.count / 2]
    measuredRate = median > 0 ? 1 / median : nil
    intervals = []
  }

  /// The earliest moment for the next frame; `nil` when it may begin at once, because the display paces or nothing
  /// was drawn yet.
  public var nextFrame: Double? {
    guard isLimiting, let began else { return nil }
    return began + period
  }

  /// When a frame that begins at `time` will be seen: the moment for which animations are sampled. Never goes back.
  public func showTime(forFrameAt time: Double) -> Double {
    guard let last = lastPresent, time >= last, time - last < 10 * period else { return time + period }
    let periods = max(1, ((time - last) / period).rounded(.up))
    return last + periods * period
  }
}
