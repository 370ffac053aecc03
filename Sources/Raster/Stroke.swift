/// A straight line of some thickness with round ends.
struct Stroke {
  let fromX: Double
  let fromY: Double
  let toX: Double
  let toY: Double
  let thickness: Double

  /// Distance from the stroke's edge, negative inside.
  func distance(_ x: Double, _ y: Double) -> Double {
    let alongX = toX - fromX
    let alongY = toY - fromY
    let length = alongX * alongX + alongY * alongY
    let share = length == 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length
    let nearest = min(max(share, 0), 1)
    let offX = x - fromX - nearest * alongX
    let offY = y - fromY - nearest * alongY
    return (offX * offX + offY * offY).squareRoot() - thickness / 2
  }
}
