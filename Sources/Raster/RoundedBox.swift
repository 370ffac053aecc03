import Glibc

/// A rectangle with quarter-circle corners, in pixels and fractions of them, that knows how much of a pixel it covers.
///
/// The area is integrated in closed form, not sampled: corners of any radius are as smooth as 8 bits can show.
struct RoundedBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  /// Never more than half of the shorter side.
  let radius: Double

  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double) {
    self.left = left
    self.top = top
    self.right = max(left, right)
    self.bottom = max(top, bottom)
    self.radius = max(0, min(radius, (self.right - left) / 2, (self.bottom - top) / 2))
  }

  /// The covered share of the pixel whose top left corner is (`x`, `y`), 0…1.
  func coverage(x: Int, y: Int) -> Double {
    let x = Double(x)
    let y = Double(y)
    let inside = overlap(x, x + 1, left, right) * overlap(y, y + 1, top, bottom)
    if inside == 0 || radius == 0 { return inside }
    // What is cut away lies in four squares that do not overlap. Each is looked at from its own circle's centre.
    let across = [(left + radius - x - 1, left + radius - x), (x - right + radius, x + 1 - right + radius)]
    let down = [(top + radius - y - 1, top + radius - y), (y - bottom + radius, y + 1 - bottom + radius)]
    var missing = 0.0
    for (nearX, farX) in across where farX > 0 {
      for (nearY, farY) in down where farY > 0 {
        missing += cutAway(
          max(0, nearX), min(radius, farX), max(0, nearY), min(radius, farY))
      }
    }
    return max(0, inside - missing)
  }

  /// The part of [x0, x1] × [y0, y1], measured from the circle's centre into the corner, that lies outside the circle.
  private func cutAway(_ x0: Double, _ x1: Double, _ y0: Double, _ y1: Double) -> Double {
    if x1 <= x0 || y1 <= y0 { return 0 }
    // Up to `below` the circle is higher than the whole piece, from `above` on it is lower.
    let below = min(max(chord(y1), x0), x1)
    let above = min(max(chord(y0), x0), x1)
    let covered = (below - x0) * (y1 - y0) + integral(above) - integral(below) - (above - below) * y0
    return (x1 - x0) * (y1 - y0) - covered
  }

  /// Half the width of the circle at that distance from its centre.
  private func chord(_ distance: Double) -> Double {
    max(0, radius * radius - distance * distance).squareRoot()
  }

  /// The antiderivative of the circle's height.
  private func integral(_ x: Double) -> Double {
    (x * chord(x) + radius * radius * asin(min(1, x / radius))) / 2
  }

  private func overlap(_ low: Double, _ high: Double, _ start: Double, _ end: Double) -> Double {
    max(0, min(high, end) - max(low, start))
  }
}
