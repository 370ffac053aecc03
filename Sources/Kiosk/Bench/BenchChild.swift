import Glibc

/// This program once more, in a process of its own, so that its memory can be told from ours.
enum BenchChild {
  /// What it prints on standard output; nil where it cannot be started or does not end with 0.
  static func output(of words: [String]) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var arguments = (["vitrine-bench"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let status = posix_spawn(&child, "/proc/self/exe", &actions, nil, &arguments, environ)
    close(ends[1])
    guard status == 0 else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    var ending: Int32 = 0
    while waitpid(child, &ending, 0) < 0 && errno == EINTR {}
    return ending == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The number behind a name in a line of JSON.
  static func number(_ name: String, in line: String) -> Double? {
    guard let place = line.firstRange(of: "\"\(name)\": ") else { return nil }
    return Double(line[place.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }
}

extension String {
  /// Where `text` first stands.
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
