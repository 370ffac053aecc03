/// What is left of a text from a file once everything that is not drawn is gone, cut into grapheme clusters.
enum CleanText {
  /// Scalars kept of one cluster. Unicode's Stream-Safe Text Format (UAX 15) stops at 30 marks on a letter; longer
  /// ones are made to fill a screen with ink.
  static let clusterLimit = 32

  /// As much of `line` as can be seen on lines so wide, in pixels, and whether that is not all.
  ///
  /// - Complexity: linear in what can be seen, whatever the length of the text.
  static func line(_ text: String, within maxWidth: Int, lines: Int = 1) -> (
    clusters: ArraySlice<Character>, isCut: Bool
  ) {
    // The narrowest letters are three pixels wide, and some have no width at all.
    let limit = lines * (1024 + 2 * maxWidth)
    guard text.utf8.count > limit, let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return (line(text), false) }
    return (line(String(text[..<end])), true)
  }

  /// One line: line ends and tabs are one space, controls are gone, no blanks at either end.
  static func line(_ text: String) -> ArraySlice<Character> {
    if isClean(text) { return trimmed(clusters(text)[...]) }
    var kept = String.UnicodeScalarView()
    var endsInSpace = false
    for scalar in text.unicodeScalars {
      if scalar.isLineEnd || scalar == "\t" {
        if !endsInSpace { kept.append(" ") }
        endsInSpace = true
      } else if !isDropped(scalar), scalar != zeroWidthSpace {
        kept.append(scalar)
        endsInSpace = scalar == " "
      }
    }
    return trimmed(clusters(kept)[...])
  }

  /// The lines that the text itself has, without blanks at their ends; an empty one where the text has an empty line.
  /// A tab is a gap of one em. Zero-width spaces stay: a line may break there.
  static func lines(_ text: String) -> [ArraySlice<Character>] {
    if isClean(text) { return [trimmed(clusters(text)[...])] }
    var lines: [ArraySlice<Character>] = []
    var kept = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar.isLineEnd {
        let isSecondOfPair = scalar == "\n" && previous == "\r"
        if !isSecondOfPair {
          lines.append(trimmed(clusters(kept)[...]))
          kept = String.UnicodeScalarView()
        }
      } else if scalar == "\t" {
        kept.append(emSpace)
      } else if !isDropped(scalar) {
        kept.append(scalar)
      }
      previous = scalar
    }
    lines.append(trimmed(clusters(kept)[...]))
    return lines
  }

  static func isVisible(_ clusters: ArraySlice<Character>) -> Bool {
    clusters.contains { $0.unicodeScalars.contains(where: \.isVisible) }
  }

  /// Controls of direction before the first letter stay: what they say holds for all that follows.
  static func trimmed(_ clusters: ArraySlice<Character>) -> ArraySlice<Character> {
    let rest = clusters.drop(while: \.isBlank)
    let controls = clusters[..<rest.startIndex].filter(\.steersDirection)
    return trimmedAtEnd(controls.isEmpty ? rest : (controls + rest)[...])
  }

  static func trimmedAtEnd(_ clusters: ArraySlice<Character>) -> ArraySlice<Character> {
    guard let last = clusters.lastIndex(where: { !$0.isBlank }) else { return clusters.prefix(0) }
    return clusters[...last]
  }

  private static let emSpace: Unicode.Scalar = "\u{2003}"
  static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  /// Controls would be drawn as boxes, and a NUL would end the C string. A soft hyphen, a word joiner and a byte order
  /// mark have no width and no meaning for us.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x2060, 0xFEFF: true
    case ..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }

  /// Whether its bytes show that nothing of it is left out or replaced, as in most titles.
  private static func isClean(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      // Behind these begin, besides letters, the controls, the soft hyphen, the separators and the byte order mark.
      byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2 && byte != 0xEF
    }
  }

  private static func clusters(_ scalars: String.UnicodeScalarView) -> [Character] { clusters(String(scalars)) }

  private static func clusters(_ text: String) -> [Character] {
    // Without controls each letter of ASCII is a cluster.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map { Character(Unicode.Scalar($0)) } }
    return text.map { cluster in
      guard cluster.utf8.count > clusterLimit, cluster.unicodeScalars.count > clusterLimit else { return cluster }
      var cut = String.UnicodeScalarView()
      cut.append(contentsOf: cluster.unicodeScalars.prefix(clusterLimit))
      return String(cut).first ?? cluster
    }
  }
}
