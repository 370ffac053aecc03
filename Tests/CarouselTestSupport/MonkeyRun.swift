/// The long run that is the same in tests and in the optimised program beside them.
public enum MonkeyRun {
  public static let seed: UInt64 = 20_261_130
  public static let samples = 200_000

  /// The hexadecimal digits of a hash.
  public static func name(of hash: UInt64) -> String { String(hash, radix: 16) }
}
