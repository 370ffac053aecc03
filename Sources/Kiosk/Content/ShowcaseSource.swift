import Carousel
import Catalog
import Lettering
import Pictures

/// The letters over a row.
struct RowLetters {
  var title: AssetID?
  var subtitle: AssetID?
  /// By section of the row.
  var groups: [AssetID?] = []
}

/// A catalog as the engine and the painter see it: measures for the one, assets for the other.
final class ShowcaseSource: CarouselDataSource {
  let geometry: ScreenGeometry
  let look: Look
  /// Without the rows that have no tiles: they are not shown.
  let catalog: Catalog
  let labels: [AssetID]
  /// What stands on the screen when there is no category at all.
  let notice: Notice?
  /// What an empty category says.
  let emptyMessage: AssetID?
  /// Distance of two labels' centres in the strip, in points.
  let labelPitch: Double
  /// Tiles that the visitor has taken away.
  let hidden: Set<ItemIdentity>
  var assets: AssetTable
  private(set) var cells = ContiguousArray<CellContent?>()
  /// Told when a cell is bound.
  var meter: FrameMeter?

  let plans: [[RowPlan]]
  /// Tiles that wait for their width.
  var unmeasured: [UnmeasuredTile] = []
  private let labelWidths: [Double]
  private var rowLetters: [[RowLetters?]]
  private let pictureVersions: [String: Int]

  /// - Parameters:
  ///   - assets: those of the content before, so that what both show is not made again.
  ///   - hidden: tiles that the visitor has taken away.
  init(
    content: Content, geometry: ScreenGeometry, look: Look, typesetter: Typesetter, assets: AssetTable,
    hidden: Set<ItemIdentity> = []
  ) {
    self.geometry = geometry
    self.look = look
    var shown = content.catalog
    self.hidden = hidden
    if !hidden.isEmpty { shown.remove(hidden) }
    for index in shown.categories.indices { shown.categories[index].rows.removeAll { $0.tiles.isEmpty } }
    self.catalog = shown
    pictureVersions = content.pictureVersions
    let measures = RowMeasures(geometry: geometry, look: look, typesetter: typesetter)
    plans = shown.categories.map { $0.rows.map(measures.plan(of:)) }
    rowLetters = shown.categories.map { [RowLetters?](repeating: nil, count: $0.rows.count) }

    let style = geometry.style(.strip)
    // Half of the screen at most, so that a neighbour is seen on both sides.
    let widest = geometry.size.width / 2 - look.labelGap
    labelWidths = shown.categories.map {
      min(geometry.points(typesetter.width(of: $0.title, style: style)), widest)
    }
    labelPitch = geometry.snapped(
      max(min(look.labelPitch, geometry.size.width / 2), (labelWidths.max() ?? 0) + look.labelGap))
    var table = assets
    labels = shown.categories.map {
      table.acquire(.line(LineRequest(text: $0.title, style: style, maxWidth: geometry.pixels(widest))))
    }
    emptyMessage =
      shown.categories.contains { $0.rows.isEmpty }
      ? table.acquire(
        .line(
          LineRequest(
            text: shown.words.empty, style: geometry.style(.detailSubtitle), maxWidth: geometry.width)))
      : nil
    notice =
      shown.categories.isEmpty
      ? Notice(words: shown.words, problems: content.problems, geometry: geometry, look: look, assets: &table) : nil
    self.assets = table
  }

  /// Gives up all assets it holds, so that another source can take over the table.
  func releaseAll() -> AssetTable {
    for slot in cells.indices { recycle(slot: slot) }
    for label in labels { assets.release(label) }
    if let emptyMessage { assets.release(emptyMessage) }
    for asset in notice?.assets ?? [] { assets.release(asset) }
    for letters in rowLetters.joined() {
      if let title = letters?.title { assets.release(title) }
      if let subtitle = letters?.subtitle { assets.release(subtitle) }
      for case let title? in letters?.groups ?? [] { assets.release(title) }
    }
    rowLetters = []
    return assets
  }

  /// Where the file names a picture, by its path.
  func mark(ofPicture path: String) -> SourceMark? {
    for row in catalog.categories.lazy.flatMap(\.rows) {
      for picture in row.tiles.lazy.flatMap(\.pictures) where picture.path == path { return picture.mark }
    }
    return nil
  }

  func identity(of path: ItemPath) -> ItemIdentity {
    let category = catalog.categories[path.category]
    let row = category.rows[path.row]
    return ItemIdentity(category: category.id, row: row.id, item: row.tiles[path.item].id)
  }

  /// Where an item is now; nil when it is gone.
  func path(of identity: ItemIdentity) -> ItemPath? {
    guard let category = catalog.categories.firstIndex(where: { $0.id == identity.category }),
      let row = catalog.categories[category].rows.firstIndex(where: { $0.id == identity.row }),
      let item = catalog.categories[category].rows[row].tiles.firstIndex(where: { $0.id == identity.item })
    else { return nil }
    return ItemPath(category: category, row: row, item: item)
  }

  func tile(at path: ItemPath) -> Tile { catalog.categories[path.category].rows[path.row].tiles[path.item] }

  // MARK: CarouselDataSource

  var categoryCount: Int { catalog.categories.count }

  func category(at index: Int) -> CategoryDescription {
    var description = CategoryDescription(id: catalog.categories[index].id, labelWidth: labelWidths[index])
    description.pinsTitles = catalog.categories[index].titles == .pinned
    return description
  }

  func rowCount(inCategory category: Int) -> Int { plans[category].count }

