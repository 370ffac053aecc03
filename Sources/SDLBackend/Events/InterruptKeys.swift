internal import CLibinput
internal import Glibc

/// Ctrl+C on the bare screen: for who started the program by hand, at a console that is muted while it runs.
struct InterruptKeys {
  private var held: Set<UInt32> = []

  private static let controls = [UInt32(KEY_LEFTCTRL), UInt32(KEY_RIGHTCTRL)]

  /// Whether this process was started from a shell in the foreground of a terminal. A service is nobody's to interrupt
  /// by a keyboard, though it may have a terminal.
  static var areHeard: Bool {
    getppid() != 1 && tcgetpgrp(STDIN_FILENO) == getpgrp()
  }

  /// Takes a key, and returns whether it completes Ctrl+C.
  mutating func completes(code: UInt32, isDown: Bool) -> Bool {
    if Self.controls.contains(code) {
      if isDown { held.insert(code) } else { held.remove(code) }
    }
    return isDown && code == UInt32(KEY_C) && !held.isEmpty
  }
}
