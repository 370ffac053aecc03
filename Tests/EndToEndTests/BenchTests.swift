import FoundationEssentials
import Glibc
import ProgramSupport
import TemporaryFolder
import Testing

/// Only an optimised build says anything, so these run where `$VITRINE_BENCH_EXECUTABLE` names one, as in script/test.
@Suite("What frames cost", .serialized, .enabled(if: getenv("VITRINE_BENCH_EXECUTABLE") != nil))
struct BenchTests {
  @Test("scrolling costs no more than was recorded; script/bench --record where it is meant to", arguments: recorded)
  func scroll(benchmark: Benchmark) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/counts.json"

      let outcome = try bench(["scroll"] + benchmark.words + ["--check", "--counts", path])

      #expect(outcome.status == 0, "\(outcome.errors)")
      let now = try Counts(path: path)
      let recorded = try Counts(path: Vitrine.checkout("Tests/Benchmarks/\(benchmark.name).json"))
      #expect(now.allocations <= recorded.allocations)
      #expect(now.quads <= recorded.quads)
      #expect(now.cellsCreated <= recorded.cellsCreated)
      #expect(now.uploadedBytes <= recorded.uploadedBytes)
      #expect(now.rest.quads <= recorded.rest.quads)
      // Letters take as much room as the machine's fonts make them.
      #expect(now.overdraw <= recorded.overdraw + 0.02)
      #expect(now.rest.overdraw <= recorded.rest.overdraw + 0.02)
    }
  }

  @Test("the number of tiles changes neither the cells nor the quads")
  func sizes() throws {
    let counts = try ["20x50", "20x5000", "200x5000"].map {
      try Counts(path: Vitrine.checkout("Tests/Benchmarks/scroll-\($0).json"))
    }

    #expect(Set(counts.map(\.cellsCreated)).count == 1)
    #expect(Set(counts.map(\.quads)).count == 1)
  }

  @Test("the demo's first full picture is there, and the process tells when")
  func start() throws {
    let outcome = try bench(["start", Vitrine.demo])

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(#"{"scenario": "start", "firstFrame": "#))
    #expect(outcome.output.contains(#""isWhole": true"#))
  }

  @Test("a photo costs half the time and a tenth of the memory of the plain way, and a second start decodes none")
  func decode() throws {
    let outcome = try bench(["decode", "--photos", "24", "--check"])

    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""warm": {"firstFrame": "#) && outcome.output.contains(#""decoded": 0"#))
  }

  @Test("words that it does not know are said, with status 2", arguments: [["scrool"], ["scroll", "--rows", "3"], []])
  func unknown(words: [String]) throws {
    let outcome = try bench(words)

    #expect(outcome.status == 2 && outcome.output == "" && outcome.errors.contains("vitrine-bench"))
  }

  private func bench(_ words: [String]) throws -> ChildProcess.Outcome {
    let path = String(cString: getenv("VITRINE_BENCH_EXECUTABLE"))
    return try ChildProcess(path, words, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]).finish()
  }

  struct Benchmark: Sendable {
    var name: String
    var words: [String]
  }

  static let recorded = [
    Benchmark(name: "scroll-demo", words: [Vitrine.demo]),
    Benchmark(name: "scroll-20x50", words: ["--rows", "20", "--tiles", "50"]),
    Benchmark(name: "scroll-200x5000", words: ["--rows", "200", "--tiles", "5000"]),
    layout("pages"), layout("list"), layout("grid"), layout("free"), layout("groups"), layout("lines"),
  ]

  private static func layout(_ name: String) -> Benchmark {
    Benchmark(name: "scroll-" + name, words: ["--rows", "20", "--tiles", "60", "--layout", name])
  }
}

/// What `vitrine-bench scroll --counts` writes.
private struct Counts: Decodable {
  struct Rest: Decodable {
    var quads: Int
    var overdraw: Double
  }

  var allocations: Int
  var quads: Int
  var cellsCreated: Int
  var uploadedBytes: Int
  var overdraw: Double
  var rest: Rest

  init(path: String) throws {
    self = try JSONDecoder().decode(Counts.self, from: Data(try FileBytes.read(path)))
  }
}
