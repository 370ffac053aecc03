/// Gives out names that differ: the second `vase` is `vase-2`.
///
/// A claim costs constant time on average, however often the same name is asked for.
public struct UniqueNames: Sendable {
  private var taken: Set<String> = []
  private var lastSuffix: [String: Int] = [:]

  public init() {}

  /// Whether `name` is still free.
  public func isFree(_ name: String) -> Bool { !taken.contains(name) }

  /// Takes `name`, or `name-2`, `name-3` … when it is taken already, and returns what was taken.
  public mutating func claim(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var suffix = lastSuffix[name] ?? 1
    var candidate = name
    repeat {
      suffix += 1
      candidate = "\(name)-\(suffix)"
    } while !taken.insert(candidate).inserted
    lastSuffix[name] = suffix
    return candidate
  }
}
