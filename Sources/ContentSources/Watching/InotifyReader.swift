internal import Glibc

/// Reads inotify's events from its descriptor.
struct InotifyReader {
  struct Event {
    var watch: Int32
    var mask: UInt32
    /// Empty where the event is about the directory itself.
    var name: String

    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
  }

  private let descriptor: Int32
  /// Many events of the longest names at once.
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)
  private var count = 0
  private var offset = 0

  /// `struct inotify_event` without its name: wd, mask, cookie, len.
  private static let headBytes = 16

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether more events came in.
  mutating func readMore() -> Bool {
    offset = 0
    repeat { count = read(descriptor, &buffer, buffer.count) } while count < 0 && errno == EINTR
    return count > 0
  }

  mutating func next() -> Event? {
    guard offset + Self.headBytes <= count else { return nil }
    let start = offset
    let (watch, mask, length) = buffer.withUnsafeBytes {
      (
        $0.loadUnaligned(fromByteOffset: start, as: Int32.self),
        $0.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
        Int($0.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
      )
    }
    offset += Self.headBytes + length
    let name = buffer[(start + Self.headBytes)..<min(offset, count)].prefix { $0 != 0 }
    return Event(watch: watch, mask: mask, name: String(decoding: name, as: UTF8.self))
  }
}
