import Testing

@testable import Lettering

@Suite("Line breaks")
struct LineBreaksTests {
  /// The text with a bar at every place where a line may end.
  private func marked(_ text: String) -> String {
    let clusters = Array(text)
    var marked = ""
    for (index, cluster) in clusters.enumerated() {
      if index > 0 {
        let before = index > 1 ? clusters[index - 2] : nil
        if LineBreaks.isAllowed(before: before, left: clusters[index - 1], right: cluster) { marked += "|" }
      }
      marked.append(cluster)
    }
    return marked
  }

  @Test(
    "lines end after blanks, after hyphens inside words, and between Han and kana",
    arguments: [
      ("two  words", "two  |words"),
      ("well-known -5 x - y a--b", "well-|known |-5 |x |- |y |a--b"),
      ("10\u{A0}km", "10\u{A0}km"),
      ("yes\u{2014}no", "yes\u{2014}|no"),
      ("写真集", "写|真|集"),
      ("写真、「東京」です。", "写|真、|「東|京」|で|す。"),
      ("東京Tokyo", "東|京|Tokyo"),
      ("a\u{200B}b", "a\u{200B}|b"),
    ])
  func allowed(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test("the last break is found, and none inside a single word")
  func last() {
    let clusters = Array("one two three")[...]

    #expect(LineBreaks.last(in: clusters, notAfter: 9) == 8)
    #expect(LineBreaks.last(in: clusters, notAfter: 13) == 13)
    #expect(LineBreaks.last(in: clusters, notAfter: 3) == nil)
    #expect(LineBreaks.last(in: clusters.dropFirst(4), notAfter: 9) == 8)
  }
}
