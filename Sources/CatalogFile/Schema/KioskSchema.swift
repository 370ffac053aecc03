internal import Catalog

/// Every key of the keeper's file. A new one is an entry here, and nothing else.
enum KioskSchema {
  static let catalog = Schema(
    "kiosk file", Catalog(),
    keys: [
      Key("title", .line, \.title, "Name of the whole, shown while nothing else is."),
      Key("theme", .map(theme), \.theme, "How everything looks."),
      Key("display", .map(display), \.display, "How the panel is mounted."),
      Key("strip", .map(strip), \.strip, "How the labels at the top stand."),
      Key("categories", .list(of: category), \.categories, "The labels of the strip, in order.", isRequired: true),
    ])

  static let theme = Schema(
    "theme", Theme(),
    keys: [
      Key("style", .choice, \.style, "Light letters on a dark ground, or dark ones on a light ground."),
      Key("accent", .colour, \.accent, "Colour of what is selected or pressed, in quotes."),
      Key("font", .line, \.font, "Family name of an installed font."),
      Key("scale", .number(0.5...3), \.scale, "Size of everything; 1 suits an arm's length."),
    ])

  static let display = Schema(
    "display", Display(),
    keys: [
      Key("rotate", .one(of: [0, 90, 180, 270]), \.rotate, "Degrees clockwise that the picture is turned."),
      Key("touch", .touch, \.touch, "Degrees that touches are turned; auto: as the picture."),
    ])

  static let strip = Schema(
    "strip", Strip(),
    keys: [
      Key("width", .choice, \.width, "Room of a label: equal for all, or as its words need.")
    ])

  static let category = Schema(
    "category", Category(id: "", title: ""), shorthand: "title",
    identity: Identity(\.id) { [$0.title] },
    keys: [
      Key("id", .word, \.id, "Name that stays when the title changes; made from the title where left out."),
      Key("title", .word, \.title, "Label in the strip."),
      Key("rows", .list(of: row), \.rows, "The rows under the label, from the top."),
    ])

  static let row = Schema(
    "row", Row(id: ""), shorthand: "title",
    identity: Identity(\.id) { row in
      guard case .folder(let path, _) = row.source else { return [row.title] }
      return [row.title, Identity<Row>.stem(ofPath: path)]
    },
    keys: [
      Key("id", .word, \.id, "Name that stays when the title changes; made from the title where left out."),
      Key("title", .line, \.title, "Words above the row."),
      Key("subtitle", .line, \.subtitle, "Smaller words beside the title."),
      Key("layout", .choice, \.layout, "How the tiles stand."),
      Key("tile", .map(tileStyle), \.tile, "How the pictures of the row stand."),
      Key("snap", .choice, \.snap, "Where the row comes to rest: anywhere, or at a tile's edge."),
      Key("tiles", .list(of: tile), \.tiles, "What the row shows, from its beginning."),
      Key("from", .map(origin), "Where more tiles come from, after those of the list.") { row, origin in
        row.source = origin.folder.map { .folder(path: $0.path, mark: $0.mark) }
      },
    ])

  static let tileStyle = Schema(
    "row's tile", TileStyle(),
    keys: [
      Key("height", .number(60...600), \.height, "Height of the picture in points: 720 are the panel's short side."),
      Key("shape", .choice, \.shape, "Proportion of the picture's box."),
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

  static let tile = Schema(
    "tile", Tile(id: ""), shorthand: "image",
    identity: Identity(\.id) { [$0.title, $0.image.map { Identity<Tile>.stem(ofPath: $0.name) }] },
    keys: [
      Key("id", .word, \.id, "Name that stays when the title changes; made from the title where left out."),
      Key("image", .picture, \.image, "Path of the picture, relative to this file; a tile may be words alone."),
      Key("title", .line, \.title, "First line under the picture."),
      Key("subtitle", .line, \.subtitle, "Second line under the picture."),
      Key("text", .paragraphs, \.text, "Paragraphs of the page that a tap opens, with empty lines between."),
      Key("open", .choice, \.open, "What a tap does."),
      Key("images", .pictures, \.images, "Further pictures: thumbnails of the page, and the pages of the gallery."),
      Key("link", .link, \.link, "Web address that the page shows as a code for a phone."),
    ])
}
