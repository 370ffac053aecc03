import Glibc
import TemporaryFolder

/// The program under test.
public enum Vitrine {
  /// `$VITRINE_EXECUTABLE`, else the one built beside these tests.
  public static let path: String = {
    if let given = getenv("VITRINE_EXECUTABLE") { return String(cString: given) }
    return built("vitrine")
  }()

  /// A program of this package, as it was built beside these tests.
  public static func built(_ name: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let length = buffer.withUnsafeMutableBytes { bytes in
      readlink("/proc/self/exe", bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    let tests = String(decoding: buffer[..<max(0, length)], as: UTF8.self)
    return tests[..<(tests.lastIndex(of: "/") ?? tests.endIndex)] + "/" + name
  }

  /// For the pictures that programs under test prepare; removed when the tests end.
  private static let cacheHome: String = {
    var template = Array("/tmp/vitrine-cache-XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
    guard mkdtemp(&template) != nil else { preconditionFailure("no temporary folder: \(errno)") }
    atexit { removeTree(at: Vitrine.cacheHome) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  public static func start(_ words: [String], environment: [String: String?] = [:]) throws -> ChildProcess {
    // No test shall see the keeper's own content or prepared pictures, or a window where it asked for none.
    let clean: [String: String?] = [
      "VITRINE_CONTENT": nil, "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_CACHE_HOME": cacheHome,
    ]
    return try ChildProcess(path, words, environment: clean.merging(environment) { $1 })
  }

  public static func run(
    _ words: String..., environment: [String: String?] = [:]
  ) throws -> ChildProcess.Outcome {
    try start(words, environment: environment).finish()
  }
}
