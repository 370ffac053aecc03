extension Unicode.Scalar {
  /// Whether a font must have a glyph of its own for it: joiners and selectors only steer their neighbours.
  var needsGlyph: Bool {
    !properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
  }

  var isLineEnd: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it has ink of its own, as far as can be told without a font. A mark without its letter has none.
  var isVisible: Bool {
    guard needsGlyph, !properties.isWhitespace else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return false
    default: return true
    }
  }
}

extension Character {
  /// Whether it is one of the bidirectional algorithm's own marks, embeddings, overrides and isolates (UAX 9, 2).
  var steersDirection: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it is blank and may be left out at a line's end or before an ellipsis.
  var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace || !$0.needsGlyph } }
}
