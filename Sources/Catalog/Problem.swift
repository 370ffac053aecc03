/// Something wrong that a keeper can mend: where, what, and how.
public struct Problem: Hashable, Sendable {
  /// The path as the keeper knows it.
  public var file: String
  public var mark: SourceMark?
  public var message: String
  /// What to do about it.
  public var fix: String

  public init(file: String, mark: SourceMark? = nil, message: String, fix: String) {
    self.file = file
    self.mark = mark
    self.message = message
    self.fix = fix
  }
}

extension Problem: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: error: MESSAGE (FIX)`, as editors read it.
  public var description: String {
    let place = mark.map { "\(file):\($0.line):\($0.column)" } ?? file
    return "\(place): error: \(message)" + (fix.isEmpty ? "" : " (\(fix))")
  }
}
