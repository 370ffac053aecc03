import Catalog
import Glibc
import SDLBackend

/// What a scroll measured, for programs and for people.
struct ScrollReport {
  let frames: [BenchSession.Frame]
  let rest: BenchSession.Frame
  let showing: Showing
  let screenPixels: Int
  let uploadedBytes: Int

  /// Most that a resting screen of the demo may draw over itself.
  private static let overdrawLimit = 1.3

  // MARK: Figures

  private var catalog: Catalog { showing.stage.source.catalog }
  private var pageCount: Int { showing.backend.textures.pageCount }
  private var allocations: Int { frames.map(\.allocations).max() ?? 0 }
  private var calls: Int { frames.map(\.counts.calls).max() ?? 0 }
  private func overdraw(_ counts: FrameCounts) -> Double { Double(counts.pixels) / Double(screenPixels) }
  private func blended(_ counts: FrameCounts) -> Double {
    counts.pixels == 0 ? 0 : Double(counts.blendedPixels) / Double(counts.pixels)
  }
  private func largest(_ value: (BenchSession.Frame) -> Double) -> Double { frames.map(value).max() ?? 0 }

  /// Milliseconds of own work.
  private func own(_ share: Double) -> Double {
    let sorted = frames.map(\.ownSeconds).sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] * 1_000
  }

  /// Mean milliseconds of a phase.
  private func mean(_ phase: FramePhase) -> Double {
    frames.reduce(0) { $0 + $1.costs[phase.rawValue].seconds } / Double(frames.count) * 1_000
  }

  // MARK: Forms

  var json: JSONText {
    .object(
      counted + [
        ("own", .object([("p50", .fine(own(0.5))), ("p95", .fine(own(0.95))), ("p99", .fine(own(0.99)))])),
        ("phases", .object(FramePhase.allCases.map { ("\($0)", .fine(mean($0))) })), ("calls", .integer(calls)),
        ("pages", .integer(pageCount)), ("textureBytes", .integer(showing.backend.textures.textureBytes)),
        ("residentBytes", .integer(ProcessMemory.residentBytes)),
      ])
  }

  /// What does not depend on the machine.
  var counts: JSONText { .object(counted) }

  private var counted: [(String, JSONText)] {
    let rows = catalog.categories.map(\.rows.count).max() ?? 0
    let tiles = catalog.categories.flatMap(\.rows).map(\.tiles.count).max() ?? 0
    return [
      ("scenario", .text("scroll")), ("rows", .integer(rows)), ("tiles", .integer(tiles)),
      ("frames", .integer(frames.count)),
      ("allocations", .integer(allocations)),
      ("quads", .integer(frames.map(\.counts.quads).max() ?? 0)),
      ("overdraw", .fine(largest { overdraw($0.counts) })), ("blended", .fine(largest { blended($0.counts) })),
      ("rest", atRest),
      ("uploadedBytes", .integer(uploadedBytes)),
      ("blank", .fine(frames.reduce(0) { $0 + $1.blank } / Double(frames.count))),
      ("cellsCreated", .integer(showing.stage.engine.cellCounts.created)),
    ]
  }

  private var atRest: JSONText {
    .object([
      ("quads", .integer(rest.counts.quads)),
      ("overdraw", .fine(overdraw(rest.counts))), ("blended", .fine(blended(rest.counts))),
    ])
  }

  var table: String {
    var lines = ["milliseconds a frame of own work"]
    for (name, share) in [("p50", 0.5), ("p95", 0.95), ("p99", 0.99)] { lines.append(Self.line(name, own(share))) }
    for phase in FramePhase.allCases {
      let allocations = frames.map { $0.costs[phase.rawValue].allocations }.max() ?? 0
      lines.append(Self.line("  \(phase)", mean(phase)) + (allocations > 0 ? "  \(allocations) allocations" : ""))
    }
    lines += [
      "of the worst frame: \(allocations) allocations, \(calls) calls for \(pageCount) pages",
      "at rest: \(rest.counts.calls) calls, \(rest.counts.quads) quads",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ name: String, _ milliseconds: Double) -> String {
    let micros = String(Int((milliseconds * 10_000).rounded()))
    let digits = String(repeating: "0", count: max(0, 5 - micros.count)) + micros
    return name + String(repeating: " ", count: max(1, 12 - name.count)) + digits.dropLast(4) + "." + digits.suffix(4)
  }

  // MARK: The check

  /// What is more than it may be, a sentence each.
  func excesses(isDemo: Bool) -> [String] {
    var found: [String] = []
    if allocations > 0 { found.append("a steady frame allocates \(allocations) times") }
    if calls > pageCount + 2 { found.append("a frame draws \(calls) runs from \(pageCount) pages: at most 2 more") }
    if isDemo, overdraw(rest.counts) > Self.overdrawLimit {
      found.append("the resting screen is drawn \(overdraw(rest.counts)) times over: at most \(Self.overdrawLimit)")
    }
    return found
  }
}

/// What the process holds of the machine's memory.
enum ProcessMemory {
  /// In bytes, now; 0 where the system does not tell.
  static var residentBytes: Int { pages(1) * Int(sysconf(Int32(_SC_PAGESIZE))) }

  /// The most it ever held, in bytes; 0 where the system does not tell.
  static var peakResidentBytes: Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard line.hasPrefix("VmHWM:") else { continue }
      return (Int(line.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0) * 1024
    }
    return 0
  }

  /// A field of /proc/self/statm.
  private static func pages(_ field: Int) -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    guard fgets(&buffer, Int32(buffer.count), file) != nil else { return 0 }
    let fields = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
      separator: " ")
    return fields.indices.contains(field) ? Int(fields[field]) ?? 0 : 0
  }
}
