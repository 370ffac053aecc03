import Glibc
import Raster

/// SVG: finds the opening tag of the root and reads its size from it, without parsing any more of the text.
enum SVGHeader {
  /// Room for comments and licences before the root.
  private static let searchBytes = 262_144
  /// For a drawing that gives neither size nor view box.
  private static let unknownSide = 100

  static func isSVG(_ file: borrowing PictureFile) throws(PictureError) -> Bool {
    try rootTag(file) != nil
  }

  static func read(_ file: borrowing PictureFile) throws(PictureError) -> PictureHeader {
    guard let tag = try rootTag(file) else { throw .notAPicture }
    let box = attribute("viewBox", in: tag).map(numbers) ?? []
    var width = length(attribute("width", in: tag))
    var height = length(attribute("height", in: tag))
    if box.count == 4 && box[2] > 0 && box[3] > 0 {
      // One side given: the other follows from the proportions of the view box.
      width = width ?? height.map { $0 * box[2] / box[3] } ?? box[2]
      height = height ?? width.map { $0 * box[3] / box[2] }
    }
    guard let width, let height else {
      return PictureHeader(format: .svg, width: unknownSide, height: unknownSide, hasSize: false)
    }
    // It is drawn at any size, so a huge one is only a matter of proportion.
    let shrink = max(1, max(width, height) / Double(PictureHeader.longestSide))
    return PictureHeader(
      format: .svg, width: max(1, Int((width / shrink).rounded())), height: max(1, Int((height / shrink).rounded())))
  }

  /// The text between `<svg` and the end of that tag; nil where the first element is another or there is none.
  private static func rootTag(_ file: borrowing PictureFile) throws(PictureError) -> [UInt8]? {
    let first = try file.bytes(at: 0, count: 512)
    let isText = first.first { !isSpace($0) && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "<")
    if !isText { return nil }
    let text = try file.bytes(at: 0, count: searchBytes)
    var index = 0
    while let open = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      if text.holds("<!--", at: open) {
        guard let end = find("-->", in: text, from: open + 4) else { return nil }
        index = end + 3
      } else if text.holds("<?", at: open) || text.holds("<!", at: open) {
        guard let end = endOfDeclaration(in: text, from: open + 2) else { return nil }
        index = end + 1
      } else {
        guard text.holds("<svg", at: open), let end = endOfTag(in: text, from: open + 4) else { return nil }
        return Array(text[open + 4..<end])
      }
    }
    return nil
  }

  private static func find(_ needle: StaticString, in text: [UInt8], from start: Int) -> Int? {
    if start >= text.count { return nil }
    return (start..<text.count).first { text.holds(needle, at: $0) }
  }

  /// A document type may hold declarations of its own in brackets.
  private static func endOfDeclaration(in text: [UInt8], from start: Int) -> Int? {
    var depth = 0
    for index in start..<text.count {
      switch text[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func endOfTag(in text: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<text.count {
      let byte = text[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func attribute(_ name: StaticString, in tag: [UInt8]) -> String? {
    var index = 0
    while let found = find(name, in: tag, from: index) {
      index = found + name.utf8CodeUnitCount
      if found == 0 || !isSpace(tag[found - 1]) { continue }
      var place = index
      while place < tag.count && isSpace(tag[place]) { place += 1 }
      if place >= tag.count || tag[place] != UInt8(ascii: "=") { continue }
      place += 1
      while place < tag.count && isSpace(tag[place]) { place += 1 }
      if place + 1 >= tag.count { return nil }
      guard let end = tag[(place + 1)...].firstIndex(of: tag[place]) else { return nil }
      return String(decoding: tag[place + 1..<end], as: UTF8.self)
    }
    return nil
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\n" }.compactMap { Double($0) }.filter(\.isFinite)
  }

  /// In pixels at 96 to the inch; nil for percentages, which refer to a page that there is not.
  private static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    let digits = text.drop { $0 == " " }.prefix { $0.isNumber || ".+-eE".contains($0) }
    // "2em" would lose its unit to the exponent.
    let number = digits.hasSuffix("e") ? digits.dropLast() : digits
    guard let value = Double(number), value > 0, value.isFinite else { return nil }
    switch text.drop(while: { $0 == " " }).dropFirst(number.count).prefix(2) {
    case "%": return nil
    case "mm": return value * 96 / 25.4
    case "cm": return value * 96 / 2.54
    case "in": return value * 96
    case "pt": return value * 96 / 72
    case "pc": return value * 16
    case "em": return value * 16
    default: return value
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }
}
