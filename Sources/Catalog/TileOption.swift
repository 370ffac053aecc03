/// A button behind a tile's picture.
public struct TileOption: Equatable, Sendable {
  /// Its words; nil leaves them to what it does.
  public var title: String?
  public var action: Action
  /// Where the file names it, for problems.
  public var mark: SourceMark?

  public enum Action: Equatable, Sendable {
    case like
    /// Shows another category, by its id.
    case goto(category: String)
    /// Shows the tile's web address as a code.
    case link
    /// Takes the tile away until the visitor leaves.
    case hide
    /// Starts a command of `Catalog.commands`, by its name.
    case run(command: String)
  }

  public init(title: String? = nil, action: Action, mark: SourceMark? = nil) {
    self.title = title
    self.action = action
    self.mark = mark
  }
}

/// A program that visitors may start: what the keeper has declared, and nothing else.
public struct DeclaredCommand: Equatable, Sendable {
  public var name: String
  /// The program and what it is given, each as it is: no shell reads them. At least one.
  public var arguments: [String]

  public init(name: String, arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }
}
