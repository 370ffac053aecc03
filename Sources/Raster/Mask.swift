/// White bitmaps whose alpha is a shape, to be drawn in any colour. All sizes are pixels; edges are smooth.
public enum Mask {
  /// A filled rectangle with rounded corners; `radius` is limited to half of the shorter side.
  public static func roundedRectangle(width: Int, height: Int, radius: Double) -> Bitmap {
    let box = RoundedBox(left: 0, top: 0, right: Double(width), bottom: Double(height), radius: radius)
    return bitmap(width: width, height: height) { box.coverage(x: $0, y: $1) }
  }

  /// The outline of a rounded rectangle; `radius` is the outer one, the inner one is concentric.
  public static func roundedRing(width: Int, height: Int, radius: Double, thickness: Double) -> Bitmap {
    let width = max(1, width)
    let height = max(1, height)
    let right = Double(width)
    let bottom = Double(height)
    let outer = RoundedBox(left: 0, top: 0, right: right, bottom: bottom, radius: radius)
    let inset = min(max(0, thickness), right / 2, bottom / 2)
    let inner = RoundedBox(
      left: inset, top: inset, right: right - inset, bottom: bottom - inset, radius: outer.radius - inset)
    return bitmap(width: width, height: height) { outer.coverage(x: $0, y: $1) - inner.coverage(x: $0, y: $1) }
  }

  /// A filled circle that touches all four sides of its square.
  public static func disc(diameter: Int) -> Bitmap {
    roundedRectangle(width: diameter, height: diameter, radius: Double(diameter) / 2)
  }

  static func bitmap(width: Int, height: Int, coverage: (Int, Int) -> Double) -> Bitmap {
    var result = Bitmap(width: width, height: height, filledWith: Channels.white)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = UInt32(min(max(coverage(x, y), 0), 1) * 255 + 0.5)
        result.pixels[y * width + x] = Channels.white | alpha << 24
      }
    }
    return result
  }
}
