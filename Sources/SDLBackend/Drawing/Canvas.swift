internal import CSDL2
internal import Raster

/// Pixels in memory that the software renderer draws into: the unturned screen.
///
/// Without alpha, like the surface of a window: copying a texture to it is twice as fast as to one with alpha.
final class Canvas {
  let surface: UnsafeMutablePointer<SDL_Surface>
  let width: Int
  let height: Int

  init(width: Int, height: Int) throws(SDLError) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_RGB888.rawValue)
    else { throw .last("SDL_CreateRGBSurfaceWithFormat") }
    self.surface = surface
    self.width = width
    self.height = height
  }

  deinit { SDL_FreeSurface(surface) }

  /// Words from one row to the next.
  private var stride: Int { Int(surface.pointee.pitch) / 4 }

  /// Lays the screen on a panel of `target`, which has `targetStride` words a row.
  func turn(_ rotation: QuarterTurn, into target: UnsafeMutablePointer<UInt32>, targetStride: Int) {
    let source = UnsafePointer(surface.pointee.pixels.assumingMemoryBound(to: UInt32.self))
    let panelWidth = rotation.swapsSides ? height : width
    let panelHeight = rotation.swapsSides ? width : height
    // Where the panel's first pixel comes from, and how far the source moves with each step on the panel.
    let (first, acrossStep, downStep) =
      switch rotation {
      case .none: (0, 1, stride)
      case .right: (width - 1, stride, -1)
      case .half: ((height - 1) * stride + width - 1, -1, -stride)
      case .left: ((height - 1) * stride, -stride, 1)
      }
    if rotation == .none {
      for y in 0..<panelHeight { (target + y * targetStride).update(from: source + y * stride, count: panelWidth) }
      return
    }
    // In blocks, so that the rows and the columns of one block stay in the cache together.
    let block = 32
    for blockY in Swift.stride(from: 0, to: panelHeight, by: block) {
      for blockX in Swift.stride(from: 0, to: panelWidth, by: block) {
        for y in blockY..<min(blockY + block, panelHeight) {
          var from = source + first + y * downStep + blockX * acrossStep
          let row = target + y * targetStride
          for x in blockX..<min(blockX + block, panelWidth) {
            row[x] = from.pointee
            from += acrossStep
          }
        }
      }
    }
  }

  /// The panel as a picture, without alpha.
  func bitmap(turned rotation: QuarterTurn) -> Bitmap {
    var bitmap = Bitmap(width: rotation.swapsSides ? height : width, height: rotation.swapsSides ? width : height)
    let stride = bitmap.width
    bitmap.pixels.withUnsafeMutableBufferPointer { turn(rotation, into: $0.baseAddress!, targetStride: stride) }
    bitmap.makeOpaque()
    return bitmap
  }
}

extension Bitmap {
  /// Sets every pixel's alpha to 255.
  mutating func makeOpaque() {
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
  }
}
