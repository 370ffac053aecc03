public import Carousel

/// A delegate that writes down what it is told, and every breach of the contract that `CarouselDelegate` states.
public final class CallRecorder: CarouselDelegate {
  /// What was told since it was last taken, a line for each call; moves and cells only where they are wanted.
  public private(set) var calls: [String] = []
  /// What the carousel did that it must not do.
  public private(set) var faults: [String] = []
  /// Ids of the items on the screen, by slot, as told.
  public private(set) var displayed: [Int: String] = [:]
  /// How often each part that moves was told of since it began.
  public private(set) var moving: [CarouselPart: Int] = [:]
  public var recordsMoves = false
  public var recordsCells = false
  /// Set while the program does something: nothing but the end of cells may be told then.
  public var isSilenced = false

  // What it answers.
  public var recognizes: (CarouselPart, CarouselPart) -> Bool = { _, _ in false }
  public var awaitsDoubleTap = false
  public var usesLongPress = false
  /// Does something of its own at each call.
  public var onCall: (CarouselView, String) -> Void = { _, _ in }

  private let source: GridSource

  public init(_ source: GridSource) { self.source = source }

  public func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Compares what was told with what is on the screen, right after an update.
  public func check(_ carousel: CarouselView) {
    var visible: [Int: String] = [:]
    for cell in carousel.visibleCells { visible[cell.slot] = cell.id }
    if visible != displayed { faults.append("told of \(displayed), while \(visible) are visible") }
  }

  /// - Parameter comesAnyway: whether it may be told of what the program did, too.
  private func note(_ carousel: CarouselView, _ call: String, isKept: Bool = true, comesAnyway: Bool = false) {
    if isSilenced, !comesAnyway { faults.append("\(call), told of what the program did") }
    if isKept { calls.append(call) }
    if !isSilenced { onCall(carousel, call) }
  }

  // MARK: Cells

  public func carousel(_ carousel: CarouselView, willDisplay cell: PlacedCell) {
    if let other = displayed.updateValue(cell.id, forKey: cell.slot) {
      faults.append("slot \(cell.slot) displays \(other) and comes again for \(cell.id)")
    }
    if source.shown[cell.slot] != cell.id { faults.append("slot \(cell.slot) comes without \(cell.id)") }
    note(carousel, "will display \(cell.id)", isKept: recordsCells)
  }

  public func carousel(_ carousel: CarouselView, didEndDisplaying cell: PlacedCell) {
    if displayed.removeValue(forKey: cell.slot) != cell.id {
      faults.append("slot \(cell.slot) ends to display \(cell.id), which it did not")
    }
    if source.shown[cell.slot] != cell.id { faults.append("slot \(cell.slot) was taken from \(cell.id) too soon") }
    note(carousel, "did end displaying \(cell.id)", isKept: recordsCells, comesAnyway: true)
  }

  // MARK: Parts

  public func carousel(_ carousel: CarouselView, didBeginScrolling part: CarouselPart) {
    if moving.updateValue(0, forKey: part) != nil { faults.append("\(part.name) begins twice") }
    note(carousel, "begin \(part.name)")
  }

  public func carousel(_ carousel: CarouselView, didScroll part: CarouselPart, to offset: Double) {
    if moving[part] == nil { faults.append("\(part.name) scrolls without a begin") }
    moving[part, default: 0] += 1
    if !offset.isFinite { faults.append("\(part.name) scrolls to \(offset)") }
    note(carousel, "scroll \(part.name) to \(Int(offset.rounded()))", isKept: recordsMoves)
  }

  public func carousel(_ carousel: CarouselView, didEndScrolling part: CarouselPart) {
    if moving.removeValue(forKey: part) == nil { faults.append("\(part.name) ends without a begin") }
    note(carousel, "end \(part.name)")
  }

  public func carousel(_ carousel: CarouselView, didChangeCategory category: Int) {
    note(carousel, "category \(category)")
  }

  public func carousel(
    _ carousel: CarouselView, shouldRecognize part: CarouselPart, simultaneouslyWith other: CarouselPart
  ) -> Bool {
    note(carousel, "may \(part.name) move \(other.name)", isKept: false)
    return recognizes(part, other)
  }

  // MARK: Touches

  private func check(_ path: ItemPath) {
    guard source.categories.indices.contains(path.category),
      source.categories[path.category].rows.indices.contains(path.row),
      source.categories[path.category].rows[path.row].items.indices.contains(path.item)
    else { return faults.append("told of \(path), which does not exist") }
  }

  public func carousel(_ carousel: CarouselView, didSelect path: ItemPath, frame: Rect) {
    check(path)
    note(carousel, "select \(source.itemID(at: path))")
  }

  public func carousel(_ carousel: CarouselView, didSelectOption option: Int, of path: ItemPath) {
    check(path)
    note(carousel, "option \(option) of \(source.itemID(at: path))")
  }

  public func carousel(_ carousel: CarouselView, didLongPress path: ItemPath) -> Bool {
    check(path)
    note(carousel, "long press \(source.itemID(at: path))")
    return usesLongPress
  }

  public func carousel(_ carousel: CarouselView, awaitsDoubleTapOn path: ItemPath) -> Bool {
    check(path)
    return awaitsDoubleTap
  }

  public func carousel(_ carousel: CarouselView, didDoubleTap path: ItemPath, frame: Rect) {
    check(path)
    note(carousel, "double tap \(source.itemID(at: path))")
  }
}

extension CarouselPart {
  /// For records of tests.
  public var name: String {
    switch self {
    case .strip: "strip"
    case .page(let category): "page \(category)"
    case .row(let row, _): "row \(row)"
    case .options(let item): "options of \(item.item)"
    }
  }
}
