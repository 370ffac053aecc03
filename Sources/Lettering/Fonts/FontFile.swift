/// One face on disk, as fontconfig names it.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The face in a collection; the upper 16 bits are the named instance of a variable font, as FreeType takes it.
  var index: Int
  /// Whether bold was asked for and the face is not: SDL_ttf then thickens the strokes.
  var isThickened = false
  /// For pictures in colour: the one size of the em in pixels that they come at, to be scaled from it.
  var strikePixels: Int?
}

extension FontFile {
  /// The same face with thickened strokes.
  var thickened: FontFile {
    var file = self
    file.isThickened = true
    return file
  }
}
