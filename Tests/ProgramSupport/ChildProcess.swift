public import Glibc
import Synchronization

/// A started program whose output is read while it runs. It is killed when nobody holds it any more.
public final class ChildProcess {
  /// How it ended and what it said.
  public struct Outcome: Sendable {
    /// 0 … 255; 128 more than the signal's number when a signal ended it.
    public var status: Int32
    public var output: String
    public var errors: String
    /// The most memory it was seen to hold, in bytes. Its last milliseconds may be missed.
    public var peakResidentBytes: Int
  }

  public enum Failure: Error {
    case notStarted(String, errno: Int32)
    case tooSlow(String, output: String, errors: String)
    case ended(Outcome)
  }

  public let pid: pid_t
  private let name: String
  private var output: Pipe
  private var errors: Pipe
  private var peakResidentBytes = 0
  private var isReaped = false

  private struct Pipe {
    var descriptor: Int32
    var bytes: [UInt8] = []
    var isOpen = true
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// One is started at a time: a pipe that is not marked yet would be inherited by another child, and never close.
  private static let starting = Mutex<Void>(())

  /// - Parameter environment: what differs from the tests' own; nil takes a variable away.
  public convenience init(_ path: String, _ words: [String], environment: [String: String?] = [:]) throws {
    try self.init(path, words, Self.environment(environment))
  }

  private init(_ path: String, _ words: [String], _ environment: [String]) throws {
    name = ([path] + words).joined(separator: " ")
    (pid, output, errors) = try Self.starting.withLock { _ in try Self.start(path, words, environment) }
  }

  private static func start(
    _ path: String, _ words: [String], _ environment: [String]
  ) throws -> (pid: pid_t, output: Pipe, errors: Pipe) {
    let (outputEnd, outputInto) = pipe()
    let (errorsEnd, errorsInto) = pipe()

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputInto, 1)
    posix_spawn_file_actions_adddup2(&actions, errorsInto, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // The threads that tests run on may block signals, and a child inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(outputInto)
      close(errorsInto)
    }

    var child = pid_t()
    let status = withStrings([path] + words) { arguments in
      withStrings(environment) { environment in
        posix_spawnp(&child, path, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else {
      close(outputEnd)
      close(errorsEnd)
      throw Failure.notStarted(path, errno: status)
    }
    return (child, Pipe(descriptor: outputEnd), Pipe(descriptor: errorsEnd))
  }

  deinit {
    if !isReaped {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    close(output.descriptor)
    close(errors.descriptor)
  }

  public func send(_ signal: Int32) { kill(pid, signal) }

  /// Waits for the end.
  ///
  /// - Throws: `Failure.tooSlow` after `seconds`; the process is killed then.
  public func finish(within seconds: Double = 60) throws -> Outcome {
    try pump(within: seconds) { false }
    var raw: Int32 = 0
    waitpid(pid, &raw, 0)
    isReaped = true
    let signal = raw & 0x7F
    return Outcome(
      status: signal == 0 ? raw >> 8 & 0xFF : 128 + signal, output: output.text, errors: errors.text,
      peakResidentBytes: peakResidentBytes)
  }

  /// Waits until standard error contains some words.
  public func waitForErrors(containing words: String, within seconds: Double = 60) throws {
    try pump(within: seconds) { errors.text.contains(words) }
    guard errors.text.contains(words) else { throw Failure.ended(try finish()) }
  }

  /// Everything it has said on standard error so far.
  public var errorsSoFar: String { errors.text }

  /// Waits until standard error contains some words that often.
  public func waitForErrors(containing words: String, times: Int, within seconds: Double = 60) throws {
    func count() -> Int { errors.text.split(separator: "\n").count { $0.contains(words) } }
    try pump(within: seconds) { count() >= times }
    guard count() >= times else { throw Failure.ended(try finish()) }
  }

  /// Reads what it says for a while.
  public func listen(for seconds: Double) throws {
    let end = Clock.now + seconds
    try pump(within: seconds + 60) { Clock.now >= end }
  }

  /// Waits for the first line on standard output.
  public func firstLine(within seconds: Double = 60) throws -> String {
    try pump(within: seconds) { output.text.contains("\n") }
    guard let line = output.text.split(separator: "\n").first else { throw Failure.ended(try finish()) }
    return String(line)
  }

  /// Reads what comes until both ends are closed or `isEnough`.
  private func pump(within seconds: Double, isEnough: () -> Bool) throws {
    let end = Clock.now + seconds
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while output.isOpen || errors.isOpen, !isEnough() {
      guard Clock.now < end else {
        throw Failure.tooSlow(name, output: output.text, errors: errors.text)
      }
      peakResidentBytes = max(peakResidentBytes, Self.peakResidentBytes(of: pid))
      var waiting = [
        pollfd(fd: output.isOpen ? output.descriptor : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors.isOpen ? errors.descriptor : -1, events: Int16(POLLIN), revents: 0),
      ]
      poll(&waiting, 2, 5)
      if waiting[0].revents != 0 { Self.read(&output, into: &buffer) }
      if waiting[1].revents != 0 { Self.read(&errors, into: &buffer) }
    }
  }

  private static func read(_ pipe: inout Pipe, into buffer: inout [UInt8]) {
    let count = Glibc.read(pipe.descriptor, &buffer, buffer.count)
    if count > 0 { pipe.bytes += buffer[..<count] } else if count == 0 || errno != EINTR { pipe.isOpen = false }
  }

  /// The kernel's high-water mark. `wait4` would count this process's own memory from before the child's `exec`.
  private static func peakResidentBytes(of pid: pid_t) -> Int {
    let line = ProcFile.text(of: pid, "status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 } ?? 0
  }

  private static func pipe() -> (end: Int32, into: Int32) {
    var ends: [Int32] = [0, 0]
    precondition(Glibc.pipe(&ends) == 0, "a pipe can be made")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func environment(_ changes: [String: String?]) -> [String] {
    var lines: [String] = []
    var next = environ
    while let entry = next.pointee {
      let line = String(cString: entry)
      if changes[String(line.prefix { $0 != "=" })] == nil { lines.append(line) }
      next += 1
    }
    return lines + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  private static func withStrings<R>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
  ) -> R {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
