internal import Catalog

/// The keys of rows, in parts: one long list is more than the compiler can take in at once.
extension KioskSchema {
  static let row = Schema(
    "row", Row(id: ""), shorthand: "title",
    identity: Identity(\.id) { row in
      guard case .folder(let path, _) = row.source else { return [row.title] }
      return [row.title, Identity<Row>.stem(ofPath: path)]
    },
    keys: rowLook + rowMotion + rowPages + rowContent)

  /// What the row is called and how it looks.
  private static let rowLook: [Key<Row>] = [
    Key("id", .word, \.id, "Name that stays when the title changes; made from the title where left out."),
    Key("title", .line, \.title, "Words above the row."),
    Key("subtitle", .line, \.subtitle, "Smaller words beside the title."),
    Key(
      "layout", .choice, \.layout,
      "How the tiles stand: in a row, one to a page, one under the other, or in lines and columns."),
    Key("tile", .map(tileStyle), \.tile, "How the pictures of the row stand."),
    Key(
      "lines", .one(of: [1, 2]), \.lines, "Lines that the title of a tile may take; what does not fit is shortened."),
    Key("style", .choice, \.style, "Whether each group stands on a panel of its own."),
    Key("headers", .choice, \.headers, "How the title of one group gives way to the next: pushed off, or covered."),
  ]

  /// How it moves.
  private static let rowMotion: [Key<Row>] = [
    Key("snap", .choice, \.snap, "Where the row comes to rest: anywhere, at a tile, or a screenful of tiles further."),
    Key("align", .choice, \.align, "Where a tile stands that the row has snapped to."),
    Key("swipe", .choice, \.swipe, "How far a swipe goes: as far as its speed says, or one place at most."),
    Key("deceleration", .choice, \.deceleration, "How soon a swipe ends by itself."),
    Key("indicator", .choice, \.indicator, "Where a bar shows how far the row is scrolled, while it scrolls."),
  ]

  /// Of pages alone.
  private static let rowPages: [Key<Row>] = [
    Key("every", .duration(1...3_600), \.every, "Time from one page to the next, of pages that turn by themselves."),
    Key("loop", .flag, \.loop, "Whether the first page follows the last."),
    Key("dots", .flag, \.dots, "Whether dots under the pages count them."),
  ]

  /// What it shows.
  private static let rowContent: [Key<Row>] = [
    Key("tiles", .list(of: tile), "What the row shows, from its beginning.") { $0.putFirst($1) },
    Key("groups", .list(of: group), "Tiles in parts with a title each, after those of the list.") { row, groups in
      for group in groups { row.append(group.tiles, title: group.title) }
    },
    Key("from", .map(origin), "Where more tiles come from, after those of the list.") { row, origin in
      row.source = origin.folder.map { .folder(path: $0.path, mark: $0.mark) }
    },
  ]

  /// A group before its tiles are those of the row.
  struct Group: Sendable {
    var title: String?
    var tiles: [Tile] = []
  }

  static let group = Schema(
    "group", Group(), shorthand: "title",
    keys: [
      Key("title", .line, \.title, "Words above the group."),
      Key("tiles", .list(of: tile), \.tiles, "What the group shows, from its beginning."),
    ])

  static let tileStyle = Schema(
    "row's tile", TileStyle(),
    keys: [
      Key("height", .number(60...600), \.height, "Height of the picture in points: 720 are the panel's short side."),
      Key("shape", .choice, \.shape, "Proportion of the picture's box; free: the picture's own."),
      Key("fit", .choice, \.fit, "Fill the box and cut, show all of the picture, or stretch it."),
    ])

  /// Where tiles come from, before the row knows which kind it is.
  struct Origin: Sendable {
    var folder: NamedPath?
  }

  static let origin = Schema(
    "source", Origin(), shorthand: "folder",
    keys: [
      Key("folder", .path(of: "folder"), \.folder, "A folder: every picture in it and below is a tile.")
    ])
}
