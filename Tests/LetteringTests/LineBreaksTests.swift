import Testing

@testable import Lettering

@Suite("Line breaks")
struct LineBreaksTests {
  /// The text with a bar at every place where a line may end.
  private func marked(_ text: String) -> String {
    var clusters = text.map { Cluster($0) }
    LineBreaks().mark(&clusters)
    return clusters.reduce(into: "") { marked, cluster in
      if cluster.startsLine { marked += "|" }
      marked.append(cluster.text)
    }
  }

  @Test(
    "lines end where Unicode's rules and the dictionary of Thai allow it",
    arguments: [
      ("two  words", "two  |words"),
      ("well-known x - y", "well-|known |x |- |y"),
      ("at -5 degrees", "at |-5 |degrees"),
      ("10\u{A0}km", "10\u{A0}km"),
      ("写真集", "写|真|集"),
      ("写真、「東京」です。", "写|真、|「東|京」|で|す。"),
      ("東京Tokyo", "東|京|Tokyo"),
      ("a\u{200B}b", "a\u{200B}|b"),
      ("ภาษาไทย", "ภาษา|ไทย"),
      ("متحف المدينة", "متحف |المدينة"),
      ("", ""),
    ])
  func allowed(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(
    "no line ends inside a cluster, nor at a flag that a simpler program dies of",
    arguments: [
      "\u{1F1E8}\u{1F1ED}\u{1F1E9}\u{1F1EA}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F44D}\u{1F3FD}",
    ])
  func emoji(text: String) {
    #expect(marked(text).replacing("|", with: "") == text)
    #expect(marked(text).count == text.count * 2 - 1)
  }

  @Test("the last break is found, and none inside a single word")
  func last() {
    var clusters = Array("one two three").map { Cluster($0) }
    LineBreaks().mark(&clusters)

    #expect(clusters[...].lastBreak(notAfter: 9) == 8)
    #expect(clusters[...].lastBreak(notAfter: 13) == 13)
    #expect(clusters[...].lastBreak(notAfter: 3) == nil)
    #expect(clusters[4...].lastBreak(notAfter: 5) == 4)
  }
}
