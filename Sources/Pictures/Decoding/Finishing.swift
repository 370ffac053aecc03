import Raster

/// The last step for every format: surround, ground, corners and the colours under clear pixels.
enum Finishing {
  /// How much of the average colour the surround of a contained picture keeps; the rest is ground, so that it stays quieter than the picture.
  private static let surroundShare = 0.35
  /// Behind the surround when the request names no ground.
  private static let quietGround: UInt32 = 0xFF14_171C

  static func finish(_ decoded: DecodedPicture, request: PictureRequest, decodeBytes: Int) -> PreparedPicture {
    var bitmap = decoded.bitmap
    let average = bitmap.averageColor
    // A picture with clear parts, a logo, stands on the ground itself; a frame of its own colour would swallow it.
    let wasOpaque = bitmap.isOpaque
    let ground = wasOpaque ? request.ground : request.ground.map { Self.ground($0, behind: bitmap, average: average) }
    if let ground, !wasOpaque { bitmap = bitmap.composited(over: ground) }
    if request.fit != .inside, bitmap.width != request.width || bitmap.height != request.height {
      let surround: UInt32 =
        wasOpaque
        ? mixedColor(average, over: request.ground ?? quietGround, weight: surroundShare)
        : ground.map { $0 | 0xFF00_0000 } ?? 0
      var box = Bitmap(width: request.width, height: request.height, filledWith: surround)
      box.place(bitmap, x: decoded.placement.target.x, y: decoded.placement.target.y)
      bitmap = box
    }
    bitmap = bitmap.roundedCorners(radius: request.cornerRadius, over: request.ground)
    let isOpaque = bitmap.isOpaque
    if !isOpaque { bitmap = bitmap.withBledEdges() }
    return PreparedPicture(
      bitmap: bitmap, averageColor: average, isOpaque: isOpaque, flaws: decoded.flaws, decodeBytes: decodeBytes)
  }

  /// What a logo is laid on where it would be lost on the ground: panels of the light and of the dark theme.
  private static let panels: [UInt32] = [0xFFE4_E0D7, 0xFF1D_2229]
  /// Below this a shape is hard to find on its ground; text for reading would want 4.5.
  private static let leastContrast = 1.5
  /// A photo with round corners is no logo: so much of the picture must be clear, as a share.
  private static let leastClearShare = 0.08

  /// The ground itself, or the panel that the picture is seen on.
  private static func ground(_ ground: UInt32, behind bitmap: Bitmap, average: UInt32) -> UInt32 {
    let contrast = contrastRatio(average, ground)
    let clear = bitmap.pixels.reduce(into: 0) { if $1 >> 24 < 128 { $0 += 1 } }
    // All clear, there is nothing to be seen on any ground.
    guard contrast < leastContrast, clear < bitmap.pixels.count,
      Double(clear) >= leastClearShare * Double(bitmap.pixels.count)
    else { return ground }
    return panels.max { contrastRatio(average, $0) < contrastRatio(average, $1) } ?? ground
  }
}
