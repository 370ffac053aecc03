import Glibc

/// The carousel: turns (input, time) into places of cells.
///
/// A strip of categories scrolls sideways; under it each category has a page of rows that scrolls up and down, and
/// each row is a list of items that scrolls sideways. Feed it events in order of time, advance it to the time of a
/// frame, let it lay out, and draw the cells it names:
///
///     engine.handle(event, source: source)
///     engine.advance(to: time)
///     engine.layout(source: source)
///     engine.forEachCell { cell in … }
///
/// It reads no clock and keeps no content: `source` tells what there is, cells are filled by `source`. Where things
/// are at a time does not depend on how often or when frames were drawn.
public struct Engine: Sendable {
  public internal(set) var measures: Measures
  /// How far a frame's time lies ahead of its input's, in seconds: a frame is shown some time after it is made. A drag
  /// is drawn where the finger was by then, as where it will be is not known.
  public var displayLead = 0.0
  public let tuning: Tuning
  /// Seconds on the clock that frames and events share.
  public internal(set) var time = 0.0
  /// The selected category: the label nearest to the strip's centre.
  public internal(set) var selected = 0
  /// What has happened since it was last taken; see `takeEvents`.
  var events = ContiguousArray<CarouselEvent>()

  var strip = ScrollBody()
  var categories = ContiguousArray<CategoryDescription>()
  var labels = StripLayout()
  /// Built when a category first comes into view, kept from then on with all offsets.
  var pages = ContiguousArray<PageState?>()
  /// Categories whose pages touch the screen.
  var visiblePages = 0..<0
  var pool = CellPool()
  var touch: TouchGesture
  var hold = TouchHold()
  var focus: FocusTarget?
  var focusIdentity: ItemIdentity?
  /// The button of the focused item's option view that the keys are on, while that is open; see `focusedOption`.
  var optionFocus = 0
  /// Enter is held on an item that has options.
  var enterHold: EnterHold?
  var presses = Highlights()
  var rings = Highlights()
  var options = OptionShelf()
  /// Whether press or focus looks still change.
  var fades = false

  public init(measures: Measures, tuning: Tuning = Tuning()) {
    self.measures = measures
    self.tuning = tuning
    touch = TouchGesture(tuning: tuning)
  }

  // MARK: Time

  /// Moves everything to where it is at `time`; earlier times than before are ignored.
  public mutating func advance(to time: Double) {
    guard time >= self.time else { return }
    self.time = time
    if strip.isMoving {
      strip.advance(to: time)
      updateSelection()
    }
    for category in visiblePages { pages[category]?.advance(to: time, tuning: tuning, turns: !isCovered) }
    if !visiblePages.contains(selected), pages.indices.contains(selected) {
      pages[selected]?.advance(to: time, tuning: tuning, turns: !isCovered)
    }
    if hold.owner != .none { drag() }
    openByLongPress()
    openByLongEnter()
    if fades {
      let press = presses.settle(at: time)
      let ring = rings.settle(at: time)
      let option = options.sweep(at: time)
      fades = press || ring || option
    }
  }

  /// Whether the next frame may look different without any input.
  public var isAnimating: Bool {
    strip.isMoving || fades || isFollowingFinger
      || visiblePages.contains {
        guard let page = pages[$0] else { return false }
        return page.isMoving || time < page.indicatorsUntil
      }
  }

  /// Whether nothing that a visitor has begun is still under way: rows that turn by themselves do not count.
  public var isQuiet: Bool {
    !strip.isMoving && !fades && !isFollowingFinger && enterHold == nil
      && !visiblePages.contains {
        guard let page = pages[$0] else { return false }
        return page.isMovedByVisitor || time < page.indicatorsUntil
      }
  }

  /// When something begins by itself next, in seconds: a frame is wanted then. Nil where nothing will.
  public var nextWake: Double? {
    var next = hold.owner == .none ? hold.options?.opensAt ?? .infinity : .infinity
    if let enterHold { next = min(next, enterHold.opensAt) }
    for category in visiblePages where !isCovered {
      guard let page = pages[category] else { continue }
      for row in page.turning { next = min(next, page.rows[row].nextTurn ?? .infinity) }
    }
    return next < .infinity ? next : nil
  }

  /// Whether something of the owner's lies over all: rows do not turn by themselves then, and wait a whole interval
  /// when it has gone.
  public var isCovered = false {
    didSet {
      guard oldValue, !isCovered else { return }
      for category in pages.indices {
        for row in pages[category]?.turning ?? [] {
          let state = pages[category]!.rows[row]
          guard state.nextTurn != nil, let interval = state.description.turnInterval else { continue }
          pages[category]!.rows[row].nextTurn = max(time + interval, state.pausedUntil)
        }
      }
    }
  }

  /// A new visitor is expected: rows turn by themselves again.
  public mutating func resumeTurning() {
    for category in pages.indices {
      guard pages[category] != nil else { continue }
      for row in pages[category]!.turning {
        pages[category]!.rows[row].nextTurn = nil
        pages[category]!.rows[row].pausedUntil = -.infinity
      }
    }
  }

  private var isFollowingFinger: Bool {
    hold.owner != .none && touch.isCatchingUp(at: time - displayLead)
  }

  /// Applies one event; time is first advanced to the event's own.
  public mutating func handle(_ event: InputEvent, source: some CarouselDataSource) {
    advance(to: event.time)
    guard !categories.isEmpty else { return }
    ensurePage(selected, source: source)
    switch event {
    case .pointer(let sample): handle(sample, source: source)
    case .key(let key, let isDown, _):
      if isDown { press(key, source: source) } else if key == .enter { releaseEnter(source: source) }
    case .interrupted:
      enterHold = nil
      if touch.isActive {
        touch.cancel()
        endTouch(tapped: false)
      }
    }
  }

  /// The oldest thing that has happened and was not taken yet.
  public mutating func nextEvent() -> CarouselEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }

  /// Hands over what has happened, in order, and forgets it.
  public mutating func takeEvents(_ body: (CarouselEvent) -> Void) {
    for event in events { body(event) }
    events.removeAll(keepingCapacity: true)
  }

  // MARK: The strip

  var hasStrip: Bool { categories.count > 1 }
  /// Height of the strip where it is shown, else 0.
  public var stripHeight: Double { hasStrip ? measures.stripHeight : 0 }
  /// The part of the screen that pages are seen in.
  public var pageViewport: Rect {
    Rect(x: 0, y: stripHeight, width: measures.viewport.width, height: measures.viewport.height - stripHeight)
  }
  /// The strip's place in categories: 1.25 is a quarter of the way from the second to the third.
  var stripPosition: Double { labels.position(at: strip.offset) }

  /// Follows the strip with the selection: it flips half-way between two labels.
  mutating func updateSelection() {
    let nearest = labels.nearest(to: strip.offset)
    select(min(max(nearest, 0), categories.count - 1))
  }

  private mutating func select(_ category: Int) {
    guard category != selected else { return }
    selected = category
    if case .item = focus { moveFocus(to: .strip) }
    events.append(.categoryChanged(category))
  }
}
