import Glibc
import Synchronization

/// Prepared pictures on disk, so that the next start needs none of their sources.
///
/// Any number of threads and processes may share one folder: an entry appears whole by being renamed into its name, what is
/// damaged is taken away and made again, and the folder may be emptied or removed at any time.
public final class DiskTier: Sendable {
  /// What a folder holds at most unless told otherwise: the tiles of some thousands of photos.
  public static let defaultLimitBytes = 512 << 20

  /// Where the entries lie; absolute.
  public let path: String
  private let folder: DiskFolder
  private let limitBytes: Int
  private let state = Mutex(State())

  private struct State {
    var isMade = false
    /// Bytes written since the folder was last looked through; nil before the first time.
    var unseenBytes: Int?
    var totalBytes = 0
  }

  /// An entry that was used is marked so at most this often, in seconds: each mark is a write to the card.
  private static let secondsBetweenMarks = 3600

  /// - Parameters:
  ///   - path: absolute; the folder is made when the first picture is stored.
  ///   - limitBytes: what all entries together may take.
  public init(path: String, limitBytes: Int = DiskTier.defaultLimitBytes) {
    precondition(path.hasPrefix("/") && limitBytes > 0, "a folder from the root, and some room")
    self.path = path
    self.limitBytes = limitBytes
    folder = DiskFolder(path: path)
  }

  /// `vitrine/tiles` in `$XDG_CACHE_HOME`, by default in `~/.cache`; nil without a home. A service has the folder that
  /// systemd gives it.
  public static var standardPath: String? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let folder = value("XDG_CACHE_HOME") { return folder + "/vitrine/tiles" }
    if let folder = value("CACHE_DIRECTORY") { return folder + "/tiles" }
    return value("HOME").map { $0 + "/.cache/vitrine/tiles" }
  }

  /// The picture as it was stored; nil where there is none, or a damaged one, which is removed.
  public func picture(for key: DiskKey) -> PreparedPicture? {
    let name = key.name
    guard let (bytes, used) = folder.read(name) else { return nil }
    guard let picture = DiskEntry.decode(bytes, key: key) else {
      folder.remove(name)
      return nil
    }
    if used < time(nil) - Self.secondsBetweenMarks { folder.touch(name) }
    return picture
  }

  /// Stores a picture, and takes the longest unused ones away when there is no more room. Slow; not for the frame's thread.
  ///
  /// A picture that would take more than a sixty-fourth of the room is not stored: few such would push out all tiles.
  /// - Returns: why it could not be stored, to stand alone without a full stop, or nil.
  public func store(_ picture: PreparedPicture, for key: DiskKey) -> String? {
    guard picture.bitmap.pixels.count * 4 <= limitBytes / 64 * 2 else { return nil }
    let bytes = DiskEntry.encode(picture, key: key)
    guard bytes.count <= limitBytes / 64 else { return nil }
    if let code = make() ?? write(bytes, name: key.name) { return Self.fault(path, code) }
    count(bytes.count)
    return nil
  }

  private static func fault(_ path: String, _ code: Int32) -> String {
    "\(path): prepared pictures cannot be kept (\(String(cString: strerror(code))))"
  }

  private func make() -> Int32? {
    state.withLock { state in
      if state.isMade { return nil }
      let code = folder.make()
      state.isMade = code == nil
      return code
    }
  }

  /// Makes the folder once more where somebody has removed it meanwhile.
  private func write(_ bytes: [UInt8], name: String) -> Int32? {
    let code = folder.write(bytes, name: name)
    guard code == ENOENT else { return code }
    return folder.make() ?? folder.write(bytes, name: name)
  }

  /// Counts what was written, and looks through the folder now and then, since others may write to it too.
  private func count(_ bytes: Int) {
    state.withLock { state in
      let share = limitBytes / 16
      let unseen = (state.unseenBytes ?? share) + bytes
      state.unseenBytes = unseen
      // What another process writes unseen until it looks itself has room too.
      guard unseen >= share || state.totalBytes + unseen > limitBytes - 2 * share else { return }
      state.totalBytes = trim(to: limitBytes - 2 * share)
      state.unseenBytes = 0
    }
  }

  /// Removes the longest unused entries until the rest takes no more than that; returns what it takes.
  private func trim(to room: Int) -> Int {
    let files = folder.files()
    var total = files.reduce(0) { $0 + $1.bytes }
    guard total > room else { return total }
    // Somewhat more than needed, so that it is not done again for each picture.
    let target = room - room / 8
    let oldestFirst = files.sorted { ($0.used.tv_sec, $0.used.tv_nsec) < ($1.used.tv_sec, $1.used.tv_nsec) }
    for file in oldestFirst {
      if total <= target { break }
      folder.remove(file.name)
      total -= file.bytes
    }
    return total
  }
}
