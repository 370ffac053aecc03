import Glibc

extension Bitmap {
  /// Whether no pixel lets anything shine through.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      for word in pixels where word < Channels.opaque { return false }
      return true
    }
  }

  /// The mean of all pixels, each weighing as much as it is visible, as `0xFFRRGGBB`; black when nothing is visible.
  public var averageColor: UInt32 {
    var alpha: UInt64 = 0
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
    pixels.withUnsafeBufferPointer { pixels in
      for word in pixels {
        let weight = Channels.alpha(word)
        alpha &+= UInt64(weight)
        red &+= UInt64(Channels.red(word) &* weight)
        green &+= UInt64(Channels.green(word) &* weight)
        blue &+= UInt64(Channels.blue(word) &* weight)
      }
    }
    if alpha == 0 { return Channels.opaque }
    let half = alpha / 2
    return Channels.word(
      alpha: 255, red: UInt32((red + half) / alpha), green: UInt32((green + half) / alpha),
      blue: UInt32((blue + half) / alpha))
  }

  /// Every channel of every pixel multiplied by the colour's, as a renderer gives a white shape its colour.
  public func tinted(_ color: UInt32) -> Bitmap {
    var result = self
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let word = pixels[index]
        pixels[index] = Channels.word(
          alpha: Channels.divide255(Channels.alpha(word) &* Channels.alpha(color)),
          red: Channels.divide255(Channels.red(word) &* Channels.red(color)),
          green: Channels.divide255(Channels.green(word) &* Channels.green(color)),
          blue: Channels.divide255(Channels.blue(word) &* Channels.blue(color)))
      }
    }
    return result
  }

  /// The picture laid on another of the same size, opaque everywhere; the alpha of `ground` is ignored.
  ///
  /// - Precondition: both have the same sides.
  public func composited(over ground: Bitmap) -> Bitmap {
    precondition(width == ground.width && height == ground.height, "the ground has the picture's size")
    var result = self
    for index in pixels.indices where pixels[index] < Channels.opaque {
      result.pixels[index] = Channels.mix(
        pixels[index], over: ground.pixels[index], weight: Channels.alpha(pixels[index]))
    }
    return result
  }

  /// The picture laid on a plain ground, opaque everywhere; the alpha of `ground` is ignored.
  public func composited(over ground: UInt32) -> Bitmap {
    var result = self
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let word = pixels[index]
        if word >= Channels.opaque { continue }
        pixels[index] = Channels.mix(word, over: ground, weight: Channels.alpha(word))
      }
    }
    return result
  }
}

/// How far apart two colours are in lightness, from 1 to 21, as WCAG 2 measures contrast; their alpha is ignored.
public func contrastRatio(_ one: UInt32, _ other: UInt32) -> Double {
  let (dark, light) = (relativeLuminance(one), relativeLuminance(other))
  return (max(dark, light) + 0.05) / (min(dark, light) + 0.05)
}

private func relativeLuminance(_ color: UInt32) -> Double {
  func linear(_ byte: UInt32) -> Double {
    let share = Double(byte) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(Channels.red(color)) + 0.7152 * linear(Channels.green(color))
    + 0.0722 * linear(Channels.blue(color))
}
