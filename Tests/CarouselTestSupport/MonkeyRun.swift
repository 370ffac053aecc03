/// The long run that is the same in tests and in the optimised program beside them.
public enum MonkeyRun {
  public static let seed: UInt64 = 20_261_130
  public static let samples = 200_000
  /// What the run comes to. It changes with every change of motion, layout or input, and is then recorded anew:
  /// `carousel-check monkey` prints it.
  public static let hash = "4a71bb39145cf786"

  /// The hexadecimal digits of a hash.
  public static func name(of hash: UInt64) -> String { String(hash, radix: 16) }
}
