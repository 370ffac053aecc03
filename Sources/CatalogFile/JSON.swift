/// A JSON value that keeps the order of its members, for what the program writes.
enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([Member])

  struct Member: Sendable, Equatable {
    var name: String
    var value: JSON
  }

  static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  static func strings(_ values: [String]) -> JSON { .list(values.map { .string($0) }) }

  /// The text of the value, two spaces a level; containers of plain values stay on one line where they fit.
  func text(indent: Int = 0, width: Int = 100) -> String {
    let line = compact
    if indent + line.utf8.count <= width { return line }
    let margin = String(repeating: " ", count: indent + 2)
    let close = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .list(let elements):
      return "[\n"
        + elements.map { margin + $0.text(indent: indent + 2, width: width) }.joined(separator: ",\n") + close + "]"
    case .object(let members):
      return "{\n"
        + members.map { margin + Self.quoted($0.name) + ": " + $0.value.text(indent: indent + 2, width: width) }
        .joined(separator: ",\n") + close + "}"
    default:
      return line
    }
  }

  /// The text of the value in one line.
  var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value): Self.quoted(value)
    case .list(let elements): "[" + elements.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ": " + $0.value.compact }.joined(separator: ", ") + "}"
    }
  }

  /// `text` in double quotes with everything escaped that JSON, and YAML in double quotes, wants escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || [0xFEFF, 0x2028, 0x2029].contains(scalar.value)
        {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
