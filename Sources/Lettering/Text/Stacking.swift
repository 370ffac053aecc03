import CICU

extension Cluster {
  /// Whether it ends in a sign that takes the vowel from its letter and binds it to the next (a virama, or Khmer's
  /// coeng), which is seen only where there is no next one.
  var bindsNext: Bool {
    let sign = scalar.flatMap { Unicode.Scalar($0) } ?? text.unicodeScalars.last { $0 != Self.zeroWidthJoiner }
    // The class is the same for all of them, and asked for faster than the category.
    guard let sign, sign.value >= 0x900, sign.properties.canonicalCombiningClass == .virama else { return false }
    return ICUBindsLetters(Int32(bitPattern: sign.value))
  }

  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

  /// Whether its first scalar is a letter.
  fileprivate var isLetter: Bool {
    text.unicodeScalars.first?.properties.generalCategory == .otherLetter
  }
}

extension [Cluster] {
  /// Marks the letters that are bound to the one before them. Linear.
  mutating func markStacks() {
    for index in indices.dropFirst() where self[index - 1].bindsNext {
      self[index].isStacked = self[index].isLetter
    }
  }
}

extension ArraySlice<Cluster> {
  /// The last count, `limit` at most, that does not part a letter from what is stacked on it.
  func wholeStacks(notAfter limit: Int) -> Int {
    var place = startIndex + limit
    while place > startIndex, place < endIndex, self[place].isStacked { place -= 1 }
    return place - startIndex
  }

  /// How many clusters the first stack has.
  var firstStack: Int {
    let end = dropFirst().firstIndex { !$0.isStacked } ?? endIndex
    return end - startIndex
  }
}
