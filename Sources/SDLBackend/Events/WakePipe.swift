internal import Glibc

/// A pipe by which one thread ends another's sleep: neither end blocks, and no other program inherits them.
enum WakePipe {
  /// Both ends, for the caller to close; -1 where no more files can be opened.
  static func ends() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }
}
