import Carousel

/// What the stage remembers of touches, so that none acts twice; see `TapEcho`.
struct StageTouches {
  /// What a touch may open, close or press.
  struct Standing: Equatable {
    var gallery = false
    var detail = false
    var options: ItemIdentity?
    var performed = 0
  }

  /// How it stood when the last finger came down.
  var before = Standing()
  /// How many options were chosen.
  var performed = 0
  var echo = TapEcho(tuning: Tuning())
}

extension Stage {
  /// One place for home, detail page and gallery: what a lift brings is seldom on the screen that it was meant for.
  func deliver(_ sample: PointerSample) {
    if sample.phase == .began { touches.before = standing }
    deliver(touches.echo.marked(.pointer(sample)))
    guard sample.phase == .ended, standing != touches.before else { return }
    touches.before = standing
    touches.echo.note(sample)
  }

  private var standing: StageTouches.Standing {
    StageTouches.Standing(
      gallery: isGalleryOpen, detail: isDetailOpen, options: engine.openOptions, performed: touches.performed)
  }

  /// Whether a page lies over home and is not on its way back.
  var isCovered: Bool { isGalleryOpen || isDetailOpen }
  var isGalleryOpen: Bool { gallery.map { !$0.isClosing } ?? false }
  var isDetailOpen: Bool { detail.map { !$0.isClosing } ?? false }
}
