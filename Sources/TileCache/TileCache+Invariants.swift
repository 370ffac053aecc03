extension TileCache {
  /// The rules that the cache breaks, one sentence each; empty for every sound cache. For tests: O(everything).
  public func checkInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ rule: @autoclosure () -> String) {
      if !holds { broken.append(rule()) }
    }

    let used = entries.indices.filter { entries[$0].key != nil }
    expect(slots.count == used.count, "every used slot has one key")
    expect(used.count + freeSlots.count == entries.count, "a slot is used or free")
    expect(Set(freeSlots).count == freeSlots.count, "a slot is free once")
    for slot in used {
      let entry = entries[slot]
      expect(entry.key.flatMap { slots[$0] } == slot, "slot \(slot) is found by its key")
      expect(entry.bytes >= 0, "slot \(slot) has a size")
      expect(entry.wantedFrame <= frame, "slot \(slot) is not wanted by a frame to come")
      expect(
        !entry.isMissing || entry.wantedFrame >= frame - 1 && entry.wantedFrame > 0,
        "slot \(slot) is missing and unwanted, and kept")
      expect(entry.isDecoding || !entry.isOutdated && !entry.isCancelNamed, "slot \(slot) is marked as in work")
    }

    expect(Set(wanted).count == wanted.count, "a slot is wanted once a frame")
    expect(Set(wanted) == Set(used.filter { entries[$0].wantedFrame == frame }), "the wanted list is what was wanted")
    expect(
      Set(wantedBefore).isSuperset(of: used.filter { entries[$0].wantedFrame == frame - 1 && frame > 1 }),
      "the list of the last frame is whole")
    expect(
      !isSorted || zip(wanted, wanted.dropFirst()).allSatisfy { entries[$0].need < entries[$1].need },
      "the wanted list is sorted by need")
    expect(Set(decoding).count == decoding.count, "a slot is in work once")
    expect(Set(decoding) == Set(used.filter { entries[$0].isDecoding }), "the workers' list is what is decoding")

    var recent: [Int] = []
    var next = recency.newest
    while let slot = next, recent.count <= entries.count {
      recent.append(slot)
      next = recency.before(slot)
    }
    expect(Set(recent) == Set(used.filter { entries[$0].isReady }), "the recency list is what is ready")
    expect(recent.last == recency.oldest, "the recency list has two ends")
    expect(
      zip(recent, recent.dropFirst()).allSatisfy { entries[$0].wantedFrame >= entries[$1].wantedFrame },
      "the recency list is in order")
    expect(residentBytes == recent.reduce(0) { $0 + entries[$1].bytes }, "the ready bytes are counted")
    return broken
  }
}
