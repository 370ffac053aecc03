import Glibc
import ProgramSupport

/// `vitrine run` on a file that the test edits meanwhile.
final class LiveKiosk {
  let folder: String
  let file: String
  let program: ChildProcess
  private let reports: String

  /// What it left at its end.
  struct End {
    var status: Int32
    var errors: String
    var state: ScreenState
    var stats: FrameStats
  }

  /// - Parameters:
  ///   - folder: the content's, with its file in it.
  ///   - reports: another folder.
  ///   - display: an X server's; nil draws in memory.
  init(in folder: String, reports: String, file: String? = nil, display: String? = nil, seconds: Double = 300) throws {
    self.folder = folder
    self.file = file ?? folder + "/kiosk.yaml"
    self.reports = reports
    let place = display == nil ? ["--offscreen", "--window", "1280x720"] : ["--window", "1280x720"]
    program = try Vitrine.start(
      ["run", self.file, "--for", "\(seconds)", "--state", reports + "/state.json", "--stats", reports + "/stats.json"]
        + place, environment: display.map { ["DISPLAY": $0] } ?? [:])
    try program.waitForErrors(containing: "vitrine: ")
  }

  private func count(_ words: String) -> Int {
    program.errorsSoFar.split(separator: "\n").count { $0.contains(words) }
  }

  /// Waits until it shows what came of `edit`.
  func reload(within seconds: Double = 20, _ edit: () throws -> Void) throws {
    let before = count("content:")
    try edit()
    try program.waitForErrors(containing: "content:", times: before + 1, within: seconds)
  }

  /// Waits until it says some words that came of `edit`.
  func hear(_ words: String, _ edit: () throws -> Void) throws {
    let before = count(words)
    try edit()
    try program.waitForErrors(containing: words, times: before + 1)
  }

  func end() throws -> End {
    program.send(SIGTERM)
    let outcome = try program.finish(within: 30)
    return End(
      status: outcome.status, errors: outcome.errors, state: try ScreenState(path: reports + "/state.json"),
      stats: try FrameStats(path: reports + "/stats.json"))
  }
}
