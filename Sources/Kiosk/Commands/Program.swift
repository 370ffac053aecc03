import Glibc

/// The program: one command line in, one exit status out.
public enum Program {
  /// Runs `vitrine` with the words after its name.
  ///
  /// - Returns: 0 fine, 1 something failed or has problems, 2 the command line is not understood.
  public static func main(_ words: [String]) -> Int32 {
    guard let name = words.first else {
      Console.error(overview)
      return 2
    }
    if ["--help", "-h", "help"].contains(name) {
      Console.print(overview)
      return 0
    }
    if name == "--version" {
      Console.print("vitrine \(version)\n")
      return 0
    }
    guard let command = commands.first(where: { $0.description.name == name }) else {
      Console.error("vitrine: unknown command \"\(name)\"\n\n" + overview)
      return 2
    }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      Console.print(command.description.help)
      return 0
    }
    do {
      return try command.run(Arguments(rest, for: command.description))
    } catch {
      Console.error("vitrine \(name): \(error.message)\n\(command.description.usage)\n")
      return 2
    }
  }

  static let version = "0.1.0"

  private static var commands: [any Command.Type] {
    [
      RunCommand.self, ShotCommand.self, CheckCommand.self, InitCommand.self, SchemaCommand.self,
    ]
  }

  private static var overview: String {
    var lines = ["usage: vitrine COMMAND …", "", "A touch display as a showcase that people swipe through.", ""]
    for command in commands {
      let name = command.description.name
      lines.append("  " + name + String(repeating: " ", count: 8 - name.count) + command.description.summary)
    }
    lines += ["", "vitrine COMMAND --help tells more."]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// One of the things that `vitrine` does.
protocol Command {
  static var description: CommandDescription { get }
  /// - Returns: the exit status.
  static func run(_ arguments: Arguments) throws(UsageError) -> Int32
}

/// Where a file is really written that the command line names.
enum OutputPath {
  /// What a link leads to; the path itself where it is none, or leads nowhere yet.
  static func resolved(_ path: String) -> String {
    guard let whole = realpath(path, nil) else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// Whether it is a regular file, or nothing yet.
  static func isPlain(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}

/// Standard output and standard error.
enum Console {
  static func print(_ text: String) { put(text, 1) }
  static func error(_ text: String) { put(text, 2) }

  private static func put(_ text: String, _ descriptor: Int32) {
    var rest = text.utf8.map { $0 }[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 || (written < 0 && errno == EINTR) else { return }
      rest = rest.dropFirst(max(0, written))
    }
  }

  /// Writes a file whole, by way of a temporary one beside it.
  ///
  /// - Returns: why it failed, or nil.
  static func write(_ text: String, to path: String) -> String? {
    // A link stays a link, and a pipe or a device is written to, not replaced.
    let path = OutputPath.resolved(path)
    let temporary = OutputPath.isPlain(path) ? path + ".new" : path
    guard let file = fopen(temporary, "w") else { return String(cString: strerror(errno)) }
    let written = fputs(text, file)
    guard fclose(file) == 0, written >= 0, temporary == path || rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      if temporary != path { unlink(temporary) }
      return reason
    }
    return nil
  }
}
