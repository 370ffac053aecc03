internal import Catalog

/// How entries of a list get ids that stay the same when the file is edited elsewhere.
struct Identity<Target: Sendable>: Sendable {
  private let id: any WritableKeyPath<Target, String> & Sendable
  private let stems: @Sendable (Target) -> [String?]

  /// `stems`: what identifies an entry to its keeper, best first.
  init(
    _ id: any WritableKeyPath<Target, String> & Sendable, stems: @escaping @Sendable (Target) -> [String?]
  ) {
    self.id = id
    self.stems = stems
  }

  /// Gives every entry an id of its own: the one the file says, else a slug of its first stem, else its position.
  ///
  /// Ids in the file come first, so an entry without one never takes a name that a later entry asks for. Linear.
  func name(_ entries: inout [Target], _ nodes: [YAMLTree.NodeID], _ context: ReadingContext) {
    var names = UniqueNames()
    var repeated: [Int] = []
    for index in entries.indices where !entries[index][keyPath: id].isEmpty {
      if names.isFree(entries[index][keyPath: id]) {
        _ = names.claim(entries[index][keyPath: id])
      } else {
        repeated.append(index)
      }
    }
    if !repeated.isEmpty { report(repeated, entries, nodes, context) }
    for index in repeated { entries[index][keyPath: id] = names.claim(entries[index][keyPath: id]) }
    for index in entries.indices where entries[index][keyPath: id].isEmpty {
      let stem = stems(entries[index]).lazy.compactMap { $0.flatMap(Slug.of) }.first
      entries[index][keyPath: id] = names.claim(stem ?? "\(index + 1)")
    }
  }

  /// The last name of a path, without its extension.
  static func stem(ofPath path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private func report(
    _ repeated: [Int], _ entries: [Target], _ nodes: [YAMLTree.NodeID], _ context: ReadingContext
  ) {
    var first: [String: Int] = [:]
    for index in entries.indices where first[entries[index][keyPath: id]] == nil {
      first[entries[index][keyPath: id]] = index
    }
    for index in repeated {
      let name = entries[index][keyPath: id]
      let mark = idMark(nodes[index], context)
      let firstLine = idMark(nodes[first[name] ?? index], context).line
      context.report(
        "duplicate id \(quoted(name)) in lines \(firstLine) and \(mark.line)", at: mark,
        fix: "give each an id of its own")
    }
  }

  private func idMark(_ entry: YAMLTree.NodeID, _ context: ReadingContext) -> SourceMark {
    let tree = context.tree
    for position in 0..<tree.count(entry) {
      let (key, value) = tree.entry(position, of: entry)
      if tree[key].text == "id" { return tree.mark(value) }
    }
    return tree.mark(entry)
  }
}

/// Makes readable names from titles.
enum Slug {
  /// Longest slug in characters: enough to tell titles apart.
  private static let longest = 48

  /// `text` in lower case with `-` for all that is neither letter nor digit, in its own script; nil when nothing is left.
  static func of(_ text: String) -> String? {
    var slug = String.UnicodeScalarView()
    var count = 0
    var gap = false
    for scalar in text.lowercased().unicodeScalars {
      guard isKept(scalar) else {
        gap = count > 0
        continue
      }
      if gap { slug.append("-") }
      gap = false
      slug.append(scalar)
      count += 1
      if count == longest { break }
    }
    return count == 0 ? nil : String(slug)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x61...0x7A).contains(scalar.value) || (0x30...0x39).contains(scalar.value)
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      return !scalar.properties.isDefaultIgnorableCodePoint
    default:
      return false
    }
  }
}
