/// What the program does. None of it is told to the delegate, but for cells that leave the screen.
extension CarouselView {
  /// Reads the content anew, and new measures of the screen where there are any: call it whenever either has changed.
  ///
  /// What is there before and after, by id, keeps its place. All cells are recycled; see `Engine.reload`. Cells on the
  /// screen end to be displayed first, while paths still are those of the content before.
  public func reload(measures: Measures? = nil) {
    endDisplaying { _ in true }
    guard let source = dataSource else { return }
    engine.reload(source: source, measures: measures)
    engine.takeEvents { _ in }
  }

  /// Lays out a row whose items have other widths now, see `Engine.remeasure`.
  public func remeasure(row: Int, inCategory category: Int) {
    endDisplaying { $0.path.category == category && $0.path.row == row }
    guard let source = dataSource else { return }
    engine.remeasure(row: row, inCategory: category, source: source)
  }

  /// Selects an item, or none; it need not be in view.
  ///
  /// - Precondition: the item exists.
  public func select(_ path: ItemPath?) {
    guard let path else { return selectedItem = nil }
    guard let source = dataSource else { return }
    selectedItem = engine.identity(of: path, source: source)
  }

  /// Makes a category the selected one; seen on the way, it becomes so half-way.
  public func selectCategory(_ category: Int, animated: Bool) {
    engine.go(toCategory: category, animated: animated)
    engine.takeEvents { _ in }
  }

  /// Brings an item into view, and selects its category, see `Engine.scroll`.
  public func scroll(to path: ItemPath, align: RowDescription.Align? = nil, animated: Bool) {
    guard let source = dataSource else { return }
    engine.scroll(to: path, align: align, animated: animated, source: source)
    engine.takeEvents { _ in }
  }

  /// Brings a row into view, and selects its category, see `Engine.scroll`.
  public func scroll(
    toRow row: Int, inCategory category: Int, align: RowDescription.Align? = nil, animated: Bool
  ) {
    guard let source = dataSource else { return }
    engine.scroll(toRow: row, inCategory: category, align: align, animated: animated, source: source)
    engine.takeEvents { _ in }
  }

  /// Opens the option view of an item, if it has one, and closes any other.
  public func openOptions(at path: ItemPath) {
    guard let source = dataSource else { return }
    engine.openOptions(at: path, source: source)
  }

  public func closeOptions() { engine.closeOptions() }
}
