import CFontconfig

/// Asks fontconfig which font file a family name stands for.
enum FontFinder {
  struct Match {
    var file: FontFile
    /// Every name the face goes by, in any language.
    var families: [String]
  }

  /// Names that stand for whatever the system prefers, so any face is a right answer.
  private static let genericFamilies: Set<String> = ["sans-serif", "sans", "serif", "monospace", "mono", "system-ui"]

  /// The face nearest to `family`, only if it really is of that family. Corresponds to `FcFontMatch`.
  static func match(family: String, isBold: Bool) -> Match? {
    withPattern(family: family, isBold: isBold) { pattern in
      var result = FcResultNoMatch
      guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
      defer { FcPatternDestroy(found) }
      guard let file = fontFile(of: found, isBold: isBold) else { return nil }
      let families = families(of: found)
      let wanted = family.lowercased()
      guard genericFamilies.contains(wanted) || families.contains(where: { $0.lowercased() == wanted }) else {
        return nil
      }
      return Match(file: file, families: families)
    }
  }

  /// Lends a pattern for upright, scalable faces, with the system's substitutions made.
  static func withPattern<R>(family: String, isBold: Bool, _ body: (OpaquePointer) -> R?) -> R? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
    // A variable font's own pattern has no fixed weight; its named instances do.
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(FcFalse))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return body(pattern)
  }

  static func fontFile(of pattern: OpaquePointer, isBold: Bool) -> FontFile? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    let index = integer(FC_INDEX, of: pattern) ?? 0
    let weight = integer(FC_WEIGHT, of: pattern) ?? Int(FC_WEIGHT_REGULAR)
    let strike = isTrue(FC_COLOR, of: pattern) ? strikePixels(of: pattern) : nil
    return FontFile(
      path: String(cString: path), index: index,
      isThickened: isBold && strike == nil && weight < Int(FC_WEIGHT_DEMIBOLD), strikePixels: strike)
  }

  /// The largest em that a font of pictures has, in pixels; nil for a font of outlines.
  static func strikePixels(of pattern: OpaquePointer) -> Int? {
    guard !isTrue(FC_OUTLINE, of: pattern) else { return nil }
    var largest: Double?
    var size = 0.0
    var place: Int32 = 0
    while FcPatternGetDouble(pattern, FC_PIXEL_SIZE, place, &size) == FcResultMatch {
      largest = max(largest ?? 0, size)
      place += 1
    }
    return largest.flatMap { (1...512).contains($0) ? Int($0.rounded()) : nil }
  }

  static func families(of pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &name) == FcResultMatch, let found = name {
      names.append(String(cString: found))
    }
    return names
  }

  static func integer(_ key: String, of pattern: OpaquePointer) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  static func isTrue(_ key: String, of pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value == FcBool(FcTrue)
  }
}
