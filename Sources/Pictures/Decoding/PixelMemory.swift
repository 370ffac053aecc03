import Glibc

/// A large block that goes back to the system the moment it is given up.
///
/// `malloc` keeps freed blocks of up to 32 MB for later, which a program with a few such blocks a minute never gets rid of.
struct PixelMemory: ~Copyable {
  /// Zeroed at first.
  private(set) var bytes: UnsafeMutableRawBufferPointer
  private let mapped: Int

  private init(bytes: UnsafeMutableRawBufferPointer) {
    self.bytes = bytes
    mapped = bytes.count
  }

  deinit { munmap(bytes.baseAddress!, mapped) }

  static func allocate(bytes count: Int) throws(PictureError) -> PixelMemory {
    let address = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let address, address != MAP_FAILED else { throw .unreadable(ENOMEM) }
    return PixelMemory(bytes: UnsafeMutableRawBufferPointer(start: address, count: count))
  }

  /// Hides what lies behind; the memory is kept until the end.
  mutating func shorten(to count: Int) {
    bytes = UnsafeMutableRawBufferPointer(start: bytes.baseAddress!, count: min(count, bytes.count))
  }
}
