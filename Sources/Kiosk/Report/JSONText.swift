import Glibc

/// A JSON value that is written, with its keys in the order given.
enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  /// Rounded to 0.01, as all lengths and times in reports are.
  case number(Double)
  /// Rounded to 0.0001, as what frames cost is.
  case fine(Double)
  case text(String)
  case list([JSONText])
  case object([(String, JSONText)])

  static func optional(_ text: String?) -> JSONText { text.map { .text($0) } ?? .null }

  var description: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .number(let value): Self.write(value, parts: 100, to: &out)
    case .fine(let value): Self.write(value, parts: 10_000, to: &out)
    case .text(let value): Self.write(value, to: &out)
    case .list(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += ", " }
        value.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += ", " }
        Self.write(member.0, to: &out)
        out += ": "
        member.1.write(to: &out)
      }
      out += "}"
    }
  }

  private static func write(_ value: Double, parts: Double, to out: inout String) {
    guard value.isFinite else {
      out += "null"
      return
    }
    let rounded = (value * parts).rounded()
    // Adding zero turns the negative zero into the positive one.
    out += abs(rounded) < 1e15 ? "\(rounded / parts + 0)" : "\(value)"
  }

  private static func write(_ value: String, to out: inout String) {
    out += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
