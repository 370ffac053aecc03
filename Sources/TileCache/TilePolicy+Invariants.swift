extension TilePolicy {
  /// The rules that the policy breaks, one sentence each. O(everything).
  func checkInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ rule: @autoclosure () -> String) {
      if !holds { broken.append(rule()) }
    }
    func slots(in state: TileState) -> Set<Int> { Set(entries.indices.filter { entries[$0].state == state }) }
    func slots(wantedIn frame: Int) -> Set<Int> {
      Set(entries.indices.filter { entries[$0].wantedFrame == frame && frame > 0 })
    }

    for (slot, entry) in entries.enumerated() {
      expect(entry.bytes >= 0, "slot \(slot) has a size")
      expect(entry.wantedFrame <= frame, "slot \(slot) is not wanted by a frame to come")
      expect(
        entry.state != .missing || entry.wantedFrame >= frame - 1, "slot \(slot) is kept missing only while wanted")
      expect(
        entry.state == .decoding || !entry.isOutdated && !entry.isCancelNamed, "slot \(slot) is marked only in work")
    }
    expect(
      freeSlots.count == Set(freeSlots).count && Set(freeSlots) == slots(in: .free), "the free list is what is free")
    expect(decoding.count == Set(decoding).count && Set(decoding) == slots(in: .decoding), "the workers' list is whole")
    expect(wanted.count == Set(wanted).count && Set(wanted) == slots(wantedIn: frame), "the wanted list is whole")
    expect(Set(wantedBefore).isSuperset(of: slots(wantedIn: frame - 1)), "the list of the last frame is whole")
    expect(
      !isSorted || zip(wanted, wanted.dropFirst()).allSatisfy { entries[$0].need < entries[$1].need },
      "the wanted list is in the order of need")

    var recent: [Int] = []
    var next = recency.newest
    while let slot = next, recent.count <= entries.count {
      recent.append(slot)
      next = recency.before(slot)
    }
    expect(recent.count == Set(recent).count && Set(recent) == slots(in: .ready), "the recency list is what is ready")
    expect(recent.last == recency.oldest, "the recency list has two ends")
    expect(
      zip(recent, recent.dropFirst()).allSatisfy { entries[$0].wantedFrame >= entries[$1].wantedFrame },
      "the recency list is in order")
    expect(residentBytes == slots(in: .ready).reduce(0) { $0 + entries[$1].bytes }, "the ready bytes are counted")
    return broken
  }
}
