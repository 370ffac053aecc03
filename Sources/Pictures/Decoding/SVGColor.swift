import Glibc

/// A colour as CSS writes it, in words that the drawing library knows: `#rrggbb`, and how opaque it is.
struct SVGColor: Equatable {
  /// `#rrggbb` or `none`.
  var word: String
  /// 0…1; nil where nothing was said about it.
  var opacity: Double?

  /// - Parameter current: what `currentColor` means.
  /// - Returns: nil for what the library knows itself, or nobody does.
  init?(_ value: Substring, current: String) {
    let value = Self.trimmed(value).lowercased()
    if value == "currentcolor" {
      self.init(word: current)
    } else if value == "transparent" {
      self.init(word: "none")
    } else if value.hasPrefix("#") {
      guard let color = Self.hexadecimal(value) else { return nil }
      self = color
    } else if let color = CSSColorNames.colors[value[...]] {
      self.init(word: Self.word(color))
    } else if let color = Self.function(value) {
      self = color
    } else {
      return nil
    }
  }

  init(word: String, opacity: Double? = nil) {
    self.word = word
    self.opacity = opacity
  }

  /// Those with alpha: `#rgba` and `#rrggbbaa`.
  private static func hexadecimal(_ value: String) -> SVGColor? {
    guard let number = UInt32(value.dropFirst(), radix: 16) else { return nil }
    switch value.utf8.count {
    case 5:
      let digits = [number >> 12, number >> 8 & 15, number >> 4 & 15].map { $0 * 17 }
      return SVGColor(word: word(digits[0] << 16 | digits[1] << 8 | digits[2]), opacity: Double(number & 15) / 15)
    case 9: return SVGColor(word: word(number >> 8), opacity: Double(number & 255) / 255)
    default: return nil
    }
  }

  /// `rgb()`, `rgba()`, `hsl()`, `hsla()`, with commas, spaces or a slash between.
  private static func function(_ value: String) -> SVGColor? {
    guard let open = value.firstIndex(of: "("), value.hasSuffix(")") else { return nil }
    let isHue = value.hasPrefix("hsl")
    guard isHue || value.hasPrefix("rgb"), value[..<open].utf8.count <= 4 else { return nil }
    let words = value[value.index(after: open)...].dropLast().split { ", /\t\n".contains($0) }
    guard words.count == 3 || words.count == 4 else { return nil }
    var numbers: [Double] = []
    for word in words {
      let isShare = word.hasSuffix("%")
      let digits = isShare ? word.dropLast() : word.hasSuffix("deg") ? word.dropLast(3) : word
      guard let number = Double(digits), number.isFinite else { return nil }
      // A share of one for all but hue and the bytes of `rgb`.
      numbers.append(isShare ? number / 100 : numbers.count < 3 && !isHue ? number / 255 : number)
    }
    let opacity = numbers.count == 4 ? min(1, max(0, numbers[3])) : nil
    let parts = isHue ? Self.parts(hue: numbers[0], saturation: numbers[1], lightness: numbers[2]) : numbers
    let bytes = parts.prefix(3).map { UInt32((min(1, max(0, $0)) * 255).rounded()) }
    return SVGColor(word: word(bytes[0] << 16 | bytes[1] << 8 | bytes[2]), opacity: opacity)
  }

  /// By CSS Color Module Level 4, section 7.1; the hue in degrees.
  private static func parts(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let saturation = min(1, max(0, saturation))
    let lightness = min(1, max(0, lightness))
    let swing = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { start in
      let place = (start + hue / 30).truncatingRemainder(dividingBy: 12)
      let turn = place < 0 ? place + 12 : place
      return lightness - swing * max(-1, min(turn - 3, 9 - turn, 1))
    }
  }

  private static func word(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