  func row(at index: Int, inCategory category: Int) -> RowDescription { plans[category][index].description }

  func itemID(at path: ItemPath) -> String { tile(at: path).id }

  func bind(slot: Int, to path: ItemPath) {
    meter?.enter(.bind)
    defer { meter?.enter(.layout) }
    while cells.count <= slot { cells.append(nil) }
    cells[slot] = content(at: path)
  }

  func recycle(slot: Int) {
    guard cells.indices.contains(slot), let content = cells[slot] else { return }
    // One by one: a list of them would be made on the heap.
    release(content.picture)
    release(content.title)
    release(content.subtitle)
    release(content.words)
    release(content.size)
    for label in content.options { assets.release(label) }
    cells[slot] = nil
  }

  private func release(_ asset: AssetID?) {
    if let asset { assets.release(asset) }
  }

  private func content(at path: ItemPath) -> CellContent {
    let tile = tile(at: path)
    let plan = plans[path.category][path.row]
    var content = CellContent(tile: tile)
    if !tile.options.isEmpty { content.options = optionLetters(at: path) }
    if tile.image != nil {
      content.picture = pictureAsset(at: path)
      if content.picture == nil { content.size = sizeAsset(at: path) }
    }
    if plan.form == .cell {
      let taken = tile.image == nil ? 0 : (plan.pictureWidth ?? 0) + RowPlan.cellInset
      let room = geometry.pixels((plan.description.itemWidth ?? 0) - taken - 2 * look.cellTextInset)
      content.title = tile.title.map {
        line($0, .cellTitle, look.text, room, on: look.panel, lines: plan.captions.lines)
      }
      content.subtitle = tile.subtitle.map { line($0, .cellSubtitle, look.secondary, room, on: look.panel) }
    } else if tile.image != nil {
      let width = geometry.pixels(itemWidth(at: path))
      let paper = plan.isOnPanel ? look.panel : look.ground
      let captions = plan.captions
      content.title = tile.title.map {
        line($0, look.tileTitle, look.text, width, on: paper, lines: captions.lines, box: captions.title)
      }
      content.subtitle = tile.subtitle.map {
        line($0, .subtitle, look.secondary, width, on: paper, box: captions.subtitle)
      }
    } else if let words = tile.title ?? tile.subtitle {
      let width = geometry.pixels(itemWidth(at: path))
      let key = wordsKey(words, width: width, height: geometry.pixels(plan.pictureHeight))
      content.words = assets.acquire(key.block)
      if tile.title != nil, key.leavesRoom {
        content.subtitle = tile.subtitle.map { subtitle in
          // It stands on the tile's panel, whose corners are round: laid on the ground it would show.
          assets.acquire(
            .line(
              LineRequest(
                text: subtitle, style: geometry.style(.subtitle),
                maxWidth: max(1, width - 2 * geometry.pixels(look.tileSpacing)))))
        }
      }
    }
    return content
  }

  /// The letters over a row, acquired when the row is first seen.
  func letters(ofRow index: Int, inCategory category: Int) -> RowLetters {
    if let letters = rowLetters[category][index] { return letters }
    let row = catalog.categories[category].rows[index]
    let width = geometry.width - 2 * geometry.pixels(look.margin)
    let letters = RowLetters(
      title: row.title.map { line($0, look.rowTitle, look.text, width, on: look.ground) },
      subtitle: row.subtitle.map { line($0, .subtitle, look.secondary, width, on: look.ground) },
      groups: groupLetters(ofRow: index, inCategory: category))
    rowLetters[category][index] = letters
    return letters
  }

  /// The headers of a row's groups, by section.
  private func groupLetters(ofRow index: Int, inCategory category: Int) -> [AssetID?] {
    let row = catalog.categories[category].rows[index]
    let plan = plans[category][index]
    let paper = plan.groupInset > 0 ? look.panel : look.ground
    let sections = plan.description.sections
    // Tiles before the first group are a section without a header.
    let ungrouped = sections.count - row.groups.count
    return sections.indices.map { section in
      guard section >= ungrouped, let title = row.groups[section - ungrouped].title else { return nil }
      // A rounding of the width must not cut the words short.
      return line(title, .groupTitle, look.secondary, geometry.pixels(sections[section].headerWidth) + 1, on: paper)
    }
  }

  /// The picture of a tile as its row shows it, held until it is released; nil for a tile without one, or where its
  /// size must be known first.
  func pictureAsset(at path: ItemPath) -> AssetID? {
    guard let image = tile(at: path).image else { return nil }
    let row = catalog.categories[path.category].rows[path.row]
    let plan = plans[path.category][path.row]
    if plan.pictureWidth == nil, aspect(of: image) == nil { return nil }
    return picture(
      image, width: geometry.pixels(plan.pictureWidth ?? itemWidth(at: path)),
      height: geometry.pixels(plan.pictureHeight), fit: PictureRequest.Fit(row.tile.fit),
      ground: plan.isOnPanel ? look.panel : nil)
  }

  /// Where the picture of a cell stands; of a cell without one, its whole box.
  func pictureFrame(of cell: PlacedCell) -> Rect { pictureFrame(at: cell.path, in: cell.frame) }

  func pictureFrame(at path: ItemPath, in box: Rect) -> Rect {
    tile(at: path).image == nil ? box : plans[path.category][path.row].pictureBox(in: box)
  }

  /// How often a picture has changed under its name.
  func version(of image: ImageReference) -> Int { pictureVersions[image.path] ?? 0 }
}
