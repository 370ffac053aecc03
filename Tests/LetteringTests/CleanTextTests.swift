import Testing

@testable import Lettering

@Suite("Clean text")
struct CleanTextTests {
  @Test(
    "a line has one space for line ends and tabs, and no controls",
    arguments: [
      ("Line one\nLine two", "Line one Line two"),
      ("Line one\r\nLine two", "Line one Line two"),
      ("a\n\nb", "a b"),
      ("Name\tValue", "Name Value"),
      ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"),
      ("bell\u{07} esc\u{1B}[31mred del\u{7F} vt\u{0B}", "bell esc[31mred del vt"),
      ("before\0after", "beforeafter"),
      ("\u{FEFF}soft\u{AD}hyphen\u{200B}", "softhyphen"),
      ("two  spaces   ", "two  spaces"),
      (" \u{A0} padded\n", "padded"),
      ("\n\n", ""),
    ])
  func line(text: String, expected: String) {
    #expect(String(CleanText.line(text)) == expected)
  }

  @Test("lines are the text's own, and CRLF ends one line, not two")
  func lines() {
    let lines = CleanText.lines("one \r\ntwo\rthree\n\n\u{07}four\tfive\n").map { String($0) }

    #expect(lines == ["one", "two", "three", "", "four\u{2003}five", ""])
  }

  @Test("a letter with a thousand marks keeps a screenful of them at most")
  func marks() {
    let line = CleanText.line("a" + String(repeating: "\u{301}", count: 1000) + "b")

    #expect(line.count == 2)
    #expect(line.first?.unicodeScalars.count == CleanText.clusterLimit)
    #expect(line.last == "b")
  }

  @Test(
    "text without ink of its own is not visible",
    arguments: ["", " ", "\u{A0}", "\u{200B}", "\u{200D}\u{200C}\u{200E}\u{200F}\u{2060}", "\u{301}", "\u{FE0F}"])
  func invisible(text: String) {
    #expect(!CleanText.isVisible(text.map { $0 }[...]))
  }

  @Test(
    "letters, signs and the replacement character are visible", arguments: ["a", "–", "ไ", "👍", "\u{FFFD}", "e\u{301}"])
  func visible(text: String) {
    #expect(CleanText.isVisible(text.map { $0 }[...]))
  }
}
