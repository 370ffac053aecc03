extension TileCache {
  /// The tokens to free so that what is ready, and `reservedBytes` more, is within the budget. Their tiles are missing
  /// from now on.
  ///
  /// Tiles that this frame does not want go first, the one wanted longest ago before the others; then those wanted
  /// early, the least needed first. Visible tiles stay, even above the budget. Call it after the frame's wants. O(1)
  /// within the budget, else O(evicted), and O(k log k) when wanted tiles must go.
  public mutating func evictions(reservedBytes: Int = 0) -> [Token] {
    takeTokens(policy.evictions(reservedBytes: reservedBytes))
  }

  /// Makes every ready tile missing, as when the textures are lost or the renderer changes.
  ///
  /// - Returns: their tokens, the longest unused first.
  public mutating func evictAll() -> [Token] {
    takeTokens(policy.evictAll())
  }

  /// The token of a tile that was ready until now.
  mutating func takeToken(_ slot: Int) -> Token? {
    defer { tokens[slot] = nil }
    return tokens[slot]
  }

  private mutating func takeTokens(_ slots: [Int]) -> [Token] {
    var taken: [Token] = []
    for slot in slots {
      if let token = takeToken(slot) { taken.append(token) }
    }
    dropReleased()
    return taken
  }
}
