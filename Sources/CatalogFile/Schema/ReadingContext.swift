internal import Catalog

/// One reading under way: the tree, and what was found wrong so far.
final class ReadingContext {
  let tree: YAMLTree
  let paths: Paths
  private let file: String
  private let source: SourceText
  private var found: [Problem] = []
  private var seen: Set<Problem> = []
  private var unsaid = 0

  /// Beyond this many a list of problems helps nobody.
  private static let mostProblems = 200

  init(tree: YAMLTree, source: SourceText, file: String, paths: Paths) {
    self.tree = tree
    self.source = source
    self.file = file
    self.paths = paths
    found = source.problems(file: file, atMost: Self.mostProblems)
    unsaid = source.strays.count - found.count
  }

  /// Where a node begins, in the file as the keeper sees it.
  func mark(_ node: YAMLTree.NodeID) -> SourceMark { source.original(tree.mark(node)) }

  /// Whether further problems are only counted, so that what would be said about them need not be made.
  var isFull: Bool { found.count >= Self.mostProblems }

  /// In order of their place in the file.
  var problems: [Problem] {
    var problems = found.enumerated().sorted { Self.order($0) < Self.order($1) }.map(\.element)
    if unsaid > 0 {
      problems.append(Problem(file: file, message: "\(unsaid) more problems", fix: "mend those above first"))
    }
    return problems
  }

  private static func order(_ entry: (offset: Int, element: Problem)) -> (Int, Int, Int) {
    (entry.element.mark?.line ?? 0, entry.element.mark?.column ?? 0, entry.offset)
  }

  /// Notes a problem; one that an alias repeats is noted once.
  func report(_ message: @autoclosure () -> String, at mark: SourceMark, fix: @autoclosure () -> String) {
    guard !isFull else {
      unsaid += 1
      return
    }
    let problem = Problem(file: file, mark: source.original(mark), message: message(), fix: fix())
    if seen.insert(problem).inserted { found.append(problem) }
  }

  /// Notes that the node is not what is expected of `what`, unless that was noted already; `remove`: what one may delete
  /// instead.
  func report(_ mismatch: Mismatch, at node: YAMLTree.NodeID, what: String, expected: String, remove: String) {
    guard case .fix(let fix) = mismatch else { return }
    let mark = tree.mark(node)
    if tree.isNull(node) {
      report("\(what) has no value", at: mark, fix: hiddenComment(at: mark) ?? "write \(expected), or remove \(remove)")
    } else {
      report("\(what) must be \(expected), not \(describe(node))", at: mark, fix: fix)
    }
  }

  /// What the keeper wrote there, short enough for a message.
  func describe(_ node: YAMLTree.NodeID) -> String {
    switch tree[node].kind {
    case .list: return "a list"
    case .map: return "keys and values"
    case .plain, .quoted:
      return tree.isNull(node) ? "nothing" : quoted(tree[node].text)
    }
  }

  /// A fix for `key: #text`, which YAML takes for a comment.
  private func hiddenComment(at mark: SourceMark) -> String? {
    let rest = source.line(mark.line).unicodeScalars.dropFirst(mark.column - 1).drop { $0 == " " }
    guard rest.first == "#", rest.dropFirst().first != " " else { return nil }
    let word = String(Substring(rest)).split(separator: " ").first.map { String($0) } ?? ""
    return "\"#\" begins a comment: write \(quoted(word))"
  }
}

/// Text from the file as messages quote it: one line, at most 40 characters.
func quoted(_ text: String) -> String {
  let line = Wording.line(text) ?? ""
  return "\"" + (line.count > 40 ? line.prefix(39) + "…" : line) + "\""
}
