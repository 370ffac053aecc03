import Carousel

extension Monkey {
  /// Adds, takes away, moves or empties something.
  func changeContent() {
    let categories = source.categories.count
    let kind = chance(12)
    guard categories > 0, kind > 0 else {
      if categories < 7 {
        let rows = (0..<chance(7)).map { _ in newRow() }
        source.categories.insert(newCategory(rows), at: chance(categories + 1))
      }
      return
    }
    let category = chance(categories)
    if kind == 1 {
      if chance(2) == 0 { source.categories.remove(at: category) }
    } else if kind == 2 {
      source.categories.swapAt(category, chance(categories))
    } else if kind == 3 || source.categories[category].rows.isEmpty {
      if source.categories[category].rows.count < 12 { source.categories[category].rows.insert(newRow(), at: 0) }
    } else {
      changeRow(chance(source.categories[category].rows.count), of: category, kind: kind)
    }
  }

  private func changeRow(_ row: Int, of category: Int, kind: Int) {
    let count = source.categories[category].rows[row].items.count
    switch kind {
    case 4: source.categories[category].rows.remove(at: row)
    case 5: source.categories[category].rows[row].items.removeLast(chance(count + 1))
    case 6: if count < 40 { source.categories[category].rows[row].items.insert(newItem(), at: 0) }
    case 7 where count > 0: source.categories[category].rows[row].items.swapAt(chance(count), chance(count))
    case 8 where count > 0: source.categories[category].rows[row].items.remove(at: chance(count))
    case 9: if count < 40 { source.categories[category].rows[row].items += (0..<8).map { _ in newItem() } }
    default: break
    }
  }

  private func newItem() -> String {
    let id = "new-\(random.next() % 1_000_000_007)"
    source.widths[id] = span(80...600)
    return id
  }

  private func newCategory(_ rows: [GridSource.Row]) -> GridSource.Category {
    var category = GridSource.Category(id: "category-\(random.next() % 1_000_000_007)", rows: rows)
    category.pinsTitles = rows.count % 2 == 0
    return category
  }

  private func newRow() -> GridSource.Row {
    var row = GridSource.Row(
      id: "row-\(random.next() % 1_000_000_007)", items: (0..<chance(21)).map { _ in newItem() })
    row.snap = pick([.tile, .none, .page])
    let arrangement = pick([RowDescription.Arrangement.row, .row, .pages, .list, .grid])
    row.itemWidth = arrangement != .row || chance(2) == 0 ? 352 : nil
    let isEndless = arrangement == .pages && chance(2) == 0
    let hasSections = arrangement != .pages && row.items.count > 6 && chance(2) == 0
    let headers = pick([RowDescription.HeaderMotion.push, .cover])
    let indicator = pick([RowDescription.Indicator.none, .top])
    let align = pick([RowDescription.Align.start, .center, .end])
    let reach = pick([RowDescription.Reach.free, .one])
    row.adjust = {
      $0.arrangement = arrangement
      $0.columns = 3
      $0.isEndless = isEndless
      $0.turnInterval = isEndless ? 3 : nil
      $0.indicator = indicator
      $0.align = align
      $0.reach = reach
      $0.titleHeight = 33
      $0.headers = headers
      $0.sectionHeaderHeight = 24
      if hasSections { $0.sections = [RowSection(first: 0, headerWidth: 60), RowSection(first: 4, headerWidth: 60)] }
    }
    return row
  }
}
