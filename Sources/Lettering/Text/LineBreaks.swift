/// Where a line may end, by simple rules: after blanks, after hyphens and dashes inside words, and between the letters
/// of scripts written without spaces, but not before their closing or after their opening marks.
enum LineBreaks {
  /// Whether a line may end between two neighbours. `before` is what precedes `left`, where there is something.
  static func isAllowed(before: Character?, left: Character, right: Character) -> Bool {
    if isBreakingSpace(right) { return false }
    if isBreakingSpace(left) { return true }
    if isHyphen(left) { return before?.isLetter == true && right.isLetter }
    if isDash(left) { return !isClosing(right) && !isDash(right) }
    if isIdeographic(left) || isIdeographic(right) {
      return !isOpening(left) && !isClosing(right) && !isGlue(left) && !isGlue(right)
    }
    return false
  }

  /// The last index, `limit` at most, before which the line that starts with the slice may end; nil where its first
  /// word goes on past `limit`. Linear in the length of the last word.
  static func last(in clusters: ArraySlice<Character>, notAfter limit: Int) -> Int? {
    var place = limit
    while place > clusters.startIndex {
      if place == clusters.endIndex { return place }
      let before = place - 2 >= clusters.startIndex ? clusters[place - 2] : nil
      if isAllowed(before: before, left: clusters[place - 1], right: clusters[place]) { return place }
      place -= 1
    }
    return nil
  }

  private static func isBreakingSpace(_ cluster: Character) -> Bool {
    guard let scalar = cluster.unicodeScalars.first else { return false }
    if scalar == CleanText.zeroWidthSpace { return true }
    return scalar.properties.isWhitespace && !isGlue(cluster)
  }

  /// No-break spaces.
  private static func isGlue(_ cluster: Character) -> Bool {
    cluster == "\u{A0}" || cluster == "\u{2007}" || cluster == "\u{202F}"
  }

  private static func isHyphen(_ cluster: Character) -> Bool { cluster == "-" || cluster == "\u{2010}" }

  private static func isDash(_ cluster: Character) -> Bool { cluster == "\u{2013}" || cluster == "\u{2014}" }

  /// Han, kana, and the full-width forms that stand among them.
  private static func isIdeographic(_ cluster: Character) -> Bool {
    guard let value = cluster.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x31C0...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0x1B000...0x1B16F, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  private static let opening: Set<Character> = [
    "(", "[", "{", "“", "‘", "«", "「", "『", "【", "〔", "〈", "《", "〖", "〘", "〝", "（", "［", "｛", "｟",
  ]

  private static let closing: Set<Character> = [
    ")", "]", "}", "”", "’", "»", ",", ".", ":", ";", "!", "?", "…", "%", "、", "。", "，", "．", "：", "；", "！",
    "？", "」", "』", "】", "〕", "〉", "》", "〗", "〙", "〟", "）", "］", "｝", "｠", "・", "ー", "々", "ゝ", "ゞ", "ヽ",
    "ヾ", "〜", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ",
    "ュ", "ョ", "ヮ", "ヵ", "ヶ", "％", "‥",
  ]

  private static func isOpening(_ cluster: Character) -> Bool { opening.contains(cluster) }

  private static func isClosing(_ cluster: Character) -> Bool { closing.contains(cluster) }
}
