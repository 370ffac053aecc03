public import Carousel

/// A carousel with its content, its frames and a delegate that writes down what it is told.
public final class ViewStage {
  public let source: GridSource
  public let carousel: CarouselView
  public let recorder: CallRecorder
  /// Of the last frame, in seconds.
  public private(set) var time = 0.0

  /// A screen of 1280 × 720 points. The first frame has been drawn.
  public init(_ source: GridSource) {
    self.source = source
    recorder = CallRecorder(source)
    carousel = CarouselView(
      measures: Measures(viewport: Size(width: 1280, height: 720)), dataSource: source, delegate: recorder)
    update(to: 0)
  }

  /// Plays the events in frames of a sixtieth of a second and goes on to `end`; without an `end` until all is at rest.
  public func play(_ script: [InputEvent] = [], until end: Double? = nil) {
    let last = max(script.last?.time ?? time, time)
    var next = script[...]
    repeat {
      let frame = min(time + 1.0 / 60, max(end ?? .infinity, time))
      while let event = next.first, event.time <= frame {
        carousel.handle(event)
        next.removeFirst()
      }
      update(to: frame)
    } while time < (end ?? last) || (end == nil && carousel.isAnimating && time < last + 30)
  }

  /// Does what the delegate must not be told of.
  public func byProgram(_ body: (CarouselView) -> Void) {
    recorder.isSilenced = true
    body(carousel)
    recorder.isSilenced = false
  }

  private func update(to time: Double) {
    self.time = time
    carousel.update(to: time)
    recorder.check(carousel)
  }

  public func offset(ofRow row: Int) -> Double { carousel.engine.rowReports[row].offset }
  public var pageOffset: Double { carousel.engine.pageReport?.offset ?? 0 }
}
