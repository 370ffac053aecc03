internal import Catalog

extension ValueType where Value: Sendable {
  /// Keys and values after a schema.
  static func map(_ schema: Schema<Value>) -> Self {
    Self(schema.expected, json: schema.json) { node, context throws(Mismatch) in try schema.read(node, context) }
  }
}

extension ValueType {
  /// A list of entries after a schema; entries of the wrong structure are reported and left out.
  static func list<Element: Sendable>(of schema: Schema<Element>) -> Self where Value == [Element] {
    Self(
      "a list of \(schema.plural)", json: .object(["type": .string("array"), "items": schema.json])
    ) { node, context throws(Mismatch) in
      guard context.tree[node].kind == .list else {
        throw .fix(
          context.tree[node].kind == .map
            ? "begin each \(schema.name) with \"- \"" : "write each \(schema.name) in a line that begins with \"- \"")
      }
      var elements: [Element] = []
      var nodes: [YAMLTree.NodeID] = []
      elements.reserveCapacity(context.tree.count(node))
      for position in 0..<context.tree.count(node) {
        let entry = context.tree.element(position, of: node)
        do throws(Mismatch) {
          elements.append(try schema.read(entry, context))
          nodes.append(entry)
        } catch {
          context.report(error, at: entry, what: "a \(schema.name)", expected: schema.expected, remove: "the \"-\"")
        }
      }
      schema.identity?.name(&elements, nodes, context)
      return elements
    }
  }
}

extension Schema {
  fileprivate var plural: String { name.hasSuffix("y") ? name.dropLast() + "ies" : name + "s" }
}

extension ValueType where Value == UInt32 {
  /// A colour as `#rgb` or `#rrggbb`, kept as 0xRRGGBB.
  static var colour: Self {
    .scalar(
      "a colour such as \"#f2b632\"",
      json: .object(["type": .string("string"), "pattern": .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$")]),
      write: { value in
        let digits = String(value, radix: 16)
        return .string("#" + String(repeating: "0", count: 6 - digits.count) + digits)
      },
      fix: { text in
        Self.rgb("#" + text) == nil ? "write \"#\" and three or six digits 0-9 a-f, in quotes" : "write \"#\(text)\""
      },
      parse: rgb)
  }

  private static func rgb(_ text: String) -> UInt32? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }), let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    guard digits.count == 3 else { return value }
    return (value >> 8 & 0xF) * 0x110000 + (value >> 4 & 0xF) * 0x1100 + (value & 0xF) * 0x11
  }
}

extension ValueType where Value == Display.Touch {
  /// `auto`, or the degrees at which the panel is mounted.
  static var touch: Self {
    let degrees = ValueType<Int>.one(of: [0, 90, 180, 270])
    return .scalar(
      "auto, \(degrees.expected)",
      json: .object(["enum": .list([.string("auto"), .number(0), .number(90), .number(180), .number(270)])]),
      write: { touch in
        switch touch {
        case .auto: .string("auto")
        case .degrees(let degrees): .number(Double(degrees))
        }
      },
      fix: { _ in "write auto, \(degrees.expected)" },
      parse: { text in
        if text == "auto" { return .auto }
        return Int(text).flatMap { [0, 90, 180, 270].contains($0) ? .degrees($0) : nil }
      })
  }
}

/// A file or folder that the file names.
struct NamedPath: Sendable {
  /// Absolute.
  var path: String
  /// As written.
  var name: String
  var mark: SourceMark
}

extension ValueType where Value == NamedPath {
  /// The path of something on this machine, relative to the keeper's file.
  static func path(of what: String) -> Self {
    Self("the path of a \(what)", json: .object(["type": .strings(["string", "number", "boolean"])])) {
      node, context throws(Mismatch) in
      let scalar = context.tree[node]
      guard scalar.kind == .plain || scalar.kind == .quoted else { throw .fix("put the path in quotes") }
      guard !context.tree.isNull(node), !scalar.text.isEmpty, !scalar.text.utf8.contains(0) else {
        throw .fix("write the path, or remove the key")
      }
      for scheme in ["http://", "https://", "ftp://"] where scalar.text.utf8.starts(with: scheme.utf8) {
        throw .fix("download it, and write its path here")
      }
      return NamedPath(
        path: context.paths.resolve(scalar.text), name: scalar.text, mark: context.mark(node))
    }
  }
}
