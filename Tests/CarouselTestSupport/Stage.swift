public import Carousel

/// An engine with its content and its frames: what a test of behaviour plays on.
public struct Stage {
  public var engine: Engine
  public let source: GridSource
  public private(set) var driver: FrameDriver
  /// All that the engine has told so far.
  public private(set) var events: [CarouselEvent] = []

  /// A screen of 1280 × 720 points.
  public init(_ source: GridSource, cadence: FrameDriver.Cadence = .steady(60), tuning: Tuning = Tuning()) {
    self.init(source, measures: Measures(viewport: Size(width: 1280, height: 720)), cadence: cadence, tuning: tuning)
  }

  public init(
    _ source: GridSource, measures: Measures, cadence: FrameDriver.Cadence = .steady(60), tuning: Tuning = Tuning()
  ) {
    self.source = source
    driver = FrameDriver(cadence)
    engine = Engine(measures: measures, tuning: tuning)
    engine.reload(source: source)
  }

  public var time: Double { driver.time }

  /// Plays the events and goes on to `end`; without an `end`, until nothing moves any more, 30 s at most.
  public mutating func play(
    _ script: [InputEvent] = [], until end: Double? = nil, onFrame: (inout Engine) -> Void = { _ in }
  ) {
    let last = max(script.last?.time ?? time, time)
    driver.run(&engine, source, events: script, until: end ?? last, onFrame: onFrame)
    if end == nil {
      // One frame tells whether the last event has set something going.
      repeat {
        driver.run(&engine, source, until: time + 0.25, onFrame: onFrame)
      } while engine.isAnimating
        && time < last + 30
    }
    engine.takeEvents { events.append($0) }
  }

  public mutating func press(_ keys: Key...) {
    for key in keys { play([.key(key, isDown: true, time: time), .key(key, isDown: false, time: time + 0.05)]) }
  }

  public mutating func reload() { engine.reload(source: source) }

  // MARK: What is seen

  public var rowOffsets: [Double] { engine.rowReports.map(\.offset) }
  public var pageOffset: Double { engine.pageReport?.offset ?? 0 }

  /// Ids of the tiles that were opened, in order.
  public var opened: [String] {
    events.compactMap { if case .selected(_, let id, _) = $0 { id } else { nil } }
  }

  /// The picture's box of an item with a cell.
  public func frame(of id: String) -> Rect? {
    var frame: Rect?
    engine.forEachCell { if $0.id == id { frame = $0.frame } }
    return frame
  }

  /// Ids of the items that touch the screen, in order.
  public var visibleIDs: [String] {
    var ids: [String] = []
    engine.forEachCell { if $0.isVisible { ids.append($0.id) } }
    return ids
  }
}
