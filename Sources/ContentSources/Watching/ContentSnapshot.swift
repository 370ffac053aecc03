/// How everything watched lay on disk at one moment, to be compared with the next.
///
/// Network mounts send no events, so a snapshot every `intervalSeconds` finds what inotify cannot. Taking one may wait on
/// such a mount: do it where content is read.
public struct ContentSnapshot: Equatable, Sendable {
  /// Seconds between snapshots.
  public static let intervalSeconds = 60.0

  /// By path; what is not there has none.
  public var fingerprints: [String: FileFingerprint]

  public init(fingerprints: [String: FileFingerprint] = [:]) {
    self.fingerprints = fingerprints
  }

  /// Looks at the file, at the folders and those below them, and at the given pictures.
  public init(_ paths: WatchedPaths, pictures: [String]) {
    let folders = paths.folders.flatMap { FolderScan(root: $0, wantsPictures: false).entered }
    fingerprints = [:]
    for path in [paths.file].compactMap({ $0 }) + paths.folders + folders + paths.pictureFolders + pictures {
      fingerprints[path] = FileFingerprint(path: path)
    }
  }

  /// The paths that are new, changed or gone.
  public func changes(since earlier: ContentSnapshot) -> Set<String> {
    var changed: Set<String> = []
    for (path, fingerprint) in fingerprints where earlier.fingerprints[path] != fingerprint { changed.insert(path) }
    for path in earlier.fingerprints.keys where fingerprints[path] == nil { changed.insert(path) }
    return changed
  }
}
