import Testing

@testable import Raster

@Suite("Masks")
struct MaskTests {
  private func area(_ mask: Bitmap) -> Double {
    mask.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  private func isWhite(_ mask: Bitmap) -> Bool {
    mask.pixels.allSatisfy { $0 & 0xFF_FFFF == 0xFF_FFFF }
  }

  @Test("a disc has the area of a circle and four mirror images")
  func disc() {
    let disc = Mask.disc(diameter: 21)

    #expect(isWhite(disc))
    #expect(abs(area(disc) - Double.pi * 10.5 * 10.5) < 0.5)
    #expect(disc.turned(quarterTurns: 1) == disc)
  }

  @Test("a ring is the box less the box inside", arguments: [0.5, 1.5, 4])
  func ring(thickness: Double) {
    let ring = Mask.roundedRing(width: 60, height: 40, radius: 18, thickness: thickness)

    let inner = 18 - thickness
    let expected =
      60 * 40 - (4 - Double.pi) * 18 * 18 - (60 - 2 * thickness) * (40 - 2 * thickness)
      + (4 - Double.pi) * inner * inner
    #expect(abs(area(ring) - expected) < 0.8)
    #expect(ring[30, 20] == 0x00FF_FFFF)
    #expect(isWhite(ring) && ring.turned(quarterTurns: 2) == ring)
  }

  @Test("the arrow points down, fills its box and is symmetric")
  func arrow() {
    let arrow = Mask.arrowDown(width: 28, height: 14)

    #expect(abs(area(arrow) - 28 * 14 / 2) < 1)
    #expect(arrow.turned(by: .mirrored) == arrow)
    #expect(arrow[14, 0] >> 24 == 255 && arrow[0, 13] >> 24 == 0)
  }

  @Test("the cross is the same from all four sides and clear between its arms")
  func cross() {
    let cross = Mask.cross(side: 24, thickness: 3)

    #expect(cross.turned(quarterTurns: 1) == cross)
    #expect(cross[12, 12] >> 24 == 255 && cross[12, 2] >> 24 == 0)
    #expect(cross[1, 1] >> 24 > 200)
  }

  @Test("the mark of a missing picture is drawn, mostly clear, at every size", arguments: [12, 24, 48, 96, 97])
  func missing(side: Int) {
    let mark = Mask.missingPicture(side: side)

    let share = area(mark) / Double(side * side)
    #expect(isWhite(mark))
    #expect(share > 0.15 && share < 0.5, "covers \(share)")
    #expect(mark[0, 0] >> 24 == 0)
  }
}

@Suite("Masks: signs of options")
struct MaskOptionIconTests {
  private func area(_ mask: Bitmap) -> Double { mask.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

  private func isMirrored(_ mask: Bitmap) -> Bool {
    (0..<mask.height).allSatisfy { y in (0..<mask.width).allSatisfy { mask[$0, y] == mask[mask.width - 1 - $0, y] } }
  }

  @Test("a heart is symmetric, and its line is within the filled one")
  func heart() {
    let filled = Mask.heart(side: 40, isFilled: true)
    let line = Mask.heart(side: 40, isFilled: false)

    #expect(isMirrored(filled) && isMirrored(line))
    #expect(area(line) < area(filled) * 0.6 && area(line) > 50)
    #expect(zip(filled.pixels, line.pixels).allSatisfy { $0 >> 24 >= $1 >> 24 })
  }

  @Test("every sign stays within its square, and none is empty")
  func within() {
    for mask in [
      Mask.heart(side: 30, isFilled: true), Mask.arrowRight(side: 30), Mask.code(side: 30),
      Mask.eyeStruckThrough(side: 30), Mask.start(side: 30),
    ] {
      #expect(area(mask) > 40 && area(mask) < 600)
      for index in 0..<30 {
        #expect(mask[index, 0] >> 24 == 0 && mask[index, 29] >> 24 == 0)
        #expect(mask[0, index] >> 24 == 0 && mask[29, index] >> 24 == 0)
      }
    }
  }

  @Test("cut corners and the rounded box they round make a whole")
  func cut() {
    let cut = Mask.cornersCut(width: 30, height: 20, radius: 8)
    let box = Mask.roundedRectangle(width: 30, height: 20, radius: 8)
    #expect(zip(cut.pixels, box.pixels).allSatisfy { abs(Int($0 >> 24) + Int($1 >> 24) - 255) <= 1 })
  }

  @Test("each pixel of a shape is what 16 × 16 samples of it say, although few are looked at")
  func samples() {
    let strokes = [
      Stroke(fromX: 3.3, fromY: 4.1, toX: 20.7, toY: 13.2, thickness: 2.2),
      Stroke(fromX: 18, fromY: 2, toX: 6, toY: 21, thickness: 0.4),
    ]
    var calls = 0
    func distance(_ x: Double, _ y: Double) -> Double {
      calls += 1
      return min(strokes[0].distance(x, y), strokes[1].distance(x, y))
    }
    let shape = Mask.sampled(width: 24, height: 24, distance: distance)
    let few = calls
    let plain = Mask.bitmap(width: 24, height: 24) { x, y in
      var inside = 0
      for sample in 0..<256 {
        let right = Double(x) + (Double(sample % 16) + 0.5) / 16
        let down = Double(y) + (Double(sample / 16) + 0.5) / 16
        if distance(right, down) < 0 { inside += 1 }
      }
      return Double(inside) / 256
    }

    #expect(shape == plain && few < 24 * 24 * 30)
  }
}
