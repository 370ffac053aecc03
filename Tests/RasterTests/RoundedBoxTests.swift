import Testing

@testable import Raster

@Suite("Rounded box")
struct RoundedBoxTests {
  @Test("the covered area is that of the shape", arguments: [0.0, 0.3, 1, 2.5, 7, 14, 9.75, 20])
  func area(radius: Double) {
    let box = RoundedBox(left: 0, top: 0, right: 41, bottom: 40, radius: radius)
    var sum = 0.0
    for y in 0..<40 { for x in 0..<41 { sum += box.coverage(x: x, y: y) } }

    #expect(abs(sum - (41 * 40 - (4 - Double.pi) * radius * radius)) < 1e-6)
  }

  @Test("each pixel is covered as fine sampling says", arguments: [1.0, 3.5, 8, 10])
  func sampled(radius: Double) {
    let box = RoundedBox(left: 0.25, top: 0.5, right: 20.25, bottom: 21, radius: radius)
    let steps = 64
    for y in 0..<22 {
      for x in 0..<22 {
        var inside = 0
        for row in 0..<steps {
          for column in 0..<steps {
            let placeX = Double(x) + (Double(column) + 0.5) / Double(steps)
            let placeY = Double(y) + (Double(row) + 0.5) / Double(steps)
            if contains(box, placeX, placeY) { inside += 1 }
          }
        }
        let expected = Double(inside) / Double(steps * steps)
        #expect(abs(box.coverage(x: x, y: y) - expected) < 1.0 / 256, "at \(x), \(y)")
      }
    }
  }

  private func contains(_ box: RoundedBox, _ x: Double, _ y: Double) -> Bool {
    if x < box.left || x > box.right || y < box.top || y > box.bottom { return false }
    let offX = max(box.left + box.radius - x, x - box.right + box.radius, 0)
    let offY = max(box.top + box.radius - y, y - box.bottom + box.radius, 0)
    return offX == 0 || offY == 0 || offX * offX + offY * offY <= box.radius * box.radius
  }
}
