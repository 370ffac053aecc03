import Testing

@testable import Lettering

@Suite("Stacked letters")
struct StackingTests {
  private func clusters(_ text: String) -> [Cluster] {
    Paragraph(Array(text)[...], direction: .automatic).clusters
  }

  @Test(
    "a letter behind a sign that binds it is never cut from the one before",
    arguments: ["ភ្នំពេញ", "ព្រះ", "သတ္တဝါ", "क्षत्रिय", "ಕ್ಷ", "ක්ෂ", "ᬓ᭄ᬱ", "𑄇𑄳𑄇"])
  func bound(text: String) {
    let clusters = clusters(text)
    for limit in 0...clusters.count {
      let count = clusters[...].wholeStacks(notAfter: limit)
      #expect(count <= limit)
      if count > 0, count < clusters.count { #expect(!clusters[count - 1].bindsNext) }
    }
  }

  @Test(
    "signs that only silence a letter bind nothing, nor do other marks", arguments: ["က်က", "กฺก", "e\u{301}e", "abc"])
  func free(text: String) {
    #expect(clusters(text).allSatisfy { !$0.isStacked && !$0.bindsNext })
  }

  @Test("a sign before a blank or at the end binds nothing")
  func open() {
    #expect(clusters("ព្ ក").allSatisfy { !$0.isStacked })
    #expect(clusters("ព្ក")[...].firstStack == 2)
    #expect(clusters("កក")[...].firstStack == 1)
  }

  @Test("an ellipsis leaves no dangling sign, at any width", arguments: ["ព្រះបរមរាជវាំង ភ្នំពេញ", "သတ္တဝါ ပစ္စည်း"])
  func ellipsis(text: String) throws {
    let typesetter = try Typesetter(family: nil)
    let style = TextStyle(sizePixels: 24)
    for width in stride(from: 20, to: 240, by: 3) {
      let last = typesetter.compose(style) { composer -> Cluster? in
        let paragraph = Paragraph(CleanText.line(text), direction: .automatic)
        return composer.fit(paragraph, within: width).flatMap { $0.isShortened ? $0.clusters.dropLast().last : nil }
      }
      #expect(last?.bindsNext != true)
    }
  }

  @Test("a word too long for its line is not cut within a stack, and each line has at least one")
  func lines() throws {
    let typesetter = try Typesetter(family: nil)
    let word = String(repeating: "ព្រ", count: 12)
    for width in [10, 30, 47, 90] {
      let cuts = typesetter.compose(TextStyle(sizePixels: 24)) { composer in
        composer.broken([Array(word)[...]], direction: .automatic, within: width, maxLines: 40)
          .map { $0.fitted.clusters }
      }
      for line in try #require(cuts) { #expect(line.last?.bindsNext == false) }
      #expect(cuts?.joined().count == Array(word).count)
    }
  }
}
