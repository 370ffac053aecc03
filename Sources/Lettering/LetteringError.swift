/// Why letters cannot be drawn, or not with the font that was asked for, and what mends it.
public struct LetteringError: Error, Hashable, Sendable {
  public var message: String
  /// What to do about it, as a command where there is one.
  public var fix: String

  public init(message: String, fix: String) {
    self.message = message
    self.fix = fix
  }
}

extension LetteringError: CustomStringConvertible {
  public var description: String { "\(message) (\(fix))" }
}
