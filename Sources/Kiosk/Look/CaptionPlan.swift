import Lettering

/// How the words under the pictures of a row stand: each line in a box that has room for every title of the row, so that
/// all have one base line.
struct CaptionPlan: Equatable, Sendable {
  /// Nil where no tile has a title, or a subtitle, under a picture.
  var title: LineBox?
  var subtitle: LineBox?
  /// Lines that a title may take.
  var lines = 1
  /// Of both, with the gap to the picture, in points.
  var height = 0.0
}
