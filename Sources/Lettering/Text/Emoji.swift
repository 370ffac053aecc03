extension Character {
  /// Whether it asks to be drawn as a picture in colour: by its own nature, or by a selector, a joiner, a skin tone or
  /// a key cap (UTS 51).
  var isEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value >= 0xA9 || scalars.count > 1, first.properties.isEmoji else {
      return false
    }
    let rest = scalars.dropFirst()
    // The text selector.
    if rest.first == "\u{FE0E}" { return false }
    if first.properties.isEmojiPresentation { return true }
    return rest.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
  }
}
