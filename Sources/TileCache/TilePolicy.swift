/// The decisions of `TileCache`, on numbered slots.
///
/// Slots instead of keys and tokens make this part concrete: it is compiled once and fast whatever the keys are, while
/// a generic that its caller's module cannot specialise cost four times as much. Slots lie in a dense array and are
/// reused, so a steady frame moves no memory.
@usableFromInline
struct TilePolicy: Sendable {
  var budgetBytes: Int
  var idleBudgetBytes = Int.max
  var idleFrames = Int.max
  var residentBytes = 0
  var entries = ContiguousArray<TileEntry>()
  var freeSlots = ContiguousArray<Int>()
  /// Slots that were freed and whose keys the owner still has to drop, before the next `reserve()`.
  var released = ContiguousArray<Int>()
  /// The frame in progress; the first is 1.
  var frame = 0
  /// The slots wanted in this frame, in the order of need once `isSorted`.
  var wanted = ContiguousArray<Int>()
  var isSorted = true
  /// The slots wanted in the frame before.
  var wantedBefore = ContiguousArray<Int>()
  /// The slots that workers have, in the order they were started.
  var decoding = ContiguousArray<Int>()
  /// The ready slots, by when they were wanted last.
  var recency = RecencyList()

  init(budgetBytes: Int) {
    self.budgetBytes = budgetBytes
  }

  mutating func beginFrame() {
    for slot in wantedBefore where entries[slot].wantedFrame < frame && entries[slot].state == .missing {
      release(slot)
    }
    swap(&wanted, &wantedBefore)
    wanted.removeAll(keepingCapacity: true)
    isSorted = true
    frame += 1
  }

  /// A slot for a new tile. It must be wanted at once: what is missing is kept only while it is wanted.
  mutating func reserve() -> Int {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
    } else {
      slot = entries.count
      entries.append(TileEntry())
      recency.reserve(entries.count)
    }
    entries[slot].state = .missing
    return slot
  }

  @usableFromInline
  mutating func want(_ slot: Int, expectedBytes: Int, urgency: TileUrgency) -> TileState {
    precondition(frame > 0, "beginFrame() comes before want()")
    precondition(expectedBytes >= 0, "a size is a number of bytes")
    let isRepeated = entries[slot].wantedFrame == frame
    let need = TileNeed(urgency, sequence: isRepeated ? entries[slot].need.sequence : wanted.count)
    if isRepeated {
      entries[slot].need = min(entries[slot].need, need)
    } else {
      entries[slot].need = need
      entries[slot].wantedFrame = frame
      entries[slot].isCancelNamed = false
      wanted.append(slot)
      if entries[slot].state == .ready { recency.touch(slot) }
    }
    isSorted = false
    if !entries[slot].isMeasured {
      entries[slot].bytes = isRepeated ? max(entries[slot].bytes, expectedBytes) : expectedBytes
    }
    return entries[slot].state
  }

  /// Orders the wanted tiles by need. O(k log k) once a frame, and only in frames that have something to choose.
  mutating func sortWanted() {
    guard !isSorted else { return }
    let entries = self.entries
    wanted.sort { entries[$0].need < entries[$1].need }
    isSorted = true
  }

  /// Makes a tile missing. Its slot is freed when neither this frame nor the last wanted it; else `beginFrame()` sees
  /// to it.
  mutating func setMissing(_ slot: Int) {
    entries[slot].state = .missing
    entries[slot].isOutdated = false
    entries[slot].isCancelNamed = false
    if entries[slot].wantedFrame < frame - 1 { release(slot) }
  }

  private mutating func release(_ slot: Int) {
    entries[slot] = TileEntry()
    freeSlots.append(slot)
    released.append(slot)
  }
}
