/// Makes words from outside fit to be drawn: no control characters, no invisible labels.
///
/// Every word of a catalog passes here once, when it is read, so that nothing behind has to ask again.
public enum Wording {
  /// `text` as one line: line breaks and tabs become one space, other control characters go, the ends are trimmed.
  ///
  /// Nil when nothing is left that leaves ink: empty, white or zero-width only, a combining mark alone.
  public static func line(_ text: String) -> String? {
    if isPlainLine(text) { return text }
    var kept = String.UnicodeScalarView()
    var spaces = 0
    var isBroken = false
    for scalar in text.unicodeScalars {
      if scalar == " " {
        spaces += 1
      } else if isLineBreak(scalar) || scalar == "\t" {
        isBroken = true
      } else if isDropped(scalar) || (kept.isEmpty && scalar.properties.isWhitespace) {
        continue
      } else {
        // One by one: a collection is appended to scalars by a copy of all of them.
        if !kept.isEmpty { for _ in 0..<(isBroken ? 1 : spaces) { kept.append(" ") } }
        spaces = 0
        isBroken = false
        kept.append(scalar)
      }
    }
    return inked(kept)
  }

  /// `text` with its lines: every kind of line break is one `\n`, tabs are spaces, other control characters go.
  ///
  /// Nil when nothing is left that leaves ink.
  public static func paragraphs(_ text: String) -> String? {
    if isPlainLine(text) { return text }
    var kept = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if isLineBreak(scalar) {
        if !(scalar == "\n" && previous == "\r") && !kept.isEmpty { kept.append("\n") }
      } else if scalar == "\t" {
        kept.append(" ")
      } else if !isDropped(scalar) {
        kept.append(scalar)
      }
      previous = scalar
    }
    return inked(kept)
  }

  /// Printable ASCII with nothing to trim: most titles, told from their bytes alone.
  private static func isPlainLine(_ text: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in text.utf8 {
      guard byte >= 0x20 && byte < 0x7F, !(byte == 0x20 && last == 0x20) else { return false }
      last = byte
    }
    return last != 0x20
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Control characters, and the byte order mark that editors leave inside text.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xFEFF: true
    default: false
    }
  }

  private static func inked(_ scalars: String.UnicodeScalarView) -> String? {
    guard scalars.contains(where: leavesInk) else { return nil }
    var scalars = scalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }

  private static func leavesInk(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value > 0x20 && scalar.value < 0x7F { return true }
    let properties = scalar.properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark: return false
    default: return true
    }
  }
}
