import Glibc

/// The buttons that an item hides behind its picture, and how they come out. Lengths in points.
public struct OptionView: Equatable, Sendable {
  /// At which end of the item the buttons are: its picture is slid the other way.
  public enum Side: Sendable { case leading, trailing }

  /// Buttons; at least 1.
  public var count: Int
  /// Side by side; those that have no room stand under them.
  public var columns: Int
  /// Of all columns: how far the picture is slid.
  public var width: Double
  public var side: Side
  /// Whether a drag that begins at the picture's edge brings them out. In a list any sideways drag does.
  public var hasGrabber: Bool

  /// - Precondition: there is a button, and a width for it.
  public init(count: Int, columns: Int, width: Double, side: Side = .trailing, hasGrabber: Bool = false) {
    precondition(count > 0 && width > 0, "an option view has a button, and a width for it")
    self.count = count
    self.columns = min(max(1, columns), count)
    self.width = width
    self.side = side
    self.hasGrabber = hasGrabber
  }

  public var lines: Int { (count + columns - 1) / columns }

  /// Which way a finger goes to bring them out: -1 to the left, 1 to the right.
  var direction: Double { side == .trailing ? -1 : 1 }

  /// Where a button stands in its item's box, once it is uncovered.
  public func box(ofButton index: Int, in box: Rect) -> Rect {
    let left = side == .trailing ? box.maxX - width : box.x
    let size = Size(width: width / Double(columns), height: box.height / Double(lines))
    return Rect(
      x: left + Double(index % columns) * size.width, y: box.y + Double(index / columns) * size.height,
      width: size.width, height: size.height)
  }

  /// The part of an item's box that the picture has left.
  public func uncovered(in box: Rect, offset: Double) -> Rect {
    let width = min(max(offset, 0), box.width)
    return Rect(x: side == .trailing ? box.maxX - width : box.x, y: box.y, width: width, height: box.height)
  }

  /// Where a drag takes hold of the picture: the edge that goes first, wide enough for a finger.
  public func grabber(in box: Rect, offset: Double) -> Rect {
    let reach = min(Self.grabberReach, box.width / 2)
    let x = side == .trailing ? box.maxX - offset - reach : box.x + offset
    return Rect(x: x, y: box.y, width: reach, height: box.height)
  }

  /// 48 points: the smallest target for a finger.
  static let grabberReach = 48.0
}
