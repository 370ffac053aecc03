import Lettering
import Pictures

/// What a texture shows: the identity of everything that is decoded or set by a worker.
enum AssetKey: Hashable, Sendable {
  /// `version` counts how often the file has changed under its name.
  case picture(PictureRequest, version: Int)
  case line(LineRequest)
  case block(BlockRequest)
}

/// One line of text, shortened to a width in pixels.
struct LineRequest: Hashable, Sendable {
  var text: String
  var style: TextStyle
  var maxWidth: Int
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

/// Place of an asset in the `AssetTable`.
typealias AssetID = Int
