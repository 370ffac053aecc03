/// How much a tile is needed, as the layout sees it in one frame.
public struct TileUrgency: Equatable, Sendable {
  /// Whether any part of the tile is on the screen. Such a tile comes before all others and is never evicted.
  public var isVisible: Bool
  /// From the nearest edge of the screen, in screenfuls along the way it will come; 0 for a visible tile.
  public var distance: Double
  /// Screenfuls per second by which the tile's row brings it nearer; negative when it moves away, 0 at rest.
  public var closingSpeed: Double

  /// The urgency of a tile on the screen.
  public static let visible = TileUrgency(isVisible: true, distance: 0, closingSpeed: 0)

  /// The urgency of a tile that is wanted early.
  public static func ahead(distance: Double, closingSpeed: Double) -> TileUrgency {
    TileUrgency(isVisible: false, distance: distance, closingSpeed: closingSpeed)
  }

  public init(isVisible: Bool, distance: Double, closingSpeed: Double) {
    self.isVisible = isVisible
    self.distance = distance
    self.closingSpeed = closingSpeed
  }

  /// How far ahead, in seconds, a row's speed is believed. A glide has spent its speed within about this time, so a
  /// tile that would take longer is not on its way; were it counted, a slow creep far away would beat a tile next to
  /// the screen.
  static let believedSeconds = 2.0

  /// Seconds until the tile would show; infinite when its row does not bring it here soon.
  var secondsToVisible: Double {
    guard !isVisible else { return 0 }
    guard closingSpeed > 0 else { return .infinity }
    let seconds = max(0, distance) / closingSpeed
    return seconds <= Self.believedSeconds ? seconds : .infinity
  }
}
