/// Told by a `CarouselView` what a visitor does, and what comes onto the screen and leaves it.
///
/// Every call has a default that does nothing, and is made from within `CarouselView.handle` or `CarouselView.update`,
/// on the caller's thread. The carousel is whole at each call: any of its methods may be called from there.
///
/// The order within `handle` and `update`:
/// 1. parts that begin to move, then parts that have moved (in `update` only, or just before they end);
/// 2. the category;
/// 3. parts that have come to rest: each that began ends once, its last move before;
/// 4. taps and buttons, long presses, and whether a drag may move two parts at once;
/// 5. `update` only: cells that leave the screen, then (after cells were recycled and bound) those that came.
///
/// What the program does (`select`, `scroll`, `openOptions`, `reload` …) is not told back. Cells come and go all the
/// same, and a visitor's scroll that the program takes over ends at the next `handle` or `update`.
public protocol CarouselDelegate: AnyObject {
  // MARK: What is on the screen

  /// A cell comes onto the screen: bound, and in its place. Between this call and `didEndDisplaying` its slot shows
  /// this item and no other; right after `update` the cells that were told are exactly the visible ones.
  func carousel(_ carousel: CarouselView, willDisplay cell: PlacedCell)
  /// A cell has left the screen, or its content is read anew. It is still bound to its item.
  func carousel(_ carousel: CarouselView, didEndDisplaying cell: PlacedCell)

  // MARK: What moves

  /// A visitor begins to move a part: by a finger past its slop, or by a key.
  func carousel(_ carousel: CarouselView, didBeginScrolling part: CarouselPart)
  /// A part stands elsewhere than when it was told last. `offset` is in points: of the part's content, or of a picture
  /// from its place over its options.
  func carousel(_ carousel: CarouselView, didScroll part: CarouselPart, to offset: Double)
  /// A part has come to rest, with its glide or snap; or its content is gone.
  func carousel(_ carousel: CarouselView, didEndScrolling part: CarouselPart)
  /// Another category has become the selected one, by the visitor's movement of the strip.
  func carousel(_ carousel: CarouselView, didChangeCategory category: Int)
  /// Whether a finger that has begun to move `part` moves `other` too, each along its own axis: a row or a picture with
  /// the page, or the page with the row under the finger. It does not where this is left out.
  func carousel(_ carousel: CarouselView, shouldRecognize part: CarouselPart, simultaneouslyWith other: CarouselPart)
    -> Bool

  // MARK: What is touched

  /// An item was tapped, or opened by a key. `frame` is its picture's box on the screen, in points.
  func carousel(_ carousel: CarouselView, didSelect path: ItemPath, frame: Rect)
  /// A button of an item's option view was tapped; the view stays open until `closeOptions`.
  func carousel(_ carousel: CarouselView, didSelectOption option: Int, of path: ItemPath)
  /// A finger rests on an item without options for `Tuning.longPress`. Return whether that meant something: then its
  /// lift taps nothing. Where this is left out the lift selects the item, as a slow tap.
  func carousel(_ carousel: CarouselView, didLongPress path: ItemPath) -> Bool
  /// Whether two taps on an item mean something else than one. A tap on it then waits `Tuning.doubleTap` for the second
  /// before it selects. They do not where this is left out.
  func carousel(_ carousel: CarouselView, awaitsDoubleTapOn path: ItemPath) -> Bool
  /// An item was tapped twice.
  func carousel(_ carousel: CarouselView, didDoubleTap path: ItemPath, frame: Rect)
}

extension CarouselDelegate {
  public func carousel(_ carousel: CarouselView, willDisplay cell: PlacedCell) {}
  public func carousel(_ carousel: CarouselView, didEndDisplaying cell: PlacedCell) {}
  public func carousel(_ carousel: CarouselView, didBeginScrolling part: CarouselPart) {}
  public func carousel(_ carousel: CarouselView, didScroll part: CarouselPart, to offset: Double) {}
  public func carousel(_ carousel: CarouselView, didEndScrolling part: CarouselPart) {}
  public func carousel(_ carousel: CarouselView, didChangeCategory category: Int) {}
  public func carousel(
    _ carousel: CarouselView, shouldRecognize part: CarouselPart, simultaneouslyWith other: CarouselPart
  ) -> Bool { false }
  public func carousel(_ carousel: CarouselView, didSelect path: ItemPath, frame: Rect) {}
  public func carousel(_ carousel: CarouselView, didSelectOption option: Int, of path: ItemPath) {}
  public func carousel(_ carousel: CarouselView, didLongPress path: ItemPath) -> Bool { false }
  public func carousel(_ carousel: CarouselView, awaitsDoubleTapOn path: ItemPath) -> Bool { false }
  public func carousel(_ carousel: CarouselView, didDoubleTap path: ItemPath, frame: Rect) {}
}
