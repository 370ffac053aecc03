/// Where a tile's picture is, without its token.
@usableFromInline
enum TileState: Sendable {
  case free, missing, decoding, ready, failed
}

/// What the policy knows of one tile.
struct TileEntry: Sendable {
  var state = TileState.free
  /// The size in memory: measured when it has been decoded once, else what the layout expects.
  var bytes = 0
  var isMeasured = false
  /// The last frame that wanted it.
  var wantedFrame = 0
  /// Its place in the order of need of `wantedFrame`.
  var need = TileNeed(.visible, sequence: 0)
  /// Forgotten while a worker had it: what comes back is out of date.
  var isOutdated = false
  /// `cancelUnwanted()` has named it, and nobody has wanted it since.
  var isCancelNamed = false
}
