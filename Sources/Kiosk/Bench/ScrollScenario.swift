import Glibc

/// `vitrine-bench scroll`: what each frame of a visitor's scrolling costs once everything is in the cache.
enum ScrollScenario: Scenario {
  static let description = CommandDescription(
    name: "scroll", operands: "[CONTENT]", summary: "Three seconds of scrolling: the cost of a frame by phase.",
    options: [
      Option(name: "--rows", value: "N", help: "so many rows of made-up content instead of CONTENT (with --tiles)"),
      Option(name: "--tiles", value: "M", help: "so many tiles in each of them"),
      Option(name: "--layout", value: "NAME", help: "how they stand: \(GeneratedContent.Layout.names) (row)"),
      Option(name: "--size", value: "WxH", help: "the screen in pixels (1280x720)"),
      Option(name: "--counts", value: "FILE", help: "write what does not depend on the machine as JSON"),
      Option(name: "--check", value: nil, help: "fail where a steady frame costs more than it may"),
    ])

  /// How often in a row the script must allocate nothing before it is measured, how often it may be tried, and how often
  /// it is measured.
  private static let warmUps = 2
  private static let mostWarmUps = 8
  private static let passes = 7

  static func run(_ arguments: Arguments, allocations: @escaping () -> Int) throws -> Int32 {
    guard arguments.operands.count <= 1 else { throw UsageError(message: "one CONTENT at a time") }
    let rows = try arguments.number("--rows", in: 1...10_000)
    let tiles = try arguments.number("--tiles", in: 1...1_000_000)
    guard (rows == nil) == (tiles == nil) else { throw UsageError(message: "--rows and --tiles go together") }
    let layout: GeneratedContent.Layout? = try arguments.choice("--layout")
    guard layout == nil || rows != nil else { throw UsageError(message: "--layout goes with --rows and --tiles") }
    let size = try arguments.size("--size") ?? (1280, 720)
    let generated = rows == nil ? nil : try GeneratedContent()
    let content =
      if let generated, let rows, let tiles {
        generated.content(rows: Int(rows), tiles: Int(tiles), layout: layout ?? .row)
      } else {
        Content.loadOrNotice(ContentPath.choose(arguments.operands.first))
      }
    let session = try BenchSession(content: content, size: size, allocations: allocations)
    warmUp(session)
    let uploaded = session.showing.backend.textures.uploadedBytes
    var best = session.playScript()
    for _ in 1..<passes { best = zip(best, session.playScript()).map { $0.merged(with: $1) } }
    let report = ScrollReport(
      frames: best, rest: session.rest(), showing: session.showing, screenPixels: size.width * size.height,
      uploadedBytes: session.showing.backend.textures.uploadedBytes - uploaded)
    Console.error(report.table)
    Console.print(report.json.description + "\n")
    if let path = arguments.text("--counts"), let reason = Console.write(report.counts.description + "\n", to: path) {
      Console.error("vitrine-bench scroll: \(path) cannot be written: \(reason)\n")
      return 1
    }
    guard arguments.has("--check") else { return 0 }
    let excesses = report.excesses(isDemo: generated == nil)
    for excess in excesses { Console.error("vitrine-bench scroll: \(excess)\n") }
    return excesses.isEmpty ? 0 : 1
  }
}

extension ScrollScenario {
  /// Plays the script until everything it comes by is in the cache and every buffer is as large as it needs: where
  /// pictures make the widths, those that become known on the way let the next passes come by others. What allocates
  /// again and again is not hidden by this, as the passes that are measured follow.
  private static func warmUp(_ session: BenchSession) {
    var steady = 0
    for _ in 1...mostWarmUps {
      steady = session.playScript().allSatisfy { $0.allocations == 0 } ? steady + 1 : 0
      if steady == warmUps { return }
    }
  }
}

extension GeneratedContent.Layout {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension BenchSession.Frame {
  /// The same frame of another pass: the least time, as everything else that happens on the machine only adds to it,
  /// and the worst of what does not depend on the machine.
  func merged(with other: Self) -> Self {
    var merged = ownSeconds <= other.ownSeconds ? self : other
    for phase in costs.indices {
      merged.costs[phase].allocations = max(costs[phase].allocations, other.costs[phase].allocations)
    }
    return merged
  }
}
