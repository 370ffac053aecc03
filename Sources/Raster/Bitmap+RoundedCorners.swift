extension Bitmap {
  /// Cuts the four corners to quarter circles.
  ///
  /// - Parameters:
  ///   - radius: in pixels, limited to half of the shorter side; 0 or less changes nothing.
  ///   - ground: the colour outside, mixed in so that the picture stays opaque; nil makes the outside transparent.
  public func roundedCorners(radius: Double, over ground: UInt32?) -> Bitmap {
    let box = RoundedBox(left: 0, top: 0, right: Double(width), bottom: Double(height), radius: radius)
    if box.radius <= 0 { return self }
    let reach = min(Int(box.radius.rounded(.up)), (width + 1) / 2, (height + 1) / 2)
    var result = self
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<reach {
        for x in 0..<reach {
          let share = UInt32(box.coverage(x: x, y: y) * 255 + 0.5)
          if share == 255 { continue }
          // The four corners are mirror images; a set, because in the middle of odd sides two are the same pixel.
          let places: Set = [
            y * width + x, y * width + width - 1 - x, (height - 1 - y) * width + x,
            (height - 1 - y) * width + width - 1 - x,
          ]
          for place in places { pixels[place] = Self.cut(pixels[place], share: share, ground: ground) }
        }
      }
    }
    return result
  }

  private static func cut(_ word: UInt32, share: UInt32, ground: UInt32?) -> UInt32 {
    let alpha = Channels.divide255(Channels.alpha(word) * share)
    if let ground { return Channels.mix(word, over: ground, weight: alpha) }
    return word & Channels.white | alpha << 24
  }
}
