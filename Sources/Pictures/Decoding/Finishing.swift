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
    if let ground = request.ground, !wasOpaque { bitmap = bitmap.composited(over: ground) }
    if request.fit != .inside, bitmap.width != request.width || bitmap.height != request.height {
      let surround: UInt32 =
        wasOpaque
        ? mixedColor(average, over: request.ground ?? quietGround, weight: surroundShare)
        : request.ground.map { $0 | 0xFF00_0000 } ?? 0
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
}
