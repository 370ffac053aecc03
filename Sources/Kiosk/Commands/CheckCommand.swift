import Catalog
import CatalogFile

/// `vitrine check`: says what is wrong with a content file before visitors see it.
enum CheckCommand: Command {
  static let description = CommandDescription(
    name: "check", operands: "[CONTENT]", summary: "Say what is wrong with a content file, and how to mend it.",
    options: [Option(name: "--json", value: nil, help: "print the problems as JSON")],
    details: ["exit status: 0 nothing is wrong, 1 there are problems, 2 usage"])

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard arguments.operands.count <= 1 else { throw UsageError(message: "one CONTENT at a time") }
    let path = ContentPath.choose(arguments.operands.first)
    var problems: [Problem]
    do {
      let content = try Content.load(path)
      problems = content.problems
      // A folder that cannot be listed was met already when its row was filled.
      let met = Set(problems.map(\.mark))
      problems += CatalogFile.missingFiles(in: content.catalog, file: path).filter { !met.contains($0.mark) }
    } catch {
      problems = error.problems
    }
    problems.sort { ($0.mark?.line ?? 0, $0.mark?.column ?? 0) < ($1.mark?.line ?? 0, $1.mark?.column ?? 0) }
    if arguments.has("--json") {
      Console.print(CatalogFile.json(of: problems) + "\n")
    } else {
      for problem in problems { Console.print(problem.description + "\n") }
    }
    return problems.isEmpty ? 0 : 1
  }
}
