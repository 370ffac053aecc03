internal import Glibc

/// Tells whether a path still leads to the same bytes, without reading them.
public struct FileFingerprint: Hashable, Sendable {
  public var device: UInt64
  public var inode: UInt64
  public var size: Int64
  /// Last change of the contents, nanoseconds since 1970.
  public var modifiedNanoseconds: Int64
  /// Last change of the contents or of the inode, nanoseconds since 1970. No program can set it: who writes other
  /// bytes of the same length into the same file and sets back its time is seen by this alone.
  public var changedNanoseconds: Int64

  public init(
    device: UInt64, inode: UInt64, size: Int64, modifiedNanoseconds: Int64, changedNanoseconds: Int64 = 0
  ) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modifiedNanoseconds = modifiedNanoseconds
    self.changedNanoseconds = changedNanoseconds
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
      modifiedNanoseconds: Self.nanoseconds(status.st_mtim), changedNanoseconds: Self.nanoseconds(status.st_ctim))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
