import CICU

/// A writing system. Shaping rules differ between them: a vowel sign of Devanagari moves before its letter only when
/// the text is set as Devanagari.
struct Script: Equatable {
  fileprivate var code: UScriptCode

  private init(_ code: UScriptCode) { self.code = code }

  /// Digits, blanks, punctuation and marks: they go with the letters beside them.
  static let common = Script(USCRIPT_COMMON)
  static let latin = Script(USCRIPT_LATIN)

  /// Corresponds to `uscript_getScript`. Kana count as Han: Japanese mixes them within a word, and no font sets them
  /// apart.
  init(of scalar: UInt32) {
    if scalar < 0x80 {
      let isLetter = (0x41...0x5A).contains(scalar & ~0x20)
      self = isLetter ? .latin : .common
      return
    }
    switch ICUScript(UChar32(bitPattern: scalar)) {
    case USCRIPT_INHERITED, USCRIPT_UNKNOWN: self = .common
    case USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_KATAKANA_OR_HIRAGANA: self = Script(USCRIPT_HAN)
    case let code: self.init(code)
    }
  }

  /// Of the first letter in the cluster that has one.
  init(of cluster: Cluster) {
    if let scalar = cluster.scalar {
      self.init(of: scalar)
      return
    }
    for scalar in cluster.text.unicodeScalars {
      self.init(of: scalar.value)
      if self != .common { return }
    }
    self = .common
  }

  /// Lends the four letters of ISO 15924. Corresponds to `uscript_getShortName`.
  var name: UnsafePointer<CChar>? { ICUScriptName(code) }
}

extension Script {
  /// Whether its letters are an em wide.
  var isFullWidth: Bool { code == USCRIPT_HAN || code == USCRIPT_HANGUL }
}
