internal import Catalog

/// What a map of the keeper's file may hold: the one description behind reading, checking and the JSON schema.
struct Schema<Target: Sendable>: Sendable {
  /// What the keeper calls it: "tile".
  let name: String
  /// The value with all its defaults, which stand where the file says nothing or nothing valid.
  let blank: Target
  /// The key that someone means who wrote text where keys belong.
  let shorthand: String?
  /// How entries of this kind get their ids.
  let identity: Identity<Target>?
  let keys: [Key<Target>]
  /// Looks at a whole map: whether its keys go together. Errors: it is nothing without more.
  let check: @Sendable (inout Target, YAMLTree.NodeID, ReadingContext) throws(Mismatch) -> Void

  init(
    _ name: String, _ blank: Target, shorthand: String? = nil, identity: Identity<Target>? = nil, keys: [Key<Target>],
    check: @escaping @Sendable (inout Target, YAMLTree.NodeID, ReadingContext) throws(Mismatch) -> Void = { _, _, _ in }
  ) {
    precondition(keys.count <= 64, "a map's keys are a bit set while it is read")
    self.name = name
    self.blank = blank
    self.shorthand = shorthand
    self.identity = identity
    self.keys = keys
    self.check = check
  }

  /// For messages: what must stand where this is wanted.
  var expected: String { "keys such as " + keys.prefix(3).map { "\($0.name):" }.joined(separator: ", ") }

  /// Reads one map; what is wrong in it is reported and keeps its default.
  ///
  /// Errors: it is no map, or lacks a key without which it is nothing.
  func read(_ node: YAMLTree.NodeID, _ context: ReadingContext) throws(Mismatch) -> Target {
    guard context.tree[node].kind == .map else {
      throw .fix(
        shorthand.map { "write \($0): \(context.tree[node].kind == .list ? "…" : context.tree[node].text)" }
          ?? "write \(expected)")
    }
    var target = blank
    var stored: UInt64 = 0
    var failed: UInt64 = 0
    take(node, into: &target, stored: &stored, failed: &failed, context)
    for (index, key) in keys.enumerated() where key.isRequired {
      if stored & (1 << index) == 0 {
        context.report(
          "there is no \(key.name):", at: context.tree.mark(node), fix: "add \(key.name): with what to show")
      }
      if stored & ~failed & (1 << index) == 0 { throw .reported }
    }
    try check(&target, node, context)
    return target
  }

  /// The JSON schema of such a map.
  var json: JSON {
    let required = keys.filter(\.isRequired).map(\.name)
    return .object([
      "type": .string("object"),
      "properties": .object(keys.map { JSON.Member(name: $0.name, value: $0.json(blank)) }),
      "patternProperties": .object(["^x-": .object(["description": .string("Free for notes and anchors.")])]),
      "additionalProperties": .bool(false),
      "required": required.isEmpty ? nil : .strings(required),
    ])
  }

  /// Stores the entries of a map, then those it merges (`<<`) where nothing is stored yet.
  private func take(
    _ map: YAMLTree.NodeID, into target: inout Target, stored: inout UInt64, failed: inout UInt64,
    _ context: ReadingContext
  ) {
    let tree = context.tree
    var own: UInt64 = 0
    var merges: [YAMLTree.NodeID] = []
    for position in 0..<tree.count(map) {
      let (keyNode, value) = tree.entry(position, of: map)
      let word = tree[keyNode]
      guard word.kind == .plain || word.kind == .quoted else {
        context.report(
          "a key must be a word", at: tree.mark(keyNode), fix: "put text that begins with [ or { in quotes")
        continue
      }
      guard let index = keys.firstIndex(where: { $0.name == word.text }) else {
        if word.text == "<<" && word.kind == .plain {
          merges.append(value)
        } else if !word.text.utf8.starts(with: "x-".utf8) {
          reportUnknown(word.text, at: tree.mark(keyNode), isCutText: tree.isNull(value), context)
        }
        continue
      }
      let bit: UInt64 = 1 << index
      if own & bit != 0 {
        reportDuplicate(keyNode, in: map, context)
      } else if stored & bit == 0 {
        if !keys[index].store(value, context, &target) { failed |= bit }
      }
      own |= bit
      stored |= bit
    }
    for merge in merges { mergeIn(merge, into: &target, stored: &stored, failed: &failed, context) }
  }

  private func mergeIn(
    _ node: YAMLTree.NodeID, into target: inout Target, stored: inout UInt64, failed: inout UInt64,
    _ context: ReadingContext
  ) {
    switch context.tree[node].kind {
    case .map:
      take(node, into: &target, stored: &stored, failed: &failed, context)
    case .list:
      for position in 0..<context.tree.count(node) {
        mergeIn(
          context.tree.element(position, of: node), into: &target, stored: &stored, failed: &failed, context)
      }
    case .plain, .quoted:
      context.report(
        "<< merges keys and values, not \(context.describe(node))", at: context.tree.mark(node),
        fix: "write <<: *name, with a name marked &name above")
    }
  }

  /// `isCutText`: it has no value, so it may be the end of a text that a comma cut (`{ text: one, two }`).
  private func reportUnknown(_ word: String, at mark: SourceMark, isCutText: Bool, _ context: ReadingContext) {
    guard !context.isFull else { return context.report("", at: mark, fix: "") }
    let names = keys.map(\.name)
    let fix =
      isCutText && word.contains(" ")
      ? "text with a comma within { } needs quotes"
      : NearestWord.of(word, among: names).map { "did you mean \"\($0)\"?" }
        ?? "known here: \(names.joined(separator: ", ")); a key that begins with x- is free"
    context.report("unknown key \(quoted(word)) in a \(name)", at: mark, fix: fix)
  }

  private func reportDuplicate(_ key: YAMLTree.NodeID, in map: YAMLTree.NodeID, _ context: ReadingContext) {
    let tree = context.tree
    let text = tree[key].text
    let first = (0..<tree.count(map)).lazy.map { tree.entry($0, of: map).key }.first { tree[$0].text == text } ?? key
    context.report(
      "duplicate key \(quoted(text)) in lines \(tree.mark(first).line) and \(tree.mark(key).line): the first stands",
      at: tree.mark(key), fix: "remove one of them")
  }
}

/// Why a value is not of its type.
enum Mismatch: Error {
  /// Not reported yet; what to do about it.
  case fix(String)
  case reported
}
