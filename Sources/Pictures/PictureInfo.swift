public import Raster

/// What a picture file says about itself before anything is decoded.
public struct PictureInfo: Equatable, Sendable {
  public let format: PictureFormat
  /// In pixels, as seen: after turning. 100 for an SVG that gives neither size nor view box.
  public let width: Int
  /// In pixels, as seen: after turning. 100 for an SVG that gives neither size nor view box.
  public let height: Int
  /// How the stored pixels must be turned to stand upright.
  public let orientation: Orientation
}
