import Lettering
import Pictures

/// What a texture shows: the identity of everything that is decoded or set by a worker.
enum AssetKey: Hashable, Sendable {
  /// `version` counts how often the file has changed under its name.
  case picture(PictureRequest, version: Int)
  case line(LineRequest)
  case block(BlockRequest)
  case code(CodeRequest)
  /// The size that a picture's file says it has: nothing to draw.
  case size(PictureVersion)
}

/// A picture's file, and how often it has changed under its name.
struct PictureVersion: Hashable, Sendable {
  var path: String
  var version: Int
}

extension AssetKey {
  /// Whether it is letters that let nothing shine through.
  var isLaidOnPaper: Bool {
    if case .line(let line) = self { line.paper != nil } else { false }
  }
}

/// A title: one line of text, or a few, shortened to a width in pixels.
struct LineRequest: Hashable, Sendable {
  var text: String
  var style: TextStyle
  var maxWidth: Int
  /// How many lines at most.
  var lines = 1
  /// What each is drawn in; nil is the style's own.
  var box: LineBox?
  /// The one colour it stands on, where there is but one. Its letters then come laid on that, in their own colour,
  /// and are copied to the screen; else they come white and clear, and are blended.
  var paper: Paper?
}

/// Letters' colour and that of what they are laid on, as 0xAARRGGBB.
struct Paper: Hashable, Sendable {
  var ink: UInt32
  var ground: UInt32
}

/// Paragraphs broken to a width; lengths in pixels.
struct BlockRequest: Hashable, Sendable {
  var text: String
  var style: TextStyle
  var maxWidth: Int
  var lineHeight: Int
  var paragraphSpacing: Int
  var maxLines: Int?
}

/// A link as a code for a phone; lengths in pixels.
struct CodeRequest: Hashable, Sendable {
  var text: String
  /// Its width and height at the least.
  var side: Int
  var cornerRadius: Double
}

/// Place of an asset in the `AssetTable`.
typealias AssetID = Int
