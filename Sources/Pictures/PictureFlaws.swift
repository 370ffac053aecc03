/// What keeps a picture that is shown from looking as it was meant.
public struct PictureFlaws: OptionSet, Hashable, Sendable {
  // Stands in entries on disk: a number is never given to another flaw.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Cut short, or with faults inside: its readable part is shown.
  public static let damage = PictureFlaws(rawValue: 1)
  /// Too large to decode: the small picture that the file holds beside it is shown.
  public static let smallCopy = PictureFlaws(rawValue: 2)
  /// Words of a drawing are not drawn.
  public static let text = PictureFlaws(rawValue: 4)
  /// Parts that a drawing repeats are not drawn.
  public static let repetition = PictureFlaws(rawValue: 8)
  /// Pictures inside a drawing are not drawn.
  public static let image = PictureFlaws(rawValue: 16)
  /// Parts of a drawing are not cut to their shape.
  public static let clipping = PictureFlaws(rawValue: 32)

  /// What its keeper should know; nil where there is nothing. The worst is said.
  public var error: PictureError? {
    if contains(.damage) { return .damaged("it is cut short, or damaged inside") }
    if contains(.smallCopy) { return .smallCopy }
    return leftOut.map { .leftOut($0) }
  }

  /// The elements and attributes of an SVG that are passed over, as its keeper finds them in the file.
  var leftOut: String? {
    let names = [
      (PictureFlaws.text, "<text>"), (.repetition, "<use>"), (.image, "<image>"), (.clipping, "clip-path or mask"),
    ].filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
