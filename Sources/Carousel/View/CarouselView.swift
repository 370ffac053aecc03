/// A carousel with its content and its delegate: the engine for a program that does not want to drive it by hand.
///
/// Give it events as they come, tell it the time of every frame, then draw its cells:
///
///     carousel.handle(event)
///     carousel.update(to: time)
///     for cell in carousel.visibleCells { … }
///
/// Like the engine it draws nothing, reads no clock and belongs to one thread. A frame in which nothing comes or goes
/// allocates nothing; without a delegate, telling costs nothing.
public final class CarouselView {
  /// Where everything stands: rows, headers, labels, indicators, and the cells that are made ready beyond the screen.
  public internal(set) var engine: Engine
  /// What there is; call `reload` after it was set.
  public weak var dataSource: (any CarouselDataSource)?
  /// Who is told. A new one is told of the cells on the screen, at the next `update`.
  public weak var delegate: (any CarouselDelegate)? {
    didSet {
      displayed.removeAll(keepingCapacity: true)
      motion.reset()
      tap = nil
      // What the one before was to be told.
      calls.removeAll(keepingCapacity: true)
      nextCall = 0
    }
  }
  /// The item that was selected last, by a visitor or by `select`. It stays so when its cell is recycled.
  public internal(set) var selectedItem: ItemIdentity?

  /// Slots of which `willDisplay` was called, but not yet `didEndDisplaying`.
  private var displayed = ContiguousArray<Bool>()
  private var motion = MotionWatch()
  /// The tap that waits for a second one.
  private var tap: (item: ItemIdentity, path: ItemPath, due: Double)?
  /// When the touches began that the delegate was asked about.
  private var pressAsked = -Double.infinity
  private var dragAsked = -Double.infinity
  private var calls = ContiguousArray<CarouselCall>()
  private var nextCall = 0

  /// Reads the content at once where there is some. Neither is kept alive.
  public init(
    measures: Measures, tuning: Tuning = Tuning(), dataSource: (any CarouselDataSource)? = nil,
    delegate: (any CarouselDelegate)? = nil
  ) {
    engine = Engine(measures: measures, tuning: tuning)
    self.dataSource = dataSource
    self.delegate = delegate
    reload()
  }

  /// How far a frame's time lies ahead of its input's, in seconds; see `Engine.displayLead`.
  public var displayLead: Double {
    get { engine.displayLead }
    set { engine.displayLead = newValue }
  }

  /// Whether something of the program's lies over all; see `Engine.isCovered`.
  public var isCovered: Bool {
    get { engine.isCovered }
    set { engine.isCovered = newValue }
  }

  // MARK: Each frame

  /// Applies one event; events come in order of time.
  public func handle(_ event: InputEvent) {
    guard let source = dataSource else { return }
    engine.advance(to: event.time)
    tell()
    engine.handle(event, source: source)
    if case .pointer = event { tell(isTap: true) } else { tell() }
    askForOtherPart()
  }

  /// Moves everything to where it is at `time`, in seconds on the clock of the events, and binds and recycles cells.
  public func update(to time: Double) {
    guard let source = dataSource else { return }
    engine.advance(to: time)
    tell(isFrame: true)
    endDisplaying { !$0.isVisible }
    engine.layout(source: source)
    guard delegate != nil else { return }
    engine.forEachCell { cell in
      while displayed.count <= cell.slot { displayed.append(false) }
      guard cell.isVisible, !displayed[cell.slot] else { return }
      displayed[cell.slot] = true
      calls.append(.came(cell))
    }
    deliver()
  }

  // MARK: Telling

  /// Calls `didEndDisplaying` for cells on the screen.
  func endDisplaying(where hasLeft: (PlacedCell) -> Bool) {
    guard delegate != nil else { return }
    var hasFound: Bool
    // Whoever is told may move things, so that more leave.
    repeat {
      hasFound = false
      engine.forEachCell { cell in
        guard displayed.indices.contains(cell.slot), displayed[cell.slot], hasLeft(cell) else { return }
        displayed[cell.slot] = false
        calls.append(.left(cell))
        hasFound = true
      }
      deliver()
    } while hasFound
  }

  /// Calls the delegate for all that has happened since the last time.
  private func tell(isFrame: Bool = false, isTap: Bool = false) {
    guard delegate != nil else {
      for case .selected(let path, let id, _) in engine.events { selectedItem = identity(of: id, at: path) }
      return engine.takeEvents { _ in }
    }
    motion.noteMotion(in: engine, isFrame: isFrame, into: &calls)
    for case .categoryChanged(let category) in engine.events where engine.strip.isVisitors {
      calls.append(.categoryChanged(category))
    }
    motion.noteEnds(into: &calls)
    for event in engine.events {
      switch event {
      case .categoryChanged: break
      case .selected(let path, let id, let frame):
        guard let item = identity(of: id, at: path) else { continue }
        calls.append(.selected(path, item, frame: frame, isTap: isTap))
      case .optionSelected(let path, _, let option): calls.append(.optionSelected(option, of: path))
      }
    }
    engine.takeEvents { _ in }
    deliver()
    if let tap, engine.time >= tap.due { endWaiting(tap) }
    askForLongPress()
  }

