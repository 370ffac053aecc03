public import Catalog

extension CatalogFile {
  /// Problems as a JSON array of `file`, `line`, `column` (null where unknown), `message` and `fix`.
  public static func json(of problems: [Problem]) -> String {
    JSON.list(problems.map(json)).text() + "\n"
  }

  private static func json(of problem: Problem) -> JSON {
    .object([
      "file": .string(problem.file),
      "line": problem.mark.map { .number(Double($0.line)) } ?? .null,
      "column": problem.mark.map { .number(Double($0.column)) } ?? .null,
      "message": .string(problem.message),
      "fix": .string(problem.fix),
    ])
  }
}
