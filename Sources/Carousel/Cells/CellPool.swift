/// All cells of all rows: those that are bound to an item, and those that wait for one.
///
/// The number of cells depends on what is on the screen, never on how many items there are.
struct CellPool: Sendable {
  private(set) var cells = ContiguousArray<Cell>()
  private(set) var isBound = ContiguousArray<Bool>()
  private var free = ContiguousArray<Int>()

  /// Cells ever made.
  var created: Int { cells.count }
  var pooled: Int { free.count }
  var bound: Int { cells.count - free.count }

  /// Takes a waiting cell, or makes one, and fills it; returns its slot.
  ///
  /// The cell that was freed last is taken first: its memory is warm.
  mutating func bind(_ path: ItemPath, index: Int, id: String) -> Int {
    if let slot = free.popLast() {
      cells[slot].path = path
      cells[slot].index = index
      cells[slot].id = id
      isBound[slot] = true
      return slot
    }
    let slot = cells.count
    cells.append(Cell(slot: slot, path: path, index: index, id: id))
    isBound.append(true)
    return slot
  }

  /// Gives a cell back.
  ///
  /// - Precondition: it is bound.
  mutating func recycle(_ slot: Int) {
    precondition(isBound[slot], "a cell is recycled once")
    isBound[slot] = false
    free.append(slot)
  }

  /// Traps when a slot is both bound and free, or listed twice.
  func checkInvariants() {
    var seen = Set<Int>()
    for slot in free {
      precondition(!isBound[slot], "a free cell is not bound")
      precondition(seen.insert(slot).inserted, "a cell is free once")
    }
    precondition(isBound.count { $0 } == bound, "every cell is bound or free")
  }
}