  /// Makes the calls that are due. One of them may lead here again: then the rest is made there, in order.
  private func deliver() {
    while nextCall < calls.count {
      let call = calls[nextCall]
      nextCall += 1
      guard let delegate else { break }
      switch call {
      case .began(let part): delegate.carousel(self, didBeginScrolling: part)
      case .scrolled(let part, let offset): delegate.carousel(self, didScroll: part, to: offset)
      case .ended(let part): delegate.carousel(self, didEndScrolling: part)
      case .categoryChanged(let category): delegate.carousel(self, didChangeCategory: category)
      case .selected(let path, let item, let frame, let isTap): selected(path, item, frame, isTap: isTap, delegate)
      case .optionSelected(let option, let path): delegate.carousel(self, didSelectOption: option, of: path)
      case .came(let cell): delegate.carousel(self, willDisplay: cell)
      case .left(let cell): delegate.carousel(self, didEndDisplaying: cell)
      }
    }
    calls.removeAll(keepingCapacity: true)
    nextCall = 0
  }

  // MARK: Taps

  private func selected(
    _ path: ItemPath, _ item: ItemIdentity, _ frame: Rect, isTap: Bool, _ delegate: any CarouselDelegate
  ) {
    let first = tap
    if let first, first.item == item, isTap {
      tap = nil
      return delegate.carousel(self, didDoubleTap: path, frame: frame)
    }
    if let first { endWaiting(first) }
    if isTap, delegate.carousel(self, awaitsDoubleTapOn: path) {
      tap = (item, path, engine.time + engine.tuning.doubleTap)
    } else {
      selectedItem = item
      delegate.carousel(self, didSelect: path, frame: frame)
    }
  }

  /// No second tap has come: the first one selects, wherever its item is by now.
  private func endWaiting(_ first: (item: ItemIdentity, path: ItemPath, due: Double)) {
    tap = nil
    guard let source = dataSource, let path = engine.path(of: first.item, near: first.path, source: source) else {
      return
    }
    selectedItem = first.item
    delegate?.carousel(self, didSelect: path, frame: engine.frame(of: path))
  }

  private func askForLongPress() {
    guard let path = engine.longPressed, pressAsked != engine.touch.startTime else { return }
    pressAsked = engine.touch.startTime
    guard delegate?.carousel(self, didLongPress: path) == true else { return }
    // The rest of the touch moves and taps nothing.
    if engine.longPressed != nil { engine.endTouch(tapped: false) }
  }

  private func askForOtherPart() {
    guard let delegate, engine.touch.isActive, dragAsked != engine.touch.startTime, let parts = engine.dragParts else {
      return
    }
    dragAsked = engine.touch.startTime
    if delegate.carousel(self, shouldRecognize: parts.part, simultaneouslyWith: parts.other) { engine.joinDrag() }
  }

  // MARK: Queries

  /// The cells on the screen, row by row. No other can be had: one that has left belongs to whatever it shows next.
  public var visibleCells: [PlacedCell] {
    var cells: [PlacedCell] = []
    engine.forEachCell { if $0.isVisible { cells.append($0) } }
    return cells
  }

  /// The cell that shows an item; nil while it is not on the screen.
  public func cell(at path: ItemPath) -> PlacedCell? {
    var found: PlacedCell?
    engine.forEachCell { if $0.isVisible, found == nil, $0.path == path { found = $0 } }
    return found
  }

  /// The cell whose picture or caption is under a point of the screen.
  public func cell(at point: Point) -> PlacedCell? { engine.cell(at: point) }

  /// May be asked of every cell in every frame: the data source is not.
  public func isSelected(_ cell: PlacedCell) -> Bool {
    guard let selectedItem, selectedItem.item == cell.id else { return false }
    return identity(of: cell.id, at: cell.path) == selectedItem
  }

  /// The item whose option view is open or opening.
  public var openOptions: ItemIdentity? { engine.openOptions }

  /// Whether the next frame may look different without any input.
  public var isAnimating: Bool { engine.isAnimating }

  /// When something begins by itself next, in seconds: `update` is wanted then. Nil where nothing will.
  public var nextWake: Double? {
    var next = engine.nextWake ?? .infinity
    if let tap { next = min(next, tap.due) }
    if delegate != nil, let due = engine.longPressDue, pressAsked != engine.touch.startTime { next = min(next, due) }
    return next < .infinity ? next : nil
  }

  /// - Parameter id: the item's in its row.
  private func identity(of id: String, at path: ItemPath) -> ItemIdentity? {
    guard engine.categories.indices.contains(path.category), let rows = engine.pages[path.category]?.rows,
      rows.indices.contains(path.row)
    else { return nil }
    return ItemIdentity(category: engine.categories[path.category].id, row: rows[path.row].description.id, item: id)
  }
}
