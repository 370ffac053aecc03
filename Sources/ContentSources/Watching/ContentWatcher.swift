internal import Glibc

/// Tells when what is shown changed on disk, through inotify.
///
/// It watches directories, never files: editors save by renaming, so a watch on the file would stay with the old one. A
/// picture or file counts as changed when its writer is done with it. The names on the way to everything are watched too,
/// so a folder that vanishes and comes back, or a link that is swapped, is seen.
///
/// It has no thread and no clock: poll `fileDescriptor` until `nextDeadline`, then call `drain` and `takeChanges`. These
/// ask the file system, which may wait on a network mount, so do it where content is read, not where frames are drawn.
/// Changes made by other machines send no events: see `ContentSnapshot`.
public struct ContentWatcher: ~Copyable, Sendable {
  /// What happened since it was last asked.
  public struct Changes: Equatable, Sendable {
    /// Paths of files and folders that are new, changed or gone.
    public var paths: Set<String>
    /// Whether more may have changed than the paths say.
    public var mayBeMore: Bool

    public init(paths: Set<String> = [], mayBeMore: Bool = false) {
      self.paths = paths
      self.mayBeMore = mayBeMore
    }
  }

  /// Readable when there is something to drain; nil where the system has no inotify left, and only the slow poll helps.
  public let fileDescriptor: Int32?
  /// Why some folders are not watched; nil when all are.
  public private(set) var shortage: String?

  private var paths = WatchedPaths()
  private var interests: [Int32: WatchPlan.Interest] = [:]
  private var changes = Changes()
  private var debounce = Debounce()
  private var isStale = false

  /// Step directories are watched for names alone: `/tmp` is busy.
  private static let stepMask = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
  private static let fullMask = stepMask | UInt32(IN_CLOSE_WRITE | IN_ATTRIB)
  /// Where the keeper's file lies it matters that it is being written, too.
  private static let fileMask = fullMask | UInt32(IN_MODIFY)
  private static let selfGone = UInt32(IN_IGNORED | IN_UNMOUNT | IN_DELETE_SELF | IN_MOVE_SELF)

  /// The corresponding C function is `inotify_init1`.
  public init() {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    fileDescriptor = descriptor < 0 ? nil : descriptor
    if descriptor < 0 { shortage = "no inotify instance left: raise fs.inotify.max_user_instances" }
  }

  deinit {
    if let fileDescriptor { close(fileDescriptor) }
  }

  /// Watches these from now on, in place of those before.
  public mutating func watch(_ paths: WatchedPaths) {
    guard paths != self.paths else { return }
    self.paths = paths
    rewatch()
  }

  /// When to call `takeChanges`; nil while nothing happened.
  public var nextDeadline: Double? { debounce.deadline }

  /// Takes what inotify has to say; `now` in seconds of a clock that does not jump.
  public mutating func drain(now: Double) {
    guard let fileDescriptor else { return }
    var reader = InotifyReader(fileDescriptor)
    // Bounded, so that a storm of events cannot keep the caller: what is left makes the descriptor readable again.
    for _ in 0..<64 {
      guard reader.readMore() else { break }
      while let event = reader.next() { take(event, now: now) }
    }
    if isStale {
      isStale = false
      rewatch()
    }
  }

  /// What changed, once it has been quiet for a moment or has gone on for a second; nil before.
  public mutating func takeChanges(now: Double) -> Changes? {
    guard debounce.take(now: now) else { return nil }
    defer { changes = Changes() }
    return changes
  }

  private mutating func take(_ event: InotifyReader.Event, now: Double) {
    if event.has(IN_Q_OVERFLOW) {
      isStale = true
      changes.mayBeMore = true
      return debounce.note(now: now)
    }
    guard let interest = interests[event.watch] else { return }
    if event.mask & Self.selfGone != 0 {
      if event.has(IN_IGNORED) { interests[event.watch] = nil }
      isStale = true
      changes.mayBeMore = true
      return debounce.note(now: now)
    }
    let isFile = interest.files.contains(event.name)
    if isFile, !event.has(IN_ATTRIB) { debounce.isWriting = event.has(IN_MODIFY) }
    guard !event.has(IN_MODIFY) else { return }
    let change = Self.judge(event, interest)
    guard change != .nothing else { return }
    if change == .way {
      isStale = true
      changes.mayBeMore = true
    }
    changes.paths.formUnion(interest.paths.map { event.name.isEmpty ? $0 : PathSteps.join($0, event.name) })
    debounce.note(now: now, isWhole: isFile)
  }

  private enum Change {
    case nothing
    /// A file.
    case contents
    /// A folder or link: other directories may have to be watched.
    case way
  }

  private static func judge(_ event: InotifyReader.Event, _ interest: WatchPlan.Interest) -> Change {
    if event.name.isEmpty { return interest.isFull ? .contents : .nothing }
    let isStep = interest.steps.contains(event.name)
    let isFolder = event.has(IN_ISDIR)
    let isShown =
      isFolder
      ? interest.holdsFolders && !PictureFile.isHidden(event.name)
      : interest.holdsPictures && PictureFile.kind(ofName: event.name) != .other
    guard isStep || isShown || interest.files.contains(event.name) else { return .nothing }
    if isFolder { return event.has(IN_ATTRIB) ? .contents : .way }
    if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { return arrival(of: event, in: interest) }
    return isStep && !interest.files.contains(event.name) ? .way : .contents
  }

  /// A new regular file is empty until its writer closes it; one moved here, and a link of either kind, is whole at once.
  private static func arrival(of event: InotifyReader.Event, in interest: WatchPlan.Interest) -> Change {
    var status = stat()
    guard let path = interest.paths.first, lstat(PathSteps.join(path, event.name), &status) == 0 else {
      return .contents
    }
    if status.st_mode & S_IFMT == S_IFLNK { return .way }
    if event.has(IN_CREATE) && status.st_nlink < 2 { return .nothing }
    return interest.steps.contains(event.name) && !interest.files.contains(event.name) ? .way : .contents
  }

  /// Brings the watches in line with where paths lead now. Directories still watched keep their watch and its events.
  private mutating func rewatch() {
    guard let fileDescriptor else { return }
    var renewed: [Int32: WatchPlan.Interest] = [:]
    shortage = nil
    for (path, interest) in WatchPlan(paths).directories {
      let events = interest.files.isEmpty ? interest.isFull ? Self.fullMask : Self.stepMask : Self.fileMask
      let mask = events | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
      let watch = inotify_add_watch(fileDescriptor, path, mask)
      if watch >= 0 {
        renewed[watch, default: WatchPlan.Interest()].merge(interest)
      } else if errno == ENOSPC {
        shortage = "too many folders to watch: raise fs.inotify.max_user_watches"
      }
    }
    for watch in interests.keys where renewed[watch] == nil { inotify_rm_watch(fileDescriptor, watch) }
    interests = renewed
  }
}
