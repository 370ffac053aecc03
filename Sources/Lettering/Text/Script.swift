import CICU

/// A writing system. Shaping rules differ between them: a vowel sign of Devanagari moves before its letter only when
/// the text is set as Devanagari.
struct Script: Equatable {
  fileprivate var code: Int16

  private init(_ code: Int) { self.code = Int16(truncatingIfNeeded: code) }

  /// Digits, blanks, punctuation and marks: they go with the letters beside them.
  static let common = Script(ICUScriptCommon)
  static let latin = Script(ICUScriptLatin)

  /// Corresponds to `uscript_getScript`. Kana count as Han: Japanese mixes them within a word, and no font sets them
  /// apart.
  init(of scalar: UInt32) {
    if scalar < 0x80 {
      let isLetter = (0x41...0x5A).contains(scalar & ~0x20)
      self = isLetter ? .latin : .common
      return
    }
    switch Int(ICUScriptOf(Int32(bitPattern: scalar))) {
    case ICUScriptInherited, ICUScriptUnknown: self = .common
    case ICUScriptHiragana, ICUScriptKatakana, ICUScriptKatakanaOrHiragana:
      self = Script(ICUScriptHan)
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
  var name: UnsafePointer<CChar>? { ICUScriptName(Int32(code)) }
}

extension Script {
  /// Whether its letters are an em wide.
  var isFullWidth: Bool { Int(code) == ICUScriptHan || Int(code) == ICUScriptHangul }
}
