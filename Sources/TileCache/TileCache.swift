/// Which pictures are in memory, which to make next and which to let go, as a value: no textures, no threads, no clock.
///
/// A **key** names a picture at one size. A **token** is what the owner of the textures knows it by. One frame goes
/// like this:
///
/// 1. `beginFrame()`, then `want(_:expectedBytes:urgency:)` for each tile on the screen or soon on it. The answer says
///    what to draw.
/// 2. `evictions()` names what to free, `cancelUnwanted()` what workers need not begin, `nextToDecode(limit:)` what
///    they should.
/// 3. In the gap before the next frame workers' results are reported: `didFinish(_:token:bytes:)`, `didFail(_:)`.
///
/// Two promises keep the screen whole. A tile wanted as visible is never evicted, even when the screen alone needs more
/// than the budget. And a tile is decoded early only when it fits beside everything needed more, so what is decoded is
/// not evicted again while the needs stay the same.
///
/// `want` is O(1); a frame in which all is ready allocates nothing. What is decided stands in `TilePolicy`; here it
/// gets names.
public struct TileCache<Key: Hashable & Sendable, Token: Sendable>: Sendable {
  public typealias Residency = TileResidency<Token>

  /// How much may be ready at once, in bytes. The visible tiles may exceed it. A smaller value takes effect with
  /// `evictions()`.
  public var budgetBytes: Int {
    get { policy.budgetBytes }
    set { policy.budgetBytes = newValue }
  }
  /// How much may be ready before tiles go that are idle: a visitor who comes back finds what was there, while a long
  /// way through many tiles does not fill the whole budget. No limit of its own unless it is set.
  public var idleBudgetBytes: Int {
    get { policy.idleBudgetBytes }
    set { policy.idleBudgetBytes = newValue }
  }
  /// How many frames after the last that wanted it a tile counts as idle. Frames and not seconds: a screen at rest draws
  /// none, and nothing goes from it.
  public var idleFrames: Int {
    get { policy.idleFrames }
    set { policy.idleFrames = newValue }
  }
  /// How much is ready, in bytes.
  public var residentBytes: Int { policy.residentBytes }
  /// How many tiles workers have.
  public var decodingCount: Int { policy.decoding.count }

  @usableFromInline var policy: TilePolicy
  @usableFromInline var slots = [Key: Int]()
  /// By slot; `nil` where the slot is free.
  var keys = ContiguousArray<Key?>()
  /// By slot; `nil` where the tile is not ready.
  @usableFromInline var tokens = ContiguousArray<Token?>()

  /// - Precondition: the budget is not negative.
  public init(budgetBytes: Int) {
    precondition(budgetBytes >= 0, "a budget is a number of bytes")
    policy = TilePolicy(budgetBytes: budgetBytes)
  }

  /// Starts a frame in which nothing is wanted yet. O(tiles of the last two frames).
  public mutating func beginFrame() {
    policy.beginFrame()
    dropReleased()
  }

  /// Says that the frame in progress needs a tile, and answers where its picture is. O(1).
  ///
  /// The same key may be wanted by several tiles; the most urgent counts.
  /// - Parameter expectedBytes: the size that the picture will have in memory. It decides what is decoded early until
  ///   the true
  ///   size is known.
  /// - Precondition: a frame has begun and `expectedBytes` is not negative.
  // The one call made for every tile of every frame, so it is specialised for the caller's key: 80 ns in place of 300.
  @inlinable public mutating func want(_ key: Key, expectedBytes: Int, urgency: TileUrgency) -> Residency {
    let slot = slots[key] ?? reserve(key)
    // Not in one expression: `self` would be copied before the policy changes, and with it every array of the policy.
    let state = policy.want(slot, expectedBytes: expectedBytes, urgency: urgency)
    return residency(state, slot)
  }

  /// Where a key's picture is, without wanting it. O(1).
  public func residency(of key: Key) -> Residency {
    guard let slot = slots[key] else { return .missing }
    return residency(policy.entries[slot].state, slot)
  }

  /// The rules that the cache breaks, one sentence each; empty for every sound cache. For tests: O(everything).
  public func checkInvariants() -> [String] {
    var broken = policy.checkInvariants()
    for slot in policy.entries.indices {
      let state = policy.entries[slot].state
      if (keys[slot] != nil) != (state != .free) { broken.append("slot \(slot) has a key while it is used") }
      if (tokens[slot] != nil) != (state == .ready) { broken.append("slot \(slot) has a token while it is ready") }
      if let key = keys[slot], slots[key] != slot { broken.append("slot \(slot) is found by its key") }
    }
    if slots.count != keys.count(where: { $0 != nil }) { broken.append("every key has a slot") }
    return broken
  }

  @inlinable func residency(_ state: TileState, _ slot: Int) -> Residency {
    switch state {
    case .ready:
      guard let token = tokens[slot] else { return .missing }
      return .ready(token)
    case .decoding: return .decoding
    case .failed: return .failed
    case .missing, .free: return .missing
    }
  }

  @usableFromInline mutating func reserve(_ key: Key) -> Int {
    let slot = policy.reserve()
    if slot == keys.count {
      keys.append(nil)
      tokens.append(nil)
    }
    keys[slot] = key
    slots[key] = slot
    return slot
  }

  /// Drops the keys of the slots that the policy has freed; follows each call that may free one.
  mutating func dropReleased() {
    while let slot = policy.released.popLast() {
      if let key = keys[slot] { slots[key] = nil }
      keys[slot] = nil
    }
  }
}
