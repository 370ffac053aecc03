import Glibc

/// The option views that are not closed, by identity: at most one is open or opening, others may still be closing.
struct OptionShelf: Sendable {
  private struct Entry: Sendable {
    var item: ItemIdentity
    var view: OptionView
    /// Its way to where it is going, in points.
    var fade: Fade
    /// While a finger has it: where it was when the drag began, and the finger's travel since, outward.
    var drag: (origin: Double, travel: Double)?
    var isClosing = false
    /// Whether a visitor has set it going.
    var isVisitors = true
  }

  private var entries = ContiguousArray<Entry>()

  var isEmpty: Bool { entries.isEmpty }
  /// The item whose view is open, opening, or held by a finger.
  var open: ItemIdentity? { entries.first { !$0.isClosing }?.item }

  func isMoving(at time: Double) -> Bool {
    entries.contains { $0.drag == nil && !$0.fade.isFinished(at: time) }
  }

  /// How far an item's picture is slid, in points; beyond the view's width while a finger pulls it there.
  func offset(of item: ItemIdentity, at time: Double, tuning: Tuning) -> Double {
    entries.first { $0.item == item }.map { offset(of: $0, at: time, tuning: tuning) } ?? 0
  }

  private func offset(of entry: Entry, at time: Double, tuning: Tuning) -> Double {
    guard let drag = entry.drag else { return entry.fade.easedValue(at: time) }
    let band = RubberBand(stiffness: tuning.rubberBand, length: entry.view.width)
    return max(0, band.offset(forPosition: drag.origin + drag.travel, in: 0...entry.view.width))
  }

  // MARK: Opening and closing

  /// Opens an item's view, and closes any other.
  mutating func open(
    _ item: ItemIdentity, _ view: OptionView, forVisitor: Bool = true, at time: Double, tuning: Tuning
  ) {
    let index = take(item, view, forVisitor: forVisitor, at: time, tuning: tuning)
    settle(index, open: true, forVisitor: forVisitor, at: time, tuning: tuning)
  }

  /// Closes what is open.
  mutating func close(forVisitor: Bool = true, at time: Double, tuning: Tuning) {
    for index in entries.indices where !entries[index].isClosing {
      settle(index, open: false, forVisitor: forVisitor, at: time, tuning: tuning)
    }
  }

  // MARK: The finger

  mutating func beginDrag(_ item: ItemIdentity, _ view: OptionView, at time: Double, tuning: Tuning) {
    let index = take(item, view, forVisitor: true, at: time, tuning: tuning)
    let band = RubberBand(stiffness: tuning.rubberBand, length: view.width)
    let now = offset(of: entries[index], at: time, tuning: tuning)
    entries[index].isVisitors = true
    entries[index].drag = (band.position(forOffset: now, in: 0...view.width), 0)
  }

  /// Follows the finger, whose travel is positive toward the right.
  mutating func drag(by travel: Double) {
    for index in entries.indices where entries[index].drag != nil {
      entries[index].drag!.travel = travel * entries[index].view.direction
    }
  }

  /// Lets it go: its speed decides, or where none is, the half of its width.
  mutating func release(velocity: Double, at time: Double, tuning: Tuning) {
    for index in entries.indices where entries[index].drag != nil {
      let view = entries[index].view
      let outward = velocity * view.direction
      let isFar = offset(of: entries[index], at: time, tuning: tuning) > view.width / 2
      let opens = abs(outward) >= tuning.optionFling ? outward > 0 : isFar
      settle(index, open: opens, forVisitor: true, at: time, tuning: tuning)
    }
  }

  // MARK: Keeping

  /// Forgets what has closed; returns whether anything still moves.
  mutating func sweep(at time: Double) -> Bool {
    guard !entries.isEmpty else { return false }
    entries.removeAll { $0.isClosing && $0.drag == nil && $0.fade.isFinished(at: time) }
    return isMoving(at: time)
  }

  /// Brings the views up to date with new content: `view` gives an item's, nil where the item is gone.
  mutating func refresh(_ view: (ItemIdentity) -> OptionView?) {
    for index in entries.indices.reversed() {
      guard let fresh = view(entries[index].item) else {
        entries.remove(at: index)
        continue
      }
      if !entries[index].isClosing, entries[index].fade.to > 0 { entries[index].fade.to = fresh.width }
      entries[index].view = fresh
    }
  }

  /// The place of an item's entry, made where there is none. It becomes the one that is open.
  private mutating func take(
    _ item: ItemIdentity, _ view: OptionView, forVisitor: Bool, at time: Double, tuning: Tuning
  ) -> Int {
    for index in entries.indices where entries[index].item != item && !entries[index].isClosing {
      settle(index, open: false, forVisitor: forVisitor, at: time, tuning: tuning)
    }
    if let index = entries.firstIndex(where: { $0.item == item }) {
      entries[index].view = view
      entries[index].isClosing = false
      return index
    }
    entries.append(Entry(item: item, view: view, fade: Fade(from: 0, to: 0, start: time, duration: 0)))
    return entries.count - 1
  }

  private mutating func settle(_ index: Int, open: Bool, forVisitor: Bool, at time: Double, tuning: Tuning) {
    let now = offset(of: entries[index], at: time, tuning: tuning)
    entries[index].drag = nil
    entries[index].isVisitors = forVisitor
    entries[index].isClosing = !open
    entries[index].fade = Fade(
      from: now, to: open ? entries[index].view.width : 0, start: time, duration: tuning.optionTime)
  }

  /// Whether an item's view moves because a visitor has set it going, or holds it.
  func isMovedByVisitor(_ item: ItemIdentity, at time: Double) -> Bool {
    entries.contains { $0.item == item && isMovedByVisitor($0, at: time) }
  }

  /// The items of all views that do.
  func forEachMovedByVisitor(at time: Double, _ body: (ItemIdentity) -> Void) {
    for entry in entries where isMovedByVisitor(entry, at: time) { body(entry.item) }
  }

  private func isMovedByVisitor(_ entry: Entry, at time: Double) -> Bool {
    entry.isVisitors && (entry.drag != nil || !entry.fade.isFinished(at: time))
  }

  /// How many are open, opening or held: never more than one.
  var openCount: Int { entries.count { !$0.isClosing } }
}
