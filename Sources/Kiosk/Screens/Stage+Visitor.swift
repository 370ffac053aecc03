import Carousel
import Catalog

/// What a visitor does to tiles by their options, and what is left of it when they have gone.
extension Stage {
  func perform(_ index: Int, of path: ItemPath) {
    let tile = source.tile(at: path)
    guard tile.options.indices.contains(index) else { return }
    touches.performed &+= 1
    switch tile.options[index].action {
    case .like:
      // The view stays open, so that the heart is seen to fill.
      let identity = source.identity(of: path)
      let change = visitor.toggleLike(identity)
      journal?.add(change, to: identity)
      return
    case .goto(let id):
      if let category = source.catalog.categories.firstIndex(where: { $0.id == id }) { engine.go(toCategory: category) }
    case .link: openDetail(path, from: engine.frame(of: path))
    case .hide:
      visitor.hide(source.identity(of: path))
      rebuild()
    case .run(let name):
      if let command = content.catalog.commands.first(where: { $0.name == name }) { onCommand(command) }
    }
    engine.closeOptions()
  }

  /// The visitor has gone: what they hid and liked is as it was, and what turns by itself does so again.
  func forgetVisitor() {
    let hadHidden = !visitor.hidden.isEmpty
    visitor = Visitor()
    engine.closeOptions()
    engine.resumeTurning()
    setNeedsFrame()
    if hadHidden { rebuild() }
  }

  /// Shows the same content with other tiles taken away.
  private func rebuild() {
    do {
      try show(content, geometry: geometry)
    } catch {
      Log.line("the tiles that are hidden stay as they are: \(error)")
    }
  }
}
