/// A name's place in a list as people count: `IMG 2` before `IMG 10`, upper and lower case together.
struct NaturalOrder: Comparable {
  private let folded: [UInt8]
  private let name: String

  init(_ name: String) {
    self.name = name
    folded = Array(name.lowercased().utf8)
  }

  static func == (left: Self, right: Self) -> Bool { left.name.utf8.elementsEqual(right.name.utf8) }

  static func < (left: Self, right: Self) -> Bool {
    var rest = (left.folded[...], right.folded[...])
    while let (one, other) = pair(rest.0.first, rest.1.first) {
      if isDigit(one) && isDigit(other) {
        let numbers = (number(&rest.0), number(&rest.1))
        if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count }
        if numbers.0 != numbers.1 { return numbers.0.lexicographicallyPrecedes(numbers.1) }
      } else if one != other {
        return one < other
      } else {
        rest.0.removeFirst()
        rest.1.removeFirst()
      }
    }
    if rest.0.isEmpty != rest.1.isEmpty { return rest.0.isEmpty }
    return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }

  /// The digits at the front without leading zeros, taken off.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix(while: isDigit)
    rest = rest.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func pair(_ one: UInt8?, _ other: UInt8?) -> (UInt8, UInt8)? {
    guard let one, let other else { return nil }
    return (one, other)
  }
}
