import Carousel
import Glibc

extension Painter {
  mutating func paint(_ page: DetailScreen) {
    let open = page.openness
    list.fill(
      Rect(x: 0, y: 0, width: geometry.size.width, height: geometry.size.height), color: look.ground.faded(open),
      layer: .coverGround)
    picture(of: page, open: open)
    words(of: page, open: open)
    closeButton(page.layout.closeButton, opacity: open)
  }

  private mutating func picture(of page: DetailScreen, open: Double) {
    guard let large = page.picture else { return }
    let isReady = !source.assets[large].parts.isEmpty
    let area = page.layout.picture
    let size = isReady ? size(of: large) : fitted(page.small, in: area)
    let target = Rect(
      x: geometry.snapped(area.x + (area.width - size.width) / 2),
      y: geometry.snapped(area.y + (area.height - size.height) / 2), width: size.width, height: size.height)
    let box = mixed(page.origin, target, open)
    // The tile's own picture carries the page open; the large one takes over as it comes.
    let fade = source.assets[large].fadeStart.map { min(1, max(0, (time - $0) / look.pictureFade)) } ?? 1
    let share = isReady ? open * fade : 0
    if share < 1, let small = page.small {
      self.picture(small, in: box, isWhole: false, panelLayer: .coverPanels, layer: .coverTiles)
    }
    if isReady, share > 0 {
      self.picture(
        large, in: box, isWhole: open >= 1, opacity: open, panelLayer: .coverPanels, layer: .coverHeaders)
    } else if !isReady, page.small == nil || source.assets[large].problem != nil {
      panel(box, color: look.panel.faded(open), layer: .coverPanels)
    }
    if !isReady { source.assets[large].wasMissed = true }
  }

  private mutating func words(of page: DetailScreen, open: Double) {
    list.setClip(page.layout.textClip)
    var y = page.layout.textTop - page.body.offset
    for (index, line) in page.lines.enumerated() {
      guard let asset = line.asset else { continue }
      y += line.gap
      let color = index == 1 ? look.secondary : look.text
      letters(
        asset, at: Point(x: page.layout.textX, y: y), within: page.layout.textWidth, color: color.faded(open),
        layer: .coverMarks)
      y += size(of: asset).height
    }
    list.setClip(nil)
  }

  private mutating func closeButton(_ box: Rect, opacity: Double) {
    list.add(shapes.disc, at: Point(x: box.x, y: box.y), color: look.text.faded(0.16 * opacity), layer: .coverMarks)
    let side = geometry.points(shapes.cross.width)
    list.add(
      shapes.cross, at: Point(x: box.center.x - side / 2, y: box.center.y - side / 2),
      color: look.text.faded(opacity), layer: .coverMarks)
  }

  /// The size at which a resident picture fits a box, keeping its aspect.
  private func fitted(_ id: AssetID?, in area: Rect) -> Size {
    let size = size(of: id)
    guard size.width > 0, size.height > 0 else { return Size(width: area.width, height: area.height) }
    let factor = min(area.width / size.width, area.height / size.height)
    return Size(width: size.width * factor, height: size.height * factor)
  }

  private func mixed(_ a: Rect, _ b: Rect, _ t: Double) -> Rect {
    Rect(
      x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, width: a.width + (b.width - a.width) * t,
      height: a.height + (b.height - a.height) * t)
  }
}
