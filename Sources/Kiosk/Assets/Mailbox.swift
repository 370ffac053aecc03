import Glibc

/// A queue between threads: values are put in by some and taken out, in order, by others.
///
/// Whole values are handed over; nothing in it is shared afterwards.
final class Mailbox<Value: Sendable>: @unchecked Sendable {
  // Guarded by `mutex`.
  private var values: [Value] = []
  private var isClosed = false
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func put(_ value: Value) {
    pthread_mutex_lock(mutex)
    values.append(value)
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Waits for a value; nil when the mailbox was closed and is empty.
  func take() -> Value? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while values.isEmpty {
      if isClosed { return nil }
      pthread_cond_wait(condition, mutex)
    }
    return values.removeFirst()
  }

  /// Takes back the first value of that kind, if it was not taken out yet; never waits.
  func withdraw(where isWithdrawn: (Value) -> Bool) -> Value? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return values.firstIndex(where: isWithdrawn).map { values.remove(at: $0) }
  }

  /// The first value if there is one; never waits.
  func poll() -> Value? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return values.isEmpty ? nil : values.removeFirst()
  }

  var isEmpty: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return values.isEmpty
  }

  /// Lets takers go once they have taken what is in it.
  func finish() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Lets takers go once it is empty. Values still in it are dropped.
  func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    values.removeAll()
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}
