import Carousel
import Glibc
import Pictures

extension Painter {
  func isResident(_ id: AssetID) -> Bool { !source.assets[id].parts.isEmpty }

  /// How much of a picture is still missing: 1 while it is not there, then less as it fades in, 0 from there on.
  mutating func lateness(of id: AssetID?) -> Double {
    guard let id else { return 1 }
    guard isResident(id) else {
      source.assets[id].wasMissed = true
      return 1
    }
    guard let start = source.assets[id].fadeStart else { return 0 }
    let shown = min(1, max(0, (time - start) / look.pictureFade))
    if shown >= 1 { source.assets[id].fadeStart = nil } else { isFading = true }
    return 1 - shown
  }

  /// Draws a picture over a box of any proportions: cut at two sides, never stretched. In a box of its own size it is
  /// drawn texel for pixel.
  ///
  /// - Parameters:
  ///   - aspect: of the whole picture, its width over its height, where `id` may be a part of it that was cut around a
  ///     focus; nil is that of `id`.
  ///   - inset: texels that are cut off at every side.
  mutating func cropped(
    _ id: AssetID, of aspect: Double? = nil, in box: Rect, inset: Double = 0, opacity: Double, layer: Layer
  ) {
    guard let slot = source.assets[id].parts.first?.slot, opacity > 0, !box.isEmpty else { return }
    let color = Color.white.faded(opacity)
    let size = (width: box.width * geometry.scale, height: box.height * geometry.scale)
    if inset == 0, abs(size.width - Double(slot.width)) < 1.1, abs(size.height - Double(slot.height)) < 1.1 {
      let x = box.center.x - geometry.points(slot.width) / 2
      let y = box.center.y - geometry.points(slot.height) / 2
      return list.add(slot, at: Point(x: x, y: y), color: color, layer: layer)
    }
    let width = Double(slot.width) - 2 * inset
    let height = Double(slot.height) - 2 * inset
    let factor = max(size.width / width, size.height / height)
    let part = (width: min(width, size.width / factor), height: min(height, size.height / factor))
    // As tiles are cut: a third of what goes is at the top, two thirds at the bottom.
    var corner = (x: (width - part.width) / 2, y: (height - part.height) / 3)
    if let focus = focus(of: id, aspect: aspect, slot) {
      corner.x = FocusCut.start(of: part.width, around: focus.x * Double(slot.width) - inset, in: width)
      corner.y = FocusCut.start(of: part.height, around: focus.y * Double(slot.height) - inset, in: height)
    }
    list.add(
      slot, part: (x: inset + corner.x, y: inset + corner.y, width: part.width, height: part.height), in: box,
      color: color, layer: layer)
  }

  /// What the keeper wants to stay in view, in a picture that was cut to its box or is whole.
  private func focus(of id: AssetID, aspect: Double?, _ slot: TextureSlot) -> FocusCut? {
    guard case .picture(let request, _) = source.assets[id].key, let focus = request.focus,
      request.fit == .cover || request.fit == .inside
    else { return nil }
    let (width, height) = (Double(slot.width), Double(slot.height))
    let isCut = request.fit == .cover
    return FocusCut(focus, aspect: isCut ? aspect ?? width / height : width / height, width: width, height: height)
  }
}

extension Rect {
  /// The box at a share of the way to another, 0…1.
  func mixed(with other: Rect, _ share: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Rect(
      x: mix(x, other.x), y: mix(y, other.y), width: mix(width, other.width), height: mix(height, other.height))
  }
}
