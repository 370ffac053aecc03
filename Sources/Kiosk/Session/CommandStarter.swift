import Catalog
import Glibc
import Synchronization

/// Starts the commands that the keeper has declared: the program itself, with its arguments as they are, never a shell.
final class CommandStarter: Sendable {
  /// Names of those that run: each once at a time, however often a visitor taps.
  private let running = Mutex<Set<String>>([])
  private let report: @Sendable (String) -> Void

  /// - Parameter report: told what could not be started or has failed; on any thread.
  init(report: @escaping @Sendable (String) -> Void) { self.report = report }

  /// Starts a command, unless it still runs; does not wait for it.
  func start(_ command: DeclaredCommand) {
    guard running.withLock({ $0.insert(command.name).inserted }) else { return }
    switch Self.spawn(command.arguments) {
    case .failure(let error):
      report("command \(command.name): \(command.arguments[0]): \(String(cString: strerror(error.code)))")
      end(command)
    case .success(let process):
      startThread { [self] in
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The exit status is in the second byte, a signal in the lower seven bits.
        if status != 0 {
          let signal = status & 0x7F
          report("command \(command.name): " + (signal == 0 ? "status \(status >> 8)" : "ended by signal \(signal)"))
        }
        end(command)
      }
    }
  }

  /// Whether any still runs.
  var isRunning: Bool { running.withLock { !$0.isEmpty } }

  private func end(_ command: DeclaredCommand) { _ = running.withLock { $0.remove(command.name) } }

  private struct SpawnError: Error {
    var code: Int32
  }

  /// `posix_spawnp`, with no files of ours but the two for words, and no signals blocked.
  private static func spawn(_ arguments: [String]) -> Result<pid_t, SpawnError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // Files of ours are none of its business.
    for file in Int32(3)..<1_024 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, words[0]!, &actions, &attributes, words, environ)
    return code == 0 ? .success(process) : .failure(SpawnError(code: code))
  }
}
