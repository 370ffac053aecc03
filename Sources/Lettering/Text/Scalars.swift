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
  /// Whether it is blank and may be left out at a line's end or before an ellipsis.
  var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace || !$0.needsGlyph } }
}
