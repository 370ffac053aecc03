import FoundationEssentials
import Glibc

/// One recorded thing that a visitor, a device or a keeper did.
struct ReplayStep: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    enum Stroke: String, Sendable { case down, move, up, cancel }

    /// Fractions 0…1 of the raw panel.
    case touch(Stroke, id: Int, x: Double, y: Double)
    case mouse(Stroke, x: Double, y: Double)
    case key(String, isDown: Bool)
    case pad(String)
    case focus(Bool)
    case device(String)
    /// An absolute path: the content is replaced by this one.
    case content(String)
  }

  /// Seconds from the start.
  var time: Double
  var action: Action
}

/// A recorded session: JSON lines in order of time.
struct Replay: Equatable, Sendable {
  var steps: [ReplayStep]

  /// When the last step is played, in seconds.
  var duration: Double { steps.last?.time ?? 0 }

  /// Whether it swaps the content.
  var changesContent: Bool {
    steps.contains { if case .content = $0.action { true } else { false } }
  }

  /// How long a key is held that is written as one press.
  static let keyHold = 0.06

  /// Reads a file.
  ///
  /// - Throws: `ReplayError` with the number of the line that is not understood.
  static func read(path: String) throws(ReplayError) -> Replay {
    guard access(path, R_OK) == 0 else {
      throw ReplayError(file: path, line: nil, message: "cannot be read: \(String(cString: strerror(errno)))")
    }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw ReplayError(file: path, line: nil, message: "is not a file of replay lines")
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return try parse(String(decoding: bytes, as: UTF8.self), file: path, folder: folder)
  }

  /// - Parameter folder: what `content` paths are relative to.
  static func parse(_ text: String, file: String, folder: String) throws(ReplayError) -> Replay {
    var steps: [ReplayStep] = []
    var lastTime = -Double.infinity
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.last == "\r" ? line.dropLast() : line
      guard line.contains(where: { $0 != " " && $0 != "\t" }) else { continue }
      do throws(ReplayError.Reason) {
        let parsed = try ReplayLine(line).steps(folder: folder)
        guard let first = parsed.first, first.time >= lastTime else {
          throw ReplayError.Reason("its time is before that of the line above")
        }
        lastTime = first.time
        steps += parsed
      } catch {
        throw ReplayError(file: file, line: index + 1, message: error.message)
      }
    }
    // A key's release can fall behind the next line's start.
    let order = steps.indices.sorted { (steps[$0].time, $0) < (steps[$1].time, $1) }
    return Replay(steps: order.map { steps[$0] })
  }
}

/// A replay that cannot be read.
struct ReplayError: Error, Equatable, CustomStringConvertible {
  var file: String
  var line: Int?
  var message: String

  var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): error: \(message)" }

  struct Reason: Error {
    var message: String
    init(_ message: String) { self.message = message }
  }
}
