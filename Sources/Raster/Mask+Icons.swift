extension Mask {
  /// A triangle that points down and fills its box, the arrow under the selected category.
  public static func arrowDown(width: Int, height: Int) -> Bitmap {
    let right = Double(width)
    let bottom = Double(height)
    let middle = right / 2
    let edge = (middle * middle + bottom * bottom).squareRoot()
    return sampled(width: width, height: height) { x, y in
      // Distances to the upper side and to the nearer of the two slopes, which are mirror images.
      let slope = (abs(x - middle) * bottom + (y - bottom) * middle) / edge
      return max(-y, slope)
    }
  }

  /// Two crossed strokes with round ends, for a close button; they reach the corners of the square.
  public static func cross(side: Int, thickness: Double) -> Bitmap {
    let near = thickness / 2
    let far = Double(side) - near
    let falling = Stroke(fromX: near, fromY: near, toX: far, toY: far, thickness: thickness)
    let rising = Stroke(fromX: near, fromY: far, toX: far, toY: near, thickness: thickness)
    return sampled(width: side, height: side) { x, y in min(falling.distance(x, y), rising.distance(x, y)) }
  }

  /// The mark of a picture that cannot be shown: a framed view of a mountain and the sun, struck through.
  ///
  /// The drawing is `side` wide and centred in its square, four fifths as high.
  public static func missingPicture(side: Int) -> Bitmap {
    let whole = Double(side)
    let line = max(1, whole / 20)
    let half = line / 2
    // The coordinates are shares of the side, the frame from 0.1 to 0.9 of its height.
    func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (half + x * (whole - line), half + (0.1 + 0.8 * y) * (whole - line))
    }
    func strokes(_ points: [(x: Double, y: Double)]) -> [Stroke] {
      zip(points, points.dropFirst()).map { from, to in
        Stroke(fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, thickness: line)
      }
    }
    // The sun stands above the stroke, the mountain below it.
    let mountain = strokes([
      point(0.20, 0.84), point(0.46, 0.66), point(0.56, 0.73), point(0.74, 0.46), point(0.92, 0.84),
    ])
    let sun = point(0.27, 0.29)
    let sunRadius = whole * 0.075
    let start = point(0.02, 0.99)
    let end = point(0.98, 0.01)
    let strike = Stroke(fromX: start.x, fromY: start.y, toX: end.x, toY: end.y, thickness: line)
    let frame = (start: point(0, 0), end: point(1, 1), radius: whole * 0.1)
    return sampled(width: side, height: side) { x, y in
      // The distance to a rounded frame is that to a smaller, sharp one, less the radius.
      let acrossFrame = abs(x - (frame.start.x + frame.end.x) / 2) - (frame.end.x - frame.start.x) / 2 + frame.radius
      let downFrame = abs(y - (frame.start.y + frame.end.y) / 2) - (frame.end.y - frame.start.y) / 2 + frame.radius
      let outside = (max(acrossFrame, 0) * max(acrossFrame, 0) + max(downFrame, 0) * max(downFrame, 0)).squareRoot()
      var drawing = abs(outside + min(max(acrossFrame, downFrame), 0) - frame.radius) - half
      for stroke in mountain { drawing = min(drawing, stroke.distance(x, y)) }
      let toSun = ((x - sun.x) * (x - sun.x) + (y - sun.y) * (y - sun.y)).squareRoot()
      drawing = min(drawing, toSun - sunRadius)
      // A gap on both sides keeps the stroke apart from what it strikes through.
      let struck = strike.distance(x, y)
      return min(struck, max(drawing, line - struck))
    }
  }

  /// A shape given by its signed distance, negative inside: pixels that the edge crosses are sampled 16 × 16 times.
  static func sampled(width: Int, height: Int, distance: (Double, Double) -> Double) -> Bitmap {
    bitmap(width: width, height: height) { x, y in
      Double(samplesInside(16, left: Double(x), top: Double(y), distance)) / 256
    }
  }

  /// How many samples of a square lie inside, of `count` × `count` that are a 16th of a pixel apart. Only quarters that
  /// the edge crosses are looked into.
  private static func samplesInside(
    _ count: Int, left: Double, top: Double, _ distance: (Double, Double) -> Double
  ) -> Int {
    let side = Double(count) / 16
    let centre = distance(left + side / 2, top + side / 2)
    // From the centre of a square to its corner it is 0.7071 of its side.
    if count == 1 || abs(centre) > 0.7072 * side { return centre < 0 ? count * count : 0 }
    let half = side / 2
    return samplesInside(count / 2, left: left, top: top, distance)
      + samplesInside(count / 2, left: left + half, top: top, distance)
      + samplesInside(count / 2, left: left, top: top + half, distance)
      + samplesInside(count / 2, left: left + half, top: top + half, distance)
  }
}
