import CFriBidi

/// How deep each scalar of a paragraph is nested in directions (Unicode's bidirectional algorithm, UAX 9): what stands
/// on an odd level runs from right to left.
struct EmbeddingLevels {
  /// Of the paragraph itself: 0, or 1 from right to left.
  var base: UInt8 = 0
  /// One a scalar; empty where all are on level 0.
  var levels: [UInt8] = []

  /// Corresponds to `fribidi_get_par_embedding_levels_ex`. Linear in the length.
  init(of scalars: [UInt32], direction: TextDirection) {
    // Before Hebrew there is no letter that runs from right to left, nor a control that says so.
    if direction != .rightToLeft, scalars.allSatisfy({ $0 < 0x590 }) { return }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var base = Self.base(direction, types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var found = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    // 0 where there is no memory for it.
    let isFound = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &found) != 0
    self.base = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL ? 1 : 0
    if isFound { levels = found.map { UInt8(max(0, $0)) } }
  }

  private static func base(_ direction: TextDirection, _ types: [FriBidiCharType]) -> FriBidiParType {
    switch direction {
    case .automatic: return FRIBIDI_PAR_ON
    case .leftToRight: return FRIBIDI_PAR_LTR
    case .rightToLeft:
      let isForeign = !types.contains { $0 == FRIBIDI_TYPE_RTL || $0 == FRIBIDI_TYPE_AL }
      return isForeign && types.contains(FRIBIDI_TYPE_LTR) ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL
    }
  }
}
