/// A drag that moves two parts at once, each along its own axis: where the program allows it, and only then.
extension Engine {
  /// The part that the finger's drag moves, and the one it might move too; nil where there is no other.
  var dragParts: (part: CarouselPart, other: CarouselPart)? {
    guard hold.companion == .none, pages.indices.contains(hold.category), let page = pages[hold.category] else {
      return nil
    }
    let category = categories[hold.category].id
    func part(ofRow row: Int) -> CarouselPart { .row(page.rows[row].description.id, category: category) }
    switch (hold.owner, hold.region) {
    case (.row(let row), _): return (part(ofRow: row), .page(category: category))
    case (.options, _): return hold.options.map { (.options($0.item), .page(category: category)) }
    case (.page, .row(let row)) where page.rows[row].lines == nil:
      return (.page(category: category), part(ofRow: row))
    case (.none, _), (.strip, _), (.page, _): return nil
    }
  }

  /// The drag that has just begun moves the other part too.
  mutating func joinDrag() {
    guard dragParts != nil else { return }
    hold.companion = hold.owner == .page ? hold.region : .page
    withTouchedPage { page, hold, time, _ in
      if case .row(let row) = hold.companion {
        page.rows[row].body.beginDrag(at: time)
      } else {
        page.body.beginDrag(at: time)
      }
    }
    dragCompanion()
  }

  /// Its axis: across the drag's own.
  private var companionAxis: Axis { hold.companion == .page ? .vertical : .horizontal }

  mutating func dragCompanion() {
    let travel = -touch.freeTranslation(at: time - displayLead)[companionAxis]
    withTouchedPage { page, hold, time, tuning in
      guard case .row(let row) = hold.companion else { return page.body.drag(by: travel) }
      let before = page.rows[row].body.offset
      page.rows[row].body.drag(by: travel)
      let after = page.rows[row].body.offset
      if after != before { page.rows[row].movesForward = after > before }
      page.noteIndicator(ofRow: row, at: time, tuning: tuning)
    }
  }

  mutating func releaseCompanion() {
    let axis = companionAxis
    let travelled = touch.freeTranslation(at: time - displayLead)[axis]
    let lag = travelled - (touch.location - touch.dragStart)[axis]
    let velocity = -touch.velocity(along: axis, at: time)
    withTouchedPage { page, hold, time, tuning in
      if case .row(let row) = hold.companion {
        page.releaseRow(row, velocity: velocity, at: time, tuning: tuning, lag: lag)
      } else {
        page.body.release(velocity: velocity, at: time, rate: tuning.glideRate, tuning: tuning, lag: lag)
      }
    }
  }
}
