/// The signs on a tile's buttons, each in a square of `side` pixels.
extension Mask {
  /// A heart, filled or as a line.
  public static func heart(side: Int, isFilled: Bool) -> Bitmap {
    let whole = Double(side)
    // A square that stands on its corner, with half a disc on each of its upper sides.
    let edge = whole * 0.52
    let radius = edge / 2
    let middle = (x: whole / 2, y: whole * 0.54)
    func distance(_ x: Double, _ y: Double) -> Double {
      // Both halves alike, each seen along the square's upper side and across it.
      let along = (abs(x - middle.x) + y - middle.y) / 2.squareRoot()
      let across = (abs(x - middle.x) - y + middle.y) / 2.squareRoot()
      guard across < radius else {
        return (along * along + (across - radius) * (across - radius)).squareRoot() - radius
      }
      return max(abs(along) - radius, -radius - across)
    }
    let line = whole * 0.085
    return sampled(width: side, height: side) { x, y in
      let outside = distance(x, y)
      return isFilled ? outside : max(outside, -outside - line)
    }
  }

  /// An arrow to the right: go there.
  public static func arrowRight(side: Int) -> Bitmap {
    strokes(side, [[(0.14, 0.5), (0.84, 0.5)], [(0.56, 0.22), (0.84, 0.5), (0.56, 0.78)]])
  }

  /// Three corners and some dots of a code for phones.
  public static func code(side: Int) -> Bitmap {
    func frame(_ x: Double, _ y: Double) -> [(Double, Double)] {
      [(x, y), (x + 0.26, y), (x + 0.26, y + 0.26), (x, y + 0.26), (x, y)]
    }
    return strokes(
      side,
      [
        frame(0.14, 0.14), frame(0.6, 0.14), frame(0.14, 0.6), [(0.6, 0.62), (0.6, 0.62)],
        [(0.86, 0.62), (0.86, 0.74)],
        [(0.6, 0.86), (0.72, 0.86)], [(0.73, 0.72), (0.73, 0.72)], [(0.86, 0.88), (0.86, 0.88)],
      ])
  }

  /// An eye, struck through: out of sight.
  public static func eyeStruckThrough(side: Int) -> Bitmap {
    let whole = Double(side)
    let line = whole * 0.085
    // The lids are parts of two large circles.
    let radius = whole * 0.5
    let rise = whole * 0.21
    let middle = whole / 2
    let strike = Stroke(
      fromX: whole * 0.16, fromY: whole * 0.16, toX: whole * 0.84, toY: whole * 0.84, thickness: line)
    return sampled(width: side, height: side) { x, y in
      func toCircle(_ centerY: Double, _ radius: Double) -> Double {
        ((x - middle) * (x - middle) + (y - centerY) * (y - centerY)).squareRoot() - radius
      }
      let lens = max(toCircle(middle - rise, radius), toCircle(middle + rise, radius))
      let eye = min(max(lens, -lens - line), toCircle(middle, whole * 0.13))
      let struck = strike.distance(x, y)
      // A gap keeps the stroke apart from what it strikes through.
      return min(struck, max(eye, line * 0.8 - struck))
    }
  }

  /// A triangle that points to the right, with round corners: start.
  public static func start(side: Int) -> Bitmap {
    let whole = Double(side)
    let corner = whole * 0.06
    let left = whole * 0.3
    let right = whole * 0.82
    let half = whole * 0.3
    let middle = whole / 2
    let length = ((right - left) * (right - left) + half * half).squareRoot()
    return sampled(width: side, height: side) { x, y in
      // A smaller triangle, made larger by a round corner.
      let slope = ((x - right) * half + abs(y - middle) * (right - left)) / length
      return max(left - x, slope) - corner
    }
  }

  /// Opaque outside of a rounded rectangle: laid over a box, it rounds whatever the box shows.
  public static func cornersCut(width: Int, height: Int, radius: Double) -> Bitmap {
    let box = RoundedBox(left: 0, top: 0, right: Double(width), bottom: Double(height), radius: radius)
    return bitmap(width: width, height: height) { 1 - box.coverage(x: $0, y: $1) }
  }

  /// Lines with round ends; their points are shares of the side.
  private static func strokes(_ side: Int, _ lines: [[(Double, Double)]]) -> Bitmap {
    let whole = Double(side)
    let strokes = lines.flatMap { line in
      zip(line, line.dropFirst()).map { from, to in
        Stroke(
          fromX: from.0 * whole, fromY: from.1 * whole, toX: to.0 * whole, toY: to.1 * whole, thickness: whole * 0.085)
      }
    }
    return sampled(width: side, height: side) { x, y in
      strokes.reduce(Double.infinity) { min($0, $1.distance(x, y)) }
    }
  }
}
