extension TileCache {
  /// The missing tiles that workers should make next, the most needed first, at most `limit`.
  ///
  /// A tile that is not visible is named only while it and all that is needed more fit in the budget together.
  /// O(k log k) in the number of tiles wanted; nothing is sorted or allocated when none is missing.
  public mutating func nextToDecode(limit: Int) -> [Key] {
    policy.nextToDecode(limit: limit).compactMap { keys[$0] }
  }

  /// Says that a worker has begun to make a tile, or that it waits in a worker's queue.
  ///
  /// Each start is answered once: by `didFinish`, `didFail` or `didCancel`.
  /// - Precondition: the tile is wanted and missing, as those of `nextToDecode(limit:)` are.
  public mutating func didStart(_ key: Key) {
    guard let slot = slots[key], policy.entries[slot].state == .missing else {
      preconditionFailure("only a missing tile can be started")
    }
    policy.start(slot)
  }

  /// Whether the picture that a worker made for `key` would be taken, to know before a texture is filled with it.
  ///
  /// A visible tile always is. One that is wanted early is when it fits beside what is needed more. One that nobody
  /// wants any more is when it fits without an eviction. What was forgotten meanwhile, or was never started, is not.
  /// The needs are those of the frame in progress; before its first `want` those of the frame before.
  public func accepts(_ key: Key, bytes: Int) -> Bool {
    slots[key].map { policy.accepts($0, bytes: bytes) } ?? false
  }

  /// Hands over a picture that a worker made. When the answer is `false` the tile is missing again and the token is the
  /// caller's to free.
  ///
  /// The budget may be exceeded until the next `evictions()`.
  /// - Precondition: `bytes` is not negative.
  public mutating func didFinish(_ key: Key, token: Token, bytes: Int) -> Bool {
    precondition(bytes >= 0, "a size is a number of bytes")
    guard let slot = slots[key] else { return false }
    let isAccepted = policy.finish(slot, bytes: bytes)
    if isAccepted { tokens[slot] = token }
    dropReleased()
    return isAccepted
  }

  /// Says that a tile cannot be made. It stays `failed` until it is forgotten, unless it was forgotten meanwhile.
  public mutating func didFail(_ key: Key) {
    guard let slot = slots[key] else { return }
    policy.fail(slot)
    dropReleased()
  }

  /// The tiles that workers have and this frame does not want, in the order they were started; each is named once until
  /// it is wanted again.
  ///
  /// Answer with `didCancel(_:)` for those that could be withdrawn. A worker may finish the others; `didFinish` knows
  /// what to do.
  public mutating func cancelUnwanted() -> [Key] {
    policy.cancelUnwanted().compactMap { keys[$0] }
  }

  /// Says that no worker has a tile any more and that nothing will come of its start.
  public mutating func didCancel(_ key: Key) {
    guard let slot = slots[key] else { return }
    policy.cancel(slot)
    dropReleased()
  }

  /// Forgets what is known of a key, because its file has changed: it is missing, and what a worker is making of it
  /// will not be taken.
  ///
  /// - Returns: the token to free when its picture was ready.
  public mutating func forget(_ key: Key) -> Token? {
    guard let slot = slots[key] else { return nil }
    policy.forget(slot)
    defer { dropReleased() }
    return takeToken(slot)
  }
}
