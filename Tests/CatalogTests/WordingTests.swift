import Glibc
import Testing

@testable import Catalog

@Suite("Wording")
struct WordingTests {
  @Test(
    "text that leaves no ink is no text",
    arguments: [
      "empty", "space", "nbsp", "zwsp-only", "bom-only", "zwj-zwnj-lrm", "combining-acute-only",
      "variation-selector-only", "soft-hyphen-only", "newline-only",
    ])
  func zeroWidth(name: String) throws {
    let text = try input("zero-width-title/\(name)")

    #expect(Wording.line(text) == nil)
    #expect(Wording.paragraphs(text) == nil)
  }

  @Test(
    "a line holds no line break, tab or control character",
    arguments: [
      ("a-newline-b", "Line one Line two"), ("crlf", "Line one Line two"), ("tab", "Name Value"),
      ("controls", "bell esc[31mred del vt"), ("ls-ps-nel", "a b c d"), ("nul-inside", "beforeafter"),
      ("one-newline", nil), ("two-newlines", nil),
    ] as [(String, String?)])
  func line(name: String, expected: String?) throws {
    #expect(Wording.line(try input("newline-tab-control-titles/\(name)")) == expected)
  }

  @Test(
    "paragraphs keep their lines, each ended by one line feed",
    arguments: [
      ("a-newline-b", "Line one\nLine two"), ("crlf", "Line one\nLine two"), ("tab", "Name Value"),
      ("ls-ps-nel", "a\nb\nc\nd"), ("nul-inside", "beforeafter"), ("two-newlines", nil),
    ] as [(String, String?)])
  func paragraphs(name: String, expected: String?) throws {
    #expect(Wording.paragraphs(try input("newline-tab-control-titles/\(name)")) == expected)
  }

  @Test("an empty line between paragraphs stays, and none is left at the end")
  func emptyLines() {
    #expect(Wording.paragraphs("one\r\n\r\ntwo\n\n") == "one\n\ntwo")
  }

  @Test(
    "what is fit already stays as it is",
    arguments: [
      "Blue vase", "a  b", "Übersicht", "日本 語", "مرحبا بالعالم", "👩‍👩‍👧 family", "e\u{301}te\u{301}", "½ price", "…",
    ])
  func unchanged(text: String) throws {
    let line = try #require(Wording.line(text))
    let paragraphs = try #require(Wording.paragraphs(text))

    #expect(line.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(paragraphs.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("ends are trimmed of every kind of white space and of the byte order mark")
  func trimmed() {
    #expect(Wording.line("\u{FEFF}\u{A0} \t Title \u{3000}\n") == "Title")
  }

  /// The text of a case, with what is not UTF-8 repaired.
  private func input(_ name: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let file = try #require(fopen("/\(folder)/cases/\(name).txt", "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
