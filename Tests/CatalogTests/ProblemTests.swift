import Testing

@testable import Catalog

@Suite("Problem")
struct ProblemTests {
  @Test("prints as editors read it")
  func printed() {
    let problem = Problem(
      file: "kiosk.yaml", mark: SourceMark(line: 3, column: 5), message: "unknown key \"tytle\"",
      fix: "did you mean \"title\"?")

    #expect(problem.description == "kiosk.yaml:3:5: error: unknown key \"tytle\" (did you mean \"title\"?)")
  }

  @Test("without a place or a fix it prints what there is")
  func bare() {
    #expect(Problem(file: "a.yaml", message: "empty", fix: "").description == "a.yaml: error: empty")
  }
}
