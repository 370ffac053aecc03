import Glibc

/// An option of a command.
struct Option: Sendable {
  let name: String
  /// What stands for its value in the help; nil for a switch.
  let value: String?
  let help: String
}

/// A command's words for its help and its parser.
struct CommandDescription: Sendable {
  let name: String
  let operands: String
  let summary: String
  let options: [Option]
  var details: [String] = []

  var usage: String {
    "usage: vitrine \(name)\(operands.isEmpty ? "" : " " + operands)\(options.isEmpty ? "" : " [options]")"
  }

  var help: String {
    var lines = [usage, "", summary]
    if !options.isEmpty {
      lines += ["", "options:"]
      let heads = options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
      let width = (heads.map(\.count).max() ?? 0) + 2
      for (head, option) in zip(heads, options) {
        lines.append("  " + head + String(repeating: " ", count: width - head.count) + option.help)
      }
    }
    if !details.isEmpty { lines += [""] + details }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A command line that cannot be carried out as it is: exit status 2.
struct UsageError: Error {
  var message: String
}

/// The words after a command's name.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// - Throws: `UsageError` for an unknown option or one without its value.
  init(_ words: [String], for command: CommandDescription) throws(UsageError) {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.options.first(where: { $0.name == parts[0] }) else {
          let known = command.options.map(\.name).joined(separator: " ")
          throw UsageError(message: "unknown option \(parts[0])\(known.isEmpty ? "" : "; known are \(known)")")
        }
        if option.value == nil {
          guard parts.count == 1 else { throw UsageError(message: "\(option.name) takes no value") }
          values[option.name] = ""
        } else if parts.count == 2 {
          values[option.name] = parts[1]
        } else if let value = rest.popFirst() {
          values[option.name] = value
        } else {
          throw UsageError(message: "\(option.name) needs a value: \(option.name) \(option.value ?? "")")
        }
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func text(_ name: String) -> String? { values[name] }

  func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        message:
          "\(name) takes a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound)), not \"\(text)\""
      )
    }
    return number
  }

  /// A size as WIDTHxHEIGHT.
  func size(_ name: String) throws(UsageError) -> (width: Int, height: Int)? {
    guard let text = values[name] else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (64...16_384).contains(width),
      (64...16_384).contains(height)
    else {
      throw UsageError(
        message: "\(name) takes WIDTHxHEIGHT in pixels, 64 to 16384 each, such as 1280x720, not \"\(text)\"")
    }
    return (width, height)
  }

  func rotation(_ name: String) throws(UsageError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let degrees = Int(text), [0, 90, 180, 270].contains(degrees) else {
      throw UsageError(message: "\(name) takes 0, 90, 180 or 270, not \"\(text)\"")
    }
    return degrees
  }

  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) throws(UsageError) -> Choice?
  where Choice.RawValue == String {
    guard let text = values[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "\(name) takes one of \(known), not \"\(text)\"")
    }
    return choice
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}
