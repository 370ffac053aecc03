import Carousel

/// What there is: planets in two groups and a list of probes, then a category of moons. A cell shows a word.
final class Planets: CarouselDataSource {
  struct Row {
    var title: String
    var groups: [(title: String, names: [String])]
    var isList = false
    var names: [String] { groups.flatMap(\.names) }
  }

  static let groups = [("Inner", ["Mercury", "Venus", "Earth", "Mars"]), ("Outer", ["Jupiter", "Saturn", "Uranus"])]
  static let probes = Row(title: "Probes", groups: [("", ["Voyager", "Cassini", "Juno"])], isList: true)
  static let moons = Row(title: "Of Jupiter", groups: [("", ["Io", "Europa", "Ganymede", "Callisto"])])

  let categories = [
    ("Sun", [Row(title: "Planets", groups: Planets.groups), Planets.probes]), ("Moons", [Planets.moons]),
  ]
  /// By cell: where a real program keeps its textures.
  var shown: [Int: String] = [:]

  var categoryCount: Int { categories.count }
  func category(at index: Int) -> CategoryDescription { CategoryDescription(id: categories[index].0, labelWidth: 60) }
  func rowCount(inCategory category: Int) -> Int { categories[category].1.count }

  func row(at index: Int, inCategory category: Int) -> RowDescription {
    let row = categories[category].1[index]
    var description = RowDescription(
      id: row.title, count: row.names.count, itemWidth: row.isList ? 1200 : 352, itemHeight: row.isList ? 80 : 198,
      headerHeight: 47, captionHeight: row.isList ? 0 : 34)
    description.arrangement = row.isList ? .list : .row
    if row.groups.count > 1 {
      for group in row.groups {
        let first = row.names.firstIndex(of: group.names[0])!
        description.sections.append(RowSection(first: first, title: group.title, headerWidth: 50))
      }
      description.style = .grouped(reach: 12)
    }
    return description
  }

  func itemID(at path: ItemPath) -> String { categories[path.category].1[path.row].names[path.item] }
  func itemKind(at path: ItemPath) -> Int { categories[path.category].1[path.row].isList ? 1 : 0 }
  func optionView(at path: ItemPath) -> OptionView? {
    itemKind(at: path) == 1 ? OptionView(count: 2, columns: 2, width: 240) : nil
  }
  func bind(slot: Int, to path: ItemPath) { shown[slot] = itemID(at: path) }
  func recycle(slot: Int) { shown[slot] = nil }
}
