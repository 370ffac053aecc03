import Carousel
import Catalog
import Glibc

extension RowMeasures {
  // MARK: Row

  func rowPlan(_ row: Row) -> RowPlan {
    let height = tileHeight(of: row)
    let width = row.tile.shape == .free ? nil : geometry.snapped(height * Self.aspect(of: row.tile.shape))
    let captions = captions(of: row)
    var description = blank(row, itemWidth: width, itemHeight: height, captionHeight: captions.height)
    var plan = RowPlan(
      description: description, pictureWidth: width, pictureHeight: description.itemHeight, captions: captions)
    guard !row.groups.isEmpty else { return plan }
    if row.style == .grouped {
      plan.isOnPanel = true
      plan.groupInset = geometry.snapped(look.groupInset)
      description.leading += plan.groupInset
      description.trailing += plan.groupInset
      description.headerHeight += plan.groupInset
      description.footerHeight = plan.groupInset
    }
    description.sectionSpacing = geometry.snapped(look.groupGap) + 2 * plan.groupInset
    description.headers = row.headers == .push ? .push : .cover
    plan.groupTop = description.headerHeight
    if row.groups.contains(where: { $0.title != nil }) {
      plan.hasGroupTitles = true
      description.headerHeight += groupTitleHeight(of: row) + geometry.snapped(look.groupTitleGap)
    }
    let itemWidth = width ?? height * Self.aspect(of: .free)
    description.sections = sections(of: row, description) { count in
      Double(count) * (itemWidth + description.spacing) - description.spacing
    }
    plan.description = description
    return plan
  }

  /// Of a line that has room for the title of every group.
  private func groupTitleHeight(of row: Row) -> Double {
    let box = typesetter.lineBox(of: geometry.style(.groupTitle), for: row.groups.lazy.compactMap(\.title))
    return geometry.points(box.height)
  }

  /// One section for each group, and one before them for tiles of no group.
  ///
  /// - Parameter room: for the words over so many tiles.
  private func sections(
    of row: Row, _ description: RowDescription, room: (Int) -> Double
  ) -> ContiguousArray<RowSection> {
    var sections = ContiguousArray<RowSection>()
    if row.groups[0].first > 0 { sections.append(RowSection(first: 0, headerWidth: 0)) }
    for (index, group) in row.groups.enumerated() {
      let end = index + 1 < row.groups.count ? row.groups[index + 1].first : row.tiles.count
      let words = group.title.map { typesetter.width(of: $0, style: geometry.style(.groupTitle)) } ?? 0
      sections.append(
        RowSection(first: group.first, headerWidth: max(0, min(geometry.points(words), room(end - group.first)))))
    }
    return sections
  }

  // MARK: Pages

  /// One picture over the width, with a peek of its neighbours in both margins.
  func pagesPlan(_ row: Row) -> RowPlan {
    let width = geometry.snapped(geometry.size.width - 2 * look.margin)
    let shaped = width / Self.aspect(of: row.tile.shape == .free ? .wide : row.tile.shape)
    let height = row.tile.height ?? min(shaped, geometry.size.height * look.pageShare)
    let captions = captions(of: row)
    var description = blank(row, itemWidth: width, itemHeight: height, captionHeight: captions.height)
    description.arrangement = .pages
    description.snap = .page
    description.align = .start
    description.isEndless = row.loop && row.tiles.count > 1
    description.turnInterval = row.tiles.count > 1 ? row.every : nil
    if row.hasDots { description.footerHeight = geometry.snapped(look.dotGap + look.dotSize) }
    return RowPlan(
      description: description, pictureWidth: width, pictureHeight: description.itemHeight, captions: captions)
  }

  // MARK: List

