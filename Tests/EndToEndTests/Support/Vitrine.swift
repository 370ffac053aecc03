import FoundationEssentials
import Glibc
import Pictures
import Raster
import Testing

/// The program under test.
enum Vitrine {
  /// `$VITRINE_EXECUTABLE`, else the one built beside these tests.
  static let path: String = {
    if let given = getenv("VITRINE_EXECUTABLE") { return String(cString: given) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let length = buffer.withUnsafeMutableBytes { bytes in
      readlink("/proc/self/exe", bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    let tests = String(decoding: buffer[..<max(0, length)], as: UTF8.self)
    return tests[..<(tests.lastIndex(of: "/") ?? tests.endIndex)] + "/vitrine"
  }()

  /// A path of the checkout that this file lies in.
  static func checkout(_ name: String) -> String {
    let file: String = #filePath
    return file.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/" + name
  }

  static let demo = checkout("config/kiosk.yaml")

  static func start(_ words: [String], environment: [String: String?] = [:]) throws -> ChildProcess {
    // No test shall see the keeper's own content, or a window where it asked for none.
    let clean: [String: String?] = ["VITRINE_CONTENT": nil, "DISPLAY": nil, "WAYLAND_DISPLAY": nil]
    return try ChildProcess(path, words, environment: clean.merging(environment) { $1 })
  }

  static func run(_ words: String..., environment: [String: String?] = [:]) throws -> ChildProcess.Outcome {
    try start(words, environment: environment).finish()
  }
}

/// What `vitrine shot` left.
struct Shot {
  var picture: Bitmap
  /// The bytes of the PNG file.
  var bytes: [UInt8]
  var state: ScreenState
  var outcome: ChildProcess.Outcome

  /// - Parameters:
  ///   - folder: where the files go; one shot at a time.
  ///   - strokes: what a visitor does.
  init(_ content: String, in folder: String, strokes: Strokes? = nil, _ options: String...) throws {
    let out = folder + "/shot.png"
    let report = folder + "/shot.json"
    var words = ["shot", content, "--out", out, "--state", report] + options
    if let strokes {
      try strokes.write(to: folder + "/replay.jsonl")
      words += ["--replay", folder + "/replay.jsonl"]
    }
    outcome = try Vitrine.start(words).finish()
    try #require(outcome.status == 0, "\(words) said: \(outcome.errors)")
    picture = try PictureDecoder().pixels(path: out)
    bytes = try FileBytes.read(out)
    state = try ScreenState(path: report)
  }
}

enum FileBytes {
  struct Missing: Error { var path: String }

  static func read(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
    return [UInt8](data)
  }
}
