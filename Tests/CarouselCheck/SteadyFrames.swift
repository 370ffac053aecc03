import CAllocationProbe
import Carousel

/// Much content that costs nothing to ask for.
private final class Plain: CarouselDataSource {
  var categoryCount: Int { 1 }
  func category(at index: Int) -> CategoryDescription { CategoryDescription(id: "all", labelWidth: 60) }
  func rowCount(inCategory category: Int) -> Int { 30 }
  func row(at index: Int, inCategory category: Int) -> RowDescription {
    RowDescription(
      id: "row \(index)", count: 5_000, itemWidth: 352, itemHeight: 198, headerHeight: 47, captionHeight: 34)
  }
  func itemID(at path: ItemPath) -> String { "an item" }
  func bind(slot: Int, to path: ItemPath) {}
  func recycle(slot: Int) {}
}

private final class Counter: CarouselDelegate {
  var cells = 0
  var moves = 0
  var ends = 0

  func carousel(_ carousel: CarouselView, willDisplay cell: PlacedCell) { cells += 1 }
  func carousel(_ carousel: CarouselView, didScroll part: CarouselPart, to offset: Double) { moves += 1 }
  func carousel(_ carousel: CarouselView, didEndScrolling part: CarouselPart) { ends += 1 }
}

/// Allocations while a row and the page are swiped, glide and rest, once all has been made that is needed; with what the
/// delegate was told.
func steadyAllocations() -> String {
  let source = Plain()
  let delegate = Counter()
  let carousel = CarouselView(
    measures: Measures(viewport: Size(width: 1280, height: 720)), dataSource: source, delegate: delegate)
  var time = 0.0

  func swipe(x: Double, y: Double) {
    for step in 0...12 {
      let point = Point(x: 640 + x * Double(step) / 12, y: 360 + y * Double(step) / 12)
      let phase: PointerSample.Phase = step == 0 ? .began : step == 12 ? .ended : .moved
      carousel.handle(.pointer(PointerSample(pointer: 1, phase: phase, position: point, time: time)))
      time += 1.0 / 120
      if step % 2 == 0 { carousel.update(to: time) }
    }
    for _ in 0..<240 {
      time += 1.0 / 60
      carousel.update(to: time)
    }
  }

  // The first rounds make cells and room.
  for _ in 0..<4 {
    for (x, y) in [(-400.0, 0.0), (0, -300), (400, 0), (0, 300)] { swipe(x: x, y: y) }
  }
  (delegate.cells, delegate.moves, delegate.ends) = (0, 0, 0)
  let before = vitrine_allocations()
  swipe(x: -400, y: 0)
  swipe(x: 0, y: -300)
  swipe(x: 400, y: 0)
  swipe(x: 0, y: 300)
  let after = vitrine_allocations()
  return "\(after - before) allocations, \(delegate.cells) cells, \(delegate.moves) moves, \(delegate.ends) ends"
}
