/// What a `CarouselView` asks to find out what a visitor has set going.
extension Engine {
  /// Where a part was found last: indices are looked at first, and ids decide.
  struct PartPlace: Equatable {
    var category = -1
    var row = -1
  }

  /// How far a part is scrolled, and whether a visitor's motion of it is under way; nil where it is not there any more.
  func motion(of part: CarouselPart, at place: inout PartPlace) -> (offset: Double, isMoving: Bool)? {
    switch part {
    case .strip: return hasStrip ? (strip.offset, strip.isMovedByVisitor) : nil
    case .page(let category):
      guard let page = page(category, at: &place) else { return nil }
      return (page.body.offset, page.body.isMovedByVisitor)
    case .row(let row, let category):
      guard let page = page(category, at: &place) else { return nil }
      if !page.rows.indices.contains(place.row) || page.rows[place.row].description.id != row {
        guard let index = page.rows.firstIndex(where: { $0.description.id == row }) else { return nil }
        place.row = index
      }
      return (page.rows[place.row].body.offset, page.rows[place.row].body.isMovedByVisitor)
    case .options(let item):
      return (options.offset(of: item, at: time, tuning: tuning), options.isMovedByVisitor(item, at: time))
    }
  }

  private func page(_ id: String, at place: inout PartPlace) -> PageState? {
    if !categories.indices.contains(place.category) || categories[place.category].id != id {
      guard let index = categories.firstIndex(where: { $0.id == id }) else { return nil }
      place.category = index
    }
    return pages[place.category]
  }

  /// Calls for every part but options that a visitor's motion of is under way; -1 stands for no category or row.
  func forEachMovedPart(_ body: (PartPlace) -> Void) {
    if hasStrip, strip.isMovedByVisitor { body(PartPlace()) }
    for category in visiblePages {
      guard let page = pages[category] else { continue }
      if page.body.isMovedByVisitor { body(PartPlace(category: category)) }
      for row in page.moving where page.rows[row].body.isMovedByVisitor {
        body(PartPlace(category: category, row: row))
      }
    }
    if let row = draggedRow { body(PartPlace(category: hold.category, row: row)) }
  }

  private var draggedRow: Int? {
    guard pages.indices.contains(hold.category), let page = pages[hold.category] else { return nil }
    if case .row(let row) = hold.owner, page.rows[row].body.phase == .dragging { return row }
    if case .row(let row) = hold.companion, page.rows[row].body.phase == .dragging { return row }
    return nil
  }

  /// The part at a place that `forEachMovedPart` has given.
  func part(at place: PartPlace) -> CarouselPart {
    guard place.category >= 0 else { return .strip }
    let category = categories[place.category].id
    guard place.row >= 0 else { return .page(category: category) }
    return .row(pages[place.category]!.rows[place.row].description.id, category: category)
  }

  /// The item that a finger has rested on for a long press, where that opens no options.
  var longPressed: ItemPath? {
    guard touch.isActive, hold.owner == .none, hold.options == nil, let pressed = hold.pressed,
      time >= touch.startTime + tuning.longPress, let cell = cell(at: touch.start),
      identity(of: pool.cells[cell.slot]) == pressed
    else { return nil }
    return cell.path
  }

  /// When the finger that is down will have pressed long, where that opens no options, in seconds; nil once it has:
  /// whether something was under it then is not asked again.
  var longPressDue: Double? {
    guard touch.isActive, hold.owner == .none, hold.options == nil, hold.pressed != nil else { return nil }
    let due = touch.startTime + tuning.longPress
    return time < due ? due : nil
  }

  /// Builds its category's page where that has not been seen yet.
  ///
  /// - Precondition: the item exists.
  mutating func identity(of path: ItemPath, source: some CarouselDataSource) -> ItemIdentity {
    ensurePage(path.category, source: source)
    return ItemIdentity(
      category: categories[path.category].id, row: pages[path.category]!.rows[path.row].description.id,
      item: source.itemID(at: path))
  }

  /// Where an item stands now, looked for from an older place outward; nil where it is gone.
  func path(of item: ItemIdentity, near old: ItemPath, source: some CarouselDataSource) -> ItemPath? {
    guard let category = categories.firstIndex(where: { $0.id == item.category }),
      let rows = pages[category]?.rows, let row = rows.firstIndex(where: { $0.description.id == item.row }),
      let index = find(
        item.item, near: old.item, count: rows[row].description.count, at: (category, row), source: source)
    else { return nil }
    return ItemPath(category: category, row: row, item: index)
  }
}

extension ScrollBody {
  /// Whether a finger drags it, or it moves as a finger or key has left it.
  fileprivate var isMovedByVisitor: Bool { isVisitors && phase != .settled }
}
