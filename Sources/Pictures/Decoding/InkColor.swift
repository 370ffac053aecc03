/// Print colours to screen colours, without a profile.
enum InkColor {
  /// Turns pixels of four bytes, cyan, magenta, yellow, black, into opaque words in place.
  ///
  /// - Parameter isInverted: 255 means no ink, as Adobe's programs write it; else 255 means full ink.
  static func convert(_ words: UnsafeMutableBufferPointer<UInt32>, isInverted: Bool) {
    let flip: UInt32 = isInverted ? 0 : 0xFFFF_FFFF
    for index in words.indices {
      let paper = words[index] ^ flip
      let black = paper >> 24
      let red = ((paper & 0xFF) * black + 127) / 255
      let green = ((paper >> 8 & 0xFF) * black + 127) / 255
      let blue = ((paper >> 16 & 0xFF) * black + 127) / 255
      words[index] = 0xFF00_0000 | red << 16 | green << 8 | blue
    }
  }
}
