import Carousel

/// What the keys are on, on a detail page: its pictures, in their order, then the close button.
enum DetailFocus: Equatable {
  /// By its place among all pictures.
  case picture(Int)
  case close
}

extension DetailScreen {
  /// Left and right go through what can be opened, up and down scroll the words.
  mutating func press(_ key: Key) {
    switch key {
    case .escape: close()
    case .enter: activate()
    case .zoomIn: if !images.isEmpty { hold.wantsGallery = true }
    case .left: moveFocus(by: -1)
    case .right: moveFocus(by: 1)
    case .down: scroll(by: 120)
    case .up: scroll(by: -120)
    case .pageDown: scroll(by: layout.height * 0.8)
    case .pageUp: scroll(by: -layout.height * 0.8)
    case .home: body.scroll(to: 0, at: time, tuning: tuning)
    case .end: body.scroll(to: .greatestFiniteMagnitude, at: time, tuning: tuning)
    case .zoomOut, .menu: break
    }
  }

  private mutating func scroll(by distance: Double) {
    body.scroll(to: body.destination + distance, at: time, tuning: tuning)
  }

  private mutating func activate() {
    switch focus {
    case .close: close()
    case .picture: hold.wantsGallery = true
    case nil: if images.isEmpty { close() } else { hold.wantsGallery = true }
    }
  }

  /// A picture that is gone to becomes the large one.
  private mutating func moveFocus(by step: Int) {
    let last = images.count
    let wanted = hold.wanted ?? selected
    let place =
      switch focus {
      case nil: wanted
      case .picture(let index): index
      case .close: last
      }
    let target = min(max(place + step, 0), last)
    focus = target == last ? .close : .picture(target)
    guard target < last else { return }
    if target != wanted { hold.wanted = target }
    reveal(thumbnail: target)
  }

  private mutating func reveal(thumbnail index: Int) {
    guard !thumbnails.isEmpty else { return }
    let box = thumbnailFrame(index).offset(x: 0, y: body.offset)
    let margin = 40.0
    let top = box.y - max(layout.textClip.y, 0) - margin
    let bottom = box.maxY + margin - layout.height
    body.scroll(to: min(max(body.destination, bottom), max(top, 0)), at: time, tuning: tuning)
  }
}
