/// An order of slots from the longest unused to the last used, as a doubly linked list inside two arrays.
///
/// Every change is O(1) and allocates nothing once `reserve(_:)` has seen the highest slot.
struct RecencyList: Sendable {
  private static let none = -1

  /// For each slot the one used next after it, or `none`.
  private var newer = ContiguousArray<Int>()
  /// For each slot the one used last before it, or `none`.
  private var older = ContiguousArray<Int>()
  private var first = Self.none
  private var last = Self.none

  /// The slot unused for the longest time.
  var oldest: Int? { first == Self.none ? nil : first }
  /// The slot used last.
  var newest: Int? { last == Self.none ? nil : last }

  /// The slot used last before `slot`.
  func before(_ slot: Int) -> Int? { older[slot] == Self.none ? nil : older[slot] }

  /// Makes room for slots below `count`.
  mutating func reserve(_ count: Int) {
    while newer.count < count {
      newer.append(Self.none)
      older.append(Self.none)
    }
  }

  /// Puts a slot that is not in the list after `place`, or before all others when that is `nil`.
  mutating func insert(_ slot: Int, after place: Int?) {
    let previous = place ?? Self.none
    let next = previous == Self.none ? first : newer[previous]
    older[slot] = previous
    newer[slot] = next
    if previous == Self.none { first = slot } else { newer[previous] = slot }
    if next == Self.none { last = slot } else { older[next] = slot }
  }

  /// Takes out a slot that is in the list.
  mutating func remove(_ slot: Int) {
    let previous = older[slot]
    let next = newer[slot]
    if previous == Self.none { first = next } else { newer[previous] = next }
    if next == Self.none { last = previous } else { older[next] = previous }
    older[slot] = Self.none
    newer[slot] = Self.none
  }

  /// Makes a slot that is in the list the newest.
  mutating func touch(_ slot: Int) {
    guard last != slot else { return }
    remove(slot)
    insert(slot, after: newest)
  }
}
