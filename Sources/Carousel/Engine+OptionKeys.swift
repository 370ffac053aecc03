/// Enter that is held on an item with options: let go soon it opens the item, held for long it brings the options out.
struct EnterHold: Sendable {
  var item: ItemIdentity
  var view: OptionView
  /// When it has been held long enough, in seconds.
  var opensAt: Double
}

/// Option views by keys, for keyboards and gamepads with a menu key and for remotes without one.
extension Engine {
  /// The button that the keys are on, in the option view of the focused item; nil while that is not open.
  public var focusedOption: Int? {
    guard let open = options.open, open == focusIdentity else { return nil }
    return optionFocus
  }

  /// Brings out the options of the focused item, if it has any.
  mutating func openOptions(row: Int, item: Int, source: some CarouselDataSource) {
    optionFocus = 0
    openOptions(at: ItemPath(category: selected, row: row, item: item), forVisitor: true, source: source)
  }

  mutating func press(_ key: Key, onOption button: Int, source: some CarouselDataSource) {
    guard case .item(let row, let item) = focus else { return }
    let path = ItemPath(category: selected, row: row, item: item)
    guard let view = source.optionView(at: path) else { return closeOptions(forVisitor: true) }
    let count = view.count
    let button = min(button, count - 1)
    let column = button % view.columns
    switch key {
    case .escape, .menu: closeOptions(forVisitor: true)
    case .enter: events.append(.optionSelected(path, id: source.itemID(at: path), option: button))
    case .left: if column > 0 { focusOption(button - 1) }
    case .right: if column < view.columns - 1, button < count - 1 { focusOption(button + 1) }
    case .up where button >= view.columns: focusOption(button - view.columns)
    case .down where button / view.columns < view.lines - 1:
      // From over a gap at the end of the last line to its last button.
      focusOption(min(button + view.columns, count - 1))
    case .home: focusOption(0)
    case .end: focusOption(count - 1)
    case .up, .down, .pageUp, .pageDown:
      // There is no button that way: the keys leave them.
      closeOptions(forVisitor: true)
      press(key, source: source)
    case .zoomIn, .zoomOut: break
    }
  }

  private mutating func focusOption(_ button: Int) {
    optionFocus = button
    fades = true
  }

  // MARK: Enter held

  /// Waits whether Enter will be held; returns false where the item has no options to wait for.
  mutating func beginEnterHold(row: Int, item: Int, source: some CarouselDataSource) -> Bool {
    guard let identity = focusIdentity,
      let view = source.optionView(at: ItemPath(category: selected, row: row, item: item))
    else { return false }
    enterHold = EnterHold(item: identity, view: view, opensAt: time + tuning.longPress)
    return true
  }

  /// Let go before it was long: a plain Enter.
  mutating func releaseEnter(source: some CarouselDataSource) {
    guard let hold = enterHold else { return }
    enterHold = nil
    guard hold.item == focusIdentity, case .item(let row, let item) = focus else { return }
    open(row: row, item: item, source: source)
  }

  mutating func openByLongEnter() {
    guard let hold = enterHold, time >= hold.opensAt else { return }
    enterHold = nil
    guard hold.item == focusIdentity else { return }
    optionFocus = 0
    options.open(hold.item, hold.view, at: hold.opensAt, tuning: tuning)
    fades = true
  }
}
