extension Engine {
  // MARK: For the program

  /// The item whose option view is open or opening.
  public var openOptions: ItemIdentity? { options.open }

  /// Opens the option view of an item, if it has one, and closes any other.
  public mutating func openOptions(at path: ItemPath, source: some CarouselDataSource) {
    openOptions(at: path, forVisitor: false, source: source)
  }

  public mutating func closeOptions() { closeOptions(forVisitor: false) }

  mutating func openOptions(at path: ItemPath, forVisitor: Bool, source: some CarouselDataSource) {
    guard let view = source.optionView(at: path), pages.indices.contains(path.category),
      let row = pages[path.category]?.rows[path.row]
    else { return }
    let identity = ItemIdentity(
      category: categories[path.category].id, row: row.description.id, item: source.itemID(at: path))
    options.open(identity, view, forVisitor: forVisitor, at: time, tuning: tuning)
    fades = true
  }

  mutating func closeOptions(forVisitor: Bool) {
    options.close(forVisitor: forVisitor, at: time, tuning: tuning)
    fades = true
  }

  /// Moves the strip to a category, which becomes the selected one on the way.
  public mutating func go(toCategory category: Int, animated: Bool = true) {
    guard categories.indices.contains(category) else { return }
    closeOptions()
    let center = labels.center(of: category)
    guard !animated else {
      return strip.scroll(to: center, at: time, frequency: tuning.snapFrequency, forVisitor: false)
    }
    strip.jump(to: center)
    updateSelection()
  }

  // MARK: The finger

  /// What a touch that has come down on a cell may do with its options.
  mutating func beginOptions(at point: Point, on cell: PlacedCell?, source: some CarouselDataSource) {
    let touched = cell.map { identity(of: pool.cells[$0.slot]) }
    if let open = options.open, open != touched {
      // A touch elsewhere closes, and does nothing else but scroll.
      options.close(at: time, tuning: tuning)
      hold.stoppedMotion = true
    }
    guard let cell, let touched, !hold.stoppedMotion, let view = source.optionView(at: cell.path) else { return }
    let isOpen = options.open == touched
    hold.options = TouchHold.Options(item: touched, path: cell.path, view: view, frame: cell.frame, isOpen: isOpen)
    let isList = pages[cell.path.category]?.rows[cell.path.row].lines?.columns == 1
    let offset = cell.optionOffset
    hold.options!.canDrag = isList || (view.hasGrabber && view.grabber(in: cell.frame, offset: offset).contains(point))
    if isOpen, view.uncovered(in: cell.frame, offset: offset).contains(point) {
      hold.options!.button = (0..<view.count).first { view.box(ofButton: $0, in: cell.frame).contains(point) }
    } else if !isOpen {
      hold.options!.opensAt = time + tuning.longPress
    }
  }

  /// A finger that rests on a tile for long brings its options out.
  mutating func openByLongPress() {
    guard let options = hold.options, let due = options.opensAt, time >= due, touch.isActive, hold.owner == .none
    else { return }
    endTouch(tapped: false)
    self.options.open(options.item, options.view, at: due, tuning: tuning)
    fades = true
  }

  /// A tap on a tile whose options are open: a button is pressed, or the view closes. Returns false where it is not.
  mutating func tapOptions(_ hold: TouchHold) -> Bool {
    guard let options = hold.options, options.isOpen else { return false }
    if let button = options.button, options.view.box(ofButton: button, in: options.frame).contains(touch.location) {
      events.append(.optionSelected(options.path, id: options.item.item, option: button))
    } else if options.button == nil {
      self.options.close(at: time, tuning: tuning)
    }
    return true
  }

  /// The button that a finger is on, of the item whose options are open.
  public var pressedOption: Int? { hold.owner == .none ? hold.options?.button : nil }

  /// Option views of items that are gone are forgotten; others take their new measures.
  mutating func refreshOptions(source: some CarouselDataSource) {
    guard !options.isEmpty else { return }
    var shelf = options
    shelf.refresh { item in
      guard let category = categories.firstIndex(where: { $0.id == item.category }), let page = pages[category],
        let row = page.rows.firstIndex(where: { $0.description.id == item.row }),
        let index = find(
          item.item, near: 0, count: page.rows[row].description.count, at: (category, row), source: source)
      else { return nil }
      return source.optionView(at: ItemPath(category: category, row: row, item: index))
    }
    options = shelf
  }
}
