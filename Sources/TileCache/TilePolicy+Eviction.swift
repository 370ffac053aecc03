extension TilePolicy {
  mutating func evictions(reservedBytes: Int) -> [Int] {
    var evicted: [Int] = []
    while residentBytes + reservedBytes > budgetBytes, let slot = recency.oldest, entries[slot].wantedFrame < frame {
      evict(slot)
      evicted.append(slot)
    }
    while residentBytes + reservedBytes > idleBudgetBytes, let slot = recency.oldest,
      entries[slot].wantedFrame < frame - idleFrames
    {
      evict(slot)
      evicted.append(slot)
    }
    guard residentBytes + reservedBytes > budgetBytes else { return evicted }
    sortWanted()
    for slot in wanted.reversed() where entries[slot].state == .ready {
      guard residentBytes + reservedBytes > budgetBytes, !entries[slot].need.isVisible else { break }
      evict(slot)
      evicted.append(slot)
    }
    return evicted
  }

  mutating func evictAll() -> [Int] {
    var evicted: [Int] = []
    while let slot = recency.oldest {
      evict(slot)
      evicted.append(slot)
    }
    return evicted
  }

  /// Makes a ready tile missing.
  mutating func evict(_ slot: Int) {
    recency.remove(slot)
    residentBytes -= entries[slot].bytes
    setMissing(slot)
  }
}
