/// All cells of all rows: those that are bound to an item, and those that wait for one.
///
/// The number of cells depends on what is on the screen, never on how many items there are.
struct CellPool: Sendable {
  private(set) var cells = ContiguousArray<Cell>()
  private(set) var isBound = ContiguousArray<Bool>()
  /// Those that wait, by kind.
  private var free: ContiguousArray<ContiguousArray<Int>> = [[]]
  private(set) var pooled = 0

  /// Cells ever made.
  var created: Int { cells.count }
  var bound: Int { cells.count - pooled }

  /// Takes a waiting cell of a kind, or makes one, and fills it; returns its slot.
  ///
  /// The cell that was freed last is taken first: its memory is warm.
  ///
  /// - Precondition: kinds are counted from 0.
  mutating func bind(_ path: ItemPath, index: Int, id: String, kind: Int = 0) -> Int {
    precondition(kind >= 0, "kinds of cells are counted from 0")
    while free.count <= kind { free.append([]) }
    if let slot = free[kind].popLast() {
      pooled -= 1
      cells[slot].path = path
      cells[slot].index = index
      cells[slot].id = id
      isBound[slot] = true
      return slot
    }
    let slot = cells.count
    cells.append(Cell(slot: slot, kind: kind, path: path, index: index, id: id))
    isBound.append(true)
    return slot
  }

  /// Gives a cell back.
  ///
  /// - Precondition: it is bound.
  mutating func recycle(_ slot: Int) {
    precondition(isBound[slot], "a cell is recycled once")
    isBound[slot] = false
    free[cells[slot].kind].append(slot)
    pooled += 1
  }

  /// Traps when a slot is both bound and free, or listed twice.
  func checkInvariants() {
    var seen = Set<Int>()
    for (kind, slots) in free.enumerated() {
      for slot in slots {
        precondition(!isBound[slot], "a free cell is not bound")
        precondition(cells[slot].kind == kind, "a cell keeps its kind")
        precondition(seen.insert(slot).inserted, "a cell is free once")
      }
    }
    precondition(seen.count == pooled, "every free cell is counted")
    precondition(isBound.count { $0 } == bound, "every cell is bound or free")
  }
}
