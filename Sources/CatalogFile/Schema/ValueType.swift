internal import Catalog

/// What may stand behind a key: how it is read, what messages and the JSON schema call it.
struct ValueType<Value>: Sendable {
  /// "a number from 0.5 to 3": completes "… must be".
  let expected: String
  let json: JSON
  /// Reads a node. Errors: it is something else, with a fix.
  let read: @Sendable (YAMLTree.NodeID, ReadingContext) throws(Mismatch) -> Value
  /// The value as one would write it, for the schema's defaults; nil where a default says nothing.
  let write: @Sendable (Value) -> JSON?

  init(
    _ expected: String, json: JSON, write: @escaping @Sendable (Value) -> JSON? = { _ in nil },
    read: @escaping @Sendable (YAMLTree.NodeID, ReadingContext) throws(Mismatch) -> Value
  ) {
    self.expected = expected
    self.json = json
    self.write = write
    self.read = read
  }

  /// A type read from a scalar's own text; `parse` says nil for what it is not, `fix` what to do then.
  static func scalar(
    _ expected: String, json: JSON, write: @escaping @Sendable (Value) -> JSON? = { _ in nil },
    fix: @escaping @Sendable (String) -> String, parse: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(expected, json: json, write: write) { node, context throws(Mismatch) in
      let node = context.tree[node]
      guard node.kind == .plain || node.kind == .quoted, let value = parse(node.text) else {
        throw .fix(context.isFull ? "" : fix(node.text))
      }
      return value
    }
  }
}

extension ValueType where Value == String? {
  /// Words in one line, taken as typed: `no`, `1.0`, `~` and `22:30` are text. Nil when nothing visible is left.
  static var line: Self { .text("text", Wording.line) }

  /// Words with their line breaks, taken as typed.
  static var paragraphs: Self { .text("text", Wording.paragraphs) }

  private static func text(_ expected: String, _ clean: @escaping @Sendable (String) -> String?) -> Self {
    Self(expected, json: .object(["type": .strings(["string", "number", "boolean", "null"])])) {
      node, context throws(Mismatch) in
      let scalar = context.tree[node]
      guard scalar.kind == .plain || scalar.kind == .quoted else {
        throw .fix("put text that begins with [ or { in quotes")
      }
      return clean(scalar.text)
    }
  }
}

extension ValueType where Value == String {
  /// Like `line`; what leaves no ink is the empty text.
  static var word: Self {
    let line = ValueType<String?>.line
    return Self(line.expected, json: line.json) { node, context throws(Mismatch) in
      try line.read(node, context) ?? ""
    }
  }
}

extension ValueType where Value == Double {
  /// A number within `range`.
  static func number(_ range: ClosedRange<Double>) -> Self {
    let (least, most) = (JSON.number(range.lowerBound), JSON.number(range.upperBound))
    return .scalar(
      "a number from \(least.compact) to \(most.compact)",
      json: .object(["type": .string("number"), "minimum": least, "maximum": most]), write: { .number($0) },
      fix: { Self.numberFix($0, range) },
      parse: { text in decimal(text).flatMap { range.contains($0) ? $0 : nil } })
  }

  private static func numberFix(_ text: String, _ range: ClosedRange<Double>) -> String {
    if let number = decimal(text) {
      let nearest = min(max(number, range.lowerBound), range.upperBound)
      return "the nearest is \(JSON.number(nearest).compact)"
    }
    let digits = String(text.replacing(",", with: ".").prefix { $0.isNumber || $0 == "." || $0 == "-" })
    guard let number = decimal(digits), range.contains(number) else { return "write digits alone" }
    return "write \(digits)"
  }
}

/// A finite decimal number; not the hexadecimal and the words that `Double` would take.
private func decimal(_ text: String) -> Double? {
  guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }) else { return nil }
  return Double(text).flatMap { $0.isFinite ? $0 : nil }
}

extension ValueType where Value == Int {
  /// One of a few whole numbers.
  static func one(of numbers: [Int]) -> Self {
    let words = numbers.map { "\($0)" }
    return .scalar(
      alternatives(words), json: .object(["enum": .list(numbers.map { .number(Double($0)) })]),
      write: { .number(Double($0)) }, fix: { _ in "write \(alternatives(words))" },
      parse: { text in Int(text).flatMap { numbers.contains($0) ? $0 : nil } })
  }
}

extension ValueType where Value == Bool {
  /// Yes or no, in the words that YAML has for them.
  static var flag: Self {
    .scalar(
      "true or false", json: .object(["type": .string("boolean")]), write: { .bool($0) },
      fix: { _ in "write true or false" },
      parse: { text in
        switch text.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
      })
  }
}

extension ValueType where Value == Double {
  /// A time with its unit, `90s`, `5m` or `2h`, kept in seconds; without a unit it is seconds.
  static func duration(_ range: ClosedRange<Double>) -> Self {
    .scalar(
      "a time such as 6s or 5m, from \(words(range.lowerBound)) to \(words(range.upperBound))",
      json: .object([
        "type": .strings(["string", "number"]), "pattern": .string("^[0-9]+([.][0-9]+)?(ms|s|m|h)?$"),
      ]),
      fix: { text in
        guard let seconds = seconds(text) else { return "write a number with s, m or h, such as 6s" }
        return "the nearest is \(words(min(max(seconds, range.lowerBound), range.upperBound)))"
      },
      parse: { text in seconds(text).flatMap { range.contains($0) ? $0 : nil } })
  }

  private static func seconds(_ text: String) -> Double? {
    for (unit, factor) in [("ms", 0.001), ("s", 1.0), ("m", 60), ("h", 3_600)] where text.hasSuffix(unit) {
      return decimal(String(text.dropLast(unit.count))).map { $0 * factor }
    }
    return decimal(text)
  }

  private static func words(_ seconds: Double) -> String {
    let (value, unit) = seconds >= 3_600 ? (seconds / 3_600, "h") : seconds >= 60 ? (seconds / 60, "m") : (seconds, "s")
    return JSON.number(value).compact + unit
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var choice: Self {
    let words = Value.allCases.map(\.rawValue)
    return .scalar(
      alternatives(words), json: .object(["enum": .strings(words)]), write: { .string($0.rawValue) },
      fix: { text in
        NearestWord.of(text, among: words).map { "did you mean \"\($0)\"?" } ?? "write \(alternatives(words))"
      },
      parse: { Value(rawValue: $0) })
  }
}

/// "dark or light", for messages.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
