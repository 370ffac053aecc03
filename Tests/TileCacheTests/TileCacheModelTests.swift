import CarouselTestSupport
import Testing

@testable import TileCache

@Suite("Tile cache against a model")
struct TileCacheModelTests {
  enum Command {
    case beginFrame
    case want(Int, bytes: Int, TileUrgency)
    case start(limit: Int)
    /// Of the tile at this place, counted round, among those decoding.
    case finish(Int, bytes: Int)
    case fail(Int)
    case withdraw
    case finishUnasked(Int)
    case forget(Int)
    case evict(reserved: Int)
    case evictAll
    case budget(Int)
  }

  static let keys = 0..<14

  static func randomCommand(using random: inout SeededRandom) -> Command {
    func one<T>(of choices: [T]) -> T { choices.randomElement(using: &random)! }
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    let urgency =
      Bool.random(using: &random)
      ? TileUrgency.visible : .ahead(distance: one(of: [0, 0.5, 1, 2]), closingSpeed: one(of: [-1, 0, 0.3, 2]))
    return switch number(0..<100) {
    case ..<12: .beginFrame
    case ..<52: .want(one(of: Array(keys)), bytes: one(of: [0, 10, 20, 40]), urgency)
    case ..<66: .start(limit: number(0..<4))
    case ..<80: .finish(number(0..<9), bytes: one(of: [0, 10, 20, 40, 80]))
    case ..<82: .fail(number(0..<9))
    case ..<86: .withdraw
    case ..<87: .finishUnasked(one(of: Array(keys)))
    case ..<90: .forget(one(of: Array(keys)))
    case ..<97: .evict(reserved: one(of: [0, 0, 0, 20]))
    case ..<98: .evictAll
    default: .budget(one(of: [0, 20, 50, 100, 200]))
    }
  }

  /// Runs the commands on both; answers where they first differ, `nil` when they never do.
  static func difference(_ commands: [Command]) -> String? {
    var cache = TileCache<Int, Int>(budgetBytes: 100)
    var model = TileCacheModel(budget: 100)
    var token = 0
    cache.beginFrame()
    model.beginFrame()
    for (index, command) in commands.enumerated() {
      var answers: (String, String) = ("", "")
      func note<A, B>(_ a: A, _ b: B) { answers = (answers.0 + "\(a) ", answers.1 + "\(b) ") }
      switch command {
      case .beginFrame:
        cache.beginFrame()
        model.beginFrame()
      case .want(let key, let bytes, let urgency):
        note(
          cache.want(key, expectedBytes: bytes, urgency: urgency), model.want(key, bytes: bytes, urgency: urgency))
      case .start(let limit):
        let keys = model.nextToDecode(limit: limit)
        note(cache.nextToDecode(limit: limit), keys)
        for key in keys where cache.residency(of: key) == .missing {
          cache.didStart(key)
          model.start(key)
        }
      case .finish(let place, let bytes):
        guard let key = model.decoding[wrapping: place] else { break }
        token += 1
        note(cache.accepts(key, bytes: bytes), model.accepts(key, bytes: bytes))
        note(cache.didFinish(key, token: token, bytes: bytes), model.finish(key, token: token, bytes: bytes))
      case .fail(let place):
        guard let key = model.decoding[wrapping: place] else { break }
        cache.didFail(key)
        model.fail(key)
      case .withdraw:
        let keys = model.cancelUnwanted()
        note(cache.cancelUnwanted(), keys)
        for key in keys where key.isMultiple(of: 2) {
          cache.didCancel(key)
          model.cancel(key)
        }
      case .finishUnasked(let key):
        guard model.residency(of: key) != .decoding else { break }
        note(cache.didFinish(key, token: -1, bytes: 10), model.finish(key, token: -1, bytes: 10))
      case .forget(let key):
        note(cache.forget(key).map(String.init) ?? "-", model.forget(key).map(String.init) ?? "-")
      case .evict(let reserved):
        note(cache.evictions(reservedBytes: reserved), model.evictions(reserved: reserved))
      case .evictAll:
        note(cache.evictAll(), model.evictAll())
      case .budget(let bytes):
        cache.budgetBytes = bytes
        model.budget = bytes
      }
      note(keys.map(cache.residency), keys.map(model.residency))
      note(cache.residentBytes, model.residentBytes)
      note(cache.decodingCount, model.decoding.count)
      if answers.0 != answers.1 { return "after \(index) \(command):\n  cache \(answers.0)\n  model \(answers.1)" }
      let broken = cache.checkInvariants()
      if !broken.isEmpty { return "after \(index) \(command): not so: \(broken)" }
    }
    return nil
  }

  @Test("it answers what a dictionary would", arguments: 0..<60 as Range<UInt64>)
  func likeADictionary(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let commands = (0..<300).map { _ in Self.randomCommand(using: &random) }

    guard Self.difference(commands) != nil else { return }

    let shortest = shrink(commands) { Self.difference($0) != nil }
    Issue.record(
      "seed \(seed): \(Self.difference(shortest) ?? "")\n\(shortest.map { "  .\($0)," }.joined(separator: "\n"))")
  }

  @Test("while the needs stay the same decoding comes to an end, at any budget", arguments: 0..<60 as Range<UInt64>)
  func noThrash(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var cache = TileCache<Int, Int>(budgetBytes: Int.random(in: 0..<400, using: &random))
    let wants = (0..<20).map { key in
      let urgency: TileUrgency =
        key < 6
        ? .visible
        : .ahead(distance: .random(in: 0..<2, using: &random), closingSpeed: .random(in: -2..<2, using: &random))
      return (
        key, urgency, expected: Int.random(in: 5..<40, using: &random), bytes: Int.random(in: 5..<40, using: &random)
      )
    }
    var lastBusyFrame = 0

    for frame in 1...120 {
      cache.beginFrame()
      for want in wants { _ = cache.want(want.0, expectedBytes: want.expected, urgency: want.1) }
      let evicted = cache.evictions()
      let started = cache.nextToDecode(limit: 2)
      for key in started {
        cache.didStart(key)
        _ = cache.didFinish(key, token: key, bytes: wants[key].bytes)
      }
      if !evicted.isEmpty || !started.isEmpty { lastBusyFrame = frame }
    }

    #expect(lastBusyFrame < 60, "seed \(seed)")
    for key in 0..<6 { #expect(cache.residency(of: key) == .ready(key), "seed \(seed)") }
    let visibleBytes = wants.prefix(6).reduce(0) { $0 + $1.bytes }
    #expect(cache.residentBytes <= max(cache.budgetBytes, visibleBytes), "seed \(seed)")
  }
}

extension Array {
  fileprivate subscript(wrapping index: Int) -> Element? { isEmpty ? nil : self[index % count] }
}
