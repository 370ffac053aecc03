import Glibc

/// An open regular file. Nothing else is ever opened: a pipe in a folder of pictures would block for ever.
struct PictureFile: ~Copyable {
  let descriptor: Int32
  /// In bytes, more than 0.
  let size: Int
  /// When its content was last changed, after 1970.
  let modifiedSeconds: Int
  let modifiedNanoseconds: Int

  private init(descriptor: Int32, status: stat) {
    self.descriptor = descriptor
    size = Int(status.st_size)
    modifiedSeconds = Int(status.st_mtim.tv_sec)
    modifiedNanoseconds = Int(status.st_mtim.tv_nsec)
  }

  deinit { close(descriptor) }

  static func open(_ path: String) throws(PictureError) -> PictureFile {
    // C would look for the name before the NUL.
    if path.isEmpty || path.utf8.contains(0) { throw .missing }
    var status = stat()
    if stat(path, &status) != 0 { throw error(errno) }
    if status.st_mode & S_IFMT != S_IFREG { throw .notRegular }
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { throw error(errno) }
    // The name may have become something else in between.
    if fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG {
      close(descriptor)
      throw .notRegular
    }
    if status.st_size <= 0 {
      close(descriptor)
      throw .empty
    }
    return PictureFile(descriptor: descriptor, status: status)
  }

  /// Up to `count` bytes from `offset`; fewer only where the file ends.
  func bytes(at offset: Int, count: Int) throws(PictureError) -> [UInt8] {
    if offset < 0 || offset >= size { return [] }
    let count = min(count, size - offset)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      (filled, code) = Self.read(descriptor, into: UnsafeMutableRawBufferPointer(buffer), from: offset)
    }
    if code != 0 { throw .unreadable(code) }
    return bytes
  }

  /// The whole file in memory of its own. It is read, not mapped: a mapping of a file that is made shorter meanwhile would end the
  /// program with SIGBUS, and files on show are replaced while it runs.
  func contents() throws(PictureError) -> PixelMemory {
    var memory = try PixelMemory.allocate(bytes: size)
    let (filled, code) = Self.read(descriptor, into: memory.bytes, from: 0)
    if code != 0 { throw .unreadable(code) }
    memory.shorten(to: filled)
    return memory
  }

  private static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, from offset: Int
  ) -> (filled: Int, code: Int32) {
    var filled = 0
    while filled < buffer.count {
      let got = pread(descriptor, buffer.baseAddress! + filled, buffer.count - filled, off_t(offset + filled))
      if got == 0 { break }
      if got < 0 {
        if errno == EINTR { continue }
        return (filled, errno)
      }
      filled += got
    }
    return (filled, 0)
  }

  private static func error(_ code: Int32) -> PictureError {
    code == ENOENT || code == ENOTDIR ? .missing : .unreadable(code)
  }
}
