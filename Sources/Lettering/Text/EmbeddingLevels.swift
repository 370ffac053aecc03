import CFriBidi

/// How deep each scalar of a paragraph is nested in directions (Unicode's bidirectional algorithm, UAX 9): what stands
/// on an odd level runs from right to left.
struct EmbeddingLevels {
  /// Of the paragraph itself: 0, or 1 from right to left.
  var base: UInt8
  /// One a scalar; empty where all are on level 0.
  var levels: [UInt8]

  /// Corresponds to `fribidi_get_par_embedding_levels_ex`. Linear in the length.
  init(of scalars: [UInt32], direction: TextDirection) {
    // Before Hebrew there is no letter that runs from right to left, nor a control that says so.
    let isPlain = direction != .rightToLeft && scalars.allSatisfy { $0 < 0x590 }
    var base: FriBidiParType =
      switch direction {
      case .automatic: FRIBIDI_PAR_ON
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      }
    guard !isPlain, let found = Self.found(in: scalars, base: &base) else {
      self.base = direction == .rightToLeft ? 1 : 0
      levels = []
      return
    }
    self.base = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL ? 1 : 0
    levels = found
  }

  /// Nil where there is no memory for it.
  private static func found(in scalars: [UInt32], base: inout FriBidiParType) -> [UInt8]? {
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) != 0 else { return nil }
    return levels.map { UInt8(max(0, $0)) }
  }
}
