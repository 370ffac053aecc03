/// A call of the delegate that is due.
///
/// Calls wait until the engine is whole again, so that the delegate may use the carousel.
enum CarouselCall: Sendable {
  case began(CarouselPart)
  case scrolled(CarouselPart, offset: Double)
  case ended(CarouselPart)
  case categoryChanged(Int)
  /// `isTap` where a finger did it, not a key.
  case selected(ItemPath, ItemIdentity, frame: Rect, isTap: Bool)
  case optionSelected(Int, of: ItemPath)
  case came(PlacedCell)
  case left(PlacedCell)
}
