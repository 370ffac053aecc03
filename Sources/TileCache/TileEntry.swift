/// What the cache knows of one key. Entries live in a dense array and are reused, so a frame moves no memory.
struct TileEntry<Key: Hashable & Sendable, Token: Sendable>: Sendable {
  /// `nil` while the slot is free.
  var key: Key?
  var residency = TileResidency<Token>.missing
  /// The size in memory: measured when it has been decoded once, else what the layout expects.
  var bytes = 0
  var isMeasured = false
  /// The last frame that wanted it, 0 for none.
  var wantedFrame = 0
  /// Its place in the order of need of `wantedFrame`.
  var need = TileNeed(.visible, sequence: 0)
  /// Forgotten while a worker had it: what comes back is out of date.
  var isOutdated = false
  /// `cancelUnwanted()` has named it, and nobody has wanted it since.
  var isCancelNamed = false

  var isMissing: Bool {
    if case .missing = residency { true } else { false }
  }

  var isDecoding: Bool {
    if case .decoding = residency { true } else { false }
  }

  var isReady: Bool {
    if case .ready = residency { true } else { false }
  }

  var isFailed: Bool {
    if case .failed = residency { true } else { false }
  }
}
