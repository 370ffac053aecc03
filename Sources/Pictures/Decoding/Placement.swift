import Glibc
import Raster

/// Which part of a picture is seen, and where in its box: pure geometry, upright, in whole pixels.
struct Placement: Equatable {
  /// Of the source picture, what is seen.
  var region: PixelRegion
  /// Of the box, where it is seen.
  var target: PixelRegion

  /// - Parameters:
  ///   - sourceWidth: of the upright picture at the size it is decoded to, in pixels.
  ///   - sourceHeight: likewise.
  init(
    sourceWidth: Int, sourceHeight: Int, width: Int, height: Int, fit: PictureRequest.Fit,
    focus: PictureRequest.Focus? = nil
  ) {
    region = PixelRegion(x: 0, y: 0, width: sourceWidth, height: sourceHeight)
    target = PixelRegion(x: 0, y: 0, width: width, height: height)
    let isWider = sourceWidth * height > sourceHeight * width
    switch fit {
    case .fill: break
    case .cover:
      if isWider {
        region.width = Self.proportion(sourceHeight, width, height, limit: sourceWidth)
        region.x = Self.start(of: region.width, in: sourceWidth, focus: focus?.x) ?? (sourceWidth - region.width) / 2
      } else {
        region.height = Self.proportion(sourceWidth, height, width, limit: sourceHeight)
        // A third of what is cut goes off the top, two thirds off the bottom: heads stay on.
        region.y =
          Self.start(of: region.height, in: sourceHeight, focus: focus?.y) ?? (sourceHeight - region.height) / 3
      }
    case .contain, .inside:
      if isWider {
        target.height = Self.proportion(width, sourceHeight, sourceWidth, limit: height)
        target.y = (height - target.height) / 2
      } else {
        target.width = Self.proportion(height, sourceWidth, sourceHeight, limit: width)
        target.x = (width - target.width) / 2
      }
    }
  }

  /// Where a part begins that has the focus in its middle, as far as the whole allows.
  private static func start(of length: Int, in whole: Int, focus: Float?) -> Int? {
    guard let focus else { return nil }
    let middle = Int((Double(focus) * Double(whole)).rounded())
    return min(whole - length, max(0, middle - length / 2))
  }

  /// Result pixels for each source pixel, on the side where it is more.
  var scale: Double {
    max(Double(target.width) / Double(region.width), Double(target.height) / Double(region.height))
  }

  /// `length * numerator / denominator`, rounded, at least 1.
  private static func proportion(_ length: Int, _ numerator: Int, _ denominator: Int, limit: Int) -> Int {
    min(limit, max(1, (length * numerator + denominator / 2) / denominator))
  }

  /// Scales decoded pixels to the target and turns them upright. The order is for speed: what is small is turned.
  ///
  /// - Parameters:
  ///   - width: of the decoded pixels, stored orientation.
  ///   - height: likewise.
  ///   - row: see `Bitmap.scaled(_:toWidth:height:row:)`.
  func bitmap(
    width: Int, height: Int, orientation: Orientation, row: (Int) -> UnsafePointer<UInt32>
  ) -> Bitmap {
    let stored = orientation.stored(region, width: width, height: height)
    let swaps = orientation.swapsSides
    return Bitmap.scaled(
      stored, toWidth: swaps ? target.height : target.width, height: swaps ? target.width : target.height, row: row
    ).turned(by: orientation)
  }
}
