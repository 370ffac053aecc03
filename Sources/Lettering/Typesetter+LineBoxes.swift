extension Typesetter {
  /// The box in which each of the texts has room for its ink on one line, so that a row of titles in several scripts has
  /// one base line and none is cut.
  ///
  /// - Complexity: linear in the length of the texts. Only stacks of letters that were not seen before are drawn.
  public func lineBox(of style: TextStyle, for texts: some Sequence<String>) -> LineBox {
    let own = box(of: style)
    let letters = texts.reduce(into: TallLetters()) { $0.add($1) }
    let wanted = letters.stacks
    guard !wanted.isEmpty else { return own }
    let known = stacks.withLock { $0[style] ?? [:] }
    let missing = wanted.filter { known[$0] == nil }.sorted().prefix(Self.mostNewStacks)
    let fresh = missing.isEmpty ? [:] : measured(missing, style)
    if !fresh.isEmpty {
      stacks.withLock { stacks in
        if stacks[style]?.count ?? 0 >= Self.mostKnownStacks { stacks[style] = [:] }
        stacks[style, default: [:]].merge(fresh) { _, new in new }
      }
    }
    var ink = wanted.reduce(into: InkExtent()) { $0.formUnion(known[$1] ?? fresh[$1] ?? InkExtent()) }
    // Brackets are the highest of ASCII; accents need the whole ascent.
    if letters.hasPlain { ink.above = max(ink.above, style.wholePixels * 4 / 5 + 1) }
    if letters.hasFitting { ink.above = max(ink.above, own.ascent) }
    return own.fitting(ink)
  }

  /// Some twenty microseconds each: a script has its few hundred, a text made to take time has more.
  private static let mostNewStacks = 512
  private static let mostKnownStacks = 4096

  private func measured(_ texts: some Sequence<String> & Sendable, _ style: TextStyle) -> [String: InkExtent] {
    compose(style) { composer in
      var found: [String: InkExtent] = [:]
      for text in texts { found[text] = composer.ink(of: text) }
      return found
    } ?? [:]
  }
}

/// What of some texts decides how high their lines must be.
private struct TallLetters {
  /// Letters, each with all that is stacked on it, whose ink may not fit the line of a Latin font.
  var stacks = Set<String>()
  /// Whether there are letters of ASCII, and others that need no measuring: they are known to fit.
  var hasPlain = false
  var hasFitting = false

  mutating func add(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      hasPlain = true
      return
    }
    var stack = ""
    for cluster in text {
      // What follows a sign that silences a vowel is written under it.
      let isOpen = stack.unicodeScalars.last?.properties.canonicalCombiningClass == .virama
      if !isOpen, !stack.isEmpty {
        stacks.insert(stack)
        stack = ""
      }
      if cluster.isASCII {
        hasPlain = true
      } else if isOpen || cluster.mayBeTall {
        stack.append(cluster)
      } else {
        hasFitting = true
      }
    }
    if !stack.isEmpty { stacks.insert(stack) }
  }
}

extension Character {
  /// Of all scripts but the European ones and those whose letters fill an em and no more.
  fileprivate var mayBeTall: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case ..<0x590, 0x2000...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE10...0xFE6F, 0xFF00...0xFFFF, 0x1F000...:
      return false
    default: return true
    }
  }
}
