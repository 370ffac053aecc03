/// An SVG in the words of SDL2_image's drawing library, which knows ten colours by name and passes over the rest as grey.
///
/// Nothing is parsed but tags, attributes and declarations of style; what is not understood is handed on as it stands. What the
/// library passes over in silence is noted. Linear in the length of the text.
struct SVGTranslation {
  private(set) var text: [UInt8] = []
  /// What is left out of the drawing.
  private(set) var flaws: PictureFlaws = []

  private struct Element {
    var color: String
    /// Inside of what is drawn only where it is referred to.
    var isTemplate: Bool
    var isStyle: Bool
  }

  private struct Attribute {
    var name: Substring
    var value: Range<Int>
  }

  private let source: [UInt8]
  private var open: [Element] = []

  private static let paints: Set<Substring> = ["fill", "stroke", "stop-color", "color"]
  private static let templates: Set<Substring> = ["defs", "symbol", "clipPath", "mask", "marker", "pattern"]

  init(_ source: [UInt8]) {
    self.source = source
    text.reserveCapacity(source.count + source.count / 8)
    var index = 0
    while index < source.count {
      let next = source[index...].firstIndex(of: UInt8(ascii: "<")) ?? source.count
      appendContent(index..<next)
      index = next < source.count ? appendMarkup(at: next) : next
    }
  }

  private var inherited: Element { open.last ?? Element(color: "#000000", isTemplate: false, isStyle: false) }

  /// What stands between tags; only a style sheet's is of interest.
  private mutating func appendContent(_ range: Range<Int>) {
    if inherited.isStyle {
      text += declarations(range, color: inherited.color).utf8
    } else {
      text += source[range]
    }
  }

  /// A tag, a comment or a declaration; returns where it ends.
  private mutating func appendMarkup(at start: Int) -> Int {
    let end: Int
    if source.holds("<!--", at: start) {
      end = source.end(of: "-->", from: start + 4)
    } else if source.holds("<![CDATA[", at: start) {
      // Its content is read as any other.
      end = start + 9
    } else if source.holds("<!", at: start) || source.holds("<?", at: start) {
      end = source.endOfDeclaration(from: start + 2)
    } else if source.holds("</", at: start) {
      _ = open.popLast()
      end = source.end(of: ">", from: start + 2)
    } else {
      return appendTag(at: start)
    }
    text += source[start..<end]
    return end
  }

  private mutating func appendTag(at start: Int) -> Int {
    var end = start + 1
    let name = word(&end)
    var attributes: [Attribute] = []
    while let attribute = attribute(&end) { attributes.append(attribute) }
    end = source.end(of: ">", from: end)
    var element = inherited
    element.isStyle = name == "style"
    element.isTemplate = element.isTemplate || Self.templates.contains(name)
    for attribute in attributes { note(attribute, in: &element) }
    if !element.isTemplate { note(elementNamed: name) }
    var written = start
    for attribute in attributes {
      guard let (value, more) = translated(attribute, color: element.color) else { continue }
      text += source[written..<attribute.value.lowerBound]
      text += value.utf8
      // The closing quote, and what goes with it.
      written = attribute.value.upperBound + 1
      text.append(source[attribute.value.upperBound])
      text += more.utf8
    }
    text += source[written..<end]
    if end < start + 2 || source[end - 2] != UInt8(ascii: "/") { open.append(element) }
    return end
  }

  // MARK: Notes

  private mutating func note(elementNamed name: Substring) {
    switch name {
    case "text": flaws.insert(.text)
    case "use": flaws.insert(.repetition)
    case "image": flaws.insert(.image)
    default: break
    }
  }

  private mutating func note(_ attribute: Attribute, in element: inout Element) {
    let value = Substring(decoding: source[attribute.value], as: UTF8.self)
    switch attribute.name {
    case "clip-path", "mask":
      if value.contains("url"), !element.isTemplate { flaws.insert(.clipping) }
    case "color": setColor(value, in: &element)
    case "style":
      for declaration in value.split(separator: ";") {
        guard let colon = declaration.firstIndex(of: ":") else { continue }
        let name = declaration[..<colon].filter { !$0.isWhitespace }
        let value = declaration[declaration.index(after: colon)...]
        if name == "color" { setColor(value, in: &element) }
        if name == "clip-path" || name == "mask", value.contains("url"), !element.isTemplate { flaws.insert(.clipping) }
      }
    default: break
    }
  }

