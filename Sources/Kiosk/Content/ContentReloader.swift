import Catalog
import ContentSources
import Glibc
import SDLBackend

/// Follows the content on disk: a thread of its own watches, reads and checks, and hands over whole values.
final class ContentReloader: Sendable {
  enum Outcome: Sendable {
    case content(Content)
    /// It cannot be read as it is now; what is on the screen stays.
    case problems([Problem])
  }

  private let outcomes = Mailbox<Outcome>()
  /// Written to once, to end the thread.
  private let stopWriter: Int32

  /// - Parameters:
  ///   - typesetters: asked for each content's before it is handed over.
  ///   - wake: called on the thread after each outcome.
  init(path: String, content: Content, typesetters: Typesetters, wake: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    stopWriter = pipe(&ends) == 0 ? ends[1] : -1
    let stopReader = ends[0]
    startThread { [outcomes] in
      var following = Following(path: path, content: content)
      while let outcome = following.next(stop: stopReader) {
        if case .content(let content) = outcome { _ = try? typesetters.typesetter(for: content.catalog) }
        outcomes.put(outcome)
        wake()
      }
      close(stopReader)
    }
  }

  deinit { close(stopWriter) }

  /// What has been read since the last call, if anything.
  func poll() -> Outcome? { outcomes.poll() }
}

/// The thread's own work.
private struct Following: ~Copyable {
  private let path: String
  private var watcher = ContentWatcher()
  private var reader = ContentReader()
  private var watched: WatchedPaths
  /// For mounts that send no events.
  private var snapshot: ContentSnapshot
  private var nextSnapshot: Double
  /// What is shown since before the watching began, until it is known to be what is on disk.
  private var unconfirmed: Content?

  init(path: String, content: Content) {
    self.path = path
    unconfirmed = content
    watched = content.watchedPaths
    watcher.watch(watched)
    reader.note(content)
    snapshot = ContentSnapshot(watched, pictures: [])
    nextSnapshot = MonotonicClock.now + ContentSnapshot.intervalSeconds
  }

  /// Waits for a change and reads what is there then; nil when it is to stop.
  mutating func next(stop: Int32) -> ContentReloader.Outcome? {
    if let content = confirm() { return content }
    while true {
      let deadline = min(watcher.nextDeadline ?? .infinity, nextSnapshot)
      guard wait(until: deadline, stop: stop) else { return nil }
      let now = MonotonicClock.now
      watcher.drain(now: now)
      guard watcher.takeChanges(now: now) != nil || hasChangedUnseen(at: now) else { continue }
      return read()
    }
  }

  /// What has changed between the first reading and the first watching: opening the display may take minutes.
  private mutating func confirm() -> ContentReloader.Outcome? {
    guard let shown = unconfirmed else { return nil }
    unconfirmed = nil
    switch read() {
    case .content(let content): return content.catalog == shown.catalog ? nil : .content(content)
    case .problems(let problems): return problems == shown.problems ? nil : .problems(problems)
    }
  }

  private mutating func read() -> ContentReloader.Outcome {
    do {
      let content = try reader.read(path)
      watched = content.watchedPaths
      watcher.watch(watched)
      snapshot = ContentSnapshot(watched, pictures: [])
      return .content(content)
    } catch {
      return .problems(error.problems)
    }
  }

  private mutating func hasChangedUnseen(at now: Double) -> Bool {
    guard now >= nextSnapshot else { return false }
    nextSnapshot = now + ContentSnapshot.intervalSeconds
    let fresh = ContentSnapshot(watched, pictures: [])
    defer { snapshot = fresh }
    return !fresh.changes(since: snapshot).isEmpty
  }

  /// - Returns: false when it is to stop.
  private func wait(until deadline: Double, stop: Int32) -> Bool {
    var waited = [
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watcher.fileDescriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let seconds = min(max(0, deadline - MonotonicClock.now), ContentSnapshot.intervalSeconds)
    _ = Glibc.poll(&waited, 2, Int32((seconds * 1_000).rounded(.up)))
    return waited[0].revents == 0
  }
}

extension Content {
  /// Everything on disk that it depends on.
  var watchedPaths: WatchedPaths {
    isFolder ? WatchedPaths(folder: name, catalog: catalog) : WatchedPaths(file: name, catalog: catalog)
  }
}
