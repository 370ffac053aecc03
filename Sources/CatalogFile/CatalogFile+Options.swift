internal import Catalog

/// What tiles' options name elsewhere in the file.
extension Catalog {
  /// Puts ids for the categories that options name by title, and takes out the options that name what is not there.
  mutating func resolveOptions(_ context: ReadingContext) {
    guard categories.contains(where: { $0.rows.contains { $0.tiles.contains { !$0.options.isEmpty } } }) else { return }
    let names = OptionNames(self)
    for category in categories.indices {
      for row in categories[category].rows.indices {
        for tile in categories[category].rows[row].tiles.indices
        where !categories[category].rows[row].tiles[tile].options.isEmpty {
          let options = categories[category].rows[row].tiles[tile].options
          categories[category].rows[row].tiles[tile].options = options.compactMap { names.resolved($0, context) }
        }
      }
    }
  }
}

/// What options may name.
private struct OptionNames {
  private var categories: [String: String] = [:]
  private let titles: [String]
  private let commands: [String]

  init(_ catalog: Catalog) {
    // An id is meant before a title, and the first of two titles.
    for category in catalog.categories.reversed() { categories[category.title] = category.id }
    for category in catalog.categories { categories[category.id] = category.id }
    titles = catalog.categories.map(\.title)
    commands = catalog.commands.map(\.name)
  }

  /// Nil where it names what is not there, which is reported.
  func resolved(_ option: TileOption, _ context: ReadingContext) -> TileOption? {
    let mark = option.mark ?? SourceMark(line: 1, column: 1)
    var option = option
    switch option.action {
    case .like, .link, .hide: break
    case .goto(let name):
      guard let id = categories[name] else {
        context.report(
          "there is no category \(quoted(name))", at: mark, fix: advice(name, titles, "a category's title"))
        return nil
      }
      option.action = .goto(category: id)
    case .run(let name):
      guard commands.contains(name) else {
        context.report(
          "no command \(quoted(name)) is declared", at: mark,
          fix: advice(name, commands, "it under commands: at the top of the file"))
        return nil
      }
    }
    return option
  }

  private func advice(_ word: String, _ known: [String], _ otherwise: String) -> String {
    NearestWord.of(word, among: known).map { "did you mean \"\($0)\"?" } ?? "write \(otherwise)"
  }
}
