extension TileCache {
  /// The tokens to free so that what is ready, and `reservedBytes` more, is within the budget. Their tiles are missing from now on.
  ///
  /// Tiles that this frame does not want go first, the one wanted longest ago before the others; then those wanted early, the least
  /// needed first. Visible tiles stay, even above the budget. Call it after the frame's wants.
  /// O(1) within the budget, else O(evicted), and O(k log k) when wanted tiles must go.
  public mutating func evictions(reservedBytes: Int = 0) -> [Token] {
    var tokens: [Token] = []
    while residentBytes + reservedBytes > budgetBytes, let slot = recency.oldest, entries[slot].wantedFrame < frame {
      if let token = evict(slot) { tokens.append(token) }
    }
    guard residentBytes + reservedBytes > budgetBytes else { return tokens }
    sortWanted()
    for slot in wanted.reversed() where entries[slot].isReady {
      guard residentBytes + reservedBytes > budgetBytes, !entries[slot].need.isVisible else { break }
      if let token = evict(slot) { tokens.append(token) }
    }
    return tokens
  }

  /// Makes every ready tile missing, as when the textures are lost or the renderer changes.
  ///
  /// - Returns: their tokens, the longest unused first.
  public mutating func evictAll() -> [Token] {
    var tokens: [Token] = []
    while let slot = recency.oldest {
      if let token = evict(slot) { tokens.append(token) }
    }
    return tokens
  }

  /// Makes a ready tile missing and answers its token.
  mutating func evict(_ slot: Int) -> Token? {
    guard case .ready(let token) = entries[slot].residency else { return nil }
    recency.remove(slot)
    residentBytes -= entries[slot].bytes
    setMissing(slot)
    return token
  }
}
