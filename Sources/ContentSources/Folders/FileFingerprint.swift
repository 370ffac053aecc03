internal import Glibc

/// Tells whether a path still leads to the same bytes, without reading them.
public struct FileFingerprint: Hashable, Sendable {
  public var device: UInt64
  public var inode: UInt64
  public var size: Int64
  /// Last change of the contents, nanoseconds since 1970.
  public var modifiedNanoseconds: Int64

  public init(device: UInt64, inode: UInt64, size: Int64, modifiedNanoseconds: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modifiedNanoseconds = modifiedNanoseconds
  }

  /// Of what lies at `path` now, links followed; nil when there is nothing. May wait on a network mount.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    self.init(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
      modifiedNanoseconds: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
  }
}
