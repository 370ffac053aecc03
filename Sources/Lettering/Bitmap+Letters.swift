import Raster

extension Bitmap {
  var hasInk: Bool { pixels.contains { $0 >> 24 != 0 } }

  /// From the first row with ink to behind the last.
  var inkedRows: Range<Int>? {
    guard let first = pixels.firstIndex(where: { $0 >> 24 != 0 }),
      let last = pixels.lastIndex(where: { $0 >> 24 != 0 })
    else { return nil }
    return first / width..<last / width + 1
  }

  /// Lays coverage over coverage; what reaches over the edge is cut.
  mutating func lay(_ other: Bitmap, x: Int, y: Int) {
    forEachSharedRow(with: other, x: x, y: y) { pixels, laid, count in
      for index in 0..<count {
        let (over, under) = (laid[index] >> 24, pixels[index] >> 24)
        pixels[index] = 0x00FF_FFFF | (over + under * (255 - over) / 255) << 24
      }
    }
  }

  /// Puts a picture where there is none yet; what reaches over the edge is cut.
  mutating func place(cutting other: Bitmap, x: Int, y: Int) {
    forEachSharedRow(with: other, x: x, y: y) { pixels, placed, count in pixels.update(from: placed, count: count) }
  }

  private mutating func forEachSharedRow(
    with other: Bitmap, x: Int, y: Int, _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, Int) -> Void
  ) {
    let first = max(0, -x)
    let count = min(other.width, width - x) - first
    guard count > 0 else { return }
    let width = width
    let height = height
    pixels.withUnsafeMutableBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { others in
        for row in max(0, -y)..<max(max(0, -y), min(other.height, height - y)) {
          body(
            pixels.baseAddress! + (y + row) * width + x + first, others.baseAddress! + row * other.width + first, count)
        }
      }
    }
  }
}
