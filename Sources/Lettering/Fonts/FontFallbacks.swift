import CFontconfig

/// The fonts to ask, in order, for a letter that the theme's own font lacks.
///
/// The choice depends on the letter alone and never on what was drawn before, so that the same page gives the same
/// pixels whatever order its captions are set in. Fonts of the same superfamily come first ("Noto Sans Georgian" for
/// "Noto Sans"), then fontconfig's order.
final class FontFallbacks {
  private struct Candidate {
    var file: FontFile
    /// Owned by `set`.
    var letters: OpaquePointer
  }

  private let set: UnsafeMutablePointer<FcFontSet>?
  private var candidates: [Candidate] = []
  /// Pictures in colour, asked first for emoji and last for all else.
  private var colored: [Candidate] = []
  private var choices: [Character: FontFile?] = [:]

  /// Corresponds to `FcFontSort`: some milliseconds, so it is called when the first letter is missing.
  init(family: String, isBold: Bool) {
    set = FontFinder.withPattern(family: family, isBold: isBold) { pattern in
      var result = FcResultNoMatch
      return FcFontSort(nil, pattern, FcBool(FcFalse), nil, &result)
    }
    guard let set, let fonts = set.pointee.fonts else { return }
    var others: [Candidate] = []
    for position in 0..<Int(set.pointee.nfont) {
      guard let pattern = fonts[position], Self.isUsable(pattern),
        let file = FontFinder.fontFile(of: pattern, isBold: isBold)
      else { continue }
      var letters: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &letters) == FcResultMatch, let letters else { continue }
      let candidate = Candidate(file: file, letters: letters)
      if file.strikePixels != nil {
        colored.append(candidate)
      } else if FontFinder.families(of: pattern).contains(where: { $0.hasPrefix(family) }) {
        candidates.append(candidate)
      } else {
        others.append(candidate)
      }
    }
    candidates += others
  }

  deinit {
    if let set { FcFontSetDestroy(set) }
  }

  /// The first font that has every letter of the cluster, else the first that has its base letter.
  func font(for cluster: Character) -> FontFile? {
    if let known = choices[cluster] { return known }
    let scalars = cluster.unicodeScalars.filter(\.needsGlyph)
    let ordered = cluster.isEmoji ? [colored, candidates] : [candidates, colored]
    let choice =
      ordered.joined().first { candidate in
        scalars.allSatisfy { FcCharSetHasChar(candidate.letters, $0.value) == FcBool(FcTrue) }
      }
      ?? ordered.joined().first { candidate in
        scalars.first.map { FcCharSetHasChar(candidate.letters, $0.value) == FcBool(FcTrue) } ?? false
      }
    // A few scripts' worth; a feed of many thousand different letters must not grow this for ever.
    if choices.count >= 4096 { choices.removeAll(keepingCapacity: true) }
    choices[cluster] = .some(choice?.file)
    return choice?.file
  }

  /// Takes a file that cannot be opened out of the list.
  func drop(_ file: FontFile) {
    candidates.removeAll { $0.file == file }
    colored.removeAll { $0.file == file }
    choices.removeAll()
  }

  /// Colour fonts are drawn where they are pictures at a size of their own; bitmap fonts and italics never match.
  private static func isUsable(_ pattern: OpaquePointer) -> Bool {
    let isColored = FontFinder.isTrue(FC_COLOR, of: pattern)
    return FontFinder.isTrue(FC_SCALABLE, of: pattern) && !FontFinder.isTrue(FC_VARIABLE, of: pattern)
      && (!isColored || FontFinder.strikePixels(of: pattern) != nil)
      && FontFinder.integer(FC_SLANT, of: pattern) ?? 0 == Int(FC_SLANT_ROMAN)
  }
}
