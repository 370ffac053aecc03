import TileCache

/// The tile cache as one would write it without a thought for speed: everything is found by looking at everything.
struct TileCacheModel {
  struct Known {
    var residency: TileResidency<Int> = .missing
    var bytes = 0
    var isMeasured = false
    var frame = 0
    var urgency = TileUrgency.visible
    var sequence = 0
    var engaged = 0
    var started = 0
    var isOutdated = false
    var isNamed = false
  }

  var budget: Int
  var known: [Int: Known] = [:]
  var frame = 0
  var clock = 0
  var sequence = 0

  init(budget: Int) { self.budget = budget }

  var residentBytes: Int { ready.reduce(0) { $0 + known[$1]!.bytes } }
  var ready: [Int] { known.keys.filter { if case .ready = known[$0]!.residency { true } else { false } } }
  var decoding: [Int] {
    known.keys.filter { known[$0]!.residency == .decoding }.sorted { known[$0]!.started < known[$1]!.started }
  }

  func residency(of key: Int) -> TileResidency<Int> { known[key]?.residency ?? .missing }

  mutating func beginFrame() {
    frame += 1
    sequence = 0
    dropForgotten()
  }

  mutating func want(_ key: Int, bytes: Int, urgency: TileUrgency) -> TileResidency<Int> {
    var tile = known[key] ?? Known()
    clock += 1
    if tile.frame == frame {
      if !tile.isMeasured { tile.bytes = max(tile.bytes, bytes) }
      if precedes((urgency, tile.sequence), (tile.urgency, tile.sequence)) { tile.urgency = urgency }
    } else {
      if !tile.isMeasured { tile.bytes = bytes }
      (tile.frame, tile.urgency, tile.sequence, tile.isNamed) = (frame, urgency, sequence, false)
      tile.engaged = clock
      sequence += 1
    }
    known[key] = tile
    return tile.residency
  }

  func nextToDecode(limit: Int) -> [Int] {
    var sum = 0
    var keys: [Int] = []
    for key in byNeed(frame) where known[key]!.residency != .failed {
      sum += known[key]!.bytes
      if !known[key]!.urgency.isVisible && sum > budget { break }
      if known[key]!.residency == .missing { keys.append(key) }
    }
    return Array(keys.prefix(limit))
  }

  mutating func start(_ key: Int) {
    clock += 1
    known[key]!.residency = .decoding
    known[key]!.started = clock
  }

  func accepts(_ key: Int, bytes: Int) -> Bool {
    guard let tile = known[key], tile.residency == .decoding, !tile.isOutdated else { return false }
    let needed = byNeed(byNeed(frame).isEmpty ? frame - 1 : frame)
    guard let place = needed.firstIndex(of: key) else { return residentBytes + bytes <= budget }
    let before = needed[..<place].filter { ready.contains($0) }.reduce(0) { $0 + known[$1]!.bytes }
    return tile.urgency.isVisible || before + bytes <= budget
  }

  mutating func finish(_ key: Int, token: Int, bytes: Int) -> Bool {
    guard known[key]?.residency == .decoding else { return false }
    let isAccepted = accepts(key, bytes: bytes)
    if !known[key]!.isOutdated { (known[key]!.bytes, known[key]!.isMeasured) = (bytes, true) }
    clock += 1
    known[key]!.engaged = clock
    end(key, as: isAccepted ? .ready(token) : .missing)
    return isAccepted
  }

  mutating func fail(_ key: Int) {
    guard let tile = known[key], tile.residency == .decoding else { return }
    end(key, as: tile.isOutdated ? .missing : .failed)
  }

  mutating func cancel(_ key: Int) {
    if known[key]?.residency == .decoding { end(key, as: .missing) }
  }

  mutating func cancelUnwanted() -> [Int] {
    let keys = decoding.filter { known[$0]!.frame < frame && !known[$0]!.isNamed }
    for key in keys { known[key]!.isNamed = true }
    return keys
  }

  mutating func forget(_ key: Int) -> Int? {
    guard let tile = known[key] else { return nil }
    known[key]!.isMeasured = false
    if tile.residency == .decoding {
      known[key]!.isOutdated = true
      return nil
    }
    end(key, as: .missing)
    if case .ready(let token) = tile.residency { return token }
    return nil
  }

  mutating func evictions(reserved: Int) -> [Int] {
    let unwanted = ready.filter { known[$0]!.frame < frame }.sorted { age(of: $0) < age(of: $1) }
    let early = byNeed(frame).filter { ready.contains($0) && !known[$0]!.urgency.isVisible }
    return evict((unwanted + early.reversed())) { $0.residentBytes + reserved > $0.budget }
  }

  mutating func evictAll() -> [Int] {
    evict(ready.sorted { age(of: $0) < age(of: $1) }) { _ in true }
  }

  private mutating func evict(_ keys: [Int], while isNeeded: (TileCacheModel) -> Bool) -> [Int] {
    var tokens: [Int] = []
    for key in keys where isNeeded(self) {
      if case .ready(let token) = known[key]!.residency { tokens.append(token) }
      end(key, as: .missing)
    }
    return tokens
  }

  private func age(of key: Int) -> (Int, Int) { (known[key]!.frame, known[key]!.engaged) }

  private func byNeed(_ frame: Int) -> [Int] {
    known.keys.filter { known[$0]!.frame == frame && frame > 0 }.sorted {
      precedes((known[$0]!.urgency, known[$0]!.sequence), (known[$1]!.urgency, known[$1]!.sequence))
    }
  }

  private func precedes(_ a: (TileUrgency, Int), _ b: (TileUrgency, Int)) -> Bool {
    func rank(_ urgency: TileUrgency, _ sequence: Int) -> [Double] {
      if urgency.isVisible { return [0, 0, 0, Double(sequence)] }
      let seconds = urgency.closingSpeed > 0 ? urgency.distance / urgency.closingSpeed : 1e9
      return [1, seconds > 2 ? 1e9 : seconds, urgency.distance, Double(sequence)]
    }
    return rank(a.0, a.1).lexicographicallyPrecedes(rank(b.0, b.1))
  }

  private mutating func end(_ key: Int, as residency: TileResidency<Int>) {
    known[key]!.residency = residency
    known[key]!.isOutdated = false
    known[key]!.isNamed = false
    dropForgotten()
  }

  /// What is missing and was wanted neither in this frame nor in the last is not known any more, nor is its size.
  private mutating func dropForgotten() {
    known = known.filter { $1.residency != .missing || $1.frame >= frame - 1 }
  }
}
