internal import Catalog

/// Every key of the keeper's file. A new one is an entry here, and nothing else.
enum KioskSchema {
  static let catalog = Schema(
    "kiosk file", Catalog(),
    keys: [
      Key("title", .line, \.title, "Name of the whole, shown while nothing else is."),
      Key("theme", .map(theme), \.theme, "How everything looks."),
      Key("display", .map(display), \.display, "How the panel is mounted."),
      Key(
        "direction", .choice, \.direction,
        "Which way everything runs: from the left, or mirrored from the right as in Arabic and Hebrew."),
      Key("words", .map(words), \.words, "What the interface itself says to visitors; English where left out."),
      Key("strip", .map(strip), \.strip, "How the labels at the top stand."),
      Key("categories", .list(of: category), \.categories, "The labels of the strip, in order.", isRequired: true),
      Key(
        "commands", .commands, \.commands,
        "Programs that options may start: a name, and the program with its arguments."),
    ])

  static let theme = Schema(
    "theme", Theme(),
    keys: [
      Key("style", .choice, \.style, "Light letters on a dark ground, or dark ones on a light ground."),
      Key("accent", .colour, \.accent, "Colour of what is selected or pressed, in quotes."),
      Key("font", ValueType<String?>.line.marked, "Family name of an installed font.") { theme, font in
        theme.font = font.value
        theme.fontMark = font.mark
      },
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
      Key(
        "titles", .choice, \.titles,
        "Whether the titles of rows scroll away with them or stay at the top while they pass."),
    ])
}
