import Carousel
import Glibc

extension Painter {
  mutating func paint(_ page: DetailScreen) {
    let cover = page.cover
    list.fill(
      Rect(x: 0, y: 0, width: geometry.size.width, height: geometry.size.height), color: look.ground.faded(cover),
      layer: .coverGround)
    picture(of: page)
    let shown = page.wordsShare
    guard shown > 0 else { return }
    list.setClip(page.layout.textClip)
    words(of: page, opacity: shown)
    thumbnails(of: page, opacity: shown)
    code(of: page, opacity: shown)
    list.setClip(nil)
    closeButton(
      page.layout.closeButton, opacity: shown, isOnPicture: page.layout.closesOnPicture,
      layers: (.coverBars, .coverMarks))
    focus(of: page, opacity: shown)
  }

  /// Among several pictures the mark of the selected one shows where the keys are.
  private mutating func focus(of page: DetailScreen, opacity: Double) {
    switch page.focus {
    case .close: ring(around: page.layout.closeButton, amount: opacity, layer: .coverMarks)
    case .picture where page.thumbnails.isEmpty:
      // A picture may reach to the edges of the screen: the ring stands in it.
      ring(around: page.pictureFrame(source).outset(by: -ringReach - 8), amount: opacity, layer: .coverMarks)
    case .picture, nil: break
    }
  }

  // MARK: Pictures

  private mutating func picture(of page: DetailScreen) {
    guard let large = page.picture else { return }
    let open = page.openness
    let target = page.pictureFrame(source)
    let box = page.origin.mixed(with: target, open)
    let late = lateness(of: large)
    // The tile's own picture carries the page open; the large one takes over as it comes.
    let isFirst = page.selected == 0
    if let leaving = page.leaving, isResident(leaving.asset) {
      // It stays whole until the next one is there, and then gives way.
      let place = open < 1 ? box : page.frame(of: leaving.box)
      let share = late >= 1 ? 1 : page.leavingShare
      if late < 1 { cropped(large, in: box, opacity: 1 - late, layer: .coverTiles) }
      cropped(leaving.asset, in: place, opacity: share, layer: .coverHeaders)
      return
    }
    if late > 0 || open < 1 {
      if let small = page.small, isResident(small), isFirst || open < 1 {
        let inset = look.tileRadius * 0.3 * geometry.scale * min(1, open * 4)
        cropped(small, of: page.aspect, in: box, inset: inset, opacity: 1, layer: .coverPanels)
      } else {
        let average = source.assets[large].averageColor.map { Color(argb: $0) } ?? look.panel
        list.fill(box, color: average.faded(open), layer: .coverPanels)
        if source.assets[large].problem != nil { missingMark(in: box, opacity: open, layer: .coverHeaders) }
      }
    }
    if late < 1 {
      // Round corners are laid on the ground: they are cut off while the picture flies over something else.
      let flight = min(1, (1 - open) * 6 + page.pull.progress * 6)
      cropped(
        large, of: isFirst ? page.aspect : nil, in: box, inset: page.pictureRadius * 0.3 * geometry.scale * flight,
        opacity: min(1, open * 1.6) * (1 - late), layer: .coverTiles)
    }
  }

  private mutating func thumbnails(of page: DetailScreen, opacity: Double) {
    for index in page.thumbnails.indices {
      let box = page.thumbnailFrame(index)
      guard box.maxY > 0, box.y < geometry.size.height else { continue }
      let asset = page.thumbnails[index]
      let late = lateness(of: asset)
      if late > 0 {
        let average = source.assets[asset].averageColor.map { Color(argb: $0) } ?? look.panel
        list.addRounded(
          shapes.thumbnail, corner: shapes.thumbnailCorner, in: box, color: average.faded(opacity), layer: .coverBars)
        if source.assets[asset].problem != nil { missingMark(in: box, opacity: opacity, layer: .coverMarks) }
      }
      if late < 1, let slot = source.assets[asset].parts.first?.slot {
        list.add(
          slot, at: Point(x: box.x, y: box.y), color: Color.white.faded(opacity * (1 - late)), layer: .coverThumbnails)
      }
      if index == page.selected {
        list.addStretched(
          shapes.marker, corner: shapes.markerCorner, in: box.outset(by: look.markerGap + look.markerWidth),
          color: look.accent.faded(opacity), layer: .coverMarks)
      }
    }
  }

  // MARK: Words

  private mutating func words(of page: DetailScreen, opacity: Double) {
    var y = page.layout.textTop - page.body.offset
    for (asset, gap) in page.lines {
      guard let asset else { continue }
      y += gap
      let color = asset == page.subtitle ? look.secondary : look.text
      letters(
        asset, at: Point(x: page.layout.textX, y: y), within: page.layout.textWidth, color: color.faded(opacity),
        layer: .coverMarks)
      y += size(of: asset).height
    }
  }

  private mutating func code(of page: DetailScreen, opacity: Double) {
    guard let code = page.code, let slot = source.assets[code].parts.first?.slot else { return }
    let side = geometry.points(slot.width)
    let corner = Point(x: page.layout.textX, y: page.flow.code - page.body.offset)
    list.add(slot, at: corner, color: Color.white.faded(opacity), layer: .coverThumbnails)
    let words = size(of: page.codeWords)
    letters(
      page.codeWords, at: Point(x: corner.x + side + 20, y: corner.y + side - words.height - 4),
      color: look.secondary.faded(opacity), layer: .coverMarks)
  }
}
