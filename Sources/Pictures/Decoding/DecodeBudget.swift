import Glibc

/// The memory that all decoding in this process shares: whoever needs some waits until it is free.
///
/// In order of asking, so that nobody waits for ever. Of what is large only one waits in that line, so that a folder of
/// giants does not keep small pictures from being shown meanwhile.
final class DecodeBudget: @unchecked Sendable {
  /// For a kiosk with 1 GB of memory.
  static let shared = DecodeBudget(totalBytes: 300_000_000, giantBytes: 64_000_000)

  private let totalBytes: Int
  private let giantBytes: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // Guarded by `mutex`.
  private var usedBytes = 0
  private var peak = 0
  private var nextTicket = 0
  private var served = 0
  private var hasGiant = false

  /// - Parameter giantBytes: what needs more is decoded one at a time.
  init(totalBytes: Int, giantBytes: Int) {
    self.totalBytes = totalBytes
    self.giantBytes = giantBytes
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// The most that was in use at one time.
  var peakBytes: Int {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return peak
  }

  /// Runs `body` when so much is free.
  func with<Result>(bytes: Int, _ body: () throws(PictureError) -> Result) throws(PictureError) -> Result {
    take(bytes)
    defer { giveBack(bytes) }
    return try body()
  }

  private func take(_ bytes: Int) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if bytes > giantBytes {
      while hasGiant { pthread_cond_wait(change, mutex) }
      hasGiant = true
    }
    let ticket = nextTicket
    nextTicket += 1
    // What is larger than all there is runs alone.
    while served != ticket || usedBytes > 0 && usedBytes + bytes > totalBytes { pthread_cond_wait(change, mutex) }
    served += 1
    usedBytes += bytes
    peak = max(peak, usedBytes)
    pthread_cond_broadcast(change)
  }

  private func giveBack(_ bytes: Int) {
    pthread_mutex_lock(mutex)
    usedBytes -= bytes
    if bytes > giantBytes { hasGiant = false }
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(mutex)
  }
}
