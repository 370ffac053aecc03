extension TilePolicy {
  mutating func nextToDecode(limit: Int) -> [Int] {
    guard limit > 0, wanted.contains(where: { entries[$0].state == .missing }) else { return [] }
    sortWanted()
    var chosen: [Int] = []
    var neededBytes = 0
    for slot in wanted where entries[slot].state != .failed {
      neededBytes += entries[slot].bytes
      guard entries[slot].need.isVisible || neededBytes <= budgetBytes else { break }
      guard entries[slot].state == .missing else { continue }
      chosen.append(slot)
      if chosen.count == limit { break }
    }
    return chosen
  }

  mutating func start(_ slot: Int) {
    entries[slot].state = .decoding
    decoding.append(slot)
  }

  func accepts(_ slot: Int, bytes: Int) -> Bool {
    guard entries[slot].state == .decoding, !entries[slot].isOutdated else { return false }
    let isBeforeWants = wanted.isEmpty
    let neededFrame = isBeforeWants ? frame - 1 : frame
    guard entries[slot].wantedFrame == neededFrame else { return residentBytes + bytes <= budgetBytes }
    let need = entries[slot].need
    if need.isVisible { return true }
    var neededBytes = bytes
    for other in isBeforeWants ? wantedBefore : wanted
    where entries[other].state == .ready && entries[other].wantedFrame == neededFrame && entries[other].need < need {
      neededBytes += entries[other].bytes
    }
    return neededBytes <= budgetBytes
  }

  /// Makes a decoding tile ready, or missing again when it is not accepted.
  mutating func finish(_ slot: Int, bytes: Int) -> Bool {
    let isAccepted = accepts(slot, bytes: bytes)
    guard endDecoding(slot) else { return false }
    if !entries[slot].isOutdated {
      entries[slot].bytes = bytes
      entries[slot].isMeasured = true
    }
    guard isAccepted else {
      setMissing(slot)
      return false
    }
    entries[slot].state = .ready
    entries[slot].isCancelNamed = false
    residentBytes += bytes
    // A late one takes the place of the frame that wanted it last.
    var place = recency.newest
    while let newer = place, entries[newer].wantedFrame > entries[slot].wantedFrame { place = recency.before(newer) }
    recency.insert(slot, after: place)
    return true
  }

  mutating func fail(_ slot: Int) {
    guard endDecoding(slot) else { return }
    if entries[slot].isOutdated {
      setMissing(slot)
    } else {
      entries[slot].state = .failed
      entries[slot].isCancelNamed = false
    }
  }

  mutating func cancelUnwanted() -> [Int] {
    var named: [Int] = []
    for slot in decoding where entries[slot].wantedFrame < frame && !entries[slot].isCancelNamed {
      entries[slot].isCancelNamed = true
      named.append(slot)
    }
    return named
  }

  mutating func cancel(_ slot: Int) {
    if endDecoding(slot) { setMissing(slot) }
  }

  mutating func forget(_ slot: Int) {
    entries[slot].isMeasured = false
    switch entries[slot].state {
    case .decoding: entries[slot].isOutdated = true
    case .ready: evict(slot)
    case .missing, .failed: setMissing(slot)
    case .free: break
    }
  }

  /// Takes a slot from the workers' list; `false` when it was not on it.
  private mutating func endDecoding(_ slot: Int) -> Bool {
    guard let index = decoding.firstIndex(of: slot) else { return false }
    decoding.remove(at: index)
    return true
  }
}
