import Pictures

/// Where a picture that was cut around its focus has that focus, so that cutting it once more gives what cutting the
/// whole at once would have given.
struct FocusCut: Equatable {
  /// As a share of the cut picture's width.
  let x: Double
  /// As a share of the cut picture's height.
  let y: Double

  /// - Parameters:
  ///   - focus: in the whole picture.
  ///   - aspect: of the whole picture, its width over its height.
  ///   - width: of what was cut out of it, in any unit.
  ///   - height: likewise.
  init(_ focus: PictureRequest.Focus, aspect: Double, width: Double, height: Double) {
    x = Self.share(Double(focus.x), whole: max(width, height * aspect), kept: width)
    y = Self.share(Double(focus.y), whole: max(height, width / aspect), kept: height)
  }

  private static func share(_ focus: Double, whole: Double, kept: Double) -> Double {
    (focus * whole - start(of: kept, around: focus * whole, in: whole)) / kept
  }

  /// Where a part begins that has a place in its middle, as far as the whole allows; the rule of `Placement`.
  static func start(of length: Double, around place: Double, in whole: Double) -> Double {
    min(whole - length, max(0, place - length / 2))
  }
}
