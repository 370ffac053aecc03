import Glibc

/// The strip of thumbnails under a gallery's pages.
///
/// It follows the pages, so that the selected thumbnail stands in its middle, until a finger scrolls it; the next turn of
/// a page takes it back.
public struct Thumbnails: Sendable {
  public let layout: RowLayout
  private let length: Double
  private var body = ScrollBody()
  private var follows = true
  /// What is left of the way back to the pages.
  private var catchUp = Fade(from: 0, to: 0, start: 0, duration: 0)
  private var selection: Double
  private var time: Double
  private let tuning: Tuning

  /// - Parameter selection: the page that is shown, in pages.
  public init(count: Int, measures: GalleryMeasures, selection: Double, at time: Double, tuning: Tuning) {
    let pitch = measures.thumbnail.width + measures.spacing
    let all = Double(count) * pitch - measures.spacing
    // A few stand in the middle.
    let inset = max(measures.margin, (measures.screen.width - all) / 2)
    layout = RowLayout(
      count: count, width: measures.thumbnail.width, spacing: measures.spacing, leading: inset, trailing: inset)
    length = measures.screen.width
    self.selection = selection
    self.time = time
    self.tuning = tuning
    body.setExtent(content: layout.contentLength, viewport: length, at: time, tuning: tuning)
  }

  /// Distance of the screen's left edge from the content's, in points.
  public var offset: Double {
    follows ? centered + catchUp.easedValue(at: time) : body.offset
  }
  public var isMoving: Bool { follows ? !catchUp.isFinished(at: time) : body.isMoving }
  public var phase: ScrollPhase { follows ? .settled : body.phase }
  /// The thumbnails that touch the screen.
  public var visible: Range<Int> { layout.range(from: offset, to: offset + length) }

  /// The thumbnail under a place of the screen.
  public func index(at x: Double) -> Int? {
    let place = offset + x
    return layout.range(from: place, to: place + 0.01).first
  }

  private var centered: Double {
    let lower = Int(min(max(selection, 0), Double(layout.count - 1)).rounded(.down))
    let start = layout.start(of: lower) + (selection - Double(lower)) * (layout.width(of: 0) + layout.spacing)
    return min(max(start + layout.width(of: 0) / 2 - length / 2, 0), body.limits.upperBound)
  }

  /// - Parameter selection: where the pages are, in pages.
  public mutating func advance(to time: Double, selection: Double) {
    self.time = max(time, self.time)
    self.selection = selection
    body.advance(to: time)
  }

  /// Goes back to the pages, if it was scrolled away.
  public mutating func follow(at time: Double) {
    guard !follows else { return }
    let from = body.offset
    body.finish()
    follows = true
    catchUp = Fade(from: from - centered, to: 0, start: time, duration: 0.3)
  }

  /// A finger comes down on it; returns the speed it had.
  public mutating func hold(at time: Double) -> Double {
    if follows {
      body.jump(to: offset)
      follows = false
    }
    return body.hold(at: time)
  }

  public mutating func beginDrag(at time: Double) { body.beginDrag(at: time) }
  public mutating func drag(by translation: Double) { body.drag(by: translation) }

  public mutating func release(velocity: Double, at time: Double, lag: Double = 0) {
    body.release(velocity: velocity, at: time, rate: tuning.glideRate, tuning: tuning, lag: lag)
  }

  /// The finger did not scroll: it follows again as if it had not been touched.
  public mutating func cancel(at time: Double) {
    body.cancel(at: time, rate: tuning.glideRate, tuning: tuning)
  }
}
