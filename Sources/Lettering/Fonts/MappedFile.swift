import Glibc

/// A file's bytes, read from the disk where they are touched and shared with every other font of the same file.
///
/// SDL_ttf seeks and reads for each letter that it draws; from memory that costs half as much in all. Package managers
/// put a new file in place of an old one, so what is mapped does not change.
final class MappedFile {
  let bytes: UnsafeRawPointer
  let count: Int

  /// Corresponds to `mmap`; nil where there is no such file, or nothing in it.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (1...Int(Int32.max)).contains(status.st_size)
    else { return nil }
    count = status.st_size
    guard let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawPointer(address)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes), count) }
}
