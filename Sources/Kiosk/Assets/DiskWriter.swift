import Glibc
import Pictures
import Synchronization

/// Writes prepared pictures to the disk tier on a thread of its own, when the machine has nothing better to do.
final class DiskWriter: Sendable {
  private struct Job: Sendable {
    var picture: PreparedPicture
    var key: DiskKey
    var path: String
  }

  private struct State {
    var waitingBytes = 0
    /// Set after the first failure: the disk is full, or not to be written to, and is left alone.
    var hasFailed = false
    var isClosed = false
    var isDone = false
  }

  /// What may wait to be written; beyond, pictures are left to be stored another time.
  private static let mostWaitingBytes = 32 << 20
  /// How much is noted before the file of colours is worth writing: a share of what is known, so that the whole of
  /// what is written stays small.
  private static let fewestChanges = 8

  let tier: DiskTier
  private let jobs = Mailbox<Job>()
  private let state = Mutex(State())
  private let report: @Sendable (String) -> Void

  /// - Parameter report: told once when pictures cannot be stored.
  init(tier: DiskTier, report: @escaping @Sendable (String) -> Void) {
    self.tier = tier
    self.report = report
    startThread { [self] in work() }
  }

  /// Over the usual folder; nil where there is no home for it.
  static func standard(report: @escaping @Sendable (String) -> Void = Log.line) -> DiskWriter? {
    DiskTier.standardPath.map { DiskWriter(tier: DiskTier(path: $0), report: report) }
  }

  /// Takes a picture to be written some time; never waits.
  func put(_ picture: PreparedPicture, key: DiskKey, path: String) {
    let bytes = picture.bitmap.pixels.count * 4
    let hasRoom = state.withLock { state in
      guard !state.hasFailed, !state.isClosed, state.waitingBytes + bytes <= Self.mostWaitingBytes else { return false }
      state.waitingBytes += bytes
      return true
    }
    if hasRoom { jobs.put(Job(picture: picture, key: key, path: path)) }
  }

  /// Waits for what is still to be written, so many seconds at most, and lets the thread end.
  func close(patience: Double = 3) {
    state.withLock { $0.isClosed = true }
    jobs.finish()
    // Looked at rather than waited for: it is the program's last act.
    var left = Int(patience / 0.002)
    while left > 0, !state.withLock({ $0.isDone }) {
      usleep(2_000)
      left -= 1
    }
  }

  private func work() {
    // Of this thread alone: on Linux priorities are a thread's.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
    var colors = PlaceholderColors.read(in: tier.path)
    while let job = jobs.take() {
      if !state.withLock({ $0.hasFailed }), let fault = tier.store(job.picture, for: job.key) {
        state.withLock { $0.hasFailed = true }
        report(fault)
      }
      colors.note(job.picture.averageColor, of: job.path)
      let hasFailed = state.withLock { state in
        state.waitingBytes -= job.picture.bitmap.pixels.count * 4
        return state.hasFailed
      }
      if jobs.isEmpty, !hasFailed, colors.changes >= max(Self.fewestChanges, colors.count / 8) {
        colors.write(in: tier.path)
      }
    }
    if colors.changes > 0, !state.withLock({ $0.hasFailed }) { colors.write(in: tier.path) }
    state.withLock { $0.isDone = true }
  }
}
