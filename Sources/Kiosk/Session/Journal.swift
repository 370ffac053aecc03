import Carousel
import FoundationEssentials
import Glibc
import Synchronization

/// How often each tile was liked, kept over restarts in one small file.
///
/// It is written seldom, as memory cards wear out, and whole: to a new file that takes the old one's place, so that
/// a power cut leaves the one or the other.
final class Journal {
  /// Seconds between two writes.
  static let interval = 60.0

  private let file: JournalFile
  private var likes: Likes
  private var isChanged = false
  private var lastSave = -Double.infinity
  private var writes = 0

  /// By category, row and tile.
  private typealias Likes = [String: [String: [String: Int]]]

  private struct Content: Codable {
    var likes: [String: [String: [String: Int]]]
  }

  /// `$XDG_STATE_HOME/vitrine/journal.json`, by default under `~/.local/state`; nil without a home.
  static var standardPath: String? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = value("XDG_STATE_HOME") ?? value("HOME").map { $0 + "/.local/state" }
    return folder.map { $0 + "/vitrine/journal.json" }
  }

  /// Goes on from what the file says. One that is damaged is put aside under another name, and counting begins anew.
  ///
  /// - Parameter onDamage: told the name under which a damaged file was put aside.
  init(path: String, onDamage: (String) -> Void = { _ in }) {
    file = JournalFile(path: path)
    likes = [:]
    guard let bytes = file.read() else { return }
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)), Self.isSound(content.likes) else {
      onDamage(file.putAside())
      return
    }
    likes = content.likes
  }

  private static func isSound(_ likes: Likes) -> Bool {
    likes.values.allSatisfy { $0.values.allSatisfy { $0.values.allSatisfy { $0 >= 0 } } }
  }

  func likes(of tile: ItemIdentity) -> Int { likes[tile.category]?[tile.row]?[tile.item] ?? 0 }

  /// Adds to a tile's likes; they are never less than none.
  func add(_ count: Int, to tile: ItemIdentity) {
    let sum = likes(of: tile).addingReportingOverflow(count)
    likes[tile.category, default: [:]][tile.row, default: [:]][tile.item] =
      max(0, sum.overflow ? Int.max : sum.partialValue)
    isChanged = true
  }

  /// When it wants to be written; nil when nothing has changed.
  var dueTime: Double? { isChanged ? lastSave + Self.interval : nil }

  /// Writes what has changed, when it is time to; the frame does not wait for the card.
  func saveIfDue(at time: Double) {
    guard let dueTime, time >= dueTime else { return }
    lastSave = time
    let (text, number) = take()
    startThread { [file] in file.write(text, number: number) }
  }

  /// Writes what has changed, and waits for it: at the end. What a thread was to write and has not yet is in it.
  func close() {
    guard isChanged || writes > 0 else { return }
    let (text, number) = take()
    file.write(text, number: number)
  }

  private func take() -> (text: String, number: Int) {
    isChanged = false
    writes += 1
    return (text, writes)
  }

  private var text: String {
    func sorted<Value>(_ map: [String: Value], _ write: (Value) -> JSONText) -> JSONText {
      .object(map.sorted { $0.key < $1.key }.map { ($0.key, write($0.value)) })
    }
    let value = sorted(likes) { rows in sorted(rows) { tiles in sorted(tiles) { .integer($0) } } }
    return JSONText.object([("likes", value)]).description + "\n"
  }
}

/// The journal's place on disk, written by whichever thread has the newest.
private final class JournalFile: Sendable {
  private let path: String
  /// Number of the last text that was written.
  private let written = Mutex(0)
  /// More is no journal of ours.
  private static let longest = 16 << 20

  init(path: String) { self.path = path }

  /// Its bytes; nil where there is no file.
  func read() -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < Self.longest {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Renames it, and returns the new name.
  func putAside() -> String {
    rename(path, path + ".damaged")
    return path + ".damaged"
  }

  func write(_ text: String, number: Int) {
    written.withLock { last in
      guard number > last else { return }
      last = number
      let folder = path.split(separator: "/").dropLast().reduce(into: [""]) { $0.append($0.last! + "/" + $1) }
      for parent in folder.dropFirst() { mkdir(parent, 0o755) }
      let temporary = path + ".new"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return }
      let bytes = Array(text.utf8)
      let isWhole = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
      // The new file must be on the card before its name is.
      let isSafe = isWhole && fsync(descriptor) == 0
      Glibc.close(descriptor)
      guard isSafe, rename(temporary, path) == 0 else {
        unlink(temporary)
        return
      }
      let parent = open(folder.last ?? "/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if parent >= 0 {
        fsync(parent)
        Glibc.close(parent)
      }
    }
  }
}
