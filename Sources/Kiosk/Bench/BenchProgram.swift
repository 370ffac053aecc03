import Glibc

/// The program that measures what the kiosk costs.
public enum BenchProgram {
  /// Runs `vitrine-bench` with the words after its name.
  ///
  /// - Parameter allocations: how many blocks of memory the calling thread has taken from the heap so far.
  /// - Returns: 0 fine, 1 something failed or costs more than it may, 2 the command line is not understood.
  public static func main(_ words: [String], allocations: @escaping () -> Int) -> Int32 {
    guard let name = words.first, let scenario = scenarios.first(where: { $0.description.name == name }) else {
      let isHelp = ["--help", "-h", "help"].contains(words.first)
      if isHelp { Console.print(overview) } else { Console.error(overview) }
      return isHelp ? 0 : 2
    }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      Console.print(scenario.description.help)
      return 0
    }
    do {
      return try scenario.run(Arguments(rest, for: scenario.description), allocations: allocations)
    } catch let error as UsageError {
      Console.error("vitrine-bench \(name): \(error.message)\n\(scenario.description.usage)\n")
      return 2
    } catch {
      Console.error("vitrine-bench \(name): \(error)\n")
      return 1
    }
  }

  private static var scenarios: [any Scenario.Type] {
    [
      ScrollScenario.self, StartScenario.self, DecodeScenario.self, PeerScenario.self,
    ]
  }

  private static var overview: String {
    var lines = ["usage: vitrine-bench SCENARIO …", ""]
    for scenario in scenarios {
      let name = scenario.description.name
      lines.append("  " + name + String(repeating: " ", count: 8 - name.count) + scenario.description.summary)
    }
    return lines.joined(separator: "\n")
      + "\n\nEach prints a line of JSON; what is for reading goes to standard error.\n"
  }
}

/// One way of measuring.
protocol Scenario {
  static var description: CommandDescription { get }
  /// - Returns: the exit status.
  static func run(_ arguments: Arguments, allocations: @escaping () -> Int) throws -> Int32
}
