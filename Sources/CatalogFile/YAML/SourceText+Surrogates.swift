extension SourceText {
  /// The same text with every pair of escapes that JSON writes for one character beyond the first 65,536, as
  /// `\ud83d\ude00` for an emoji, made the one escape that YAML has for it; nil where there is no such pair.
  ///
  /// Columns behind a pair are two less than in the file. Linear.
  var joiningSurrogates: SourceText? {
    var joined: [UInt8] = []
    var place = 0
    var copied = 0
    while let start = bytes[place...].firstIndex(of: Self.backslash) {
      place = start + 2
      guard let high = unit(at: start), (0xD800..<0xDC00).contains(high), let low = unit(at: start + 6),
        (0xDC00..<0xE000).contains(low)
      else {
        if place >= bytes.count { break }
        continue
      }
      let scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
      let digits = String(scalar, radix: 16)
      joined += bytes[copied..<start]
      joined += Array("\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8)
      place = start + 12
      copied = place
      if place >= bytes.count { break }
    }
    guard copied > 0 else { return nil }
    return SourceText(checked: joined + bytes[copied...], without: strays)
  }

  private static let backslash = UInt8(ascii: "\\")

  /// The number of an escape `\uXXXX` that begins at a byte.
  private func unit(at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == Self.backslash, bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt32(String(decoding: bytes[start + 2..<start + 6], as: UTF8.self), radix: 16)
  }
}
