import Testing

@testable import Pictures

@Suite("Colour matrix")
struct ColorMatrixTests {
  private func color(_ light: UInt8, _ blueness: UInt8, _ redness: UInt8, _ matrix: ColorMatrix) -> UInt32 {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) { line in
      matrix.convert(luma: [light], blueness: [blueness], redness: [redness], into: line)
      return line[0]
    }
  }

  @Test("greys stay grey, from black to white, in both ranges")
  func greys() {
    for number in [1, 4, 6, 7, 9] {
      #expect(color(0, 128, 128, ColorMatrix(number: number)) == 0xFF00_0000)
      #expect(color(255, 128, 128, ColorMatrix(number: number)) == 0xFFFF_FFFF)
      #expect(color(16, 128, 128, ColorMatrix(number: number, isFullRange: false)) == 0xFF00_0000)
      #expect(color(235, 128, 128, ColorMatrix(number: number, isFullRange: false)) == 0xFFFF_FFFF)
    }
  }

  @Test("the numbers of pure red in BT.601 and BT.709 give red")
  func red() {
    #expect(isClose(color(76, 85, 255, ColorMatrix(number: 6)), 0xFFFF_0000, within: 3))
    #expect(isClose(color(63, 102, 240, ColorMatrix(number: 1, isFullRange: false)), 0xFFFF_0000, within: 3))
  }
}