  func listPlan(_ row: Row) -> RowPlan {
    let picture = geometry.snapped(row.tile.height ?? look.cellHeight)
    let inset = geometry.snapped(RowPlan.cellInset)
    let room = geometry.size.width - 2 * look.margin - 2 * groupInset(of: row)
    var description = blank(
      row, itemWidth: geometry.snapped(room), itemHeight: picture + 2 * inset)
    description.arrangement = .list
    description.lineSpacing = geometry.snapped(look.cellSpacing)
    // The words need as much room as the picture.
    let width = min(picture * Self.aspect(of: row.tile.shape), room / 2)
    let title = typesetter.lineHeight(of: geometry.style(.cellTitle))
    let subtitle = typesetter.lineHeight(of: geometry.style(.cellSubtitle))
    let needed = geometry.points(title * row.lines + subtitle) + look.cellLineGap
    var plan = RowPlan(
      description: description, form: .cell, pictureWidth: geometry.snapped(width), pictureHeight: picture,
      captions: CaptionPlan(lines: needed <= description.itemHeight ? row.lines : 1), isOnPanel: true)
    groupLines(of: row, &plan)
    return plan
  }

  // MARK: Groups under each other

  /// From the edge of a group's panel to its tiles; 0 without panels.
  private func groupInset(of row: Row) -> Double {
    row.groups.isEmpty || row.style != .grouped ? 0 : geometry.snapped(look.groupInset)
  }

  /// Puts the groups of a list or grid under headers of their own.
  private func groupLines(of row: Row, _ plan: inout RowPlan) {
    guard !row.groups.isEmpty else { return }
    plan.groupInset = groupInset(of: row)
    plan.groupTop = plan.description.headerHeight + plan.groupInset
    // The panel reaches beyond the tiles above and below, too.
    plan.description.headerHeight += plan.groupInset
    plan.description.footerHeight += plan.groupInset
    plan.description.leading += plan.groupInset
    plan.description.trailing += plan.groupInset
    plan.description.sectionSpacing = geometry.snapped(look.groupGap) + 2 * plan.groupInset
    plan.description.headers = row.headers == .push ? .push : .cover
    plan.hasGroupTitles = row.groups.contains { $0.title != nil }
    plan.description.sectionHeaderHeight = groupTitleHeight(of: row) + geometry.snapped(look.groupTitleGap)
    let width = Double(plan.description.columns) * ((plan.description.itemWidth ?? 0) + plan.description.spacing)
    plan.description.sections = sections(of: row, plan.description) { _ in width - plan.description.spacing }
  }

  // MARK: Grid

  /// As many columns as fit, widened so that they fill the width. The pictures grow alike and keep their shape; where that
  /// is free the height stands that the file gives.
  func gridPlan(_ row: Row) -> RowPlan {
    let aspect = Self.aspect(of: row.tile.shape)
    let height = row.tile.height ?? look.tileHeight
    let spacing = geometry.snapped(look.tileSpacing)
    let room = geometry.size.width - 2 * margin - 2 * groupInset(of: row)
    let columns = max(1, Int((room + spacing) / (height * aspect + spacing)))
    let columnPixels = Self.split(geometry.pixels(room), into: columns, gap: geometry.pixels(spacing))
    let width = geometry.points(columnPixels.width)
    let gap = geometry.points(columnPixels.gap)
    let shown =
      row.tile.shape != .free ? width / aspect : row.tile.height ?? min(width / aspect, look.tileHeight * 1.6)
    let captions = captions(of: row)
    var description = blank(row, itemWidth: width, itemHeight: shown, captionHeight: captions.height)
    description.arrangement = .grid
    description.spacing = gap
    description.columns = columns
    description.lineSpacing = geometry.snapped(description.captionHeight > 0 ? look.lineGap : look.tileSpacing)
    var plan = RowPlan(
      description: description, pictureWidth: width, pictureHeight: description.itemHeight, captions: captions)
    plan.isOnPanel = groupInset(of: row) > 0
    groupLines(of: row, &plan)
    return plan
  }
}

extension RowMeasures {
  /// Columns of one width in whole pixels that fill a room to its last pixel, with equal gaps as near as can be to what
  /// is wanted.
  static func split(_ room: Int, into columns: Int, gap: Int) -> (width: Int, gap: Int) {
    guard columns > 1 else { return (room, gap) }
    var width = (room - (columns - 1) * gap) / columns
    while width > 1, (room - columns * width) % (columns - 1) != 0 { width -= 1 }
    return (width, (room - columns * width) / (columns - 1))
  }
}

extension Row {
  /// Whether dots count its pages: more would not fit and could not be told apart.
  var hasDots: Bool { layout == .pages && dots && (2...30).contains(tiles.count) }
}
