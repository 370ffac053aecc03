/// Looks that come and go on items (pressed, focused), by identity: a cell that is recycled takes none along.
struct Highlights: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var item: ItemIdentity
    var fade: Fade
  }

  private var entries = ContiguousArray<Entry>()

  var isEmpty: Bool { entries.isEmpty }

  /// 0…1, how far an item has the look.
  func amount(of item: ItemIdentity, at time: Double) -> Double {
    entries.first { $0.item == item }?.fade.value(at: time) ?? 0
  }

  /// Gives the look to an item from `start` on.
  mutating func raise(_ item: ItemIdentity, start: Double, duration: Double, at time: Double) {
    let now = amount(of: item, at: time)
    set(item, Fade(from: now, to: 1, start: start, duration: duration))
  }

  /// Takes the look away; `atLeast` is what it fades from, for a touch too short to have been seen.
  mutating func lower(_ item: ItemIdentity, atLeast: Double = 0, duration: Double, at time: Double) {
    let now = max(amount(of: item, at: time), atLeast)
    guard now > 0 else {
      entries.removeAll { $0.item == item }
      return
    }
    set(item, Fade(from: now, to: 0, start: time, duration: duration * now))
  }

  /// Drops what has faded; returns whether anything still changes.
  mutating func settle(at time: Double) -> Bool {
    guard !entries.isEmpty else { return false }
    entries.removeAll { $0.fade.to == 0 && $0.fade.isFinished(at: time) }
    return entries.contains { !$0.fade.isFinished(at: time) }
  }

  private mutating func set(_ item: ItemIdentity, _ fade: Fade) {
    if let index = entries.firstIndex(where: { $0.item == item }) {
      entries[index].fade = fade
    } else {
      entries.append(Entry(item: item, fade: fade))
    }
  }
}
