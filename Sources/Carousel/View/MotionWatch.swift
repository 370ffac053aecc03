/// Tells which parts a visitor's motion of has begun, went on and ended, by looking at the engine now and then.
///
/// Every part that began ends once; in between it is told where it is, at the least once.
struct MotionWatch: Sendable {
  private struct Entry: Sendable {
    var part: CarouselPart
    var place: Engine.PartPlace
    /// As it was told last; nil when it was not yet.
    var offset: Double?
    var isMoving = true

    var isOptions: Bool { if case .options = part { true } else { false } }
  }

  private var entries = ContiguousArray<Entry>()

  /// Forgets all: somebody else is told from now on.
  mutating func reset() { entries.removeAll(keepingCapacity: true) }

  /// Notes what has begun and, in a frame or before an end, what has moved.
  mutating func noteMotion(in engine: Engine, isFrame: Bool, into calls: inout ContiguousArray<CarouselCall>) {
    let known = entries.count
    for index in 0..<known {
      guard let motion = engine.motion(of: entries[index].part, at: &entries[index].place) else {
        entries[index].isMoving = false
        continue
      }
      entries[index].isMoving = motion.isMoving
    }
    engine.forEachMovedPart { place in
      for entry in entries where entry.isMoving && entry.place == place && !entry.isOptions { return }
      begin(engine.part(at: place), at: place, into: &calls)
    }
    engine.options.forEachMovedByVisitor(at: engine.time) { item in
      for entry in entries where entry.part == .options(item) { return }
      begin(.options(item), at: Engine.PartPlace(), into: &calls)
    }
    for index in 0..<known where isFrame || !entries[index].isMoving {
      guard let offset = engine.motion(of: entries[index].part, at: &entries[index].place)?.offset,
        offset != entries[index].offset
      else { continue }
      entries[index].offset = offset
      calls.append(.scrolled(entries[index].part, offset: offset))
    }
  }

  /// Notes what has ended, as `noteMotion` has just found it.
  mutating func noteEnds(into calls: inout ContiguousArray<CarouselCall>) {
    guard entries.contains(where: { !$0.isMoving }) else { return }
    for entry in entries where !entry.isMoving { calls.append(.ended(entry.part)) }
    entries.removeAll { !$0.isMoving }
  }

  private mutating func begin(
    _ part: CarouselPart, at place: Engine.PartPlace, into calls: inout ContiguousArray<CarouselCall>
  ) {
    entries.append(Entry(part: part, place: place))
    calls.append(.began(part))
  }
}
