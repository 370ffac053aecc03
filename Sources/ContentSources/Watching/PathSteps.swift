internal import Glibc

/// The folders on the way to a path, each with the name looked up in it, links followed.
///
/// Watching these names tells when the path comes to lead elsewhere: a folder made anew, a link swapped.
struct PathSteps {
  struct Step: Hashable {
    /// Absolute, without links.
    var directory: String
    var name: String
  }

  /// From the root on; the last is the path's own end, or the first name on the way that is not there.
  private(set) var steps: [Step] = []

  /// The kernel's own limit on links in one path.
  private static let mostLinks = 40

  init(to path: String) {
    var names = Self.names(path)
    var directory = "/"
    var links = 0
    while let name = names.popLast() {
      if name == ".." {
        directory = Self.parent(of: directory)
        continue
      }
      steps.append(Step(directory: directory, name: name))
      let place = Self.join(directory, name)
      var status = stat()
      guard lstat(place, &status) == 0 else { return }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        directory = place
      case S_IFLNK:
        links += 1
        guard links <= Self.mostLinks, let target = Self.target(of: place) else { return }
        if target.utf8.first == UInt8(ascii: "/") { directory = "/" }
        names += Self.names(target)
      default:
        return
      }
    }
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory == "/" ? "/" + name : "\(directory)/\(name)"
  }

  /// The names of a path, the first last.
  private static func names(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }.reversed()
  }

  private static func parent(of directory: String) -> String {
    guard let slash = directory.utf8.lastIndex(of: UInt8(ascii: "/")), slash != directory.startIndex else { return "/" }
    return String(directory[..<slash])
  }

  private static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(link, &bytes, bytes.count - 1)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
