internal import Glibc

/// Whether this process may show pictures on a card; SDL says the same words for every reason why not.
public enum CardAccess: Equatable, Sendable {
  case usable
  /// The device file exists and belongs to a group that the user is not in.
  case noRights(group: String)
  /// Another program shows pictures on it.
  case busy
  /// Any other failure, with the system's words.
  case failed(String)

  /// Opens the card and closes it again. For that moment the process is the card's master if nobody else is.
  public static func probe(_ path: String) -> CardAccess {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      return errno == EACCES || errno == EPERM
        ? .noRights(group: group(of: path)) : .failed(String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    // DRM_IOCTL_SET_MASTER: granted to whom opened the card while nobody was its master.
    let setMaster: UInt = 0x641E
    let isRefused = ioctl(descriptor, setMaster, 0) != 0 && (errno == EACCES || errno == EBUSY || errno == EPERM)
    return isRefused ? .busy : .usable
  }

  /// The file's group, by name where it has one.
  static func group(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "video" }
    return getgrgid(status.st_gid).map { String(cString: $0.pointee.gr_name) } ?? String(status.st_gid)
  }
}
