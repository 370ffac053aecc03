import Glibc

/// Pages side by side, of which one fills the viewport: a swipe turns one page at the most.
///
/// A short swipe turns whichever way it went, a longer one when it passed half of a page. Beyond the ends it gives way
/// like a rubber band.
public struct Pager: Equatable, Sendable {
  public let count: Int
  /// Of a page, in points.
  public let pageLength: Double
  /// Between two pages, in points.
  public let gap: Double
  public private(set) var body = ScrollBody()

  /// The page that was shown, or was on its way, when the finger came.
  private var heldPage: Int
  private var holdTime = 0.0
  private let tuning: Tuning

  /// - Precondition: there is a page, and `index` is one.
  public init(count: Int, pageLength: Double, gap: Double, index: Int, at time: Double, tuning: Tuning) {
    precondition((0..<count).contains(index), "a pager shows one of its pages")
    self.count = count
    self.pageLength = pageLength
    self.gap = gap
    self.tuning = tuning
    heldPage = index
    body.setExtent(
      content: Double(count - 1) * (pageLength + gap) + pageLength, viewport: pageLength, at: time, tuning: tuning)
    body.jump(to: Double(index) * pitch)
  }

  public static func == (a: Pager, b: Pager) -> Bool {
    a.count == b.count && a.pageLength == b.pageLength && a.gap == b.gap && a.body == b.body
  }

  // MARK: Queries

  /// From one page's edge to the next one's, in points.
  public var pitch: Double { pageLength + gap }
  /// The viewport's place in pages: 1.25 is a quarter of the way from the second to the third.
  public var position: Double { body.offset / pitch }
  /// The page that is shown, or on its way to be.
  public var index: Int { nearest(to: body.isMoving ? body.destination / pitch : position) }
  /// Where a page's leading edge stands from the viewport's, in points.
  public func shift(of page: Int) -> Double { Double(page) * pitch - body.offset }
  /// The pages that are seen.
  public var visible: Range<Int> {
    let first = min(max(Int(((body.offset - pageLength) / pitch).rounded(.down)) + 1, 0), count - 1)
    let end = Int(((body.offset + pageLength) / pitch).rounded(.up))
    return first..<min(max(end, first + 1), count)
  }

  private func nearest(to position: Double) -> Int {
    min(max(Int((position + 0.5).rounded(.down)), 0), count - 1)
  }

  // MARK: Motion

  public mutating func advance(to time: Double) { body.advance(to: time) }

  /// A finger comes down: a page on its way stops. Returns the speed it had, in points per second.
  @discardableResult
  public mutating func hold(at time: Double) -> Double {
    body.advance(to: time)
    heldPage = index
    holdTime = time
    return body.hold(at: time)
  }

  public mutating func beginDrag(at time: Double) { body.beginDrag(at: time) }

  /// `translation` is the finger's travel since the drag began, positive toward the last page.
  public mutating func drag(by translation: Double) { body.drag(by: translation) }

  /// Lets go of a drag and turns to the page it decides for.
  ///
  /// - Parameters:
  ///   - velocity: of the finger in points per second, positive toward the last page.
  ///   - lag: how far the drag is behind the finger, likewise: the finger's own place decides.
  public mutating func release(velocity: Double, at time: Double, lag: Double = 0) {
    guard body.isHeld else { return }
    settle(on: target(velocity: velocity, at: time, lag: lag), velocity: velocity, at: time)
  }

  /// The finger has gone without a drag, or was taken away: the nearest page comes to rest.
  public mutating func cancel(at time: Double) {
    guard body.isHeld else { return }
    settle(on: nearest(to: position), velocity: 0, at: time)
  }

  private func target(velocity: Double, at time: Double, lag: Double) -> Int {
    let offset = body.offset + lag
    var page = nearest(to: offset / pitch)
    if time - holdTime < tuning.pageFlick {
      let travel = offset - Double(heldPage) * pitch
      let direction = abs(velocity) >= tuning.minimumFling ? velocity : travel
      page = heldPage + (direction > 0 ? 1 : direction < 0 ? -1 : 0)
    }
    return min(max(page, heldPage - 1, 0), heldPage + 1, count - 1)
  }

  private mutating func settle(on page: Int, velocity: Double, at time: Double) {
    let target = Double(page) * pitch
    let distance = target - body.offset
    // No faster than the glide can end on the page: it must not run on to the next one.
    let fastest = tuning.pageRate * abs(distance)
    let speed = velocity * distance > 0 ? min(max(velocity, -fastest), fastest) : velocity
    body.release(velocity: speed, at: time, rate: tuning.pageRate, tuning: tuning, snap: { _ in target })
    heldPage = page
  }

  /// Turns to a page by itself.
  public mutating func scroll(to page: Int, at time: Double) {
    body.scroll(to: Double(min(max(page, 0), count - 1)) * pitch, at: time, tuning: tuning)
  }

  /// Shows a page at once.
  public mutating func jump(to page: Int) { body.jump(to: Double(min(max(page, 0), count - 1)) * pitch) }
}
