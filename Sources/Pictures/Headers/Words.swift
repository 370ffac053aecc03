/// Numbers in a header that may be cut short: what is not there reads as nil.
extension [UInt8] {
  func big16(_ index: Int) -> Int? { number(index, 2, isBig: true) }
  func big32(_ index: Int) -> Int? { number(index, 4, isBig: true) }
  func little16(_ index: Int) -> Int? { number(index, 2, isBig: false) }
  func little24(_ index: Int) -> Int? { number(index, 3, isBig: false) }
  func little32(_ index: Int) -> Int? { number(index, 4, isBig: false) }

  func number(_ index: Int, _ length: Int, isBig: Bool) -> Int? {
    if index < 0 || index + length > count { return nil }
    let bytes = self[index..<index + length]
    return isBig ? bytes.reduce(0) { $0 << 8 | Int($1) } : bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether these characters, all ASCII, stand there.
  func holds(_ text: StaticString, at index: Int = 0) -> Bool {
    text.withUTF8Buffer { text in
      index >= 0 && index + text.count <= count && self[index..<index + text.count].elementsEqual(text)
    }
  }
}
