extension TileCache {
  /// The missing tiles that workers should make next, the most needed first, at most `limit`.
  ///
  /// A tile that is not visible is named only while it and all that is needed more fit in the budget together.
  /// O(k log k) in the number of tiles wanted; nothing is sorted or allocated when none is missing.
  public mutating func nextToDecode(limit: Int) -> [Key] {
    guard limit > 0, wanted.contains(where: { entries[$0].isMissing }) else { return [] }
    sortWanted()
    var keys: [Key] = []
    var neededBytes = 0
    for slot in wanted where !entries[slot].isFailed {
      neededBytes += entries[slot].bytes
      guard entries[slot].need.isVisible || neededBytes <= budgetBytes else { break }
      guard entries[slot].isMissing, let key = entries[slot].key else { continue }
      keys.append(key)
      if keys.count == limit { break }
    }
    return keys
  }

  /// Says that a worker has begun to make a tile, or that it waits in a worker's queue.
  ///
  /// Each start is answered once: by `didFinish`, `didFail` or `didCancel`.
  /// - Precondition: the tile is wanted and missing, as those of `nextToDecode(limit:)` are.
  public mutating func didStart(_ key: Key) {
    guard let slot = slots[key], entries[slot].isMissing else {
      preconditionFailure("only a missing tile can be started")
    }
    entries[slot].residency = .decoding
    decoding.append(slot)
  }

  /// Whether the picture that a worker made for `key` would be taken, to know before a texture is filled with it.
  ///
  /// A visible tile always is. One that is wanted early is when it fits beside what is needed more. One that nobody wants any more
  /// is when it fits without an eviction. What was forgotten meanwhile, or was never started, is not.
  /// The needs are those of the frame in progress; before its first `want` those of the frame before.
  public func accepts(_ key: Key, bytes: Int) -> Bool {
    guard let slot = slots[key], entries[slot].isDecoding, !entries[slot].isOutdated else { return false }
    let isBeforeWants = wanted.isEmpty
    let neededFrame = isBeforeWants ? frame - 1 : frame
    guard entries[slot].wantedFrame == neededFrame else { return residentBytes + bytes <= budgetBytes }
    let need = entries[slot].need
    if need.isVisible { return true }
    var neededBytes = bytes
    for other in isBeforeWants ? wantedBefore : wanted
    where entries[other].isReady && entries[other].wantedFrame == neededFrame && entries[other].need < need {
      neededBytes += entries[other].bytes
    }
    return neededBytes <= budgetBytes
  }

  /// Hands over a picture that a worker made. When the answer is `false` the tile is missing again and the token is the caller's to free.
  ///
  /// The budget may be exceeded until the next `evictions()`.
  /// - Precondition: `bytes` is not negative.
  public mutating func didFinish(_ key: Key, token: Token, bytes: Int) -> Bool {
    precondition(bytes >= 0, "a size is a number of bytes")
    let isAccepted = accepts(key, bytes: bytes)
    guard let slot = endDecoding(key) else { return false }
    if !entries[slot].isOutdated {
      entries[slot].bytes = bytes
      entries[slot].isMeasured = true
    }
    guard isAccepted else {
      setMissing(slot)
      return false
    }
    entries[slot].residency = .ready(token)
    entries[slot].isCancelNamed = false
    residentBytes += bytes
    // A late one takes the place of the frame that wanted it last.
    var place = recency.newest
    while let newer = place, entries[newer].wantedFrame > entries[slot].wantedFrame { place = recency.before(newer) }
    recency.insert(slot, after: place)
    return true
  }

  /// Says that a tile cannot be made. It stays `failed` until it is forgotten, unless it was forgotten meanwhile.
  public mutating func didFail(_ key: Key) {
    guard let slot = endDecoding(key) else { return }
    if entries[slot].isOutdated {
      setMissing(slot)
    } else {
      entries[slot].residency = .failed
      entries[slot].isCancelNamed = false
    }
  }

  /// The tiles that workers have and this frame does not want, in the order they were started; each is named once until it is wanted again.
  ///
  /// Answer with `didCancel(_:)` for those that could be withdrawn. A worker may finish the others; `didFinish` knows what to do.
  public mutating func cancelUnwanted() -> [Key] {
    var keys: [Key] = []
    for slot in decoding where entries[slot].wantedFrame < frame && !entries[slot].isCancelNamed {
      entries[slot].isCancelNamed = true
      if let key = entries[slot].key { keys.append(key) }
    }
    return keys
  }

  /// Says that no worker has a tile any more and that nothing will come of its start.
  public mutating func didCancel(_ key: Key) {
    guard let slot = endDecoding(key) else { return }
    setMissing(slot)
  }

  /// Forgets what is known of a key, because its file has changed: it is missing, and what a worker is making of it will not be taken.
  ///
  /// - Returns: the token to free when its picture was ready.
  public mutating func forget(_ key: Key) -> Token? {
    guard let slot = slots[key] else { return nil }
    entries[slot].isMeasured = false
    if entries[slot].isDecoding {
      entries[slot].isOutdated = true
      return nil
    }
    if entries[slot].isReady { return evict(slot) }
    setMissing(slot)
    return nil
  }

  /// Takes a key from the workers' list; `nil` when it was not on it.
  private mutating func endDecoding(_ key: Key) -> Int? {
    guard let slot = slots[key], let index = decoding.firstIndex(of: slot) else { return nil }
    decoding.remove(at: index)
    return slot
  }
}
