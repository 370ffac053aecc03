extension Bitmap {
  /// The same picture with colour under its clear pixels: next to an edge that of the edge, elsewhere the average.
  ///
  /// What a clear pixel is made of is never seen, except by linear filtering, which draws it into a rim around the picture.
  /// Visible pixels are not changed.
  public func withBledEdges() -> Bitmap {
    var result = self
    let average = averageColor & Channels.white
    var clear: [Int] = []
    for (index, word) in pixels.enumerated() where Channels.alpha(word) == 0 { clear.append(index) }
    // Two rings are as far as a filter reaches when it draws a picture at half of its size or larger.
    var weights: [UInt8] = clear.isEmpty ? [] : pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    for _ in 0..<2 {
      var reached: [(index: Int, color: UInt32)] = []
      var remaining: [Int] = []
      for index in clear {
        if let color = result.colorAround(index, weights: weights) {
          reached.append((index, color))
        } else {
          remaining.append(index)
        }
      }
      for (index, color) in reached {
        result.pixels[index] = color
        weights[index] = 255
      }
      clear = remaining
    }
    for index in clear { result.pixels[index] = average }
    return result
  }

  /// The mean colour, without alpha, of the up to eight neighbours that have weight; nil where none has.
  private func colorAround(_ index: Int, weights: [UInt8]) -> UInt32? {
    let x = index % width
    let y = index / width
    var total: UInt32 = 0
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let place = row * width + column
        let weight = UInt32(weights[place])
        let word = pixels[place]
        total += weight
        red += Channels.red(word) * weight
        green += Channels.green(word) * weight
        blue += Channels.blue(word) * weight
      }
    }
    if total == 0 { return nil }
    let half = total / 2
    return Channels.word(
      alpha: 0, red: (red + half) / total, green: (green + half) / total, blue: (blue + half) / total)
  }
}