  private func setColor(_ value: Substring, in element: inout Element) {
    if let color = SVGColor(value, current: element.color) {
      element.color = color.word
    } else if value.first == "#" {
      element.color = String(value)
    }
  }

  // MARK: Colours

  /// The value in words that are known, and what is to follow its quote; nil where it can stay.
  private func translated(_ attribute: Attribute, color: String) -> (String, String)? {
    if attribute.name == "style" { return (declarations(attribute.value, color: color), "") }
    guard Self.paints.contains(attribute.name),
      let paint = SVGColor(Substring(decoding: source[attribute.value], as: UTF8.self), current: color)
    else { return nil }
    return (paint.word, paint.opacity.map { " \(Self.opacityName(attribute.name))=\"\($0)\"" } ?? "")
  }

  /// Declarations of a style, inside braces or not.
  private func declarations(_ range: Range<Int>, color: String) -> String {
    var result = ""
    var start = range.lowerBound
    while start < range.upperBound {
      let end = source[start..<range.upperBound].firstIndex { UInt8.ends.contains($0) } ?? range.upperBound
      let piece = Substring(decoding: source[start..<end], as: UTF8.self)
      result += Self.declaration(piece, color: color)
      if end < range.upperBound { result.unicodeScalars.append(Unicode.Scalar(source[end])) }
      start = end + 1
    }
    return result
  }

  private static func declaration(_ text: Substring, color: String) -> String {
    guard let colon = text.firstIndex(of: ":") else { return String(text) }
    let name = Substring(text[..<colon].filter { !$0.isWhitespace })
    guard paints.contains(name), let paint = SVGColor(text[text.index(after: colon)...], current: color) else {
      return String(text)
    }
    return "\(name):\(paint.word)" + (paint.opacity.map { ";\(opacityName(name)):\($0)" } ?? "")
  }

  private static func opacityName(_ paint: Substring) -> String {
    paint == "stop-color" ? "stop-opacity" : paint == "color" ? "x-opacity" : paint + "-opacity"
  }

  // MARK: Tags

  private func word(_ index: inout Int) -> Substring {
    let start = index
    while index < source.count, !UInt8.breaks.contains(source[index]) { index += 1 }
    return Substring(decoding: source[start..<index], as: UTF8.self)
  }

  /// The next one, or nil at the end of the tag.
  private func attribute(_ index: inout Int) -> Attribute? {
    while index < source.count, source[index].isSpace { index += 1 }
    let name = word(&index)
    if name.isEmpty { return nil }
    while index < source.count, source[index].isSpace { index += 1 }
    guard index < source.count, source[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    while index < source.count, source[index].isSpace { index += 1 }
    guard index < source.count, source[index] == UInt8(ascii: "\"") || source[index] == UInt8(ascii: "'"),
      let end = source[(index + 1)...].firstIndex(of: source[index])
    else { return nil }
    let value = index + 1..<end
    index = end + 1
    return Attribute(name: name, value: value)
  }
}

extension UInt8 {
  fileprivate static let ends = Set(";{}".utf8)
  /// What ends a name in a tag.
  fileprivate static let breaks = Set(" \t\r\n\u{0C}/>=\"'<".utf8)
  fileprivate var isSpace: Bool { self == 0x20 || (9...13).contains(self) }
}

extension [UInt8] {
  /// Behind the next of these, or behind all there is.
  fileprivate func end(of mark: StaticString, from start: Int) -> Int {
    var index = start
    let first = mark.withUTF8Buffer { $0[0] }
    while index < count, let found = self[index...].firstIndex(of: first) {
      if holds(mark, at: found) { return found + mark.utf8CodeUnitCount }
      index = found + 1
    }
    return count
  }

  /// A document type may hold declarations of its own in brackets.
  fileprivate func endOfDeclaration(from start: Int) -> Int {
    var depth = 0
    for index in Swift.min(start, count)..<count {
      switch self[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index + 1
      default: break
      }
    }
    return count
  }
}

extension Substring {
  fileprivate init(decoding bytes: ArraySlice<UInt8>, as encoding: UTF8.Type) {
    self = String(decoding: bytes, as: encoding)[...]
  }
}
