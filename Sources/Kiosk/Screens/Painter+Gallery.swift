import Carousel
import Catalog
import Glibc

extension Painter {
  mutating func paint(_ screen: GalleryScreen) {
    let gallery = screen.gallery
    list.fill(
      Rect(x: 0, y: 0, width: geometry.size.width, height: geometry.size.height),
      color: look.galleryGround.faded(gallery.cover), layer: .frontGround)
    for page in gallery.pager.visible { self.page(page, of: screen) }
    if let leaving = gallery.leaving?.page { fading(leaving, of: screen, opacity: gallery.leavingShare) }
    let shown = gallery.chromeShare
    guard shown > 0 else { return }
    caption(of: screen, opacity: shown)
    thumbnails(of: screen, opacity: shown)
    closeButton(gallery.measures.closeButton, opacity: shown, isOnPicture: true, layers: (.frontBars, .frontMarks))
  }

  // MARK: Pages

  private mutating func page(_ page: Int, of screen: GalleryScreen) {
    let gallery = screen.gallery
    var box = gallery.frame(of: page)
    var opacity = 1.0
    var open = 1.0
    if page == gallery.index, gallery.openness < 1 {
      open = gallery.openness
      if let origin = screen.origin {
        box = origin.mixed(with: box, open)
      } else {
        // It has no place to come from or to go to.
        opacity = open
        box = box.scaled(by: 0.92 + 0.08 * open)
      }
    } else if gallery.openness < 1 {
      opacity = gallery.openness
    }
    guard box.maxX > 0, box.x < geometry.size.width else { return }
    let held = screen.pictures[page]
    let late = lateness(of: held?.base)
    if late > 0 || (open < 1 && screen.origin != nil) {
      standIn(for: page, of: screen, in: box, opacity: opacity, open: open)
    }
    guard let held, late < 1 else { return }
    // On the way from the tile its own picture gives way to the whole one.
    let share = screen.origin == nil || screen.small?.page != page ? 1 : min(1, open * 1.6)
    cropped(held.base, in: box, opacity: opacity * share * (1 - late), layer: .frontTiles)
    if let fine = held.fine { cropped(fine, in: box, opacity: opacity * share, layer: .frontHeaders) }
    if let next = held.next, lateness(of: next) < 1 {
      cropped(next, in: box, opacity: opacity * share * (1 - lateness(of: next)), layer: .frontHeaders)
    }
  }

  /// What is seen before a page's own picture: the tile's, its thumbnail, or its average colour.
  private mutating func standIn(
    for page: Int, of screen: GalleryScreen, in box: Rect, opacity: Double, open: Double
  ) {
    if let small = screen.small, small.page == page, isResident(small.asset) {
      // The tile's round corners are cut off on the way.
      let inset = look.tileRadius * 0.3 * geometry.scale * min(1, open * 4)
      let whole = screen.gallery.frame(of: page)
      return cropped(
        small.asset, of: whole.width / whole.height, in: box, inset: inset, opacity: opacity, layer: .frontPanels)
    }
    if let thumbnail = screen.thumbnails[page], isResident(thumbnail) {
      let inset = look.thumbnailRadius * 0.3 * geometry.scale
      return cropped(thumbnail, in: box, inset: inset, opacity: opacity, layer: .frontPanels)
    }
    guard let base = screen.pictures[page]?.base else { return }
    let average = source.assets[base].averageColor.map { Color(argb: $0) } ?? look.panel
    list.fill(box, color: average.faded(opacity), layer: .frontPanels)
    if source.assets[base].problem != nil { missingMark(in: box, opacity: opacity, layer: .frontHeaders) }
  }

  /// A picture that was jumped away from, over the one that is shown now.
  private mutating func fading(_ page: Int, of screen: GalleryScreen, opacity: Double) {
    guard let base = screen.pictures[page]?.base, isResident(base) else { return }
    let box = screen.gallery.frame(of: page)
    let view = screen.gallery.view
    let place = box.offset(x: view.center.x - box.center.x, y: 0)
    cropped(base, in: place, opacity: opacity, layer: .frontHeaders)
  }

  // MARK: What lies over them

