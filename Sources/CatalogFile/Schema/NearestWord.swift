/// Finds the known word that someone most likely meant.
enum NearestWord {
  /// The word of `words` nearest to `typed`, whatever its case; nil when none is near enough to say so.
  ///
  /// Near is up to one slip in four letters and two in more (a letter too many, too few, wrong, or two swapped), or a
  /// beginning or contraction of the word (`cat`, `img`).
  static func of(_ typed: String, among words: [String]) -> String? {
    let typed = Array(typed.lowercased().unicodeScalars)
    guard (2...64).contains(typed.count) else { return nil }
    let most = typed.count <= 4 ? 1 : 2
    let ranked = words.map { word in
      let letters = Array(word.lowercased().unicodeScalars)
      return (word, slips: slips(typed, letters), length: abs(letters.count - typed.count), letters: letters)
    }
    let nearest = ranked.min { ($0.slips, $0.length) < ($1.slips, $1.length) }
    if let nearest, nearest.slips <= most, nearest.slips < typed.count { return nearest.0 }
    return ranked.first { $0.letters.first == typed.first && isContraction(typed, of: $0.letters) }?.0
  }

  /// Optimal string alignment distance.
  private static func slips(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var current = [i + 1]
      for (j, other) in right.enumerated() {
        var least = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, current[j] + 1)
        if i > 0 && j > 0 && letter == right[j - 1] && left[i - 1] == other {
          least = min(least, beforeLast[j - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }

  private static func isContraction(_ short: [Unicode.Scalar], of long: [Unicode.Scalar]) -> Bool {
    var rest = short[...]
    for letter in long where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
