import Carousel

/// Says what it is told.
final class Narrator: CarouselDelegate {
  func carousel(_ carousel: CarouselView, willDisplay cell: PlacedCell) { print("here comes", cell.id) }
  func carousel(_ carousel: CarouselView, didEndDisplaying cell: PlacedCell) { print("there goes", cell.id) }

  func carousel(_ carousel: CarouselView, didBeginScrolling part: CarouselPart) { print("begins:", name(of: part)) }
  func carousel(_ carousel: CarouselView, didEndScrolling part: CarouselPart) { print("rests:", name(of: part)) }
  func carousel(_ carousel: CarouselView, didChangeCategory category: Int) { print("category", category) }

  func carousel(_ carousel: CarouselView, didSelect path: ItemPath, frame: Rect) {
    print("selected", carousel.dataSource!.itemID(at: path), "at", Int(frame.x), Int(frame.y))
  }
  func carousel(_ carousel: CarouselView, didSelectOption option: Int, of path: ItemPath) {
    print("option", option, "of", carousel.dataSource!.itemID(at: path))
    carousel.closeOptions()
  }

  private func name(of part: CarouselPart) -> String {
    switch part {
    case .strip: "the strip"
    case .page(let category): "the page \(category)"
    case .row(let row, _): "the row \(row)"
    case .options(let item): "the options of \(item.item)"
    }
  }
}
