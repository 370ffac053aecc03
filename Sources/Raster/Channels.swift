/// The four channels of a `0xAARRGGBB` word, and arithmetic on them that every file here shares.
enum Channels {
  static let opaque: UInt32 = 0xFF00_0000
  static let white: UInt32 = 0x00FF_FFFF

  static func alpha(_ word: UInt32) -> UInt32 { word >> 24 }
  static func red(_ word: UInt32) -> UInt32 { word >> 16 & 0xFF }
  static func green(_ word: UInt32) -> UInt32 { word >> 8 & 0xFF }
  static func blue(_ word: UInt32) -> UInt32 { word & 0xFF }

  static func word(alpha: UInt32, red: UInt32, green: UInt32, blue: UInt32) -> UInt32 {
    alpha << 24 | red << 16 | green << 8 | blue
  }

  /// `top` laid over `ground` with a share of `weight` out of 255; the alpha of both is ignored and the result opaque.
  static func mix(_ top: UInt32, over ground: UInt32, weight: UInt32) -> UInt32 {
    let rest = 255 &- weight
    let red = divide255(red(top) &* weight &+ self.red(ground) &* rest)
    let green = divide255(green(top) &* weight &+ self.green(ground) &* rest)
    let blue = divide255(blue(top) &* weight &+ self.blue(ground) &* rest)
    return opaque | red << 16 | green << 8 | blue
  }

  /// Rounded division of a product of two bytes.
  static func divide255(_ product: UInt32) -> UInt32 { (product &+ 127) / 255 }
}

/// `top` laid over `ground` with a share of `weight` from 0 to 1; the alpha of both is ignored and the result opaque.
public func mixedColor(_ top: UInt32, over ground: UInt32, weight: Double) -> UInt32 {
  Channels.mix(top, over: ground, weight: UInt32(min(max(weight, 0), 1) * 255 + 0.5))
}
