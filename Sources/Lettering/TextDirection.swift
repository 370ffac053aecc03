/// Which way a paragraph runs; numbers and words of other scripts in it keep their own direction.
public enum TextDirection: Hashable, Sendable {
  /// As its first letter that has a direction; from left to right where none has.
  case automatic
  case leftToRight
  /// But for a paragraph whose letters all run the other way: a foreign name keeps its full stop at its own end.
  case rightToLeft
}
