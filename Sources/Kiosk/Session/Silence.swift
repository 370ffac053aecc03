/// Judges whether a loop still goes round, from how often it has been looked at in vain.
///
/// It counts looks and no time: while a machine sleeps or a process is stopped nobody looks, and nothing is held
/// against the loop.
struct Silence: Equatable {
  /// How many looks in a row may find the same round before the loop counts as stuck.
  let patience: Int
  private var rounds = 0
  private var isResting = true
  private var seen = -1
  /// Looks in a row that have found the loop in the same round, and not at rest.
  private(set) var vainLooks = 0

  /// - Parameter patience: at least 1.
  init(patience: Int) {
    self.patience = patience
  }

  /// The loop begins another round.
  mutating func beginRound() {
    rounds += 1
    isResting = false
  }

  /// The loop sleeps until something happens, for however long.
  mutating func rest() { isResting = true }

  /// Looks at the loop; returns whether it is stuck.
  mutating func look() -> Bool {
    vainLooks = isResting || rounds != seen ? 0 : vainLooks + 1
    seen = rounds
    return vainLooks >= patience
  }
}
