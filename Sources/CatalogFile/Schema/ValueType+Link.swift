extension ValueType where Value == String {
  /// What a phone's camera opens: an address with its scheme. At most 1,000 bytes, or its code could not be read from
  /// a screen.
  static var link: Self {
    .scalar(
      "a web address such as https://museum.example",
      json: .object([
        "type": .string("string"), "pattern": .string("^[A-Za-z][A-Za-z0-9+.-]*:[^ ]+$"), "maxLength": .number(1000),
      ]),
      fix: { text in
        if text.utf8.count > 1_000 { return "shorten it to 1000 letters" }
        let bare = text.contains(".") && !text.contains(":") && !text.contains(" ")
        return bare ? "write https://\(text)" : "write all of it, with https:// and without blanks"
      },
      parse: { isLink($0) ? $0 : nil })
  }

  private static func isLink(_ text: String) -> Bool {
    guard text.utf8.count <= 1_000, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    let rest = text.utf8[text.utf8.index(after: colon)...]
    func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
    return scheme.first.map(isLetter) ?? false
      && scheme.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+.-".utf8.contains($0) }
      && !rest.isEmpty && rest.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}
