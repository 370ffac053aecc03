internal import Glibc

/// Whether this process may read touch panels and keyboards where no desktop does it for the program.
public enum InputAccess {
  /// The group that the user has to be in, `nil` where at least one device can be read or there is none.
  ///
  /// - Parameter root: `/`, or where a made-up tree stands.
  public static func deniedGroup(root: String = "/") -> String? {
    let folder = (root.hasSuffix("/") ? root : root + "/") + "dev/input"
    let devices = SystemFiles.names(in: folder).filter { $0.hasPrefix("event") }.map { "\(folder)/\($0)" }
    guard let first = devices.first, !devices.contains(where: { access($0, R_OK) == 0 }) else { return nil }
    return CardAccess.group(of: first)
  }
}
