internal import CYAML
internal import Catalog

extension YAMLFault {
  /// What libyaml stopped at, said so that a keeper can mend it.
  init(_ parser: yaml_parser_t, in source: SourceText) {
    let stop = Stop(parser, in: source)
    self =
      stop.tab ?? stop.openEnd ?? stop.misplacedWord ?? stop.indentation
      ?? YAMLFault(mark: stop.mark, message: stop.problem, fix: "look at this line and the one above")
  }
}

/// Where libyaml stopped, with the lines around it; each property is one kind of mistake, nil when it is another.
private struct Stop {
  let problem: String
  let context: String
  let mark: SourceMark
  let contextMark: SourceMark
  let line: String
  private let source: SourceText

  init(_ parser: yaml_parser_t, in source: SourceText) {
    self.source = source
    problem = parser.problem.map { String(cString: $0) } ?? "not YAML"
    context = parser.context.map { String(cString: $0) } ?? ""
    mark = SourceMark(parser.problem_mark)
    contextMark = context.isEmpty ? mark : SourceMark(parser.context_mark)
    line = source.line(mark.line)
  }

  private var isAtEnd: Bool {
    source.line(mark.line).unicodeScalars.count < mark.column && source.line(mark.line + 1).isEmpty
  }

  private var character: Character? {
    let rest = line.unicodeScalars.dropFirst(mark.column - 1)
    return rest.first.map { Character($0) }
  }

  private func indent(of line: String) -> Substring { line.prefix { $0 == " " || $0 == "\t" } }

  /// A tab before the first word of a line, where YAML wants spaces.
  var tab: YAMLFault? {
    guard !context.contains("flow"), !context.contains("quoted") else { return nil }
    for number in [mark.line, mark.line - 1] where number > 0 {
      let indent = indent(of: source.line(number))
      if let place = indent.firstIndex(of: "\t") {
        let column = indent.distance(from: indent.startIndex, to: place) + 1
        return YAMLFault(
          mark: SourceMark(line: number, column: column), message: "tab used for indenting", fix: "use spaces instead")
      }
    }
    return nil
  }

  /// Something begun and never ended: a quote, a bracket, a file.
  var openEnd: YAMLFault? {
    if context.contains("quoted scalar"), problem.contains("end of stream") || problem.contains("document indicator") {
      return YAMLFault(
        mark: contextMark, message: "the quote that opens here is never closed",
        fix: "close it; the file may have been cut short")
    }
    guard context.contains("flow"), problem.contains("did not find expected") else { return nil }
    let bracket: (Character, Character) = context.contains("flow mapping") ? ("{", "}") : ("[", "]")
    if isAtEnd || problem.contains("node content") && character == nil {
      return YAMLFault(
        mark: lastMark(of: bracket.0), message: "the \"\(bracket.0)\" that opens here is never closed",
        fix: "close it with \"\(bracket.1)\"; the file may have been cut short")
    }
    guard problem.contains("','") else { return nil }
    return YAMLFault(
      mark: mark, message: "a \",\" or \"\(bracket.1)\" is missing here",
      fix: "the \"\(bracket.0)\" in line \(contextMark.line) is still open")
  }

  /// The nearest place of a bracket at or before the context's, which libyaml puts behind it at times.
  private func lastMark(of bracket: Character) -> SourceMark {
    var end = contextMark.column
    for number in stride(from: contextMark.line, to: 0, by: -1) {
      let scalars = source.line(number).unicodeScalars.prefix(end)
      if let place = scalars.lastIndex(where: { Character($0) == bracket }) {
        return SourceMark(line: number, column: scalars.distance(from: scalars.startIndex, to: place) + 1)
      }
      end = .max
    }
    return contextMark
  }

  /// A character that means something to YAML where the keeper meant text.
  var misplacedWord: YAMLFault? {
    let quotes = "put the whole text in quotes"
    if problem.contains("escape character") || problem.contains("hexdecimal") {
      return YAMLFault(
        mark: mark, message: "this backslash means nothing here", fix: "use 'single quotes', or write two: \\\\")
    }
    if problem.contains("Unicode character escape") {
      return YAMLFault(
        mark: mark, message: "this escape is no character, or only half of one", fix: "write the character itself")
    }
    if problem.contains("cannot start any token") || context.contains("alias") || context.contains("anchor")
      || context.contains("tag") || context.contains("directive")
    {
      let place = problem.contains("any token") ? mark : contextMark
      let sign = source.line(place.line).unicodeScalars.dropFirst(place.column - 1).first.map { "\($0)" } ?? "?"
      return YAMLFault(mark: place, message: "text cannot begin with \"\(sign)\" here", fix: quotes)
    }
    if problem.contains("sequence entries are not allowed") {
      return YAMLFault(
        mark: mark, message: "a list cannot begin in the middle of a line", fix: "begin it on the next line")
    }
    if problem.contains("mapping values are not allowed") || problem.contains("could not find expected ':'") {
      return colon
    }
    if problem.contains("node content") || problem.contains("expected <document start>") {
      return YAMLFault(
        mark: mark, message: character.map { "unexpected \"\($0)\"" } ?? "unexpected end",
        fix: "remove it, or \(quotes)")
    }
    return nil
  }

  private var colon: YAMLFault {
    if problem.contains("could not find") {
      let bare = source.line(contextMark.line)
      return YAMLFault(
        mark: contextMark, message: "this line has no \"key: value\"",
        fix: lacksSpace(bare) ? "write a space after the colon" : "add a colon and a space after the key")
    }
    let before = line.unicodeScalars.prefix(mark.column - 1)
    if lacksSpace(source.line(mark.line - 1)) && !before.contains(":") {
      return YAMLFault(
        mark: SourceMark(line: mark.line - 1, column: 1 + indent(of: source.line(mark.line - 1)).count),
        message: "this line has no \"key: value\"", fix: "write a space after the colon")
    }
    guard before.contains(":") else {
      return YAMLFault(
        mark: mark, message: "this key is indented further than the line above allows",
        fix: "begin it in the column of the keys it belongs to")
    }
    return YAMLFault(
      mark: mark, message: "a second \": \" in one line", fix: "put the text that holds it in quotes")
  }

  /// `key:value`, which YAML takes for one word.
  private func lacksSpace(_ line: String) -> Bool {
    let words = line.drop { $0 == " " || $0 == "-" }
    let key = words.prefix { $0.isLetter || $0 == "-" }
    let rest = words.dropFirst(key.count)
    return !key.isEmpty && rest.first == ":" && rest.count > 1 && rest.dropFirst().first != " "
  }

  /// A line that begins in a column where nothing is open.
  var indentation: YAMLFault? {
    guard context.contains("block"), problem.contains("did not find expected") else { return nil }
    let isFirstWord = line.unicodeScalars.prefix(mark.column - 1).allSatisfy { $0 == " " }
    guard isFirstWord else {
      return YAMLFault(
        mark: mark, message: "unexpected text after the value", fix: "put the whole value in quotes")
    }
    return YAMLFault(
      mark: mark, message: "this line begins in a column where nothing is open",
      fix: "begin it in column \(contextMark.column), as line \(contextMark.line) does, or indent it further")
  }
}
