internal import Catalog

extension KioskSchema {
  static let words = Schema(
    "words", Words(),
    keys: [
      Key("scan", .phrases, \.scan, "Beside the code of a tile's link; may have several lines."),
      Key("counter", .phrase, \.counter, "Which picture a gallery shows: {n} and {count} stand for the numbers."),
      Key("empty", .phrase, \.empty, "Where there is no tile."),
      Key("broken", .phrase, \.broken, "Over what is wrong with content that cannot be shown."),
      Key("like", .phrase, \.like, "Of an option without a title that likes."),
      Key("goto", .phrase, \.goto, "Of one that shows another category."),
      Key("link", .phrase, \.link, "Of one that shows the tile's link."),
      Key("hide", .phrase, \.hide, "Of one that hides the tile."),
      Key("run", .phrase, \.run, "Of one that starts a command."),
    ])
}

extension ValueType where Value == String {
  /// One line of words that leave ink; nothing else can stand for a phrase.
  fileprivate static var phrase: Self { inked(.line) }

  /// The same on several lines.
  fileprivate static var phrases: Self { inked(.paragraphs) }

  private static func inked(_ text: ValueType<String?>) -> Self {
    Self(text.expected, json: text.json, write: { .string($0) }) { node, context throws(Mismatch) in
      guard let words = try text.read(node, context) else {
        throw .fix("write the words, or remove the key for the English ones")
      }
      return words
    }
  }
}
