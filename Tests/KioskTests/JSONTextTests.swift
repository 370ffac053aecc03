import Foundation
import Testing

@testable import Kiosk

@Suite("JSON text")
struct JSONTextTests {
  @Test("values are written as JSON, keys in the order given")
  func values() {
    let value = JSONText.object([
      ("b", .list([.integer(1), .bool(true), .null])), ("a", .object([])), ("c", .list([])), ("d", .optional(nil)),
      ("e", .optional("x")),
    ])

    #expect(value.description == #"{"b": [1, true, null], "a": {}, "c": [], "d": null, "e": "x"}"#)
  }

  @Test(
    "numbers are rounded to hundredths, and zero has no sign",
    arguments: [
      (1.0, "1.0"), (0.125, "0.13"), (-0.001, "0.0"), (-12.344, "-12.34"), (1e9, "1000000000.0"), (0.1 + 0.2, "0.3"),
      (Double.nan, "null"), (-.infinity, "null"), (1e300, "1e+300"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSONText.number(value).description == text)
  }

  @Test("any text is read back as it was")
  func text() throws {
    let words = "\"a\\b\"/\n\r\t\u{0}\u{1F}\u{7F} é 日本 👩‍👩‍👧 \u{2028}"

    let written = JSONText.list([.text(words)]).description

    #expect(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String] == [words])
  }
}
