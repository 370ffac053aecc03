import Carousel

/// Stands in for a screen: touches it as a panel would report, and draws 60 frames a second.
final class Visitor {
  let carousel: CarouselView
  var time = 0.0

  init(_ carousel: CarouselView) { self.carousel = carousel }

  /// A swipe; on the spot, a tap.
  func touch(_ start: Point, by way: Point = .zero) {
    for step in 0...12 {
      let point = Point(x: start.x + way.x * Double(step) / 12, y: start.y + way.y * Double(step) / 12)
      let phase: PointerSample.Phase = step == 0 ? .began : step == 12 ? .ended : .moved
      carousel.handle(.pointer(PointerSample(pointer: 1, phase: phase, position: point, time: time)))
      drawFrame()
    }
    rest()
  }

  func press(_ key: Key) {
    carousel.handle(.key(key, isDown: true, time: time))
    rest()
  }

  func rest() {
    repeat { drawFrame() } while carousel.isAnimating
  }

  private func drawFrame() {
    time += 1.0 / 60
    carousel.update(to: time)
  }
}
