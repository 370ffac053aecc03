/// What the program moves by itself. A part that a finger drags stays with the finger.
extension Engine {
  /// Brings an item into view, and selects its category.
  ///
  /// - Parameters:
  ///   - align: where it stands then, in its row's width and, in a list or grid, in the page's height; nil moves just
  ///     as far as is needed to show it with a peek of what follows.
  ///   - animated: whether it is seen on the way; what is not on the screen is moved at once.
  /// - Precondition: the item exists.
  public mutating func scroll(
    to path: ItemPath, align: RowDescription.Align? = nil, animated: Bool, source: some CarouselDataSource
  ) {
    let animated = prepare(path.category, animated: animated, source: source)
    let measures = measures
    let height = pageViewport.height
    withPage(path.category) { page, time, tuning in
      precondition(
        page.rows.indices.contains(path.row) && path.item >= 0 && path.item < page.rows[path.row].description.count,
        "an item is scrolled to that exists")
      page.scrollRow(
        path.row, to: path.item, align: align, peek: measures.peek, animated: animated, at: time, tuning: tuning)
      let state = page.rows[path.row]
      guard let lines = state.lines else {
        return page.show(
          from: state.top - measures.topInset, to: state.bottom + measures.rowGap + measures.peek, height: height,
          align: nil, animated: animated, at: time, tuning: tuning)
      }
      // Over the line its row's title and its group's header may be pinned.
      let top = state.itemsTop + lines.top(of: path.item)
      let pinned = state.description.titleHeight + state.description.sectionHeaderHeight
      page.show(
        from: top - pinned - measures.peek, to: top + lines.lineHeight + measures.peek,
        height: height, align: align, animated: animated, at: time, tuning: tuning)
    }
    if path.category != selected { go(toCategory: path.category, animated: animated) }
  }

  /// Puts the ring on an item of the selected category, where it is on another; nothing moves. Without a ring none appears.
  ///
  /// - Precondition: the item exists.
  public mutating func moveFocus(to path: ItemPath, source: some CarouselDataSource) {
    guard case .item = focus, path.category == selected, pages[selected] != nil else { return }
    pages[selected]!.rows[path.row].focusIndex = path.item
    moveFocus(
      to: .item(row: path.row, item: path.item),
      identity: ItemIdentity(
        category: categories[selected].id, row: pages[selected]!.rows[path.row].description.id,
        item: source.itemID(at: path)))
  }

  /// Brings a row into view, and selects its category; the row itself does not move sideways.
  ///
  /// - Parameter align: where it stands then in the page's height; nil moves just as far as is needed.
  /// - Precondition: the row exists.
  public mutating func scroll(
    toRow row: Int, inCategory category: Int, align: RowDescription.Align? = nil, animated: Bool,
    source: some CarouselDataSource
  ) {
    let animated = prepare(category, animated: animated, source: source)
    let measures = measures
    let height = pageViewport.height
    withPage(category) { page, time, tuning in
      precondition(page.rows.indices.contains(row), "a row is scrolled to that exists")
      page.show(
        from: page.rows[row].top - measures.topInset, to: page.rows[row].bottom + measures.bottomInset, height: height,
        align: align, animated: animated, at: time, tuning: tuning)
    }
    if category != selected { go(toCategory: category, animated: animated) }
  }

  /// Builds a category's page; returns whether its motion would be seen.
  private mutating func prepare(_ category: Int, animated: Bool, source: some CarouselDataSource) -> Bool {
    precondition(categories.indices.contains(category), "a category is scrolled to that exists")
    ensurePage(category, source: source)
    return animated && (visiblePages.contains(category) || category == selected)
  }
}

extension PageState {
  /// Moves a row so that an item stands where `align` says, or is just in view.
  fileprivate mutating func scrollRow(
    _ row: Int, to item: Int, align: RowDescription.Align?, peek: Double, animated: Bool, at time: Double,
    tuning: Tuning
  ) {
    guard rows[row].lines == nil else { return }
    let layout = rows[row].layout
    let now = rows[row].body.destination
    let index = layout.index(of: item, near: now)
    let target: Double
    if let align {
      let places = RestPlaces(layout, snap: .none, align: align, viewport: rows[row].body.viewportLength)
      target = places.place(aligning: index)
    } else {
      target = rows[row].places.place(
        showing: index, from: layout.end(of: index) + peek - rows[row].body.viewportLength,
        through: layout.offset(aligning: index), near: now)
    }
    rows[row].movesForward = target >= now
    rows[row].turnsItself = false
    rows[row].body.move(to: target, animated: animated, at: time, tuning: tuning)
    noteMotion(ofRow: row)
  }

  /// Moves the page so that a span of it stands where `align` says, or is just in view from its start.
  fileprivate mutating func show(
    from top: Double, to bottom: Double, height: Double, align: RowDescription.Align?, animated: Bool, at time: Double,
    tuning: Tuning
  ) {
    let target =
      switch align {
      case .start: top
      case .center: (top + bottom - height) / 2
      case .end: bottom - height
      case nil: min(max(body.destination, bottom - height), top)
      }
    body.move(to: target, animated: animated, at: time, tuning: tuning)
  }
}

extension ScrollBody {
  /// Moves as the program asks: by a spring, or at once.
  fileprivate mutating func move(to target: Double, animated: Bool, at time: Double, tuning: Tuning) {
    if animated {
      scroll(to: target, at: time, frequency: tuning.snapFrequency, forVisitor: false)
    } else if phase != .dragging {
      jump(to: target)
    }
  }
}
