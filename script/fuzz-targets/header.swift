import Glibc
import Pictures

/// A file without a name that takes each input in turn.
private let descriptor: CInt = {
  var name = Array("/tmp/vitrine-fuzz-XXXXXX".utf8CString)
  let descriptor = mkstemp(&name)
  precondition(descriptor >= 0, "a file can be made in /tmp")
  unlink(name)
  return descriptor
}()

/// What a program reads of a picture before it decodes anything: whatever the bytes are, a size or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func probe(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  ftruncate(descriptor, 0)
  pwrite(descriptor, bytes, count, 0)
  if let info = try? PictureDecoder().probe(path: "/proc/self/fd/\(descriptor)") {
    precondition(info.width > 0 && info.height > 0, "a size is positive")
  }
  return 0
}
