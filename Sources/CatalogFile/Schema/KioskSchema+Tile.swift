internal import Catalog

/// The keys of tiles and of their options.
extension KioskSchema {
  static let tile = Schema(
    "tile", Tile(id: ""), shorthand: "image",
    identity: Identity(\.id) { [$0.title, $0.image.map { Identity<Tile>.stem(ofPath: $0.name) }] },
    keys: [
      Key("id", .word, \.id, "Name that stays when the title changes; made from the title where left out."),
      // In either order of the two keys: what comes first keeps the place for the other.
      Key("image", .picture, "Path of the picture, relative to this file; a tile may be words alone.") { tile, image in
        let focus = tile.image?.focus
        tile.image = image
        tile.image?.focus = focus
      },
      Key("title", .line, \.title, "First line under the picture."),
      Key("subtitle", .line, \.subtitle, "Second line under the picture."),
      Key("text", .paragraphs, \.text, "Paragraphs of the page that a tap opens, with empty lines between."),
      Key("open", .choice, \.open, "What a tap does."),
      Key("images", .pictures, \.images, "Further pictures: thumbnails of the page, and the pages of the gallery."),
      Key("focus", .point, "What of the picture stays in view where it is cut: [x, y], from 0 to 1.") { tile, focus in
        if tile.image == nil { tile.image = ImageReference(path: "", name: "") }
        tile.image?.focus = focus
      },
      Key("link", .link, \.link, "Web address that the page shows as a code for a phone."),
      Key("options", .list(of: option), "Buttons behind the picture.") { tile, options in
        tile.options = options.compactMap(\.checked)
      },
      Key("side", .choice, \.side, "At which end of the tile its options are."),
      Key("grabber", .flag, \.grabber, "Whether a drag at the picture's edge brings the options out."),
    ],
    check: { tile, node, context in
      // A focus alone.
      if tile.image?.path.isEmpty ?? false { tile.image = nil }
    })

  /// What an option does, before what belongs to it is known.
  enum Deed: String, CaseIterable, Sendable { case like, goto, link, hide, run }

  /// An option as it is written.
  struct Option: Sendable {
    var title: String?
    var deed: Deed?
    var category: Named?
    var command: Named?
    var mark: SourceMark?
  }

  /// A word and where it stands.
  struct Named: Sendable {
    var name: String
    var mark: SourceMark
  }

  static let option = Schema(
    "option", Option(), shorthand: "do",
    keys: [
      Key("title", .line, \.title, "Words under the button's sign; left out, what it does."),
      Key("do", .choice, \.deed, "What the button does.", isRequired: true),
      Key("category", .named, \.category, "Title or id of the category that goto shows."),
      Key("command", .named, \.command, "Name of the command under commands: that run starts."),
    ],
    check: { option, node, context throws(Mismatch) in
      option.mark = context.tree.mark(node)
      switch option.deed {
      case .goto where option.category == nil:
        context.report("goto needs a category", at: context.tree.mark(node), fix: "add category: with its title")
        throw .reported
      case .run where option.command == nil:
        context.report(
          "run needs a command", at: context.tree.mark(node), fix: "add command: with a name that commands: declares")
        throw .reported
      default: break
      }
    })
}

extension KioskSchema.Option {
  /// What it does, with what belongs to it; its places in the file are kept for what is found wrong later.
  var checked: TileOption? {
    switch deed {
    case .like: TileOption(title: title, action: .like, mark: mark)
    case .goto: category.map { TileOption(title: title, action: .goto(category: $0.name), mark: $0.mark) }
    case .link: TileOption(title: title, action: .link, mark: mark)
    case .hide: TileOption(title: title, action: .hide, mark: mark)
    case .run: command.map { TileOption(title: title, action: .run(command: $0.name), mark: $0.mark) }
    case nil: nil
    }
  }
}

extension ValueType where Value == KioskSchema.Named {
  /// A name that is declared elsewhere in the file.
  static var named: Self {
    let word = ValueType<String>.word
    return Self(word.expected, json: word.json) { node, context throws(Mismatch) in
      KioskSchema.Named(name: try word.read(node, context), mark: context.tree.mark(node))
    }
  }
}

extension ValueType where Value == [DeclaredCommand] {
  /// Names with a program and its arguments each.
  static var commands: Self {
    let line: JSON = .object(["type": .string("array"), "items": .object(["type": .strings(["string", "number"])])])
    return Self(
      "names with a list of a program and its arguments each",
      json: .object(["type": .string("object"), "additionalProperties": line])
    ) { node, context throws(Mismatch) in
      guard context.tree[node].kind == .map else { throw .fix("write lights: [/usr/bin/lights, \"on\"] for each") }
      var commands: [DeclaredCommand] = []
      for position in 0..<context.tree.count(node) {
        let (key, value) = context.tree.entry(position, of: node)
        let name = context.tree[key].text
        guard let arguments = Self.arguments(value, context), !commands.contains(where: { $0.name == name }) else {
          context.report(
            "command \(quoted(name)) must be a list of a program and its arguments, declared once",
            at: context.tree.mark(value), fix: "write \(name): [/path/of/program, first argument]")
          continue
        }
        commands.append(DeclaredCommand(name: name, arguments: arguments))
      }
      return commands
    }
  }

  /// Text as it is written, a program first.
  private static func arguments(_ list: YAMLTree.NodeID, _ context: ReadingContext) -> [String]? {
    let tree = context.tree
    guard tree[list].kind == .list, tree.count(list) > 0 else { return nil }
    var arguments: [String] = []
    for position in 0..<tree.count(list) {
      let entry = tree[tree.element(position, of: list)]
      guard entry.kind == .plain || entry.kind == .quoted, !entry.text.utf8.contains(0) else { return nil }
      arguments.append(entry.text)
    }
    return arguments[0].isEmpty ? nil : arguments
  }
}
