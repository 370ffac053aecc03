/// Which pictures are in memory, which to make next and which to let go, as a value: no textures, no threads, no clock.
///
/// A **key** names a picture at one size. A **token** is what the owner of the textures knows it by. One frame goes like this:
///
/// 1. `beginFrame()`, then `want(_:expectedBytes:urgency:)` for each tile on the screen or soon on it. The answer says what to draw.
/// 2. `evictions()` names what to free, `cancelUnwanted()` what workers need not begin, `nextToDecode(limit:)` what they should.
/// 3. In the gap before the next frame workers' results are reported: `didFinish(_:token:bytes:)`, `didFail(_:)`.
///
/// Two promises keep the screen whole. A tile wanted as visible is never evicted, even when the screen alone needs more than the
/// budget. And a tile is decoded early only when it fits beside everything needed more, so what is decoded is not
/// evicted again while the needs stay the same.
///
/// `want` is O(1); a frame in which all is ready allocates nothing.
public struct TileCache<Key: Hashable & Sendable, Token: Sendable>: Sendable {
  public typealias Residency = TileResidency<Token>

  /// How much may be ready at once, in bytes. The visible tiles may exceed it. A smaller value takes effect with `evictions()`.
  public var budgetBytes: Int
  /// How much is ready, in bytes.
  public internal(set) var residentBytes = 0
  /// How many tiles workers have.
  public var decodingCount: Int { decoding.count }

  var entries = ContiguousArray<TileEntry<Key, Token>>()
  var freeSlots = ContiguousArray<Int>()
  var slots = [Key: Int]()
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

  /// - Precondition: the budget is not negative.
  public init(budgetBytes: Int) {
    precondition(budgetBytes >= 0, "a budget is a number of bytes")
    self.budgetBytes = budgetBytes
  }

  /// Starts a frame in which nothing is wanted yet. O(tiles of the last two frames).
  public mutating func beginFrame() {
    for slot in wantedBefore where entries[slot].wantedFrame < frame && entries[slot].isMissing {
      release(slot)
    }
    swap(&wanted, &wantedBefore)
    wanted.removeAll(keepingCapacity: true)
    isSorted = true
    frame += 1
  }

  /// Says that the frame in progress needs a tile, and answers where its picture is. O(1).
  ///
  /// The same key may be wanted by several tiles; the most urgent counts.
  /// - Parameter expectedBytes: the size that the picture will have in memory. It decides what is decoded early until the true
  ///   size is known.
  /// - Precondition: a frame has begun and `expectedBytes` is not negative.
  public mutating func want(_ key: Key, expectedBytes: Int, urgency: TileUrgency) -> Residency {
    precondition(frame > 0, "beginFrame() comes before want()")
    precondition(expectedBytes >= 0, "a size is a number of bytes")
    let slot = slots[key] ?? reserve(key)
    let isRepeated = entries[slot].wantedFrame == frame
    let need = TileNeed(urgency, sequence: isRepeated ? entries[slot].need.sequence : wanted.count)
    if isRepeated {
      entries[slot].need = min(entries[slot].need, need)
    } else {
      entries[slot].need = need
      entries[slot].wantedFrame = frame
      entries[slot].isCancelNamed = false
      wanted.append(slot)
      if entries[slot].isReady { recency.touch(slot) }
    }
    isSorted = false
    if !entries[slot].isMeasured {
      entries[slot].bytes = isRepeated ? max(entries[slot].bytes, expectedBytes) : expectedBytes
    }
    return entries[slot].residency
  }

  /// Where a key's picture is, without wanting it. O(1).
  public func residency(of key: Key) -> Residency {
    slots[key].map { entries[$0].residency } ?? .missing
  }

  /// Orders the wanted tiles by need. O(k log k) once a frame, and only in frames that have something to choose.
  mutating func sortWanted() {
    guard !isSorted else { return }
    let entries = self.entries
    wanted.sort { entries[$0].need < entries[$1].need }
    isSorted = true
  }

  private mutating func reserve(_ key: Key) -> Int {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
    } else {
      slot = entries.count
      entries.append(TileEntry())
      recency.reserve(entries.count)
    }
    entries[slot].key = key
    slots[key] = slot
    return slot
  }

  private mutating func release(_ slot: Int) {
    if let key = entries[slot].key { slots[key] = nil }
    entries[slot] = TileEntry()
    freeSlots.append(slot)
  }

  /// Makes a tile missing. Its entry goes when neither this frame nor the last wanted it; else `beginFrame()` sees to it.
  mutating func setMissing(_ slot: Int) {
    entries[slot].residency = .missing
    entries[slot].isOutdated = false
    entries[slot].isCancelNamed = false
    if entries[slot].wantedFrame < frame - 1 { release(slot) }
  }
}