  private mutating func caption(of screen: GalleryScreen, opacity: Double) {
    let measures = screen.gallery.measures
    let caption = screen.caption
    let title = size(of: caption.title)
    let subtitle = size(of: caption.subtitle)
    let middle = geometry.size.width / 2
    let area = Rect(
      x: 0, y: measures.area.maxY, width: geometry.size.width, height: measures.captionHeight)
    if GalleryScreen.isNarrow(geometry) || title.width + subtitle.width + 52 > geometry.size.width {
      let top = area.center.y - (title.height + subtitle.height) / 2
      letters(
        caption.title, at: Point(x: middle - title.width / 2, y: top), color: look.text.faded(opacity),
        layer: .frontMarks)
      letters(
        caption.subtitle, at: Point(x: middle - subtitle.width / 2, y: top + title.height),
        color: look.secondary.faded(opacity), layer: .frontMarks)
    } else {
      let gap = title.width > 0 && subtitle.width > 0 ? 12.0 : 0
      let left = middle - (title.width + gap + subtitle.width) / 2
      let top = area.center.y - title.height / 2
      letters(caption.title, at: Point(x: left, y: top), color: look.text.faded(opacity), layer: .frontMarks)
      // Line pictures of one family share the base line's share of their height.
      let drop = (title.height - subtitle.height) * 0.785
      letters(
        caption.subtitle, at: Point(x: left + title.width + gap, y: top + max(0, drop)),
        color: look.secondary.faded(opacity), layer: .frontMarks)
    }
    counter(caption.counter, opacity: opacity)
  }

  private mutating func counter(_ id: AssetID?, opacity: Double) {
    let words = size(of: id)
    guard words.width > 0 else { return }
    let height = geometry.points(shapes.pill.height)
    let pill = Rect(
      x: look.closeInset, y: look.closeInset + (look.closeSize - height) / 2, width: words.width + 32, height: height)
    list.addStretched(
      shapes.pill, corner: shapes.pillCorner, in: pill, color: look.scrim.faded(opacity), layer: .frontBars)
    letters(
      id, at: Point(x: pill.x + 16, y: pill.center.y - words.height / 2), color: Color.white.faded(opacity),
      layer: .frontMarks)
  }

  private mutating func thumbnails(of screen: GalleryScreen, opacity: Double) {
    let gallery = screen.gallery
    list.fill(gallery.measures.bar, color: look.galleryBar.faded(opacity), layer: .frontBars)
    guard gallery.count > 1 else { return }
    let selection = gallery.selection
    for index in gallery.thumbnails.visible {
      let box = gallery.thumbnailFrame(of: index)
      let strength = max(look.thumbnailNeighbour, 1 - (1 - look.thumbnailNeighbour) * abs(Double(index) - selection))
      guard let asset = screen.thumbnails[index] else { continue }
      let late = lateness(of: asset)
      if late > 0 {
        let average = source.assets[asset].averageColor.map { Color(argb: $0) } ?? look.panel
        list.addRounded(
          shapes.thumbnail, corner: shapes.thumbnailCorner, in: box, color: average.faded(opacity * strength),
          layer: .frontBars)
        if source.assets[asset].problem != nil {
          missingMark(in: box, opacity: opacity * strength, layer: .frontMarks)
        }
      }
      if late < 1, let slot = source.assets[asset].parts.first?.slot {
        list.add(
          slot, at: Point(x: box.x, y: box.y), color: Color.white.faded(opacity * strength * (1 - late)),
          layer: .frontThumbnails)
      }
    }
    let first = gallery.thumbnailFrame(of: 0)
    let pitch = first.width + gallery.measures.spacing
    let marked = first.offset(x: selection * pitch, y: 0).outset(by: look.markerGap + look.markerWidth)
    list.addStretched(
      shapes.marker, corner: shapes.markerCorner, in: marked, color: look.accent.faded(opacity), layer: .frontMarks)
  }

  /// The round button at the top right; darker where it stands on a picture.
  mutating func closeButton(
    _ box: Rect, opacity: Double, isOnPicture: Bool, layers: (disc: Layer, cross: Layer)
  ) {
    let disc = isOnPicture ? look.scrim : look.ground.mixed(with: look.text, 0.16)
    list.add(shapes.disc, at: Point(x: box.x, y: box.y), color: disc.faded(opacity), layer: layers.disc)
    let side = geometry.points(shapes.cross.width)
    list.add(
      shapes.cross, at: Point(x: box.center.x - side / 2, y: box.center.y - side / 2),
      color: (isOnPicture ? Color.white : look.text).faded(opacity), layer: layers.cross)
  }
}
